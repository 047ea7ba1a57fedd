/** Effects on cards in hands and libraries. */
import { type QuestionRule, at, type AutomaticRule, type Seat } from '@ludoteca/kernel';
import type { AbilityEffect, ObjectFilter } from '../abilities/index.ts';
import { battlefieldIndex, type ReadonlyTeferiState } from '../layers/board-state.ts';
import { deriveBoard } from '../layers/index.ts';
import { IN_HAND } from '../layers/object-snapshots.ts';
import type { Frame, Teferi } from '../parts.ts';
import type { ObjectId, StackObject, CardIndex, State } from '../state.ts';
import { discard, draw, exileFromHand, fireGraveyardTrigger, mill } from './keyword-actions.ts';
import { returnToHand } from './leave-battlefield.ts';
import { graveyardDestination } from './graveyard-replacement.ts';
import { findCardIndex, nameOf, sideOf, type TeferiDealer, markChanged } from './state-access.ts';
import { fireTriggers } from './fire-triggers.ts';
import {
  KNOWN_TO_BOTH,
  KNOWN_TO_OPPONENT,
  KNOWN_TO_OWNER,
  linkExiled,
  putIntoZone,
  shuffle,
  takeFromHand,
  zoneOfDestination,
} from './zones.ts';
import { matchesHiddenCard, takeAllMatching } from './search-library.ts';
import { NO_FRAMES, type EffectHandlers } from './effect-handlers.ts';
import { resolvePlayers } from '../layers/filters.ts';

/** Moves the top cards to `looking`, where only the seat sees them. */
function lookAtTop(dealer: TeferiDealer, seat: Seat, count: number, shown = false): number {
  const { state } = dealer;
  const side = sideOf(state, seat);
  const cards: CardIndex[] = [];
  while (cards.length < count) {
    const kind = side.library.pop();
    if (kind === undefined) break;
    side.libraryKnown.pop();
    cards.push(kind);
  }
  side.looking.push(...cards);
  markChanged(state);
  const names = cards.map((kind) => nameOf(state, kind));
  if (cards.length > 0 && shown) dealer.tell({ did: 'reveal', seat, cards: names, rule: '701.20' });
  else if (cards.length > 0) dealer.tell({ did: 'look', seat, count: cards.length, cards: names });
  return cards.length;
}

const scryOrSurveil =
  (away: 'library bottom' | 'graveyard'): EffectHandlers['scry'] & EffectHandlers['surveil'] =>
  (
    dealer: TeferiDealer,
    item: StackObject,
    { who, count }: Extract<AbilityEffect, { do: 'scry' | 'surveil' }>,
  ) => {
    const { state } = dealer;
    const board = deriveBoard(state);
    const number = board.evaluate(count, item);
    return resolvePlayers(board, who, item).flatMap((seat): Frame[] => {
      fireTriggers(state, { on: 'scry', player: seat, amount: number });
      return lookAtTop(dealer, seat, number) === 0 ? [] : [{ do: 'arrange', seat, away }];
    });
  };

export const cardEffects: Pick<
  EffectHandlers,
  | 'draw'
  | 'discard'
  | 'mill'
  | 'scry'
  | 'surveil'
  | 'look'
  | 'reveal hand'
  | 'search'
  | 'put from hand'
  | 'show top'
  | 'move top'
  | 'shuffle'
  | 'shuffle in'
> = {
  draw: (dealer, item, { who, count }) => {
    const board = deriveBoard(dealer.state);
    const number = board.evaluate(count, item);
    for (const seat of resolvePlayers(board, who, item)) draw(dealer, seat, number);
    return NO_FRAMES;
  },
  discard: (dealer, item, { who, count, random, what, chosenBy, exile, link, upTo }) => {
    const { state } = dealer;
    const board = deriveBoard(state);
    item.made = [];
    item.done = false;
    const seats = resolvePlayers(board, who, item);
    if (seats.length > 1 && random !== true && chosenBy === undefined && count !== 'hand')
      return discardSimultaneously(dealer, item, seats, board.evaluate(count, item), what ?? null);
    return seats.flatMap((seat): readonly Frame[] => {
      const { hand } = sideOf(state, seat);
      const number = count === 'hand' ? hand.length : Math.min(hand.length, board.evaluate(count, item));
      if (number === 0) return NO_FRAMES;
      if (random === true) return discardAtRandom(dealer, item, seat, number);
      const [chooser = seat] = chosenBy === undefined ? [] : resolvePlayers(board, chosenBy, item);
      if (chooser !== seat) revealHand(dealer, seat);
      const frame = {
        do: 'discard',
        seat: chooser,
        from: seat,
        item: item.id,
        what: what ?? null,
        count: number,
        ...(exile === undefined ? {} : { exile }),
        ...(link === undefined ? {} : { link }),
        ...(upTo === undefined ? {} : { upTo }),
      } as const;
      if (chooser === seat && number === hand.length && what === undefined && upTo !== true)
        return discardAll(dealer, item, seat);
      return [frame];
    });
  },
  mill: (dealer, item, { who, count }) => {
    const board = deriveBoard(dealer.state);
    const number = board.evaluate(count, item);
    item.made = resolvePlayers(board, who, item).flatMap((seat) => mill(dealer, seat, number));
    return NO_FRAMES;
  },
  scry: scryOrSurveil('library bottom'),
  surveil: scryOrSurveil('graveyard'),
  look: (dealer, item, effect) => {
    const board = deriveBoard(dealer.state);
    item.made = [];
    const number = board.evaluate(effect.count, item);
    return resolvePlayers(board, effect.who, item).flatMap((seat): Frame[] => {
      if (lookAtTop(dealer, seat, number, effect.shown === true) === 0) return [];
      const left =
        effect.take === 'all'
          ? takeAllMatching(dealer, item, seat, effect)
          : board.evaluate(effect.take, item);
      return [{ do: 'find', seat, item: item.id, effect, left }];
    });
  },
  'reveal hand': (dealer, item, { who }) => {
    for (const seat of resolvePlayers(deriveBoard(dealer.state), who, item)) revealHand(dealer, seat);
    return NO_FRAMES;
  },
  search: (dealer, item, effect) => {
    if (effect.records === true) item.done = false;
    return findFrames(dealer, item, effect);
  },
  'put from hand': (dealer, item, effect) => {
    item.done = false;
    return findFrames(dealer, item, effect);
  },
  'show top': (dealer, item, { who, secret }) => {
    for (const seat of resolvePlayers(deriveBoard(dealer.state), who, item))
      showTop(dealer, seat, secret === true ? item.controller : undefined);
    return NO_FRAMES;
  },
  'move top': (dealer, item, { who, count = 1, to, link }) => {
    const board = deriveBoard(dealer.state);
    const number = board.evaluate(count, item);
    item.made = [];
    item.amount = 0;
    for (const seat of resolvePlayers(board, who, item))
      for (let i = 0; i < number; i++) moveTop(dealer, item, seat, to);
    if (link === true) linkExiled(dealer.state, item);
    return NO_FRAMES;
  },
  shuffle: (dealer, item, { who }) => {
    for (const seat of resolvePlayers(deriveBoard(dealer.state), who, item)) shuffle(dealer, seat);
    return NO_FRAMES;
  },
  'shuffle in': (dealer, item, { who, hand, graveyard }) => {
    item.made = [];
    item.amount = 0;
    for (const seat of resolvePlayers(deriveBoard(dealer.state), who, item))
      item.amount += shuffleIn(dealer, seat, hand === true, graveyard === true);
    return NO_FRAMES;
  },
};

/** Returns the number of cards shuffled into the library. */
function shuffleIn(dealer: TeferiDealer, seat: Seat, hand: boolean, graveyard: boolean): number {
  const { state } = dealer;
  const side = sideOf(state, seat);
  const held = hand ? side.hand.splice(0) : [];
  if (hand) side.handKnown.splice(0);
  const buried = graveyard ? side.graveyard.splice(0) : [];
  markChanged(state);
  if (held.length > 0)
    dealer.tell({
      did: 'find',
      seat,
      to: 'library',
      count: held.length,
      cards: held.map((kind) => nameOf(state, kind)),
      shown: false,
    });
  for (const { id, kind } of buried)
    dealer.tell({
      did: 'move',
      seat,
      id,
      card: nameOf(state, kind),
      from: 'graveyard',
      to: 'library',
      now: 0,
    });
  for (const kind of [...held, ...buried.map((card) => card.kind)])
    putIntoZone(state, kind, seat, 'library', 0);
  shuffle(dealer, seat);
  return held.length + buried.length;
}

/** 701.20: a revealed card stays known to both players, one that only `viewer` looks at to that player. */
function showTop(dealer: TeferiDealer, seat: Seat, viewer: Seat | undefined): void {
  const { library, libraryKnown } = sideOf(dealer.state, seat);
  const kind = library.at(-1);
  if (kind === undefined) return;
  const place = library.length - 1;
  const known = viewer === undefined ? KNOWN_TO_BOTH : viewer === seat ? KNOWN_TO_OWNER : KNOWN_TO_OPPONENT;
  libraryKnown[place] = at(libraryKnown, place) | known;
  markChanged(dealer.state);
  const cards = [nameOf(dealer.state, kind)];
  if (viewer !== undefined) dealer.tell({ did: 'look', seat: viewer, count: 1, cards });
  else dealer.tell({ did: 'reveal', seat, cards, rule: '701.20' });
}

function moveTop(
  dealer: TeferiDealer,
  item: StackObject,
  seat: Seat,
  to: Extract<AbilityEffect, { do: 'move top' }>['to'],
): void {
  const { state } = dealer;
  const side = sideOf(state, seat);
  const kind = side.library.pop();
  const known = side.libraryKnown.pop() ?? 0;
  if (kind === undefined) return;
  const place = to === 'graveyard' ? graveyardDestination(state, seat, kind) : to;
  const now = putIntoZone(
    state,
    kind,
    seat,
    place,
    place === 'graveyard' || place === 'exile' ? KNOWN_TO_BOTH : known,
  );
  if (now !== 0) item.made.push(now);
  item.done = true;
  item.amount = at(deriveBoard(state).cards, kind).manaValue;
  const card = nameOf(state, kind);
  if (now === 0) {
    const shown = known === KNOWN_TO_BOTH;
    dealer.tell({ did: 'find', seat, to: zoneOfDestination(place), count: 1, cards: [card], shown });
  } else dealer.tell({ did: 'move', seat, id: 0, card, from: 'library', to: zoneOfDestination(place), now });
  if (place === 'graveyard') fireGraveyardTrigger(state, now, seat, 'library');
}

const findFrames = (
  { state }: TeferiDealer,
  item: StackObject,
  effect: Extract<AbilityEffect, { do: 'search' | 'put from hand' }>,
): readonly Frame[] => {
  const board = deriveBoard(state);
  item.made = [];
  const left = board.evaluate(effect.count, item);
  const seats = resolvePlayers(board, effect.who, item);
  return seats.map((seat): Frame => ({ do: 'find', seat, item: item.id, effect, left }));
};

function discardAtRandom(
  dealer: TeferiDealer,
  item: StackObject,
  seat: Seat,
  number: number,
): readonly Frame[] {
  const { state, dice } = dealer;
  for (let i = 0; i < number; i++)
    item.made.push(discard(dealer, seat, dice.pick(sideOf(state, seat).hand), item.controller));
  item.done = true;
  return NO_FRAMES;
}

function discardAll(dealer: TeferiDealer, item: StackObject, seat: Seat): readonly Frame[] {
  const { hand } = sideOf(dealer.state, seat);
  while (hand.length > 0) item.made.push(discard(dealer, seat, at(hand, 0), item.controller));
  item.done = true;
  return NO_FRAMES;
}

/** 101.4a: each player chooses in secret, then all discard at the same time. */
function discardSimultaneously(
  { state }: TeferiDealer,
  item: StackObject,
  seats: readonly Seat[],
  number: number,
  what: ObjectFilter | null,
): readonly Frame[] {
  const choices = seats.flatMap((seat): Frame[] => {
    const count = Math.min(number, sideOf(state, seat).hand.length);
    if (count <= 0) return [];
    return [{ do: 'discard', seat, from: seat, item: item.id, what, count, sealed: true }];
  });
  return choices.length === 0 ? NO_FRAMES : [...choices, { do: 'unseal', item: item.id, seats }];
}

export const unseal: AutomaticRule<Teferi, 'unseal'> = (dealer, { item: id, seats }) => {
  const item = findStackObject(dealer.state, id);
  for (const seat of seats)
    for (const kind of sideOf(dealer.state, seat).sealed.splice(0)) {
      const now = discard(dealer, seat, kind, item?.controller);
      item?.made.push(now);
      if (item !== undefined) item.done = true;
    }
};

/** 701.20: the cards stay known to the opponent. */
function revealHand(dealer: TeferiDealer, seat: Seat): void {
  const side = sideOf(dealer.state, seat);
  side.handKnown.fill(true);
  markChanged(dealer.state);
  dealer.tell({
    did: 'reveal',
    seat,
    cards: side.hand.map((kind) => nameOf(dealer.state, kind)),
    rule: '701.20',
  });
}

const findStackObject = (state: ReadonlyTeferiState, id: ObjectId): StackObject | undefined =>
  (state as State).stack.find((one) => one.id === id) ?? (state as State).aside.find((one) => one.id === id);

/** 610.3: the card returns when the source leaves; if the source has already left, it returns at once. */
function returnLater(dealer: TeferiDealer, seat: Seat, { source }: StackObject): void {
  const { exile } = sideOf(dealer.state, seat);
  const card = at(exile, exile.length - 1);
  exile[exile.length - 1] = { ...card, until: source, toHand: true };
  if (battlefieldIndex(dealer.state, source) === -1) returnToHand(dealer, seat, card.id);
}

const countCopies = (kind: CardIndex, pile: readonly CardIndex[]): number =>
  pile.reduce((sum, one) => (one === kind ? sum + 1 : sum), 0);

/** The chosen card of a revealed hand goes to the bottom of the library. */
function putOnBottom(dealer: TeferiDealer, seat: Seat, kind: CardIndex, id: ObjectId): void {
  const { state } = dealer;
  takeFromHand(state, seat, kind);
  putIntoZone(state, kind, seat, 'library bottom', KNOWN_TO_BOTH);
  const item = findStackObject(state, id);
  if (item !== undefined) item.done = true;
  dealer.tell({ did: 'find', seat, to: 'library', count: 1, cards: [nameOf(state, kind)], shown: true });
}

/** 701.9, and 514.1 with `item` 0. */
export const discardChoice: QuestionRule<Teferi, 'discard'> = {
  ask: (state, { from, item, what, upTo }) => {
    const scope = findStackObject(state, item);
    const { hand, sealed } = at(state.sides, from);
    const cards = [...new Set(hand)]
      .filter((kind) => countCopies(kind, hand) > countCopies(kind, sealed))
      .filter((kind) => scope === undefined || matchesHiddenCard(state, kind, from, IN_HAND, what, scope))
      .map((kind) => ({ discard: nameOf(state, kind) }));
    return upTo === true && cards.length > 0 ? [...cards, 'none'] : cards;
  },
  answer: (dealer, frame, choice) => {
    const { state } = dealer;
    if (choice === 'none') return;
    const kind = findCardIndex(state, choice.discard);
    if (frame.sealed === true) {
      sideOf(state, frame.from).sealed.push(kind);
      markChanged(state);
    } else {
      if (frame.exile === 'library bottom') return putOnBottom(dealer, frame.from, kind, frame.item);
      const now =
        frame.exile === undefined
          ? discard(dealer, frame.from, kind, findStackObject(state, frame.item)?.controller)
          : exileFromHand(dealer, frame.from, kind);
      const item = findStackObject(state, frame.item);
      if (frame.exile === 'until leaves' && item !== undefined) returnLater(dealer, frame.from, item);
      item?.made.push(now);
      if (item !== undefined) item.done = true;
      if (frame.link === true && item !== undefined) linkExiled(state, item);
    }
    if (frame.count > 1) dealer.next({ ...frame, count: frame.count - 1 });
  },
  otherwise: () => undefined,
};
