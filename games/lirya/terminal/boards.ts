import { at, type Seat } from '@ludoteca/kernel';
import {
  placeSideBySide,
  type RenderContext,
  flowRows,
  padRow,
  type TextRow,
  seatSymbol,
} from '@ludoteca/kit';
import type { Lirya } from '../parts.ts';
import { BACK, SLOTS, STRUCTURES } from '../rules/table.ts';
import { LETTERS, type Speech } from '../text/speech.ts';
import type { Keys } from './keys.ts';
import { pieceRows } from './pieces.ts';
import { words } from './words.ts';

const APART = 2;
const FACTS_APART = 3;
/** A place is no narrower: below that the places of a line go over several rows. */
const NARROWEST = 20;

/** What is drawn, in whose words, with which keys. */
export interface Desk {
  readonly drawing: RenderContext<Lirya>;
  readonly say: Speech;
  readonly keys: Keys;
}

/** Sign, name, life, energy and piles of a player. */
function headRows({ drawing, keys }: Desk, seat: Seat): readonly TextRow[] {
  const { view, names, asked, language, width } = drawing;
  const said = words[language];
  const { life, energy, capacity, hand, deck, discard } = at(view.players, seat);
  const key = keys.player(seat);
  const name: TextRow = [
    { text: asked?.seat === seat ? '▸ ' : '  ', role: 'possible' },
    ...(key === undefined ? [] : [{ text: `▸${key} `, role: 'possible' } as const]),
    seatSymbol(seat),
    { text: ` ${at(names, seat)}`, role: 'seat', seat },
  ];
  const facts = [
    `${said.energy} ${energy}/${capacity}`,
    `${said.hand} ${hand.count}`,
    `${said.deck} ${deck.count}`,
    `${said.discard} ${discard.length}`,
  ];
  const lives: TextRow = [{ text: `${said.life} ${Math.max(0, life)}`, role: life <= 5 ? 'warn' : 'black' }];
  return flowRows([name, lives, ...facts.map((text): TextRow => [{ text }])], width, FACTS_APART);
}

/** One place: who stands there, or the key by which it can be chosen. */
function placeRows(desk: Desk, seat: Seat, slot: number, width: number): readonly TextRow[] {
  const { drawing, say, keys } = desk;
  const { view, asked } = drawing;
  const piece = at(view.players, seat).pieces.find((one) => one.slot === slot);
  if (piece !== undefined) return pieceRows(drawing, say, piece, keys.piece(piece.id), width);
  const isPlacing = (asked?.prompt === 'place' || asked?.prompt === 'shift') && asked.seat === seat;
  const key = isPlacing ? keys.slot(slot) : undefined;
  const free: TextRow =
    key === undefined
      ? [{ text: `${say.label(slot)} ·`, role: 'quiet' }]
      : [{ text: `▸${key} ${say.label(slot)}`, role: 'possible' }];
  return [padRow(free, width)];
}

const isQuiet = (rows: readonly TextRow[]): boolean =>
  rows.length === 1 && rows.every((row) => row.every(({ role }) => role === 'quiet' || role === undefined));

/** The places of one line, side by side; rows of places of which there is nothing to say are left out. */
function line(desk: Desk, seat: Seat, from: number, to: number): readonly TextRow[] {
  const { width } = desk.drawing;
  const count = to - from;
  const perRow = Math.max(1, Math.min(count, Math.floor((width + APART) / (NARROWEST + APART))));
  const cell = Math.floor((width + APART) / perRow) - APART;
  const blocks = Array.from({ length: count }, (_, i) => placeRows(desk, seat, from + i, cell));
  const rows: TextRow[] = [];
  for (let i = 0; i < count; i += perRow) {
    const some = blocks.slice(i, i + perRow);
    if (!some.every(isQuiet)) rows.push(...placeSideBySide(some, APART));
  }
  return rows;
}

/** Above a line what it is, and the letter by which its places are called; where nobody stands, that is all. */
function titled(title: string, rows: readonly TextRow[], width: number): readonly TextRow[] {
  const rule = '─'.repeat(Math.max(0, width - title.length - 1));
  return [[{ text: `${title} ${rule}`, role: 'quiet' }], ...rows];
}

/** A player's field: the front lines face each other across the middle. */
export function field(desk: Desk, seat: Seat, near: boolean): readonly TextRow[] {
  const { language, width } = desk.drawing;
  const said = words[language];
  const letters = LETTERS[language];
  const lines = [
    titled(`${said.front} ${letters.front}`, line(desk, seat, 0, BACK), width),
    titled(`${said.back} ${letters.back}`, line(desk, seat, BACK, STRUCTURES), width),
    titled(`${said.structures} ${letters.structures}`, line(desk, seat, STRUCTURES, SLOTS), width),
  ];
  const head = headRows(desk, seat);
  return near ? [...lines.flat(), ...head] : [...head, ...lines.toReversed().flat()];
}
