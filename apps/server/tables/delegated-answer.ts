/** The answer of an expert that a worker of jobs computes, while the match serves other requests. */
import type { Json } from '@ludoteca/kernel';
import type { DelegatedQuestion } from '../jobs/answer-queue.ts';
import type { ServerContext } from '../server-context.ts';

/** What a delegated answer needs of its match. */
export interface DelegatingMatch {
  /** The question, if its answer is worth a job. */
  describe(number: number): Promise<DelegatedQuestion | undefined>;
  /** Whether the answer is an option of question `number`, which is still the same, and will be played. */
  accept(number: number, answer: Json): Promise<boolean>;
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

  /** Resolves when the answer to the question of that number has been accepted, or will not come: the match computes it then. */
  request(number: number): Promise<void> {
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
    const question = await this.match.describe(number);
    if (question === undefined || stop.aborted) return;
    const answer = await answers.compute(question, stop);
    if (stop.aborted) return;
    const isAccepted = answer !== undefined && (await this.match.accept(number, answer));
    metrics.countDelegatedAnswer(isAccepted ? 'worker' : 'server');
  }
}
