import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { readLoginProviders } from '../../../src/adapters/login-providers.js';

const acme = { provider: 'acme', issuer: 'https://accounts.example.org', client_id: 'parlando' };

t.test('login providers are read from a file', async (t) => {
  const file = join(t.testdir(), 'providers.json');
  writeFileSync(file, JSON.stringify([acme, { ...acme, provider: 'other', countries: ['de'] }]));
  t.match(readLoginProviders(file), [acme, { provider: 'other', countries: ['de'] }]);
});

t.test('a wrong file is one sentence that names it', async (t) => {
  const file = join(t.testdir(), 'providers.json');
  const wrong = [
    'no json',
    '{}',
    JSON.stringify([{ ...acme, provider: 'No Name' }]),
    JSON.stringify([{ ...acme, issuer: 'nowhere' }]),
    JSON.stringify([acme, acme]),
  ];
  for (const content of wrong) {
    writeFileSync(file, content);
    t.throws(() => readLoginProviders(file), { message: /providers\.json .*\.$/ }, content);
  }
  t.throws(() => readLoginProviders('/nowhere/providers.json'), { message: /^\/nowhere/ });
});
