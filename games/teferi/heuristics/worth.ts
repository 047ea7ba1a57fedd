/** What things are worth, in points: a card in hand two, a plain creature about one and a half for each point of mana. */
import { at, type Seat } from '@ludoteca/kernel';
import type { View } from '../parts.ts';
import type { Printed, SeenPermanent, SeenSide } from '../sight.ts';
import { type Reading, readingOf, readingOn } from './printed.ts';

/** A card in hand. */
export const CARD = 2;
/** Whoever wins. */
export const ALL = 1000;

type Sized = Pick<SeenPermanent, 'power' | 'toughness'>;

/** What a keyword adds to a creature: so much, and so much for each point of its power. */
const KEYWORDS: { readonly [keyword: string]: readonly [number, number] } = {
  flying: [0.2, 0.6],
  'double strike': [0.5, 1.2],
  'first strike': [0.4, 0.3],
  deathtouch: [2, 0],
  lifelink: [0.2, 0.6],
  trample: [0, 0.3],
  menace: [0, 0.4],
  vigilance: [0.2, 0.2],
  indestructible: [3, 0.3],
  hexproof: [0.8, 0],
  shroud: [0.4, 0],
  haste: [0.2, 0],
  reach: [0.4, 0],
  fear: [0, 0.5],
  intimidate: [0, 0.4],
  shadow: [0, 0.5],
  horsemanship: [0, 0.6],
  skulk: [0, 0.3],
  prowess: [0.6, 0],
  defender: [0, -1.1],
};
const OTHER_KEYWORD: readonly [number, number] = [0.4, 0];

function bodyWorth({ power, toughness }: Sized, keywords: readonly string[], reading: Reading): number {
  const strength = Math.max(0, power);
  let worth = 1 + 1.4 * strength + 0.9 * Math.max(0, toughness);
  for (const keyword of keywords) {
    const [once, each] = KEYWORDS[keyword] ?? OTHER_KEYWORD;
    worth += once + each * strength;
  }
  if (reading.acts || reading.makesMana) worth += 1.5;
  if (reading.triggers) worth += 0.6;
  if (reading.cannotBlock) worth -= 1;
  if (reading.cannotBeBlocked) worth += 0.6 * strength;
  return worth;
}

/** A creature on the battlefield, as it is now. */
export const creatureWorth = (creature: SeenPermanent, reading: Reading): number =>
  bodyWorth(creature, creature.keywords, reading);

/** A spell that kills most of what it meets. */
const KILL = 6;

/** What a card would be on the battlefield, or do. */
export function castWorth(printed: Printed): number {
  const reading = readingOf(printed);
  const usual = Math.max(1 + 1.4 * reading.manaValue, printed.bent <= -3 ? KILL : 0);
  const { power, toughness } = printed;
  if (power === undefined || toughness === undefined) return usual;
  const keywords = Object.keys(KEYWORDS).filter((keyword) => reading.text.includes(keyword));
  return Math.max(usual, bodyWorth({ power, toughness }, keywords, reading));
}

/** Life is dearer the less there is of it. */
export function lifeWorth(life: number): number {
  if (life <= 0) return -ALL;
  if (life <= 5) return 1.3 * life;
  if (life <= 10) return 2.5 + 0.8 * life;
  return life <= 20 ? 5.5 + 0.5 * life : 10.5 + 0.25 * life;
}

/** A creature that an Aura keeps from fighting. */
const BOUND = 0.25;
const ENOUGH_LANDS = 7;

export const isCreature = ({ types }: SeenPermanent): boolean => types.includes('creature');

/** A permanent, to whoever controls it. */
export function permanentWorth(view: View, permanent: SeenPermanent): number {
  const reading = readingOn(view, permanent);
  if (isCreature(permanent)) return creatureWorth(permanent, reading);
  if (permanent.types.includes('land')) return 0;
  if (permanent.types.includes('planeswalker')) return 3 + (permanent.counters['loyalty'] ?? 0);
  // What is attached shows in what it is attached to.
  return permanent.host === 0 ? 1 + 1.2 * reading.manaValue : 0.4;
}

const sideWorth = ({ life, poison, hand, library }: SeenSide): number =>
  lifeWorth(life) + CARD * hand - poison * 1.5 - (library < 3 ? (3 - library) * 6 : 0);

const landWorth = (lands: number): number =>
  2 * Math.min(lands, ENOUGH_LANDS) + 0.2 * Math.max(0, lands - ENOUGH_LANDS);

/** How much better off a seat is than its opponent. */
export function standing(view: View, seat: Seat): number {
  let worth = sideWorth(at(view.sides, seat)) - sideWorth(at(view.sides, 1 - seat));
  const lands = [0, 0];
  const bound = new Set(
    view.battlefield.filter((one) => one.host > 0 && readingOn(view, one).binds).map(({ host }) => host),
  );
  for (const permanent of view.battlefield) {
    const { controller, id, types } = permanent;
    const its = permanentWorth(view, permanent) * (bound.has(id) ? BOUND : 1);
    worth += controller === seat ? its : -its;
    if (types.includes('land')) lands[controller] = at(lands, controller) + 1;
  }
  return worth + landWorth(at(lands, seat)) - landWorth(at(lands, 1 - seat));
}
