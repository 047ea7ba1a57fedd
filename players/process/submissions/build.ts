/** Builds programs from sources inside a sandbox. */
import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { ok, refuse, type Result } from '@ludoteca/kernel';
import type { LaunchCommand } from '../program/child-program.ts';
import { killGroup } from '../program/process-group.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';

/** Limits of a build: milliseconds, bytes of the program, characters of the compiler's output. */
const BUILD_LIMITS = { time: 120_000, program: 67_108_864, output: 20_000 };

/** Copies the sources and prepares to write the program to standard output, everything else to standard error. */
const PROLOGUE = `set -e
umask 022
TMPDIR=$PWD; export TMPDIR
cp -r "$1" build
exec 3>&1 1>&2
shift
cd build`;

/** Compiles the files that are given as arguments. */
const COMPILE = `${PROLOGUE}
cc -O2 -s -std=gnu17 -w -o ../program "$@" -lm
cat ../program >&3`;

/** Runs make and takes the new executable; of several, the one that is called like the submission, the first argument. */
const MAKE = `${PROLOGUE}
list() { find . -type f -perm -u+x ! -name '*.so*' ! -name '*.o' | sort; }
list > ../before
make
list > ../after
comm -13 ../before ../after | grep -v -i -e debug -e dbg -e test > ../new || comm -13 ../before ../after > ../new
if [ "$(wc -l < ../new)" -gt 1 ]; then grep -x -e ".*/$1" ../new > ../one || { echo "make built several programs:" $(cat ../new); exit 1; }; mv ../one ../new; fi
[ -s ../new ] || { echo "make built no program"; exit 1; }
cat "$(head -n 1 ../new)" >&3`;

/** Compiles C files, whose paths are relative to the folder. Resolves to the program or to the output of the compiler. */
export const compileC = (
  sandbox: Sandbox,
  folder: string,
  files: readonly string[],
): Promise<Result<Buffer, string>> => build(sandbox.launchScript(COMPILE, folder, files));

/** Runs the Makefile of a folder. */
export const runMake = (sandbox: Sandbox, folder: string, name: string): Promise<Result<Buffer, string>> =>
  build(sandbox.launchScript(MAKE, folder, [name]));

async function build(launch: Result<LaunchCommand, string>): Promise<Result<Buffer, string>> {
  if (!launch.ok) return refuse(launch.problem);
  const { file, args, cwd, env, user, folder } = launch.value;
  const child = spawn(file, args, { cwd, env, ...user, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const program: Buffer[] = [];
  let size = 0;
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= BUILD_LIMITS.program) program.push(chunk);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    if (output.length < BUILD_LIMITS.output) output += chunk.toString();
  });
  const timer = setTimeout(() => killGroup(child.pid ?? 0), BUILD_LIMITS.time);
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null));
    child.on('close', resolve);
  });
  clearTimeout(timer);
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  const isBuilt = code === 0 && size > 0 && size <= BUILD_LIMITS.program;
  return isBuilt ? ok(Buffer.concat(program)) : refuse(output.slice(0, BUILD_LIMITS.output).trim());
}
