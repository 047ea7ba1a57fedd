/** Writes the transcripts of a game's bot programs. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { at, makeArchive, recordMatch, type Seat, type AnyParts } from '@ludoteca/kernel';
import { type BotFailure, BotTranscript, type ReceivedLine, type RefereeReport } from '@ludoteca/kit';
import { ARCHIVE_EXTENSION } from '../files/archive-file.ts';
import { saveAtomically } from '../files/atomic-save.ts';
import type { CompetitionPlan, CompetitionGame } from './plan.ts';

/**
 * One transcript per seat: `< ` marks lines to a program, `> ` lines from it, `# ` remarks; standard error is separate.
 */
export class GameTranscripts {
  private readonly transcripts: readonly BotTranscript[];

  constructor(seats: number) {
    this.transcripts = Array.from({ length: seats }, () => new BotTranscript());
  }

  sent(seat: Seat, line: string, when: number): void {
    this.write(seat, when, `< ${line}`);
  }

  received(seat: Seat, { bytes, dropped }: ReceivedLine, when: number): void {
    this.write(seat, when, '> ', bytes);
    if (dropped > 0) this.write(seat, when, `# ${dropped} bytes more, dropped`);
  }

  failed(seat: Seat, what: string, note: BotFailure): void {
    at(this.transcripts, seat).write(`# ${what}: ${JSON.stringify(note)}`);
  }

  stderr(seat: Seat, text: string): void {
    at(this.transcripts, seat).writeStderr(text);
  }

  transcriptAt(seat: Seat): BotTranscript {
    return at(this.transcripts, seat);
  }

  /** Saves the archive of the game, and for each program its transcript and its standard error. */
  async save(
    folder: string,
    plan: CompetitionPlan,
    game: CompetitionGame,
    report: RefereeReport<AnyParts>,
  ): Promise<void> {
    const players = game.competitorBySeat.map((index) => {
      const { name, kind, source } = at(plan.competitors, index);
      return { name, kind: kind === 'computer player' ? source : 'program' };
    });
    const name = `${plan.entry.game.id}-${String(game.number).padStart(6, '0')}`;
    await mkdir(folder, { recursive: true });
    const recording = recordMatch(report.match, { ...report.metadata, players });
    await saveAtomically(join(folder, `${name}${ARCHIVE_EXTENSION}`), makeArchive(recording));
    for (const [seat, player] of players.entries()) {
      if (player.kind !== 'program') continue;
      const { bytes, stderr } = at(this.transcripts, seat);
      const base = join(folder, `${name}-${player.name.replaceAll(/[^\w.-]/g, '_')}`);
      await writeFile(`${base}.txt`, bytes);
      await writeFile(`${base}.err`, stderr);
    }
  }

  private write(seat: Seat, when: number, line: string, rest?: Uint8Array): void {
    at(this.transcripts, seat).write(`${String(when).padStart(6)} ${line}`, rest);
  }
}
