/** Draws the area of a player: status and lines. */
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
import { BACK_LINE, SLOTS, STRUCTURES } from '../rules/lookup.ts';
import { LINE_LETTERS, type LiryaFormatter } from '../text/formatter.ts';
import type { OptionKeys } from './option-keys.ts';
import { drawPiece } from './piece.ts';
import { terminalTexts } from './terminal-texts.ts';

const CELL_GAP = 2;
const FACT_GAP = 3;
/** With less space the places of a line wrap to several rows. */
const MIN_CELL_WIDTH = 20;

/** Everything that the drawing functions need. */
export interface DrawingContext {
  readonly render: RenderContext<Lirya>;
  readonly format: LiryaFormatter;
  readonly keys: OptionKeys;
}

function drawPlayerStatus({ render: drawing, keys }: DrawingContext, seat: Seat): readonly TextRow[] {
  const { view, names, asked, language, width } = drawing;
  const said = terminalTexts[language];
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
  return flowRows([name, lives, ...facts.map((text): TextRow => [{ text }])], width, FACT_GAP);
}

/** The piece in a place, or the key for choosing an empty one. */
function drawSlot(desk: DrawingContext, seat: Seat, slot: number, width: number): readonly TextRow[] {
  const { render: drawing, format, keys } = desk;
  const { view, asked } = drawing;
  const piece = at(view.players, seat).pieces.find((one) => one.slot === slot);
  if (piece !== undefined) return drawPiece(drawing, format, piece, keys.piece(piece.id), width);
  const isPlacing = (asked?.prompt === 'place' || asked?.prompt === 'shift') && asked.seat === seat;
  const key = isPlacing ? keys.slot(slot) : undefined;
  const free: TextRow =
    key === undefined
      ? [{ text: `${format.label(slot)} ·`, role: 'quiet' }]
      : [{ text: `▸${key} ${format.label(slot)}`, role: 'possible' }];
  return [padRow(free, width)];
}

const isEmptySlot = (rows: readonly TextRow[]): boolean =>
  rows.length === 1 && rows.every((row) => row.every(({ role }) => role === 'quiet' || role === undefined));

/** The places of a line side by side; rows without pieces and keys are left out. */
function drawLine(desk: DrawingContext, seat: Seat, from: number, to: number): readonly TextRow[] {
  const { width } = desk.render;
  const count = to - from;
  const perRow = Math.max(1, Math.min(count, Math.floor((width + CELL_GAP) / (MIN_CELL_WIDTH + CELL_GAP))));
  const cell = Math.floor((width + CELL_GAP) / perRow) - CELL_GAP;
  const blocks = Array.from({ length: count }, (_, i) => drawSlot(desk, seat, from + i, cell));
  const rows: TextRow[] = [];
  for (let i = 0; i < count; i += perRow) {
    const some = blocks.slice(i, i + perRow);
    if (!some.every(isEmptySlot)) rows.push(...placeSideBySide(some, CELL_GAP));
  }
  return rows;
}

function addTitle(title: string, rows: readonly TextRow[], width: number): readonly TextRow[] {
  const rule = '─'.repeat(Math.max(0, width - title.length - 1));
  return [[{ text: `${title} ${rule}`, role: 'quiet' }], ...rows];
}

/** The front lines of both players face each other. */
export function drawPlayerArea(desk: DrawingContext, seat: Seat, near: boolean): readonly TextRow[] {
  const { language, width } = desk.render;
  const said = terminalTexts[language];
  const letters = LINE_LETTERS[language];
  const lines = [
    addTitle(`${said.front} ${letters.front}`, drawLine(desk, seat, 0, BACK_LINE), width),
    addTitle(`${said.back} ${letters.back}`, drawLine(desk, seat, BACK_LINE, STRUCTURES), width),
    addTitle(`${said.structures} ${letters.structures}`, drawLine(desk, seat, STRUCTURES, SLOTS), width),
  ];
  const head = drawPlayerStatus(desk, seat);
  return near ? [...lines.flat(), ...head] : [...head, ...lines.toReversed().flat()];
}
