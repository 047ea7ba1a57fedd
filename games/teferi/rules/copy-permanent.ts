/** Permanents that enter the battlefield as a copy of another (CR 707.9). */
import { at } from '@ludoteca/kernel';
import type { ReadonlyTeferiState } from '../layers/board-state.ts';
import { battlefieldIndex } from '../layers/board-state.ts';
import { deriveBoard } from '../layers/index.ts';
import type { Frame } from '../parts.ts';
import type { CardIndex, ObjectId, StackObject, State } from '../state.ts';
import type { ContinuousChange } from '../abilities/index.ts';
import { findLegalHosts } from './attachments.ts';
import { markCharacteristicsChanged, newTimestamp } from './state-access.ts';

/** The choice of the permanent to copy, before the permanent enters; undefined if it does not enter as a copy. */
export function copyChoice(
  state: ReadonlyTeferiState,
  { id, kind, controller: seat }: StackObject,
): Frame | undefined {
  const { replacements } = at(deriveBoard(state).cards, kind).characteristics.abilities;
  const found = replacements.find((ability) => ability.instead === 'enters as a copy');
  if (found?.instead !== 'enters as a copy') return undefined;
  const choice = { what: found.of, missing: 1, upTo: true, chosen: [], purpose: 'copy' } as const;
  return { do: 'choose', seat, item: id, ...choice };
}

/** 707.9: the exceptions last as long as the copy. */
export function addCopyExceptions(
  state: State,
  { kind, controller }: Pick<StackObject, 'kind' | 'controller'>,
  copies: readonly ObjectId[],
  changes: readonly ContinuousChange[],
): void {
  for (const id of copies)
    state.effects.push({
      stamp: newTimestamp(state),
      source: id,
      kind,
      controller,
      affects: [id],
      changes,
      until: 'for good',
    });
  if (copies.length > 0) markCharacteristicsChanged(state);
}

/** The exceptions of a card that enters as a copy. */
export const copyExceptionsOf = (state: State, kind: CardIndex): readonly ContinuousChange[] =>
  at(deriveBoard(state).cards, kind).characteristics.abilities.all.flatMap((ability) =>
    ability.kind === 'copy exceptions' ? ability.changes : [],
  );

/** The card that a permanent spell on the stack becomes a copy of. */
export function copiedKind(state: ReadonlyTeferiState, spell: ObjectId): CardIndex | undefined {
  const item = state.stack.find(({ id }) => id === spell);
  const place = battlefieldIndex(state, item?.made[0] ?? 0);
  return place === -1 ? undefined : at(state.battlefield, place).kind;
}

/** 303.4f: the choice of what a permanent will enchant that enters as a copy of an Aura; `none`: it can enchant nothing (303.4g). */
export function copiedAuraChoice(state: ReadonlyTeferiState, item: StackObject): Frame | 'none' | undefined {
  const kind = copiedKind(state, item.id);
  const board = deriveBoard(state);
  if (kind === undefined || at(board.cards, kind).enchant === undefined || item.hosts !== undefined)
    return undefined;
  if (findLegalHosts(board, kind, item.controller).length === 0) return 'none';
  const choice = {
    what: {},
    missing: 1,
    upTo: false,
    chosen: [],
    purpose: 'enchant',
    aura: item.id,
  } as const;
  return { do: 'choose', seat: item.controller, item: item.id, ...choice };
}
