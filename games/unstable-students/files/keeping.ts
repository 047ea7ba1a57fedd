/** Keeps the files of a match: the save at every start of a round, the log at once, the statistics after every round. */
import {
  runAllInOrder,
  type FileFolder,
  type FileWriter,
  type HostSnapshot,
  type SaveContext,
} from '@ludoteca/kit';
import type { Kind } from '../cards/codes.ts';
import { identityOf, sizeOf } from '../deck/deck.ts';
import { kindsOf } from '../deck/index.ts';
import type { Event, Students } from '../parts.ts';
import { makeCache, parseCache } from './cache.ts';
import { Counting } from './counting.ts';
import { backLine, inRound, SESSION } from './log-lines.ts';
import { LogTeller } from './log-teller.ts';
import { makeSave } from './save.ts';
import { hasBegun, saveOf } from './table.ts';

const LOG = 'log.txt';
export const CACHE = 'saves/cache.txt';

export const savePath = (name: string): string => `saves/${name}.sav`;

const tells = (events: readonly Event[], did: Event['did']): boolean =>
  events.some((event) => event.did === did);

/** What follows a match from its first moment here. */
interface Started {
  readonly log: LogTeller;
  readonly counting: Counting;
}

export class StudentsKeeping implements FileWriter<Students> {
  readonly #folder: FileFolder;
  readonly #sat: SaveContext;
  readonly #path: string;
  #started: Started | undefined;

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
      ...log.tell(events),
      ...(moment.outcome === undefined ? [] : SESSION.ended),
    ];
    counting.count(events, moment);
    await runAllInOrder([
      () => (tells(events, 'round') ? this.#save(moment) : Promise.resolve()),
      () => this.#note(lines),
      () => (first ? this.#remember() : Promise.resolve()),
      () => counting.write(this.#folder),
    ]);
  }

  async rewind(moment: HostSnapshot<Students>): Promise<void> {
    this.#started?.counting.goBack(moment.state);
    await runAllInOrder([
      () => this.#save(moment),
      () => this.#note([inRound(moment.state.round, backLine)]),
    ]);
  }

  #start(events: readonly Event[], { state }: HostSnapshot<Students>): Started {
    const kinds = new Map(kindsOf(state.deck).map((kind) => [identityOf(kind.name), kind]));
    const kind = (card: string): Kind => {
      const found = kinds.get(card);
      if (found === undefined) throw new RangeError(`no card is called ${card}`);
      return found;
    };
    // A match that is taken up again is in the middle of a round.
    const isMidway = !tells(events, 'round');
    return {
      log: new LogTeller({ names: this.#sat.names, kind }, this.#path, isMidway ? state.round : undefined),
      counting: new Counting(this.#sat, kind, isMidway ? state.turn : undefined),
    };
  }

  #session(events: readonly Event[], { state }: HostSnapshot<Students>): readonly string[] {
    const cards = sizeOf(kindsOf(state.deck));
    return [SESSION.begun, ...(tells(events, 'deal') ? SESSION.created(cards) : SESSION.loaded(this.#path))];
  }

  async #save(moment: HostSnapshot<Students>): Promise<void> {
    if (hasBegun(moment.state)) await this.#folder.write(this.#path, makeSave(saveOf(moment, this.#sat)));
  }

  async #note(lines: readonly string[]): Promise<void> {
    if (lines.length > 0) await this.#folder.append(LOG, `${lines.join('\n')}\n`);
  }

  async #remember(): Promise<void> {
    const known = parseCache((await this.#folder.read(CACHE)) ?? new Uint8Array());
    if (!known.includes(this.#sat.name))
      await this.#folder.write(CACHE, makeCache([...known, this.#sat.name]));
  }
}
