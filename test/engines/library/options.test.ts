import t from 'tap';
import { readOptions } from '../../../engines/library/options.js';

t.test('the command line is read', async (t) => {
  t.match(readOptions(['--music', '/m', '--data', '/d', '--http-port', '8090', '--supervised']), {
    music: '/m',
    data: '/d',
    httpPort: 8090,
    supervised: true,
    timeLimited: 3600,
  });
  t.match(readOptions(['--demo', '--data', '/d']), { music: undefined });
  t.same(readOptions(['--make-demo', '/x']), { makeDemo: '/x' });
  t.equal(readOptions(['--help']), undefined);
});

t.test('what is wrong with it is named', async (t) => {
  const table: readonly (readonly [readonly string[], RegExp])[] = [
    [['--data', '/d'], /--music DIR or --demo/],
    [['--music', '/m', '--demo', '--data', '/d'], /--music DIR or --demo/],
    [['--demo'], /--data/],
    [['--demo', '--data', '/d', '--http-port', '70000'], /--http-port/],
    [['--demo', '--data', '/d', '--time-limited', 'long'], /--time-limited/],
    [['--demo', '--data', '/d', '--public-url', 'music.example'], /--public-url/],
    [['--unknown'], /--unknown/],
  ];
  for (const [args, problem] of table) {
    t.throws(() => readOptions(args), problem);
  }
});
