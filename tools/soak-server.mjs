/** Runs the tests and measurements of the server at full size, one after another, and continues where it was interrupted. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';

const HELP = `npm run soak:server -- [OPTIONS]

  --only NAMES     only these steps, separated by commas
  --scale N        the size, 1 (default) for all of it; the verdicts of measurements only count at full size
  --baseline DIR   version 0.1, a clone of it with its packages, for the comparison of speed
  --again          repeats steps that have passed
  --list           lists the steps with their approximate minutes on two idle cores

Every step that has passed for the present commit is kept in out/soak-server.json and not repeated.
It needs an otherwise idle machine.
`;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    scale: { type: 'string', default: '1' },
    baseline: { type: 'string' },
    again: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const scale = Number(values.scale);
if (values.help || !(scale > 0 && scale <= 1)) {
  console.error(HELP);
  process.exit(values.help ? 0 : 2);
}

const scaled = (full, least) => String(Math.max(least, Math.round(full * scale)));
const LOAD = ['--tables', scaled(1000, 20), '--seconds', scaled(60, 5), '--minutes', '60'];
const bench = (...args) => ['npm', 'run', '--silent', 'bench:server', '--', ...LOAD, ...args];
/** The report of the tests of the latest step. */
const TEST_REPORT = 'out/soak-server-tests.json';
const SOAK =
  `npx vitest run --mode soak --reporter default --reporter json --outputFile ${TEST_REPORT}`.split(' ');
const soak = (path, name) => [...SOAK, path, ...(name === undefined ? [] : ['-t', name])];
const baseline = values.baseline === undefined ? [] : ['--baseline', values.baseline];

/** Name, approximate minutes, command. */
const STEPS = [
  ['load', 12, bench('--rate', scaled(500, 20), ...baseline)],
  [
    'attacks',
    10,
    bench('--rate', scaled(200, 20), '--no-load', '--storage', 'libsql', '--attacks', scaled(4, 1)),
  ],
  [
    'hostile',
    10,
    bench(
      '--rate',
      scaled(500, 20),
      '--no-load',
      '--hostile',
      scaled(200, 10),
      '--silent',
      scaled(5000, 100),
    ),
  ],
  ['kill-libsql', 15, soak('apps/server/crash/server-crash.test.ts', 'libsql.*at any moment')],
  ['kill-postgres', 20, soak('apps/server/crash/server-crash.test.ts', 'PostgreSQL.*at any moment')],
  [
    'fault-points',
    90,
    soak('apps/server/crash/server-crash.test.ts', 'after append|after commit|before acknowledge'),
  ],
  ['workers', 10, soak('apps/server/crash/worker-crash.test.ts')],
  ['storage-kills', 10, soak('apps/server/storage/crash')],
  ['disk', 1, soak('apps/server/storage/open-libsql.test.ts', 'disk is full')],
  ['database-down', 1, soak('apps/server/end-to-end/database-down.test.ts')],
  ['clock', 3, soak('apps/server/end-to-end/clock-jumps.test.ts')],
  ['flipped-bytes', 5, soak('apps/server/storage/salvage/flipped-bytes.test.ts')],
  ['messages', 15, soak('apps/server/hostile/hostile.test.ts')],
  ['content', 20, soak('apps/server/hostile/hostile-content.test.ts')],
  ['leaks', 30, soak('apps/server/end-to-end/leaks.test.ts')],
  ['several-servers', 40, soak('apps/server/crash/shared-database.test.ts')],
];

const only = values.only?.split(',');
const unknown = only?.find((name) => !STEPS.some(([step]) => step === name));
if (unknown !== undefined) {
  console.error(`soak: there is no step ${unknown}; --list shows them`);
  process.exit(2);
}
const chosen = STEPS.filter(([name]) => only === undefined || only.includes(name));
if (values.list) {
  for (const [name, minutes, command] of chosen)
    console.log(
      `${name.padEnd(16)}${String(minutes).padStart(3)} min  ${command.map((word) => (/[ *|]/.test(word) ? `'${word}'` : word)).join(' ')}`,
    );
  process.exit();
}

/** A name that fits no test must not count as a success. */
function hasTests() {
  if (!existsSync(TEST_REPORT)) return false;
  return JSON.parse(readFileSync(TEST_REPORT, 'utf8')).numPassedTests > 0;
}

const FILE = 'out/soak-server.json';
const commit = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).stdout.trim();
const passed = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
const results = [];
for (const [i, [name, minutes, [program, ...args]]] of chosen.entries()) {
  const key = `${commit} ${scale} ${values.baseline ?? ''} ${name}`;
  if (passed[key] !== undefined && !values.again) {
    results.push([name, `passed before, in ${passed[key]} s`]);
    continue;
  }
  console.log(
    `\n${i + 1} of ${chosen.length}: ${name}, about ${Math.ceil(minutes * scale)} min at this size`,
  );
  const begun = Date.now();
  const isTest = args.includes(TEST_REPORT);
  if (isTest) rmSync(TEST_REPORT, { force: true });
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, LUDOTECA_SCALE: String(scale) },
    shell: process.platform === 'win32',
  });
  const seconds = Math.round((Date.now() - begun) / 1000);
  const isPassed = status === 0 && (!isTest || hasTests());
  results.push([name, `${isPassed ? 'passed' : 'FAILED'}, in ${seconds} s`]);
  if (!isPassed) continue;
  passed[key] = seconds;
  mkdirSync('out', { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(passed, undefined, 2)}\n`);
}

console.log();
for (const [name, result] of results) console.log(`${name.padEnd(16)}${result}`);
process.exit(results.some(([, result]) => result.startsWith('FAILED')) ? 1 : 0);
