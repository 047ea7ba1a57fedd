/** The results of a tournament for other programs: CSV and JSON. */
import { at } from '@ludoteca/kernel';
import {
  failuresOf,
  findWithdrawal,
  type PlayedMatch,
  type TournamentPlan,
  type TournamentTables,
} from '@ludoteca/players/arena';
import { replaceUnprintable } from '../terminal/sanitize.ts';
import { classifyFailure } from './failure-reasons.ts';
import { listSkipped, type SkippedSubmission } from './submission-report.ts';

const quoteCsv = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const HEADINGS = [
  'match',
  'seed',
  'seat',
  'player',
  'opponents',
  'place',
  'points',
  'entries',
  'lapses',
  'reason',
  'evidence',
];

/** One row for each player of each match, in the order of the schedule, then one for each submission that does not take part. */
export const formatResultsCsv = (plan: TournamentPlan, { matches }: TournamentTables): string =>
  [
    HEADINGS,
    ...matches.flatMap((match) => match.playerBySeat.map((_, seat) => toCsvRow(plan, match, seat))),
    ...listSkipped(plan).map(toSkippedRow),
  ]
    .map((row) => `${row.map(quoteCsv).join(',')}\n`)
    .join('');

function toCsvRow({ players }: TournamentPlan, match: PlayedMatch, seat: number): readonly string[] {
  const { result, playerBySeat, number, seed, points } = match;
  const nameAt = (index: number): string => at(players, at(playerBySeat, index)).name;
  const opponents = playerBySeat.map((_, other) => other).filter((other) => other !== seat);
  const failure = findWithdrawal(result, seat) ?? failuresOf(result).find((lapse) => lapse.seat === seat);
  return [
    String(number),
    seed,
    String(seat + 1),
    nameAt(seat),
    opponents.map(nameAt).join(' '),
    String(at(result.places, seat)),
    String(at(points, seat)),
    String(result.entries),
    String(at(result.lapses, seat)),
    failure === undefined ? '' : `${failure.kind}: ${classifyFailure(failure.note)}`,
    failure === undefined ? '' : JSON.stringify(failure.note),
  ];
}

function toSkippedRow({ name, reason }: SkippedSubmission): readonly string[] {
  const { what, ...evidence } = reason;
  const cells = new Map([
    ['player', replaceUnprintable(name)],
    ['reason', `skipped: ${what}`],
    ['evidence', Object.keys(evidence).length === 0 ? '' : JSON.stringify(evidence)],
  ]);
  return HEADINGS.map((heading) => cells.get(heading) ?? '');
}

/** The tables as one JSON value. Infinite errors are null. */
export const toJsonTables = (plan: TournamentPlan, tables: TournamentTables): object => ({
  game: plan.game,
  seed: plan.seed,
  seats: plan.seats,
  rounds: plan.rounds,
  settings: plan.settings,
  clock: plan.clock,
  matches: tables.matches.length,
  scheduled: tables.scheduled,
  faults: tables.faults.map(({ number, result }) => ({ match: number, fault: result.fault })),
  sprt: tables.sprt ?? null,
  players: tables.rows.map(({ player, ...row }) => ({
    ...at(plan.players, player),
    ...row,
    elo: row.elo ?? null,
  })),
  pairs: tables.pairs,
  skipped: listSkipped(plan).map(({ name, reason: { what, ...evidence } }) =>
    Object.assign({ name, reason: what }, evidence),
  ),
});
