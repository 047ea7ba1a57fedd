/** Answers to the open question of a match without a request of its person: of computers, automatic passes and standing orders. */
import type { Refusal, Seat } from '@ludoteca/kernel';
import type { StandingOrder } from '@ludoteca/kit';
import { RefusedError } from '@ludoteca/wire';
import type { RequestWithoutRecipients } from '../execution/operations.ts';
import { DELEGATED_LEVEL } from '../jobs/answer-job.ts';
import type { DelegatedQuestion } from '../jobs/answer-queue.ts';
import type { ServerContext } from '../server-context.ts';
import { TableDamagedError } from '../storage/storage-error.ts';
import type { TableRow } from '../storage/storage.ts';
import { DelegatedAnswer } from './delegated-answer.ts';
import type { MatchExecution } from './match-execution.ts';
import { computerAt, type TurnRequests } from './turn-scheduler.ts';
import { isWorkLimit, onlyPart } from './worker-replies.ts';

/** Milliseconds until an answer that could not be stored is tried again; twice as many after each failure. */
const RETRY_DELAY = 1000;
const MAX_RETRY_DELAY = 60_000;

type AutomaticOperation = 'move' | 'pass' | 'follow';

/** The match whose questions are answered. */
export interface AnsweredMatch {
  row(): TableRow;
  asked(): Seat | undefined;
  /** Runs an operation after all earlier ones. */
  enqueue<R>(operation: () => Promise<R>): Promise<R>;
  /** Runs an operation that no client waits for. */
  inBackground(operation: () => Promise<unknown>): void;
  /** Executes an operation that makes entries. */
  advance<K extends AutomaticOperation>(
    operation: K,
    request: RequestWithoutRecipients<K>,
  ): Promise<Refusal | undefined>;
  /** `delay`: additional milliseconds. */
  schedule(delay?: number): void;
  endOrder(seat: Seat, order: StandingOrder): void;
  onExpired(number: number, seat: Seat): void;
}

export class AutomaticAnswers implements TurnRequests {
  private readonly context: ServerContext;
  private readonly execution: MatchExecution;
  private readonly match: AnsweredMatch;
  private readonly delegatedAnswer: DelegatedAnswer;
  /** Answers in a row that could not be stored. */
  private failures = 0;

  constructor(context: ServerContext, execution: MatchExecution, match: AnsweredMatch) {
    this.context = context;
    this.execution = execution;
    this.match = match;
    this.delegatedAnswer = new DelegatedAnswer(context, {
      describe: (number) => match.enqueue(() => this.describeQuestion(number)),
      accept: (number, answer) =>
        match.enqueue(async () => (await execution.execute('accept', { number, answer })).result.isAccepted),
    });
  }

  think(number: number): void {
    this.whenChosen(number, () => this.execution.execute('think', { number }));
  }

  move(number: number): void {
    this.whenChosen(number, () => this.answer('move', { number }));
  }

  pass(number: number): void {
    this.match.inBackground(() => this.answer('pass', { number }));
  }

  follow(number: number, seat: Seat, order: StandingOrder): void {
    this.match.inBackground(async () => {
      const refused = await this.answer('follow', { number, order });
      if (refused?.kind === 'illegal') this.match.endOrder(seat, order);
    });
  }

  expire(number: number, seat: Seat): void {
    this.match.onExpired(number, seat);
  }

  /** The answer of a worker of jobs is not awaited any more. */
  cancel(): void {
    this.delegatedAnswer.cancel();
  }

  /** The question that a worker of jobs is to answer; undefined if its answer is not worth a job. */
  private async describeQuestion(number: number): Promise<DelegatedQuestion | undefined> {
    const { result, parts } = await this.execution.execute('delegate', { number });
    if (!result.isDelegated) return undefined;
    const { game, version } = this.match.row();
    return { game, version, plan: onlyPart({ parts }).toString() };
  }

  /** Runs an operation when the computer that is asked has chosen, as far as that is delegated. The match serves other requests meanwhile. */
  private whenChosen(number: number, operation: () => Promise<unknown>): void {
    const { match } = this;
    const asked = match.asked();
    const seat = asked === undefined ? undefined : match.row().seats[asked];
    if (this.context.answers === undefined || seat === undefined || computerAt(seat) !== DELEGATED_LEVEL)
      match.inBackground(operation);
    else void this.delegatedAnswer.request(number).then(() => match.inBackground(operation));
  }

  /** A failed answer is tried again, unless the table is quarantined now. */
  private async answer<K extends AutomaticOperation>(
    operation: K,
    request: RequestWithoutRecipients<K>,
  ): Promise<Refusal | undefined> {
    try {
      const refused = await this.match.advance(operation, request);
      this.failures = 0;
      return refused;
    } catch (error) {
      if (isWorkLimit(error)) {
        this.match.schedule();
        return undefined;
      }
      if (!(error instanceof RefusedError || error instanceof TableDamagedError))
        this.match.schedule(Math.min(MAX_RETRY_DELAY, RETRY_DELAY * 2 ** this.failures++));
      throw error;
    }
  }
}
