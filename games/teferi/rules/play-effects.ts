/** Effects that let players play cards from other zones (CR 601.3) or cast spells during a resolution (CR 608.2g). */
import { at, type QuestionRule, type Seat } from '@ludoteca/kernel';
import type { ObjectFilter } from '../abilities/index.ts';
import { type AbilityScope, createScope, type ReadonlyTeferiState } from '../layers/board-state.ts';
import { LAND } from '../layers/bit-masks.ts';
import { matchesFilter, resolveObjects, resolvePlayers } from '../layers/filters.ts';
import { deriveBoard } from '../layers/index.ts';
import { IN_HAND, IN_LIBRARY, snapshotCard } from '../layers/object-snapshots.ts';
import type { Frame, Teferi, TeferiChoices } from '../parts.ts';
import type { CardIndex, ObjectId, PendingTrigger, PlayPermission, StackObject, State } from '../state.ts';
import { playableFaces } from './card-faces.ts';
import { NO_FRAMES, type EffectHandlers } from './effect-handlers.ts';
import { exileFromHand, fireGraveyardTrigger } from './keyword-actions.ts';
import { graveyardDestination } from './graveyard-replacement.ts';
import { SUSPENDED, whyNotCast, WITHOUT_PAYING } from './legal-actions.ts';
import { moveObjects } from './move-objects.ts';
import { castSpell } from './put-on-stack.ts';
import { getStackObject, markChanged, nameOf, sideOf, type TeferiDealer } from './state-access.ts';
import { addTrigger, createPendingTrigger } from './pending-triggers.ts';
import { findZoneCard, KNOWN_TO_BOTH, KNOWN_TO_NOBODY, putIntoZone, takeZoneCard } from './zones.ts';

export const playEffects: Pick<
  EffectHandlers,
  'permit play' | 'cast free' | 'suspend' | 'plot' | 'remove time counter' | 'exile and cast' | 'reveal until'
> = {
  'permit play': (dealer, item, { what, until, free, spells, flashback, exiled, mana }) => {
    const { state } = dealer;
    const ids = resolveObjects(deriveBoard(state), what, item);
    const play: PlayPermission = {
      seat: item.controller,
      ...(until === 'end of turn' ? { last: state.turn } : {}),
      ...(until === 'end of your next turn' ? { last: state.turn + 1, ownTurn: true } : {}),
      ...(free === true ? { free } : {}),
      ...(spells === true ? { spells } : {}),
      ...(flashback === true ? { flashback } : {}),
      ...(exiled === true ? { exiled } : {}),
      ...(mana === undefined ? {} : { mana }),
    };
    for (const { exile, graveyard } of state.sides)
      for (const pile of [exile, graveyard])
        pile.forEach((card, i) => {
          if (ids.includes(card.id)) pile[i] = { ...card, play };
        });
    markChanged(state);
    return NO_FRAMES;
  },
  'cast free': (dealer, item, { what, hand, count, who = 'you', suspended, exiled }) => {
    const board = deriveBoard(dealer.state);
    item.done = false;
    const ids = what === undefined ? [] : resolveObjects(board, what, item);
    const left = board.evaluate(count, item);
    const source = hand === undefined ? {} : { hand };
    const way = suspended === true ? { way: SUSPENDED } : {};
    const end = exiled === true ? { exiled } : {};
    const [seat] = resolvePlayers(board, who, item);
    if (seat === undefined) return NO_FRAMES;
    return [{ do: 'cast free', seat, item: item.id, ids, left, ...source, ...way, ...end }];
  },
  suspend: (dealer, item, { count }) => {
    const { state } = dealer;
    const { owner, kind } = item;
    const time = deriveBoard(state).evaluate(count, item);
    if (!sideOf(state, owner).hand.includes(kind)) return NO_FRAMES;
    const id = exileFromHand(dealer, owner, kind);
    const { exile } = sideOf(state, owner);
    if (time > 0) exile.splice(-1, 1, { ...at(exile, exile.length - 1), time });
    else addTrigger(state, suspendedCast(createScope(owner, id, kind)));
    return NO_FRAMES;
  },
  plot: (dealer, item) => {
    const { state } = dealer;
    const { owner, kind } = item;
    if (!sideOf(state, owner).hand.includes(kind)) return NO_FRAMES;
    exileFromHand(dealer, owner, kind);
    const { exile } = sideOf(state, owner);
    const play: PlayPermission = { seat: owner, free: true, spells: true, plotted: state.turn + 1 };
    exile.splice(-1, 1, { ...at(exile, exile.length - 1), play });
    return NO_FRAMES;
  },
  'remove time counter': ({ state }, item) => {
    const { exile } = sideOf(state, item.owner);
    const place = exile.findIndex(({ id }) => id === item.source);
    const card = exile[place];
    if (card?.time === undefined) return NO_FRAMES;
    const { time, ...rest } = card;
    exile[place] = time > 1 ? { ...rest, time: time - 1 } : rest;
    markChanged(state);
    if (time === 1) addTrigger(state, suspendedCast(item));
    return NO_FRAMES;
  },
  'exile and cast': (dealer, item, { max, toHand }) => {
    const board = deriveBoard(dealer.state);
    const what = { notTypes: ['land'], manaValue: { max: board.evaluate(max, item) } } as const;
    const { found, others } = takeUntil(dealer, item.controller, what, item);
    const all = found === undefined ? others : [...others, found];
    const exiled = all.map((kind) => exileFromLibrary(dealer, item.controller, kind));
    const ids = found === undefined ? [] : exiled.slice(-1);
    const frame = { do: 'cast free', seat: item.controller, item: item.id, ids, left: 1 } as const;
    return [{ ...frame, bottom: exiled, ...(toHand === true ? { toHand } : {}) }];
  },
  'reveal until': (dealer, item, effect) => {
    const { state } = dealer;
    item.made = [];
    item.done = false;
    for (const seat of resolvePlayers(deriveBoard(state), effect.who, item)) {
      const { found, others } = takeUntil(dealer, seat, effect.what, item);
      const shown = [...others, ...(found === undefined ? [] : [found])];
      if (shown.length > 0)
        dealer.tell({
          did: 'reveal',
          seat,
          cards: shown.map((kind) => nameOf(state, kind)),
          rule: '701.20',
        });
      if (found !== undefined) {
        const wait = exileFromLibrary(dealer, seat, found);
        item.done = true;
        item.made =
          effect.to === 'exile' ? [wait] : moveObjects(dealer, item, [wait], effect.to, effect.entering);
      }
      putRest(dealer, seat, others, effect.rest);
    }
    return NO_FRAMES;
  },
};

/** 702.62a: when the last time counter is removed, its owner may cast the card. */
const suspendedCast = ({ controller, source, kind }: AbilityScope): PendingTrigger =>
  createPendingTrigger(
    createScope(controller, source, kind),
    { effects: [{ do: 'cast free', what: 'this', count: 1, suspended: true }] },
    null,
  );

/** Takes cards from the top of a library up to the first that matches. */
function takeUntil(
  { state }: TeferiDealer,
  seat: Seat,
  what: ObjectFilter,
  item: StackObject,
): { found: CardIndex | undefined; others: CardIndex[] } {
  const side = sideOf(state, seat);
  const board = deriveBoard(state);
  const others: CardIndex[] = [];
  for (;;) {
    const kind = side.library.pop();
    side.libraryKnown.pop();
    markChanged(state);
    if (kind === undefined) return { found: undefined, others };
    if (matchesFilter(board, snapshotCard(board, kind, seat, IN_LIBRARY, 0), what, item))
      return { found: kind, others };
    others.push(kind);
  }
}

function exileFromLibrary(dealer: TeferiDealer, seat: Seat, kind: CardIndex): ObjectId {
  const { state } = dealer;
  const now = putIntoZone(state, kind, seat, 'exile', KNOWN_TO_BOTH);
  dealer.tell({ did: 'move', seat, id: 0, card: nameOf(state, kind), from: 'library', to: 'exile', now });
  return now;
}

function putRest(
  dealer: TeferiDealer,
  seat: Seat,
  cards: readonly CardIndex[],
  rest: 'library bottom' | 'graveyard' | 'exile' | 'library',
): void {
  const { state, dice } = dealer;
  if (rest === 'library bottom') return putOnBottomAtRandom(dealer, seat, cards);
  for (const kind of cards) {
    const to = rest === 'graveyard' ? graveyardDestination(state, seat, kind) : rest;
    const now = putIntoZone(state, kind, seat, to, rest === 'library' ? KNOWN_TO_NOBODY : KNOWN_TO_BOTH);
    if (to !== 'library')
      dealer.tell({ did: 'move', seat, id: 0, card: nameOf(state, kind), from: 'library', to, now });
    if (to === 'graveyard') fireGraveyardTrigger(state, now, seat, 'library');
  }
  if (rest !== 'library') return;
  const side = sideOf(state, seat);
  dice.shuffle(side.library);
  side.libraryKnown.fill(KNOWN_TO_NOBODY);
  dealer.tell({ did: 'shuffle', seat, rule: '701.24' });
}

function putOnBottomAtRandom(dealer: TeferiDealer, seat: Seat, cards: readonly CardIndex[]): void {
  if (cards.length === 0) return;
  const { state, dice } = dealer;
  for (const kind of dice.shuffle([...cards]))
    putIntoZone(state, kind, seat, 'library bottom', KNOWN_TO_NOBODY);
  dealer.tell({
    did: 'find',
    seat,
    to: 'library',
    count: cards.length,
    cards: cards.map((kind) => nameOf(state, kind)),
    shown: true,
  });
}

type FreeCast = Exclude<TeferiChoices['cast free'], 'none'>;

/** The ways to cast a card without paying; a land cannot be cast. */
function freeCasts(
  state: ReadonlyTeferiState,
  seat: Seat,
  kind: CardIndex,
  id: ObjectId,
  way: string,
): FreeCast[] {
  const board = deriveBoard(state);
  const { name } = at(board.cards, kind).card;
  return playableFaces(board, kind, id === 0 ? 'hand' : 'exile').flatMap((face): FreeCast[] => {
    const { card, characteristics } = at(board.cards, face);
    if ((characteristics.types & LAND) !== 0) return [];
    if (whyNotCast(board, seat, face, way, id, true) !== undefined) return [];
    const where = { ...(face === kind ? {} : { face: card.name }), ...(id === 0 ? {} : { id }) };
    return [{ cast: name, way, ...where }];
  });
}

/** The question is asked even if no card can be cast, so that it reveals nothing about the hand. */
export const castFree: QuestionRule<Teferi, 'cast free'> = {
  ask: (state, { seat, item: id, ids, hand, left, way = WITHOUT_PAYING }) => {
    if (left <= 0) return [];
    const board = deriveBoard(state);
    const item = getStackObject(state as State, id);
    const held =
      hand === undefined
        ? []
        : [...new Set(at(state.sides, seat).hand)].filter((kind) =>
            matchesFilter(board, snapshotCard(board, kind, seat, IN_HAND, 0), hand, item),
          );
    const options = [
      ...ids.flatMap((one) => {
        const found = findZoneCard(state, one);
        return found === undefined ? [] : freeCasts(state, seat, found.kind, one, way);
      }),
      ...held.flatMap((kind) => freeCasts(state, seat, kind, 0, way)),
    ];
    return options.length === 0 && hand === undefined ? [] : [...options, 'none'];
  },
  answer: (dealer, frame, choice) => {
    if (choice === 'none') return finishFreeCasts(dealer, frame);
    getStackObject(dealer.state, frame.item).done = true;
    dealer.next({ ...frame, left: frame.left - 1 });
    castSpell(dealer, frame.seat, choice, { passed: 0, during: true });
    if (frame.exiled === true) at(dealer.state.stack.slice(-1), 0).exiled = true;
  },
  otherwise: (dealer, frame) => finishFreeCasts(dealer, frame),
};

/** 702.85a: the cards that were not cast are put on the bottom of the library in a random order. */
function finishFreeCasts(dealer: TeferiDealer, frame: Extract<Frame, { do: 'cast free' }>): void {
  const { seat, ids, bottom = [], toHand } = frame;
  const { state } = dealer;
  const kept = toHand === true ? ids.filter((id) => findZoneCard(state, id) !== undefined) : [];
  if (kept.length > 0) moveObjects(dealer, getStackObject(state, frame.item), kept, 'hand');
  const cards = bottom.flatMap((id) => takeZoneCard(state, id)?.card.kind ?? []);
  putOnBottomAtRandom(dealer, seat, cards);
}
