/** 117: what to do with priority. */
import { at, type Dice, type Seat } from '@ludoteca/kernel';
import { playerAim } from '../layers/board.ts';
import type { Act, View } from '../parts.ts';
import type { SeenPermanent } from '../sight.ts';
import { best, heldWorth } from './choosing.ts';
import { type Foresight, horizonOf } from './foresight.ts';
import { bestBuy, colourCounts, landNeed, manaLeft, type Offer } from './mana.ts';
import { printedOf, type Reading, readingIn, readingOn } from './printed.ts';
import { CARD, castWorth, isCreature, permanentWorth } from './worth.ts';

/** When something is worth doing at all: in one's main phase, in answer to a spell, in a fight, before one's own turn. */
type Moment = 'main' | 'answer' | 'ambush' | 'fight' | 'eve';

function momentOf({ stack, active, step, battlefield }: View, seat: Seat): Moment | undefined {
  const top = stack.at(-1);
  if (top !== undefined) return top.controller === seat ? undefined : 'answer';
  if (active === seat && (step === 'main1' || step === 'main2')) return 'main';
  const attacked = battlefield.some(({ attacking }) => attacking !== undefined);
  if (step === 'declare-blockers' && attacked) return 'fight';
  if (active === seat) return undefined;
  if (step === 'declare-attackers' && attacked) return 'ambush';
  return step === 'end' ? 'eve' : undefined;
}

type Deed = Exclude<Act, 'pass'>;
const nameOf = (deed: Deed): string =>
  'play' in deed ? deed.play : 'cast' in deed ? deed.cast : 'use' in deed ? deed.use : deed.name;

/** Whether there is any point in thinking about it now. */
function isTimely(view: View, seat: Seat, moment: Moment, deed: Deed, reading: Reading): boolean {
  if ('use' in deed) return moment === 'eve' || (moment === 'main' && view.step === 'main2');
  if ('activate' in deed) return isUseful(view, moment, deed.activate, reading);
  switch (moment) {
    case 'answer':
      return reading.counters || (reading.isInstant && isAimedAt(view, seat));
    case 'fight':
      return !reading.counters;
    case 'ambush':
    case 'eve':
      return !reading.isInstant;
    case 'main': {
      if (reading.isInstant && reading.passing) return false;
      const { supertypes } = printedOf(view, nameOf(deed));
      const twin = view.battlefield.some((one) => one.controller === seat && one.card === nameOf(deed));
      if (supertypes.includes('legendary') && twin) return false;
      return !reading.kills || hasPrey(view, seat, -printedOf(view, nameOf(deed)).bent);
    }
  }
}

/** A creature that so much damage kills and that is worth a card, or a player who is not far from it. */
const hasPrey = (view: View, seat: Seat, damage: number): boolean =>
  (damage < 99 && at(view.sides, 1 - seat).life <= 3 * damage) ||
  view.battlefield.some(
    (one) =>
      one.controller !== seat &&
      isCreature(one) &&
      one.toughness - one.damage <= damage &&
      permanentWorth(view, one) > CARD,
  );

/** An ability of a permanent: Equipment before the attack, what passes in a fight. */
function isUseful(view: View, moment: Moment, id: number, reading: Reading): boolean {
  if (reading.onlyMana || moment === 'ambush' || moment === 'answer') return false;
  if (moment !== 'main') return true;
  if (view.step === 'main2' && reading.passing) return false;
  const source = view.battlefield.find((one) => one.id === id);
  return source?.subtypes.includes('Equipment') === true ? view.step === 'main1' : !reading.passing;
}

/** What can be done in one's main phase alone need not wait. */
const isSlow = (view: View, id: number): boolean =>
  view.battlefield.some(
    (one) =>
      one.id === id &&
      (one.subtypes.includes('Equipment') ||
        one.types.includes('planeswalker') ||
        readingOn(view, one).text.includes('only as a sorcery')),
  );

/** What is about to happen is meant for somebody or something of this seat. */
const isAimedAt = ({ stack, battlefield }: View, seat: Seat): boolean =>
  stack
    .at(-1)
    ?.targets.some(
      (aim) =>
        aim === playerAim(seat) ||
        battlefield.some(({ id, controller }) => id === aim && controller === seat),
    ) === true;

/** Of equal things that could do it one is enough to think about. */
const isAnother = (deed: Act, other: Act): boolean =>
  deed !== other &&
  deed !== 'pass' &&
  other !== 'pass' &&
  'activate' in deed &&
  'activate' in other &&
  deed.name === other.name &&
  deed.ability === other.ability;

/** What something must bring beyond what it costs. */
const LEAST = 0.3;
/** To tap somebody or something in one's own turn that could wait until the end of the other's. */
const HASTY = 1.5;

/** A spell that kills waits for somebody who is worth it: so much for each point of mana. */
const PATIENCE = 0.75;

function leastOf(view: View, moment: Moment, deed: Deed): number {
  if ('activate' in deed) return moment === 'main' && !isSlow(view, deed.activate) ? HASTY : LEAST;
  const { kills, binds, manaValue } = readingIn(view, nameOf(deed));
  return kills || binds ? LEAST + PATIENCE * manaValue : LEAST;
}

/** Mana that is not spent is lost. */
const TEMPO = 0.25;
/** Whoever has fewer lands than this likes whatever makes mana. */
const FEW_LANDS = 5;

/** A card in hand that is worth less is better exchanged for another. */
const IDLE = 3;

/** A creature that only has to be there. */
function plainGain(view: View, seat: Seat, card: string, { makesMana, manaValue }: Reading): number {
  const early = makesMana && view.battlefield.filter((one) => isLandOf(one, seat)).length < FEW_LANDS;
  return castWorth(printedOf(view, card)) - CARD + (early ? 1.5 : 0) + TEMPO * manaValue;
}

const isLandOf = ({ controller, types }: SeenPermanent, seat: Seat): boolean =>
  controller === seat && types.includes('land');

function offerOf(
  view: View,
  seat: Seat,
  foresight: Foresight,
  options: readonly Act[],
  deed: Deed,
): Offer<Act> {
  const card = nameOf(deed);
  const reading = readingIn(view, card);
  const held = 'cast' in deed ? at(view.sides, seat).cards.filter((one) => one === card).length : 1;
  const offer = { option: deed, cost: reading.hasX ? 99 : reading.manaValue, times: Math.max(1, held) };
  const plain = 'cast' in deed && reading.isCreature && !reading.asks && view.stack.length === 0;
  if (plain) return { ...offer, gain: plainGain(view, seat, card, reading) };
  const horizon = horizonOf(view, card);
  const gain = foresight.of(options.indexOf(deed), horizon) - foresight.ofPassing(horizon);
  if ('cast' in deed) return { ...offer, gain: gain > -LEAST ? gain + TEMPO * reading.manaValue : gain };
  const bored = 'use' in deed && heldWorth(view, seat, card) < IDLE ? 0.5 : 0;
  return { option: deed, gain: gain + bored, cost: 1, times: 1 };
}

/** What could be done again and again is left once in so many times: nothing goes on for ever. */
const WEARY = 24;

export function act(view: View, seat: Seat, foresight: Foresight, options: readonly Act[], dice: Dice): Act {
  const chosen = bestAct(view, seat, foresight, options);
  const again = chosen !== 'pass' && 'activate' in chosen && !readingIn(view, chosen.name).taps;
  return again && dice.int(WEARY) === 0 ? 'pass' : chosen;
}

function bestAct(view: View, seat: Seat, foresight: Foresight, options: readonly Act[]): Act {
  const lands = options.filter((option) => option !== 'pass' && 'play' in option);
  if (lands.length > 0) return bestLand(view, seat, lands);
  const moment = momentOf(view, seat);
  if (moment === undefined) return 'pass';
  const offers = options.flatMap((deed, place): Offer<Act>[] => {
    if (deed === 'pass' || options.slice(0, place).some((other) => isAnother(deed, other))) return [];
    if (!isTimely(view, seat, moment, deed, readingIn(view, nameOf(deed)))) return [];
    const offer = offerOf(view, seat, foresight, options, deed);
    return offer.gain > leastOf(view, moment, deed) ? [offer] : [];
  });
  if (moment !== 'main') return offers.length === 0 ? 'pass' : best(offers, ({ gain }) => gain).option;
  return bestBuy(offers, Math.max(1, manaLeft(view, seat)))?.option ?? 'pass';
}

function bestLand(view: View, seat: Seat, lands: readonly Act[]): Act {
  const hand = at(view.sides, seat).cards.map((card) => printedOf(view, card));
  const have = colourCounts(view, seat);
  return best(lands, (land) =>
    land === 'pass' || !('play' in land) ? 0 : landNeed(printedOf(view, land.play), hand, have),
  );
}
