/** Runs bundled test files in one process, once or for each mutant that its parent process names. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import { Script } from 'node:vm';

const require = createRequire(import.meta.url);
/** The assertions of Vitest, which gives them away only inside of its own workers. */
const fromVitest = createRequire(require.resolve('vitest'));
const load = (name) => import(pathToFileURL(fromVitest.resolve(name)).href);

const { JestAsymmetricMatchers, JestChaiExpect, JestExtend, ASYMMETRIC_MATCHERS_OBJECT, chai, setState } =
  await load('@vitest/expect');
for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);
const expect = Object.assign((value, message) => chai.expect(value, message), {
  ...chai.expect,
  ...globalThis[ASYMMETRIC_MATCHERS_OBJECT],
});
expect.soft = expect;
setState({ assertionCalls: 0, isExpectingAssertions: false, testPath: '' }, expect);

let active;
/** The mutants that a test meets; undefined while a mutant is tested. */
let met;
let turns = 0;
/** A test that meets its mutant more often than this loops forever. */
const MOST_TURNS = 30_000_000;
globalThis.isMutant = (id) => {
  met?.add(id);
  if (id !== active) return false;
  if (++turns > MOST_TURNS) throw new Error('This mutant loops forever.');
  return true;
};

/** The rows of `test.each`, as arguments of the test. */
const rowsOf = (table) => [...table].map((row) => (Array.isArray(row) ? row : [row]));

const each = (define) => (table) => (name, run) =>
  rowsOf(table).forEach((row, index) => define(`${format(name, ...row)} #${index}`, () => run(...row)));

/** The part of Vitest that the tests use. */
function createVitest(tests) {
  let scope = '';
  const test = (name, run) => tests.push({ name: scope + name, run });
  const describe = (name, define) => {
    const outer = scope;
    scope += `${name} > `;
    define();
    scope = outer;
  };
  test.each = each(test);
  describe.each = each(describe);
  return { expect, test, it: test, describe, vi: { resetModules() {} } };
}

const files = new Map();

/** Runs a bundled file with modules of its own. Returns what it exports. */
function runFile(path, vitest) {
  let script = files.get(path);
  if (script === undefined) {
    const code = readFileSync(path, 'utf8');
    script = new Script(`(function (require, module, exports) {${code}\n})`, { filename: path });
    files.set(path, script);
  }
  const requireHere = (name) => (name === 'vitest' ? vitest : require(name));
  const bundle = { exports: {} };
  script.runInThisContext()(requireHere, bundle, bundle.exports);
  return bundle.exports;
}

/** The tests of a bundled file. */
function openFile(path) {
  const tests = [];
  runFile(path, createVitest(tests));
  return tests;
}

/** Which mutants each test meets, and how long it takes. */
async function examine(paths) {
  const found = [];
  for (const path of paths) {
    met = new Set();
    const tests = openFile(path);
    const atLoading = met;
    for (const { name, run } of tests) {
      met = new Set(atLoading);
      const began = performance.now();
      await run();
      found.push({ path, name, mutants: [...met], time: performance.now() - began });
    }
  }
  met = undefined;
  return found;
}

/** The first test that notices a mutant; undefined if none does. */
async function findTest(mutant, paths, chosen) {
  [active, turns] = [mutant, 0];
  for (const path of paths) {
    const names = new Set(chosen[path]);
    try {
      for (const { name, run } of openFile(path)) if (names.has(name)) await run();
    } catch (error) {
      return `${path}: ${error.message}`;
    }
  }
  return undefined;
}

/** What happens in random matches, and how often they meet the mutant. */
function trace(mutant, { path, count }) {
  [active, turns] = [mutant, 0];
  const { traceMatches } = runFile(path);
  try {
    return { hash: traceMatches(count), turns };
  } catch (error) {
    return { hash: error.message, turns };
  }
}

process.on('message', async ({ mutant, paths, chosen, matches }) => {
  try {
    const reply =
      matches !== undefined
        ? trace(mutant, matches)
        : chosen === undefined
          ? await examine(paths)
          : await findTest(mutant, paths, chosen);
    process.send?.({ reply });
  } catch (error) {
    process.send?.({ failure: error.stack });
  }
});
