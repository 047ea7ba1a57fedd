import { type Parts, same, type Seat } from '@ludoteca/kernel';
import type { Drawing, Entry, Row, Span } from '../face/entry.ts';
import type { Texts, Thing, Zone } from '../face/texts.ts';
import { beside, box, cutRow, flowRows, padRow, rowsWidth, stacked } from './rows.ts';

const SIGNS = ['●', '■', '▲', '◆', '⬢', '✚'];

/** The sign of a seat: its colour again, as a shape. */
export const seatSign = (seat: Seat): Span => ({
  text: SIGNS[seat % SIGNS.length] ?? '',
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
export const drawTable = <P extends Parts>(entry: Entry<P>, drawing: Drawing<P>): readonly Row[] =>
  entry.terminal?.draw(drawing) ?? drawZones(entry.texts[drawing.language], drawing);

/** The generic face: what is common, then every seat's places, the watcher's own last and in a box. */
export function drawZones<P extends Parts>(texts: Texts<P>, drawing: Drawing<P>): readonly Row[] {
  const { view, watcher, names, asked, width } = drawing;
  const zones = texts.zones(view, watcher, names, asked);
  const seats = names.map((_, seat) => seat).filter((seat) => zones.some((zone) => zone.seat === seat));
  const room = width >= WIDE ? (width - PLACES_APART) >> 1 : width;
  const placeOf = (seat: Seat, most: number): Place => seatPlace(zones, drawing, seat, most);
  const common = zones
    .filter(({ seat }) => seat === undefined)
    .map((zone) => commonPlace(zone, room - INDENT.length));
  const others = seats.filter((seat) => seat !== watcher).map((seat) => placeOf(seat, room - INDENT.length));
  const own = seats.filter((seat) => seat === watcher).map((seat) => placeOf(seat, width - BOX));
  return stacked([
    shelves(common.map(rowsOf), width),
    shelves(others.map(rowsOf), width),
    ...own.map(({ head, body }) => box(body, cutRow(head, width - BOX - 1))),
  ]).map((row) => cutRow(row, width));
}

/** A heading with what lies under it. */
interface Place {
  readonly head: Row;
  readonly body: readonly Row[];
}

const rowsOf = ({ head, body }: Place): readonly Row[] => [head, ...body.map(indented)];
const indented = (row: Row): Row => [{ text: INDENT }, ...row];

const commonPlace = <P extends Parts>({ name, things }: Zone<P>, width: number): Place => ({
  head: [{ text: name }],
  body: thingRows(things, width),
});

/** A seat's sign and name over its zones; with a single zone its name says it all. */
function seatPlace<P extends Parts>(
  zones: readonly Zone<P>[],
  { names, asked }: Drawing<P>,
  seat: Seat,
  width: number,
): Place {
  const own = zones.filter((zone) => zone.seat === seat);
  const [only, another] = own;
  const name = names[seat] ?? '';
  const single = only !== undefined && another === undefined ? only : undefined;
  const title =
    single === undefined ? name : single.name.includes(name) ? single.name : `${name} · ${single.name}`;
  const turn: Row = asked?.seat === seat ? [{ text: ' ◂', role: 'possible' }] : [];
  const head: Row = [seatSign(seat), { text: ` ${title}`, role: 'seat', seat }, ...turn];
  return {
    head,
    body: single === undefined ? labelled(own, width) : thingRows(single.things, width),
  };
}

/** Several zones under one another, their names in a column. */
function labelled<P extends Parts>(zones: readonly Zone<P>[], width: number): readonly Row[] {
  const labels = zones.map(({ name }): Row => cutRow([{ text: name, role: 'quiet' }], width >> 1));
  const column = rowsWidth(labels);
  return zones.flatMap(({ things }, i) =>
    beside(
      [[padRow(labels[i] ?? [], column)], thingRows(things, width - column - THINGS_APART)],
      THINGS_APART,
    ),
  );
}

function thingRows<P extends Parts>(things: readonly Thing<P>[], width: number): readonly Row[] {
  if (things.length === 0) return [[{ text: '–', role: 'quiet' }]];
  return flowRows(counted(things).map(thingRow), width, THINGS_APART);
}

/** What can be chosen has a mark and the colour of the possible. */
function thingRow<P extends Parts>({ name, count = 1, role, options = [] }: Thing<P>): Row {
  const many: Row = count === 1 ? [] : [{ text: ` ×${count}`, role: 'quiet' }];
  if (options.length > 0) return [{ text: `▸ ${name}`, role: 'possible' }, ...many];
  return [role === undefined ? { text: name } : { text: name, role }, ...many];
}

/** Equal things are told once, with their number. */
function counted<P extends Parts>(things: readonly Thing<P>[]): readonly Thing<P>[] {
  const told: Thing<P>[] = [];
  for (const thing of things) {
    const { count: _, ...kind } = thing;
    const like = told.findIndex(({ count: __, ...other }) => same(other, kind));
    const known = told[like];
    if (known === undefined) told.push(thing);
    else told[like] = { ...known, count: (known.count ?? 1) + (thing.count ?? 1) };
  }
  return told;
}

/** Blocks side by side where they fit, else in shelves, those under one another aligned. */
function shelves(blocks: readonly (readonly Row[])[], width: number): readonly Row[] {
  const line = beside(blocks, PLACES_APART);
  if (rowsWidth(line) <= width) return line;
  const widest = Math.max(...blocks.map(rowsWidth));
  const perShelf = Math.max(1, Math.floor((width + PLACES_APART) / (widest + PLACES_APART)));
  const wide = blocks.map((block) => block.map((row) => padRow(row, widest)));
  const shelf = (_: unknown, i: number): readonly Row[] =>
    beside(wide.slice(i * perShelf, (i + 1) * perShelf), PLACES_APART);
  return stacked(Array.from({ length: Math.ceil(blocks.length / perShelf) }, shelf));
}
