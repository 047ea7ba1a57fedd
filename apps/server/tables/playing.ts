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
import type { House } from '../house.ts';
import type { TableRow } from '../storage/port.ts';
import { Computers } from './computers.ts';
import type { History } from './history.ts';
import type { Loaded } from './load.ts';
import { isAlone, type Saved, savedOf } from './opened.ts';

/** A snapshot is kept after so many entries. */
const SNAPSHOT = 100;

export interface PlayingEars {
  /** What was entered after that number is durable: everybody may hear of it. */
  told(since: number): void;
  ended(): void;
  /** What is kept may not be what is in memory: the table is to be loaded anew. */
  lost(error: unknown): void;
}

type News = Extract<ServerMessage, { readonly news: unknown }>;

export class Playing {
  /** Follows what is durable, entry by entry: what it tells is what a replay tells. */
  readonly match: Match<AnyParts>;
  private readonly history: History;
  private readonly local: MatchHost<AnyParts>;
  private readonly computers: Computers;
  private readonly house: House;
  private readonly row: TableRow;
  private readonly entry: AnyCatalogueEntry;
  private readonly ears: PlayingEars;
  private keeping: Promise<void> = Promise.resolve();
  private closed = false;
  /** Why the open question will be answered as it will, and its number. */
  private said: { readonly number: number; readonly said: SeatExplanation } | undefined;

  constructor(
    house: House,
    row: TableRow,
    entry: AnyCatalogueEntry,
    { match, history }: Loaded,
    ears: PlayingEars,
  ) {
    this.house = house;
    this.row = row;
    this.entry = entry;
    this.match = match;
    this.history = history;
    this.ears = ears;
    this.local = new MatchHost(match.fork(), [], { persist: (next) => this.keep(next) });
    this.computers = new Computers(house, entry, this.local, (number, said) => this.say(number, said));
  }

  /** They begin, or go on. */
  seatComputers(): void {
    this.computers.sitDown(
      this.row.seats.map(({ kind }) => kind),
      (seat) => this.since(seat, -1).news.flatMap(({ events }) => events),
    );
  }

  chair(watcher: Watcher): Chair<AnyParts> {
    return this.local.chair(watcher);
  }

  /** Everything after that number, as this watcher may know it: but for remarks a function of the match and the watcher alone. */
  since(watcher: Watcher, number: number): News {
    const news = this.history.from(number + 1, watcher, () => this.match.archive());
    const sight = observe(this.match, watcher);
    return this.isSavableBy(watcher) ? { news, sight, save: true } : { news, sight };
  }

  /** The match as a save, where it can be had now. */
  saved(): Saved | undefined {
    return savedOf(this.entry, this.row, this.match, this.house.clock);
  }

  async snapshot(): Promise<void> {
    const { storage, log } = this.house;
    const { number } = this.match;
    const position = this.match.position() as unknown as Json;
    try {
      await storage.keepSnapshot(this.row.id, { number, version: this.entry.game.version, position });
    } catch (error) {
      log(`no snapshot of table ${this.row.id}`, error);
    }
  }

  /** Nothing is done here any more; what was begun is kept first. */
  async close(): Promise<void> {
    this.closed = true;
    this.computers.sendAway();
    await this.keeping.catch(() => undefined);
  }

  /** A game that cannot save does not keep anybody from hearing what happens. */
  private isSavableBy(watcher: Watcher): boolean {
    if (typeof watcher !== 'number' || this.row.seats[watcher]?.kind !== PERSON || !isAlone(this.row))
      return false;
    try {
      return this.saved() !== undefined;
    } catch (error) {
      this.house.log(`no save of table ${this.row.id}`, error);
      return false;
    }
  }

  /** What only its seat may know is for tables where nobody but computers plays. */
  private say(number: number, said: SeatExplanation): void {
    const secret = said.secret === true && this.row.seats.some(({ kind }) => kind === PERSON);
    this.said = secret ? undefined : { number, said };
  }

  /** What was said of the answer in that entry, if it is one. */
  private remarkOn(number: number, entry: ArchiveEntry): SeatExplanation | undefined {
    return this.said?.number === number && 'answer' in entry ? this.said.said : undefined;
  }

  private keep(next: Match<AnyParts>): Promise<void> {
    this.keeping = this.append(next);
    return this.keeping;
  }

  private async append(next: Match<AnyParts>): Promise<void> {
    if (this.closed) throw new RefusedError({ problem: 'closing' });
    const { number } = this.match;
    const entries = next.archive().entries.slice(number);
    const at = this.house.clock();
    try {
      const kept = entries.map((entry) => ({ entry, at }));
      await this.house.storage.append(this.row.id, number, kept);
      for (const [i, entry] of entries.entries()) {
        const entered = applyEntry(this.match, entry, number + i + 1);
        if (!entered.ok) throw new Error(`what was played cannot be replayed: ${entered.problem.what}`);
        this.history.add(this.match.redact(entered.value), entry, this.remarkOn(number + i, entry));
      }
      this.ears.told(number);
    } catch (error) {
      this.ears.lost(error);
      throw error;
    }
    if (this.match.outcome !== undefined) this.ears.ended();
    else if (Math.floor(this.match.number / SNAPSHOT) > Math.floor(number / SNAPSHOT)) void this.snapshot();
  }
}
