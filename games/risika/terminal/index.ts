import { at } from '@ludoteca/kernel';
import {
  truncateRow,
  type RenderContext,
  flowRows,
  type TextRow,
  stackBlocks,
  type TerminalRenderer,
} from '@ludoteca/kit';
import type { Risika } from '../parts.ts';
import { words as texts } from '../text/index.ts';
import { cardIn } from '../text/sentences.ts';
import { chances } from './chances.ts';
import { drawList } from './list.ts';
import { drawMap, MAP_WIDTH } from './map.ts';
import { marksOf, ORIGIN, TARGET } from './marks.ts';
import { playersTable } from './players.ts';
import { untilGesture } from './until.ts';
import { words } from './words.ts';

const CARDS_APART = 3;

/** What the signs mean, where there are any. */
function legend(drawing: RenderContext<Risika>, isMap: boolean): readonly TextRow[] {
  const said = words[drawing.language];
  const { origins, targets } = marksOf(drawing);
  const signs = [
    ...(targets.size > 0 ? [`${TARGET} ${said.target}`] : []),
    ...(origins.size > 0 ? [`${ORIGIN} ${said.origin}`] : []),
    ...(isMap ? [said.wrap] : []),
  ];
  return signs.length === 0
    ? []
    : flowRows(
        signs.map((text): TextRow => [{ text, role: 'quiet' }]),
        drawing.width,
        CARDS_APART,
      );
}

function ownHand({ view, watcher, language, width }: RenderContext<Risika>): readonly TextRow[] {
  if (typeof watcher !== 'number') return [];
  const { cards } = at(view.hands, watcher);
  if (cards.length === 0) return [];
  const items = cards.map((card): TextRow => [{ text: cardIn(texts[language], card) }]);
  return [[{ text: words[language].hand, role: 'quiet' }], ...flowRows(items, width, CARDS_APART)];
}

/** The board above, then everybody, the chances of what is possible, the own cards. */
export const terminal: TerminalRenderer<Risika> = {
  draw: (drawing) => {
    const isMap = drawing.width >= MAP_WIDTH;
    const board = isMap ? drawMap(drawing) : drawList(drawing);
    return stackBlocks([
      [...board, ...legend(drawing, isMap)],
      playersTable(drawing),
      chances(drawing),
      ownHand(drawing),
    ]).map((row) => truncateRow(row, drawing.width));
  },
  standingOrders: untilGesture,
};
