/** The journal of a tournament, which is the plan, results and extensions: lines of JSON, each with a checksum that covers all lines before it. */
import { canonicalJson, ok, parseJson, refuse, type Result, schema, sha256Hex } from '@ludoteca/kernel';
import {
  matchResult,
  type MatchResult,
  TOURNAMENT_LIMITS,
  tournamentPlan,
  type TournamentPlan,
} from './tournament.ts';

const { integer, object, pattern } = schema;
const CHECKSUM_LENGTH = 16;
const checksum = pattern(/^[\da-f]{16}$/, CHECKSUM_LENGTH);

const headerLine = object({ plan: tournamentPlan, checksum });
const resultLine = object({ result: matchResult, checksum });
/** The number of rounds is raised. */
const extensionLine = object({ rounds: integer(1, TOURNAMENT_LIMITS.rounds), checksum });

/** A value as it is read back from a journal, so that results do not depend on whether they were: fields are in canonical order. */
export const toJournalValue = <T>(value: T): T => JSON.parse(canonicalJson(value)) as T;

/** The checksum of a line depends on the line before it, so that lines can be neither exchanged nor removed. */
const computeChecksum = (previous: string, content: unknown): string =>
  sha256Hex(`${previous} ${canonicalJson(content)}`).slice(0, CHECKSUM_LENGTH);

/** Creates the lines of a journal in the order in which they are appended. */
export class JournalWriter {
  private last: string;

  /** `last` is the checksum of the last line of a journal that is continued. */
  constructor(last = '') {
    this.last = last;
  }

  /** Creates the first line. */
  formatPlan(plan: TournamentPlan): string {
    this.last = computeChecksum('', plan);
    return `${canonicalJson({ plan, checksum: this.last })}\n`;
  }

  formatResult(result: MatchResult): string {
    this.last = computeChecksum(this.last, result);
    return `${canonicalJson({ result, checksum: this.last })}\n`;
  }

  /** Creates the line that raises the number of rounds. */
  formatExtension(rounds: number): string {
    this.last = computeChecksum(this.last, rounds);
    return `${canonicalJson({ rounds, checksum: this.last })}\n`;
  }
}

/** A journal that was read. */
export interface Journal {
  /** With all extensions. */
  readonly plan: TournamentPlan;
  /** In the order in which the matches were finished. */
  readonly results: readonly MatchResult[];
  /** The checksum of the last complete line. */
  readonly checksum: string;
  /** Length of the complete lines, in characters; more is a line that was cut off. */
  readonly length: number;
}

/** Why a file cannot be continued: it is no journal, or one of its lines, counted from 1, is damaged. */
export type JournalDamage =
  | { readonly what: 'foreign' }
  | { readonly what: 'damaged'; readonly line: number };

/** Parses a journal. Only its last line may be incomplete, since a line that was written is durable. */
export function parseJournal(text: string): Result<Journal, JournalDamage> {
  const end = text.lastIndexOf('\n') + 1;
  const [first = '', ...lines] = text.slice(0, end).split('\n').slice(0, -1);
  const header = parseJson(headerLine, first);
  if (header === undefined || header.checksum !== computeChecksum('', header.plan))
    return refuse({ what: 'foreign' });
  const results: MatchResult[] = [];
  const seen = new Set<number>();
  let { rounds } = header.plan;
  let last = header.checksum;
  for (const [i, line] of lines.entries()) {
    const extension = parseJson(extensionLine, line);
    if (
      extension !== undefined &&
      extension.rounds > rounds &&
      extension.checksum === computeChecksum(last, extension.rounds)
    ) {
      ({ rounds, checksum: last } = extension);
      continue;
    }
    const parsed = parseJson(resultLine, line);
    const isIntact = parsed !== undefined && parsed.checksum === computeChecksum(last, parsed.result);
    if (!isIntact || seen.has(parsed.result.match)) return refuse({ what: 'damaged', line: i + 2 });
    seen.add(parsed.result.match);
    results.push(parsed.result);
    last = parsed.checksum;
  }
  return ok({ plan: { ...header.plan, rounds }, results, checksum: last, length: end });
}
