/** The page as it is built, and besides all games lots: it gathers subsets, and belongs to nobody's face. */
import { fileURLToPath } from 'node:url';
import { mergeConfig, type Plugin } from 'vite';
import page from '../vite.config.ts';

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** By the folders that they would have. */
const GAMES = {
  lots: pathOf('../../../kit/catalogue/lots-entry.testing.ts'),
  decked: pathOf('./talking.testing.ts'),
  filed: pathOf('./filed.testing.ts'),
};

const withLots: Plugin = {
  name: 'with-lots',
  transform: (code, id) =>
    id.endsWith('/apps/web/games.ts')
      ? Object.entries(GAMES).reduce(
          (all, [game, path]) =>
            `${all}\nentries['../../games/${game}/index.ts'] = () => import(${JSON.stringify(path)});`,
          code,
        )
      : undefined,
};

export default mergeConfig(page, { plugins: [withLots] });
