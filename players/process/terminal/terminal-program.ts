/** Runs a program at a pseudo-terminal in the sandbox, with typed input and given random numbers. */
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ok, refuse, type Result } from '@ludoteca/kernel';
import type {
  IsolationMode,
  TerminalProgram,
  TerminalProgramProblem,
  TerminalRun,
  TerminalRunEnd,
  TerminalRunResult,
} from '@ludoteca/kit';
import { bubblewrap, legacyBubblewrap } from '../sandbox/bubblewrap.ts';
import { unshareWithTerminals, unshareWithTerminalsOnly } from '../sandbox/unshare.ts';
import { chooseSandbox } from '../sandbox/choose-sandbox.ts';
import { runLaunch } from '../sandbox/run-launch.ts';
import { findProgramProblem, type Sandbox } from '../sandbox/sandbox.ts';
import { classifyBinary } from './read-elf.ts';
import { TERMINAL_SOURCE } from './terminal-source.ts';
import { RANDOM_PRELOAD_SOURCE, WRITTEN_EXIT_CODE } from './random-preload.ts';

/** Seconds of one run. A program that waits for nothing needs milliseconds, also on a busy machine far less. */
const RUN_SECONDS = 20;
/** Runs in one sandbox. */
const BATCH_SIZE = 25;
/** After so many runs that had to be stopped the others are not tried. */
const MAX_STOPPED = 2;
const COMPILE_SECONDS = 120;
const LIMITS = { output: 67_108_864, errors: 20_000 };

const NO_COMPILER_EXIT_CODE = 72;
/** Compiles a source of the folder with the given options to standard output. */
const COMPILE = `command -v cc > /dev/null || exit ${NO_COMPILER_EXIT_CODE}
source=$1/$2; shift 2; cc -O1 -w -o result "$source" "$@" && cat result`;
const BUILDS = {
  'preload.so': ['preload.c', '-shared', '-fPIC', '-ldl'],
  terminal: ['terminal.c', '-lutil'],
} as const;

const TRY_TERMINAL = `"$1/terminal" ${RUN_SECONDS} /dev/null /bin/true > /dev/null`;

/** Runs every folder of `runs`; prints for each the exit code, the size of the wanted file, and the file. */
const RUN = `SHOWN=$1; PRELOAD=$1/preload.so; export PRELOAD
stopped=0
for run in $(ls "$SHOWN/runs"); do
  GIVEN=$SHOWN/runs/$run
  rm -rf work; cp -r "$GIVEN/files" work; chmod -R u+w work; cd work
  code=137
  if [ "$stopped" -lt ${MAX_STOPPED} ]; then
    (. "$GIVEN/command") > /dev/null 2>&1
    code=$?
  fi
  [ "$code" = 137 ] && stopped=$((stopped + 1))
  result=$(cat "$GIVEN/result")
  if [ -f "$result" ]; then echo "$code $(wc -c < "$result")"; cat "$result"; else echo "$code -1"; fi
  cd ..
done`;

/** Prepares a program; nothing of it runs yet. */
export async function openTerminalProgram(
  path: string,
  isolation: IsolationMode,
): Promise<Result<TerminalProgram, TerminalProgramProblem>> {
  const problem = findProgramProblem(path);
  if (problem !== undefined) return refuse({ what: 'not started', why: problem });
  const kind = classifyBinary(path);
  if (kind !== 'dynamic') return refuse({ what: kind });
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-terminal-'));
  const close = (): Promise<void> => rm(folder, { recursive: true, force: true });
  const opened = await prepare(path, folder, isolation);
  if (opened.ok) return ok({ run: (runs) => runAll(opened.value, runs), close });
  await close();
  return opened;
}

interface PreparedTerminal {
  readonly sandbox: Sandbox;
  /** With the program, the library and the program that types. */
  readonly shown: string;
}

/** All of them have pseudo-terminals. */
const TOOLS = [unshareWithTerminals, bubblewrap, unshareWithTerminalsOnly, legacyBubblewrap];

async function prepare(
  path: string,
  folder: string,
  isolation: IsolationMode,
): Promise<Result<PreparedTerminal, TerminalProgramProblem>> {
  chmodSync(folder, 0o755);
  const shown = join(folder, 'shown');
  writeFiles(shown, {
    'preload.c': Buffer.from(RANDOM_PRELOAD_SOURCE),
    'terminal.c': Buffer.from(TERMINAL_SOURCE),
  });
  const sandbox = chooseSandbox(isolation, folder, TOOLS);
  for (const [name, words] of Object.entries(BUILDS)) {
    const built = await runScript(sandbox, COMPILE, shown, COMPILE_SECONDS, words);
    if (!built.ok) return refuse({ what: 'sandbox', why: built.problem });
    if (built.value.code === NO_COMPILER_EXIT_CODE) return refuse({ what: 'no compiler' });
    if (built.value.code !== 0) return refuse({ what: 'sandbox', why: built.value.errors });
    writeFiles(shown, { [name]: built.value.output });
    chmodSync(join(shown, name), 0o755);
  }
  const tried = await runScript(sandbox, TRY_TERMINAL, shown, RUN_SECONDS);
  if (!tried.ok || tried.value.code !== 0) return refuse({ what: 'no terminal' });
  copyFileSync(path, join(shown, 'program'));
  chmodSync(join(shown, 'program'), 0o755);
  return ok({ sandbox, shown });
}

async function runScript(
  sandbox: Sandbox,
  script: string,
  shown: string,
  seconds: number,
  words: readonly string[] = [],
) {
  const launch = sandbox.launchScript(script, shown, words);
  return launch.ok ? ok(await runLaunch(launch.value, { ...LIMITS, time: seconds * 1000 })) : launch;
}

async function runAll(
  { sandbox, shown }: PreparedTerminal,
  runs: readonly TerminalRun[],
): Promise<readonly TerminalRunResult[]> {
  const results: TerminalRunResult[] = [];
  for (let start = 0; start < runs.length; start += BATCH_SIZE) {
    const batch = runs.slice(start, start + BATCH_SIZE);
    await rm(join(shown, 'runs'), { recursive: true, force: true });
    batch.forEach((run, i) => writeRun(join(shown, 'runs', String(i).padStart(3, '0')), run));
    const seconds = RUN_SECONDS * (MAX_STOPPED + 1) + batch.length;
    const ran = await runScript(sandbox, RUN, shown, seconds);
    const found = ran.ok ? parseResults(ran.value.output) : [];
    results.push(...batch.map((_, i) => found[i] ?? { end: 'stopped' as const }));
  }
  return results;
}

function writeRun(folder: string, { words, typed, random, files, result, writes }: TerminalRun): void {
  const settings = `LUDOTECA_RANDOM='${random.join(' ')}' LUDOTECA_RESULT=${quoteWord(result)} LUDOTECA_WRITES=${writes}`;
  writeFiles(folder, {
    command: Buffer.from(
      `${settings} exec "$SHOWN/terminal" ${RUN_SECONDS} "$GIVEN/typed" "$SHOWN/program" ${words.map(quoteWord).join(' ')}`,
    ),
    typed: Buffer.from(typed.map((line) => `${line}\n`).join('')),
    result: Buffer.from(result),
  });
  writeFiles(join(folder, 'files'), files);
}

const quoteWord = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`;

/** Everybody may read them, because programs run as nobody if this process is root. */
function writeFiles(folder: string, files: { readonly [path: string]: Uint8Array }): void {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true, mode: 0o755 });
    writeFileSync(join(folder, path), bytes, { mode: 0o644 });
  }
}

/** Each result is a line with exit code and size, then the file; a negative size stands for no file. */
function parseResults(output: Buffer): readonly TerminalRunResult[] {
  const results: TerminalRunResult[] = [];
  for (let offset = 0; offset < output.length;) {
    const end = output.indexOf(0x0a, offset);
    const [code = Number.NaN, size = -1] = output
      .toString('latin1', offset, end === -1 ? output.length : end)
      .split(' ')
      .map(Number);
    offset = (end === -1 ? output.length : end + 1) + Math.max(0, size);
    const file = size < 0 ? {} : { file: output.subarray(offset - size, offset) };
    results.push({ end: toRunEnd(code), ...file });
  }
  return results;
}

/** 128 is added to the number of a signal; programs that take too long are killed with 9. */
const ENDS: ReadonlyMap<number, TerminalRunEnd> = new Map([
  [0, 'ended'],
  [WRITTEN_EXIT_CODE, 'written'],
  [137, 'stopped'],
]);
const toRunEnd = (code: number): TerminalRunEnd => ENDS.get(code) ?? 'crashed';
