/** Observations and actions as numbers, for programs that learn. */
import { at } from '@ludoteca/kernel';
import {
  type ActionBlock,
  countedActions,
  counts,
  type EncodedMoment,
  forEachPart,
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
import { NEIGHBOURS, TERRITORY_COUNT, type Territory } from './board.ts';
import { CARD_COUNT, type CardSet, createDeck, findSets } from './cards.ts';
import { ARMY_LIMIT, SEATS } from './rules/state-queries.ts';
import { COLOURS, type Risika } from './parts.ts';

type Moment = EncodedMoment<Risika>;
type Prompts = Risika['choice'];

const TERRITORY_NAMES = Array.from({ length: TERRITORY_COUNT }, (_, territory) => `t${territory}`);
const CARD_NAMES = Array.from({ length: CARD_COUNT }, (_, card) => `c${card}`);
const PROMPTS = [
  'colour',
  'place',
  'armies',
  'round',
  'set',
  'fight',
  'dice',
  'defend',
  'occupy',
  'move',
  'march',
] as const satisfies (keyof Prompts)[];

const routeKey = (from: Territory, to: Territory): number => from * TERRITORY_COUNT + to;
const ROUTES = NEIGHBOURS.flatMap((targets, from) => targets.map((to) => ({ from, to })));
const ROUTE_NAMES = ROUTES.map(({ from, to }) => `${from}>${to}`);
const ROUTE_INDEXES: ReadonlyMap<number, number> = new Map(
  ROUTES.map(({ from, to }, i) => [routeKey(from, to), i + 1]),
);
const indexOfRoute = (from: Territory, to: Territory): number => ROUTE_INDEXES.get(routeKey(from, to)) ?? -1;

const setKey = (set: CardSet): string => set.join('+');
const SETS = findSets(createDeck()).map(setKey);
const SET_INDEXES: ReadonlyMap<string, number> = new Map(SETS.map((key, i) => [key, i + 1]));

const fight: ActionBlock<Risika, 'fight'> = {
  names: ['done', ...ROUTE_NAMES],
  indexOf: (option) => (option === 'done' ? 0 : indexOfRoute(option.from, option.attack)),
};
const move: ActionBlock<Risika, 'move'> = {
  names: ['done', ...ROUTE_NAMES],
  indexOf: (option) => (option === 'done' ? 0 : indexOfRoute(option.from, option.move)),
};
const set: ActionBlock<Risika, 'set'> = {
  names: ['none', ...SETS],
  indexOf: (option) => (option === 'none' ? 0 : (SET_INDEXES.get(setKey(option.set)) ?? -1)),
};

/** A number that some frames have. */
const frameNumber = (name: 'armies' | 'room' | 'dice' | 'least') =>
  scalar<Moment>(name, ({ frame }) => (frame as { [key: string]: number } | undefined)?.[name] ?? 0);
const frameTerritory = (name: 'from' | 'to' | 'on') =>
  oneHot<Moment>(
    name,
    TERRITORY_NAMES,
    ({ frame }) => (frame as { [key: string]: number } | undefined)?.[name] ?? -1,
  );

const territory = group<{ readonly moment: Moment; readonly index: Territory }>([
  oneHot('owner', relativeSeatNames(SEATS.max), ({ moment: { view, seat, seats }, index }) =>
    seatDistance(seat, at(view.owners, index), seats),
  ),
  scalar('armies', ({ moment: { view }, index }) => at(view.armies, index)),
]);

const encoding: NumericEncoding<Risika> = {
  version: 1,
  observation: group<Moment>([
    questionFeature(SEATS.max, PROMPTS),
    frameTerritory('from'),
    frameTerritory('to'),
    frameTerritory('on'),
    frameNumber('armies'),
    frameNumber('room'),
    frameNumber('dice'),
    frameNumber('least'),
    scalar('round', ({ view }) => view.round),
    counts(
      'hand',
      CARD_NAMES,
      ({ view, seat }) => at(view.hands, seat).cards,
      (card) => card,
    ),
    scalar('deck', ({ view }) => view.deck.count),
    forEachPart(
      TERRITORY_NAMES,
      (moment) => TERRITORY_NAMES.map((_, index) => ({ moment, index })),
      territory,
    ),
    seatFeatures(
      SEATS.max,
      group([
        scalar('reserve', ({ view, of }) => at(view.reserve, of)),
        scalar('cards', ({ view, of }) => at(view.hands, of).count),
        scalar('out', ({ view, of }) => Number(view.out.includes(of))),
      ]),
    ),
  ]),
  actions: numberActions<Risika>({
    colour: { names: COLOURS, indexOf: ({ colour }) => colour },
    place: { names: TERRITORY_NAMES, indexOf: ({ place }) => place },
    armies: countedActions(1, ARMY_LIMIT),
    round: namedActions(['go on']),
    set,
    fight,
    dice: countedActions(1, 3),
    defend: countedActions(1, 3),
    occupy: countedActions(0, ARMY_LIMIT),
    move,
    march: countedActions(1, ARMY_LIMIT),
  }),
};

export const createEncoding = (): NumericEncoding<Risika> => encoding;
