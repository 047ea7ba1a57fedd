/** Keeps the files of a match: the save at every start of a round, the log at once, the statistics after every round. */
import {
  runAllInOrder,
  type FileFolder,
  type FileWriter,
  type HostSnapshot,
  type SaveContext,
} from '@ludoteca/kit';
import type { CardKind } from '../cards/codes.ts';
import { normalizeName, countCards } from '../deck/deck.ts';
import { resolveDeck } from '../deck/index.ts';
import type { Event, Students } from '../parts.ts';
import { encodeCache, decodeCache } from './save-names.ts';
import { StatisticsCounter } from './statistics-counter.ts';
import { REWIND_LINE, withRound, SESSION_LINES } from './log.ts';
import { LogWriter } from './log-writer.ts';
import { encodeSave } from './codec.ts';
import { hasBegun, createSave } from './reader.ts';

const LOG_FILE = 'log.txt';
export const SAVE_NAMES_FILE = 'saves/cache.txt';

export const savePath = (name: string): string => `saves/${name}.sav`;

const includesEvent = (events: readonly Event[], did: Event['did']): boolean =>
  events.some((event) => event.did === did);

/** What follows a match from its first moment here. */
interface MatchFollowers {
  readonly log: LogWriter;
  readonly counting: StatisticsCounter;
}

export class StudentsFileWriter implements FileWriter<Students> {
  readonly #folder: FileFolder;
  readonly #sat: SaveContext;
  readonly #path: string;
  #started: MatchFollowers | undefined;

  constructor(folder: FileFolder, sat: SaveContext, path: string) {
    this.#folder = folder;
    this.#sat = sat;
    this.#path = path;
  }

  /** What happened is taken in before anything is written: it is not told again, should something fail. */
  async update(events: readonly Event[], moment: HostSnapshot<Students>): Promise<void> {
    const first = this.#started === undefined;
    const { log, counting } = (this.#started ??= this.#start(events, moment));
    const lines = [
      ...(first ? this.#session(events, moment) : []),
      ...log.write(events),
      ...(moment.outcome === undefined ? [] : SESSION_LINES.ended),
    ];
    counting.count(events, moment);
    await runAllInOrder([
      () => (includesEvent(events, 'round') ? this.#save(moment) : Promise.resolve()),
      () => this.#note(lines),
      () => (first ? this.#remember() : Promise.resolve()),
      () => counting.write(this.#folder),
    ]);
  }

  async rewind(moment: HostSnapshot<Students>): Promise<void> {
    this.#started?.counting.rewind(moment.state);
    await runAllInOrder([
      () => this.#save(moment),
      () => this.#note([withRound(moment.state.round, REWIND_LINE)]),
    ]);
  }

  #start(events: readonly Event[], { state }: HostSnapshot<Students>): MatchFollowers {
    const kinds = new Map(resolveDeck(state.deck).map((kind) => [normalizeName(kind.name), kind]));
    const kind = (card: string): CardKind => {
      const found = kinds.get(card);
      if (found === undefined) throw new RangeError(`no card is called ${card}`);
      return found;
    };
    // A match that is taken up again is in the middle of a round.
    const isMidway = !includesEvent(events, 'round');
    return {
      log: new LogWriter({ names: this.#sat.names, kind }, this.#path, isMidway ? state.round : undefined),
      counting: new StatisticsCounter(this.#sat, kind, isMidway ? state.turn : undefined),
    };
  }

  #session(events: readonly Event[], { state }: HostSnapshot<Students>): readonly string[] {
    const cards = countCards(resolveDeck(state.deck));
    return [
      SESSION_LINES.begun,
      ...(includesEvent(events, 'deal') ? SESSION_LINES.created(cards) : SESSION_LINES.loaded(this.#path)),
    ];
  }

  async #save(moment: HostSnapshot<Students>): Promise<void> {
    if (hasBegun(moment.state))
      await this.#folder.write(this.#path, encodeSave(createSave(moment, this.#sat)));
  }

  async #note(lines: readonly string[]): Promise<void> {
    if (lines.length > 0) await this.#folder.append(LOG_FILE, `${lines.join('\n')}\n`);
  }

  async #remember(): Promise<void> {
    const known = decodeCache((await this.#folder.read(SAVE_NAMES_FILE)) ?? new Uint8Array());
    if (!known.includes(this.#sat.name))
      await this.#folder.write(SAVE_NAMES_FILE, encodeCache([...known, this.#sat.name]));
  }
}
