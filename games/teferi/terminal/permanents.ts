/** Draws a permanent in the terminal. */
import { type RenderContext, padRow, type TextRow, type TextSpan, wrapRow } from '@ludoteca/kit';
import type { Teferi } from '../parts.ts';
import type { VisiblePermanent } from '../view-types.ts';
import { teferiTexts } from '../text/index.ts';
import { formatKeywords } from '../text/keyword-names.ts';
import type { OptionKeys } from './option-keys.ts';

/** A value, coloured and marked with a sign if it differs from the printed one. */
function value(now: number, printed: number | undefined): TextSpan {
  if (printed === undefined || now === printed) return { text: String(now) };
  return now > printed ? { text: `${now}+`, role: 'good' } : { text: `${now}−`, role: 'warn' };
}

export function drawValues({ view, language }: RenderContext<Teferi>, permanent: VisiblePermanent): TextRow {
  const { card, power, toughness, damage, tapped, sick, attacking, blocking, counters } = permanent;
  const { zones } = teferiTexts[language];
  const printed = view.cards[card];
  const body: TextRow = permanent.types.includes('creature')
    ? [value(power, printed?.power), { text: '/' }, value(toughness, printed?.toughness)]
    : [];
  const notes = [
    ...Object.entries(counters).map(([kind, count]) => `${count} ${kind}`),
    ...(damage > 0 ? [zones.damage(damage)] : []),
    ...(tapped ? [zones.tapped] : []),
    ...(sick ? [zones.sick] : []),
    ...(attacking === undefined ? [] : [zones.attacking]),
    ...(blocking === undefined ? [] : [zones.blocking]),
  ].join(', ');
  return [...body, { text: body.length > 0 && notes !== '' ? ` ${notes}` : notes, role: 'quiet' }];
}

/** Name and id, values, keywords and attachments of a permanent. */
export function drawPermanent(
  context: RenderContext<Teferi>,
  keys: OptionKeys,
  permanent: VisiblePermanent,
  width: number,
): readonly TextRow[] {
  const key = keys.entityKey(permanent.id);
  const name = `${permanent.card} #${permanent.id}`;
  const attached = context.view.battlefield.filter(({ host }) => host === permanent.id);
  const rows: readonly TextRow[] = [
    key === undefined ? [{ text: name, role: 'black' }] : [{ text: `▸${key} ${name}`, role: 'possible' }],
    drawValues(context, permanent),
    [{ text: formatKeywords(permanent.keywords, context.language), role: 'quiet' }],
    ...attached.map(({ card, id }): TextRow => [{ text: `+ ${card} #${id}`, role: 'quiet' }]),
  ];
  return rows
    .filter((row) => row.some(({ text }) => text !== ''))
    .flatMap((row) => wrapRow(row, width).map((part) => padRow(part, width)));
}
