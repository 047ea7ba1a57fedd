/** A table: who sits there, who watches, and the match once everybody has come. It is loaded when it is asked for. */
import type { Watcher } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import {
  type Guest,
  type JoinRequest,
  type ServerProblem,
  RefusedError,
  type ClientRequest,
  type TableInfo,
  type ServerMessage,
} from '@ludoteca/wire';
import type { House } from '../house.ts';
import type { KeptTable, TableRow } from '../storage/port.ts';
import { Crowd, type Visitor } from './crowd.ts';
import { infoOf } from './info.ts';
import { load, type Loaded, mustFit } from './load.ts';
import { isAlone, type Saved } from './opened.ts';
import { Playing } from './playing.ts';
import { isDeserted, isFull, seated, seatOf, vacated } from './seats.ts';

export class Table {
  private row: TableRow;
  private readonly kept: number;
  private readonly house: House;
  private readonly entry: AnyCatalogueEntry;
  /** The host forgets a table that is gone: whoever comes again has it loaded anew, if it is still there. */
  private readonly gone: () => void;
  private readonly crowd: Crowd;
  private playing: Playing | undefined;
  private waking: Promise<void> | undefined;
  private closed = false;
  private touched: number;
  private announcing: NodeJS.Immediate | undefined;
  /** Changes of the row happen one after another. */
  private before: Promise<unknown> = Promise.resolve();

  constructor(house: House, entry: AnyCatalogueEntry, kept: KeptTable, gone: () => void) {
    const { entries, ...row } = kept;
    this.house = house;
    this.entry = entry;
    this.row = row;
    this.kept = entries;
    this.gone = gone;
    this.touched = house.clock();
    this.crowd = new Crowd(house.limits, (guest) => this.watcherOf(guest));
  }

  /** As this guest may know it, or anybody. */
  info(guest?: string): TableInfo {
    return this.infoFor(this.watcherOf(guest));
  }

  isBy({ id }: Guest): boolean {
    return this.row.maker === id;
  }

  join(guest: Guest, wish: JoinRequest): Promise<void> {
    return this.inTurn(async () => {
      mustFit(this.entry.game, this.row);
      await this.put(seated(this.row, guest, wish));
      await this.startIfFull();
    });
  }

  leave(guest: Guest): Promise<void> {
    return this.inTurn(async () => {
      const row = vacated(this.row, guest.id);
      return isDeserted(row) ? this.drop() : this.put(row);
    });
  }

  /** The id of the table where the same people play again: made by whoever asks first. */
  rematch(guest: Guest, make: (row: TableRow) => Promise<string>): Promise<string> {
    return this.inTurn(async () => {
      const { state, rematch } = this.row;
      if (state !== 'over') throw new RefusedError({ problem: 'not over yet' });
      if (seatOf(this.row, guest.id) === undefined) throw new RefusedError({ problem: 'not seated' });
      if (rematch !== undefined && (await this.house.storage.table(rematch)) !== undefined) return rematch;
      const made = await make(this.row);
      await this.put({ ...this.row, rematch: made });
      return made;
    });
  }

  /** Begins the match when nobody is missing. */
  start(): Promise<void> {
    return this.inTurn(() => this.startIfFull());
  }

  /** `since`: the last number that this visitor has heard. */
  async enter(visitor: Visitor, since = -1): Promise<void> {
    const playing = await this.awake();
    const entries = playing?.match.number ?? -1;
    if (since > entries) throw new RefusedError({ problem: 'ahead', facts: { entries } });
    this.crowd.add(visitor);
    const you = this.watcherOf(visitor.guest);
    const tell = (message: ServerMessage): void => visitor.tell(JSON.stringify(message));
    tell({ table: this.infoFor(you), you });
    if (playing !== undefined) tell(playing.since(you, since));
    this.announceSoon();
  }

  exit(visitor: Visitor): void {
    if (this.crowd.delete(visitor)) this.announceSoon();
  }

  async request({ guest }: Visitor, request: ClientRequest): Promise<ServerMessage> {
    const { id } = request;
    if (this.playing === undefined) throw new RefusedError({ problem: 'not playing yet' });
    const chair = this.playing.chair(this.watcherOf(guest));
    if ('why' in request) return { id, reason: await chair.why(request.why) };
    if ('barred' in request) return { id, barred: await chair.barred() };
    const done =
      'answer' in request
        ? await chair.answer(request.answer.number, ...request.answer.choices)
        : await chair.withdraw();
    return done.ok ? { id, done: true } : { id, refused: done.problem };
  }

  /** The match when it is over; before that it is nobody's to see. */
  async over(): Promise<Playing['match']> {
    const playing = await this.awake();
    if (playing?.match.outcome === undefined) throw new RefusedError({ problem: 'not over yet' });
    return playing.match;
  }

  /** The match as a save: for the one person who plays it, at the moments when the game saves. */
  async saved(guest: Guest): Promise<Saved> {
    if (seatOf(this.row, guest.id) === undefined) throw new RefusedError({ problem: 'not seated' });
    if (!isAlone(this.row)) throw new RefusedError({ problem: 'others play' });
    const playing = await this.awake();
    if (playing === undefined) throw new RefusedError({ problem: 'not playing yet' });
    const saved = playing.saved();
    if (saved === undefined) throw new RefusedError({ problem: 'no save now' });
    return saved;
  }

  /** Puts away a table that nobody uses; says whether it did. One at which nobody ever sat is gone. */
  putAway(now: number): Promise<boolean> {
    return this.inTurn(async () => {
      const used = this.row.state !== 'over' && now - this.touched < this.house.limits.idle;
      if (!this.crowd.empty || used) return false;
      if (isDeserted(this.row)) await this.drop();
      if (this.row.state === 'playing') await this.playing?.snapshot();
      await this.close({ problem: 'closing' });
      return true;
    });
  }

  async close(problem: ServerProblem): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    this.gone();
    clearImmediate(this.announcing);
    this.crowd.end(problem);
    await this.playing?.close();
  }

  private watcherOf(guest: string | undefined): Watcher {
    return guest === undefined ? 'spectator' : (seatOf(this.row, guest) ?? 'spectator');
  }

  private inTurn<R>(deed: () => Promise<R>): Promise<R> {
    const done = this.before.then(() => {
      this.mustBeOpen();
      return deed();
    });
    this.before = done.catch(() => undefined);
    return done;
  }

  private async drop(): Promise<void> {
    await this.house.storage.dropTable(this.row.id);
    await this.close({ problem: 'no such table' });
  }

  private mustBeOpen(): void {
    if (this.closed) throw new RefusedError({ problem: 'closing' });
  }

  private async put(row: TableRow): Promise<void> {
    await this.house.storage.putTable(row);
    this.row = row;
    this.announce();
  }

  private async startIfFull(): Promise<void> {
    if (this.row.state !== 'open' || !isFull(this.row)) return;
    const row: TableRow = { ...this.row, state: 'playing' };
    const loaded = await load(this.house, this.entry.game, row);
    // Whoever comes between the row and the match waits: it must not be loaded a second time.
    this.waking = this.begin(row, loaded).finally(() => {
      this.waking = undefined;
    });
    await this.waking;
  }

  private async begin(row: TableRow, loaded: Loaded): Promise<void> {
    await this.put(row);
    const playing = this.play(loaded);
    this.tell((watcher) => playing.since(watcher, -1));
  }

  /** The match in memory, if it has begun. */
  private async awake(): Promise<Playing | undefined> {
    if (this.row.state !== 'open' && this.playing === undefined) {
      this.waking ??= this.wake();
      await this.waking;
    }
    this.mustBeOpen();
    return this.playing;
  }

  private async wake(): Promise<void> {
    try {
      this.play(await load(this.house, this.entry.game, this.row));
    } finally {
      this.waking = undefined;
    }
  }

  private play(loaded: Loaded): Playing {
    this.mustBeOpen();
    const playing: Playing = new Playing(this.house, this.row, this.entry, loaded, {
      told: (since) => this.tell((watcher) => playing.since(watcher, since)),
      ended: () => this.end(),
      lost: (error) => {
        this.house.log(`table ${this.row.id} is loaded anew`, error);
        void this.close({ problem: 'fault' });
      },
    });
    this.playing = playing;
    if (loaded.match.outcome === undefined) playing.seatComputers();
    else if (this.row.state !== 'over') this.end();
    return playing;
  }

  private tell(message: (watcher: Watcher) => ServerMessage): void {
    this.touched = this.house.clock();
    this.crowd.tell(message);
  }

  private infoFor(watcher: Watcher): TableInfo {
    const { guests: here, watching } = this.crowd;
    const entries = this.playing?.match.number ?? this.kept;
    return infoOf(this.row, { here, watching, entries }, watcher);
  }

  private announce(): void {
    clearImmediate(this.announcing);
    this.announcing = undefined;
    this.tell((you) => ({ table: this.infoFor(you), you }));
  }

  /** Of many who come and go at once everybody hears once. */
  private announceSoon(): void {
    this.touched = this.house.clock();
    this.announcing ??= setImmediate(() => this.announce());
  }

  /** The entries say that the match is over, whether or not the row can be told so. */
  private end(): void {
    this.row = { ...this.row, state: 'over' };
    this.announce();
    this.inTurn(() => this.house.storage.putTable(this.row)).catch((error: unknown) => {
      this.house.log(`the end of table ${this.row.id}`, error);
    });
  }
}
