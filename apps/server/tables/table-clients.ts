/** The clients of a table: who is connected, who is away, and what they are sent about the table. */
import type { Watcher } from '@ludoteca/kernel';
import type { ServerMessage, ServerProblem, TableInfo, WaitInfo } from '@ludoteca/wire';
import type { NewsRecipients } from '../execution/operations.ts';
import type { ServerContext } from '../server-context.ts';
import { Absences } from './absences.ts';
import { type Client, Subscribers, type TextForClient } from './subscribers.ts';
import { type Presence, toOriginalInfo } from './table-info.ts';

/** What clients are told of a table. */
export interface TableInfoSource {
  /** The watcher that a guest is at this table now. */
  watcherOf(guest: string | undefined): Watcher;
  infoFor(watcher: Watcher): TableInfo;
}

/** Who gets a message when it is made: at tables with a spectator delay the players only. */
export type Audience = 'everyone' | 'players';

export const stringifyMessage = (message: ServerMessage): string => JSON.stringify(message);

export class TableClients {
  private readonly context: ServerContext;
  private readonly source: TableInfoSource;
  private readonly subscribers: Subscribers;
  private readonly absences: Absences;
  private pendingAnnouncement: NodeJS.Immediate | undefined;
  /** When the table was last used, in milliseconds. */
  lastUsed: number;

  constructor(context: ServerContext, source: TableInfoSource) {
    this.context = context;
    this.source = source;
    this.lastUsed = context.clock();
    this.absences = new Absences(context.monotonic);
    this.subscribers = new Subscribers(context.limits, (guest) => source.watcherOf(guest));
  }

  get isEmpty(): boolean {
    return this.subscribers.isEmpty;
  }

  [Symbol.iterator](): Iterator<Client> {
    return this.subscribers[Symbol.iterator]();
  }

  /** The watchers with at least one client that get news when they are made. */
  recipients(audience: Audience): NewsRecipients {
    const { watchers, deltaWatchers } = this.subscribers.recipients;
    const belongs = (watcher: Watcher): boolean => audience === 'everyone' || watcher !== 'spectator';
    return { watchers: watchers.filter(belongs), deltaWatchers: deltaWatchers.filter(belongs) };
  }

  /** Sends whom the match waits for. */
  publishWaiting(waiting: WaitInfo | undefined, audience: Audience): void {
    if (waiting === undefined) return;
    const text = stringifyMessage({ waiting });
    this.publish((watcher, isCurrent) =>
      isCurrent && (audience === 'everyone' || watcher !== 'spectator') ? text : undefined,
    );
  }

  publishToSpectators(news: Buffer): void {
    this.publish((watcher) => (watcher === 'spectator' ? news : undefined));
  }

  get presence(): Pick<Presence, 'guests' | 'spectators' | 'awayFor'> {
    const { guests, spectators } = this.subscribers;
    return { guests, spectators, awayFor: (guest) => this.absences.durationOf(guest) };
  }

  /** Milliseconds for which a guest has been away; undefined if the guest is connected. */
  absenceOf(guest: string): number | undefined {
    return this.subscribers.guests.has(guest) ? undefined : this.absences.durationOf(guest);
  }

  /** Throws if there is no room for this client. */
  requireRoom(client: Client): void {
    this.subscribers.requireRoom(client);
  }

  /** Adds a client and sends it the table. */
  add(client: Client): void {
    this.subscribers.add(client);
    const you = this.source.watcherOf(client.guest);
    client.send(this.describeTable(you, client.acceptsDeltas === true));
    this.announceSoon();
  }

  delete(client: Client): void {
    if (!this.subscribers.delete(client)) return;
    const { guest } = client;
    if (guest !== undefined && !this.subscribers.guests.has(guest)) this.absences.noteLeft(guest);
    this.announceSoon();
  }

  /** Sends every client the message for its watcher, if there is one. */
  publish(textFor: TextForClient): void {
    this.lastUsed = this.context.clock();
    this.subscribers.publish(textFor);
  }

  /** Sends every client the table. */
  announce(): void {
    clearImmediate(this.pendingAnnouncement);
    this.pendingAnnouncement = undefined;
    const texts = new Map<string, string>();
    this.publish((you, isCurrent) => {
      const key = `${you} ${isCurrent}`;
      const text = texts.get(key) ?? this.describeTable(you, isCurrent);
      texts.set(key, text);
      return text;
    });
  }

  /** `isCurrent`: whether the client knows more than version 0.1 did. */
  private describeTable(you: Watcher, isCurrent: boolean): string {
    const info = this.source.infoFor(you);
    return stringifyMessage({ table: isCurrent ? info : toOriginalInfo(info), you });
  }

  closeAll(problem: ServerProblem): void {
    clearImmediate(this.pendingAnnouncement);
    this.subscribers.closeAll(problem);
  }

  /** Clients that come and go in the same moment cause one message. */
  private announceSoon(): void {
    this.lastUsed = this.context.clock();
    this.pendingAnnouncement ??= setImmediate(() => this.announce());
  }
}
