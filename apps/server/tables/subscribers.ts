/** The clients that are connected to a table, with the limits on their number. */
import type { Watcher } from '@ludoteca/kernel';
import { type ServerProblem, RefusedError, type ServerMessage } from '@ludoteca/wire';
import type { Limits } from '../http/limits.ts';

/** One connection to a table. */
export interface Client {
  /** Undefined for a client without a token, which only watches. */
  readonly guest: string | undefined;
  send(text: string): void;
  /** Sends the reason and closes the connection. */
  close(problem: ServerProblem): void;
}

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

  get spectators(): number {
    return Array.from(this.clients).filter(({ guest }) => this.watcherOf(guest) === 'spectator').length;
  }

  get guests(): ReadonlySet<string> {
    return new Set(Array.from(this.clients, ({ guest }) => guest).filter((guest) => guest !== undefined));
  }

  add(client: Client): void {
    const { guest } = client;
    const isSpectator = this.watcherOf(guest) === 'spectator';
    const most = isSpectator ? this.limits.spectatorsPerTable : this.limits.connectionsPerSeat;
    const count = isSpectator ? this.spectators : this.countClientsOf(guest);
    if (count >= most) throw new RefusedError({ problem: 'crowded', facts: { most } });
    this.clients.add(client);
  }

  delete(client: Client): boolean {
    return this.clients.delete(client);
  }

  /** Sends every client the message for its watcher, which is created once per watcher. */
  publish(message: (watcher: Watcher) => ServerMessage): void {
    const texts = new Map<Watcher, string>();
    for (const client of this.clients) {
      const watcher = this.watcherOf(client.guest);
      const text = texts.get(watcher) ?? JSON.stringify(message(watcher));
      texts.set(watcher, text);
      client.send(text);
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
