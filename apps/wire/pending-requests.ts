/** Requests that wait for their replies, also across a loss of the connection. */
import { limitReasons, type Watcher } from '@ludoteca/kernel';
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
  /** The connection broke after it was sent: it may have been executed. */
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

  /** To be called with every reply. */
  settle(reply: SettledReply): void {
    this.finish(reply);
    this.sendNext();
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

  /** Sends requests whose replies were lost again, except for a withdrawal that the steps show. */
  resume(steps: readonly MatchStep[], watcher: Watcher): void {
    for (const { request, unsure } of Array.from(this.pending.values()))
      if (unsure && 'withdraw' in request && steps.some(({ left }) => left === watcher))
        this.finish({ id: request.id, done: true });
    this.sendNext();
  }

  /** To be called after a takeback: pending answers belong to questions that may be asked again. */
  refuseAnswers(): void {
    for (const { request } of Array.from(this.pending.values()))
      if ('answer' in request) this.finish({ id: request.id, refused: { kind: 'stale' } });
  }

  giveUp(problem: ServerProblem): void {
    for (const { request } of Array.from(this.pending.values())) this.finish({ id: request.id, ...problem });
  }

  private finish(reply: SettledReply): void {
    const pending = this.pending.get(reply.id);
    this.pending.delete(reply.id);
    if ('problem' in reply) pending?.reject(new RefusedError(reply));
    else pending?.resolve(reply);
  }

  /** One request at a time is sent again, so that also a connection that keeps breaking settles some. */
  private sendNext(): void {
    const next = Array.from(this.pending.values()).find(({ sent }) => !sent);
    if (next === undefined) return;
    next.sent = true;
    this.send(next.unsure ? markRepeated(next.request) : next.request);
  }
}

function markLost(pending: PendingRequest): void {
  pending.unsure ||= pending.sent;
  pending.sent = false;
}

/** The server accepts a repeated answer also if it has executed it already. */
const markRepeated = (request: ClientRequest): ClientRequest =>
  'answer' in request ? { ...request, answer: { ...request.answer, repeated: true } } : request;
