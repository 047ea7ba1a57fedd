/** Lands, and what can be had for the mana that is there. */
import { at, type Seat } from '@ludoteca/kernel';
import { BASIC_LANDS, COLOURS } from '../abilities/index.ts';
import type { View } from '../parts.ts';
import type { Printed } from '../sight.ts';
import { readCost } from '../layers/mana-cost.ts';
import { printedOf, readingOf, readingOn } from './printed.ts';

/** The colours of mana that a card makes, as bits of COLOURS. */
export function coloursFrom(printed: Printed): number {
  const { text } = readingOf(printed);
  const any = /add [^\n]*any color/.test(text);
  return COLOURS.reduce((bits, colour, i) => {
    const basic = printed.subtypes.some(
      (subtype) => subtype in BASIC_LANDS && BASIC_LANDS[subtype as keyof typeof BASIC_LANDS] === colour,
    );
    const added = any || new RegExp(`add [^.]*\\{${colour.toLowerCase()}\\}`).test(text);
    return basic || added ? bits | (1 << i) : bits;
  }, 0);
}

/** The symbols of a cost that one type of mana alone pays, by colour. */
function needsOf(printed: Printed): number[] {
  const symbols = readCost(printed.cost ?? '')?.symbols ?? [];
  return COLOURS.map((_, i) => symbols.filter((mask) => mask === 1 << i).length);
}

/** How much of a hand's cost mana of these colours would pay, most of all where nothing gives it yet. */
export function landNeed(land: Printed, hand: readonly Printed[], have: readonly number[]): number {
  const colours = coloursFrom(land);
  let need = 0;
  for (const card of hand)
    needsOf(card).forEach((count, i) => {
      if (count === 0 || (colours & (1 << i)) === 0) return;
      const missing = Math.max(0, count - at(have, i));
      need += missing * 4 + count / (1 + at(have, i));
    });
  return need;
}

/** How many of the lands of a seat give each colour. */
export function colourCounts(view: View, seat: Seat): number[] {
  const counts = COLOURS.map(() => 0);
  for (const one of view.battlefield) {
    if (one.controller !== seat || !readingOn(view, one).makesMana) continue;
    const colours = coloursFrom(printedOf(view, one.card));
    counts.forEach((count, i) => {
      if ((colours & (1 << i)) !== 0) counts[i] = count + 1;
    });
  }
  return counts;
}

/** Whether a cost could be paid some day with these colours. */
export const isPayableIn = (printed: Printed, colours: number): boolean =>
  (readCost(printed.cost ?? '')?.symbols ?? []).every((mask) => (mask & colours) !== 0 || mask >= 1 << 5);

/** How much mana a seat can still make this turn. */
export const manaLeft = (view: View, seat: Seat): number =>
  view.battlefield.filter(
    (one) =>
      one.controller === seat &&
      !one.tapped &&
      (!one.sick || !one.types.includes('creature')) &&
      readingOn(view, one).makesMana,
  ).length;

export interface Offer<O> {
  readonly option: O;
  readonly cost: number;
  readonly gain: number;
  /** How often it can be had. */
  readonly times: number;
}

/** The first of those that together bring most for so much mana: the one that brings most. */
export function bestBuy<O>(offers: readonly Offer<O>[], mana: number): Offer<O> | undefined {
  const singles = offers.flatMap((offer) => Array.from({ length: Math.min(offer.times, 4) }, () => offer));
  let sets: { readonly gain: number; readonly first: Offer<O> | undefined }[] = Array.from(
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
