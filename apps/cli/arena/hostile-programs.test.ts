/** Hostile programs in a tournament: each is contained, and the report names its failure. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { scaleVolume } from '@ludoteca/testkit';
import {
  ANSWERING_PROGRAMS,
  ENDING_PROGRAMS,
  FLOODING_PROGRAMS,
  GREEDY_PROGRAMS,
  INVALID_UTF8,
  LATE_PROGRAMS,
  LOCKING_PROGRAM,
  PROCESS_MARK,
  SPYING_PROGRAMS,
} from '../../../players/process/referee/hostile-programs.testing.ts';
import {
  freshFolder,
  listProcesses,
  workingLevels,
} from '../../../players/process/referee/programs.testing.ts';
import { callCli } from '../testing/cli.testing.ts';

const levels = await workingLevels();
const isIsolated = levels.some((level) => level !== 'none');
/** Devices are private only if root creates them, and bubblewrap shares the files of the system. */
const locksArePrivate = levels[0] === 'unshare' && process.getuid?.() === 0;

/** Rounds of the whole volume. */
const ROUNDS = 20;

type ProgramTexts = { readonly [name: string]: string };

interface HostileTournament {
  /** The reason and the evidence of each player, from every match. */
  readonly reasons: ReadonlyMap<string, ReadonlySet<string>>;
  readonly evidence: (name: string) => string;
  readonly report: string;
}

/** Lets the first player meet all others. The protocol is given, because asking late programs would take long. */
async function playGauntlet(first: string, programs: ProgramTexts, time: number): Promise<HostileTournament> {
  const folder = await freshFolder();
  const players = Object.entries(programs).map(([name, text]) => {
    mkdirSync(join(folder, name), { mode: 0o755 });
    const player = join(folder, name, 'bot');
    writeFileSync(player, text, { mode: 0o755 });
    return { name, player, protocol: 'json' };
  });
  const file = join(folder, 'cup.json');
  writeFileSync(file, JSON.stringify({ players: [':greedy', ...players], gauntlet: first, time, seed: '1' }));
  const out = join(folder, 'out');
  const words = ['--tournament', file, '--rounds', String(scaleVolume(ROUNDS)), '--jobs', '8', '--out', out];
  const { exit, err } = await callCli(['arena', 'rumour', ...words]);
  expect({ exit, err: err.filter((line) => line.startsWith('ludoteca')) }).toEqual({ exit: 0, err: [] });
  await vi.waitFor(async () => expect(await listProcesses(new Set(), PROCESS_MARK)).toEqual([]), {
    timeout: 300_000,
  });
  const rows = readFileSync(join(out, 'results.csv'), 'utf8')
    .split('\n')
    .map((line) => line.split(','));
  const rowsOf = (name: string): readonly string[][] => rows.filter((row) => row[3] === name);
  return {
    reasons: new Map(
      ['greedy', ...Object.keys(programs)].map((name) => [
        name,
        new Set(rowsOf(name).map((row) => row[9] ?? '')),
      ]),
    ),
    evidence: (name) => rowsOf(name)[0]?.slice(10).join(',') ?? '',
    report: readFileSync(join(out, 'report/en/index.html'), 'utf8'),
  };
}

/** Every program of a group has the same reason in all its matches. */
const expectReason = (programs: ProgramTexts, reason: string) =>
  Object.keys(programs).map((name) => [name, new Set([reason])] as const);

test('programs that do not answer in time are late, and the report says what was awaited', async () => {
  const { reasons, evidence, report } = await playGauntlet('greedy', LATE_PROGRAMS, 300);
  expect(reasons).toEqual(
    new Map([['greedy', new Set([''])], ...expectReason(LATE_PROGRAMS, 'withdrawal: late')]),
  );
  expect(evidence('drips-bytes')).toMatch(/""part"":""x+""/);
  for (const name of Object.keys(LATE_PROGRAMS)) expect(evidence(name)).toContain('""awaited"":');
  for (const name of Object.keys(LATE_PROGRAMS)) expect(report).toContain(`>${name}</a>`);
});

test.runIf(isIsolated)('programs that attack the machine or each other are contained and named', async () => {
  const lockers = locksArePrivate
    ? { 'locks-files': LOCKING_PROGRAM, 'locks-them-too': LOCKING_PROGRAM }
    : {};
  const programs = {
    ...(locksArePrivate ? lockers : { first: ANSWERING_PROGRAMS['ignores-signals'] }),
    ...FLOODING_PROGRAMS,
    ...ENDING_PROGRAMS,
    ...GREEDY_PROGRAMS,
    'writes-invalid-utf8': INVALID_UTF8,
    ...ANSWERING_PROGRAMS,
    ...SPYING_PROGRAMS,
  };
  const first = Object.keys(programs)[0] ?? '';
  const { reasons, evidence, report } = await playGauntlet(first, programs, 120_000);
  const memory = reasons.get('allocates-memory') ?? new Set();
  expect([...memory].every((reason) => /^withdrawal: (ended|memory|signal)$/.test(reason))).toBe(true);
  expect(reasons).toEqual(
    new Map([
      ['greedy', new Set([''])],
      [first, new Set([''])],
      ...expectReason(lockers, ''),
      ...expectReason(FLOODING_PROGRAMS, 'withdrawal: flood'),
      ...expectReason(ENDING_PROGRAMS, 'withdrawal: ended'),
      ...expectReason(GREEDY_PROGRAMS, 'withdrawal: ended'),
      ['allocates-memory', memory],
      ['writes-invalid-utf8', new Set(['lapse: refused'])],
      ...expectReason(ANSWERING_PROGRAMS, ''),
      ...expectReason(SPYING_PROGRAMS, ''),
    ]),
  );
  expect(evidence('writes-invalid-utf8')).toContain(String.raw`caf\\xe9 \\xff`);
  expect(evidence('writes-a-long-line')).toMatch(/DISCARD x+…/);
  expect(evidence('leaves-a-session')).toContain('""code"":3');
  for (const name of Object.keys(programs)) expect(report).toContain(`>${name}</a>`);
});
