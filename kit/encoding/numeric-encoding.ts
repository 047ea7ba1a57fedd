/** The interface of a game for programs that learn: observations as numbers, numbers of actions, options as numbers. */
import type { Choice, Parts, Prompt, Question, Seat } from '@ludoteca/kernel';
import {
  type Feature,
  forEachPart,
  group,
  oneHot,
  seatDistance,
  relativeSeatNames,
  relativeSeats,
} from './feature.ts';

/** What a seat may know: its view and who is asked what. Options are not part of it. */
export interface EncodedMoment<P extends Parts> {
  readonly view: P['view'];
  readonly seat: Seat;
  readonly seats: number;
  /** The seat that is asked; -1 after the end. */
  readonly asked: Seat;
  readonly prompt: Prompt<P> | undefined;
  /** The frame of the question, which everyone knows. */
  readonly frame: Question<P>['frame'] | undefined;
}

/** An option of a question, seen by the seat that is asked. */
export interface EncodedOption<P extends Parts> extends EncodedMoment<P> {
  readonly question: Question<P>;
  readonly option: Choice<P>;
}

/** The same number for the same choice in every match of a version. */
export interface ActionNumbering<P extends Parts> {
  readonly names: readonly string[];
  /** The number of an option; -1 if it has none. */
  numberOf(moment: EncodedMoment<P>, question: Question<P>, option: Choice<P>): number;
}

/** Fixed for a version of the game: a change of a length, an order or a meaning increases the version of the encoding. */
export interface NumericEncoding<P extends Parts> {
  readonly version: number;
  readonly observation: Feature<EncodedMoment<P>>;
  /** For games whose choices can be enumerated. */
  readonly actions?: ActionNumbering<P>;
  /** For games whose choices cannot be enumerated: every option as numbers. */
  readonly option?: Feature<EncodedOption<P>>;
}

/** Actions of one kind: a name for each, and the index of an option among them. */
export interface ActionBlock<P extends Parts, K extends Prompt<P>> {
  readonly names: readonly string[];
  indexOf(option: P['choice'][K], moment: EncodedMoment<P>): number;
}

/** Numbers the actions block by block, one block for each prompt, in the order given. */
export function numberActions<P extends Parts>(blocks: {
  readonly [K in Prompt<P>]: ActionBlock<P, K>;
}): ActionNumbering<P> {
  const offsets = new Map<string, number>();
  const names: string[] = [];
  const entries = Object.entries<ActionBlock<P, Prompt<P>>>(blocks);
  for (const [prompt, block] of entries) {
    offsets.set(prompt, names.length);
    names.push(...block.names.map((name) => `${prompt}.${name}`));
  }
  return {
    names,
    numberOf: (moment, { prompt }, option) => {
      const block = blocks[prompt];
      const index = block.indexOf(option, moment);
      return index < 0 || index >= block.names.length ? -1 : (offsets.get(prompt) ?? 0) + index;
    },
  };
}

/** A block of named options: their names are the options themselves. */
export const namedActions = <P extends Parts, K extends Prompt<P>>(
  names: readonly (P['choice'][K] & string)[],
): ActionBlock<P, K> => ({ names, indexOf: (option) => names.findIndex((name) => name === option) });

/** A block of whole numbers from `min` to `max`. */
export const countedActions = <P extends Parts, K extends Prompt<P>>(
  min: number,
  max: number,
): ActionBlock<P, K> => ({
  names: Array.from({ length: max - min + 1 }, (_, i) => String(min + i)),
  indexOf: (option) => (typeof option === 'number' ? option - min : -1),
});

/** Which seat is asked what. */
export const questionFeature = <P extends Parts>(
  maxSeats: number,
  prompts: readonly Prompt<P>[],
): Feature<EncodedMoment<P>> =>
  group([
    oneHot('asked', relativeSeatNames(maxSeats), ({ seat, asked, seats }) =>
      seatDistance(seat, asked, seats),
    ),
    oneHot('prompt', prompts.map(String), ({ prompt }) =>
      prompt === undefined ? -1 : prompts.indexOf(prompt),
    ),
  ]);

/** A moment, and the seat that a feature of it describes. */
export type SeatMoment<P extends Parts> = EncodedMoment<P> & { readonly of: Seat };

/** A feature of each seat as the observing seat counts them. */
export const seatFeatures = <P extends Parts>(
  maxSeats: number,
  feature: Feature<SeatMoment<P>>,
): Feature<EncodedMoment<P>> =>
  forEachPart(
    relativeSeatNames(maxSeats),
    (moment) => {
      const { view, seat, seats, asked, prompt, frame } = moment;
      // Spreading the moment would take twice the time.
      return relativeSeats(seat, seats).map((of) => ({ view, seat, seats, asked, prompt, frame, of }));
    },
    feature,
  );
