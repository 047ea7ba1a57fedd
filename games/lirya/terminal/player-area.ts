/** Draws the area of a player: status and lines. */
import { at, type Seat } from '@ludoteca/kernel';
import { placeSideBySide, flowRows, padRow, type TablePart, type TextRow, seatSymbol } from '@ludoteca/kit';
import { BACK_LINE, SLOTS, STRUCTURES } from '../rules/slots.ts';
import { LINE_LETTERS } from '../text/formatter.ts';
import type { PieceView } from '../view-types.ts';
import type { DrawingContext } from './drawing-context.ts';
import { drawPiece, drawStats } from './piece.ts';
import { terminalTexts } from './terminal-texts.ts';

const CELL_GAP = 2;
const FACT_GAP = 3;
/** With less space the places of a line wrap to several rows. */
const MIN_CELL_WIDTH = 20;

function drawPlayerStatus({ render, keys }: DrawingContext, seat: Seat): readonly TextRow[] {
  const { view, names, asked, language, width } = render;
  const texts = terminalTexts[language];
  const { life, energy, capacity, hand, deck, discard } = at(view.players, seat);
  const key = keys.player(seat);
  const name: TextRow = [
    { text: asked?.seat === seat ? '▸ ' : '  ', role: 'possible' },
    ...(key === undefined ? [] : [{ text: `▸${key} `, role: 'possible' } as const]),
    seatSymbol(seat),
    { text: ` ${at(names, seat)}`, role: 'seat', seat },
  ];
  const facts = [
    `${texts.energy} ${energy}/${capacity}`,
    `${texts.hand} ${hand.count}`,
    `${texts.deck} ${deck.count}`,
    `${texts.discard} ${discard.length}`,
  ];
  const lives: TextRow = [{ text: `${texts.life} ${Math.max(0, life)}`, role: life <= 5 ? 'warn' : 'black' }];
  return flowRows([name, lives, ...facts.map((text): TextRow => [{ text }])], width, FACT_GAP);
}

/** The piece in a place, or the key for choosing an empty one. */
function drawSlot(context: DrawingContext, seat: Seat, slot: number, width: number): readonly TextRow[] {
  const { render, format, keys } = context;
  const { view, asked } = render;
  const piece = at(view.players, seat).pieces.find((one) => one.slot === slot);
  if (piece !== undefined) return drawPiece(render, format, piece, keys.piece(piece.id), width);
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
function drawLine(context: DrawingContext, seat: Seat, from: number, to: number): readonly TextRow[] {
  const { width } = context.render;
  const count = to - from;
  const perRow = Math.max(1, Math.min(count, Math.floor((width + CELL_GAP) / (MIN_CELL_WIDTH + CELL_GAP))));
  const cell = Math.floor((width + CELL_GAP) / perRow) - CELL_GAP;
  const blocks = Array.from({ length: count }, (_, i) => drawSlot(context, seat, from + i, cell));
  const rows: TextRow[] = [];
  for (let i = 0; i < count; i += perRow) {
    const row = blocks.slice(i, i + perRow);
    if (!row.every(isEmptySlot)) rows.push(...placeSideBySide(row, CELL_GAP));
  }
  return rows;
}

function addTitle(title: string, rows: readonly TextRow[], width: number): readonly TextRow[] {
  const rule = '─'.repeat(Math.max(0, width - title.length - 1));
  return [[{ text: `${title} ${rule}`, role: 'quiet' }], ...rows];
}

/** Status and pieces in few rows. */
function drawPieceItems(context: DrawingContext, seat: Seat): readonly TextRow[] {
  const { render, format, keys } = context;
  const drawItem = (piece: PieceView): TextRow => {
    const key = keys.piece(piece.id);
    const name = `${format.label(piece.slot)} ${format.card(piece.card)} `;
    const label: TextRow =
      key === undefined ? [{ text: name }] : [{ text: `▸${key} ${name}`, role: 'possible' }];
    return [...label, ...drawStats(render, piece)];
  };
  return flowRows(at(render.view.players, seat).pieces.map(drawItem), render.width, FACT_GAP);
}

/** The lines with their places, then a list of the pieces. The front lines of both players face each other. */
export function drawPlayerArea(context: DrawingContext, seat: Seat, near: boolean): TablePart['forms'] {
  const { language, width } = context.render;
  const texts = terminalTexts[language];
  const letters = LINE_LETTERS[language];
  const lines = [
    addTitle(`${texts.front} ${letters.front}`, drawLine(context, seat, 0, BACK_LINE), width),
    addTitle(`${texts.back} ${letters.back}`, drawLine(context, seat, BACK_LINE, STRUCTURES), width),
    addTitle(`${texts.structures} ${letters.structures}`, drawLine(context, seat, STRUCTURES, SLOTS), width),
  ];
  const status = drawPlayerStatus(context, seat);
  const pieces = drawPieceItems(context, seat);
  return near
    ? [
        [...lines.flat(), ...status],
        [...pieces, ...status],
      ]
    : [[...status, ...lines.toReversed().flat()], [...status, ...pieces], status];
}
