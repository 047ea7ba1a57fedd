/** Keeps the files of a match: the save at every start of a round, the log at once, the statistics after every round. */
import { canonical, type Seat } from '@ludoteca/kernel';
import type { Folder, Keeping, Moment, Sat } from '@ludoteca/kit';
import { identityOf, sizeOf } from '../deck/deck.ts';
import { kindsOf } from '../deck/index.ts';
import type { Kind } from '../cards/codes.ts';
import type { Event, Students } from '../parts.ts';
import { makeCache, parseCache } from './cache.ts';
import { backLine, inRound, SESSION } from './log-lines.ts';
import { LogTeller } from './log-teller.ts';
import { makeSave } from './save.ts';
import { counted, type Deed, makeStats, parseStats, type Tally } from './stats.ts';
import { hasBegun, saveOf } from './table.ts';

export const LOG = 'log.txt';
export const CACHE = 'saves/cache.txt';
/** What people have done, and what computers have. */
export const STATS = { person: 'stats.bin', computer: 'stats-auto.bin' } as const;

export const savePath = (name: string): string => `saves/${name}.sav`;

/** What was counted in the round so far, and how the match stood then: a decision may be taken back. */
interface Step {
  readonly deeds: readonly SeatDeed[];
  readonly stood: string;
}
type SeatDeed = Omit<Deed, 'name'> & { readonly seat: Seat };

export class StudentsKeeping implements Keeping<Students> {
  readonly #folder: Folder;
  readonly #sat: Sat;
  readonly #path: string;
  #log: LogTeller | undefined;
  #kinds: ReadonlyMap<string, Kind> = new Map();
  #steps: Step[] = [];
  /** Whose round is being counted. */
  #turn: Seat | undefined;

  constructor(folder: Folder, sat: Sat, path: string) {
    this.#folder = folder;
    this.#sat = sat;
    this.#path = path;
  }

  async follow(events: readonly Event[], moment: Moment<Students>): Promise<void> {
    const begins = events.some(({ did }) => did === 'round');
    if (begins && hasBegun(moment.state)) await this.#save(moment);
    const lines: string[] = [];
    if (this.#log === undefined) lines.push(...(await this.#begin(events, moment)));
    lines.push(...(this.#log?.tell(events) ?? []));
    if (moment.outcome !== undefined) lines.push(...SESSION.ended);
    if (lines.length > 0) await this.#folder.append(LOG, `${lines.join('\n')}\n`);
    await this.#count(events, moment);
  }

  async wentBack(moment: Moment<Students>): Promise<void> {
    const stood = canonical(moment.state);
    const last = this.#steps.findLastIndex((step) => step.stood === stood);
    this.#steps.length = last + 1;
    this.#turn = moment.state.turn;
    if (hasBegun(moment.state)) await this.#save(moment);
    await this.#folder.append(LOG, `${inRound(moment.state.round, backLine)}\n`);
  }

  #save(moment: Moment<Students>): Promise<void> {
    return this.#folder.write(this.#path, makeSave(saveOf(moment, this.#sat)));
  }

  /** The first lines, and the name among those of all saves. */
  async #begin(events: readonly Event[], { state }: Moment<Students>): Promise<readonly string[]> {
    const kinds = kindsOf(state.deck);
    this.#kinds = new Map(kinds.map((kind) => [identityOf(kind.name), kind]));
    // A match that is taken up again is in the middle of a round.
    const isMidway = !events.some(({ did }) => did === 'round');
    if (isMidway) this.#turn = state.turn;
    const teller = { names: this.#sat.names, kind: (card: string): Kind => this.#kind(card) };
    this.#log = new LogTeller(teller, this.#path, isMidway ? state.round : undefined);
    await this.#remember();
    const isNew = events.some(({ did }) => did === 'deal');
    return [SESSION.begun, ...(isNew ? SESSION.created(sizeOf(kinds)) : SESSION.loaded(this.#path))];
  }

  #kind(card: string): Kind {
    const kind = this.#kinds.get(card);
    if (kind === undefined) throw new RangeError(`no card is called ${card}`);
    return kind;
  }

  async #remember(): Promise<void> {
    const known = parseCache((await this.#folder.read(CACHE)) ?? new Uint8Array());
    if (!known.includes(this.#sat.name))
      await this.#folder.write(CACHE, makeCache([...known, this.#sat.name]));
  }

  /** Counts what was done; with the end of a round it is written down. */
  async #count(events: readonly Event[], { state, outcome }: Moment<Students>): Promise<void> {
    let deeds: SeatDeed[] = [];
    for (const event of events) {
      if (event.did === 'round') {
        if (this.#turn !== undefined)
          await this.#write([...this.#counted(deeds), { seat: this.#turn, rounds: 1 }], event.seat);
        this.#steps = [];
        deeds = [];
        this.#turn = event.seat;
      }
      deeds.push(...this.#deeds(event));
    }
    this.#steps.push({ deeds, stood: canonical(state) });
    if (outcome === undefined) return;
    await this.#write(this.#counted([]), this.#turn ?? 0);
    this.#steps = [];
  }

  /** All of the round so far, and what has just been done. */
  #counted(deeds: readonly SeatDeed[]): readonly SeatDeed[] {
    return [...this.#steps.flatMap((step) => step.deeds), ...deeds];
  }

  #deeds(event: Event): readonly SeatDeed[] {
    switch (event.did) {
      case 'play':
      case 'waste':
        return [{ seat: event.seat, played: this.#kind(event.card).type }];
      case 'block':
        return [{ seat: event.seat, played: this.#kind(event.with).type }];
      case 'discard':
        return [{ seat: event.seat, discarded: 1 }];
      case 'win':
        return [{ seat: event.seat, rounds: 1, wins: 1 }];
      default:
        return [];
    }
  }

  /** Everybody gets a record, beginning with whoever is to move. */
  async #write(deeds: readonly SeatDeed[], from: Seat): Promise<void> {
    const { names, kinds } = this.#sat;
    const seats = names.map((_, step) => (from + step) % names.length);
    for (const [sort, file] of Object.entries(STATS)) {
      const here = seats.filter((seat) => (kinds[seat] === 'person') === (sort === 'person'));
      if (here.length === 0) continue;
      const all = [
        ...here.map((seat): SeatDeed => ({ seat })),
        ...deeds.filter(({ seat }) => here.includes(seat)),
      ];
      const before = parseStats((await this.#folder.read(file)) ?? new Uint8Array());
      const after = all.reduce<readonly Tally[]>(
        (tallies, { seat, ...deed }) => counted(tallies, { ...deed, name: names[seat] ?? '' }),
        before,
      );
      await this.#folder.write(file, makeStats(after));
    }
  }
}
