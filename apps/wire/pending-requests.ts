/** Requests that wait for their replies, and what becomes of them when the connection breaks in between. */
import { at, type Watcher } from '@ludoteca/kernel';
import type { ServerProblem, ClientRequest, MatchStep, ServerMessage } from './messages.ts';

export type RequestBody = ClientRequest extends infer R ? (R extends unknown ? Omit<R, 'id'> : never) : never;
export type RequestReply = Exclude<Extract<ServerMessage, { readonly id: number }>, ServerProblem>;
type SettledReply = RequestReply | ({ readonly id: number } & ServerProblem);

/** A request that the server could not take, or that a closed chair will never send. */
export class RefusedError extends Error {
  readonly problem: ServerProblem;

  constructor({ problem, facts, reasons }: ServerProblem) {
    super(problem);
    this.name = 'Refused';
    this.problem = {
      problem,
      ...(facts === undefined ? {} : { facts }),
      ...(reasons === undefined ? {} : { reasons }),
    };
  }
}

interface PendingRequest {
  readonly request: ClientRequest;
  readonly resolve: (reply: RequestReply) => void;
  readonly reject: (error: RefusedError) => void;
  sent: boolean;
  /** The connection broke after it was sent: the stream may tell before a reply does. */
  unsure: boolean;
}

export class PendingRequests {
  private readonly pending = new Map<number, PendingRequest>();
  private made = 0;
  private readonly send: (request: ClientRequest) => void;

  constructor(send: (request: ClientRequest) => void) {
    this.send = send;
  }

  /** What is not sent at once is sent on `resume`. */
  ask(plea: RequestBody, atOnce: boolean): Promise<RequestReply> {
    return new Promise((resolve, reject) => {
      const request: ClientRequest = { id: ++this.made, ...plea };
      this.pending.set(request.id, { request, resolve, reject, sent: atOnce, unsure: false });
      if (atOnce) this.send(request);
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

  /** The connection broke. */
  markUnsure(): void {
    for (const pending of this.pending.values()) {
      pending.unsure ||= pending.sent;
      pending.sent = false;
    }
  }

  /** What was sent and never replied to is settled by what has happened since; what has not happened is asked for again. */
  resume(story: readonly MatchStep[], watcher: Watcher): void {
    for (const pending of Array.from(this.pending.values())) {
      const reply = pending.unsure ? inferReply(pending.request, story, watcher) : undefined;
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

/** What the stream tells of a request. An entry in the place of an answer is that answer, unless somebody left. */
function inferReply(
  request: ClientRequest,
  story: readonly MatchStep[],
  watcher: Watcher,
): RequestReply | undefined {
  const { id } = request;
  if ('withdraw' in request)
    return story.some(({ left }) => left === watcher) ? { id, done: true } : undefined;
  if (!('answer' in request) || story.length <= request.answer.number + 1) return undefined;
  const { left } = at(story, request.answer.number + 1);
  return left === undefined ? { id, done: true } : { id, refused: { kind: 'stale' } };
}
