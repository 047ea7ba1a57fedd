/** A creature as a fight sees it: made once for a decision, then only compared. */
import type { Seat } from '@ludoteca/kernel';
import { BASIC_LANDS } from '../abilities/index.ts';
import type { View } from '../parts.ts';
import type { SeenPermanent } from '../sight.ts';
import type { Id } from '../state.ts';
import { type Reading, readingOn } from './printed.ts';
import { creatureWorth, isCreature } from './worth.ts';

export interface Fighter {
  readonly id: Id;
  readonly power: number;
  /** What is left until it dies. */
  readonly bulk: number;
  readonly worth: number;
  readonly strikesFirst: boolean;
  readonly strikesTwice: boolean;
  readonly deathtouch: boolean;
  readonly trample: boolean;
  readonly lifelink: boolean;
  /** Damage does not destroy it. */
  readonly lasts: boolean;
  readonly menace: boolean;
  readonly vigilance: boolean;
  readonly seen: SeenPermanent;
  readonly reading: Reading;
}

const has = ({ keywords }: SeenPermanent, keyword: string): boolean => keywords.includes(keyword);

export function fighterOf(view: View, seen: SeenPermanent): Fighter {
  const reading = readingOn(view, seen);
  const twice = has(seen, 'double strike');
  return {
    id: seen.id,
    power: Math.max(0, seen.power),
    bulk: seen.toughness - seen.damage,
    worth: creatureWorth(seen, reading),
    strikesFirst: twice || has(seen, 'first strike'),
    strikesTwice: twice,
    deathtouch: has(seen, 'deathtouch'),
    trample: has(seen, 'trample'),
    lifelink: has(seen, 'lifelink'),
    lasts: has(seen, 'indestructible') || seen.shields > 0,
    menace: has(seen, 'menace'),
    vigilance: has(seen, 'vigilance'),
    seen,
    reading,
  };
}

export const fightersOf = (view: View, seat: Seat): Fighter[] =>
  view.battlefield.flatMap((one) =>
    one.controller === seat && isCreature(one) ? [fighterOf(view, one)] : [],
  );

/** What it deals to a player in one combat. */
export const hitOf = ({ power, strikesTwice }: Fighter): number => (strikesTwice ? 2 * power : power);

const COLOUR_WORDS = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' } as const;

/** Whether an attacker walks past a player who controls such lands (702.14). */
function walks({ seen, reading }: Fighter, lands: ReadonlySet<string>): boolean {
  if (!has(seen, 'landwalk')) return false;
  return Object.keys(BASIC_LANDS).some(
    (land) => lands.has(land) && reading.text.includes(`${land.toLowerCase()}walk`),
  );
}

/** 509.1b, as far as a look at the two tells. `lands`: the subtypes of the lands of whoever blocks. */
export function mayBlock(blocker: Fighter, attacker: Fighter, lands: ReadonlySet<string>): boolean {
  const [own, other] = [blocker.seen, attacker.seen];
  if (own.keywords.length + other.keywords.length > 0) {
    if (has(other, 'flying') && !has(own, 'flying') && !has(own, 'reach')) return false;
    if (has(own, 'shadow') !== has(other, 'shadow')) return false;
    if (has(other, 'horsemanship') && !has(own, 'horsemanship')) return false;
    if (has(other, 'skulk') && own.power > other.power) return false;
    const artifact = own.types.includes('artifact');
    if (has(other, 'fear') && !artifact && !own.colours.includes('B')) return false;
    if (has(other, 'intimidate') && !artifact && !own.colours.some((one) => other.colours.includes(one)))
      return false;
    if (has(other, 'protection') && isProtected(attacker, own)) return false;
    if (walks(attacker, lands)) return false;
  }
  return !blocker.reading.cannotBlock && !attacker.reading.cannotBeBlocked;
}

const isProtected = ({ reading }: Fighter, from: SeenPermanent): boolean =>
  from.colours.some((colour) => reading.text.includes(`protection from ${COLOUR_WORDS[colour]}`));

/** The subtypes of the lands of a seat. */
export const landsOf = (view: View, seat: Seat): ReadonlySet<string> =>
  new Set(
    view.battlefield.flatMap((one) =>
      one.controller === seat && one.types.includes('land') ? one.subtypes : [],
    ),
  );
