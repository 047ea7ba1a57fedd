/** The sentences about archive files that cannot be used. */
import type { ArchiveDamage, VerificationFailure, AnyParts } from '@ludoteca/kernel';
import type { GameTexts } from '@ludoteca/kit';
import { formatReasons } from '../args/game-args.ts';
import { MAX_FILE_BYTES, type ReadProblem } from './read-file.ts';
import { toSingleLine, quote } from '../terminal/sanitize.ts';

/** In the order in which they are detected. */
export type ArchiveProblem =
  | { readonly readProblem: ReadProblem }
  | { readonly damage: ArchiveDamage }
  | { readonly unknownGame: string; readonly known: readonly string[] }
  | { readonly failure: VerificationFailure; readonly texts: GameTexts<AnyParts> };

export function formatArchiveProblem(problem: ArchiveProblem): string {
  if ('readProblem' in problem) return formatReadProblem(problem.readProblem);
  if ('damage' in problem) return formatDamage(problem.damage);
  if ('unknownGame' in problem)
    return `field "game": no game is called ${quote(problem.unknownGame)}; there are ${problem.known.join(', ')}`;
  return formatVerificationFailure(problem.failure, problem.texts);
}

const formatMebibytes = (size: number): string => `${Math.ceil(size / 2 ** 20)} MiB`;

export function formatReadProblem(readProblem: ReadProblem): string {
  switch (readProblem.what) {
    case 'missing':
      return 'there is no such file';
    case 'no file':
      return 'this is not a file';
    case 'gzip':
      return 'it is packed with gzip, and damaged or cut off';
    case 'too large':
      return `the file has ${formatMebibytes(readProblem.size)}; more than ${formatMebibytes(MAX_FILE_BYTES)} are not read`;
    case 'unpacks too large':
      return `it unpacks to more than ${formatMebibytes(MAX_FILE_BYTES)}, which are not read`;
    case 'unreadable':
      return `it cannot be read: ${toSingleLine(readProblem.why)}`;
  }
}

function formatDamage({ what, line, field, entry, facts }: ArchiveDamage): string {
  switch (what) {
    case 'foreign':
      return 'this is not a Ludoteca archive';
    case 'cut off':
      return `the file is cut off: it ends at line ${line} without the checksum line`;
    case 'checksum':
      return line === 0
        ? 'the checksum does not match: the file was changed'
        : `the checksum does not match: line ${line} is broken`;
    case 'syntax':
      return `line ${line} is not a JSON object that an archive may hold`;
    case 'spelling':
      return `line ${line} is not in canonical spelling (keys in order, no spaces)`;
    case 'newer': {
      const { given, known } = facts as { readonly given: number; readonly known: number };
      return `field "archive": the file has format ${given}; this program reads up to ${known}, update it`;
    }
    case 'field':
      return `line ${line}: field ${quote(field ?? '')} is missing, unknown or of the wrong kind`;
    case 'chain':
      return entry === 0
        ? 'the header was changed: its link of the chain does not match (line 1)'
        : `entry ${entry} was changed: its link of the chain does not match (line ${line})`;
  }
}

function formatVerificationFailure(failure: VerificationFailure, texts: GameTexts<AnyParts>): string {
  const { entry, what } = failure;
  const because = 'reasons' in failure ? formatReasons(texts, failure.reasons) : '';
  switch (what) {
    case 'game':
      return `field "game": it is ${quote(String(failure.given))}, not "${failure.known}"`;
    case 'version':
      return `field "version": it was played by version ${failure.given} of the rules; this program has ${failure.known}`;
    case 'start':
      return `the header cannot start a match: ${because}`;
    case 'illegal':
      return `entry ${entry} is illegal: ${because}`;
    case 'over':
      return `entry ${entry} comes after the end of the match`;
    case 'wrong seat':
      return `entry ${entry} is a lapse of a seat that was not asked`;
    case 'fault':
      return `entry ${entry} makes a rule fail: ${toSingleLine(failure.fault ?? 'no reason given')}`;
    case 'position':
      return `the position after entry ${entry} is not the recorded one`;
    case 'outcome':
      return `the outcome after entry ${entry} is not the recorded one`;
    case 'digest':
      return `the digest of the position after the last entry, ${entry}, does not match`;
  }
}
