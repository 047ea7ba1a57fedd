/** The match of a table while it is in memory: new entries are stored first, then published. */
import {
  type ArchiveEntry,
  crossesHashedEntry,
  hashPosition,
  type Json,
  type Match,
  type AnyParts,
  type Watcher,
} from '@ludoteca/kernel';
import {
  type AnyCatalogueEntry,
  type Chair,
  type HistoryStep,
  MatchHost,
  observe,
  type SeatExplanation,
} from '@ludoteca/kit';
import { type MatchStep, PERSON, RefusedError, type ServerMessage } from '@ludoteca/wire';
import type { ServerContext } from '../server-context.ts';
import type { TableRow } from '../storage/storage.ts';
import { ComputerPlayers } from './computer-players.ts';
import type { LoadedMatch } from './load-match.ts';
import { createSave, hasOnePerson, type MatchSave } from './save-files.ts';

/** Number of entries between two snapshots. */
const SNAPSHOT_INTERVAL = 100;

export interface MatchListener {
  /** The entries after that number are durable and may be published. */
  onDurable(since: number): void;
  onEnded(): void;
  /** The stored entries may differ from the match in memory, which must be loaded again. */
  onLost(error: unknown): void;
}

type NewsMessage = Extract<ServerMessage, { readonly news: unknown }>;

export class LiveMatch {
  private readonly host: MatchHost<AnyParts>;
  private readonly computers: ComputerPlayers;
  private readonly context: ServerContext;
  private readonly row: TableRow;
  private readonly entry: AnyCatalogueEntry;
  private readonly listener: MatchListener;
  private persisting: Promise<void> = Promise.resolve();
  private closed = false;
  /** Why a computer is about to answer the question of that number. */
  private pendingExplanation: { readonly number: number; readonly explanation: SeatExplanation } | undefined;
  /** By the number of the step. Not stored. */
  private readonly explanations = new Map<number, SeatExplanation>();

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
    this.listener = listener;
    this.host = new MatchHost(match, history, {
      persist: (entries, _, next) => this.persist(entries, next),
      onAdvance: (since) => this.publish(since),
    });
    this.computers = new ComputerPlayers(context, entry, this.host, (number, explanation) =>
      this.noteExplanation(number, explanation),
    );
  }

  /** The match after the latest durable entry. */
  get match(): Match<AnyParts> {
    return this.host.match;
  }

  startComputers(): void {
    this.computers.start(
      this.row.seats.map(({ kind }) => kind),
      (seat) => this.host.stepsSince(-1).flatMap(({ events }) => events.get(seat)),
    );
  }

  chair(watcher: Watcher): Chair<AnyParts> {
    return this.host.chair(watcher);
  }

  /** All steps after that number. Except for remarks they depend on the match and the watcher only. */
  newsSince(watcher: Watcher, number: number): NewsMessage {
    const news = this.host.stepsSince(number).map((step) => this.toMatchStep(step, watcher));
    const sight = observe(this.match, watcher);
    return this.isSavableBy(watcher) ? { news, sight, save: true } : { news, sight };
  }

  /** A save of the match; undefined if the game cannot be saved at this moment. */
  createSave(): MatchSave | undefined {
    return createSave(this.entry, this.row, this.match, this.context.clock);
  }

  async saveSnapshot(): Promise<void> {
    const { storage, log } = this.context;
    const { number } = this.match;
    const position = this.match.position() as unknown as Json;
    try {
      await storage.saveSnapshot(this.row.id, { number, version: this.row.version, position });
    } catch (error) {
      log(`no snapshot of table ${this.row.id}`, error);
    }
  }

  /** Waits until entries that are being stored are durable; later ones are refused. */
  async close(): Promise<void> {
    this.closed = true;
    this.computers.stop();
    await this.persisting.catch(() => undefined);
  }

  private toMatchStep({ number, entry, events }: HistoryStep<AnyParts>, watcher: Watcher): MatchStep {
    const explanation = this.explanations.get(number);
    return {
      number,
      events: events.get(watcher),
      ...(explanation === undefined ? {} : { remarks: [explanation] }),
      ...(entry !== undefined && 'withdraw' in entry ? { left: entry.withdraw } : {}),
    };
  }

  /** A game that fails to create a save must not prevent news. */
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

  /** Secret explanations are published only at tables where computers alone play. */
  private noteExplanation(number: number, explanation: SeatExplanation): void {
    const isHidden = explanation.secret === true && this.row.seats.some(({ kind }) => kind === PERSON);
    this.pendingExplanation = isHidden ? undefined : { number, explanation };
  }

  private persist(entries: readonly ArchiveEntry[], next: Match<AnyParts>): Promise<void> {
    this.persisting = this.append(entries, next);
    return this.persisting;
  }

  private async append(entries: readonly ArchiveEntry[], next: Match<AnyParts>): Promise<void> {
    if (this.closed) throw new RefusedError({ problem: 'closing' });
    const at = this.context.clock();
    const isHashed = crossesHashedEntry(this.match.number, next);
    const stored = entries.map((entry, i) =>
      isHashed && i === entries.length - 1 ? { entry, at, position: hashPosition(next) } : { entry, at },
    );
    try {
      await this.context.storage.appendEntries(this.row.id, this.match.number, stored);
    } catch (error) {
      this.listener.onLost(error);
      throw error;
    }
  }

  private publish(since: number): void {
    const { number } = this.match;
    for (const step of this.host.stepsSince(since)) this.attachExplanation(step);
    try {
      this.listener.onDurable(since);
    } catch (error) {
      this.listener.onLost(error);
      throw error;
    }
    if (this.match.outcome !== undefined) this.listener.onEnded();
    else if (Math.floor(number / SNAPSHOT_INTERVAL) > Math.floor(since / SNAPSHOT_INTERVAL))
      void this.saveSnapshot();
  }

  /** An explanation belongs to the entry that answers its question. */
  private attachExplanation({ number, entry }: HistoryStep<AnyParts>): void {
    const { pendingExplanation: pending } = this;
    if (pending?.number === number - 1 && entry !== undefined && 'answer' in entry)
      this.explanations.set(number, pending.explanation);
  }
}
