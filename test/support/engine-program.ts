/**
 * A program that behaves as its arguments say, for the tests of supervision: `--babble` writes
 * rubbish, `--die-in MS`, `--mute` never listens, `--stubborn` ignores SIGTERM and its standard input.
 */
import { announceEngine } from '../../engines/grpc-service.js';
import { serveContentEngine } from './content-engine.js';

const args = process.argv.slice(2);

if (args.includes('--babble')) {
  process.stdout.write(`{"listening": 3}\nnull\n${'rubbish '.repeat(10_000)}\n`);
  for (let line = 0; line < 500; line++) process.stderr.write(`complaint ${line}\n`);
  process.stderr.write('x'.repeat(100_000));
}
if (args.includes('--stubborn')) {
  process.on('SIGTERM', () => {});
  setInterval(() => {}, 1000);
}
if (args.includes('--refuse')) {
  process.stderr.write('no music here\n');
  process.exit(3);
}
const engine = await serveContentEngine({ services: [{ id: 'library', name: 'Library' }], items: [] });
if (args.includes('--stubborn')) process.stdout.write(`${JSON.stringify({ listening: engine.address })}\n`);
else announceEngine(engine, { supervised: true });
