/** Keeps the files of one match while it is played: the log, a save at every start of a round, the statistics at its end. */
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
import { AUTOSAVE_FILE, SIDECAR_FILE, LOG_FILE, SAVE_FILE, readWins, writeWins } from './file-names.ts';
import { toSave, findRoundStarter } from './convert-save.ts';
import { countWin } from './statistics.ts';
import { encodeSave } from './encode-save.ts';

const PERSON = 'person';

export class MatchFileWriter implements FileWriter<Risika> {
  private readonly folder: FileFolder;
  private readonly context: SaveContext;
  /** Undefined until something was followed. */
  private round: number | undefined;
  private isCounted = false;

  constructor(folder: FileFolder, sat: SaveContext) {
    this.folder = folder;
    this.context = sat;
  }

  async update(events: readonly Event[], moment: HostSnapshot<Risika>): Promise<void> {
    const lines = this.formatLines(events, moment);
    await runAllInOrder([
      () => (lines === '' ? Promise.resolve() : this.folder.append(LOG_FILE, lines)),
      () => this.saveRound(moment),
      () => this.recordWin(moment),
    ]);
  }

  async rewind({ state }: HostSnapshot<Risika>): Promise<void> {
    this.round = state.round;
    await this.folder.append(LOG_FILE, formatUndoLine(this.context, state.round));
  }

  private formatLines(events: readonly Event[], { state, settings }: HostSnapshot<Risika>): string {
    const lines: string[] = [];
    if (this.round === undefined) {
      const opened = events.length === 0;
      this.round = opened ? state.round : 0;
      lines.push(formatStartLine(this.context, opened ? 'resume' : 'match', this.round, settings));
    }
    for (const event of events) {
      this.round = roundAfter(event, this.round);
      lines.push(formatEventLine(this.context, this.round, event));
    }
    return lines.join('');
  }

  /** A save besides the one that people ask for, and what either has no room for. */
  private async saveRound(moment: HostSnapshot<Risika>): Promise<void> {
    const starter = findRoundStarter(moment);
    if (starter === undefined) return;
    const bytes = encodeSave(toSave(moment.state, starter, this.context.names));
    await runAllInOrder([
      () => this.folder.write(AUTOSAVE_FILE, bytes),
      () => this.saveSidecar(createSidecarEntry(moment, starter, this.context, saveChecksum(bytes))),
    ]);
  }

  /** What was known of the save that people asked for stays, for as long as it lies there. */
  private async saveSidecar(extra: SidecarEntry): Promise<void> {
    const [known, official] = await Promise.all([
      this.folder.read(SIDECAR_FILE),
      this.folder.read(SAVE_FILE),
    ]);
    const asked = official && saveChecksum(official);
    const others = (known === undefined ? [] : parseSidecar(known)).filter(
      ({ sum }) => sum === asked && sum !== extra.sum,
    );
    await this.folder.write(SIDECAR_FILE, encodeSidecar([extra, ...others]));
  }

  private async recordWin({ state, outcome }: HostSnapshot<Risika>): Promise<void> {
    if (outcome === undefined || this.isCounted) return;
    this.isCounted = true;
    const winners = outcome.places.flatMap((place, seat): Seat[] => (place === 1 ? [seat] : []));
    if (winners.length !== 1) return;
    const { wins, apart } = await readWins(this.folder);
    const { id, kinds } = this.context;
    const automatic = !kinds.includes(PERSON);
    const now = countWin(wins, apart, { id, colour: at(state.colours, at(winners, 0)), automatic });
    if (now !== undefined) await writeWins(this.folder, now.wins, now.apart);
  }
}

const createSidecarEntry = (
  { state, settings }: HostSnapshot<Risika>,
  starter: Seat,
  sat: SaveContext,
  sum: string,
): SidecarEntry => ({
  sum,
  round: state.round,
  names: sat.names,
  kinds: sat.kinds,
  colours: state.colours,
  starter,
  out: state.out.filter((seat) => !state.owners.includes(seat)),
  settings,
});
