import { type Parts, deepEqual, type Seat } from '@ludoteca/kernel';
import type { RenderContext, CatalogueEntry, TextRow, TextSpan } from '../catalogue/catalogue-entry.ts';
import type { GameTexts, ZoneItem, Zone } from '../text/game-texts.ts';
import {
  placeSideBySide,
  drawBox,
  truncateRow,
  flowRows,
  padRow,
  maxRowWidth,
  stackBlocks,
} from './text-rows.ts';

const SEAT_SYMBOLS = ['●', '■', '▲', '◆', '⬢', '✚'];

/** The sign of a seat: its colour again, as a shape. */
export const seatSymbol = (seat: Seat): TextSpan => ({
  text: SEAT_SYMBOLS[seat % SEAT_SYMBOLS.length] ?? '',
  role: 'seat',
  seat,
});

/** Between things, and between places side by side. */
const THINGS_APART = 3;
const PLACES_APART = 4;
/** What lies under a heading begins later; a box takes this much of the width. */
const INDENT = '  ';
const BOX = 4;
/** From here on two long places fit side by side. */
const WIDE = 120;

/** The table as a watcher sees it: by the game's own face, or else by its zones. */
export const drawTable = <P extends Parts>(
  entry: CatalogueEntry<P>,
  drawing: RenderContext<P>,
): readonly TextRow[] => entry.terminal?.draw(drawing) ?? drawZones(entry.texts[drawing.language], drawing);

/** The generic face: what is common, then every seat's places, the watcher's own last and in a box. */
export function drawZones<P extends Parts>(
  texts: GameTexts<P>,
  drawing: RenderContext<P>,
): readonly TextRow[] {
  const { view, watcher, names, asked, width } = drawing;
  const zones = texts.zones(view, watcher, names, asked);
  const seats = names.map((_, seat) => seat).filter((seat) => zones.some((zone) => zone.seat === seat));
  const room = width >= WIDE ? (width - PLACES_APART) >> 1 : width;
  const placeOf = (seat: Seat, most: number): SeatBlock => seatBlock(zones, drawing, seat, most);
  const common = zones
    .filter(({ seat }) => seat === undefined)
    .map((zone) => commonBlock(zone, room - INDENT.length));
  const others = seats.filter((seat) => seat !== watcher).map((seat) => placeOf(seat, room - INDENT.length));
  const own = seats.filter((seat) => seat === watcher).map((seat) => placeOf(seat, width - BOX));
  return stackBlocks([
    placeInColumns(common.map(blockRows), width),
    placeInColumns(others.map(blockRows), width),
    ...own.map(({ head, body }) => drawBox(body, truncateRow(head, width - BOX - 1))),
  ]).map((row) => truncateRow(row, width));
}

/** A heading with what lies under it. */
interface SeatBlock {
  readonly head: TextRow;
  readonly body: readonly TextRow[];
}

const blockRows = ({ head, body }: SeatBlock): readonly TextRow[] => [head, ...body.map(indented)];
const indented = (row: TextRow): TextRow => [{ text: INDENT }, ...row];

const commonBlock = <P extends Parts>({ name, items: things }: Zone<P>, width: number): SeatBlock => ({
  head: [{ text: name }],
  body: itemRows(things, width),
});

/** A seat's sign and name over its zones; with a single zone its name says it all. */
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

/** Several zones under one another, their names in a column. */
function labelledZones<P extends Parts>(zones: readonly Zone<P>[], width: number): readonly TextRow[] {
  const labels = zones.map(({ name }): TextRow => truncateRow([{ text: name, role: 'quiet' }], width >> 1));
  const column = maxRowWidth(labels);
  return zones.flatMap(({ items: things }, i) =>
    placeSideBySide(
      [[padRow(labels[i] ?? [], column)], itemRows(things, width - column - THINGS_APART)],
      THINGS_APART,
    ),
  );
}

function itemRows<P extends Parts>(things: readonly ZoneItem<P>[], width: number): readonly TextRow[] {
  if (things.length === 0) return [[{ text: '–', role: 'quiet' }]];
  return flowRows(mergeEqualItems(things).map(itemRow), width, THINGS_APART);
}

/** What can be chosen has a mark and the colour of the possible. */
function itemRow<P extends Parts>({ name, count = 1, role, options = [] }: ZoneItem<P>): TextRow {
  const many: TextRow = count === 1 ? [] : [{ text: ` ×${count}`, role: 'quiet' }];
  if (options.length > 0) return [{ text: `▸ ${name}`, role: 'possible' }, ...many];
  return [role === undefined ? { text: name } : { text: name, role }, ...many];
}

/** Equal things are told once, with their number. */
function mergeEqualItems<P extends Parts>(things: readonly ZoneItem<P>[]): readonly ZoneItem<P>[] {
  const told: ZoneItem<P>[] = [];
  for (const thing of things) {
    const { count: _, ...kind } = thing;
    const like = told.findIndex(({ count: __, ...other }) => deepEqual(other, kind));
    const known = told[like];
    if (known === undefined) told.push(thing);
    else told[like] = { ...known, count: (known.count ?? 1) + (thing.count ?? 1) };
  }
  return told;
}

/** Blocks side by side where they fit, else in shelves, those under one another aligned. */
function placeInColumns(blocks: readonly (readonly TextRow[])[], width: number): readonly TextRow[] {
  const line = placeSideBySide(blocks, PLACES_APART);
  if (maxRowWidth(line) <= width) return line;
  const widest = Math.max(...blocks.map(maxRowWidth));
  const perShelf = Math.max(1, Math.floor((width + PLACES_APART) / (widest + PLACES_APART)));
  const wide = blocks.map((block) => block.map((row) => padRow(row, widest)));
  const shelf = (_: unknown, i: number): readonly TextRow[] =>
    placeSideBySide(wide.slice(i * perShelf, (i + 1) * perShelf), PLACES_APART);
  return stackBlocks(Array.from({ length: Math.ceil(blocks.length / perShelf) }, shelf));
}
