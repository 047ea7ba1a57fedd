/** The generic terminal renderer, which draws any game from the zones of its texts. */
import { type Parts, deepEqual, type Seat } from '@ludoteca/kernel';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { stackParts, type TablePart, truncateParts } from './layout.ts';
import type { RenderContext } from './terminal-renderer.ts';
import type { TextRow, TextSpan } from './text-row.ts';
import type { GameTexts, ZoneItem, Zone } from '../text/game-texts.ts';
import {
  placeSideBySide,
  drawBox,
  truncateRow,
  flowRows,
  padRow,
  maxRowWidth,
  stackBlocks,
} from './row-layout.ts';

const SEAT_SYMBOLS = ['●', '■', '▲', '◆', '⬢', '✚'];

/** The symbol of a seat, which repeats its colour as a shape. */
export const seatSymbol = (seat: Seat): TextSpan => ({
  text: SEAT_SYMBOLS[seat % SEAT_SYMBOLS.length] ?? '',
  role: 'seat',
  seat,
});

/** Columns between items, and between blocks side by side. */
const ITEM_GAP = 3;
const BLOCK_GAP = 4;
/** Indentation under a heading, and the columns that a box takes. */
const INDENT = '  ';
const BOX_COLUMNS = 4;
/** Width from which two columns of blocks are used. */
const TWO_COLUMNS_WIDTH = 120;

/** Draws the parts of a game with its own renderer, or else from its zones. */
export const drawTableParts = <P extends Parts>(
  entry: CatalogueEntry<P>,
  context: RenderContext<P>,
): readonly TablePart[] =>
  entry.terminal?.parts(context) ?? drawZones(entry.texts[context.language], context);

/** Draws the whole table. */
export const drawTable = <P extends Parts>(
  entry: CatalogueEntry<P>,
  context: RenderContext<P>,
): readonly TextRow[] => stackParts(drawTableParts(entry, context));

/** Draws shared zones first, then the zones of each seat, the watcher's own last and in a box. */
export function drawZones<P extends Parts>(
  texts: GameTexts<P>,
  context: RenderContext<P>,
): readonly TablePart[] {
  const { view, watcher, names, asked, width } = context;
  const zones = texts.zones(view, watcher, names, asked);
  const seats = names.map((_, seat) => seat).filter((seat) => zones.some((zone) => zone.seat === seat));
  const room = width >= TWO_COLUMNS_WIDTH ? (width - BLOCK_GAP) >> 1 : width;
  const seatBlockOf = (seat: Seat, most: number): SeatBlock => seatBlock(zones, context, seat, most);
  const common = zones
    .filter(({ seat }) => seat === undefined)
    .map((zone) => commonBlock(zone, room - INDENT.length));
  const others = seats
    .filter((seat) => seat !== watcher)
    .map((seat) => seatBlockOf(seat, room - INDENT.length));
  const own = seats.filter((seat) => seat === watcher).map((seat) => seatBlockOf(seat, width - BOX_COLUMNS));
  const parts: readonly TablePart[] = [
    {
      priority: 'turn',
      forms: [
        placeInColumns(common.map(blockRows), width),
        flowRows(
          common.flatMap(({ head, body }) => [head].concat(body)),
          width,
          ITEM_GAP,
        ),
      ],
    },
    {
      priority: 'others',
      forms: [
        placeInColumns(others.map(blockRows), width),
        flowRows(
          others.map(({ head }) => head),
          width,
          ITEM_GAP,
        ),
      ],
    },
    ...own.map((block): TablePart => ({
      priority: 'own',
      forms: [
        drawBox(block.body, truncateRow(block.head, width - BOX_COLUMNS - 1)),
        blockRows(block),
        flowRows([block.head, ...block.body], width, ITEM_GAP),
      ],
    })),
  ];
  return truncateParts(parts, width);
}

/** A heading and the rows under it. */
interface SeatBlock {
  readonly head: TextRow;
  readonly body: readonly TextRow[];
}

const blockRows = ({ head, body }: SeatBlock): readonly TextRow[] => [head, ...body.map(indented)];
const indented = (row: TextRow): TextRow => [{ text: INDENT }, ...row];

const commonBlock = <P extends Parts>({ name, items }: Zone<P>, width: number): SeatBlock => ({
  head: [{ text: name }],
  body: itemRows(items, width),
});

/** Draws the zones of a seat under its symbol and name; a single zone shares the heading. */
function seatBlock<P extends Parts>(
  zones: readonly Zone<P>[],
  { names, asked }: RenderContext<P>,
  seat: Seat,
  width: number,
): SeatBlock {
  const own = zones.filter((zone) => zone.seat === seat);
  const [only, another] = own;
  const name = names[seat] ?? '';
  const single = only !== undefined && another === undefined ? only : undefined;
  const title =
    single === undefined ? name : single.name.includes(name) ? single.name : `${name} · ${single.name}`;
  const turn: TextRow = asked?.seat === seat ? [{ text: ' ◂', role: 'possible' }] : [];
  const head: TextRow = [seatSymbol(seat), { text: ` ${title}`, role: 'seat', seat }, ...turn];
  return {
    head,
    body: single === undefined ? labelledZones(own, width) : itemRows(single.items, width),
  };
}

/** Stacks several zones with their names in a column. */
function labelledZones<P extends Parts>(zones: readonly Zone<P>[], width: number): readonly TextRow[] {
  const labels = zones.map(({ name }): TextRow => truncateRow([{ text: name, role: 'quiet' }], width >> 1));
  const column = maxRowWidth(labels);
  return zones.flatMap(({ items }, i) =>
    placeSideBySide(
      [[padRow(labels[i] ?? [], column)], itemRows(items, width - column - ITEM_GAP)],
      ITEM_GAP,
    ),
  );
}

function itemRows<P extends Parts>(items: readonly ZoneItem<P>[], width: number): readonly TextRow[] {
  if (items.length === 0) return [[{ text: '–', role: 'quiet' }]];
  return flowRows(mergeEqualItems(items).map(itemRow), width, ITEM_GAP);
}

/** Draws an item; selectable items have a mark and a colour. */
function itemRow<P extends Parts>({ name, count = 1, role, options = [] }: ZoneItem<P>): TextRow {
  const many: TextRow = count === 1 ? [] : [{ text: ` ×${count}`, role: 'quiet' }];
  if (options.length > 0) return [{ text: `▸ ${name}`, role: 'possible' }, ...many];
  return [role === undefined ? { text: name } : { text: name, role }, ...many];
}

/** Merges equal items and adds up their counts. */
function mergeEqualItems<P extends Parts>(items: readonly ZoneItem<P>[]): readonly ZoneItem<P>[] {
  const merged: ZoneItem<P>[] = [];
  for (const item of items) {
    const { count: _, ...kind } = item;
    const index = merged.findIndex(({ count: __, ...other }) => deepEqual(other, kind));
    const known = merged[index];
    if (known === undefined) merged.push(item);
    else merged[index] = { ...known, count: (known.count ?? 1) + (item.count ?? 1) };
  }
  return merged;
}

/** Places blocks side by side, in several aligned lines if they do not fit in one. */
function placeInColumns(blocks: readonly (readonly TextRow[])[], width: number): readonly TextRow[] {
  const line = placeSideBySide(blocks, BLOCK_GAP);
  if (maxRowWidth(line) <= width) return line;
  const widest = Math.max(...blocks.map(maxRowWidth));
  const perShelf = Math.max(1, Math.floor((width + BLOCK_GAP) / (widest + BLOCK_GAP)));
  const wide = blocks.map((block) => block.map((row) => padRow(row, widest)));
  const shelf = (_: unknown, i: number): readonly TextRow[] =>
    placeSideBySide(wide.slice(i * perShelf, (i + 1) * perShelf), BLOCK_GAP);
  return stackBlocks(Array.from({ length: Math.ceil(blocks.length / perShelf) }, shelf));
}
