import { type RenderContext, padRow, type TextRow, type TextSpan, wrapRow } from '@ludoteca/kit';
import type { Lirya } from '../parts.ts';
import type { Speech } from '../text/speech.ts';
import { terms } from '../text/terms.ts';
import { countersOf, keywordsOf } from '../text/worth.ts';
import type { PieceView, View } from '../views.ts';
import type { Stat } from '../vocabulary/index.ts';
import { words } from './words.ts';

/** A value, coloured and signed where it is not what the card says. */
function value(now: number, base: number): TextSpan {
  if (now === base) return { text: String(now) };
  return now > base ? { text: `${now}+`, role: 'good' } : { text: `${now}−`, role: 'warn' };
}

/** Whether it can still attack in this turn: in its own, until attacks are made. */
const mayAttack = ({ active, phase, attacks }: View, { ready, control }: PieceView): boolean =>
  ready && control === active && phase !== 'end' && attacks.length === 0;

function valuesRow({ language, view }: RenderContext<Lirya>, piece: PieceView): TextRow {
  const { attack, defence, health, most, base, level } = piece;
  if (level > 0) {
    const points: TextSpan =
      health < most ? { text: `${health}/${most}`, role: 'warn' } : { text: `${health}` };
    return [{ text: `${words[language].level(level)}  ` }, points];
  }
  const slash: TextSpan = { text: '/', role: 'quiet' };
  const stat = (name: Stat, now: number): TextSpan => value(now, base[name]);
  return [
    stat('attack', attack),
    slash,
    stat('defence', defence),
    slash,
    stat('health', health),
    ...(mayAttack(view, piece) ? [{ text: ' !', role: 'possible' } as const] : []),
  ];
}

/** States, keywords and counters, in words. */
const traits = ({ language }: RenderContext<Lirya>, piece: PieceView): string =>
  [
    ...piece.states.map(
      ({ state, turns }) => `${terms[language].states[state]}${turns === undefined ? '' : ` ${turns}`}`,
    ),
    ...keywordsOf(language, piece),
    ...countersOf(language, piece),
  ].join(', ');

/** A card in play: its name, its values, what it carries, its states. */
export function pieceRows(
  drawing: RenderContext<Lirya>,
  say: Speech,
  piece: PieceView,
  key: string | undefined,
  width: number,
): readonly TextRow[] {
  const label = say.label(piece.slot);
  const role = key === undefined ? 'black' : 'possible';
  const mark = key === undefined ? '' : `▸${key} `;
  const carried = piece.equipment.map(({ card }) => say.card(card)).join(', ');
  const said = traits(drawing, piece);
  return [
    [{ text: `${mark}${label} ${say.card(piece.card)}`, role } as const],
    valuesRow(drawing, piece),
    ...(carried === '' ? [] : [[{ text: `+ ${carried}`, role: 'quiet' } as const]]),
    ...(said === '' ? [] : [[{ text: said, role: 'quiet' } as const]]),
  ].flatMap((row) => wrapRow(row, width).map((part) => padRow(part, width)));
}
