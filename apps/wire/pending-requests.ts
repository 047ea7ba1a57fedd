/** Requests that wait for their replies, also across a loss of the connection. */
import { at, limitReasons, type Watcher } from '@ludoteca/kernel';
import type { ClientRequest } from './client-messages.ts';
import type { ServerProblem, MatchStep, ServerMessage } from './messages.ts';

export type RequestBody = ClientRequest extends infer R ? (R extends unknown ? Omit<R, 'id'> : never) : never;
export type RequestReply = Exclude<Extract<ServerMessage, { readonly id: number }>, ServerProblem>;
export type SettledReply = RequestReply | ({ readonly id: number } & ServerProblem);

/** The server refused a request, or a closed chair cannot send it. */
export class RefusedError extends Error {
  readonly problem: ServerProblem;

  constructor({ problem, facts, reasons }: ServerProblem) {
    super(problem);
    this.name = 'RefusedError';
    this.problem = {
      problem,
      ...(facts === undefined ? {} : { facts }),
      ...(reasons === undefined ? {} : { reasons: limitReasons(reasons) }),
    };
  }
}

interface PendingRequest {
  readonly request: ClientRequest;
  readonly resolve: (reply: RequestReply) => void;
  readonly reject: (error: RefusedError) => void;
  sent: boolean;
  /** The connection broke after it was sent: whether it was executed shows in the steps since. */
  unsure: boolean;
}

export class PendingRequests {
  private readonly pending = new Map<number, PendingRequest>();
  private lastId = 0;
  private readonly send: (request: ClientRequest) => void;

  constructor(send: (request: ClientRequest) => void) {
    this.send = send;
  }

  /** A request that is not sent now is sent by `resume`. */
  ask(body: RequestBody, sendNow: boolean): Promise<RequestReply> {
    return new Promise((resolve, reject) => {
      const request: ClientRequest = { id: ++this.lastId, ...body };
      this.pending.set(request.id, { request, resolve, reject, sent: sendNow, unsure: false });
      if (sendNow) this.send(request);
    });
  }

  isPending(id: number): boolean {
    return this.pending.has(id);
  }

  settle(reply: SettledReply): void {
    const pending = this.pending.get(reply.id);
    this.pending.delete(reply.id);
    if ('problem' in reply) pending?.reject(new RefusedError(reply));
    else pending?.resolve(reply);
  }

  /** To be called when the connection is lost. */
  markUnsure(): void {
    for (const pending of this.pending.values()) markLost(pending);
  }

  /** To be called when the server cannot tell whether it has executed a request: `resume` sends it again if it has not. */
  markFailed(id: number): void {
    const pending = this.pending.get(id);
    if (pending !== undefined) markLost(pending);
  }

  /** Settles requests whose replies were lost if the steps show that they were executed, and sends the others again. */
  resume(steps: readonly MatchStep[], watcher: Watcher): void {
    for (const pending of Array.from(this.pending.values())) {
      const reply = pending.unsure ? inferReply(pending.request, steps, watcher) : undefined;
      if (reply !== undefined) this.settle(reply);
      else if (!pending.sent) {
        pending.sent = true;
        this.send(pending.request);
      }
    }
  }

  giveUp(problem: ServerProblem): void {
    for (const { request } of Array.from(this.pending.values())) this.settle({ id: request.id, ...problem });
  }
}

function markLost(pending: PendingRequest): void {
  pending.unsure ||= pending.sent;
  pending.sent = false;
}

/** Whether a request was executed. The entry after the answered number is that answer, unless it is a withdrawal. */
function inferReply(
  request: ClientRequest,
  steps: readonly MatchStep[],
  watcher: Watcher,
): RequestReply | undefined {
  const { id } = request;
  if ('withdraw' in request)
    return steps.some(({ left }) => left === watcher) ? { id, done: true } : undefined;
  if (!('answer' in request) || steps.length <= request.answer.number + 1) return undefined;
  const { left } = at(steps, request.answer.number + 1);
  return left === undefined ? { id, done: true } : { id, refused: { kind: 'stale' } };
}
