/** Measures how many random changes of the rules and effects of Lirya its tests notice (tools/mutate.mjs --help). */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { applyMutant, describeMutant, findMutants } from './find-mutants.mjs';

const HELP = `Usage: node tools/mutate.mjs [--count N] [--seed WORD] [--jobs N] [--least PERCENT]
Changes the rules and effects of Lirya in N random places (300), one at a time, in a copy of the project, and runs
their tests. Lists the changes that no test notices. The exit code is 1 if fewer than PERCENT (95) are noticed.`;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const SOURCES = ['games/lirya/rules', 'games/lirya/effects'];
const COPIED = [
  'kernel',
  'kit',
  'games',
  'players',
  'testkit',
  'vitest.config.ts',
  'package.json',
  'tsconfig.base.json',
];
/** Scenarios of every rule and card, and of every field of the configuration: most changes fail one of these within seconds. */
const FAST_TESTS = [
  'games/lirya/scenarios',
  'games/lirya/rules',
  'games/lirya/plugins',
  'games/lirya/config.test.ts',
  'games/lirya/position.test.ts',
  'games/lirya/combat-forecast.test.ts',
  'games/lirya/view-modifiers.test.ts',
  'games/lirya/perft.test.ts',
  'games/lirya/playthroughs.test.ts',
];
/** Many matches: they run only if the fast tests pass. */
const SLOW_TESTS = [
  'games/lirya/scenarios/full-turn.test.ts',
  'games/lirya/scenarios/secret-choices.test.ts',
  'games/lirya/scenarios/state-size.test.ts',
  'games/lirya/scenarios/random.test.ts',
  'games/lirya/fuzz.test.ts',
];
const STAGES = [[...FAST_TESTS, ...SLOW_TESTS.flatMap((test) => ['--exclude', test])], SLOW_TESTS];
/** A mutant may loop forever: it is noticed when the tests take this many times as long as without a change. */
const SLOWEST = 5;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: 'mutants' },
    jobs: { type: 'string', default: '2' },
    least: { type: 'string', default: '95' },
    help: { type: 'boolean', default: false },
  },
});
const [count, jobs, least] = [values.count, values.jobs, values.least].map(Number);
if (values.help || ![count, jobs, least].every((number) => number > 0)) {
  console.log(HELP);
  process.exit(values.help ? 0 : 2);
}

const orderOf = ({ path, mutant }) =>
  createHash('sha256').update(`${values.seed} ${path} ${mutant.start} ${mutant.text}`).digest('hex');

/** All mutants of all sources, in an order that depends on the seed alone. */
function listMutants() {
  const paths = SOURCES.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => `${folder}/${name}`),
  );
  return paths
    .flatMap((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      return findMutants(source).map((mutant) => ({ mutant, path, source }));
    })
    .toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
}

/** A copy of the project in which files can be changed. */
function createCopy(folder) {
  mkdirSync(folder);
  for (const name of COPIED)
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (path) => !/[\\/](node_modules|dist|out)$/.test(path),
    });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
}

/** Whether the tests of a stage pass; false if they take longer than the limit. */
function stagePasses(folder, stage, limit) {
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--project', 'isolated', '--bail', '1', '--reporter', 'dot', ...stage];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: 'ignore' });
  const timer = setTimeout(() => child.kill('SIGKILL'), limit);
  return new Promise((resolve) => {
    child.on('exit', (code) => {
      clearTimeout(timer);
      resolve(code === 0);
    });
  });
}

async function testsPass(folder, limit) {
  for (const stage of STAGES) if (!(await stagePasses(folder, stage, limit))) return false;
  return true;
}

const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
const mutants = listMutants().slice(0, count);
const survivors = [];
let done = 0;

async function work(copy, limit) {
  for (let next = mutants.shift(); next !== undefined; next = mutants.shift()) {
    const { mutant, path, source } = next;
    writeFileSync(join(copy, path), applyMutant(source, mutant));
    if (await testsPass(copy, limit)) {
      survivors.push(next);
      console.log(`not noticed: ${path}:${describeMutant(source, mutant)}`);
    }
    writeFileSync(join(copy, path), source);
    done++;
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${count}, ${survivors.length} not noticed`);
  }
}

try {
  const copies = Array.from({ length: jobs }, (_, job) => join(folder, `${job}`));
  copies.forEach(createCopy);
  const began = performance.now();
  if (!(await testsPass(copies[0], 3_600_000))) throw new Error('The tests fail without a change.');
  const limit = SLOWEST * jobs * (performance.now() - began);
  await Promise.all(copies.map((copy) => work(copy, limit)));
  const share = (100 * (done - survivors.length)) / done;
  console.log(`${done - survivors.length} of ${done} changes noticed: ${share.toFixed(1)} %`);
  process.exitCode = share < least ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
