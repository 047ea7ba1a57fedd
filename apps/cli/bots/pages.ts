import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { at, makeArchive, recordMatch, type Seat, type AnyParts } from '@ludoteca/kernel';
import { type BotFailure, BotTranscript, type RefereeReport } from '@ludoteca/kit';
import { ARCHIVE_ENDING } from '../archives.ts';
import { save } from '../files/save.ts';
import type { Plan, Round } from './plan.ts';

/** Keeps what authors want to see of their programs afterwards: `< ` to a program, `> ` from it, `# ` about it, and what it complained of. */
export class Pages {
  private readonly pages: readonly BotTranscript[];

  constructor(seats: number) {
    this.pages = Array.from({ length: seats }, () => new BotTranscript());
  }

  sent(seat: Seat, line: string, when: number): void {
    this.write(seat, when, `< ${line}`);
  }

  received(seat: Seat, line: string, when: number, dropped: number): void {
    this.write(seat, when, `> ${line}`);
    if (dropped > 0) this.write(seat, when, `# ${dropped} bytes more, dropped`);
  }

  lost(seat: Seat, what: string, note: BotFailure): void {
    at(this.pages, seat).write(`# ${what}: ${JSON.stringify(note)}`);
  }

  complained(seat: Seat, text: string): void {
    at(this.pages, seat).writeStderr(text);
  }

  /** The archive of the game, and for each program a page of what was said and one of what it complained of. */
  async keep(folder: string, plan: Plan, round: Round, report: RefereeReport<AnyParts>): Promise<void> {
    const players = round.seated.map((who) => {
      const { name, kind, source } = at(plan.competitors, who);
      return { name, kind: kind === 'house' ? source : 'program' };
    });
    const name = `${plan.entry.game.id}-${String(round.number).padStart(6, '0')}`;
    await mkdir(folder, { recursive: true });
    const recording = recordMatch(report.match, { times: report.times, players });
    await save(join(folder, `${name}${ARCHIVE_ENDING}`), makeArchive(recording));
    for (const [seat, player] of players.entries()) {
      if (player.kind !== 'program') continue;
      const { text, stderr: complaints } = at(this.pages, seat);
      const page = join(folder, `${name}-${player.name.replaceAll(/[^\w.-]/g, '_')}`);
      await writeFile(`${page}.txt`, text);
      await writeFile(`${page}.err`, complaints);
    }
  }

  private write(seat: Seat, when: number, line: string): void {
    at(this.pages, seat).write(`${String(when).padStart(6)} ${line}`);
  }
}
