/** Answers to the open question of a match without a request of its person: of computers, automatic passes and standing orders. */
import { at, type Refusal, type Seat } from '@ludoteca/kernel';
import type { StandingOrder } from '@ludoteca/kit';
import { RefusedError } from '@ludoteca/wire';
import type { RequestWithoutRecipients } from '../execution/operations.ts';
import type { ServerContext } from '../server-context.ts';
import { TableDamagedError } from '../storage/storage-error.ts';
import type { TableRow } from '../storage/storage.ts';
import { DelegatedAnswer } from './delegated-answer.ts';
import type { MatchExecution } from './match-execution.ts';
import { computerAt, type TurnRequests } from './turn-scheduler.ts';
import { isWorkLimit } from './worker-replies.ts';

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
      row: () => match.row(),
      execute: (operation, request) => match.enqueue(() => execution.execute(operation, request)),
    });
  }

  think(number: number): void {
    this.inTurn(() => this.execution.execute('think', { number }), this.choose(number));
  }

  move(number: number): void {
    this.inTurn(() => this.answer('move', { number }), this.choose(number));
  }

  pass(number: number): void {
    this.inTurn(() => this.answer('pass', { number }));
  }

  follow(number: number, seat: Seat, order: StandingOrder): void {
    this.inTurn(async () => {
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

  /** Resolves when the choice of the computer that is asked has come from elsewhere, or will not; undefined if it is not delegated. */
  private choose(number: number): Promise<void> | undefined {
    const asked = this.match.asked();
    return asked === undefined
      ? undefined
      : this.delegatedAnswer.request(number, computerAt(at(this.match.row().seats, asked)));
  }

  /**
   * Runs an operation of the scheduler, after `chosen`. It is dropped if the seats or their settings have changed meanwhile: the question
   * may have another player or no order any more, and is scheduled anew.
   */
  private inTurn(operation: () => Promise<unknown>, chosen?: Promise<void>): void {
    const row = this.match.row();
    const run = (): void =>
      this.match.inBackground(async () => {
        if (this.match.row() === row) await operation();
      });
    if (chosen === undefined) run();
    else void chosen.then(run);
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
