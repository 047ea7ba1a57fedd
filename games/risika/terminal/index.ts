/** The terminal renderer: the board, then the players, the chances of attacks, the own cards. */
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
import { risikaTexts } from '../text/index.ts';
import { formatCard } from '../text/sentences.ts';
import { drawChances } from './draw-chances.ts';
import { drawList } from './draw-list.ts';
import { drawMap, MAP_WIDTH } from './draw-map.ts';
import { findMarks, ORIGIN, TARGET } from './territory-marks.ts';
import { drawPlayers } from './draw-players.ts';
import { createAttackUntilOrders } from './attack-until.ts';
import { terminalTexts } from './texts/index.ts';

const ITEM_GAP = 3;

function drawLegend(context: RenderContext<Risika>, isMap: boolean): readonly TextRow[] {
  const texts = terminalTexts[context.language];
  const { origins, targets } = findMarks(context);
  const entries = [
    ...(targets.size > 0 ? [`${TARGET} ${texts.target}`] : []),
    ...(origins.size > 0 ? [`${ORIGIN} ${texts.origin}`] : []),
    ...(isMap ? [texts.wrap] : []),
  ];
  return entries.length === 0
    ? []
    : flowRows(
        entries.map((text): TextRow => [{ text, role: 'quiet' }]),
        context.width,
        ITEM_GAP,
      );
}

function drawOwnHand({ view, watcher, language, width }: RenderContext<Risika>): readonly TextRow[] {
  if (typeof watcher !== 'number') return [];
  const { cards } = at(view.hands, watcher);
  if (cards.length === 0) return [];
  const items = cards.map((card): TextRow => [{ text: formatCard(risikaTexts[language], card) }]);
  return [[{ text: terminalTexts[language].hand, role: 'quiet' }], ...flowRows(items, width, ITEM_GAP)];
}

export const terminal: TerminalRenderer<Risika> = {
  draw: (context) => {
    const isMap = context.width >= MAP_WIDTH;
    const board = isMap ? drawMap(context) : drawList(context);
    return stackBlocks([
      [...board, ...drawLegend(context, isMap)],
      drawPlayers(context),
      drawChances(context),
      drawOwnHand(context),
    ]).map((row) => truncateRow(row, context.width));
  },
  standingOrders: createAttackUntilOrders,
};
