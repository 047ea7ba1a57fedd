/** Measures how many random changes of the rules and effects of Lirya its tests notice (tools/mutate.mjs --help). */
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { describeMutant, findMutants } from './find-mutants.mjs';
import { switchMutants } from './switch-mutants.mjs';
import { findTypeErrors } from './type-check-mutants.mjs';

const HELP = `Usage: node tools/mutate.mjs [--count N] [--skip N] [--seed WORD] [--jobs N] [--least PERCENT]
                            [--quick] [--verbose] [--again FILE]
Changes the rules and effects of Lirya in N random places (300), one at a time, and runs the tests that execute the
place. Changes that the compiler refuses are not among them. Lists the changes that no test notices, and apart from them
those without an effect: random matches that execute them often go exactly as before, answer by answer, under random
rules. These are not counted: they concern speed, or values that are never read. The exit code is 1 if fewer than
PERCENT (95) of the others are noticed. --skip leaves out the first changes of the seed, so that a sample can be examined
in pieces; --quick leaves out the tests of long matches; --verbose prints the test that notices each change; --again examines only the changes
that an earlier run, whose output is in FILE, lists as not noticed.`;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const SOURCES = ['games/lirya/rules', 'games/lirya/effects'];
/** The tests of the rules and effects; those of texts, pages, commands, modes and computer players are not among them. */
const TESTS = [
  'games/lirya/scenarios',
  'games/lirya/rules',
  'games/lirya/plugins/plugins.test.ts',
  'games/lirya/config.test.ts',
  'games/lirya/position.test.ts',
  'games/lirya/combat-forecast.test.ts',
  'games/lirya/view-modifiers.test.ts',
  'games/lirya/auto-pass.test.ts',
  'games/lirya/auto-place.test.ts',
  'games/lirya/imagine.test.ts',
  'games/lirya/perft.test.ts',
  'games/lirya/playthroughs.test.ts',
  'games/lirya/conformance.test.ts',
  'games/lirya/fuzz.test.ts',
];
/** Tests of many or long matches. */
const LONG_TESTS = /\/(random|full-turn|secret-choices|state-size|conformance|fuzz|imagine)\.test\.ts$/;
/** The random matches by which a change without an effect is recognized, and how often they must execute it. */
const MATCHES = 'games/lirya/random-traces.testing.ts';
const MATCH_COUNT = 200;
const LEAST_EXECUTIONS = 1000;
/** A mutant may loop forever: it is noticed when its tests take this many times as long as without a change, and 30 s. */
const SLOWEST = 10;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '300' },
    skip: { type: 'string', default: '0' },
    seed: { type: 'string', default: 'mutants' },
    jobs: { type: 'string', default: '2' },
    least: { type: 'string', default: '95' },
    again: { type: 'string' },
    quick: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const [count, skip, jobs, least] = [values.count, values.skip, values.jobs, values.least].map(Number);
if (values.help || ![count, jobs, least].every((number) => number > 0) || !(skip >= 0)) {
  console.log(HELP);
  process.exit(values.help ? 0 : 2);
}

/** All files of a folder, or the file itself, as paths from the root. */
const listFiles = (path) =>
  path.endsWith('.ts')
    ? [path]
    : readdirSync(join(root, path), { recursive: true }).map((name) => `${path}/${name}`);

const orderOf = ({ path, mutant }) =>
  createHash('sha256').update(`${values.seed} ${path} ${mutant.start} ${mutant.text}`).digest('hex');

const describe = ({ path, source, mutant }) => `${path}:${describeMutant(source, mutant)}`;

/** The changes that an earlier run has not noticed. */
const earlier =
  values.again === undefined
    ? undefined
    : new Set(readFileSync(values.again, 'utf8').match(/(?<=^not noticed: ).*$/gm));

/** All mutants, in an order that depends on the seed alone. */
const ordered = SOURCES.flatMap(listFiles)
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .flatMap((path) => {
    const source = readFileSync(join(root, path), 'utf8');
    return findMutants(source).map((mutant) => ({ mutant, path, source }));
  })
  .filter((each) => earlier?.has(describe(each)) ?? true)
  .map(({ mutant, path, source }) => ({ mutant, path, source, order: orderOf({ path, mutant }) }))
  .toSorted((a, b) => (a.order < b.order ? -1 : 1))
  .map(({ mutant, path, source }, id) => ({ mutant, path, source, id }));

/** The compiler refuses about a fifth of the mutants, so more are drawn than are wanted. */
const drawn = ordered.slice(0, 2 * (skip + count));
const refused = await findTypeErrors(root, 'games/lirya', drawn);

/** The mutants of this run. */
const chosen = drawn.filter(({ id }) => !refused.has(id)).slice(skip, skip + count);

/** Adds the switches of the mutants, and the addresses that modules have in the project and not in a bundle. */
const switches = {
  name: 'switches',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const name = relative(root, path).replaceAll('\\', '/');
      const mutants = chosen.filter((each) => each.path === name);
      const source = readFileSync(path, 'utf8');
      const contents = (mutants.length > 0 ? switchMutants(source, mutants) : source)
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)));
      return { contents, loader: 'ts' };
    }),
};

const bundlePathOf = (folder, path) => join(folder, path.replace(/\.ts$/, '.js'));

async function bundleTests(folder) {
  const tests = TESTS.flatMap(listFiles).filter(
    (path) => path.endsWith('.test.ts') && !(values.quick && LONG_TESTS.test(path)),
  );
  await build({
    entryPoints: [...tests, MATCHES].map((path) => join(root, path)),
    outbase: root,
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: ['vitest'],
    logLevel: 'error',
    plugins: [switches],
  });
  return tests.map((path) => bundlePathOf(folder, path));
}

/** A process that runs tests. It is replaced when a mutant keeps it busy. */
class TestProcess {
  #child;

  /** The reply to a message; undefined if none comes in time. */
  ask(message, limit) {
    this.#child ??= fork(join(root, 'tools/mutant-tests.mjs'), {
      cwd: root,
      env: { ...process.env, LUDOTECA_SCALE: '0.02' },
      execArgv: ['--max-old-space-size=3000'],
    });
    const child = this.#child;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.stop(), limit);
      const settle = (answer) => {
        clearTimeout(timer);
        child.removeAllListeners();
        resolve(answer);
      };
      child.once('exit', () => settle(undefined));
      child.once('message', ({ reply, failure }) =>
        failure === undefined ? settle({ reply }) : reject(new Error(failure)),
      );
      child.send(message);
    });
  }

  stop() {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }
}

/** The tests that execute a mutant, by file, quick files first. */
function planTests(tests, id) {
  const names = {};
  const times = {};
  for (const { path, name, time } of tests.filter(({ mutants }) => mutants.includes(id))) {
    (names[path] ??= []).push(name);
    times[path] = (times[path] ?? 0) + time;
  }
  const paths = Object.keys(names).toSorted((a, b) => times[a] - times[b]);
  return { paths, chosen: names, time: Object.values(times).reduce((a, b) => a + b, 0) };
}

const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
const processes = Array.from({ length: jobs }, () => new TestProcess());
const survivors = [];
let [done, without] = [0, 0];

/** Plays the random matches with a change, or without one. */
const traceMatches = (testProcess, mutant) => {
  const matches = { path: bundlePathOf(folder, MATCHES), count: MATCH_COUNT };
  return testProcess.ask({ mutant, matches }, 600_000);
};

/** Whether the random matches execute the change and go on as without it. */
async function hasNoEffect(testProcess, { id }, usual) {
  const answer = await traceMatches(testProcess, id);
  if (answer === undefined) testProcess.stop();
  const { hash, turns } = answer?.reply ?? { turns: 0 };
  return hash === usual && turns >= LEAST_EXECUTIONS;
}

async function work(testProcess, tests, usual, queue) {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { time, ...plan } = planTests(tests, next.id);
    const answer = await testProcess.ask({ mutant: next.id, ...plan }, SLOWEST * time + 30_000);
    if (answer === undefined) testProcess.stop();
    const words = describe(next);
    if (values.verbose)
      console.log(`${words}: ${answer === undefined ? 'too slow' : (answer.reply ?? 'survives')}`);
    if (answer !== undefined && answer.reply === undefined) {
      const idle = await hasNoEffect(testProcess, next, usual);
      if (idle) without++;
      else survivors.push(next);
      console.log(`${idle ? 'without effect' : 'not noticed'}: ${words}`);
    }
    done++;
    if (process.stderr.isTTY)
      process.stderr.write(`\r${done} of ${chosen.length}, ${survivors.length} not noticed`);
  }
}

try {
  const paths = await bundleTests(folder);
  const examined = await processes[0].ask({ paths }, 3_600_000);
  if (examined === undefined) throw new Error('The tests end without a result.');
  const usual = (await traceMatches(processes[0], undefined))?.reply.hash;
  const queue = [...chosen];
  await Promise.all(processes.map((each) => work(each, examined.reply, usual, queue)));
  const counted = done - without;
  const noticed = counted - survivors.length;
  const share = (100 * noticed) / counted;
  console.log(`${noticed} of ${counted} changes noticed: ${share.toFixed(1)} %; ${without} without effect`);
  process.exitCode = share < least ? 1 : 0;
} finally {
  for (const each of processes) each.stop();
  rmSync(folder, { recursive: true, force: true });
}
