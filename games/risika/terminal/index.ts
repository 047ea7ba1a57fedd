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
import { risikaTexts as texts } from '../text/index.ts';
import { formatCard } from '../text/sentences.ts';
import { drawChances } from './draw-chances.ts';
import { drawList } from './draw-list.ts';
import { drawMap, MAP_WIDTH } from './draw-map.ts';
import { findMarks, ORIGIN, TARGET } from './territory-marks.ts';
import { drawPlayers } from './draw-players.ts';
import { createAttackUntilOrders } from './attack-until.ts';
import { terminalTexts } from './texts/index.ts';

const ITEM_GAP = 3;

/** What the signs mean, where there are any. */
function drawLegend(drawing: RenderContext<Risika>, isMap: boolean): readonly TextRow[] {
  const said = terminalTexts[drawing.language];
  const { origins, targets } = findMarks(drawing);
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
        ITEM_GAP,
      );
}

function drawOwnHand({ view, watcher, language, width }: RenderContext<Risika>): readonly TextRow[] {
  if (typeof watcher !== 'number') return [];
  const { cards } = at(view.hands, watcher);
  if (cards.length === 0) return [];
  const items = cards.map((card): TextRow => [{ text: formatCard(texts[language], card) }]);
  return [[{ text: terminalTexts[language].hand, role: 'quiet' }], ...flowRows(items, width, ITEM_GAP)];
}

/** The board above, then everybody, the chances of what is possible, the own cards. */
export const terminal: TerminalRenderer<Risika> = {
  draw: (drawing) => {
    const isMap = drawing.width >= MAP_WIDTH;
    const board = isMap ? drawMap(drawing) : drawList(drawing);
    return stackBlocks([
      [...board, ...drawLegend(drawing, isMap)],
      drawPlayers(drawing),
      drawChances(drawing),
      drawOwnHand(drawing),
    ]).map((row) => truncateRow(row, drawing.width));
  },
  standingOrders: createAttackUntilOrders,
};
