/** The terminal renderer: the board, then the players, the chances of attacks, the own cards. */
import { at } from '@ludoteca/kernel';
import {
  type RenderContext,
  flowRows,
  type TablePart,
  type TextRow,
  type TerminalRenderer,
  truncateParts,
} from '@ludoteca/kit';
import type { Risika } from '../parts.ts';
import { risikaTexts } from '../text/index.ts';
import { formatCard } from '../text/sentences.ts';
import { drawChances } from './draw-chances.ts';
import { drawFacultyRows, drawList, drawMarkedTerritories } from './draw-list.ts';
import { drawMap, MAP_WIDTH } from './draw-map.ts';
import { findMarks, ORIGIN, TARGET } from './territory-marks.ts';
import { drawPlayerItems, drawPlayers } from './draw-players.ts';
import { createAttackUntilCommands } from './attack-until.ts';
import { terminalTexts } from './texts/index.ts';

const ITEM_GAP = 3;
const MIN_BOARD_ROWS = 4;

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

/** The own cards below a heading, then after it. */
function drawOwnHand({ view, watcher, language, width }: RenderContext<Risika>): TablePart['forms'] {
  if (typeof watcher !== 'number') return [];
  const { cards } = at(view.hands, watcher);
  if (cards.length === 0) return [];
  const head: TextRow = [{ text: terminalTexts[language].hand, role: 'quiet' }];
  const items = cards.map((card): TextRow => [{ text: formatCard(risikaTexts[language], card) }]);
  return [[head, ...flowRows(items, width, ITEM_GAP)], flowRows([head, ...items], width, ITEM_GAP)];
}

/** The map or the list with its legend, then the faculties in few rows, then only the territories that can be chosen. */
function drawBoard(context: RenderContext<Risika>): TablePart['forms'] {
  const isMap = context.width >= MAP_WIDTH;
  const board = isMap ? drawMap(context) : drawList(context);
  const marked = drawMarkedTerritories(context);
  return [
    [...board, ...drawLegend(context, isMap)],
    ...(isMap ? [board] : []),
    drawFacultyRows(context),
    ...(marked.length === 0 ? [] : [marked]),
  ];
}

export const terminal: TerminalRenderer<Risika> = {
  parts: (context) =>
    truncateParts(
      [
        { priority: 'others', forms: drawBoard(context), min: MIN_BOARD_ROWS },
        { priority: 'own', forms: [drawPlayers(context), drawPlayerItems(context)] },
        { priority: 'detail', forms: [drawChances(context)] },
        { priority: 'own', forms: drawOwnHand(context) },
      ],
      context.width,
    ),
  orderCommands: createAttackUntilCommands,
};
