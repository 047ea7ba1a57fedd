import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { at, makeArchive, record, type Seat, type SomeParts } from '@ludoteca/kernel';
import { type BotNote, Page, type Report } from '@ludoteca/kit';
import { ARCHIVE_ENDING } from '../archives.ts';
import { save } from '../files/save.ts';
import type { Plan, Round } from './plan.ts';

/** Keeps what authors want to see of their programs afterwards: `< ` to a program, `> ` from it, `# ` about it, and what it complained of. */
export class Pages {
  private readonly pages: readonly Page[];

  constructor(seats: number) {
    this.pages = Array.from({ length: seats }, () => new Page());
  }

  sent(seat: Seat, line: string, when: number): void {
    this.write(seat, when, `< ${line}`);
  }

  received(seat: Seat, line: string, when: number, dropped: number): void {
    this.write(seat, when, `> ${line}`);
    if (dropped > 0) this.write(seat, when, `# ${dropped} bytes more, dropped`);
  }

  lost(seat: Seat, what: string, note: BotNote): void {
    at(this.pages, seat).write(`# ${what}: ${JSON.stringify(note)}`);
  }

  complained(seat: Seat, text: string): void {
    at(this.pages, seat).complain(text);
  }

  /** The archive of the game, and for each program a page of what was said and one of what it complained of. */
  async keep(folder: string, plan: Plan, round: Round, report: Report<SomeParts>): Promise<void> {
    const players = round.seated.map((who) => {
      const { name, kind, source } = at(plan.competitors, who);
      return { name, kind: kind === 'house' ? source : 'program' };
    });
    const name = `${plan.entry.game.id}-${String(round.number).padStart(6, '0')}`;
    await mkdir(folder, { recursive: true });
    const recording = record(report.match, { times: report.times, players });
    await save(join(folder, `${name}${ARCHIVE_ENDING}`), makeArchive(recording));
    for (const [seat, player] of players.entries()) {
      if (player.kind !== 'program') continue;
      const { text, complaints } = at(this.pages, seat);
      const page = join(folder, `${name}-${player.name.replaceAll(/[^\w.-]/g, '_')}`);
      await writeFile(`${page}.txt`, text);
      await writeFile(`${page}.err`, complaints);
    }
  }

  private write(seat: Seat, when: number, line: string): void {
    at(this.pages, seat).write(`${String(when).padStart(6)} ${line}`);
  }
}
