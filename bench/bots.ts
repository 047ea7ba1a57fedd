/** Benchmarks of bot programs: start and answer. Wall-clock time, since most of it is waiting. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { uno } from '@ludoteca/games/uno';
import { startMatch } from '@ludoteca/kernel';
import type { IsolationMode, Referee } from '@ludoteca/kit';
import { ChildProgram, chooseSandbox } from '@ludoteca/players/process';
import { median, type RowResult } from './measure.ts';

/** A program that echoes its input. */
const ECHO = '/bin/cat';
const COMPILER = 'cc';
const TASKSET = 'taskset';
const SAMPLE = join(process.cwd(), 'examples', 'bots', 'uno', 'bot.c');

const IGNORE_HANDLERS = { onStderr: () => undefined, onStart: () => undefined, onExit: () => undefined };

function startEcho(sandbox: ReturnType<typeof chooseSandbox>): ChildProgram {
  const launch = sandbox.launch(ECHO, []);
  if (!launch.ok) throw new Error(`bench: ${launch.problem}`);
  return new ChildProgram(launch.value, IGNORE_HANDLERS);
}

/** Measures the milliseconds until a started program answers. */
async function measureStart(
  isolation: IsolationMode,
  folder: string,
): Promise<{ time: number; level: string }> {
  const sandbox = chooseSandbox(isolation, folder);
  const times: number[] = [];
  for (let i = 0; i < 60; i++) {
    const began = performance.now();
    const child = startEcho(sandbox);
    child.write('hello\n');
    await child.read(Number.POSITIVE_INFINITY);
    times.push(performance.now() - began);
    await child.end();
  }
  return { time: median(times), level: sandbox.level };
}

const WARM_UP_LINES = 20;
const LINES = 500;
const ROUNDS = 60;
const QUESTION = 'TURN bot_A\n';

/** Measures round trips on the bare pipes of a child process. The first lines wait for its start and are not counted. */
function measurePipe(child: ChildProcess): Promise<number> {
  const { stdin, stdout } = child;
  if (stdin === null || stdout === null) throw new Error('bench: no pipes');
  return new Promise((resolve) => {
    let began = 0;
    let left = WARM_UP_LINES + LINES;
    const onData = (): void => {
      if (--left === LINES) began = performance.now();
      if (left > 0) return void stdin.write(QUESTION);
      stdout.off('data', onData);
      resolve(((performance.now() - began) / LINES) * 1000);
    };
    stdout.on('data', onData);
    stdin.write(QUESTION);
  });
}

async function measureProgram(child: ChildProgram): Promise<number> {
  let began = 0;
  for (let left = WARM_UP_LINES + LINES; left > 0; left--) {
    if (left === LINES) began = performance.now();
    child.write(QUESTION);
    await child.read(performance.now() + 3000);
  }
  return ((performance.now() - began) / LINES) * 1000;
}

/** Restricts this process and its children to processors, if the system allows it. */
const pinTo = (processors: string): unknown =>
  spawnSync(TASKSET, ['--all-tasks', '--cpu-list', '--pid', processors, String(process.pid)], {
    stdio: 'ignore',
  });

/** Pins both processes to one processor, because sharing one or not dominates the result. */
async function onOneProcessor<V>(action: () => Promise<V>): Promise<V> {
  pinTo('0');
  try {
    return await action();
  } finally {
    pinTo(`0-${cpus().length - 1}`);
  }
}

/** Alternates both measurements with new processes, so that disturbances affect both equally. */
async function measureRoundTrips(folder: string): Promise<{ pipe: number; answer: number }> {
  const sandbox = chooseSandbox('none', folder);
  const pipe: number[] = [];
  const answer: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const bare = spawn(ECHO, [], { stdio: 'pipe' });
    pipe.push(await measurePipe(bare));
    bare.kill();
    const program = startEcho(sandbox);
    answer.push(await measureProgram(program));
    await program.end();
  }
  return { pipe: median(pipe), answer: median(answer) };
}

/** Compiles the sample of Uno; undefined without a compiler. */
export function compileSample(folder: string): string | undefined {
  const program = join(folder, 'bot');
  try {
    execFileSync(COMPILER, ['-O2', '-o', program, SAMPLE]);
    return program;
  } catch {
    return undefined;
  }
}

/** Plays a match of Uno between two processes of a program. */
export async function playSampleMatch(referee: Referee, program: string, seed: string): Promise<void> {
  const started = startMatch(uno.game, { seats: 2, seed });
  if (!started.ok || uno.botProtocol === undefined) throw new Error('bench: the match does not start');
  await referee.play(uno, {
    match: started.value,
    opening: [],
    seats: [{ program }, { program }],
    names: ['bot_A', 'bot_B'],
    protocol: uno.botProtocol.create(),
    clock: 3000,
  });
}

/** Start and answer; whole matches are measured with tournaments. */
export async function measureBots(): Promise<RowResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-bench-'));
  chmodSync(folder, 0o711);
  try {
    const plain = await measureStart('none', folder);
    const isolated = await measureStart('auto', folder);
    const { pipe, answer } = await onOneProcessor(() => measureRoundTrips(folder));
    return [
      { name: 'bots: start', unit: 'ms', value: plain.time },
      { name: `bots: start behind ${isolated.level}`, unit: 'ms', value: isolated.time },
      { name: 'bots: a line on the bare pipe', unit: 'µs', value: pipe },
      { name: 'bots: an answer', unit: 'µs', value: answer },
      { name: 'bots: a bare line, share of an answer', unit: '%', value: (pipe / answer) * 100 },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
