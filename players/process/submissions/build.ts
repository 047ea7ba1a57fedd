/** Builds programs from sources inside a sandbox. */
import { ok, refuse, type Result } from '@ludoteca/kernel';
import type { LaunchCommand } from '../program/child-program.ts';
import { runLaunch } from '../sandbox/run-launch.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';

/** Limits of a build: milliseconds, bytes of the program, characters of the compiler's output. */
const BUILD_LIMITS = { time: 120_000, output: 67_108_864, errors: 20_000 };

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
  const { code, output, isOutputComplete, errors } = await runLaunch(launch.value, BUILD_LIMITS);
  return code === 0 && output.length > 0 && isOutputComplete ? ok(output) : refuse(errors);
}
