/** Observations and actions as numbers, for programs that learn. Cards are numbered by their place in the deck of the match. */
import { at } from '@ludoteca/kernel';
import {
  type ActionBlock,
  counts,
  type EncodedMoment,
  group,
  namedActions,
  numberActions,
  type NumericEncoding,
  oneHot,
  questionFeature,
  seatDistance,
  relativeSeatNames,
  scalar,
  seatFeatures,
} from '@ludoteca/kit';
import { cardOfChoice } from './choices.ts';
import { indexDeck } from './deck/indexed-deck.ts';
import type { CardName, Students } from './parts.ts';
import { SEATS } from './rules/index.ts';

type Moment = EncodedMoment<Students>;

/** Decks with more kinds of cards have no action numbers for the further ones. */
const MAX_KINDS = 96;
const KIND_NAMES = Array.from({ length: MAX_KINDS }, (_, kind) => `k${kind}`);
const SEAT_NAMES = relativeSeatNames(SEATS.max);
const PROMPTS = [
  'action',
  'play',
  'duplicate',
  'limit',
  'discard',
  'offer',
  'aim',
  'window',
  'eliminate',
  'steal',
] as const satisfies (keyof Students['choice'])[];

const indexOfKind = (name: CardName, { view }: Moment): number => indexDeck(view.deck).findCard(name) ?? -1;

/** A word, then every kind of card. */
const cardActions = <K extends 'limit' | 'discard' | 'window' | 'eliminate' | 'steal'>(
  ...words: readonly string[]
): ActionBlock<Students, K> => ({
  names: [...words, ...KIND_NAMES],
  indexOf: (option, moment) => {
    const name = cardOfChoice(option);
    if (name === undefined) return words.findIndex((word) => word === option);
    const kind = indexOfKind(name, moment);
    return kind < 0 || kind >= MAX_KINDS ? -1 : words.length + kind;
  },
});

/** A word, then every kind of card for oneself and for each seat that can get it. */
const playActions = <K extends 'action' | 'play'>(word: 'draw' | 'none'): ActionBlock<Students, K> => ({
  names: [word, ...KIND_NAMES, ...SEAT_NAMES.flatMap((seat) => KIND_NAMES.map((kind) => `${kind}>${seat}`))],
  indexOf: (option, moment) => {
    if (typeof option === 'string') return 0;
    const { play, on } = option;
    const kind = indexOfKind(play, moment);
    if (kind < 0 || kind >= MAX_KINDS) return -1;
    const block = on === undefined ? 0 : 1 + seatDistance(moment.seat, on, moment.seats);
    return 1 + block * MAX_KINDS + kind;
  },
});

const encoding: NumericEncoding<Students> = {
  version: 1,
  observation: group<Moment>([
    questionFeature(SEATS.max, PROMPTS),
    oneHot('turn', SEAT_NAMES, ({ view, seat, seats }) => seatDistance(seat, view.turn, seats)),
    scalar('round', ({ view }) => view.round),
    scalar('students', ({ view }) => view.students),
    scalar('limit', ({ view }) => view.limit),
    scalar('draw', ({ view }) => view.draw.count),
    counts('discards', KIND_NAMES, ({ view }) => view.discards, indexOfKind),
    counts('nursery', KIND_NAMES, ({ view }) => view.nursery, indexOfKind),
    counts(
      'chain',
      KIND_NAMES,
      ({ view }) => view.chain,
      ({ card }, moment) => indexOfKind(card, moment),
    ),
    seatFeatures(
      SEATS.max,
      group([
        scalar('cards', ({ view, of }) => at(view.hands, of).count),
        scalar('left', ({ view, of }) => Number(view.left.includes(of))),
        counts('known', KIND_NAMES, ({ view, of }) => at(view.hands, of).known, indexOfKind),
        counts('room', KIND_NAMES, ({ view, of }) => at(view.rooms, of), indexOfKind),
        counts('area', KIND_NAMES, ({ view, of }) => at(view.areas, of), indexOfKind),
      ]),
    ),
  ]),
  actions: numberActions<Students>({
    action: playActions('draw'),
    play: playActions('none'),
    duplicate: namedActions(['anyway', 'back']),
    limit: cardActions(),
    discard: cardActions('none'),
    offer: namedActions(['yes', 'no']),
    aim: { names: SEAT_NAMES, indexOf: ({ aim }, { seat, seats }) => seatDistance(seat, aim, seats) },
    window: cardActions('pass'),
    eliminate: cardActions(),
    steal: cardActions(),
  }),
};

export const createEncoding = (): NumericEncoding<Students> => encoding;
