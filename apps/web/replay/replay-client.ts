/** The access of the page to a replay worker. */
import type { ReplayOperations, ReplayReply } from './replay-messages.ts';
import type { RatedMoment } from './replay-session.ts';

interface PendingReply {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
  readonly onRated: (rated: RatedMoment) => void;
}

export class ReplayClient {
  private readonly worker = new Worker(new URL('./replay-worker.ts', import.meta.url), { type: 'module' });
  private readonly pending = new Map<number, PendingReply>();
  private count = 0;

  constructor() {
    this.worker.addEventListener('message', ({ data }: MessageEvent<ReplayReply>) => this.receive(data));
    this.worker.addEventListener('error', (event) => {
      const error = new Error(event.message);
      for (const { reject } of this.pending.values()) reject(error);
      this.pending.clear();
    });
  }

  call<K extends keyof ReplayOperations>(
    operation: K,
    parameters: ReplayOperations[K]['parameters'],
    onRated: (rated: RatedMoment) => void = () => undefined,
  ): Promise<ReplayOperations[K]['result']> {
    const id = this.count++;
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject, onRated });
      // A worker has no origin to name.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      this.worker.postMessage({ id, call: { operation, ...parameters } });
    });
  }

  /** Requests in progress are never answered. */
  close(): void {
    this.worker.terminate();
  }

  private receive(data: ReplayReply): void {
    const pending = this.pending.get(data.id);
    if (pending === undefined) return;
    if ('rated' in data) return pending.onRated(data.rated);
    this.pending.delete(data.id);
    if ('fault' in data) pending.reject(new Error(data.fault));
    else pending.resolve(data.value as never);
  }
}
