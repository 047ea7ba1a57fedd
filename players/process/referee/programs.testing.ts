/** Programs and referees for tests of hostile bots. */
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { rumour } from '@ludoteca/games/rumour';
import type { Rumour } from '../../../games/rumour/parts.ts';
import { startMatch } from '@ludoteca/kernel';
import type {
  BotFailure,
  BotProtocol,
  Contestant,
  Referee,
  RefereeReport,
  RefereeObserver,
} from '@ludoteca/kit';
import { createJsonLinesProtocol } from '@ludoteca/players/bots';
import { onTestFinished } from 'vitest';
import { bubblewrap } from '../sandbox/bubblewrap.ts';
import type { Sandbox, IsolationLevel } from '../sandbox/sandbox.ts';
import { ProgramReferee } from './program-referee.ts';
import { chooseSandbox } from '../sandbox/choose-sandbox.ts';
import { createUnisolatedSandbox } from '../sandbox/unisolated.ts';
import { unshare } from '../sandbox/unshare.ts';
import type { IsolationTool } from '../sandbox/isolation.ts';
import { Watchdog } from '../program/watchdog.ts';

/** Creates a folder that is removed after the test. */
export async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ludoteca-test-'));
  await chmod(folder, 0o711);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const ISOLATION_TOOLS: { readonly [level in IsolationLevel]: IsolationTool | undefined } = {
  bubblewrap,
  unshare,
  none: undefined,
};

function createSandbox(level: IsolationLevel, folder: string): Sandbox {
  const tool = ISOLATION_TOOLS[level];
  return tool === undefined ? createUnisolatedSandbox(folder) : chooseSandbox('auto', folder, [tool]);
}

/** Lists the isolation levels that work on this machine, the preferred one first, and prints them. */
export async function workingLevels(): Promise<readonly IsolationLevel[]> {
  const folder = await mkdtemp(join(tmpdir(), 'ludoteca-test-'));
  await chmod(folder, 0o711);
  const all = (['unshare', 'bubblewrap', 'none'] as const).filter(
    (level) => createSandbox(level, folder).level === level,
  );
  await rm(folder, { recursive: true });
  process.stderr.write(`programs are kept apart here by: ${all.join(', ')}\n`);
  return all;
}

/** Opens a referee and records its process groups. */
export async function refereeAt(
  level: IsolationLevel,
): Promise<{ readonly referee: ProgramReferee; readonly groups: Set<number> }> {
  const folder = await freshFolder();
  const watchdog = new Watchdog(folder);
  const groups = new Set<number>();
  const referee = new ProgramReferee(createSandbox(level, folder), {
    watch: (group) => {
      groups.add(group);
      watchdog.watch(group);
    },
    unwatch: (group) => watchdog.unwatch(group),
    close: () => watchdog.close(),
  });
  return { referee, groups };
}

/** Lists live processes of these groups or with a text in their command line. */
export async function listProcesses(groups: ReadonlySet<number>, mark: string): Promise<readonly string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      try {
        const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
        const words = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ');
        const [state, , group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        const isOurs = groups.has(Number(group)) || words.includes(mark);
        return isOurs && state !== 'Z' ? [`${pid} ${words}`] : [];
      } catch {
        return [];
      }
    }),
  );
  return found.flat();
}

export const openDescriptors = async (): Promise<number> => (await readdir('/proc/self/fd')).length;

/** Creates a program in its own folder. */
export async function program(text: string, name = 'bot'): Promise<string> {
  const folder = await freshFolder();
  await chmod(folder, 0o755);
  const path = join(folder, name);
  await writeFile(path, text, { mode: 0o755 });
  return path;
}

/** Creates a shell script, which starts fast. */
export const shell = (script: string): Promise<string> => program(`#!/bin/sh\n${script}\n`);

/** A loop that answers every question with the first option. */
export const ANSWERS = `while read -r line; do
  case $line in *'"type":"question"'*) echo '{"type":"answer","option":0}' ;; esac
done`;

export interface RumourReport {
  readonly report: RefereeReport<Rumour>;
  readonly lapses: readonly BotFailure[];
  readonly stderr: string;
  readonly said: readonly string[];
}

export interface RumourOptions {
  readonly clock?: number;
  readonly matchClock?: number;
  readonly protocol?: (usual: BotProtocol<Rumour>) => BotProtocol<Rumour>;
  readonly stopSignal?: AbortSignal;
  readonly seed?: string;
  readonly observer?: RefereeObserver<Rumour>;
}

/** Plays a match of Rumour and records what the observer learns about seat 0. */
export async function playRumour(
  referee: Referee,
  seats: readonly Contestant[],
  {
    clock = 20_000,
    matchClock,
    protocol = (usual) => ({ ...usual, reusesProcess: false }),
    stopSignal,
    seed = 'bout',
    observer,
  }: RumourOptions = {},
): Promise<RumourReport> {
  const opening: Rumour['event'][] = [];
  const started = startMatch(rumour.game, { seats: seats.length, seed }, opening);
  if (!started.ok) throw new Error('the match does not start');
  const lapses: BotFailure[] = [];
  const said: string[] = [];
  let stderr = '';
  const report = await referee.play(rumour, {
    match: started.value,
    opening,
    seats,
    clock,
    ...(matchClock === undefined ? {} : { matchClock }),
    names: seats.map((_, seat) => `seat ${seat}`),
    protocol: protocol(createJsonLinesProtocol({ game: rumour.game, settings: {}, clock })),
    observer: {
      onLapse: (_, note) => lapses.push(note),
      onStderr: (seat, text) => (stderr += seat === 0 ? text : ''),
      onSay: (_, text) => said.push(text),
      ...observer,
    },
    ...(stopSignal === undefined ? {} : { stopSignal }),
  });
  return { report, lapses, stderr, said };
}

/** A built-in player as contestant. */
export const greedy = (seed = 'greedy'): Contestant => ({ player: 'greedy', seed });
