/** Dependencies between continuous effects of one layer (CR 613.8). */
import type { ObjectFilter } from '../abilities/index.ts';
import { applyChange, layerOf } from './apply-change.ts';
import type { BoardState } from './board-state.ts';
import { examine } from './examination-limit.ts';
import {
  findAffected,
  draftAt,
  type CharacteristicsDrafts,
  type ContinuousEffect,
} from './continuous-effects.ts';

/** The filter fields that a layer can change. */
const READ_FIELDS: { readonly [layer: number]: readonly (keyof ObjectFilter)[] } = {
  4: ['types', 'allTypes', 'notTypes', 'supertypes', 'notSupertypes', 'subtypes', 'notSubtypes'],
  5: ['colours', 'notColours', 'colourCount'],
  6: ['keyword', 'notKeyword'],
};

const readsField = (filter: ObjectFilter, keys: readonly (keyof ObjectFilter)[]): boolean =>
  keys.some((key) => filter[key] !== undefined) ||
  (filter.any?.some((one) => readsField(one, keys)) ?? false) ||
  (filter.not !== undefined && readsField(filter.not, keys));

const hasOpenSet = ({ ability, affected }: ContinuousEffect): boolean =>
  ability !== undefined && affected === undefined;

/** Dependencies are resolved up to this layer. */
export const LAST_DEPENDENT_LAYER = 6;

/** The effects of a layer if some may depend on others; empty: timestamp order applies. */
export function dependentEffects(all: readonly ContinuousEffect[], layer: number): ContinuousEffect[] {
  const effects = all.filter(({ changes }) => changes.some((change) => layerOf(change) === layer));
  return mayDepend(effects, layer) ? effects : [];
}

function mayDepend(effects: readonly ContinuousEffect[], layer: number): boolean {
  const keys = READ_FIELDS[layer];
  if (keys === undefined || effects.length < 2 || !effects.some(hasOpenSet)) return false;
  const removes = effects.some(({ changes }) =>
    changes.some(
      (change) =>
        (change.change === 'lose' && change.keywords === 'all') ||
        (change.change === 'types' && change.how === 'set'),
    ),
  );
  return removes || effects.some((effect) => hasOpenSet(effect) && readsFieldOf(effect, keys));
}

function readsFieldOf({ ability }: ContinuousEffect, keys: readonly (keyof ObjectFilter)[]): boolean {
  const affects = ability?.affects;
  return typeof affects === 'object' && 'every' in affects && readsField(affects.every, keys);
}

/** The first effect that depends on no other; in a dependency loop the first of all (613.8b). */
export function firstIndependent(
  board: BoardState,
  waiting: readonly ContinuousEffect[],
  layer: number,
  drafts: CharacteristicsDrafts,
): number {
  const found = waiting.findIndex(
    (effect) => !waiting.some((other) => other !== effect && dependsOn(board, effect, other, layer, drafts)),
  );
  return Math.max(0, found);
}

/** Applies `other` to copies and checks whether `effect` would then affect different permanents. */
function dependsOn(
  board: BoardState,
  effect: ContinuousEffect,
  other: ContinuousEffect,
  layer: number,
  drafts: CharacteristicsDrafts,
): boolean {
  // Copying the board costs more than matching it.
  if (!hasOpenSet(effect) || !examine(16 * board.characteristics.length)) return false;
  const before = findAffected(board, effect, drafts);
  const characteristics = board.characteristics.slice();
  const trial: CharacteristicsDrafts = [];
  drafts.forEach((draft, i) => {
    if (draft === undefined) return;
    trial[i] = { ...draft };
    board.characteristics[i] = trial[i];
  });
  for (const place of other.affected ?? findAffected(board, other, trial))
    for (const change of other.changes)
      if (layerOf(change) === layer) applyChange(board, draftAt(board, trial, place), change, other.scope);
  const after = findAffected(board, effect, trial);
  board.characteristics.splice(0, board.characteristics.length, ...characteristics);
  return before.length !== after.length || before.some((place, i) => place !== after[i]);
}
