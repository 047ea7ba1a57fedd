/** State-based actions, performed together and repeatedly until none applies (CR 704). */
import { at, type QuestionRule, type AutomaticRule, type Seat } from '@ludoteca/kernel';
import { battlefieldIndex } from '../layers/board-state.ts';
import { deriveBoard } from '../layers/index.ts';
import { CREATURE, keywordBit, LEGENDARY, PLANESWALKER } from '../layers/bit-masks.ts';
import type { Frame, Teferi } from '../parts.ts';
import { RETURNING, type ObjectId, type State } from '../state.ts';
import { canAttach } from './attachments.ts';
import { entryQuestion } from './entry-choices.ts';
import { attach, destroy, findUmbra, sacrifice } from './keyword-actions.ts';
import { putCounters } from './life-and-counters.ts';
import {
  markCharacteristicsChanged,
  nameEntity,
  nameOf,
  sideOf,
  type TeferiDealer,
  markChanged,
} from './state-access.ts';
import { leaveBattlefield, removeFromCombat } from './leave-battlefield.ts';
import { findFinishedSagas } from './sagas.ts';
import { BESTOW } from '../layers/compiled-cards.ts';
import { showTopCards } from './top-of-library.ts';
import { fireStateTriggers } from './fire-triggers.ts';
import { endPairs } from './soulbond.ts';
import { updateControl } from './control.ts';
import { drawByLoop, findLosses, finishGame, isTooLarge } from './game-end.ts';

const INDESTRUCTIBLE = keywordBit('indestructible');

/** 704.5f to 704.5i: creatures and planeswalkers that are put into the graveyard or destroyed. */
function findDyingPermanents(state: State): { dying: ObjectId[]; destroyed: ObjectId[] } {
  const { characteristics } = deriveBoard(state);
  const [dying, destroyed]: [ObjectId[], ObjectId[]] = [[], []];
  for (let i = 0; i < characteristics.length; i++) {
    const { types, toughness, keywords } = at(characteristics, i);
    if ((types & (CREATURE | PLANESWALKER)) === 0) continue;
    const permanent = at(state.battlefield, i);
    const { id, damage, deathtouched, counters } = permanent;
    if ((types & PLANESWALKER) !== 0 && (counters['loyalty'] ?? 0) <= 0) dying.push(id); // 704.5i
    else if ((types & CREATURE) === 0) continue;
    else if (toughness <= 0) dying.push(id); // 704.5f
    else if (((damage > 0 && damage >= toughness) || deathtouched) && (keywords & INDESTRUCTIBLE) === 0)
      destroyed.push(id); // 704.5g, 704.5h
    if (deathtouched) {
      permanent.deathtouched = false;
      markChanged(state);
    }
  }
  return { dying, destroyed };
}

/** 704.5m and 704.5n: Auras and Equipment that are not legally attached. */
function findIllegalAttachments(state: State): { falling: ObjectId[]; unattached: ObjectId[] } {
  const board = deriveBoard(state);
  const [fallingAuras, unattached]: [ObjectId[], ObjectId[]] = [[], []];
  for (let i = 0; i < state.battlefield.length; i++) {
    const { id, host, way } = at(state.battlefield, i);
    const { subtypes } = at(board.characteristics, i);
    if (host === 0 && !subtypes.includes('Aura')) continue;
    if (host !== 0 && canAttach(board, id, host)) continue;
    // 702.103f: a bestowed permanent becomes unattached and a creature again.
    (subtypes.includes('Aura') && way !== BESTOW ? fallingAuras : unattached).push(id);
  }
  return { falling: fallingAuras, unattached };
}

interface LegendGroup {
  readonly seat: Seat;
  readonly name: string;
  readonly ids: readonly ObjectId[];
}
const NO_LEGEND_GROUPS: readonly LegendGroup[] = [];

/** 704.5j: groups of legendary permanents of one name and controller. */
export function findLegendGroups(state: State): readonly LegendGroup[] {
  const { characteristics } = deriveBoard(state);
  let found: Map<string, { seat: Seat; name: string; ids: ObjectId[] }> | undefined;
  for (let i = 0; i < characteristics.length; i++) {
    if ((at(characteristics, i).supers & LEGENDARY) === 0) continue;
    found ??= new Map();
    const { id, controller: seat, kind } = at(state.battlefield, i);
    const name = nameOf(state, kind);
    const key = `${seat} ${name}`;
    const group = found.get(key);
    if (group === undefined) found.set(key, { seat, name, ids: [id] });
    else group.ids.push(id);
  }
  return found === undefined ? NO_LEGEND_GROUPS : [...found.values()].filter(({ ids }) => ids.length > 1);
}

const NONE_KEPT: readonly ObjectId[] = [];

/** Performs all applicable state-based actions once. Returns whether there were any. */
export function performStateBasedActions(dealer: TeferiDealer, kept = NONE_KEPT): boolean {
  const { state } = dealer;
  updateControl(dealer);
  const extraLegends =
    kept.length === 0
      ? NONE_KEPT
      : findLegendGroups(state).flatMap(({ ids }) =>
          ids.some((id) => kept.includes(id)) ? ids.filter((id) => !kept.includes(id)) : [],
        );
  const { dying, destroyed } = findDyingPermanents(state);
  const finishedSagas = findFinishedSagas(state);
  const { falling: fallingAuras, unattached } = findIllegalAttachments(state);
  const leaving = [...dying, ...fallingAuras, ...extraLegends];
  let done = leaving.length > 0 || destroyed.length > 0;
  // Simultaneously: regeneration is applied first, so that all others leave together and see the same state.
  if (done)
    leaveBattlefield(dealer, [...leaving, ...withoutRegenerated(dealer, destroyed)], 'graveyard', 'state');
  if (finishedSagas.length > 0) done = sacrifice(dealer, finishedSagas).length > 0 || done; // 714.4
  for (const id of unattached) {
    if (battlefieldIndex(state, id) === -1) continue;
    attach(dealer, id, 0);
    done = true;
  }
  for (const { id, counters } of state.battlefield) {
    const pairs = Math.min(counters['+1/+1'] ?? 0, counters['-1/-1'] ?? 0);
    if (pairs === 0) continue;
    putCounters(dealer, id, '+1/+1', -pairs); // 704.5q
    putCounters(dealer, id, '-1/-1', -pairs);
    done = true;
  }
  done = endEffects(dealer) || done;
  done = endPairs(dealer.state) || done;
  return removeNoncreatures(dealer) || done;
}

/** The destroyed permanents without a regeneration shield or umbra armor; the others are saved. */
function withoutRegenerated(dealer: TeferiDealer, ids: readonly ObjectId[]): ObjectId[] {
  const { state } = dealer;
  const shielded = ids.filter(
    (id) =>
      at(state.battlefield, battlefieldIndex(state, id)).shields > 0 || findUmbra(state, id) !== undefined,
  );
  destroy(dealer, shielded, false);
  return ids.filter((id) => !shielded.includes(id));
}

/** 611.2b: ends effects whose source has left or changed its controller. */
function endEffects(dealer: TeferiDealer): boolean {
  const { state } = dealer;
  const left = state.effects.filter(({ until, source, controller }) => {
    if (until !== 'this stays' && until !== 'you control this' && until !== 'this stays tapped') return true;
    const permanent = state.battlefield[battlefieldIndex(state, source)];
    if (permanent === undefined) return false;
    return until === 'this stays tapped'
      ? permanent.tapped
      : until === 'this stays' || permanent.controller === controller;
  });
  if (left.length === state.effects.length) return false;
  state.effects = left;
  markCharacteristicsChanged(state);
  updateControl(dealer);
  return true;
}

/** 506.4: permanents that are no longer creatures leave combat. */
function removeNoncreatures(dealer: TeferiDealer): boolean {
  const { state } = dealer;
  if (state.combat === null) return false;
  const { characteristics } = deriveBoard(state);
  let dropped = false;
  for (let i = 0; i < characteristics.length; i++) {
    const { id } = at(state.battlefield, i);
    if ((at(characteristics, i).types & CREATURE) !== 0 || !removeFromCombat(state, id)) continue;
    dealer.tell({ did: 'leave combat', id, card: nameEntity(state, id).name, rule: '506.4' });
    dropped = true;
  }
  return dropped;
}

/** 303.4f and 614.12a: the owner of a card returning from exile chooses what it enchants, or how it enters. */
function returningCardChoice(state: State): Frame | undefined {
  for (let seat = 0; seat < state.sides.length; seat++)
    for (const { id, until, kind } of sideOf(state, seat).exile) {
      if (until !== RETURNING) continue;
      const [question] = entryQuestion(state, [{ kind, seat }]);
      if (question !== undefined) return question;
      if (at(deriveBoard(state).cards, kind).enchant === undefined) return { do: 'return', card: id };
      return {
        do: 'choose',
        seat,
        item: 0,
        what: {},
        missing: 1,
        upTo: false,
        chosen: [],
        purpose: 'enchant',
        aura: id,
      };
    }
  return undefined;
}

/** 104.4b: state-based actions that go on for longer never end. */
const MAX_ROUNDS = 1000;

/** 117.5: state-based actions until none applies, then triggers go on the stack; repeated until a player gets priority. */
export const check: AutomaticRule<Teferi, 'check'> = (dealer, { seat, kept = NONE_KEPT }) => {
  const { state } = dealer;
  if (isTooLarge(state)) return drawByLoop(dealer);
  for (let rounds = 0; ; rounds++) {
    const losses = findLosses(state);
    if (losses !== undefined) {
      performStateBasedActions(dealer); // 704.3: other state-based actions happen at the same time
      losses.forEach((rule, loser) => {
        if (rule !== undefined) dealer.tell({ did: 'lose', seat: loser, rule });
      });
      return finishGame(
        dealer,
        losses.map((rule) => rule !== undefined),
      );
    }
    const returning = returningCardChoice(state);
    if (returning !== undefined) return dealer.next(returning, { do: 'check', seat, kept });
    // State-based actions other than losing depend only on the version.
    if (state.checked === state.version && !deriveBoard(state).isVolatile) break;
    const chosen = rounds === 0 ? kept : NONE_KEPT;
    const legendGroup = findLegendGroups(state).find(({ ids }) => !ids.some((id) => chosen.includes(id)));
    if (legendGroup !== undefined)
      return dealer.next({
        do: 'keep',
        seat: legendGroup.seat,
        name: legendGroup.name,
        kept: chosen,
        after: seat,
      });
    const before = state.version;
    // Control may have changed, so a new legend group may exist.
    if (!performStateBasedActions(dealer, chosen) && state.version === before) {
      state.checked = state.version;
      break;
    }
    if (rounds > MAX_ROUNDS) return drawByLoop(dealer);
  }
  showTopCards(dealer);
  fireStateTriggers(state);
  if (state.triggered.length > 0) return dealer.next({ do: 'stack triggers', seat }, { do: 'check', seat });
  dealer.next({ do: 'priority', seat, passed: 0 });
};

/** 704.5j */
export const keep: QuestionRule<Teferi, 'keep'> = {
  ask: (state, { seat, name }) => legendsNamed(state as State, seat, name).map((id) => nameEntity(state, id)),
  answer: (dealer, { kept, after }, { id }) => dealer.next({ do: 'check', seat: after, kept: [...kept, id] }),
  otherwise: (dealer, { seat, name, kept, after }) =>
    dealer.next({
      do: 'check',
      seat: after,
      kept: [...kept, ...legendsNamed(dealer.state, seat, name).slice(0, 1)],
    }),
};

const legendsNamed = (state: State, seat: Seat, name: string): readonly ObjectId[] =>
  findLegendGroups(state).find((one) => one.seat === seat && one.name === name)?.ids ?? [];
