/** Compares the options of a continued tournament with its plan: what is given must be what it began with. */
import { isAbsolute, resolve } from 'node:path';
import { canonicalJson } from '@ludoteca/kernel';
import type { ByLanguage } from '@ludoteca/kit';
import type { TournamentPlan } from '@ludoteca/players/arena';
import { formatPath, quoteIfUnsafe } from '../terminal/sanitize.ts';
import type { PlayerRequest, TournamentRequest } from './plan-tournament.ts';

/** The sentences about differences, which are parts of one. */
interface DifferenceTexts {
  was(option: string, planned: string, given: string): string;
  wasAbsent(option: string): string;
  players(planned: readonly string[]): string;
  submissions(planned: readonly string[]): string;
}

const differenceTexts: ByLanguage<DifferenceTexts> = {
  it: {
    was: (option, planned, given) => `${option} era ${planned}, non ${given}`,
    wasAbsent: (option) => `${option} non era indicato`,
    players: (planned) =>
      planned.length === 0 ? 'non era indicato alcun PLAYER' : `i PLAYER erano ${planned.join(' ')}`,
    submissions: (planned) =>
      planned.length === 0 ? '--submissions non era indicato' : `--submissions era ${planned.join(', ')}`,
  },
  en: {
    was: (option, planned, given) => `${option} was ${planned}, not ${given}`,
    wasAbsent: (option) => `${option} was not given`,
    players: (planned) =>
      planned.length === 0 ? 'no PLAYER was given' : `the PLAYERs were ${planned.join(' ')}`,
    submissions: (planned) =>
      planned.length === 0 ? '--submissions was not given' : `--submissions was ${planned.join(', ')}`,
  },
  pt: {
    was: (option, planned, given) => `${option} era ${planned}, não ${given}`,
    wasAbsent: (option) => `${option} não tinha sido indicado`,
    players: (planned) =>
      planned.length === 0 ? 'nenhum PLAYER tinha sido indicado' : `os PLAYERs eram ${planned.join(' ')}`,
    submissions: (planned) =>
      planned.length === 0
        ? '--submissions não tinha sido indicado'
        : `--submissions era ${planned.join(', ')}`,
  },
};

/** Describes each given option that differs from the plan. Options that are absent do not differ. */
export const findDifferences = (
  plan: TournamentPlan,
  request: TournamentRequest,
): ByLanguage<readonly string[]> => ({
  it: describeDifferences(plan, request, differenceTexts.it),
  en: describeDifferences(plan, request, differenceTexts.en),
  pt: describeDifferences(plan, request, differenceTexts.pt),
});

function describeDifferences(
  plan: TournamentPlan,
  request: TournamentRequest,
  texts: DifferenceTexts,
): readonly string[] {
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
          ? texts.wasAbsent(option)
          : texts.was(option, formatValue(planned), formatValue(given)),
      ),
    ...comparePlayers(plan, request.players, texts),
    ...compareSubmissions(plan, request.from, texts),
  ];
}

const isSame = (planned: unknown, given: unknown): boolean =>
  planned !== undefined && canonicalJson(planned) === canonicalJson(given);

const formatValue = (value: unknown): string =>
  quoteIfUnsafe(typeof value === 'string' ? value : JSON.stringify(value));

/** Programs of submissions have relative paths. */
function comparePlayers(
  { players }: TournamentPlan,
  given: readonly PlayerRequest[],
  texts: DifferenceTexts,
): readonly string[] {
  if (given.length === 0) return [];
  const planned = players.flatMap(({ kind, source }) =>
    kind === 'built-in' ? [`:${source}`] : isAbsolute(source) ? [source] : [],
  );
  const words = given.map(({ word }) => (word.startsWith(':') ? word : resolve(word)));
  return isSame(planned, words) ? [] : [texts.players(planned.map(formatPath))];
}

function compareSubmissions(
  { submissions = [] }: TournamentPlan,
  from: readonly string[],
  texts: DifferenceTexts,
): readonly string[] {
  const given = from.map((path) => resolve(path));
  return from.length === 0 || isSame(submissions, given)
    ? []
    : [texts.submissions(submissions.map(formatPath))];
}
