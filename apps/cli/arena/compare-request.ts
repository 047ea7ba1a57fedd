/** Compares the options of a continued tournament with its plan: what is given must be what it began with. */
import { isAbsolute, resolve } from 'node:path';
import { canonicalJson } from '@ludoteca/kernel';
import type { TournamentPlan } from '@ludoteca/players/arena';
import { formatPath, quoteIfUnsafe } from '../terminal/sanitize.ts';
import type { PlayerRequest, TournamentRequest } from './plan-tournament.ts';

const messages = {
  was: (option: string, planned: string, given: string) => `${option} was ${planned}, not ${given}`,
  wasAbsent: (option: string) => `${option} was not given`,
  players: (planned: readonly string[]) =>
    planned.length === 0 ? 'no PLAYER was given' : `the PLAYERs were ${planned.join(' ')}`,
  submissions: (planned: readonly string[]) =>
    planned.length === 0 ? '--submissions was not given' : `--submissions was ${planned.join(', ')}`,
};

/** Describes each given option that differs from the plan. Options that are absent do not differ. */
export function findDifferences(plan: TournamentPlan, request: TournamentRequest): readonly string[] {
  const { seats, rounds, seed, clock, matchTime, points, gauntlet, sprt, settings } = request;
  const pairs: readonly (readonly [option: string, planned: unknown, given: unknown])[] = [
    ['--seats', plan.seats, seats],
    ['--rounds', plan.rounds, rounds],
    ['--seed', plan.seed, seed],
    ['--time', plan.clock, clock],
    ['--match-time', plan.matchClock === undefined ? undefined : plan.matchClock / 1000, matchTime],
    ['points', plan.points, points],
    ['--gauntlet', plan.gauntlet, gauntlet],
    ['--sprt', plan.sprt && [plan.sprt.elo0, plan.sprt.elo1], sprt],
    ...Object.entries(settings).map(([key, value]) => [`--set ${key}`, plan.settings[key], value] as const),
  ];
  return [
    ...pairs
      .filter(([, planned, given]) => given !== undefined && !isSame(planned, given))
      .map(([option, planned, given]) =>
        planned === undefined
          ? messages.wasAbsent(option)
          : messages.was(option, formatValue(planned), formatValue(given)),
      ),
    ...comparePlayers(plan, request.players),
    ...compareSubmissions(plan, request.from),
  ];
}

const isSame = (planned: unknown, given: unknown): boolean =>
  planned !== undefined && canonicalJson(planned) === canonicalJson(given);

const formatValue = (value: unknown): string =>
  quoteIfUnsafe(typeof value === 'string' ? value : JSON.stringify(value));

/** Programs of submissions have relative paths. */
function comparePlayers({ players }: TournamentPlan, given: readonly PlayerRequest[]): readonly string[] {
  if (given.length === 0) return [];
  const planned = players.flatMap(({ kind, source }) =>
    kind === 'built-in' ? [`:${source}`] : isAbsolute(source) ? [source] : [],
  );
  const words = given.map(({ word }) => (word.startsWith(':') ? word : resolve(word)));
  return isSame(planned, words) ? [] : [messages.players(planned.map(formatPath))];
}

function compareSubmissions(
  { submissions = [] }: TournamentPlan,
  from: readonly string[],
): readonly string[] {
  const given = from.map((path) => resolve(path));
  return from.length === 0 || isSame(submissions, given)
    ? []
    : [messages.submissions(submissions.map(formatPath))];
}
