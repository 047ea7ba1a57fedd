/** The clients that are connected to a table, with the limits on their number. */
import type { Watcher } from '@ludoteca/kernel';
import { type ServerProblem, RefusedError } from '@ludoteca/wire';
import type { NewsRecipients } from '../execution/operations.ts';
import type { Limits } from '../http/limits.ts';

/** A message as JSON. Workers create messages as bytes, which are forwarded unread. */
export type MessageText = string | Buffer;

/** One connection to a table. */
export interface Client {
  /** Undefined for a client without a token, which only watches. */
  readonly guest: string | undefined;
  /** Whether it can be sent changes of observations. */
  readonly acceptsDeltas?: boolean;
  send(text: MessageText): void;
  /** Sends the reason and closes the connection. */
  close(problem: ServerProblem): void;
}

/** The message for a client that is this watcher. */
export type TextForClient = (watcher: Watcher, acceptsDeltas: boolean) => MessageText | undefined;

/** The news for each client; `news` has the whole ones first. */
export const selectNews =
  ({ watchers, deltaWatchers }: NewsRecipients, news: readonly Buffer[]): TextForClient =>
  (watcher, acceptsDeltas) => {
    const index = acceptsDeltas ? deltaWatchers.indexOf(watcher) : -1;
    return news[index === -1 ? watchers.indexOf(watcher) : watchers.length + index];
  };

type SubscriberLimits = Pick<Limits, 'spectatorsPerTable' | 'connectionsPerSeat'>;

export class Subscribers {
  private readonly clients = new Set<Client>();
  private readonly limits: SubscriberLimits;
  /** The watcher that a guest is at this table now. */
  private readonly watcherOf: (guest: string | undefined) => Watcher;

  constructor(limits: SubscriberLimits, watcherOf: (guest: string | undefined) => Watcher) {
    this.limits = limits;
    this.watcherOf = watcherOf;
  }

  get isEmpty(): boolean {
    return this.clients.size === 0;
  }

  [Symbol.iterator](): Iterator<Client> {
    return this.clients.values();
  }

  get spectators(): number {
    return Array.from(this.clients).filter(({ guest }) => this.watcherOf(guest) === 'spectator').length;
  }

  get guests(): ReadonlySet<string> {
    return new Set(Array.from(this.clients, ({ guest }) => guest).filter((guest) => guest !== undefined));
  }

  /** The watchers with at least one client of each kind. */
  get recipients(): NewsRecipients {
    const [whole, deltas] = [new Set<Watcher>(), new Set<Watcher>()];
    for (const { guest, acceptsDeltas } of this.clients)
      (acceptsDeltas === true ? deltas : whole).add(this.watcherOf(guest));
    return { watchers: [...whole], deltaWatchers: [...deltas] };
  }

  /** Throws if there is no room for this client. */
  requireRoom({ guest }: Client): void {
    const isSpectator = this.watcherOf(guest) === 'spectator';
    const most = isSpectator ? this.limits.spectatorsPerTable : this.limits.connectionsPerSeat;
    const count = isSpectator ? this.spectators : this.countClientsOf(guest);
    if (count >= most) throw new RefusedError({ problem: 'crowded', facts: { most } });
  }

  add(client: Client): void {
    this.requireRoom(client);
    this.clients.add(client);
  }

  delete(client: Client): boolean {
    return this.clients.delete(client);
  }

  /** Sends every client the message for its watcher, if there is one. */
  publish(textFor: TextForClient): void {
    for (const client of this.clients) {
      const text = textFor(this.watcherOf(client.guest), client.acceptsDeltas === true);
      if (text !== undefined) client.send(text);
    }
  }

  closeAll(problem: ServerProblem): void {
    for (const client of this.clients) client.close(problem);
    this.clients.clear();
  }

  private countClientsOf(guest: string | undefined): number {
    return Array.from(this.clients).filter((client) => client.guest === guest).length;
  }
}
