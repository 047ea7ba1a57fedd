/** Priority: the actions that a player may take, and the reasons against the others (CR 117). */
import {
  type AutomaticRule,
  type QuestionRule,
  at,
  type Reason,
  deepEqual,
  type Seat,
  type DeepReadonly,
} from '@ludoteca/kernel';
import type { ActivatedAbility } from '../abilities/index.ts';
import {
  type BoardState,
  opponentOf,
  battlefieldIndex,
  createScope,
  scopeOfPermanent,
  type ReadonlyTeferiState,
  hasObjectRule,
} from '../layers/board-state.ts';
import type { Characteristics } from '../layers/compiled-cards.ts';
import { deriveBoard } from '../layers/index.ts';
import { LAND } from '../layers/bit-masks.ts';
import type { Frame, PriorityAction, Teferi } from '../parts.ts';
import type { ObjectId, CardIndex, Permanent, PlayPermission, ZoneCard } from '../state.ts';
import { activateAbility, castSpell, activateFromHand } from './put-on-stack.ts';
import { isSummoningSick } from './summoning-sickness.ts';
import { countFact, findCardIndex, nameOf, sideOf, type TeferiDealer, markChanged } from './state-access.ts';
import {
  alternativeCostsFrom,
  isSorceryTime,
  whyNotActivate,
  whyNotCast,
  whyNotPlayLand,
  WITHOUT_PAYING,
} from './legal-actions.ts';
import { playableFaces } from './card-faces.ts';
import { entryAbilities, entryQuestion } from './entry-choices.ts';
import { mayPlayTopCard, playableTopCard, takeTopCard } from './top-of-library.ts';
import { frontOf, takeFromHand, takeZoneCard } from './zones.ts';
import { enterBattlefield } from './enter-battlefield.ts';

/** All actions that are allowed, or all that are not. */
function collectActions(board: BoardState, seat: Seat, allowed: boolean): PriorityAction[] {
  const { state } = board;
  const { hand } = at(state.sides, seat);
  const actions: PriorityAction[] = allowed ? ['pass'] : [];
  const isRequested = (reason: Reason | undefined): boolean => (reason === undefined) === allowed;
  const playable = isRequested(whyNotPlayLand(board, seat));
  for (let i = 0; i < hand.length; i++) {
    const kind = at(hand, i);
    if (hand.indexOf(kind) !== i) continue;
    const compiled = at(board.cards, kind);
    const { name } = compiled.card;
    if (compiled.faces !== undefined)
      actions.push(...faceActions(board, seat, { id: 0, kind }, 'hand', isRequested));
    else if ((compiled.characteristics.types & LAND) !== 0) {
      if (playable) actions.push({ play: name });
    } else if (isRequested(whyNotCast(board, seat, kind, '', 0))) actions.push({ cast: name });
    if (compiled.alternative.length > 0)
      for (const { name: way } of alternativeCostsFrom(compiled, 'hand'))
        if (isRequested(whyNotCast(board, seat, kind, way, 0))) actions.push({ cast: name, way });
    if (compiled.worksOutsideBattlefield) actions.push(...handAbilityActions(board, seat, kind, isRequested));
  }
  for (let i = 0; i < state.battlefield.length; i++) {
    const { activated, isTapAbility, usableByOthers } = at(board.characteristics, i).abilities;
    if (activated.length === 0) continue;
    const permanent = at(state.battlefield, i);
    if (permanent.controller !== seat && !usableByOthers) continue;
    // Fast path: a tapped permanent whose only ability is a tap ability.
    if (allowed && permanent.tapped && activated.length === 1 && isTapAbility[0] === true) continue;
    for (let n = 0; n < activated.length; n++)
      if (mayActivate(permanent, at(activated, n), seat) && isRequested(whyNotActivateOn(board, seat, i, n)))
        actions.push({ activate: permanent.id, name: nameOf(state, permanent.kind), ability: n });
  }
  for (const { id, kind } of at(state.sides, seat).graveyard)
    if (at(board.cards, kind).worksOutsideBattlefield)
      actions.push(...graveyardActions(board, seat, id, kind, isRequested));
  for (const { exile, graveyard } of state.sides) {
    for (const card of exile) {
      const play = card.play?.seat === seat ? card.play : linkedPermission(board, seat, card);
      if (play !== undefined)
        actions.push(...faceActions(board, seat, { ...card, play }, 'exile', isRequested));
    }
    for (const card of graveyard)
      if (card.play?.seat === seat) actions.push(...faceActions(board, seat, card, 'graveyard', isRequested));
  }
  const top = playableTopCard(board, seat);
  if (top !== undefined) actions.push(...topCardActions(board, seat, top, isRequested));
  return actions;
}

/** 601.3 and 607.2a: the permission of a rule to play the cards that its source has exiled. */
function linkedPermission(
  { gameRules }: BoardState,
  seat: Seat,
  { by }: DeepReadonly<ZoneCard>,
): PlayPermission | undefined {
  if (by === undefined || gameRules.length === 0) return undefined;
  const found = gameRules.find(
    ({ rule, scope }) => rule.says === 'play exiled' && scope.controller === seat && scope.source === by,
  );
  if (found?.rule.says !== 'play exiled') return undefined;
  return found.rule.spells === true ? { seat, spells: true } : { seat };
}

/** 601.3: playing the top card of the library. */
const topCardActions = (
  board: BoardState,
  seat: Seat,
  kind: CardIndex,
  isRequested: ReasonTest,
): PriorityAction[] =>
  faceActions(board, seat, { id: 0, kind }, 'library', isRequested)
    .filter((action) => action !== 'pass' && ('play' in action || 'cast' in action))
    .map((action) => Object.assign({}, action, { top: true as const }));

/** Playing a land or casting a spell with the faces that a card may have. */
function faceActions(
  board: BoardState,
  seat: Seat,
  { id, kind, play }: Pick<ZoneCard, 'id' | 'kind' | 'play'>,
  zone: 'hand' | 'graveyard' | 'exile' | 'library',
  isRequested: ReasonTest,
): PriorityAction[] {
  const { name } = at(board.cards, kind).card;
  if (play?.plotted !== undefined && (board.state.turn < play.plotted || !isSorceryTime(board, seat)))
    return [];
  const way =
    play?.free === true ? { way: WITHOUT_PAYING } : play?.flashback === true ? { way: 'flashback' } : {};
  return playableFaces(board, kind, zone, play).flatMap((face): PriorityAction[] => {
    const { card, characteristics } = at(board.cards, face);
    const where = { ...(face === kind ? {} : { face: card.name }), ...(id === 0 ? {} : { id }) };
    if ((characteristics.types & LAND) !== 0)
      return play?.spells !== true && isRequested(whyNotPlayLand(board, seat))
        ? [{ play: name, ...where }]
        : [];
    const reason = whyNotCast(board, seat, face, way.way ?? '', id);
    return isRequested(reason) ? [{ cast: name, ...way, ...where }] : [];
  });
}

type ReasonTest = (reason: Reason | undefined) => boolean;

function handAbilityActions(
  board: BoardState,
  seat: Seat,
  kind: CardIndex,
  isRequested: ReasonTest,
): PriorityAction[] {
  const { card, characteristics } = at(board.cards, kind);
  return characteristics.abilities.activated.flatMap((ability, n): PriorityAction[] => {
    if (ability.zone !== 'hand') return [];
    const reason = whyNotActivate(board, seat, ability, createScope(seat, 0, kind), 0);
    return isRequested(reason) ? [{ use: card.name, ability: n }] : [];
  });
}

function graveyardActions(
  board: BoardState,
  seat: Seat,
  id: ObjectId,
  kind: CardIndex,
  isRequested: ReasonTest,
): PriorityAction[] {
  const compiled = at(board.cards, kind);
  const { name } = compiled.card;
  const spells = [kind, ...(compiled.faces?.others ?? [])].flatMap((face) => {
    const other = face === kind ? {} : { face: at(board.cards, face).card.name };
    return alternativeCostsFrom(at(board.cards, face), 'graveyard').flatMap(
      ({ name: way }): PriorityAction[] =>
        isRequested(whyNotCast(board, seat, face, way, id))
          ? [Object.assign({ cast: name, way }, other, { id })]
          : [],
    );
  });
  const abilities = compiled.characteristics.abilities.activated.flatMap((ability, n): PriorityAction[] => {
    if (ability.zone !== 'graveyard') return [];
    const reason = whyNotActivate(board, seat, ability, createScope(seat, id, kind), 0);
    return isRequested(reason) ? [{ activate: id, name, ability: n }] : [];
  });
  return [...faceActions(board, seat, { id, kind }, 'graveyard', isRequested), ...spells, ...abilities];
}

const mayActivate = (
  { controller }: DeepReadonly<Permanent>,
  { zone, who }: ActivatedAbility,
  seat: Seat,
): boolean =>
  (zone ?? 'battlefield') === 'battlefield' &&
  (who === 'any player' || (controller === seat) === (who !== 'opponent'));

/** The reason why ability `n` of a permanent cannot be activated. */
function whyNotActivateOn(board: BoardState, seat: Seat, place: number, n: number): Reason | undefined {
  const characteristics = at(board.characteristics, place);
  const permanent = at(board.state.battlefield, place);
  const ability = at(characteristics.abilities.activated, n);
  if (hasObjectRule(board, place, 'cannot activate')) return { why: 'forbidden', rule: '101.2' };
  if (characteristics.abilities.isTapAbility[n] === true) {
    if (permanent.tapped) return { why: 'already tapped', rule: '118.3' };
    return isSummoningSick(board, place) ? { why: 'summoning sick', rule: '602.5a' } : undefined;
  }
  if (ability.once === true && permanent.exhausted?.includes(n) === true)
    return { why: 'not now', rule: '602.5b' };
  const scope = { ...scopeOfPermanent(permanent), controller: seat, x: permanent.x };
  return whyNotActivate(board, seat, ability, scope, countUses(characteristics, permanent, n));
}

/** Whether the seat could act according to public information: any card in hand counts. */
function couldAct(state: ReadonlyTeferiState, seat: Seat): boolean {
  const { hand, graveyard } = at(state.sides, seat);
  if (hand.length > 0) return true;
  const isPermitted = (card: DeepReadonly<ZoneCard>): boolean =>
    card.play?.seat === seat || linkedPermission(deriveBoard(state), seat, card) !== undefined;
  if (state.sides.some((side) => side.exile.some(isPermitted) || side.graveyard.some(isPermitted)))
    return true;
  const board = deriveBoard(state);
  return (
    mayPlayTopCard(board, seat) ||
    graveyard.some(({ kind }) => at(board.cards, kind).worksOutsideBattlefield) ||
    board.characteristics.some(({ abilities }, i) => {
      if (!abilities.hasNonManaAbility) return false;
      return abilities.usableByOthers || at(state.battlefield, i).controller === seat;
    })
  );
}

const isLoyaltyAbility = ({ cost }: ActivatedAbility): boolean => cost.some(({ pay }) => pay === 'loyalty');

/** 606.3: only one loyalty ability of a permanent can be activated in a turn. */
function countUses({ abilities }: Characteristics, { uses }: DeepReadonly<Permanent>, n: number): number {
  if (!isLoyaltyAbility(at(abilities.activated, n))) return uses[n] ?? 0;
  return abilities.activated.reduce((sum, one, i) => (isLoyaltyAbility(one) ? sum + (uses[i] ?? 0) : sum), 0);
}

export const priority: QuestionRule<Teferi, 'priority'> = {
  ask: (state, { seat }) =>
    state.settings.windows === 'always' || couldAct(state, seat)
      ? collectActions(deriveBoard(state), seat, true)
      : [],
  answer: (dealer, { seat, passed }, action) => {
    if (action === 'pass') return pass(dealer, seat, passed);
    if ('play' in action) return playLand(dealer, seat, action);
    if ('cast' in action) return castSpell(dealer, seat, action, { passed });
    if ('use' in action) return activateFromHand(dealer, seat, action.use, action.ability, passed);
    activateAbility(dealer, seat, action.activate, action.ability, passed);
  },
  otherwise: (dealer, { seat, passed }) => afterPass(dealer, seat, passed),
  lapse: (dealer, { seat, passed }) => pass(dealer, seat, passed),
  barred: (state, { seat }) => collectActions(deriveBoard(state), seat, false),
  why: (state, { seat }, choice) => whyNotAction(deriveBoard(state), seat, choice),
};

/** The reason against one action, by the same checks as in `collectActions`. */
function whyNotAction(board: BoardState, seat: Seat, choice: unknown): Reason {
  const action = collectActions(board, seat, false).find((one) => deepEqual(one, choice));
  if (action === undefined || action === 'pass') return { why: 'not offered' };
  return reasonAgainst(board, seat, action) ?? { why: 'not offered' };
}

function reasonAgainst(
  board: BoardState,
  seat: Seat,
  action: Exclude<PriorityAction, 'pass'>,
): Reason | undefined {
  const { state } = board;
  if ('play' in action) return whyNotPlayLand(board, seat);
  if ('cast' in action)
    return whyNotCast(
      board,
      seat,
      findCardIndex(state, action.face ?? action.cast),
      action.way ?? '',
      action.id ?? 0,
    );
  if ('use' in action) {
    const kind = findCardIndex(state, action.use);
    const ability = at(at(board.cards, kind).characteristics.abilities.activated, action.ability);
    return whyNotActivate(board, seat, ability, createScope(seat, 0, kind), 0);
  }
  const place = battlefieldIndex(state, action.activate);
  if (place !== -1) return whyNotActivateOn(board, seat, place, action.ability);
  const kind = at(state.sides, seat).graveyard.find(({ id }) => id === action.activate)?.kind ?? 0;
  const ability = at(at(board.cards, kind).characteristics.abilities.activated, action.ability);
  return whyNotActivate(board, seat, ability, createScope(seat, action.activate, kind), 0);
}

function pass(dealer: TeferiDealer, seat: Seat, passed: number): void {
  dealer.tell({ did: 'pass', seat, rule: '117.3d' });
  afterPass(dealer, seat, passed);
}

/** 117.4: when all players have passed in a row, the top of the stack resolves or the step ends. */
function afterPass(dealer: TeferiDealer, seat: Seat, passed: number): void {
  const { state } = dealer;
  if (passed + 1 < state.sides.length)
    return dealer.next({ do: 'priority', seat: opponentOf(seat), passed: passed + 1 });
  if (state.stack.length > 0) return dealer.next({ do: 'resolve' });
  // 514.3a: after priority in a cleanup step another cleanup step follows.
  dealer.next(state.step === 'cleanup' ? { do: 'step', step: 'cleanup' } : { do: 'leave', step: state.step });
}

/** 305.1 and 116.2a: a special action without the stack. */
function playLand(
  dealer: TeferiDealer,
  seat: Seat,
  { play: name, face, id, top }: Extract<PriorityAction, { readonly play: string }>,
): void {
  const { state } = dealer;
  const kind = findCardIndex(state, face ?? name);
  sideOf(state, seat).landsPlayed++;
  countFact(state, seat, 'lands played');
  state.unchosen = [];
  markChanged(state);
  const from = { ...(id === undefined ? {} : { id }), ...(top === undefined ? {} : { top }) };
  const land = { do: 'land', seat, kind, ...from } as const;
  if (entryAbilities(state, kind).length > 0) dealer.next(land);
  else putLandOntoBattlefield(dealer, land);
}

/** 614.12a: the choices come before the land enters. */
export const enterLand: AutomaticRule<Teferi, 'land'> = (dealer, frame) => {
  const question = entryQuestion(dealer.state, [frame]);
  if (question.length > 0) dealer.next(...question, frame);
  else putLandOntoBattlefield(dealer, frame);
};

function putLandOntoBattlefield(
  dealer: TeferiDealer,
  { seat, kind, id: was, top }: Extract<Frame, { do: 'land' }>,
): void {
  const { state } = dealer;
  const taken = was === undefined ? undefined : takeZoneCard(state, was);
  if (top === true) takeTopCard(state, seat);
  else if (taken === undefined) takeFromHand(state, seat, frontOf(state, kind));
  const from = taken?.from ?? (top === true ? 'library' : 'hand');
  const details = taken === undefined ? {} : { under: seat, was: taken.card.id };
  const id = enterBattlefield(dealer, kind, taken?.owner ?? seat, from, details);
  dealer.tell({ did: 'land', seat, id, card: nameOf(state, kind), rule: '116.2a' });
  dealer.next({ do: 'check', seat });
}
