/** The contents of the package `ludoteca`: its public modules, its programs and the files that it brings along. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Modules of the programs, in the folder dist. */
export const PROGRAMS = {
  main: 'apps/cli/main.ts',
  worker: 'apps/cli/simulation/worker.ts',
  'server-worker': 'apps/server/execution/worker.ts',
};

const listGames = (root) =>
  readdirSync(join(root, 'games')).filter((id) => existsSync(join(root, 'games', id, 'index.ts')));

/** Public modules: what users import, the module in dist, its source. */
export const listExports = (root) => [
  { name: '.', module: 'index', source: 'apps/api/index.ts' },
  { name: './kernel', module: 'kernel', source: 'kernel/index.ts' },
  { name: './kit', module: 'kit', source: 'kit/index.ts' },
  { name: './testkit', module: 'testkit', source: 'testkit/index.ts' },
  ...listGames(root).map((id) => ({
    name: `./games/${id}`,
    module: `game-${id}`,
    source: `games/${id}/index.ts`,
  })),
];

/** Small modules at the places where the sources look for them. They start the bundled programs. */
export const STARTERS = {
  'bin.mjs': `#!/usr/bin/env node\nimport { main } from './dist/main.mjs';\n\nawait main();\n`,
  'apps/cli/simulation/start-worker.mjs': `import '../../../dist/worker.mjs';\n`,
  'apps/server/execution/start-worker.mjs': `import '../../../dist/server-worker.mjs';\n`,
};

const DOCUMENTS = [
  'api',
  'archive-format',
  'bot-protocol',
  'cli',
  'env',
  'scaling',
  'server',
  'simulation',
  'terminal',
  'writing-a-game',
];

/** Files that are copied as they are, at the same place. */
export const listCopies = (root) => [
  'LICENSE',
  'out/web',
  'examples/bots',
  'examples/python',
  ...DOCUMENTS.map((name) => `docs/${name}.md`),
  // The template of new games.
  'games/rumour',
  ...listGames(root).map((id) => `games/${id}/RULES.md`),
];

/** Declarations of React components, which only the games of the project can have: users would need React to check them. */
export const UNPUBLISHED_DECLARATIONS = ['kit/catalogue/web-board'];

/** The project's folders by the name under which sources import them, with the folder of their declarations. */
export const DECLARATIONS = {
  '@ludoteca/kernel': 'kernel/index',
  '@ludoteca/kit': 'kit/index',
  '@ludoteca/games': 'games/catalogue',
  '@ludoteca/players': 'players/index',
  '@ludoteca/players/bots': 'players/bots/index',
  '@ludoteca/players/process': 'players-process/index',
  '@ludoteca/testkit': 'testkit/index',
};
