/** 120: damage, in the order of its four parts: what is dealt, what is prevented or replaced, its results, what notices it. */
import { at, type DeepReadonly } from '@ludoteca/kernel';
import type { Filter, ReplacementAbility, What } from '../abilities/index.ts';
import { type Board, isPlayer, placeOf, playerAim, type Scope, scopeOn, seatAt } from '../layers/board.ts';
import { boardOf } from '../layers/index.ts';
import { CREATURE, keywordBit, PLANESWALKER } from '../layers/masks.ts';
import { describes, objectsOf } from '../layers/matching.ts';
import { lastKnown, type Subject } from '../layers/subjects.ts';
import { holds } from '../layers/values.ts';
import type { Frame } from '../parts.ts';
import type { Aim, Id, Shield, State } from '../state.ts';
import { gainLife, loseLife, poison, putCounters } from './life.ts';
import { choiceAmong, entangled, modified, type Modifier } from './replacing.ts';
import { count, named, nameOf, permanentOf, type TeferiDealer, touch } from './table.ts';
import { fire, isHeard, type Told } from './triggering.ts';

export interface Blow {
  readonly source: Id;
  readonly to: Aim;
  readonly amount: number;
  /** 615.12: it cannot be prevented. */
  readonly sure?: true;
}

const DEATHTOUCH = keywordBit('deathtouch');
const LIFELINK = keywordBit('lifelink');
const INFECT = keywordBit('infect');
const WITHER = keywordBit('wither');

/** 120.3: all at once. Returns how much was dealt in all. */
export function dealDamage(dealer: TeferiDealer, blows: readonly Blow[], combat: boolean): number {
  const { state } = dealer;
  let total = 0;
  const dealt: { blow: Blow; amount: number; source: Subject }[] = [];
  for (const blow of blows) {
    const source = lastKnown(boardOf(state), blow.source);
    if (source === undefined || blow.amount <= 0 || !canBeDealt(state, blow.to)) continue;
    const amount = afterReplacement(dealer, blow, source, combat);
    if (amount > 0) dealt.push({ blow, amount, source });
  }
  for (const { blow, amount, source } of dealt) {
    const { to } = blow;
    const card = nameOf(state, source.kind);
    dealer.tell({
      did: 'damage',
      source: blow.source,
      card,
      to: named(state, to),
      amount,
      combat,
      rule: '120.3',
    });
    if (isPlayer(to)) hurtPlayer(dealer, to, amount, source, combat);
    else hurtPermanent(dealer, to, amount, source);
    state.wounds.push({ by: blow.source, to });
    total += amount;
  }
  linkLife(dealer, dealt);
  if (isHeard(state, 'damage')) notice(state, dealt, combat);
  state.replacing = null;
  return total;
}

/** Who is told: of each source and recipient; of each source, whatever it damaged; of each recipient, whatever did it. */
function notice(state: State, dealt: readonly { blow: Blow; amount: number }[], combat: boolean): void {
  const tell = ({ source, to }: Blow, amount: number, told: Told, sources?: readonly Id[]): void => {
    const permanent = isPlayer(to) ? undefined : lastKnown(boardOf(state), to);
    const player = isPlayer(to) ? seatAt(to) : (permanent?.controller ?? 0);
    const other = isPlayer(to) ? 0 : to;
    const happening = { on: 'damage', it: source, other, player, amount, aim: to, combat, told } as const;
    fire(state, sources === undefined ? happening : { ...happening, it: 0, sources });
  };
  const sum = (own: (blow: Blow) => boolean): number =>
    dealt.reduce((all, { blow, amount }) => (own(blow) ? all + amount : all), 0);
  dealt.forEach(({ blow, amount }, i) => {
    tell(blow, amount, 'pair');
    const { source, to } = blow;
    const first = (own: (one: Blow) => boolean): boolean => !dealt.slice(0, i).some((one) => own(one.blow));
    const bySource = (one: Blow): boolean => one.source === source;
    const byRecipient = (one: Blow): boolean => one.to === to;
    if (first(bySource)) tell(blow, sum(bySource), 'source');
    if (!first(byRecipient)) return;
    tell(blow, sum(byRecipient), 'recipient');
    const sources = dealt.flatMap((one) => (byRecipient(one.blow) ? [one.blow.source] : []));
    tell(blow, sum(byRecipient), 'together', sources);
  });
}

/** 120.3f and 119.9: a source causes one gain of life, however many it has damaged. */
function linkLife(dealer: TeferiDealer, dealt: readonly { amount: number; source: Subject }[]): void {
  if (!dealt.some(({ source }) => (source.keywords & LIFELINK) !== 0)) return;
  const sums = new Map<Id, { seat: number; sum: number }>();
  for (const { amount, source } of dealt) {
    if ((source.keywords & LIFELINK) === 0) continue;
    const { sum = 0 } = sums.get(source.id) ?? {};
    sums.set(source.id, { seat: source.controller, sum: sum + amount });
  }
  for (const { seat, sum } of sums.values()) gainLife(dealer, seat, sum);
}

/** 120.1: creatures, planeswalkers, players. */
function canBeDealt(state: State, to: Aim): boolean {
  if (isPlayer(to)) return true;
  const place = placeOf(state, to);
  return place !== -1 && (at(boardOf(state).traits, place).types & (CREATURE | PLANESWALKER)) !== 0;
}

function hurtPlayer(dealer: TeferiDealer, to: Aim, amount: number, source: Subject, combat: boolean): void {
  const seat = seatAt(to);
  count(dealer.state, seat, 'damage dealt to', amount);
  if ((source.keywords & INFECT) !== 0) poison(dealer, seat, amount);
  else loseLife(dealer, seat, amount);
  if (combat) poison(dealer, seat, toxicity(dealer.state, source.id)); // 120.3g
}

function toxicity(state: State, id: Id): number {
  const place = placeOf(state, id);
  if (place === -1) return 0;
  const { words } = at(boardOf(state).traits, place).abilities;
  return words.reduce((sum, word) => (word.keyword === 'toxic' ? sum + word.count : sum), 0);
}

/** 120.3c to 120.3e */
function hurtPermanent(dealer: TeferiDealer, to: Aim, amount: number, source: Subject): void {
  const { state } = dealer;
  const place = placeOf(state, to);
  const { types } = at(boardOf(state).traits, place);
  const permanent = at(state.battlefield, place);
  if ((types & PLANESWALKER) !== 0) putCounters(dealer, to, 'loyalty', -amount);
  if ((types & CREATURE) === 0) return;
  if ((source.keywords & (WITHER | INFECT)) !== 0) putCounters(dealer, to, '-1/-1', amount);
  else permanent.damage += amount;
  if ((source.keywords & DEATHTOUCH) !== 0) permanent.deathtouched = true; // 702.2b
  state.checked = -1;
  touch(state);
}

// 614 and 615.

function afterReplacement(dealer: TeferiDealer, blow: Blow, source: Subject, combat: boolean): number {
  const { state } = dealer;
  if (isPreventable(state, blow) && isProtected(boardOf(state), blow.to, source))
    return prevented(dealer, blow, blow.amount);
  if (!isChangeable(state)) return blow.amount;
  const amount = modified(state, blow.amount, modifiersOf(state, blow, combat), (less) => {
    prevented(dealer, blow, less);
  });
  state.shields = state.shields.filter(({ left }) => left !== 0);
  return amount;
}

const isPreventable = (state: State, { sure }: Blow): boolean =>
  sure !== true && !boardOf(state).rules.some(({ rule }) => rule.says === 'cannot be prevented');

const ALL = Number.POSITIVE_INFINITY;

const NOTHING_DUE: readonly Frame[] = [];

/** Whether anything on the table could change damage at all: mostly nothing does. */
function isChangeable(state: State): boolean {
  if (state.shields.length > 0) return true;
  for (const { abilities, rules } of boardOf(state).traits)
    if (abilities.replacements.length > 0 || rules.length > 0) return true;
  return false;
}

/** All that would change how much damage this is. */
function modifiersOf(state: State, blow: Blow, combat: boolean): Modifier[] {
  const board = boardOf(state);
  const preventable = isPreventable(state, blow);
  const list: Modifier[] = [];
  for (let i = 0; i < state.battlefield.length; i++) {
    const { replacements } = at(board.traits, i).abilities;
    if (replacements.length === 0) continue;
    const holder = at(state.battlefield, i);
    const scope = scopeOn(holder);
    for (const ability of replacements) {
      if (!concerns(board, ability, blow, combat, scope)) continue;
      if (ability.instead === 'more damage')
        list.push({ from: holder.id, times: ability.times ?? 1, plus: ability.plus ?? 0, less: 0 });
      else if (ability.instead === 'prevent damage' && preventable) {
        const less = ability.amount === 'all' ? ALL : board.valueOf(ability.amount, scope);
        list.push({ from: holder.id, times: 1, plus: 0, less });
      }
    }
  }
  if (!preventable) return list;
  if (!isPlayer(blow.to)) {
    const { rules } = at(board.traits, placeOf(state, blow.to));
    if (rules.some(({ is }) => is === 'takes no damage' || (combat && is === 'takes no combat damage')))
      list.push({ from: blow.to, times: 1, plus: 0, less: ALL });
  }
  if (isMuffled(board, blow.source, combat)) list.push({ from: blow.source, times: 1, plus: 0, less: ALL });
  for (const shield of state.shields) {
    if (!covers(shield, blow, combat)) continue;
    const took = (less: number): void => {
      if (shield.left !== -1) shield.left -= less;
    };
    list.push({ from: shield.source, times: 1, plus: 0, less: shield.left === -1 ? ALL : shield.left, took });
  }
  return list;
}

/** Whether what this permanent would deal is prevented. */
function isMuffled({ state, traits }: Board, source: Id, combat: boolean): boolean {
  const place = placeOf(state, source);
  return (
    place !== -1 &&
    at(traits, place).rules.some(
      ({ is }) => is === 'its damage is prevented' || (combat && is === 'its combat damage is prevented'),
    )
  );
}

/** 616.1: what must be chosen before this damage is dealt, by whoever it would be dealt to. */
export function damageChoices(state: State, blows: readonly Blow[], combat: boolean): readonly Frame[] {
  if (state.replacing !== null || !isChangeable(state)) return NOTHING_DUE;
  for (const blow of blows) {
    if (blow.amount <= 0 || !canBeDealt(state, blow.to)) continue;
    const among = entangled(modifiersOf(state, blow, combat));
    const seat = isPlayer(blow.to) ? seatAt(blow.to) : permanentOf(state, blow.to)?.controller;
    if (among.length > 1 && seat !== undefined) return choiceAmong(state, seat, among);
  }
  return NOTHING_DUE;
}

/** Tells it; nothing is left. */
function prevented(dealer: TeferiDealer, { to }: Blow, amount: number): 0 {
  if (amount > 0) dealer.tell({ did: 'prevent', to: named(dealer.state, to), amount, rule: '615.1' });
  return 0;
}

const covers = ({ from, to, combat }: DeepReadonly<Shield>, blow: Blow, inCombat: boolean): boolean =>
  (from === 0 || from === blow.source) && (!combat || inCombat) && (to === null || to.includes(blow.to));

function concerns(
  board: Board,
  ability: ReplacementAbility,
  blow: Blow,
  combat: boolean,
  scope: Scope,
): boolean {
  if (ability.instead !== 'more damage' && ability.instead !== 'prevent damage') return false;
  if (ability.while !== undefined && !holds(board, ability.while, scope)) return false;
  if (ability.from !== undefined && !isMeant(board, ability.from, blow.source, scope)) return false;
  if (ability.instead === 'prevent damage' && ability.combat === true && !combat) return false;
  const { to } = ability;
  if (to === undefined || to === 'any') return true;
  if (to === 'you') return blow.to === playerAim(scope.controller);
  if (to === 'opponent') return isPlayer(blow.to) && blow.to !== playerAim(scope.controller);
  return !isPlayer(blow.to) && isMeant(board, to, blow.to, scope);
}

function isMeant(board: Board, what: What, id: Id, scope: Scope): boolean {
  if (typeof what === 'object' && 'every' in what) {
    const subject = lastKnown(board, id);
    return subject !== undefined && describes(board, subject, what.every, scope);
  }
  return objectsOf(board, what, scope).includes(id);
}

/** 702.16: whether a permanent has protection from that source. */
export function isProtected(board: Board, from: Aim, source: Subject): boolean {
  if (isPlayer(from)) return false;
  const place = placeOf(board.state, from);
  return (
    place !== -1 &&
    protections(board, place).some((filter) =>
      describes(board, source, filter, scopeOn(at(board.state.battlefield, place))),
    )
  );
}

const protections = (board: Board, place: number): Filter[] =>
  at(board.traits, place).abilities.words.flatMap((word) =>
    word.keyword === 'protection' ? [word.from] : [],
  );
