/** Turns observations and options of a game into numbers. */
import { at, type Choice, type Parts, type Question } from '@ludoteca/kernel';
import type { CatalogueEntry, EncodedMoment, NumericEncoding } from '@ludoteca/kit';
import { EpisodeError } from './errors.ts';

export class Encoder<P extends Parts> {
  readonly encoding: NumericEncoding<P>;
  private readonly id: string;

  constructor(id: string, encoding: NumericEncoding<P>) {
    this.id = id;
    this.encoding = encoding;
  }

  /** Fills `given` if it has the right length, else a new array. */
  encodeObservation(moment: EncodedMoment<P>, given?: Float32Array): Float32Array {
    const { observation } = this.encoding;
    const { length } = observation.names;
    const out = given?.length === length ? given.fill(0) : new Float32Array(length);
    observation.write(moment, out, 0);
    return out;
  }

  /** Throws if the option has no number. */
  actionNumber(moment: EncodedMoment<P>, question: Question<P>, option: Choice<P>): number {
    const { actions } = this.encoding;
    if (actions === undefined)
      throw new EpisodeError(`${this.id} has no action numbers: use the options and their numbers`);
    const number = actions.numberOf(moment, question, option);
    if (number === -1) throw new EpisodeError(`${JSON.stringify(option)} has no action number`);
    return number;
  }

  actionNumbers(moment: EncodedMoment<P>, question: Question<P>): Int32Array {
    return Int32Array.from(question.options, (option) =>
      this.actionNumber(moment, question, option as Choice<P>),
    );
  }

  encodeOptions(moment: EncodedMoment<P>, question: Question<P>): Float32Array {
    const feature = this.encoding.option;
    if (feature === undefined)
      throw new EpisodeError(`${this.id} has no numbers for options: use the action numbers`);
    const { length } = feature.names;
    const options: readonly unknown[] = question.options;
    const out = new Float32Array(options.length * length);
    for (let i = 0; i < options.length; i++)
      feature.write({ ...moment, question, option: at(options, i) as Choice<P> }, out, i * length);
    return out;
  }
}

const encoders = new WeakMap<object, unknown>();

/** The encoder of a game, created once. Throws if the game declares no numbers. */
export function encoderOf<P extends Parts>(entry: CatalogueEntry<P>): Encoder<P> {
  const known = encoders.get(entry) as Encoder<P> | undefined;
  if (known !== undefined) return known;
  const { game, encoding } = entry;
  if (encoding === undefined) throw new EpisodeError(`${game.id} declares no numeric observations`);
  const encoder = new Encoder(game.id, encoding());
  encoders.set(entry, encoder);
  return encoder;
}
