/** The entry point of `npm run bench`. Each game is measured in a process of its own, then all games in one. No test depends on it. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parseJson } from '@ludoteca/kernel';
import {
  type Measurement,
  type MeasurementsFile,
  measurementsFile,
  formatMeasurements,
} from './measurements.ts';
import { type BenchProcess, PROCESSES } from './processes.ts';

const HELP = `npm run bench -- [OPTIONS]

  --only TEXT     measures only rows whose name contains the text, for example "uno" or "copy";
                  can be repeated
  --rounds N      rounds of each row (default 9); the result is their median
  --save FILE     writes the measurements to a file
  --compare FILE  shows the change in speed since the measurements of that file
  --json          prints the measurements as JSON

Rows are measured in processor time. "alone": only this game plays in the process; "together": all games
do. The bare loop never changes, so shares of it can be compared between versions and machines.
`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    rounds: { type: 'string', default: '9' },
    save: { type: 'string' },
    compare: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
    /** Runs one of the processes in this one; used internally. */
    process: { type: 'string' },
  },
});

function fail(problem: string): never {
  console.error(`bench: ${problem}`);
  process.exit(2);
}

const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) fail('--rounds must be a whole number of at least 1');

const isSelected = (row: string): boolean =>
  values.only.length === 0 || values.only.some((text) => row.toLowerCase().includes(text.toLowerCase()));

function showProgress(name: string, round: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${name}, round ${round + 1}`.padEnd(60));
}

/** Runs one of the processes and returns its measurements. */
function runProcess({ name }: BenchProcess): readonly Measurement[] {
  const args = [fileURLToPath(import.meta.url), ...process.argv.slice(2), '--process', name];
  const { status, stdout } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const read = status === 0 ? parseJson(measurementsFile, stdout) : undefined;
  return read?.measurements ?? fail(`the measurement of ${name} failed`);
}

function readEarlier(file: string): MeasurementsFile {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    fail(`${file} cannot be read`);
  }
  return parseJson(measurementsFile, text) ?? fail(`${file} holds no measurements; write one with --save`);
}

if (values.help) {
  console.log(HELP);
} else if (values.process !== undefined) {
  const { name, run } = PROCESSES.find((one) => one.name === values.process) ?? fail('no such process');
  const measurements = await run({ rounds, isSelected, onRound: (round) => showProgress(name, round) });
  console.log(JSON.stringify({ node: process.version, rounds, measurements } satisfies MeasurementsFile));
} else {
  const earlier = values.compare === undefined ? undefined : readEarlier(values.compare);
  const selected = PROCESSES.filter(({ rows }) => rows.some(isSelected));
  if (selected.length === 0)
    fail(
      `no row contains ${values.only.join(' or ')}. Rows:\n${[...new Set(PROCESSES.flatMap(({ rows }) => rows))].join('\n')}`,
    );
  const measurements = selected.flatMap(runProcess);
  if (process.stderr.isTTY) process.stderr.write(`\r${''.padEnd(60)}\r`);
  const json = JSON.stringify(
    { node: process.version, rounds, measurements } satisfies MeasurementsFile,
    null,
    2,
  );
  if (values.save !== undefined) writeFileSync(values.save, `${json}\n`);
  console.log(values.json ? json : formatMeasurements(measurements, earlier?.measurements).join('\n'));
}
