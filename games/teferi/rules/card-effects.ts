/** Effects on cards that nobody, or not everybody, sees. */
import { type QuestionRule, at, type AutomaticRule, type Seat } from '@ludoteca/kernel';
import type { Effect, Filter } from '../abilities/index.ts';
import { type Table } from '../layers/board.ts';
import { boardOf } from '../layers/index.ts';
import { IN_HAND } from '../layers/subjects.ts';
import type { Frame, Teferi } from '../parts.ts';
import type { Id, Item, Kind, State } from '../state.ts';
import { discard, draw, mill } from './cards.ts';
import { kindNamed, nameOf, sideOf, type TeferiDealer, touch } from './table.ts';
import { fire, isHeard } from './triggering.ts';
import { shuffle } from './zones.ts';
import { seatsOf } from './aims.ts';
import { fits } from './finding.ts';
import { NONE, type Performers } from './performing.ts';

/** Lays the top cards where only that seat looks at them. */
function lookAt(dealer: TeferiDealer, seat: Seat, count: number): number {
  const { state } = dealer;
  const side = sideOf(state, seat);
  const seen: Kind[] = [];
  while (seen.length < count) {
    const kind = side.library.pop();
    if (kind === undefined) break;
    side.libraryKnown.pop();
    seen.push(kind);
  }
  side.looking.push(...seen);
  touch(state);
  if (seen.length > 0)
    dealer.tell({ did: 'look', seat, count: seen.length, cards: seen.map((kind) => nameOf(state, kind)) });
  return seen.length;
}

const arranging =
  (away: 'library bottom' | 'graveyard'): Performers['scry'] & Performers['surveil'] =>
  (dealer: TeferiDealer, item: Item, { who, count }: Extract<Effect, { do: 'scry' | 'surveil' }>) => {
    const { state } = dealer;
    const board = boardOf(state);
    const number = board.valueOf(count, item);
    return seatsOf(board, who, item).flatMap((seat): Frame[] => {
      if (isHeard(state, 'scry')) fire(state, { on: 'scry', it: 0, other: 0, player: seat, amount: number });
      return lookAt(dealer, seat, number) === 0 ? [] : [{ do: 'arrange', seat, away }];
    });
  };

export const cards: Pick<
  Performers,
  'draw' | 'discard' | 'mill' | 'scry' | 'surveil' | 'look' | 'reveal hand' | 'search' | 'shuffle'
> = {
  draw: (dealer, item, { who, count }) => {
    const board = boardOf(dealer.state);
    const number = board.valueOf(count, item);
    for (const seat of seatsOf(board, who, item)) draw(dealer, seat, number);
    return NONE;
  },
  discard: (dealer, item, { who, count, random, what, chosenBy }) => {
    const { state } = dealer;
    const board = boardOf(state);
    item.made = [];
    const seats = seatsOf(board, who, item);
    if (seats.length > 1 && random !== true && chosenBy === undefined && count !== 'hand')
      return sealAll(dealer, item, seats, board.valueOf(count, item), what ?? null);
    return seats.flatMap((seat): readonly Frame[] => {
      const { hand } = sideOf(state, seat);
      const number = count === 'hand' ? hand.length : Math.min(hand.length, board.valueOf(count, item));
      if (number === 0) return NONE;
      if (random === true) return discardAtRandom(dealer, item, seat, number);
      const [chooser = seat] = chosenBy === undefined ? [] : seatsOf(board, chosenBy, item);
      if (chooser !== seat) revealHand(dealer, seat);
      const frame = {
        do: 'discard',
        seat: chooser,
        from: seat,
        item: item.id,
        what: what ?? null,
        count: number,
      } as const;
      if (chooser === seat && number === hand.length && what === undefined)
        return discardAll(dealer, item, seat);
      return [frame];
    });
  },
  mill: (dealer, item, { who, count }) => {
    const board = boardOf(dealer.state);
    const number = board.valueOf(count, item);
    item.made = seatsOf(board, who, item).flatMap((seat) => mill(dealer, seat, number));
    return NONE;
  },
  scry: arranging('library bottom'),
  surveil: arranging('graveyard'),
  look: (dealer, item, effect) => {
    const board = boardOf(dealer.state);
    item.made = [];
    const number = board.valueOf(effect.count, item);
    const left = board.valueOf(effect.take, item);
    return seatsOf(board, effect.who, item).flatMap((seat): Frame[] =>
      lookAt(dealer, seat, number) === 0 ? [] : [{ do: 'find', seat, item: item.id, effect, left }],
    );
  },
  'reveal hand': (dealer, item, { who }) => {
    for (const seat of seatsOf(boardOf(dealer.state), who, item)) revealHand(dealer, seat);
    return NONE;
  },
  search: (dealer, item, effect) => {
    const board = boardOf(dealer.state);
    item.made = [];
    const left = board.valueOf(effect.count, item);
    return seatsOf(board, effect.who, item).map((seat): Frame => ({
      do: 'find',
      seat,
      item: item.id,
      effect,
      left,
    }));
  },
  shuffle: (dealer, item, { who }) => {
    for (const seat of seatsOf(boardOf(dealer.state), who, item)) shuffle(dealer, seat);
    return NONE;
  },
};

function discardAtRandom(dealer: TeferiDealer, item: Item, seat: Seat, number: number): readonly Frame[] {
  const { state, dice } = dealer;
  for (let i = 0; i < number; i++) item.made.push(discard(dealer, seat, dice.pick(sideOf(state, seat).hand)));
  item.done = true;
  return NONE;
}

function discardAll(dealer: TeferiDealer, item: Item, seat: Seat): readonly Frame[] {
  const { hand } = sideOf(dealer.state, seat);
  while (hand.length > 0) item.made.push(discard(dealer, seat, at(hand, 0)));
  item.done = true;
  return NONE;
}

/** 101.4a: each chooses without seeing what the others have chosen; then all discard together. */
function sealAll(
  { state }: TeferiDealer,
  item: Item,
  seats: readonly Seat[],
  number: number,
  what: Filter | null,
): readonly Frame[] {
  const choices = seats.flatMap((seat): Frame[] => {
    const count = Math.min(number, sideOf(state, seat).hand.length);
    if (count <= 0) return [];
    return [{ do: 'discard', seat, from: seat, item: item.id, what, count, sealed: true }];
  });
  return choices.length === 0 ? NONE : [...choices, { do: 'unseal', item: item.id, seats }];
}

export const unseal: AutomaticRule<Teferi, 'unseal'> = (dealer, { item: id, seats }) => {
  const item = stackItem(dealer.state, id);
  for (const seat of seats)
    for (const kind of sideOf(dealer.state, seat).sealed.splice(0)) {
      const now = discard(dealer, seat, kind);
      item?.made.push(now);
      if (item !== undefined) item.done = true;
    }
};

/** 701.20: the opponent remembers it. */
function revealHand(dealer: TeferiDealer, seat: Seat): void {
  const side = sideOf(dealer.state, seat);
  side.handKnown.fill(true);
  touch(dealer.state);
  dealer.tell({
    did: 'reveal',
    seat,
    cards: side.hand.map((kind) => nameOf(dealer.state, kind)),
    rule: '701.20',
  });
}

const stackItem = (state: Table, id: Id): Item | undefined =>
  (state as State).stack.find((one) => one.id === id) ?? (state as State).aside.find((one) => one.id === id);

const copiesOf = (kind: Kind, pile: readonly Kind[]): number =>
  pile.reduce((sum, one) => (one === kind ? sum + 1 : sum), 0);

/** 701.9, and 514.1 where nothing resolves. */
export const discarding: QuestionRule<Teferi, 'discard'> = {
  ask: (state, { from, item, what }) => {
    const scope = stackItem(state, item);
    const { hand, sealed } = at(state.sides, from);
    return [...new Set(hand)]
      .filter((kind) => copiesOf(kind, hand) > copiesOf(kind, sealed))
      .filter((kind) => scope === undefined || fits(state, kind, from, IN_HAND, what, scope))
      .map((kind) => ({ discard: nameOf(state, kind) }));
  },
  answer: (dealer, frame, choice) => {
    const { state } = dealer;
    const kind = kindNamed(state, choice.discard);
    if (frame.sealed === true) {
      sideOf(state, frame.from).sealed.push(kind);
      touch(state);
    } else {
      const now = discard(dealer, frame.from, kind);
      const item = stackItem(state, frame.item);
      item?.made.push(now);
      if (item !== undefined) item.done = true;
    }
    if (frame.count > 1) dealer.next({ ...frame, count: frame.count - 1 });
  },
  otherwise: () => undefined,
};
