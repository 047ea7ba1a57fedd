/** 613: continuous effects at work, and the permanents that they change. */
import { at, type DeepReadonly } from '@ludoteca/kernel';
import type { Change, StaticAbility } from '../abilities/index.ts';
import type { Id, Permanent } from '../state.ts';
import { apply, type Draft, layerOf } from './applying.ts';
import { type Board, placeOf, type Scope, scopeOn } from './board.ts';
import type { Traits } from './compiled.ts';
import { permanentMatches } from './matching.ts';
import { holds } from './values.ts';

/** A continuous effect at work. */
export interface Force {
  readonly stamp: number;
  readonly scope: Scope;
  readonly changes: readonly Change[];
  /** The place of the permanent whose static ability it is; -1: it comes from something that resolved. */
  readonly place: number;
  readonly ability: StaticAbility | undefined;
  /** 613.6: found when it first applies; then it stays. */
  affected: number[] | undefined;
  /** Where its condition and its filter are asked, if not in the middle of the layers. */
  readonly asked?: Board | undefined;
}

/** Told of every change as it is applied: to which permanent, in which layer, by what, and what it is then. */
export type Trace = (applied: {
  readonly place: number;
  readonly layer: number;
  readonly source: Id;
  readonly kind: number;
  readonly change: Change | 'counters' | 'defining';
  readonly now: Traits;
}) => void;

export const forceOf = (
  permanent: DeepReadonly<Permanent>,
  place: number,
  ability: StaticAbility,
  asked?: Board,
): Force => ({
  stamp: permanent.stamp,
  asked,
  scope: scopeOn(permanent),
  changes: ability.changes,
  place,
  ability,
  affected: undefined,
});

export type Drafts = (Draft | undefined)[];

/** Made when something first changes the permanent: most keep what is printed on them. */
export function draftAt({ traits }: Board, drafts: Drafts, place: number): Draft {
  const known = drafts[place];
  if (known !== undefined) return known;
  const draft = draftOf(at(traits, place));
  drafts[place] = draft;
  traits[place] = draft;
  return draft;
}

export const draftOf = (traits: Traits): Draft => ({
  types: traits.types,
  supers: traits.supers,
  subtypes: traits.subtypes,
  colours: traits.colours,
  abilities: traits.abilities,
  keywords: traits.keywords,
  rules: traits.rules,
  power: traits.power,
  toughness: traits.toughness,
  bare: false,
});

export function exert(
  board: Board,
  force: Force,
  change: Change,
  drafts: Drafts,
  trace: Trace | undefined,
): void {
  force.affected ??= affectedBy(board, force, drafts);
  for (const place of force.affected) {
    const draft = draftAt(board, drafts, place);
    apply(board, draft, change, isOfEach(change) ? scopeFor(board, force, place) : force.scope);
    const { source, kind } = force.scope;
    trace?.({ place, layer: layerOf(change), source, kind, change, now: { ...draft } });
  }
}

const ofEach = new WeakMap<Change, boolean>();
/** Whether a size is worked out for each of those that are affected: "equal to its mana value". */
function isOfEach(change: Change): boolean {
  if (change.change !== 'base' && change.change !== 'add') return false;
  const known = ofEach.get(change) ?? JSON.stringify(change).includes('"it"');
  ofEach.set(change, known);
  return known;
}
const scopeFor = ({ state }: Board, { scope, ability }: Force, place: number): Scope =>
  ability === undefined ? scope : { ...scope, it: at(state.battlefield, place).id };

export function affectedBy(
  made: Board,
  { place, ability, scope, asked: board = made }: Force,
  drafts: Drafts,
): number[] {
  if (ability === undefined || drafts[place]?.abilities.statics.includes(ability) === false) return [];
  if (ability.while !== undefined && !holds(board, ability.while, scope)) return [];
  const { affects } = ability;
  if (affects === 'this') return [place];
  if (affects === 'host') {
    const host = placeOf(board.state, at(board.state.battlefield, place).host);
    return host === -1 ? [] : [host];
  }
  if (typeof affects !== 'object' || !('every' in affects)) return [];
  const found: number[] = [];
  for (let i = 0; i < board.traits.length; i++)
    if (permanentMatches(board, i, affects.every, scope)) found.push(i);
  return found;
}
