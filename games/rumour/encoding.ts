/** Observations and actions as numbers, for programs that learn. */
import { at } from '@ludoteca/kernel';
import {
  counts,
  type EncodedMoment,
  group,
  namedActions,
  numberActions,
  type NumericEncoding,
  questionFeature,
  scalar,
  seatFeatures,
} from '@ludoteca/kit';
import { CARDS } from './cards.ts';
import { game } from './game.ts';
import type { Rumour } from './parts.ts';

type Moment = EncodedMoment<Rumour>;

const indexOfCard = (card: (typeof CARDS)[number]): number => CARDS.indexOf(card);

const encoding: NumericEncoding<Rumour> = {
  version: 1,
  observation: group<Moment>([
    questionFeature(game.seats.max, ['speak', 'window', 'discard']),
    counts('hand', CARDS, ({ view, seat }) => at(view.hands, seat).cards ?? [], indexOfCard),
    counts('pile', CARDS, ({ view }) => view.pile, indexOfCard),
    scalar('stock', ({ view }) => view.stock.count),
    seatFeatures(
      game.seats.max,
      group([
        scalar('cards', ({ view, of }) => at(view.hands, of).count),
        scalar('left', ({ view, of }) => Number(view.left.includes(of))),
      ]),
    ),
  ]),
  actions: numberActions<Rumour>({
    speak: namedActions(['rumour', 'quiet']),
    window: namedActions(['alibi', 'pass']),
    discard: namedActions(CARDS),
  }),
};

export const createEncoding = (): NumericEncoding<Rumour> => encoding;
