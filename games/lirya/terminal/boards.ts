import { at, type Seat } from '@ludoteca/kernel';
import { beside, cutRow, type Drawing, flowRows, padRow, type Row, seatSign } from '@ludoteca/kit';
import type { Lirya } from '../parts.ts';
import { BACK, SLOTS, STRUCTURES } from '../rules/table.ts';
import type { Speech } from '../text/speech.ts';
import type { Keys } from './keys.ts';
import { pieceRows } from './pieces.ts';
import { words } from './words.ts';

const APART = 2;
/** A place is no narrower: below that the places of a line go over several rows. */
const NARROWEST = 20;

/** What is drawn, in whose words, with which keys. */
export interface Desk {
  readonly drawing: Drawing<Lirya>;
  readonly say: Speech;
  readonly keys: Keys;
}

/** Sign, name, life, energy and piles of a player. */
function headRow({ drawing, keys }: Desk, seat: Seat): Row {
  const { view, names, asked, language } = drawing;
  const said = words[language];
  const { life, energy, capacity, hand, deck, discard } = at(view.players, seat);
  const key = keys.player(seat);
  const facts = [
    `${said.energy} ${energy}/${capacity}`,
    `${said.hand} ${hand.count}`,
    `${said.deck} ${deck.count}`,
    `${said.discard} ${discard.length}`,
  ].join('   ');
  return [
    { text: asked?.seat === seat ? '▸ ' : '  ', role: 'possible' },
    ...(key === undefined ? [] : [{ text: `▸${key} `, role: 'possible' } as const]),
    seatSign(seat),
    { text: ` ${at(names, seat)}`, role: 'seat', seat },
    { text: `   ${said.life} ${life}`, role: life <= 5 ? 'warn' : 'black' },
    { text: `   ${facts}` },
  ];
}

/** The places of one line, side by side; empty ones stay empty, free ones that can be chosen have their key. */
function line(desk: Desk, seat: Seat, from: number, to: number): readonly Row[] {
  const { drawing, say, keys } = desk;
  const { view, asked, width } = drawing;
  const { pieces } = at(view.players, seat);
  const count = to - from;
  const perRow = Math.max(1, Math.min(count, Math.floor((width + APART) / (NARROWEST + APART))));
  const cell = Math.floor((width + APART) / perRow) - APART;
  const isPlacing = (asked?.prompt === 'place' || asked?.prompt === 'shift') && asked.seat === seat;
  const blocks = Array.from({ length: count }, (_, i) => {
    const piece = pieces.find(({ slot }) => slot === from + i);
    if (piece !== undefined) return pieceRows(drawing, say, piece, keys.piece(piece.id), cell);
    const key = isPlacing ? keys.slot(from + i) : undefined;
    return [
      padRow(
        [key === undefined ? { text: '·', role: 'quiet' } : { text: `▸${key}`, role: 'possible' }],
        cell,
      ),
    ];
  });
  const rows: Row[] = [];
  for (let i = 0; i < count; i += perRow) rows.push(...beside(blocks.slice(i, i + perRow), APART));
  return rows;
}

function titled(title: string, rows: readonly Row[], width: number): readonly Row[] {
  const rule = '─'.repeat(Math.max(0, width - title.length - 1));
  return [[{ text: `${title} ${rule}`, role: 'quiet' }], ...rows];
}

/** A player's field: the front lines face each other across the middle. */
export function field(desk: Desk, seat: Seat, near: boolean): readonly Row[] {
  const { language, width } = desk.drawing;
  const said = words[language];
  const lines = [
    titled(said.front, line(desk, seat, 0, BACK), width),
    titled(said.back, line(desk, seat, BACK, STRUCTURES), width),
    titled(said.structures, line(desk, seat, STRUCTURES, SLOTS), width),
  ];
  const head = flowRows([headRow(desk, seat)], width, APART).map((row) => cutRow(row, width));
  return near ? [...lines.flat(), ...head] : [...head, ...lines.toReversed().flat()];
}
