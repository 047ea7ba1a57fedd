/** Draws a piece. */
import { type RenderContext, padRow, type TextRow, type TextSpan, wrapRow } from '@ludoteca/kit';
import type { Lirya } from '../parts.ts';
import type { LiryaFormatter } from '../text/formatter.ts';
import { terms } from '../text/terms.ts';
import { formatCounters, formatKeywords } from '../text/piece-details.ts';
import type { PieceView, View } from '../view-types.ts';
import type { Stat } from '../card-definition/index.ts';
import { terminalTexts } from './terminal-texts.ts';

/** Coloured and marked if it differs from the printed value. */
function formatStat(now: number, base: number): TextSpan {
  if (now === base) return { text: String(now) };
  return now > base ? { text: `${now}+`, role: 'good' } : { text: `${now}−`, role: 'warn' };
}

/** Whether it can still attack in this turn. */
const canAttack = ({ active, phase, attacks }: View, { ready, control }: PieceView): boolean =>
  ready && control === active && phase !== 'end' && attacks.length === 0;

export function drawStats({ language, view }: RenderContext<Lirya>, piece: PieceView): TextRow {
  const { attack, defence, health, most, base, level } = piece;
  if (level > 0) {
    const points: TextSpan =
      health < most ? { text: `${health}/${most}`, role: 'warn' } : { text: `${health}` };
    return [{ text: `${terminalTexts[language].level(level)}  ` }, points];
  }
  const slash: TextSpan = { text: '/', role: 'quiet' };
  const stat = (name: Stat, now: number): TextSpan => formatStat(now, base[name]);
  return [
    stat('attack', attack),
    slash,
    stat('defence', defence),
    slash,
    stat('health', health),
    ...(canAttack(view, piece) ? [{ text: ' !', role: 'possible' } as const] : []),
  ];
}

const formatTraits = ({ language }: RenderContext<Lirya>, piece: PieceView): string =>
  [
    ...piece.states.map(
      ({ state, turns }) => `${terms[language].states[state]}${turns === undefined ? '' : ` ${turns}`}`,
    ),
    ...formatKeywords(language, piece),
    ...formatCounters(language, piece),
  ].join(', ');

/** Name, values, equipment and traits. */
export function drawPiece(
  render: RenderContext<Lirya>,
  format: LiryaFormatter,
  piece: PieceView,
  key: string | undefined,
  width: number,
): readonly TextRow[] {
  const label = format.label(piece.slot);
  const role = key === undefined ? 'black' : 'possible';
  const mark = key === undefined ? '' : `▸${key} `;
  const carried = piece.equipment.map(({ card }) => format.card(card)).join(', ');
  const texts = formatTraits(render, piece);
  return [
    [{ text: `${mark}${label} ${format.card(piece.card)}`, role } as const],
    drawStats(render, piece),
    ...(carried === '' ? [] : [[{ text: `+ ${carried}`, role: 'quiet' } as const]]),
    ...(texts === '' ? [] : [[{ text: texts, role: 'quiet' } as const]]),
  ].flatMap((row) => wrapRow(row, width).map((part) => padRow(part, width)));
}
