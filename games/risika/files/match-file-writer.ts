/** Writes the files of a running match: the log, a save at every start of a round, the statistics at the end. */
import { at, type Seat } from '@ludoteca/kernel';
import {
  runAllInOrder,
  type FileFolder,
  type FileWriter,
  type HostSnapshot,
  type SaveContext,
} from '@ludoteca/kit';
import type { Event, Risika } from '../parts.ts';
import { type SidecarEntry, encodeSidecar, parseSidecar, saveChecksum } from './sidecar.ts';
import { formatEventLine, formatStartLine, roundAfter, formatUndoLine } from './log.ts';
import { AUTOSAVE_FILE, SIDECAR_FILE, LOG_FILE, SAVE_FILE } from './file-names.ts';
import { toSave, findRoundStarter } from './convert-save.ts';
import { countWin, readWins, writeWins } from './statistics.ts';
import { encodeSave } from './encode-save.ts';

const PERSON = 'person';

export class MatchFileWriter implements FileWriter<Risika> {
  private readonly folder: FileFolder;
  private readonly context: SaveContext;
  /** Undefined before the first update. */
  private round: number | undefined;
  private isCounted = false;

  constructor(folder: FileFolder, context: SaveContext) {
    this.folder = folder;
    this.context = context;
  }

  async update(events: readonly Event[], snapshot: HostSnapshot<Risika>): Promise<void> {
    const lines = this.formatLines(events, snapshot);
    await runAllInOrder([
      () => (lines === '' ? Promise.resolve() : this.folder.append(LOG_FILE, lines)),
      () => this.saveRound(snapshot),
      () => this.recordWin(snapshot),
    ]);
  }

  async rewind({ state }: HostSnapshot<Risika>): Promise<void> {
    this.round = state.round;
    await this.folder.append(LOG_FILE, formatUndoLine(this.context, state.round));
  }

  private formatLines(events: readonly Event[], { state, settings }: HostSnapshot<Risika>): string {
    const lines: string[] = [];
    if (this.round === undefined) {
      const isResumed = events.length === 0;
      this.round = isResumed ? state.round : 0;
      lines.push(formatStartLine(this.context, isResumed ? 'resume' : 'match', this.round, settings));
    }
    for (const event of events) {
      this.round = roundAfter(event, this.round);
      lines.push(formatEventLine(this.context, this.round, event));
    }
    return lines.join('');
  }

  /** Writes the automatic save and its sidecar entry. */
  private async saveRound(snapshot: HostSnapshot<Risika>): Promise<void> {
    const starter = findRoundStarter(snapshot);
    if (starter === undefined) return;
    const bytes = encodeSave(toSave(snapshot.state, starter, this.context.names));
    await runAllInOrder([
      () => this.folder.write(AUTOSAVE_FILE, bytes),
      () => this.saveSidecar(createSidecarEntry(snapshot, starter, this.context, saveChecksum(bytes))),
    ]);
  }

  /** Keeps the entry of the manual save as long as that save exists. */
  private async saveSidecar(entry: SidecarEntry): Promise<void> {
    const [sidecar, manualSave] = await Promise.all([
      this.folder.read(SIDECAR_FILE),
      this.folder.read(SAVE_FILE),
    ]);
    const manualSum = manualSave && saveChecksum(manualSave);
    const others = (sidecar === undefined ? [] : parseSidecar(sidecar)).filter(
      ({ sum }) => sum === manualSum && sum !== entry.sum,
    );
    await this.folder.write(SIDECAR_FILE, encodeSidecar([entry, ...others]));
  }

  private async recordWin({ state, outcome }: HostSnapshot<Risika>): Promise<void> {
    if (outcome === undefined || this.isCounted) return;
    this.isCounted = true;
    const winners = outcome.places.flatMap((place, seat): Seat[] => (place === 1 ? [seat] : []));
    if (winners.length !== 1) return;
    const { wins, sidecar } = await readWins(this.folder);
    const { id, kinds } = this.context;
    const automatic = !kinds.includes(PERSON);
    const updated = countWin(wins, sidecar, { id, colour: at(state.colours, at(winners, 0)), automatic });
    if (updated !== undefined) await writeWins(this.folder, updated.wins, updated.sidecar);
  }
}

const createSidecarEntry = (
  { state, settings }: HostSnapshot<Risika>,
  starter: Seat,
  context: SaveContext,
  sum: string,
): SidecarEntry => ({
  sum,
  round: state.round,
  names: context.names,
  kinds: context.kinds,
  colours: state.colours,
  starter,
  out: state.out.filter((seat) => !state.owners.includes(seat)),
  settings,
});
