/** Reports on submissions: whether each takes part, or why it does not, with the evidence. */
import { type BotFailure, formatBotFailure, type Language } from '@ludoteca/kit';
import type { ArenaPlayer, TournamentPlan } from '@ludoteca/players/arena';
import type { ProtocolKind, SubmissionProblem } from '@ludoteca/players/process';
import { quoteIfUnsafe, replaceUnprintable } from '../terminal/sanitize.ts';
import type { ProbeAttempt, ProtocolProbe } from './probe-protocol.ts';
import { type ArenaTexts, arenaTexts } from './texts/arena-texts.ts';

const MAX_OUTPUT_LINES = 20;
const MAX_OUTPUT_LINE = 300;

/** A submission is no program, or its program speaks no protocol. */
export type SkipReason =
  | SubmissionProblem
  | { readonly what: 'no protocol'; readonly attempts: readonly ProbeAttempt[] };

/** A submission that does not take part. */
export interface SkippedSubmission {
  readonly name: string;
  readonly reason: SkipReason;
}

export type SubmissionReport =
  | { readonly name: string; readonly player: ArenaPlayer; readonly probe: ProtocolProbe }
  | SkippedSubmission;

/** The submissions of a plan that do not take part. */
export const recordSkipped = (reports: readonly SubmissionReport[]): Pick<TournamentPlan, 'skipped'> => {
  const skipped = reports.filter((report) => 'reason' in report);
  return skipped.length === 0
    ? {}
    : { skipped: skipped as unknown as NonNullable<TournamentPlan['skipped']> };
};

/** Reasons are written by `recordSkipped`. */
export const listSkipped = ({ skipped = [] }: TournamentPlan): readonly SkippedSubmission[] =>
  skipped as unknown as readonly SkippedSubmission[];

/** Keeps the first lines of the output of a compiler. */
export const shortenOutput = (problem: SubmissionProblem): SubmissionProblem =>
  problem.what === 'build failed'
    ? {
        ...problem,
        output: problem.output
          .split('\n')
          .slice(0, MAX_OUTPUT_LINES)
          .map((line) => replaceUnprintable(line.slice(0, MAX_OUTPUT_LINE)))
          .join('\n'),
      }
    : problem;

/** One line, and further lines with the evidence. */
export function formatSubmissionReport(
  game: string,
  language: Language,
  report: SubmissionReport,
): readonly string[] {
  const name = quoteIfUnsafe(report.name);
  if ('player' in report) return [`${name}: ${formatProbe(game, language, report.probe)}`];
  const [first = '', ...evidence] = formatSkipReason(game, language, report.reason);
  return [
    `${name}: ${arenaTexts[language].submissions.skipped(first)}`,
    ...evidence.map((line) => `    ${line}`),
  ];
}

/** Describes what a program speaks. */
export function formatProbe(
  game: string,
  language: Language,
  { protocol = 'json', failure }: ProtocolProbe,
): string {
  const texts = arenaTexts[language].submissions;
  const spoken = nameProtocol(texts, game, protocol);
  return failure === undefined || failure.why === 'refused'
    ? texts.ready(spoken)
    : texts.unanswered(spoken, formatAttemptFailure(language, failure));
}

/** The first line says the reason, the others are evidence: the output of the compiler, or what was sent and what came back. */
export function formatSkipReason(game: string, language: Language, reason: SkipReason): readonly string[] {
  if (reason.what !== 'no protocol') return formatSubmissionProblem(language, reason);
  const texts = arenaTexts[language].submissions;
  return [
    texts['no protocol'],
    ...reason.attempts.map((attempt) => formatAttempt(texts, game, language, attempt)),
  ];
}

/** Why a submission is no program; the output of the compiler follows in further lines. */
export function formatSubmissionProblem(language: Language, problem: SubmissionProblem): readonly string[] {
  const texts = arenaTexts[language].submissions;
  switch (problem.what) {
    case 'several programs':
    case 'several mains':
    case 'other machine':
      return [texts[problem.what](problem.files.map(replaceUnprintable))];
    case 'copy':
      return [texts.copy(replaceUnprintable(problem.of))];
    case 'build failed':
      return [texts['build failed'], ...problem.output.split('\n').map(replaceUnprintable)];
    default:
      return [texts[problem.what]];
  }
}

function formatAttempt(
  texts: ArenaTexts['submissions'],
  game: string,
  language: Language,
  { protocol, sent, received, failure }: ProbeAttempt,
): string {
  const parts = [
    texts.sent(sent),
    received.length === 0 ? texts.receivedNothing : texts.received(received.join(' ⏎ ')),
    ...(failure === undefined || failure.why === 'refused' ? [] : [formatAttemptFailure(language, failure)]),
  ];
  return `${nameProtocol(texts, game, protocol)}: ${parts.join('; ')}`;
}

const formatAttemptFailure = (
  language: Language,
  failure: Exclude<BotFailure, { readonly why: 'refused' }>,
): string => replaceUnprintable(formatBotFailure(language, failure));

const nameProtocol = (texts: ArenaTexts['submissions'], game: string, protocol: ProtocolKind): string =>
  protocol === 'json' ? texts.json : texts.own(game);
