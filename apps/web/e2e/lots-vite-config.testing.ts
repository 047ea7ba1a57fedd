/** Build configuration of the page with the test game Lots, which has subset questions and no board of its own. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import page from '../vite.config.ts';

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Modules of test games by their folder name. */
const GAMES = {
  lots: pathOf('../../../kit/catalogue/lots-entry.testing.ts'),
  decked: pathOf('./extended-lots.testing.ts'),
  filed: pathOf('./lots-with-saves.testing.ts'),
};

let isAdded = false;

const withLots: Plugin = {
  name: 'with-lots',
  transform: (code, id) => {
    if (!id.endsWith('/apps/web/pages/load-entry.ts')) return undefined;
    isAdded = true;
    return Object.entries(GAMES).reduce(
      (all, [game, path]) =>
        `${all}\nentryModules['../../../games/${game}/entry.ts'] = () => import(${JSON.stringify(path)});`,
      code,
    );
  },
  buildEnd: () => {
    if (!isAdded) throw new Error('The module that imports the games has moved: correct its path here.');
  },
};

/** Without the compressed copies, which take most of the time of a build. */
export default defineConfig({ ...page, plugins: [react(), withLots] });
