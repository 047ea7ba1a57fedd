/** A chair over a network connection, which user interfaces and players use like a local one. */
import {
  type Choice,
  type Json,
  ok,
  type Parts,
  type Reason,
  refuse,
  type Refusal,
  type Result,
  type AnyParts,
  type Watcher,
} from '@ludoteca/kernel';
import type { Chair, Hint, MatchUpdate, Observation } from '@ludoteca/kit';
import { type ClientEnvironment, Connection, type ConnectionState } from './connection.ts';
import {
  type RequestBody,
  PendingRequests,
  RefusedError,
  type RequestReply,
  type SettledReply,
} from './pending-requests.ts';
import { patch } from './delta/patch.ts';
import { TRANSIENT_PROBLEMS } from './problems.ts';
import type { HelloMessage } from './client-messages.ts';
import type { ServerProblem, MatchStep, TableInfo, ServerMessage, WaitInfo } from './messages.ts';
import type { ChatMessage } from './people.ts';

/** An update with one step per entry: several entries after a reconnection. */
export interface RemoteUpdate<P extends Parts> extends MatchUpdate<P> {
  readonly steps: readonly MatchStep[];
}

/** Older ones are forgotten. */
const MAX_CHAT_MESSAGES = 200;

type RemoteUpdateListener<P extends Parts> = (update: RemoteUpdate<P>) => void;

export class RemoteChair<P extends Parts = AnyParts> implements Chair<P> {
  /** Undefined until the server has sent it. */
  table: TableInfo | undefined;
  /** A spectator until the server says otherwise. At an open table it changes when the guest sits down. */
  watcher: Watcher = 'spectator';
  /** Why the server rejected this chair for good; it is closed then. */
  problem: ServerProblem | undefined;
  /** Why the server rejected the latest attempt to connect; undefined once one has succeeded. */
  transientProblem: ServerProblem | undefined;
  /** Whether the server can create a save of the match now. */
  savable = false;
  /** The latest messages of the table chat. */
  chat: readonly ChatMessage[] = [];
  private readonly receivedSteps: MatchStep[] = [];
  private latest: RemoteUpdate<P> | undefined;
  /** The last observation as it was received, to which changes are applied. */
  private sight: Json | undefined;
  private readonly connection: Connection;
  private readonly environment: ClientEnvironment;
  private readonly listeners = new Set<RemoteUpdateListener<P>>();
  private readonly observers = new Set<() => void>();
  private readonly requests: PendingRequests;
  /** Requests in a row that the server could not store. */
  private failedRequests = 0;

  constructor(environment: ClientEnvironment) {
    this.environment = environment;
    this.connection = new Connection(environment, {
      createHello: () => this.createHello(),
      onMessage: (message) => this.handleMessage(message),
      onStateChange: () => this.handleChange(),
    });
    this.requests = new PendingRequests((request) => {
      this.connection.send(request);
      void this.connection.expectReply(() => this.requests.isPending(request.id));
    });
    this.connection.connect();
  }

  get state(): ConnectionState {
    return this.connection.state;
  }

  get seats(): number {
    return this.table?.seats.length ?? 0;
  }

  /** All steps of the match so far, from the opening on. */
  get steps(): readonly MatchStep[] {
    return this.receivedSteps;
  }

  /** Calls the observer after every change of state, table, watcher or problem. Returns the function that unsubscribes. */
  onChange(observer: () => void): () => void {
    this.observers.add(observer);
    return () => {
      this.observers.delete(observer);
    };
  }

  subscribe(listener: RemoteUpdateListener<P>): () => void {
    this.listeners.add(listener);
    if (this.latest !== undefined) listener(this.latest);
    return () => {
      this.listeners.delete(listener);
    };
  }

  async answer(number: number, ...choices: readonly unknown[]): Promise<Result<undefined, Refusal>> {
    return toAnswerResult(await this.ask({ answer: { number, choices: choices as readonly Json[] } }));
  }

  async withdraw(): Promise<Result<undefined, Refusal>> {
    return toAnswerResult(await this.ask({ withdraw: true }));
  }

  async why(choice: unknown): Promise<Reason> {
    const reply = await this.ask({ why: (choice ?? null) as Json });
    return 'reason' in reply ? reply.reason : { why: 'not offered' };
  }

  async barred(): Promise<readonly Choice<P>[]> {
    const reply = await this.ask({ barred: true });
    return 'barred' in reply ? (reply.barred as readonly Choice<P>[]) : [];
  }

  /** What an expert would answer; undefined if the seat is not asked. Rejects if the table does not allow hints. */
  async hint(): Promise<Hint<P> | undefined> {
    const reply = await this.ask({ hint: true });
    return 'hint' in reply && reply.hint !== null ? (reply.hint as unknown as Hint<P>) : undefined;
  }

  /** Closes the connection; the seat is kept. */
  close(): void {
    this.connection.close();
    this.requests.giveUp(this.problem ?? { problem: 'unreachable' });
  }

  private ask(request: RequestBody): Promise<RequestReply> {
    if (this.state === 'closed')
      return Promise.reject(new RefusedError(this.problem ?? { problem: 'unreachable' }));
    return this.requests.ask(request, this.state === 'live');
  }

  private createHello(): HelloMessage {
    const { token } = this.environment;
    const last = this.receivedSteps.at(-1);
    return {
      hello: 1,
      deltas: true,
      ...(token === undefined ? {} : { token }),
      ...(last === undefined ? {} : { since: last.number }),
      ...(this.table?.takebacks === undefined ? {} : { takebacks: this.table.takebacks }),
    };
  }

  private handleMessage(message: ServerMessage): void {
    if ('table' in message) this.takeTable(message);
    else if ('news' in message) {
      this.savable = message.save === true;
      this.takeNews(message.news, message.sight as unknown as Json);
    } else if ('change' in message) {
      this.savable = message.save === true;
      this.takeChange(message.steps, message.change);
    } else if ('waiting' in message) this.takeWaiting(message.waiting);
    else if ('chat' in message) this.takeChat(message.chat);
    else if (message.id !== undefined) this.handleReply({ ...message, id: message.id });
    else if ('problem' in message && this.state !== 'live') this.handleRejection(message);
  }

  /** While the server cannot store anything, a request is repeated until it can. */
  private handleReply(reply: SettledReply): void {
    if ('problem' in reply && reply.problem === 'unavailable') void this.repeatLater(reply.id);
    else {
      this.failedRequests = 0;
      this.requests.settle(reply);
    }
  }

  private async repeatLater(id: number): Promise<void> {
    this.requests.markFailed(id);
    await this.environment.backoff(++this.failedRequests);
    if (this.state === 'live') this.requests.resume(this.receivedSteps, this.watcher);
  }

  private handleRejection(problem: ServerProblem): void {
    if (TRANSIENT_PROBLEMS.has(problem.problem)) {
      this.transientProblem = problem;
      this.handleChange();
    } else {
      this.problem = problem;
      this.close();
    }
  }

  private takeTable({ table, you }: Extract<ServerMessage, { readonly table: TableInfo }>): void {
    if (table.takebacks !== this.table?.takebacks) this.forgetSteps();
    this.table = table;
    this.watcher = you;
    this.transientProblem = undefined;
    this.connection.markLive();
    this.handleChange();
    // At an open table no news follow, and no pending request can have been executed.
    if (table.state === 'open') this.requests.resume(this.receivedSteps, you);
  }

  /** After a takeback all steps are sent again. */
  private forgetSteps(): void {
    this.requests.refuseAnswers();
    this.receivedSteps.length = 0;
    this.sight = undefined;
  }

  /** After a reconnection the latest messages are sent again. */
  private takeChat(messages: readonly ChatMessage[]): void {
    const last = this.chat.at(-1)?.number ?? 0;
    this.chat = [...this.chat, ...messages.filter(({ number }) => number > last)].slice(-MAX_CHAT_MESSAGES);
    this.handleChange();
  }

  private takeWaiting(waiting: WaitInfo): void {
    if (this.table === undefined) return;
    this.table = { ...this.table, waiting };
    this.handleChange();
  }

  /** A change that does not follow what was received, or does not fit it, makes the server send everything since again. */
  private takeChange(steps: readonly MatchStep[], change: unknown): void {
    const patched = patch(this.sight, change);
    if (patched.ok && steps[0]?.number === this.receivedSteps.length) this.takeNews(steps, patched.value);
    else this.connection.renew();
  }

  private takeNews(news: readonly MatchStep[], sight: Json): void {
    const steps = news.filter(({ number }) => number >= this.receivedSteps.length);
    if (steps.some(({ number }, i) => number !== this.receivedSteps.length + i)) {
      // A step is missing: the server sends it again after a new hello.
      this.connection.renew();
      return;
    }
    this.receivedSteps.push(...steps);
    this.sight = sight;
    // A reconnection without new steps is not an update.
    if (steps.length > 0 || this.latest === undefined) {
      const events = steps.flatMap((step) => step.events) as P['event'][];
      const { view, asked, outcome } = sight as unknown as Observation<P>;
      // JSON omits undefined properties; here they are present again.
      this.latest = { events, steps, observation: { view, asked, outcome } };
      for (const listener of Array.from(this.listeners)) this.notify(listener, this.latest);
    }
    this.requests.resume(this.receivedSteps, this.watcher);
  }

  private notify(listener: RemoteUpdateListener<P>, update: RemoteUpdate<P>): void {
    if (!this.listeners.has(listener)) return;
    try {
      listener(update);
    } catch (error) {
      this.environment.onListenerError?.(error);
    }
  }

  private handleChange(): void {
    if (this.state === 'lost') this.requests.markUnsure();
    for (const observer of Array.from(this.observers)) observer();
  }
}

const toAnswerResult = (reply: RequestReply): Result<undefined, Refusal> =>
  'refused' in reply ? refuse(reply.refused) : ok(undefined);
