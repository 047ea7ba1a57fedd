/** Collects the programs of a folder of submissions, one in each subfolder, and reports each in one line. */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { at, refuse, type Result } from '@ludoteca/kernel';
import { type Language, formatBotFailure } from '@ludoteca/kit';
import type { ArenaPlayer } from '@ludoteca/players/arena';
import {
  hashFile,
  openSubmissionBuilder,
  type PreparedProgram,
  type ProtocolKind,
  type SubmissionBuilder,
  type SubmissionProblem,
} from '@ludoteca/players/process';
import type { IsolationMode } from '@ludoteca/kit';
import { replaceUnprintable, quoteIfUnsafe } from '../terminal/sanitize.ts';
import { PROGRAMS_FOLDER, toFileName } from './arena-folder.ts';
import type { Limiter } from './create-limiter.ts';
import { type ProbeOptions, type ProtocolProbe, probeProtocol } from './probe-protocol.ts';
import { type ArenaTexts, arenaTexts } from './texts/arena-texts.ts';

const MAX_NAME_LENGTH = 40;
const MAX_OUTPUT_LINES = 20;

/** A submission that takes part, or the reason why it does not. */
export interface SubmissionReport {
  readonly name: string;
  readonly player?: ArenaPlayer;
  /** One line, and the output of a failed build. */
  readonly lines: readonly string[];
}

export interface SubmissionOptions {
  readonly from: string;
  /** Folders of programs are numbered, because two submissions may have the same name. */
  readonly firstNumber: number;
  /** Names of submissions by the hash of their programs. */
  readonly owners: Map<string, string>;
  /** The folder of the tournament. */
  readonly folder: string;
  readonly isolation: IsolationMode;
  readonly language: Language;
  readonly probe: ProbeOptions;
  readonly limit: Limiter;
  readonly onReport: (report: SubmissionReport) => void;
}

/** Prepares all submissions, several at the same time, and reports them in the order of their names. */
export async function collectSubmissions(options: SubmissionOptions): Promise<readonly SubmissionReport[]> {
  const { from, isolation, firstNumber, onReport } = options;
  const names = readdirSync(from, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .toSorted();
  const builder = await openSubmissionBuilder(isolation);
  try {
    const builds = names.map((name, i) => build(name, firstNumber + i, builder, options));
    const reports = probeInOrder(names, builds, options);
    // A failure of any of them is reported by the first that is awaited below.
    for (const promise of [...builds, ...reports]) promise.catch(() => undefined);
    for (const report of reports) onReport(await report);
    return await Promise.all(reports);
  } finally {
    await builder.close();
  }
}

type BuiltProgram = Result<PreparedProgram, SubmissionProblem>;

function build(
  name: string,
  number: number,
  builder: SubmissionBuilder,
  { from, folder, limit }: SubmissionOptions,
): Promise<BuiltProgram> {
  if (name.length > MAX_NAME_LENGTH || /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(name))
    return Promise.resolve(refuse({ what: 'control characters' }));
  const target = join(folder, PROGRAMS_FOLDER, `${number}-${toFileName(name)}`);
  return limit(() => builder.prepare(join(from, name), target, name));
}

/** Finds out what the programs speak. Of identical programs the first in the order of names takes part. */
function probeInOrder(
  names: readonly string[],
  builds: readonly Promise<BuiltProgram>[],
  options: SubmissionOptions,
): readonly Promise<SubmissionReport>[] {
  let previous: Promise<unknown> = Promise.resolve();
  return names.map((name, i) => {
    const registered = previous.then(async () => registerProgram(name, await at(builds, i), options.owners));
    previous = registered;
    return registered.then((program) =>
      program.ok
        ? options.limit(() => probeSubmission(name, program.value, options))
        : refuseSubmission(name, program.problem, options.language),
    );
  });
}

function registerProgram(name: string, program: BuiltProgram, owners: Map<string, string>): BuiltProgram {
  if (!program.ok) return program;
  const { hash } = program.value;
  const owner = owners.get(hash);
  if (owner !== undefined) return refuse({ what: 'copy', of: owner });
  owners.set(hash, name);
  return program;
}

function refuseSubmission(name: string, problem: SubmissionProblem, language: Language): SubmissionReport {
  const texts = arenaTexts[language].submissions;
  const [first = '', ...output] = formatProblem(texts, problem);
  return { name, lines: [`${quoteIfUnsafe(name)}: ${texts.skipped(first)}`, ...output] };
}

async function probeSubmission(
  name: string,
  { path, hash }: PreparedProgram,
  { folder, language, probe }: SubmissionOptions,
): Promise<SubmissionReport> {
  const texts = arenaTexts[language].submissions;
  const { protocol, failure } = await probeProtocol(path, probe);
  if (protocol === undefined) return { name, lines: [`${name}: ${texts.skipped(texts.noProtocol)}`] };
  const player: ArenaPlayer = { name, kind: 'program', source: relative(folder, path), protocol, hash };
  const spoken = formatProbe(texts, probe.entry.game.id, language, { protocol, ...(failure && { failure }) });
  return { name, player, lines: [`${name}: ${spoken}`] };
}

/** Describes what a program speaks. */
export function formatProbe(
  texts: ArenaTexts['submissions'],
  game: string,
  language: Language,
  { protocol = 'json', failure }: ProtocolProbe,
): string {
  const spoken = nameProtocol(texts, game, protocol);
  return failure === undefined || failure.why === 'refused'
    ? texts.ready(spoken)
    : texts.unanswered(spoken, replaceUnprintable(formatBotFailure(language, failure)));
}

const nameProtocol = (texts: ArenaTexts['submissions'], game: string, protocol: ProtocolKind): string =>
  protocol === 'json' ? texts.json : texts.own(game);

function formatProblem(texts: ArenaTexts['submissions'], problem: SubmissionProblem): readonly string[] {
  switch (problem.what) {
    case 'several programs':
    case 'several mains':
      return [texts[problem.what](problem.files)];
    case 'copy':
      return [texts.copy(problem.of)];
    case 'build failed':
      return [
        texts['build failed'],
        ...problem.output
          .split('\n')
          .slice(0, MAX_OUTPUT_LINES)
          .map((line) => `    ${replaceUnprintable(line)}`),
      ];
    default:
      return [texts[problem.what]];
  }
}

/** Whether a program is the one that the tournament began with. */
export function isUnchanged(path: string, hash: string | undefined): boolean {
  try {
    return hash === undefined || hashFile(path) === hash;
  } catch {
    return false;
  }
}
