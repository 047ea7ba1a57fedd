/** A match of one person that this page hosts: the other seats are answered for, and passes given where nothing can be decided. */
import {
  type AnyParts,
  type Choice,
  createFastDice,
  makeArchive,
  type Match,
  MatchRecorder,
  type Question,
  type RedactedEvents,
  type Seat,
} from '@ludoteca/kernel';
import {
  type AnyCatalogueEntry,
  decideAutoPass,
  defaultAutoPassSettings,
  type AutoPassSettings,
  findAutoPassInMatch,
  findOrderedAnswerInMatch,
  MatchHost,
  ReplayTimeline,
  type StandingOrder,
  withoutOrder,
} from '@ludoteca/kit';
import { createStore, type Store } from '@ludoteca/kit/web';
import { PERSON } from '@ludoteca/wire';
import { LocalChair } from './local-chair.ts';

type AnyMatch = Match<AnyParts>;

/** The computer player of the other seats. */
export const COMPUTER = 'greedy';

/** Milliseconds before each answer of a standing order, so that its effects can be seen. */
const ORDER_PAUSE = 400;

interface PageMatchOptions {
  readonly entry: AnyCatalogueEntry;
  readonly match: AnyMatch;
  /** The events of the opening; empty for a match that goes on. */
  readonly opening: readonly AnyParts['event'][];
  /** The seat of the person. */
  readonly seat: Seat;
  /** Runs before an answer is shown. */
  readonly onStep: (entries: number, events: readonly AnyParts['event'][], match: AnyMatch) => void;
  /** Whether questions are still answered. */
  readonly isOpen: () => boolean;
  /** An answer of another seat in place of that of the computer player. */
  readonly findReply?: (match: AnyMatch) => Choice<AnyParts> | undefined;
}

/** The events of a match that goes on, from its opening on. */
function listPastEvents({ game }: AnyCatalogueEntry, match: AnyMatch): readonly RedactedEvents<AnyParts>[] {
  if (match.number === 0) return [];
  const timeline = ReplayTimeline.create(game, match.archive());
  return timeline.ok ? timeline.value.steps.map(({ events }) => events) : [];
}

export class PageMatch {
  readonly chair: LocalChair;
  /** The settings of the person’s seat, which this page executes. */
  readonly settings: Store<AutoPassSettings>;
  private readonly options: PageMatchOptions;
  private readonly host: MatchHost<AnyParts>;
  private readonly recorder: MatchRecorder;
  private readonly began = Date.now();

  constructor(options: PageMatchOptions) {
    this.options = options;
    const { match, opening, seat, onStep } = options;
    this.recorder = new MatchRecorder(match.number, {});
    this.host = new MatchHost(match, [...opening], {
      persist: async (entries, events, next) => {
        this.recorder.note(next, Date.now());
        onStep(entries.length, events, next);
      },
    });
    this.chair = new LocalChair(this.host, seat, listPastEvents(options.entry, match));
    this.settings = createStore(defaultAutoPassSettings(options.entry.autoPass));
    this.chair.subscribe(() => void this.continue());
    this.settings.subscribe(() => void this.continue());
  }

  /** The archive of the match, as a file. */
  createArchive(names: readonly string[], match = this.host.match): Uint8Array<ArrayBuffer> {
    const players = names.map((name, seat) => ({
      name,
      kind: seat === this.options.seat ? PERSON : COMPUTER,
    }));
    return Uint8Array.from(makeArchive(this.recorder.record(match, { players, began: this.began })));
  }

  private async continue(): Promise<void> {
    const { seat, isOpen } = this.options;
    const { match } = this.host;
    const { question } = match;
    if (question === undefined || !isOpen()) return;
    const order = question.seat === seat ? this.settings.get().order : undefined;
    if (order !== undefined) return this.followOrder(match, question, order);
    const answer = question.seat === seat ? this.findPass(match) : this.findReply(match);
    // Later, so that the page can show the state before.
    await Promise.resolve();
    if (answer !== undefined) await this.host.chair(question.seat).answer(question.number, answer);
  }

  /** The order ends where it has no answer. */
  private async followOrder(
    match: AnyMatch,
    { seat, number }: Question<AnyParts>,
    order: StandingOrder,
  ): Promise<void> {
    const answer = findOrderedAnswerInMatch(this.options.entry.orders, match, order);
    if (answer === undefined) return this.settings.set(withoutOrder(this.settings.get()));
    await new Promise((resolve) => {
      setTimeout(resolve, ORDER_PAUSE);
    });
    if (this.settings.get().order === order) await this.host.chair(seat).answer(number, answer);
  }

  private findPass(match: AnyMatch) {
    const pass = findAutoPassInMatch(this.options.entry.autoPass, match, true);
    return decideAutoPass(pass, this.settings.get()) === undefined ? undefined : pass?.answer;
  }

  private findReply(match: AnyMatch) {
    const { entry, findReply } = this.options;
    const { question } = match;
    if (question === undefined) return undefined;
    return (
      findReply?.(match) ??
      entry.heuristics.greedy(
        match.perspective(question.seat),
        question,
        createFastDice(`${match.header.seed} ${question.number}`),
      )
    );
  }
}
