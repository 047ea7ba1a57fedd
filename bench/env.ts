/** Benchmarks of `ludoteca env` with its Python client, next to plain `ludoteca sim`. Wall-clock time, since two programs work in turn. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import type { RowResult } from './measure.ts';

const PROGRAM = [process.execPath, join(process.cwd(), 'apps/cli/bin.mjs')] as const;
const CLIENT = join(process.cwd(), 'examples/python/ludoteca_env.py');
const BATCH = 256;
const STEPS = 200;
/** With the games of a simulation that take about a second. */
const GAMES = { uno: 20_000, lirya: 100 } as const;

function run(program: string, words: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`bench: ${program} ${words.join(' ')}: ${error?.message ?? stderr}`);
  return stdout;
}

function measureClient(game: string): number {
  const options = ['--batch', String(BATCH), '--steps', String(STEPS), '--command', ...PROGRAM];
  const printed = run('python3', [CLIENT, game, ...options]);
  return Number(/(\d+) steps per second/.exec(printed)?.[1]);
}

function measureSimulation(game: string, games: number): number {
  const [node, script] = PROGRAM;
  const words = ['sim', game, '--games', String(games), '--seed', '1', '--jobs', '1', '--json'];
  const { decisions, seconds } = JSON.parse(run(node, [script, ...words])) as {
    readonly decisions: number;
    readonly seconds: number;
  };
  return decisions / seconds;
}

export const measureEnv = async (): Promise<readonly RowResult[]> =>
  Object.entries(GAMES).flatMap(([game, games]) => [
    { name: `${game} env: Python, batch ${BATCH}`, unit: 'decisions/s', value: measureClient(game) },
    {
      name: `${game} env: plain sim, one thread`,
      unit: 'decisions/s',
      value: measureSimulation(game, games),
    },
  ]);
