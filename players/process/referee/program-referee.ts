/** The referee: starts, reuses and ends programs, and plays matches among them. */
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { at, type Parts, type Seat } from '@ludoteca/kernel';
import type {
  Contestant,
  CatalogueEntry,
  IsolationMode,
  Referee,
  RefereeReport,
  RefereedMatchSetup,
} from '@ludoteca/kit';
import { chooseSandbox } from '../sandbox/choose-sandbox.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { ChildProgram } from '../program/child-program.ts';
import { RefereedMatch } from './refereed-match.ts';
import { type Program, createFailedProgram } from '../program/program.ts';
import { Watchdog } from '../program/watchdog.ts';

type ProgramContestant = Extract<Contestant, { readonly program: string }>;

type ProcessWatch = Pick<Watchdog, 'watch' | 'unwatch' | 'close'>;

/** A running program and the current recipient of its standard error. */
interface RunningProgram {
  readonly program: Program;
  onStderr: (text: string) => void;
}

export class ProgramReferee implements Referee {
  private readonly sandbox: Sandbox;
  private readonly watchdog: ProcessWatch;
  /** Programs that are reused from match to match. */
  private readonly reusedPrograms = new Map<Contestant, RunningProgram>();

  constructor(sandbox: Sandbox, watchdog: ProcessWatch) {
    this.sandbox = sandbox;
    this.watchdog = watchdog;
  }

  get level(): string {
    return this.sandbox.level;
  }

  async play<P extends Parts>(
    entry: CatalogueEntry<P>,
    setup: RefereedMatchSetup<P>,
  ): Promise<RefereeReport<P>> {
    const programs = new Map<Seat, Program>();
    for (const [seat, contestant] of setup.seats.entries())
      if ('program' in contestant) programs.set(seat, this.obtainProgram(contestant, setup, seat));
    const report = await new RefereedMatch(entry, setup, programs).run();
    if (report.stopped) this.reusedPrograms.clear();
    for (const { seat } of report.withdrawn) this.reusedPrograms.delete(at(setup.seats, seat));
    return report;
  }

  async close(): Promise<void> {
    await Promise.all(Array.from(this.reusedPrograms.values(), ({ program }) => program.end()));
    await this.watchdog.close();
  }

  /** Returns the reused program of a contestant or starts a new one. */
  private obtainProgram<P extends Parts>(
    contestant: ProgramContestant,
    setup: RefereedMatchSetup<P>,
    seat: Seat,
  ): Program {
    const onStderr = (text: string): void => setup.observer?.onStderr?.(seat, text);
    const known = this.reusedPrograms.get(contestant);
    if (known !== undefined) {
      known.onStderr = onStderr;
      known.program.discardOutput();
      return known.program;
    }
    const others = setup.seats.flatMap((other) =>
      'program' in other && other !== contestant ? [resolve(other.program)] : [],
    );
    const launch = this.sandbox.launch(resolve(contestant.program), others);
    if (!launch.ok) return createFailedProgram(launch.problem);
    const running: RunningProgram = {
      onStderr,
      program: new ChildProgram(launch.value, {
        onStderr: (text) => running.onStderr(text),
        onStart: (group) => this.watchdog.watch(group),
        onExit: (group) => this.watchdog.unwatch(group),
      }),
    };
    if (setup.protocol.reusesProcess) this.reusedPrograms.set(contestant, running);
    return running.program;
  }
}

/** Opens a referee with the given isolation. Throws `IsolationError` if isolation is required and not available. */
export async function openReferee(isolation: IsolationMode): Promise<Referee> {
  const folder = await mkdtemp(join(tmpdir(), 'ludoteca-'));
  // Programs may run as another user, who needs access to this folder.
  await chmod(folder, 0o711);
  const watchdog = new Watchdog(folder);
  try {
    return new ProgramReferee(chooseSandbox(isolation, folder), watchdog);
  } catch (error) {
    await watchdog.close();
    throw error;
  }
}
