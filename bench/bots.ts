/** What programs cost: to start one, to hear its answer, to play whole games. By the clock on the wall, since most of it is waiting. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { uno } from '@ludoteca/games/uno';
import { startMatch } from '@ludoteca/kernel';
import type { IsolationMode, Referee } from '@ludoteca/kit';
import { ChildProgram, chooseSandbox, openReferee } from '@ludoteca/players/process';
import { median } from './measure.ts';

/** Says back what it hears, at once: nothing answers faster. */
const ECHO = '/bin/cat';
const COMPILER = 'cc';
const PLACER = 'taskset';
const SAMPLE = join(process.cwd(), 'examples', 'bots', 'uno', 'bot.c');

export interface BotFigures {
  /** Milliseconds from the call to the first line. */
  readonly plainStart: number;
  readonly isolatedStart: number;
  readonly level: string;
  /** Microseconds for a line there and back: on a bare pipe, and as a program is asked. */
  readonly pipe: number;
  readonly answer: number;
  /** Games of Uno a second with compiled samples, one job, not isolated; none without a compiler. */
  readonly games: number | undefined;
}

const care = { onStderr: () => undefined, onStart: () => undefined, onExit: () => undefined };

/** How long it takes, in milliseconds, until a started program has said something. */
async function startTime(isolation: IsolationMode, folder: string): Promise<{ time: number; level: string }> {
  const cell = chooseSandbox(isolation, folder);
  const times: number[] = [];
  for (let i = 0; i < 60; i++) {
    const began = performance.now();
    const launch = cell.launch(ECHO, []);
    if (!launch.ok) throw new Error(`bench: ${launch.problem}`);
    const child = new ChildProgram(launch.value, care);
    child.write('hello\n');
    await child.read(Number.POSITIVE_INFINITY);
    times.push(performance.now() - began);
    await child.end();
  }
  return { time: median(times), level: cell.level };
}

const LINES = 500;
const ROUNDS = 60;
const QUESTION = 'TURN bot_A\n';

/** A line there and back on the pipes of a child process, with nothing around them. */
function throughPipe(child: ChildProcess): Promise<number> {
  const { stdin, stdout } = child;
  if (stdin === null || stdout === null) throw new Error('bench: no pipes');
  const began = performance.now();
  return new Promise((resolve) => {
    let left = LINES;
    const hear = (): void => {
      if (--left > 0) return void stdin.write(QUESTION);
      stdout.off('data', hear);
      resolve(((performance.now() - began) / LINES) * 1000);
    };
    stdout.on('data', hear);
    stdin.write(QUESTION);
  });
}

async function throughProgram(child: ChildProgram): Promise<number> {
  const began = performance.now();
  for (let left = LINES; left > 0; left--) {
    child.write(QUESTION);
    await child.read(performance.now() + 3000);
  }
  return ((performance.now() - began) / LINES) * 1000;
}

/** On which processors this process and those it starts may run, if the system can be told. */
const runOn = (processors: string): unknown =>
  spawnSync(PLACER, ['--all-tasks', '--cpu-list', '--pid', processors, String(process.pid)], {
    stdio: 'ignore',
  });

/** Whether two that talk share a processor matters more than all they do, and is luck: here they do. */
async function onOneProcessor<V>(deed: () => Promise<V>): Promise<V> {
  runOn('0');
  try {
    return await deed();
  } finally {
    runOn(`0-${cpus().length - 1}`);
  }
}

/** Turn about, with new processes every time, so that whatever disturbs the machine disturbs both alike. */
async function roundTrips(folder: string): Promise<{ pipe: number; answer: number }> {
  const cell = chooseSandbox('none', folder);
  const pipe: number[] = [];
  const answer: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const bare = spawn(ECHO, [], { stdio: 'pipe' });
    pipe.push(await throughPipe(bare));
    bare.kill();
    const launch = cell.launch(ECHO, []);
    if (!launch.ok) throw new Error(`bench: ${launch.problem}`);
    const program = new ChildProgram(launch.value, care);
    answer.push(await throughProgram(program));
    await program.end();
  }
  return { pipe: median(pipe), answer: median(answer) };
}

const GAMES = 50;

async function gamesPerSecond(folder: string): Promise<number | undefined> {
  const program = join(folder, 'bot');
  try {
    execFileSync(COMPILER, ['-O2', '-o', program, SAMPLE]);
  } catch {
    return undefined;
  }
  const referee = await openReferee('none');
  const rates: number[] = [];
  for (let round = 0; round < 9; round++) {
    const began = performance.now();
    for (let i = 0; i < GAMES; i++) await playGame(referee, program, `${round}/${i}`);
    rates.push((GAMES / (performance.now() - began)) * 1000);
  }
  await referee.close();
  return median(rates.slice(2));
}

async function playGame(referee: Referee, program: string, seed: string): Promise<void> {
  const started = startMatch(uno.game, { seats: 2, seed });
  if (!started.ok || uno.botProtocol === undefined) throw new Error('bench: the match does not start');
  await referee.play(uno, {
    match: started.value,
    opening: [],
    seats: [{ program }, { program }],
    names: ['bot_A', 'bot_B'],
    protocol: uno.botProtocol,
    clock: 3000,
  });
}

export async function measureBots(): Promise<BotFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-bench-'));
  chmodSync(folder, 0o711);
  try {
    const plain = await startTime('none', folder);
    const isolated = await startTime('auto', folder);
    const trips = await onOneProcessor(() => roundTrips(folder));
    const games = await gamesPerSecond(folder);
    return { plainStart: plain.time, isolatedStart: isolated.time, level: isolated.level, ...trips, games };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The figures for people. */
export function botLines({ plainStart, isolatedStart, level, pipe, answer, games }: BotFigures): string[] {
  const added = (isolatedStart - plainStart).toFixed(1);
  const over = ((answer / pipe - 1) * 100).toFixed(1);
  return [
    `bots: a start takes ${plainStart.toFixed(1)} ms; behind ${level} it takes ${added} ms more`,
    `bots: an answer takes ${answer.toFixed(1)} µs, a line on the bare pipe ${pipe.toFixed(1)} µs: ${over} % more`,
    games === undefined
      ? 'bots: there is no compiler of C here, so no games were played'
      : `bots: ${games.toFixed(0)} games of Uno a second, compiled samples, one job, not isolated`,
  ];
}
