/** Effects on cards that nobody, or not everybody, sees. */
import { type Ask, at, type Seat } from '@ludoteca/kernel';
import type { Effect, Filter } from '../abilities/index.ts';
import { type Scope, type Table } from '../layers/board.ts';
import { boardOf } from '../layers/index.ts';
import { describes } from '../layers/matching.ts';
import { cardSubject, IN_HAND, IN_LIBRARY } from '../layers/subjects.ts';
import type { Frame, Teferi } from '../parts.ts';
import type { Id, Item, Kind, State } from '../state.ts';
import { discard, draw, mill } from './cards.ts';
import { itemOf, kindNamed, nameOf, sideOf, type TeferiDealer, touch } from './table.ts';
import { fire, isHeard } from './triggering.ts';
import { BOTH, lay, OWNER, shuffle, zoneOf } from './zones.ts';
import { canArrive, enter } from './entering.ts';
import { seatsOf } from './aims.ts';
import { NONE, type Performers } from './performing.ts';

const fits = (
  state: Table,
  kind: Kind,
  seat: Seat,
  zone: number,
  what: Filter | null | undefined,
  scope: Scope,
): boolean => {
  if (what === null || what === undefined) return true;
  const board = boardOf(state);
  return describes(board, cardSubject(board, kind, seat, zone, 0), what, scope);
};

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
    return seatsOf(board, who, item).flatMap((seat): readonly Frame[] => {
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

/** 701.9, and 514.1 where nothing resolves. */
export const discarding: Ask<Teferi, 'discard'> = {
  ask: (state, { from, item, what }) => {
    const scope = stackItem(state, item);
    return [...new Set(at(state.sides, from).hand)]
      .filter((kind) => scope === undefined || fits(state, kind, from, IN_HAND, what, scope))
      .map((kind) => ({ discard: nameOf(state, kind) }));
  },
  answer: (dealer, frame, choice) => {
    const { state } = dealer;
    const now = discard(dealer, frame.from, kindNamed(state, choice.discard));
    const item = stackItem(state, frame.item);
    item?.made.push(now);
    if (item !== undefined) item.done = true;
    if (frame.count > 1) dealer.next({ ...frame, count: frame.count - 1 });
  },
  otherwise: () => undefined,
};

type Finding = Extract<Effect, { do: 'look' | 'search' }>;

/** Where a search or a look finds its cards. */
const pileOf = (state: Table, seat: Seat, { do: how }: Finding): readonly Kind[] =>
  how === 'look' ? at(state.sides, seat).looking : at(state.sides, seat).library;

/** 701.23 and the like: one card after the other, until enough are found or no more are wanted. */
export const find: Ask<Teferi, 'find'> = {
  ask: (state, { seat, item: id, effect, left }) => {
    const finding = effect as Finding;
    const item = itemOf(state as State, id);
    // In the order of the table of cards: that of the library is a secret.
    const kinds = [...new Set(pileOf(state, seat, finding))]
      .toSorted((one, other) => one - other)
      .filter((kind) => fits(state, kind, seat, IN_LIBRARY, finding.what, item));
    // Whether there is anything to find is nobody else's business: who searches is asked all the same.
    if (left <= 0 || pileOf(state, seat, finding).length === 0) return [];
    const found = kinds.map((kind) => ({ find: nameOf(state, kind) }));
    const must = finding.do === 'look' ? finding.must === true : finding.what === undefined;
    return must && found.length > 0 ? found : [...found, 'none'];
  },
  answer: (dealer, frame, choice) => {
    if (choice === 'none') return finishFinding(dealer, frame.seat, frame.item, frame.effect as Finding);
    take(dealer, frame.seat, frame.item, frame.effect as Finding, kindNamed(dealer.state, choice.find));
    dealer.next({ ...frame, left: frame.left - 1 });
  },
  otherwise: (dealer, { seat, item, effect }) => finishFinding(dealer, seat, item, effect as Finding),
};

function take(dealer: TeferiDealer, seat: Seat, id: Id, effect: Finding, kind: Kind): void {
  const { state } = dealer;
  const side = sideOf(state, seat);
  const item = itemOf(state, id);
  if (effect.do === 'look') side.looking.splice(side.looking.indexOf(kind), 1);
  else {
    const place = side.library.lastIndexOf(kind);
    side.library.splice(place, 1);
    side.libraryKnown.splice(place, 1);
  }
  item.done = true;
  const { to, entering } = effect;
  const shown = effect.reveal === true || to === 'battlefield' || to === 'graveyard' || to === 'exile';
  dealer.tell({
    did: 'find',
    seat,
    to: zoneOf(to),
    count: 1,
    cards: [nameOf(state, kind)],
    shown,
    rule: '701.23',
  });
  if (to === 'battlefield' && canArrive(state, kind, {})) {
    const now = enter(dealer, kind, seat, 'library', { tapped: entering?.tapped === true });
    item.made.push(now);
  } else if (effect.do === 'search' && (to === 'library top' || to === 'library'))
    // 701.23f: put there after the library was shuffled.
    side.looking.push(kind);
  else {
    const now = lay(state, kind, seat, to === 'battlefield' ? 'hand' : to, shown ? BOTH : OWNER);
    if (now !== 0) item.made.push(now);
  }
}

function finishFinding(dealer: TeferiDealer, seat: Seat, id: Id, effect: Finding): void {
  const { state } = dealer;
  const side = sideOf(state, seat);
  if (effect.do === 'search') {
    shuffle(dealer, seat);
    while (side.looking.length > 0)
      lay(
        state,
        at(side.looking.splice(0, 1), 0),
        seat,
        'library top',
        effect.reveal === true ? BOTH : OWNER,
      );
    return;
  }
  const { rest } = effect;
  const item = itemOf(state, id);
  const open = rest === 'graveyard' || rest === 'exile';
  const left = side.looking.splice(0);
  if (left.length === 0) return;
  const names = left.map((kind) => nameOf(state, kind));
  // Those on top keep their order: the first that was looked at is the top card again.
  for (const kind of left.toReversed()) {
    const now = lay(state, kind, seat, rest, open ? BOTH : OWNER);
    if (now !== 0) item.made.push(now);
  }
  touch(state);
  dealer.tell({ did: 'find', seat, to: zoneOf(rest), count: left.length, cards: names, shown: open });
}

/** 701.22 and 701.25: each of the cards goes on top or away; a later one lies above an earlier one. */
export const arrange: Ask<Teferi, 'arrange'> = {
  ask: (state, { seat }) =>
    [...new Set(at(state.sides, seat).looking)].flatMap((kind) => {
      const card = nameOf(state, kind);
      return [{ card, to: 'top' } as const, { card, to: 'away' } as const];
    }),
  answer: (dealer, frame, { card, to }) => {
    arrangeOne(dealer, frame.seat, kindNamed(dealer.state, card), to === 'top' ? 'library top' : frame.away);
    if (sideOf(dealer.state, frame.seat).looking.length > 0) dealer.next(frame);
  },
  otherwise: (dealer, { seat }) => {
    const { looking } = sideOf(dealer.state, seat);
    while (looking.length > 0) arrangeOne(dealer, seat, at(looking, looking.length - 1), 'library top');
  },
};

function arrangeOne(
  dealer: TeferiDealer,
  seat: Seat,
  kind: Kind,
  to: 'library top' | 'library bottom' | 'graveyard',
): void {
  const { state } = dealer;
  const { looking } = sideOf(state, seat);
  looking.splice(looking.lastIndexOf(kind), 1);
  const card = nameOf(state, kind);
  const now = lay(state, kind, seat, to, OWNER);
  if (to === 'graveyard')
    dealer.tell({ did: 'move', seat, id: 0, card, from: 'library', to: 'graveyard', now, rule: '701.25' });
  else
    dealer.tell({ did: 'arrange', seat, to: to === 'library top' ? 'top' : 'bottom', card, rule: '701.22' });
}
