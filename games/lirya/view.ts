/** RULES 14: what a watcher may know of the state. */
import { at, deepCopy, type Seat, type DeepReadonly, type Watcher } from '@ludoteca/kernel';
import { findRestrictions, toGrantViews, toExpiryView } from './view-modifiers.ts';
import type { Modifier, Settings, State, KnownCard, ReadonlyPiece, ReadonlyState } from './parts.ts';
import { idAt, rowAt } from './pool/index.ts';
import { canAttack } from './rules/combat-legality.ts';
import { computeCost } from './rules/costs.ts';
import { hasState, isSilenced } from './rules/static-abilities.ts';
import type { StaticEvaluation } from './rules/static-evaluation.ts';
import { computeStat } from './rules/stats.ts';
import { cardOf, isPublic, isKnownBy } from './rules/known-cards.ts';
import { nameObject, cardLevelOf } from './rules/lookup.ts';
import { sumKeywordNumbers, computeKeywords } from './rules/traits.ts';
import { KEYWORD_BITS } from './pool/feature-bits.ts';
import { configOf } from './settings.ts';
import type { DeckView, HandView, StatPart, PieceView, PlayerView, StateView, View } from './view-types.ts';
import {
  type CardEffect,
  type KeywordName,
  KEYWORDS,
  type Stat,
  type StateName,
} from './card-definition/index.ts';

const isKnownTo = (known: KnownCard, watcher: Watcher): boolean =>
  watcher === 'judge' || (watcher === 'spectator' ? isPublic(known) : isKnownBy(known, watcher));

const toHandView = (pile: readonly KnownCard[], watcher: Watcher): HandView => ({
  count: pile.length,
  cards: pile.map((known) => (isKnownTo(known, watcher) ? idAt(cardOf(known)) : null)),
});

export const findKnownInDeck = (pile: readonly KnownCard[], watcher: Watcher): DeckView['known'] =>
  pile
    .map((known, i) => ({ veiled: known, fromTop: pile.length - 1 - i }))
    .filter(({ veiled }) => isKnownTo(veiled, watcher))
    .map(({ veiled, fromTop }) => ({ fromTop, card: idAt(cardOf(veiled)) }))
    .toReversed();

function toStateView(state: ReadonlyState, modifier: DeepReadonly<Modifier>): StateView {
  const { word, amount, until, turns, data } = modifier;
  return {
    state: word as StateName,
    amount,
    ...(until === 'turns' && { turns }),
    ...(typeof data === 'string' && { against: data }),
    ...(until !== 'turns' && until !== 'permanent' && { term: toExpiryView(state, modifier) }),
  };
}

function findStatParts(state: ReadonlyState, piece: ReadonlyPiece, stat: Stat): readonly StatPart[] {
  const parts: StatPart[] = [];
  computeStat(state, piece, stat, parts);
  return parts;
}

/** Counters of one name may have been put on a card several times. */
function sumCounters(marks: DeepReadonly<Modifier[]>): PieceView['counters'] {
  const sums = new Map<string, number>();
  for (const { kind, word, amount } of marks)
    if (kind === 'counters') sums.set(word, (sums.get(word) ?? 0) + amount);
  return Object.fromEntries(sums);
}

export function viewStates(
  state: ReadonlyState,
  piece: ReadonlyPiece,
  keywordBits: number,
): readonly StateView[] {
  const isHidden = (keywordBits & KEYWORD_BITS.stealth) !== 0;
  return piece.marks
    .filter(({ kind, word }) => kind === 'state' && (word !== 'stealth' || isHidden))
    .map((modifier) => toStateView(state, modifier));
}

const NO_KEYWORDS: PieceView['keywords'] = [];
const KEYWORDS_WITH_BITS = KEYWORDS.map((keyword) => ({ keyword, bit: KEYWORD_BITS[keyword] }));

export function viewKeywords(
  state: ReadonlyState,
  piece: ReadonlyPiece,
  keywordBits: number,
  evaluation?: StaticEvaluation,
): PieceView['keywords'] {
  if (keywordBits === 0) return NO_KEYWORDS;
  const keywords: { readonly keyword: KeywordName; readonly n: number }[] = [];
  for (const { keyword, bit } of KEYWORDS_WITH_BITS)
    if ((keywordBits & bit) !== 0 && !(keyword === 'stealth' && hasState(piece, 'stealth')))
      keywords.push({ keyword, n: sumKeywordNumbers(state, piece, keyword, evaluation) });
  return keywords;
}

/** A card in play; everything about it is public. */
export function toPieceView(state: ReadonlyState, piece: ReadonlyPiece): PieceView {
  const { id, owner, control, slot, level, health, most, marks } = piece;
  const { card } = rowAt(piece.card);
  const bits = computeKeywords(state, piece);
  const own = marks.filter(({ kind }) => kind === 'ability').map(({ amount }) => amount);
  const base =
    card.type === 'character' ? card : { attack: 0, defence: 0, health: cardLevelOf(piece).points };
  return {
    id,
    card: card.id,
    owner,
    control,
    slot,
    level,
    attack: computeStat(state, piece, 'attack'),
    defence: computeStat(state, piece, 'defence'),
    health,
    most,
    base: { attack: base.attack, defence: base.defence, health: base.health },
    why: {
      attack: findStatParts(state, piece, 'attack'),
      defence: findStatParts(state, piece, 'defence'),
      health: findStatParts(state, piece, 'health'),
    },
    keywords: viewKeywords(state, piece, bits),
    states: viewStates(state, piece, bits),
    equipment: state.pieces.filter(({ bearer }) => bearer === id).map((item) => toPieceView(state, item)),
    counters: sumCounters(marks),
    abilities: [...cardLevelOf(piece).all.map(({ index }) => index), ...own],
    ready: canAttack(state, piece),
    silenced: isSilenced(state, piece),
    ...findRestrictions(state, piece),
    given: toGrantViews(state, marks),
  };
}

const isOwn = (seat: Seat, watcher: Watcher): boolean => watcher === seat || watcher === 'judge';

/** 3.2: until both have decided, other watchers see cards that were put back as part of the hand. */
const isSealed = (state: ReadonlyState, seat: Seat, watcher: Watcher): boolean =>
  !isOwn(seat, watcher) && state.turn === 0;

export function viewHand(state: ReadonlyState, seat: Seat, watcher: Watcher): HandView {
  const { hand, aside } = at(state.players, seat);
  return toHandView(isSealed(state, seat, watcher) ? [...hand, ...aside] : hand, watcher);
}

export const viewAside = (state: ReadonlyState, seat: Seat, watcher: Watcher): HandView =>
  toHandView(isSealed(state, seat, watcher) ? [] : at(state.players, seat).aside, watcher);

export function toPlayerView(state: ReadonlyState, seat: Seat, watcher: Watcher): PlayerView {
  const { life, energy, capacity, hand, deck, discard, banished, spells, marks } = at(state.players, seat);
  return {
    life,
    energy,
    capacity,
    hand: viewHand(state, seat, watcher),
    deck: { count: deck.length, known: findKnownInDeck(deck, watcher) },
    aside: viewAside(state, seat, watcher),
    discard: discard.map(idAt),
    banished: banished.map(idAt),
    pieces: state.pieces
      .filter(({ control, bearer }) => control === seat && bearer === 0)
      .map((piece) => toPieceView(state, piece)),
    specials: state.specials
      .filter(({ structure }) => state.pieces.some(({ id, control }) => id === structure && control === seat))
      .map(({ structure, cards }) => ({ structure, count: cards.length })),
    ...(isOwn(seat, watcher) && {
      costs: Object.fromEntries(
        hand.map((known) => [idAt(cardOf(known)), computeCost(state, seat, rowAt(cardOf(known)))]),
      ),
    }),
    spells,
    given: toGrantViews(state, marks),
  };
}

/** 3.1: without open lists only its player knows a deck list. */
export function toSettingsView(settings: DeepReadonly<Settings>, watcher: Watcher): Settings {
  const all = deepCopy(settings);
  if (watcher === 'judge' || configOf(settings).openLists) return all;
  return { ...all, deck1: watcher === 0 ? all.deck1 : null, deck2: watcher === 1 ? all.deck2 : null };
}

/** 3.1: in an imagined state the opponent's list, if it is secret, is that of the seat itself. */
export function concealDecks(state: State, seat: Seat): State {
  const { settings } = state;
  if (configOf(settings).openLists) return state;
  const own = seat === 0 ? settings.deck1 : settings.deck2;
  return { ...state, settings: { ...settings, deck1: own, deck2: own } };
}

export const viewStack = (state: ReadonlyState): View['stack'] =>
  state.stack.map(({ id, kind, seat, card, source, ability, targets, slot }) => ({
    id,
    kind,
    seat,
    card: idAt(card),
    source,
    ability,
    targets: targets.map((refs) => refs.map((ref) => nameObject(state, ref))),
    slot,
  }));

export const viewDelayed = (state: ReadonlyState): View['delayed'] =>
  state.delayed.map(({ at: when, whose, item }) => ({
    at: when,
    whose: whose < 0 ? null : whose,
    seat: item.seat,
    card: idAt(item.card),
    effects: deepCopy(item.effects ?? []) as unknown as readonly CardEffect[],
  }));

export const viewAttacks = (state: ReadonlyState): View['attacks'] =>
  state.attacks.map(({ attacker, target, defended, cancelled }) => ({
    attacker: nameObject(state, attacker),
    target: nameObject(state, target),
    defended,
    cancelled,
  }));

export const view = (state: ReadonlyState, watcher: Watcher): View => ({
  settings: toSettingsView(state.settings, watcher),
  turn: state.turn,
  active: state.active,
  first: state.first,
  phase: state.phase,
  players: state.players.map((_, seat) => toPlayerView(state, seat, watcher)),
  stack: viewStack(state),
  delayed: viewDelayed(state),
  attacks: viewAttacks(state),
  left: state.left.slice(),
  off: state.off.slice(),
});
