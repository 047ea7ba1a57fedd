/** The page as it is built, and besides all games lots: it gathers subsets, and belongs to nobody's face. */
import { fileURLToPath } from 'node:url';
import { mergeConfig, type Plugin } from 'vite';
import page from '../vite.config.ts';

const lots = fileURLToPath(new URL('../../../kit/face/lots.testing.ts', import.meta.url));

const withLots: Plugin = {
  name: 'with-lots',
  transform: (code, id) =>
    id.endsWith('/apps/web/games.ts')
      ? `${code}\nentries['../../games/lots/index.ts'] = () => import(${JSON.stringify(lots)});`
      : undefined,
};

export default mergeConfig(page, { plugins: [withLots] });
