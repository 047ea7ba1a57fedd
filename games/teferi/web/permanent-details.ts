/** Compares the values of a permanent with the printed ones and describes its state. */
import { at } from '@ludoteca/kernel';
import type { Language, PlayerNames } from '@ludoteca/kit';
import type { PrintedCard, VisiblePermanent } from '../view-types.ts';
import { keywordName } from '../text/keyword-names.ts';
import type { TeferiBoardTexts } from './texts/index.ts';

export interface ComparedValue {
  readonly now: number;
  readonly change: 'same' | 'up' | 'down';
}

const compareValue = (now: number, printed: number | undefined): ComparedValue => ({
  now,
  change: printed === undefined || printed === now ? 'same' : now > printed ? 'up' : 'down',
});

export interface CreatureSize {
  readonly power: ComparedValue;
  readonly toughness: ComparedValue;
}

export const compareSize = (
  { types, power, toughness }: VisiblePermanent,
  printed: PrintedCard | undefined,
): CreatureSize | undefined =>
  types.includes('creature')
    ? { power: compareValue(power, printed?.power), toughness: compareValue(toughness, printed?.toughness) }
    : undefined;

export function describeStatus(
  permanent: VisiblePermanent,
  { zones, card }: TeferiBoardTexts,
): readonly string[] {
  const { tapped, sick, attacking, blocked, blocking, damage, counters, shields } = permanent;
  return [
    ...Object.entries(counters).map(([kind, count]) => `${count} ${kind}`),
    ...(damage > 0 ? [zones.damage(damage)] : []),
    ...(tapped ? [zones.tapped] : []),
    ...(sick && permanent.types.includes('creature') ? [zones.sick] : []),
    ...(attacking === undefined
      ? []
      : [blocked === true ? `${zones.attacking}, ${card.blocked}` : zones.attacking]),
    ...(blocking === undefined ? [] : [zones.blocking]),
    ...(shields > 0 ? [`${shields} ${card.shields}`] : []),
  ];
}

/** The permanent as a text for screen readers. */
export function describePermanent(
  permanent: VisiblePermanent,
  {
    labels,
    names,
    language,
  }: { readonly labels: TeferiBoardTexts; readonly names: PlayerNames; readonly language: Language },
): string {
  const { id, card, types, power, toughness, keywords, controller } = permanent;
  const size = types.includes('creature') ? [`${power}/${toughness}`] : [];
  const parts = [
    `${card} #${id}`,
    ...size,
    ...keywords.map((keyword) => keywordName(keyword, language)),
    ...describeStatus(permanent, labels),
    at(names, controller),
  ];
  return parts.join(', ');
}
