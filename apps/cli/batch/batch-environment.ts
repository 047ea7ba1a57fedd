/** Many episodes of one game that are stepped together and begin anew when they end. */
import { at } from '@ludoteca/kernel';
import {
  type Decision,
  describeGame,
  type Episode,
  type GameInfo,
  open,
  type OpenOptions,
} from '@ludoteca/api';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { MAX_SEED_LENGTH } from '../simulation/plan.ts';
import { createFrame, REPLY } from './frames.ts';

export interface BatchPlan {
  readonly batch: number;
  readonly seats: number;
  readonly settings: NonNullable<OpenOptions['settings']>;
  readonly seed: string;
}

/** A request that cannot be carried out; no episode has changed. */
export class BatchError extends Error {
  override readonly name = 'BatchError';
}

/** One episode of the batch, with the numbers of its open question. */
interface Slot {
  episode: Episode;
  decision: Decision;
}

const WORD = 4;
/** Episodes without any question that are passed over one after another. */
const MAX_EMPTY_EPISODES = 1000;

export const isValidSeed = (seed: string): boolean => seed.length > 0 && seed.length <= MAX_SEED_LENGTH;

export class BatchEnvironment {
  readonly info: GameInfo;
  private readonly entry: AnyCatalogueEntry;
  private readonly plan: BatchPlan;
  private seed: string;
  private started = 0;
  private slots: Slot[];
  /** By slot: the returns of the episode that the latest step has ended. */
  private ended: (readonly number[] | undefined)[];

  constructor(entry: AnyCatalogueEntry, plan: BatchPlan) {
    this.entry = entry;
    this.plan = plan;
    this.info = describeGame(entry);
    this.seed = plan.seed;
    this.slots = this.startAll();
    this.ended = [];
  }

  /** Begins all episodes again, with another seed. */
  reset(seed: string): void {
    if (!isValidSeed(seed)) throw new BatchError(`a seed has 1 to ${MAX_SEED_LENGTH} characters`);
    this.seed = seed;
    this.started = 0;
    this.slots = this.startAll();
    this.ended = [];
  }

  /** Answers in every episode, with action numbers or, in games without them, indexes of options: all or none. */
  step(choices: Int32Array): void {
    if (choices.length !== this.slots.length)
      throw new BatchError(`${choices.length} choices for ${this.slots.length} matches`);
    const indexes = this.slots.map((slot, i) => this.findOption(slot, choices[i] ?? -1, i));
    this.ended = this.slots.map((slot, i) => {
      slot.episode.stepIndex(at(indexes, i));
      const decision = slot.episode.decision();
      if (decision !== undefined) {
        slot.decision = decision;
        return undefined;
      }
      const returns = slot.episode.returns();
      Object.assign(slot, this.start());
      return returns;
    });
  }

  /** Encodes the state of all episodes: see docs/env.md. */
  encodeState(): Buffer {
    const { batch, seats } = this.plan;
    const { slots, info } = this;
    const width = info.observationFields.length;
    const isNumbered = info.actions.length > 0;
    const counts = slots.map(({ episode }) => episode.legal().length);
    const offered = counts.reduce((sum, count) => sum + count, 0);
    const rows = offered * (isNumbered ? 1 : info.optionFields.length);
    const { frame, content } = createFrame(REPLY.state, WORD * (batch * (3 + seats + width) + rows));
    const words = new WordWriter(content);
    words.int32(slots.map(({ decision }) => decision.seat));
    words.int32(slots.map((_, i) => Number(this.ended[i] !== undefined)));
    words.int32(counts);
    slots.forEach((_, i) => words.float32(this.ended[i] ?? Array.from({ length: seats }, () => 0)));
    for (const { decision } of slots) words.copy(decision.observation);
    for (const { decision } of slots) words.copy(isNumbered ? decision.actions : decision.options);
    return frame;
  }

  private findOption({ episode, decision }: Slot, choice: number, slot: number): number {
    const isNumbered = this.info.actions.length > 0;
    const index = isNumbered ? decision.actions.indexOf(choice) : choice;
    if (index >= 0 && index < episode.legal().length) return index;
    throw new BatchError(`${isNumbered ? 'action' : 'option'} ${choice} is not legal in match ${slot}`);
  }

  private startAll(): Slot[] {
    return Array.from({ length: this.plan.batch }, () => this.start());
  }

  /** Starts the next episode. An episode without any question is over at once and is passed over. */
  private start(): Slot {
    const { seats, settings } = this.plan;
    for (let tries = 0; tries < MAX_EMPTY_EPISODES; tries++) {
      const episode = open(this.entry, { seats, settings, seed: `${this.seed}/${this.started++}` });
      const decision = episode.decision();
      if (decision !== undefined) return { episode, decision };
    }
    throw new BatchError(`${this.info.id} ends without a question`);
  }
}

/** Writes numbers of four bytes one after another, little-endian. */
class WordWriter {
  private readonly content: Buffer;
  private offset = 0;

  constructor(content: Buffer) {
    this.content = content;
  }

  int32(values: readonly number[]): void {
    for (const value of values) this.offset = this.content.writeInt32LE(value, this.offset);
  }

  float32(values: readonly number[]): void {
    for (const value of values) this.offset = this.content.writeFloatLE(value, this.offset);
  }

  /** All systems that Node supports here are little-endian. */
  copy({ buffer, byteOffset, byteLength }: Float32Array | Int32Array): void {
    this.content.set(new Uint8Array(buffer, byteOffset, byteLength), this.offset);
    this.offset += byteLength;
  }
}
