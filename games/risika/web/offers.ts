/** What the options of a question mean on the map. */
import { at, type Watcher } from '@ludoteca/kernel';
import { type VisibleQuestion, optionsOf } from '@ludoteca/kit';
import { NEIGHBOURS, type Territory } from '../board.ts';
import type { Risika, View } from '../parts.ts';

/** Armies are put on one territory, or go from one to another. */
export type TerritoryOffers =
  | { readonly kind: 'none' }
  | { readonly kind: 'place'; readonly places: ReadonlySet<Territory> }
  | {
      readonly kind: 'attack' | 'move';
      /** By origin, where one can go. */
      readonly ways: ReadonlyMap<Territory, readonly Territory[]>;
    };

export interface Route {
  readonly from: Territory;
  readonly to: Territory;
}

/** What is chosen so far: an origin, and where to go from there. */
export interface Selection {
  readonly from?: Territory;
  readonly to?: Territory;
}

export const NO_SELECTION: Selection = {};

function findRoutes(asked: VisibleQuestion<Risika>): ReadonlyMap<Territory, readonly Territory[]> {
  const ways = new Map<Territory, Territory[]>();
  for (const option of optionsOf<Risika>(asked)) {
    if (typeof option !== 'object' || !('from' in option)) continue;
    const to = 'attack' in option ? option.attack : option.move;
    ways.set(option.from, [...(ways.get(option.from) ?? []), to]);
  }
  return ways;
}

/** Only who is asked has aims; a judge sees the options of others. */
export function findOffers(asked: VisibleQuestion<Risika> | undefined, watcher: Watcher): TerritoryOffers {
  if (asked === undefined || asked.seat !== watcher) return { kind: 'none' };
  switch (asked.prompt) {
    case 'place': {
      const options = optionsOf<Risika>(asked);
      const places = options.flatMap((one) => (typeof one === 'object' && 'place' in one ? [one.place] : []));
      return { kind: 'place', places: new Set(places) };
    }
    case 'fight':
      return { kind: 'attack', ways: findRoutes(asked) };
    case 'move':
      return { kind: 'move', ways: findRoutes(asked) };
    default:
      return { kind: 'none' };
  }
}

/** What of a choice still stands: armies come and go between two questions. */
export function keepValid(aims: TerritoryOffers, { from, to }: Selection): Selection {
  if (aims.kind === 'none' || aims.kind === 'place' || from === undefined) return NO_SELECTION;
  const targets = aims.ways.get(from);
  if (targets === undefined) return NO_SELECTION;
  return to !== undefined && targets.includes(to) ? { from, to } : { from };
}

/** What stands in the light: where armies may be put or start from; once that is chosen, where they may go. */
export function selectableTerritories(aims: TerritoryOffers, { from }: Selection): ReadonlySet<Territory> {
  if (aims.kind === 'none') return new Set();
  if (aims.kind === 'place') return aims.places;
  return new Set(from === undefined ? aims.ways.keys() : aims.ways.get(from));
}

/** The origin with the most armies of those that lead there. */
function findStrongestOrigin(
  ways: ReadonlyMap<Territory, readonly Territory[]>,
  to: Territory,
  armies: View['armies'],
): Territory | undefined {
  const origins = [...ways].filter(([, targets]) => targets.includes(to)).map(([from]) => from);
  return origins.toSorted((a, b) => at(armies, b) - at(armies, a))[0];
}

/**
 * What is chosen after somebody has pressed a territory: a target of the origin, another origin, none any more. Whoever presses a target first means
 * the strongest origin. Undefined: it leads nowhere.
 */
export function selectTerritory(
  aims: TerritoryOffers,
  { from, to }: Selection,
  pressed: Territory,
  armies: View['armies'],
): Selection | undefined {
  if (aims.kind === 'none' || aims.kind === 'place') return undefined;
  const { ways } = aims;
  if (from !== undefined && ways.get(from)?.includes(pressed)) return { from, to: pressed };
  if (pressed === from) return to === undefined ? NO_SELECTION : { from };
  const targets = ways.get(pressed);
  if (targets !== undefined) {
    const [only, ...more] = targets;
    return more.length === 0 && only !== undefined ? { from: pressed, to: only } : { from: pressed };
  }
  const origin = findStrongestOrigin(ways, pressed, armies);
  return origin === undefined ? undefined : { from: origin, to: pressed };
}

/** The answer that pressing a territory would be if it could be one: the table says what is wrong with it. */
export function toAttemptedChoice(
  aims: TerritoryOffers,
  { from }: Selection,
  pressed: Territory,
  view: View,
): unknown {
  if (aims.kind === 'place') return { place: pressed };
  if (aims.kind === 'none') return undefined;
  const isAttack = aims.kind === 'attack';
  const around = at(NEIGHBOURS, pressed);
  const likely = around.find((other) => (view.owners[other] !== view.owners[pressed]) === isAttack);
  const start = from ?? pressed;
  const to = from === undefined ? (likely ?? at(around, 0)) : pressed;
  return isAttack ? { attack: to, from: start } : { move: to, from: start };
}
