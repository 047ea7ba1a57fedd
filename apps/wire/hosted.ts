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
  type SomeParts,
  type Watcher,
} from '@ludoteca/kernel';
import type { Chair, News, Sight } from '@ludoteca/kit';
import { type Hands, Link, type LinkState } from './link.ts';
import { type Plea, Pleas, Refused, type Reply } from './pleas.ts';
import { PASSING } from './problems.ts';
import type { Hello, Problem, Step, TableInfo, ToClient } from './wire.ts';

/** News with the entries they are of: several, where the chair had to catch up. */
export interface HostedNews<P extends Parts> extends News<P> {
  readonly steps: readonly Step[];
}

type Hear<P extends Parts> = (news: HostedNews<P>) => void;

export class HostedChair<P extends Parts = SomeParts> implements Chair<P> {
  /** Who sits where; undefined until the server has said it. */
  table: TableInfo | undefined;
  /** A spectator until the server says more. At an open table it changes when one sits down. */
  watcher: Watcher = 'spectator';
  /** Why the server will not have this chair: it is closed then. */
  problem: Problem | undefined;
  /** Why the server would not have this chair just now: it is asked again. Nothing once it has been taken. */
  setback: Problem | undefined;
  /** Whether the match can be had as a save now. */
  savable = false;
  private readonly steps: Step[] = [];
  private latest: HostedNews<P> | undefined;
  private readonly link: Link;
  private readonly hands: Hands;
  private readonly listeners = new Set<Hear<P>>();
  private readonly observers = new Set<() => void>();
  private readonly pleas: Pleas;

  constructor(hands: Hands) {
    this.hands = hands;
    this.link = new Link(hands, {
      hello: () => this.hello(),
      message: (message) => this.take(message),
      changed: () => this.changed(),
    });
    this.pleas = new Pleas((request) => {
      this.link.send(request);
      void this.link.expect(() => this.pleas.isPending(request.id));
    });
    this.link.connect();
  }

  get state(): LinkState {
    return this.link.state;
  }

  get seats(): number {
    return this.table?.seats.length ?? 0;
  }

  /** Everything this chair has heard of the match, from the opening on. */
  get story(): readonly Step[] {
    return this.steps;
  }

  /** Is called after every change of state, table, watcher, problem or setback. Returns the way to stop. */
  observe(observer: () => void): () => void {
    this.observers.add(observer);
    return () => {
      this.observers.delete(observer);
    };
  }

  listen(hear: Hear<P>): () => void {
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
    this.link.close();
    this.pleas.giveUp(this.problem ?? { problem: 'unreachable' });
  }

  private ask(plea: Plea): Promise<Reply> {
    if (this.state === 'closed')
      return Promise.reject(new Refused(this.problem ?? { problem: 'unreachable' }));
    return this.pleas.ask(plea, this.state === 'live');
  }

  private hello(): Hello {
    const { token } = this.hands;
    const last = this.steps.at(-1);
    return {
      hello: 1,
      ...(token === undefined ? {} : { token }),
      ...(last === undefined ? {} : { since: last.number }),
    };
  }

  private take(message: ToClient): void {
    if ('table' in message) this.sit(message);
    else if ('news' in message) {
      this.savable = message.save === true;
      this.hear(message.news, message.sight as unknown as Sight<P>);
    } else if (message.id !== undefined) this.pleas.settle({ ...message, id: message.id });
    else if ('problem' in message && this.state !== 'live') this.turnedAway(message);
  }

  private turnedAway(problem: Problem): void {
    if (PASSING.has(problem.problem)) {
      this.setback = problem;
      this.changed();
    } else {
      this.problem = problem;
      this.close();
    }
  }

  private sit({ table, you }: Extract<ToClient, { readonly table: TableInfo }>): void {
    this.table = table;
    this.watcher = you;
    this.setback = undefined;
    this.link.live();
    this.changed();
    // At an open table no news follow, and nothing can have happened to what was asked.
    if (table.state === 'open') this.pleas.resume(this.steps, you);
  }

  private hear(told: readonly Step[], { view, asked, outcome }: Sight<P>): void {
    const steps = told.filter(({ number }) => number >= this.steps.length);
    if (steps.some(({ number }, i) => number !== this.steps.length + i)) {
      // Something was missed: whoever says hello again hears it.
      this.link.renew();
      return;
    }
    this.steps.push(...steps);
    // Whoever comes back and has missed nothing sees what he saw.
    if (steps.length > 0 || this.latest === undefined) {
      const events = steps.flatMap((step) => step.events) as P['event'][];
      // What JSON leaves out is there again, as undefined.
      this.latest = { events, steps, sight: { view, asked, outcome } };
      for (const listener of Array.from(this.listeners)) this.tell(listener, this.latest);
    }
    this.pleas.resume(this.steps, this.watcher);
  }

  private tell(listener: Hear<P>, news: HostedNews<P>): void {
    if (!this.listeners.has(listener)) return;
    try {
      listener(news);
    } catch (error) {
      this.hands.fault?.(error);
    }
  }

  private changed(): void {
    if (this.state === 'lost') this.pleas.doubt();
    for (const observer of Array.from(this.observers)) observer();
  }
}

const taken = (reply: Reply): Result<undefined, Refusal> =>
  'refused' in reply ? refuse(reply.refused) : ok(undefined);
