/** The options of a question as territories to click on the map. */
import { at, type Watcher } from '@ludoteca/kernel';
import { type VisibleQuestion, optionsOf } from '@ludoteca/kit';
import { NEIGHBOURS, type Territory } from '../board.ts';
import type { Risika } from '../parts.ts';
import type { View } from '../view-types.ts';

/** Armies are placed on a territory, or go from one to another. */
export type TerritoryOffers =
  | { readonly kind: 'none' }
  | { readonly kind: 'place'; readonly places: ReadonlySet<Territory> }
  | {
      readonly kind: 'attack' | 'move';
      /** Targets by origin. */
      readonly targets: ReadonlyMap<Territory, readonly Territory[]>;
    };

/** The selected origin and target. */
export interface Selection {
  readonly from?: Territory;
  readonly to?: Territory;
}

export const NO_SELECTION: Selection = {};

function findRoutes(asked: VisibleQuestion<Risika>): ReadonlyMap<Territory, readonly Territory[]> {
  const targets = new Map<Territory, Territory[]>();
  for (const option of optionsOf<Risika>(asked)) {
    if (typeof option !== 'object' || !('from' in option)) continue;
    const to = 'attack' in option ? option.attack : option.move;
    targets.set(option.from, [...(targets.get(option.from) ?? []), to]);
  }
  return targets;
}

/** Only for the own question: a judge also knows the options of others. */
export function findOffers(asked: VisibleQuestion<Risika> | undefined, watcher: Watcher): TerritoryOffers {
  if (asked === undefined || asked.seat !== watcher) return { kind: 'none' };
  switch (asked.prompt) {
    case 'place': {
      const options = optionsOf<Risika>(asked);
      const places = options.flatMap((one) => (typeof one === 'object' && 'place' in one ? [one.place] : []));
      return { kind: 'place', places: new Set(places) };
    }
    case 'fight':
      return { kind: 'attack', targets: findRoutes(asked) };
    case 'move':
      return { kind: 'move', targets: findRoutes(asked) };
    default:
      return { kind: 'none' };
  }
}

/** Drops the parts of a selection that are no longer offered. */
export function keepValid(offers: TerritoryOffers, { from, to }: Selection): Selection {
  if (offers.kind === 'none' || offers.kind === 'place' || from === undefined) return NO_SELECTION;
  const targets = offers.targets.get(from);
  if (targets === undefined) return NO_SELECTION;
  return to !== undefined && targets.includes(to) ? { from, to } : { from };
}

/** Territories that can be clicked: places and origins, or the targets of the selected origin. */
export function selectableTerritories(offers: TerritoryOffers, { from }: Selection): ReadonlySet<Territory> {
  if (offers.kind === 'none') return new Set();
  if (offers.kind === 'place') return offers.places;
  return new Set(from === undefined ? offers.targets.keys() : offers.targets.get(from));
}

/** The origin with most armies among those that can reach the target. */
function findStrongestOrigin(
  targetsByOrigin: ReadonlyMap<Territory, readonly Territory[]>,
  to: Territory,
  armies: View['armies'],
): Territory | undefined {
  const origins = [...targetsByOrigin].filter(([, targets]) => targets.includes(to)).map(([from]) => from);
  return origins.toSorted((a, b) => at(armies, b) - at(armies, a))[0];
}

/**
 * The selection after a click: a target of the origin, another origin, or nothing if the origin was clicked again. A target without an
 * origin selects the strongest one. Undefined: the territory cannot be selected.
 */
export function selectTerritory(
  offers: TerritoryOffers,
  { from, to }: Selection,
  pressed: Territory,
  armies: View['armies'],
): Selection | undefined {
  if (offers.kind === 'none' || offers.kind === 'place') return undefined;
  const targetsByOrigin = offers.targets;
  if (from !== undefined && targetsByOrigin.get(from)?.includes(pressed)) return { from, to: pressed };
  if (pressed === from) return to === undefined ? NO_SELECTION : { from };
  const targets = targetsByOrigin.get(pressed);
  if (targets !== undefined) {
    const [only, ...others] = targets;
    return others.length === 0 && only !== undefined ? { from: pressed, to: only } : { from: pressed };
  }
  const origin = findStrongestOrigin(targetsByOrigin, pressed, armies);
  return origin === undefined ? undefined : { from: origin, to: pressed };
}

/** The choice that a click would mean if it were allowed, to ask why it is not. */
export function toAttemptedChoice(
  offers: TerritoryOffers,
  { from }: Selection,
  pressed: Territory,
  view: View,
): unknown {
  if (offers.kind === 'place') return { place: pressed };
  if (offers.kind === 'none') return undefined;
  const isAttack = offers.kind === 'attack';
  const around = at(NEIGHBOURS, pressed);
  const plausible = around.find((other) => (view.owners[other] !== view.owners[pressed]) === isAttack);
  const start = from ?? pressed;
  const to = from === undefined ? (plausible ?? at(around, 0)) : pressed;
  return isAttack ? { attack: to, from: start } : { move: to, from: start };
}
