/** The match of a table while it is in memory. What is done there is made durable, then told to whoever watches. */
import {
  type ArchiveEntry,
  applyEntry,
  type Json,
  type Match,
  type AnyParts,
  type Watcher,
} from '@ludoteca/kernel';
import { type Chair, MatchHost, type SeatExplanation, observe, type AnyCatalogueEntry } from '@ludoteca/kit';
import { PERSON, RefusedError, type ServerMessage } from '@ludoteca/wire';
import type { ServerContext } from '../server-context.ts';
import type { TableRow } from '../storage/storage.ts';
import { ComputerPlayers } from './computer-players.ts';
import type { MatchHistory } from './match-history.ts';
import type { LoadedMatch } from './load-match.ts';
import { hasOnePerson, type MatchSave, createSave } from './save-files.ts';

/** A snapshot is kept after so many entries. */
const SNAPSHOT_INTERVAL = 100;

export interface MatchListener {
  /** What was entered after that number is durable: everybody may hear of it. */
  onDurable(since: number): void;
  onEnded(): void;
  /** What is kept may not be what is in memory: the table is to be loaded anew. */
  onLost(error: unknown): void;
}

type NewsMessage = Extract<ServerMessage, { readonly news: unknown }>;

export class LiveMatch {
  /** Follows what is durable, entry by entry: what it tells is what a replay tells. */
  readonly match: Match<AnyParts>;
  private readonly history: MatchHistory;
  private readonly host: MatchHost<AnyParts>;
  private readonly computers: ComputerPlayers;
  private readonly context: ServerContext;
  private readonly row: TableRow;
  private readonly entry: AnyCatalogueEntry;
  private readonly listener: MatchListener;
  private persisting: Promise<void> = Promise.resolve();
  private closed = false;
  /** Why the open question will be answered as it will, and its number. */
  private explanation: { readonly number: number; readonly said: SeatExplanation } | undefined;

  constructor(
    context: ServerContext,
    row: TableRow,
    entry: AnyCatalogueEntry,
    { match, history }: LoadedMatch,
    listener: MatchListener,
  ) {
    this.context = context;
    this.row = row;
    this.entry = entry;
    this.match = match;
    this.history = history;
    this.listener = listener;
    this.host = new MatchHost(match.fork(), [], { persist: (next) => this.persist(next) });
    this.computers = new ComputerPlayers(context, entry, this.host, (number, said) =>
      this.explain(number, said),
    );
  }

  /** They begin, or go on. */
  startComputers(): void {
    this.computers.start(
      this.row.seats.map(({ kind }) => kind),
      (seat) => this.newsSince(seat, -1).news.flatMap(({ events }) => events),
    );
  }

  chair(watcher: Watcher): Chair<AnyParts> {
    return this.host.chair(watcher);
  }

  /** Everything after that number, as this watcher may know it: but for remarks a function of the match and the watcher alone. */
  newsSince(watcher: Watcher, number: number): NewsMessage {
    const news = this.history.from(number + 1, watcher, () => this.match.archive());
    const sight = observe(this.match, watcher);
    return this.isSavableBy(watcher) ? { news, sight, save: true } : { news, sight };
  }

  /** The match as a save, where it can be had now. */
  createSave(): MatchSave | undefined {
    return createSave(this.entry, this.row, this.match, this.context.clock);
  }

  async saveSnapshot(): Promise<void> {
    const { storage, log } = this.context;
    const { number } = this.match;
    const position = this.match.position() as unknown as Json;
    try {
      await storage.saveSnapshot(this.row.id, { number, version: this.entry.game.version, position });
    } catch (error) {
      log(`no snapshot of table ${this.row.id}`, error);
    }
  }

  /** Nothing is done here any more; what was begun is kept first. */
  async close(): Promise<void> {
    this.closed = true;
    this.computers.stop();
    await this.persisting.catch(() => undefined);
  }

  /** A game that cannot save does not keep anybody from hearing what happens. */
  private isSavableBy(watcher: Watcher): boolean {
    if (typeof watcher !== 'number' || this.row.seats[watcher]?.kind !== PERSON || !hasOnePerson(this.row))
      return false;
    try {
      return this.createSave() !== undefined;
    } catch (error) {
      this.context.log(`no save of table ${this.row.id}`, error);
      return false;
    }
  }

  /** What only its seat may know is for tables where nobody but computers plays. */
  private explain(number: number, said: SeatExplanation): void {
    const secret = said.secret === true && this.row.seats.some(({ kind }) => kind === PERSON);
    this.explanation = secret ? undefined : { number, said };
  }

  /** What was said of the answer in that entry, if it is one. */
  private explanationOf(number: number, entry: ArchiveEntry): SeatExplanation | undefined {
    return this.explanation?.number === number && 'answer' in entry ? this.explanation.said : undefined;
  }

  private persist(next: Match<AnyParts>): Promise<void> {
    this.persisting = this.append(next);
    return this.persisting;
  }

  private async append(next: Match<AnyParts>): Promise<void> {
    if (this.closed) throw new RefusedError({ problem: 'closing' });
    const { number } = this.match;
    const entries = next.archive().entries.slice(number);
    const at = this.context.clock();
    try {
      const kept = entries.map((entry) => ({ entry, at }));
      await this.context.storage.appendEntries(this.row.id, number, kept);
      for (const [i, entry] of entries.entries()) {
        const entered = applyEntry(this.match, entry, number + i + 1);
        if (!entered.ok) throw new Error(`what was played cannot be replayed: ${entered.problem.what}`);
        this.history.add(this.match.redact(entered.value), entry, this.explanationOf(number + i, entry));
      }
      this.listener.onDurable(number);
    } catch (error) {
      this.listener.onLost(error);
      throw error;
    }
    if (this.match.outcome !== undefined) this.listener.onEnded();
    else if (Math.floor(this.match.number / SNAPSHOT_INTERVAL) > Math.floor(number / SNAPSHOT_INTERVAL))
      void this.saveSnapshot();
  }
}
