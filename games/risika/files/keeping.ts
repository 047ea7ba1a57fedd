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
import { type Extra, makeExtras, parseExtras, sumOf } from './extras.ts';
import { eventLine, headLine, roundAfter, undoLine } from './log.ts';
import { AUTOMATIC, EXTRAS, LOG, OFFICIAL, readWins, writeWins } from './names.ts';
import { saveOf, starterAt } from './position.ts';
import { counted } from './statistics.ts';
import { makeSave } from './writing.ts';

const PERSON = 'person';

export class MatchKeeping implements FileWriter<Risika> {
  private readonly folder: FileFolder;
  private readonly sat: SaveContext;
  /** Undefined until something was followed. */
  private round: number | undefined;
  private counted = false;

  constructor(folder: FileFolder, sat: SaveContext) {
    this.folder = folder;
    this.sat = sat;
  }

  async update(events: readonly Event[], moment: HostSnapshot<Risika>): Promise<void> {
    const lines = this.linesOf(events, moment);
    await runAllInOrder([
      () => (lines === '' ? Promise.resolve() : this.folder.append(LOG, lines)),
      () => this.keepRound(moment),
      () => this.keepWin(moment),
    ]);
  }

  async rewind({ state }: HostSnapshot<Risika>): Promise<void> {
    this.round = state.round;
    await this.folder.append(LOG, undoLine(this.sat, state.round));
  }

  private linesOf(events: readonly Event[], { state, settings }: HostSnapshot<Risika>): string {
    const lines: string[] = [];
    if (this.round === undefined) {
      const opened = events.length === 0;
      this.round = opened ? state.round : 0;
      lines.push(headLine(this.sat, opened ? 'resume' : 'match', this.round, settings));
    }
    for (const event of events) {
      this.round = roundAfter(event, this.round);
      lines.push(eventLine(this.sat, this.round, event));
    }
    return lines.join('');
  }

  /** A save besides the one that people ask for, and what either has no room for. */
  private async keepRound(moment: HostSnapshot<Risika>): Promise<void> {
    const starter = starterAt(moment);
    if (starter === undefined) return;
    const bytes = makeSave(saveOf(moment.state, starter, this.sat.names));
    await runAllInOrder([
      () => this.folder.write(AUTOMATIC, bytes),
      () => this.keepExtra(extraAt(moment, starter, this.sat, sumOf(bytes))),
    ]);
  }

  /** What was known of the save that people asked for stays, for as long as it lies there. */
  private async keepExtra(extra: Extra): Promise<void> {
    const [known, official] = await Promise.all([this.folder.read(EXTRAS), this.folder.read(OFFICIAL)]);
    const asked = official && sumOf(official);
    const others = (known === undefined ? [] : parseExtras(known)).filter(
      ({ sum }) => sum === asked && sum !== extra.sum,
    );
    await this.folder.write(EXTRAS, makeExtras([extra, ...others]));
  }

  private async keepWin({ state, outcome }: HostSnapshot<Risika>): Promise<void> {
    if (outcome === undefined || this.counted) return;
    this.counted = true;
    const winners = outcome.places.flatMap((place, seat): Seat[] => (place === 1 ? [seat] : []));
    if (winners.length !== 1) return;
    const { wins, apart } = await readWins(this.folder);
    const { id, kinds } = this.sat;
    const automatic = !kinds.includes(PERSON);
    const now = counted(wins, apart, { id, colour: at(state.colours, at(winners, 0)), automatic });
    if (now !== undefined) await writeWins(this.folder, now.wins, now.apart);
  }
}

const extraAt = (
  { state, settings }: HostSnapshot<Risika>,
  starter: Seat,
  sat: SaveContext,
  sum: string,
): Extra => ({
  sum,
  round: state.round,
  names: sat.names,
  kinds: sat.kinds,
  colours: state.colours,
  starter,
  out: state.out.filter((seat) => !state.owners.includes(seat)),
  settings,
});
