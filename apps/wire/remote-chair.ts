/** A chair at a table far away. Faces and players hold it like any other; only whoever opened it knows of the connection. */
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
import type { Chair, MatchUpdate, Observation } from '@ludoteca/kit';
import { type ClientEnvironment, Connection, type ConnectionState } from './connection.ts';
import { type RequestBody, PendingRequests, RefusedError, type RequestReply } from './pending-requests.ts';
import { TRANSIENT_PROBLEMS } from './problems.ts';
import type { HelloMessage, ServerProblem, MatchStep, TableInfo, ServerMessage } from './messages.ts';

/** News with the entries they are of: several, where the chair had to catch up. */
export interface RemoteUpdate<P extends Parts> extends MatchUpdate<P> {
  readonly steps: readonly MatchStep[];
}

type RemoteUpdateListener<P extends Parts> = (news: RemoteUpdate<P>) => void;

export class RemoteChair<P extends Parts = AnyParts> implements Chair<P> {
  /** Who sits where; undefined until the server has said it. */
  table: TableInfo | undefined;
  /** A spectator until the server says more. At an open table it changes when one sits down. */
  watcher: Watcher = 'spectator';
  /** Why the server will not have this chair: it is closed then. */
  problem: ServerProblem | undefined;
  /** Why the server would not have this chair just now: it is asked again. Nothing once it has been taken. */
  transientProblem: ServerProblem | undefined;
  /** Whether the match can be had as a save now. */
  savable = false;
  private readonly steps: MatchStep[] = [];
  private latest: RemoteUpdate<P> | undefined;
  private readonly connection: Connection;
  private readonly environment: ClientEnvironment;
  private readonly listeners = new Set<RemoteUpdateListener<P>>();
  private readonly observers = new Set<() => void>();
  private readonly requests: PendingRequests;

  constructor(hands: ClientEnvironment) {
    this.environment = hands;
    this.connection = new Connection(hands, {
      hello: () => this.hello(),
      message: (message) => this.take(message),
      changed: () => this.changed(),
    });
    this.requests = new PendingRequests((request) => {
      this.connection.send(request);
      void this.connection.expect(() => this.requests.isPending(request.id));
    });
    this.connection.connect();
  }

  get state(): ConnectionState {
    return this.connection.state;
  }

  get seats(): number {
    return this.table?.seats.length ?? 0;
  }

  /** Everything this chair has heard of the match, from the opening on. */
  get story(): readonly MatchStep[] {
    return this.steps;
  }

  /** Is called after every change of state, table, watcher, problem or setback. Returns the way to stop. */
  onChange(observer: () => void): () => void {
    this.observers.add(observer);
    return () => {
      this.observers.delete(observer);
    };
  }

  subscribe(hear: RemoteUpdateListener<P>): () => void {
    this.listeners.add(hear);
    if (this.latest !== undefined) hear(this.latest);
    return () => {
      this.listeners.delete(hear);
    };
  }

  async answer(number: number, ...choices: readonly unknown[]): Promise<Result<undefined, Refusal>> {
    return taken(await this.ask({ answer: { number, choices: choices as readonly Json[] } }));
  }

  async withdraw(): Promise<Result<undefined, Refusal>> {
    return taken(await this.ask({ withdraw: true }));
  }

  async why(choice: unknown): Promise<Reason> {
    const reply = await this.ask({ why: (choice ?? null) as Json });
    return 'reason' in reply ? reply.reason : { why: 'not offered' };
  }

  async barred(): Promise<readonly Choice<P>[]> {
    const reply = await this.ask({ barred: true });
    return 'barred' in reply ? (reply.barred as readonly Choice<P>[]) : [];
  }

  /** Gives up the connection, not the seat. */
  close(): void {
    this.connection.close();
    this.requests.giveUp(this.problem ?? { problem: 'unreachable' });
  }

  private ask(plea: RequestBody): Promise<RequestReply> {
    if (this.state === 'closed')
      return Promise.reject(new RefusedError(this.problem ?? { problem: 'unreachable' }));
    return this.requests.ask(plea, this.state === 'live');
  }

  private hello(): HelloMessage {
    const { token } = this.environment;
    const last = this.steps.at(-1);
    return {
      hello: 1,
      ...(token === undefined ? {} : { token }),
      ...(last === undefined ? {} : { since: last.number }),
    };
  }

  private take(message: ServerMessage): void {
    if ('table' in message) this.sit(message);
    else if ('news' in message) {
      this.savable = message.save === true;
      this.hear(message.news, message.sight as unknown as Observation<P>);
    } else if (message.id !== undefined) this.requests.settle({ ...message, id: message.id });
    else if ('problem' in message && this.state !== 'live') this.turnedAway(message);
  }

  private turnedAway(problem: ServerProblem): void {
    if (TRANSIENT_PROBLEMS.has(problem.problem)) {
      this.transientProblem = problem;
      this.changed();
    } else {
      this.problem = problem;
      this.close();
    }
  }

  private sit({ table, you }: Extract<ServerMessage, { readonly table: TableInfo }>): void {
    this.table = table;
    this.watcher = you;
    this.transientProblem = undefined;
    this.connection.live();
    this.changed();
    // At an open table no news follow, and nothing can have happened to what was asked.
    if (table.state === 'open') this.requests.resume(this.steps, you);
  }

  private hear(told: readonly MatchStep[], { view, asked, outcome }: Observation<P>): void {
    const steps = told.filter(({ number }) => number >= this.steps.length);
    if (steps.some(({ number }, i) => number !== this.steps.length + i)) {
      // Something was missed: whoever says hello again hears it.
      this.connection.renew();
      return;
    }
    this.steps.push(...steps);
    // Whoever comes back and has missed nothing sees what he saw.
    if (steps.length > 0 || this.latest === undefined) {
      const events = steps.flatMap((step) => step.events) as P['event'][];
      // What JSON leaves out is there again, as undefined.
      this.latest = { events, steps, observation: { view, asked, outcome } };
      for (const listener of Array.from(this.listeners)) this.tell(listener, this.latest);
    }
    this.requests.resume(this.steps, this.watcher);
  }

  private tell(listener: RemoteUpdateListener<P>, news: RemoteUpdate<P>): void {
    if (!this.listeners.has(listener)) return;
    try {
      listener(news);
    } catch (error) {
      this.environment.onListenerError?.(error);
    }
  }

  private changed(): void {
    if (this.state === 'lost') this.requests.markUnsure();
    for (const observer of Array.from(this.observers)) observer();
  }
}

const taken = (reply: RequestReply): Result<undefined, Refusal> =>
  'refused' in reply ? refuse(reply.refused) : ok(undefined);
