/** The answer of an expert that a worker of jobs computes, while the match serves other requests. */
import type { Json } from '@ludoteca/kernel';
import type { ExecutorResult, TableOperations } from '../execution/operations.ts';
import { DELEGATED_LEVEL } from '../jobs/answer-job.ts';
import type { DelegatedQuestion } from '../jobs/answer-queue.ts';
import type { ServerContext } from '../server-context.ts';
import type { TableRow } from '../storage/storage.ts';
import { onlyPart } from './worker-replies.ts';

/** The part of a match that a delegated answer uses. */
export interface DelegatingMatch {
  row(): Pick<TableRow, 'game' | 'version'>;
  /** Executes an operation after those in the queue of the match. */
  execute<K extends 'delegate' | 'accept'>(
    operation: K,
    request: TableOperations[K]['request'],
  ): Promise<ExecutorResult<TableOperations[K]['result']>>;
}

export class DelegatedAnswer {
  private readonly context: ServerContext;
  private readonly match: DelegatingMatch;
  private current:
    | { readonly number: number; readonly stop: AbortController; readonly end: Promise<void> }
    | undefined;

  constructor(context: ServerContext, match: DelegatingMatch) {
    this.context = context;
    this.match = match;
  }

  /**
   * Resolves when the answer to the question of that number has been accepted, or will not come: the match computes it then. Undefined
   * if the answers of this computer are not delegated.
   */
  request(number: number, computer: string | undefined): Promise<void> | undefined {
    if (this.context.answers === undefined || computer !== DELEGATED_LEVEL) return undefined;
    if (this.current?.number === number) return this.current.end;
    this.cancel();
    const stop = new AbortController();
    const end = this.delegate(number, stop.signal).catch((error: unknown) => {
      if (!stop.signal.aborted) this.context.log('an answer was not delegated', error);
    });
    this.current = { number, stop, end };
    return end;
  }

  /** The question is not asked any more, or by another computer. */
  cancel(): void {
    this.current?.stop.abort();
    this.current = undefined;
  }

  private async delegate(number: number, stop: AbortSignal): Promise<void> {
    const { answers, metrics } = this.context;
    if (answers?.isAvailable !== true) return;
    const question = await this.describe(number);
    if (question === undefined || stop.aborted) return;
    const answer = await answers.compute(question, stop);
    if (stop.aborted) return;
    const isAccepted = answer !== undefined && (await this.accept(number, answer));
    metrics.countDelegatedAnswer(isAccepted ? 'worker' : 'server');
  }

  /** The question, if its answer is worth a job. */
  private async describe(number: number): Promise<DelegatedQuestion | undefined> {
    const { result, parts } = await this.match.execute('delegate', { number });
    if (!result.isDelegated) return undefined;
    const { game, version } = this.match.row();
    return { game, version, plan: onlyPart({ parts }).toString() };
  }

  /** Whether the answer is an option of question `number`, which is still the same, and will be played. */
  private async accept(number: number, answer: Json): Promise<boolean> {
    return (await this.match.execute('accept', { number, answer })).result.isAccepted;
  }
}
