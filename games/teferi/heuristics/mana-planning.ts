/** Which lands to play and which spells to cast with the available mana. */
import { at, type Seat } from '@ludoteca/kernel';
import { BASIC_LANDS, COLOURS } from '../abilities/index.ts';
import type { View } from '../parts.ts';
import type { PrintedCard } from '../view-types.ts';
import { parseManaCost } from '../layers/mana-cost.ts';
import { printedCard, featuresOf, featuresOfPermanent } from './card-features.ts';

/** The colours of mana that a card produces, as a bit mask of `COLOURS`. */
export function producedColours(printed: PrintedCard): number {
  const { text } = featuresOf(printed);
  const any = /add [^\n]*any color/.test(text);
  return COLOURS.reduce((bits, colour, i) => {
    const basic = printed.subtypes.some(
      (subtype) => subtype in BASIC_LANDS && BASIC_LANDS[subtype as keyof typeof BASIC_LANDS] === colour,
    );
    const added = any || new RegExp(`add [^.]*\\{${colour.toLowerCase()}\\}`).test(text);
    return basic || added ? bits | (1 << i) : bits;
  }, 0);
}

/** The number of symbols in the cost that only one colour can pay, by colour. */
function colouredSymbols(printed: PrintedCard): number[] {
  const symbols = parseManaCost(printed.cost ?? '')?.symbols ?? [];
  return COLOURS.map((_, i) => symbols.filter((mask) => mask === 1 << i).length);
}

/** How much a land helps to cast the hand; colours without a source count most. */
export function evaluateLand(
  land: PrintedCard,
  hand: readonly PrintedCard[],
  have: readonly number[],
): number {
  const colours = producedColours(land);
  let need = 0;
  for (const card of hand)
    colouredSymbols(card).forEach((count, i) => {
      if (count === 0 || (colours & (1 << i)) === 0) return;
      const missing = Math.max(0, count - at(have, i));
      need += missing * 4 + count / (1 + at(have, i));
    });
  return need;
}

/** The number of mana sources of a seat, by colour. */
export function countColourSources(view: View, seat: Seat): number[] {
  const counts = COLOURS.map(() => 0);
  for (const one of view.battlefield) {
    if (one.controller !== seat || !featuresOfPermanent(view, one).makesMana) continue;
    const colours = producedColours(printedCard(view, one.card));
    counts.forEach((count, i) => {
      if ((colours & (1 << i)) !== 0) counts[i] = count + 1;
    });
  }
  return counts;
}

/** Whether these colours can pay all coloured symbols of the cost. */
export const isPayableWith = (printed: PrintedCard, colours: number): boolean =>
  (parseManaCost(printed.cost ?? '')?.symbols ?? []).every(
    (mask) => (mask & colours) !== 0 || mask >= 1 << 5,
  );

/** The mana that a seat can still produce this turn. */
export const countAvailableMana = (view: View, seat: Seat): number =>
  view.battlefield.filter(
    (one) =>
      one.controller === seat &&
      !one.tapped &&
      (!one.sick || !one.types.includes('creature')) &&
      featuresOfPermanent(view, one).makesMana,
  ).length;

export interface ManaOffer<O> {
  readonly option: O;
  readonly cost: number;
  readonly gain: number;
  /** How many copies can be cast. */
  readonly copies: number;
}

/** Solves the knapsack of offers for the mana and returns the offer with the highest gain in the best set. */
export function bestPurchase<O>(offers: readonly ManaOffer<O>[], mana: number): ManaOffer<O> | undefined {
  const singles = offers.flatMap((offer) => Array.from({ length: Math.min(offer.copies, 4) }, () => offer));
  let sets: { readonly gain: number; readonly first: ManaOffer<O> | undefined }[] = Array.from(
    { length: mana + 1 },
    () => ({ gain: 0, first: undefined }),
  );
  for (const offer of singles) {
    const cost = Math.min(offer.cost, mana);
    sets = sets.map((set, spent) => {
      if (spent < cost) return set;
      const before = at(sets, spent - cost);
      const gain = before.gain + offer.gain;
      if (gain <= set.gain) return set;
      const first = before.first !== undefined && before.first.gain >= offer.gain ? before.first : offer;
      return { gain, first };
    });
  }
  return sets.at(-1)?.first;
}
