/** 613.8: within a layer an effect waits for those that would change whether it exists or what it applies to. */
import type { Filter } from '../abilities/index.ts';
import { apply, layerOf } from './applying.ts';
import type { Board } from './board.ts';
import { affectedBy, draftAt, type Drafts, type Force } from './forces.ts';

/** What of a filter a layer can change: types in 4, colours in 5, keywords in 6. */
const ASKED: { readonly [layer: number]: readonly (keyof Filter)[] } = {
  4: ['types', 'allTypes', 'notTypes', 'supertypes', 'notSupertypes', 'subtypes', 'notSubtypes'],
  5: ['colours', 'notColours', 'colourCount'],
  6: ['keyword', 'notKeyword'],
};

const asks = (filter: Filter, keys: readonly (keyof Filter)[]): boolean =>
  keys.some((key) => filter[key] !== undefined) ||
  (filter.any?.some((one) => asks(one, keys)) ?? false) ||
  (filter.not !== undefined && asks(filter.not, keys));

const isOpen = ({ ability, affected }: Force): boolean => ability !== undefined && affected === undefined;

/** Beyond this layer nothing is looked into. */
export const LAST_ENTANGLED = 6;

/** The effects of a layer, if some of them may depend on others; none: by their timestamps. */
export function entangledIn(all: readonly Force[], layer: number): Force[] {
  const forces = all.filter(({ changes }) => changes.some((change) => layerOf(change) === layer));
  return mayDepend(forces, layer) ? forces : [];
}

function mayDepend(forces: readonly Force[], layer: number): boolean {
  const keys = ASKED[layer];
  if (keys === undefined || forces.length < 2 || !forces.some(isOpen)) return false;
  const removes = forces.some(({ changes }) =>
    changes.some(
      (change) =>
        (change.change === 'lose' && change.keywords === 'all') ||
        (change.change === 'types' && change.how === 'set'),
    ),
  );
  return removes || forces.some((force) => isOpen(force) && filterOf(force, keys));
}

function filterOf({ ability }: Force, keys: readonly (keyof Filter)[]): boolean {
  const affects = ability?.affects;
  return typeof affects === 'object' && 'every' in affects && asks(affects.every, keys);
}

/** The first that depends on none of the others; where they depend on one another in a ring, the first (613.8b). */
export function firstFree(board: Board, waiting: readonly Force[], layer: number, drafts: Drafts): number {
  const found = waiting.findIndex(
    (force) => !waiting.some((other) => other !== force && dependsOn(board, force, other, layer, drafts)),
  );
  return Math.max(0, found);
}

/** Tries the other on copies and looks whether this one would then be another. */
function dependsOn(board: Board, force: Force, other: Force, layer: number, drafts: Drafts): boolean {
  if (!isOpen(force)) return false;
  const before = affectedBy(board, force, drafts);
  const traits = board.traits.slice();
  const trial: Drafts = [];
  drafts.forEach((draft, i) => {
    if (draft === undefined) return;
    trial[i] = { ...draft };
    board.traits[i] = trial[i];
  });
  for (const place of other.affected ?? affectedBy(board, other, trial))
    for (const change of other.changes)
      if (layerOf(change) === layer) apply(board, draftAt(board, trial, place), change, other.scope);
  const after = affectedBy(board, force, trial);
  board.traits.splice(0, board.traits.length, ...traits);
  return before.length !== after.length || before.some((place, i) => place !== after[i]);
}
