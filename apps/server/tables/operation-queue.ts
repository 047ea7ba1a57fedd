/** Runs operations one after another, until it is closed. */
import { RefusedError } from '@ludoteca/wire';

export class OperationQueue {
  private last: Promise<unknown> = Promise.resolve();
  /** `closing`: the operations in the queue are finished. `aborted`: they are refused. */
  private state: 'open' | 'closing' | 'aborted' = 'open';

  get isOpen(): boolean {
    return this.state === 'open';
  }

  async run<R>(operation: () => Promise<R>): Promise<R> {
    if (this.state !== 'open') throw new RefusedError({ problem: 'closing' });
    const result = this.last.then(() => {
      if (this.state === 'aborted') throw new RefusedError({ problem: 'closing' });
      return operation();
    });
    this.last = result.catch(() => undefined);
    return result;
  }

  /** Finishes the operations in the queue and refuses later ones. */
  async close(): Promise<void> {
    this.state = 'closing';
    await this.last.catch(() => undefined);
  }

  /** Refuses all operations from now on. */
  abort(): void {
    this.state = 'aborted';
  }
}
