/** Writes the files of a match while it is played: the save at the start of every round, the log with every answer, the statistics after every round. */
import {
  type FileFolder,
  type FileWriter,
  type HostSnapshot,
  runAllInOrder,
  type SaveContext,
} from '@ludoteca/kit';
import type { CardKind } from '../cards/codes.ts';
import { countCards } from '../deck/deck.ts';
import { findDefinition, indexDeck } from '../deck/indexed-deck.ts';
import type { Event, Students } from '../parts.ts';
import { LogWriter } from './log-writer.ts';
import { REWIND_LINE, SESSION_LINES, withRound } from './log.ts';
import { toSave } from './convert-save.ts';
import { decodeSaveNames, encodeSaveNames } from './save-names.ts';
import { StatisticsCounter } from './statistics-counter.ts';
import { encodeSave } from './encode-save.ts';

const LOG_FILE = 'log.txt';
export const SAVE_NAMES_FILE = 'saves/cache.txt';

export const savePath = (name: string): string => `saves/${name}.sav`;

const includesEvent = (events: readonly Event[], did: Event['did']): boolean =>
  events.some((event) => event.did === did);

export class MatchFileWriter implements FileWriter<Students> {
  readonly #folder: FileFolder;
  readonly #context: SaveContext;
  readonly #path: string;
  /** Created with the first update. */
  #recorders: { readonly log: LogWriter; readonly statistics: StatisticsCounter } | undefined;

  constructor(folder: FileFolder, context: SaveContext) {
    this.#folder = folder;
    this.#context = context;
    this.#path = savePath(context.name);
  }

  /** Records all events before anything is written: the caller does not repeat them if writing fails. */
  async update(events: readonly Event[], snapshot: HostSnapshot<Students>): Promise<void> {
    const isFirst = this.#recorders === undefined;
    const { log, statistics } = (this.#recorders ??= this.#createRecorders(events, snapshot));
    const lines = [
      ...(isFirst ? this.#sessionLines(events, snapshot) : []),
      ...log.format(events),
      ...(snapshot.outcome === undefined ? [] : SESSION_LINES.ended),
    ];
    statistics.count(events, snapshot);
    await runAllInOrder([
      () => (includesEvent(events, 'round') ? this.#writeSave(snapshot) : Promise.resolve()),
      () => this.#appendLog(lines),
      () => (isFirst ? this.#addSaveName() : Promise.resolve()),
      () => statistics.write(this.#folder),
    ]);
  }

  async rewind(snapshot: HostSnapshot<Students>): Promise<void> {
    this.#recorders?.statistics.rewind(snapshot.state);
    await runAllInOrder([
      () => this.#writeSave(snapshot),
      () => this.#appendLog([withRound(snapshot.state.round, REWIND_LINE)]),
    ]);
  }

  #createRecorders(events: readonly Event[], { state }: HostSnapshot<Students>) {
    const { deck } = state;
    const kindOf = (card: string): CardKind => findDefinition({ deck }, card).kind;
    // A resumed match is in the middle of a round.
    const isResumed = !includesEvent(events, 'round');
    const { names } = this.#context;
    return {
      log: new LogWriter({ names, kindOf }, this.#path, isResumed ? state.round : undefined),
      statistics: new StatisticsCounter(this.#context, kindOf, isResumed ? state.turn : undefined),
    };
  }

  #sessionLines(events: readonly Event[], { state }: HostSnapshot<Students>): readonly string[] {
    return [
      SESSION_LINES.begun,
      ...(includesEvent(events, 'deal')
        ? SESSION_LINES.created(countCards(indexDeck(state.deck).kinds))
        : SESSION_LINES.loaded(this.#path)),
    ];
  }

  async #writeSave(snapshot: HostSnapshot<Students>): Promise<void> {
    await this.#folder.write(this.#path, encodeSave(toSave(snapshot, this.#context)));
  }

  async #appendLog(lines: readonly string[]): Promise<void> {
    if (lines.length > 0) await this.#folder.append(LOG_FILE, `${lines.join('\n')}\n`);
  }

  async #addSaveName(): Promise<void> {
    const names = decodeSaveNames((await this.#folder.read(SAVE_NAMES_FILE)) ?? new Uint8Array());
    if (!names.includes(this.#context.name))
      await this.#folder.write(SAVE_NAMES_FILE, encodeSaveNames([...names, this.#context.name]));
  }
}
