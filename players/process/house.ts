import { resolve } from 'node:path';
import { at, type Parts, type Seat } from '@ludoteca/kernel';
import type { Contestant, CatalogueEntry, Referee, RefereeReport, RefereedMatchSetup } from '@ludoteca/kit';
import type { Cell } from './cell.ts';
import { Child } from './child.ts';
import { Course } from './course.ts';
import { type Program, unstarted } from './program.ts';
import type { Watchdog } from './watchdog.ts';

type ProgramContestant = Extract<Contestant, { readonly program: string }>;

/** Whoever sees to it that no program outlives the referee. */
type Watch = Pick<Watchdog, 'watch' | 'forget' | 'close'>;

/** A program at work, and who hears what it complains of: another with every match. */
interface AtWork {
  readonly program: Program;
  complained: (text: string) => void;
}

/** A referee with its programs. */
export class House implements Referee {
  private readonly cell: Cell;
  private readonly watchdog: Watch;
  /** Programs that go on from match to match. */
  private readonly lasting = new Map<Contestant, AtWork>();

  constructor(cell: Cell, watchdog: Watch) {
    this.cell = cell;
    this.watchdog = watchdog;
  }

  get level(): string {
    return this.cell.level;
  }

  async play<P extends Parts>(
    entry: CatalogueEntry<P>,
    sitting: RefereedMatchSetup<P>,
  ): Promise<RefereeReport<P>> {
    const programs = new Map<Seat, Program>();
    for (const [seat, contestant] of sitting.seats.entries())
      if ('program' in contestant) programs.set(seat, this.call(contestant, sitting, seat));
    const report = await new Course(entry, sitting, programs).run();
    if (report.stopped) this.lasting.clear();
    for (const { seat } of report.withdrawn) this.lasting.delete(at(sitting.seats, seat));
    return report;
  }

  async close(): Promise<void> {
    await Promise.all(Array.from(this.lasting.values(), ({ program }) => program.end()));
    await this.watchdog.close();
  }

  /** The program of a contestant: at work already where its protocol lets it last, else started. */
  private call<P extends Parts>(
    contestant: ProgramContestant,
    sitting: RefereedMatchSetup<P>,
    seat: Seat,
  ): Program {
    const complained = (text: string): void => sitting.observer?.onStderr?.(seat, text);
    const known = this.lasting.get(contestant);
    if (known !== undefined) {
      known.complained = complained;
      known.program.forget();
      return known.program;
    }
    const others = sitting.seats.flatMap((other) =>
      'program' in other && other !== contestant ? [resolve(other.program)] : [],
    );
    const launch = this.cell.launch(resolve(contestant.program), others);
    if (!launch.ok) return unstarted(launch.problem);
    const atWork: AtWork = {
      complained,
      program: new Child(launch.value, {
        complained: (text) => atWork.complained(text),
        started: (group) => this.watchdog.watch(group),
        gone: (group) => this.watchdog.forget(group),
      }),
    };
    if (sitting.protocol.reusesProcess) this.lasting.set(contestant, atWork);
    return atWork.program;
  }
}
