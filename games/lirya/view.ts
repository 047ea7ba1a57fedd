/** RULES 14: who knows what. */
import { at, deepCopy, type Seat, type DeepReadonly, type Watcher } from '@ludoteca/kernel';
import { bondsOf, givenView, termView } from './given.ts';
import type { Mark, Settings, Veiled } from './parts.ts';
import { idAt, rowAt } from './pool/index.ts';
import { canAttack } from './rules/attackers.ts';
import { costOf } from './rules/costs.ts';
import { hasState, isSilenced } from './rules/statics.ts';
import { statOf } from './rules/stats.ts';
import { bodyOf, cardOf, isOpen, knows, type PieceSeen, powersOf, type Table } from './rules/table.ts';
import { keywordNumber, keywordsOf } from './rules/traits.ts';
import { KEYWORD_BITS } from './pool/gives.ts';
import { configOf } from './settings.ts';
import type { DeckView, HandView, Part, PieceView, PlayerView, StateView, View } from './views.ts';
import { type Effect, KEYWORDS, type Stat, type StateName } from './vocabulary/index.ts';

const isKnown = (veiled: Veiled, watcher: Watcher): boolean =>
  watcher === 'judge' || (watcher === 'spectator' ? isOpen(veiled) : knows(veiled, watcher));

const handView = (pile: readonly Veiled[], watcher: Watcher): HandView => ({
  count: pile.length,
  cards: pile.map((veiled) => (isKnown(veiled, watcher) ? idAt(cardOf(veiled)) : null)),
});

const deckView = (pile: readonly Veiled[], watcher: Watcher): DeckView => ({
  count: pile.length,
  known: pile
    .map((veiled, i) => ({ veiled, fromTop: pile.length - 1 - i }))
    .filter(({ veiled }) => isKnown(veiled, watcher))
    .map(({ veiled, fromTop }) => ({ fromTop, card: idAt(cardOf(veiled)) }))
    .toReversed(),
});

function stateView(state: Table, mark: DeepReadonly<Mark>): StateView {
  const { word, amount, until, turns, data } = mark;
  return {
    state: word as StateName,
    amount,
    ...(until === 'turns' && { turns }),
    ...(typeof data === 'string' && { against: data }),
    ...(until !== 'turns' && until !== 'permanent' && { term: termView(state, mark) }),
  };
}

function partsOf(state: Table, piece: PieceSeen, stat: Stat): readonly Part[] {
  const parts: Part[] = [];
  statOf(state, piece, stat, parts);
  return parts;
}

/** A card in play as everybody sees it. */
function pieceView(state: Table, piece: PieceSeen): PieceView {
  const { id, owner, control, slot, level, health, most, marks } = piece;
  const { card } = rowAt(piece.card);
  const bits = keywordsOf(state, piece);
  const isHidden = (bits & KEYWORD_BITS.stealth) !== 0;
  const states = marks.filter(({ kind, word }) => kind === 'state' && (word !== 'stealth' || isHidden));
  const own = marks.filter(({ kind }) => kind === 'ability').map(({ amount }) => amount);
  const base = card.type === 'character' ? card : { attack: 0, defence: 0, health: powersOf(piece).points };
  return {
    id,
    card: card.id,
    owner,
    control,
    slot,
    level,
    attack: statOf(state, piece, 'attack'),
    defence: statOf(state, piece, 'defence'),
    health,
    most,
    base: { attack: base.attack, defence: base.defence, health: base.health },
    why: {
      attack: partsOf(state, piece, 'attack'),
      defence: partsOf(state, piece, 'defence'),
      health: partsOf(state, piece, 'health'),
    },
    keywords: KEYWORDS.filter(
      (keyword) =>
        (bits & KEYWORD_BITS[keyword]) !== 0 && !(keyword === 'stealth' && hasState(piece, 'stealth')),
    ).map((keyword) => ({
      keyword,
      n: keywordNumber(state, piece, keyword),
    })),
    states: states.map((mark) => stateView(state, mark)),
    equipment: state.pieces.filter(({ bearer }) => bearer === id).map((item) => pieceView(state, item)),
    counters: Object.fromEntries(
      marks.filter(({ kind }) => kind === 'counters').map(({ word, amount }) => [word, amount]),
    ),
    abilities: [...powersOf(piece).all.map(({ index }) => index), ...own],
    ready: canAttack(state, piece),
    silenced: isSilenced(state, piece),
    ...bondsOf(state, piece),
    given: givenView(state, marks),
  };
}

function playerView(state: Table, seat: Seat, watcher: Watcher): PlayerView {
  const { life, energy, capacity, hand, deck, aside, discard, banished, spells, marks } = at(
    state.players,
    seat,
  );
  const own = watcher === seat || watcher === 'judge';
  // 3.2: until both have decided, what is put back is in the hand for others.
  const sealed = !own && state.turn === 0;
  return {
    life,
    energy,
    capacity,
    hand: handView(sealed ? [...hand, ...aside] : hand, watcher),
    deck: deckView(deck, watcher),
    aside: handView(sealed ? [] : aside, watcher),
    discard: discard.map(idAt),
    banished: banished.map(idAt),
    pieces: state.pieces
      .filter(({ control, bearer }) => control === seat && bearer === 0)
      .map((piece) => pieceView(state, piece)),
    specials: state.specials
      .filter(({ structure }) => state.pieces.some(({ id, control }) => id === structure && control === seat))
      .map(({ structure, cards }) => ({ structure, count: cards.length })),
    ...(own && {
      costs: Object.fromEntries(
        hand.map((veiled) => [idAt(cardOf(veiled)), costOf(state, seat, rowAt(cardOf(veiled)))]),
      ),
    }),
    spells,
    given: givenView(state, marks),
  };
}

/** 3.1: a list that does not lie open is its player's own. */
function settingsView(settings: DeepReadonly<Settings>, watcher: Watcher): Settings {
  const all = deepCopy(settings);
  if (watcher === 'judge' || configOf(settings).openLists) return all;
  return { ...all, deck1: watcher === 0 ? all.deck1 : null, deck2: watcher === 1 ? all.deck2 : null };
}

export const view = (state: Table, watcher: Watcher): View => ({
  settings: settingsView(state.settings, watcher),
  turn: state.turn,
  active: state.active,
  first: state.first,
  phase: state.phase,
  players: state.players.map((_, seat) => playerView(state, seat, watcher)),
  stack: state.stack.map(({ id, kind, seat, card, source, ability, targets, slot }) => ({
    id,
    kind,
    seat,
    card: idAt(card),
    source,
    ability,
    targets: targets.map((refs) => refs.map((ref) => bodyOf(state, ref))),
    slot,
  })),
  delayed: state.delayed.map(({ at: when, whose, item }) => ({
    at: when,
    whose: whose < 0 ? null : whose,
    seat: item.seat,
    card: idAt(item.card),
    effects: deepCopy(item.effects ?? []) as unknown as readonly Effect[],
  })),
  attacks: state.attacks.map(({ attacker, target, defended, cancelled }) => ({
    attacker: bodyOf(state, attacker),
    target: bodyOf(state, target),
    defended,
    cancelled,
  })),
  left: state.left.slice(),
  off: state.off.slice(),
});
