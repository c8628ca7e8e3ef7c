// The import rules of the house: one direction, front doors, adapters behind one folder.
// docs/architecture.md says why; `npm run lint:imports` checks them.

/** Rooms from the highest to the lowest: a room imports only rooms below it. */
const rooms = ['speech', 'playables', 'taste', 'content', 'devices', 'support', 'users', 'accounts'];
const anyRoom = rooms.join('|');

const downwards = rooms.map((room, place) => ({
  name: `${room}-imports-only-rooms-below`,
  comment: 'A room imports only rooms below it.',
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: { path: `^src/(${rooms.slice(0, place).join('|') || '(?!)'})/` },
}));

module.exports = {
  forbidden: [
    ...downwards,
    {
      name: 'front-doors-only',
      comment: 'Another room is entered by its front door, <room>/<room>.ts.',
      severity: 'error',
      from: { path: `^src/(${anyRoom})/` },
      to: { path: `^src/(${anyRoom})/`, pathNot: [`^src/$1/`, `^src/(${anyRoom})/\\1\\.ts$`] },
    },
    {
      name: 'edges-use-front-doors',
      severity: 'error',
      from: { path: '^src/(http|voice)/' },
      to: { path: `^src/(${anyRoom})/`, pathNot: `^src/(${anyRoom})/\\1\\.ts$` },
    },
    {
      name: 'rooms-import-no-edge',
      severity: 'error',
      from: { path: `^src/(${anyRoom})/` },
      to: { path: '^src/(http|voice|cli)/' },
    },
    {
      name: 'edges-are-apart',
      severity: 'error',
      from: { path: '^src/(http|voice)/' },
      to: { path: '^src/(http|voice)/', pathNot: '^src/$1/' },
    },
    {
      name: 'only-the-house-sees-adapters',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(house|adapters)/' },
      to: { path: '^src/adapters/' },
    },
    {
      name: 'sql-lives-in-stores',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(house/|db/|[a-z]+/[a-z-]*store\\.ts$)' },
      to: { path: ['^src/db/', 'node_modules/(kysely|better-sqlite3)/'], pathNot: '^src/db/database\\.ts$' },
    },
    {
      name: 'ports-are-a-leaf',
      severity: 'error',
      from: { path: '^src/ports/' },
      to: { pathNot: ['^src/ports/', '^src/errors\\.ts$'] },
    },
    {
      name: 'names-and-languages-are-leaves',
      severity: 'error',
      from: { path: '^src/(names|languages)/' },
      to: { path: '^(src|workers|engines)/', pathNot: '^src/($1|ports)/' },
    },
    {
      name: 'workers-stand-alone',
      comment: 'Workers see the types of the ports, the names, the languages, and their own files.',
      severity: 'error',
      from: { path: '^workers/' },
      to: { path: '^(src|engines)/', pathNot: '^src/(ports|names|languages)/' },
    },
    {
      name: 'engines-speak-only-the-contract',
      severity: 'error',
      from: { path: '^engines/' },
      to: {
        path: '^(src|workers)/',
        pathNot: '^src/((gen|names)/|(byte-range|node-version|seal|version)\\.ts$)',
      },
    },
    {
      name: 'session-is-pure',
      severity: 'error',
      from: { path: '^src/voice/session\\.ts$' },
      to: { pathNot: '^src/voice/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'uwebsockets-only-in-the-edges',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(http|voice)/' },
      to: { path: 'node_modules/uWebSockets\\.js/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, pathNot: ['^test/', '^src/gen/', '\\.d\\.ts$', '^src/install-command\\.ts$'] },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
