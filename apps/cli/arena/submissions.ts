/** Collects the programs of a folder of submissions, one in each subfolder, and reports each in one line. */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Language, formatBotFailure } from '@ludoteca/kit';
import type { ArenaPlayer } from '@ludoteca/players/arena';
import {
  hashFile,
  openSubmissionBuilder,
  type ProtocolKind,
  type SubmissionBuilder,
  type SubmissionProblem,
} from '@ludoteca/players/process';
import type { IsolationMode } from '@ludoteca/kit';
import { replaceUnprintable, quoteIfUnsafe } from '../terminal/sanitize.ts';
import { PROGRAMS_FOLDER, toFileName } from './arena-folder.ts';
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
  /** The folder of the tournament. */
  readonly folder: string;
  readonly isolation: IsolationMode;
  readonly language: Language;
  readonly probe: ProbeOptions;
  readonly onReport: (report: SubmissionReport) => void;
}

/** Prepares all submissions in the order of their names. */
export async function collectSubmissions(options: SubmissionOptions): Promise<readonly ArenaPlayer[]> {
  const { from, isolation, onReport } = options;
  const names = readdirSync(from, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .toSorted();
  const builder = await openSubmissionBuilder(isolation);
  const owners = new Map<string, string>();
  const players: ArenaPlayer[] = [];
  try {
    for (const name of names) {
      const report = await prepareOne(name, builder, owners, options);
      onReport(report);
      if (report.player !== undefined) players.push(report.player);
    }
  } finally {
    await builder.close();
  }
  return players;
}

async function prepareOne(
  name: string,
  builder: SubmissionBuilder,
  owners: Map<string, string>,
  { from, folder, language, probe }: SubmissionOptions,
): Promise<SubmissionReport> {
  const texts = arenaTexts[language].submissions;
  const refuseWith = (problem: SubmissionProblem): SubmissionReport => {
    const [first = '', ...output] = formatProblem(texts, problem);
    return { name, lines: [`${quoteIfUnsafe(name)}: ${texts.skipped(first)}`, ...output] };
  };
  if (name.length > MAX_NAME_LENGTH || /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(name))
    return refuseWith({ what: 'control characters' });
  const prepared = await builder.prepare(
    join(from, name),
    join(folder, PROGRAMS_FOLDER, toFileName(name)),
    name,
  );
  if (!prepared.ok) return refuseWith(prepared.problem);
  const { path, hash } = prepared.value;
  const owner = owners.get(hash);
  if (owner !== undefined) return refuseWith({ what: 'copy', of: owner });
  owners.set(hash, name);
  const { protocol, failure } = await probeProtocol(path, probe);
  if (protocol === undefined) return { name, lines: [`${name}: ${texts.skipped(texts.noProtocol)}`] };
  const player: ArenaPlayer = { name, kind: 'program', source: relative(folder, path), protocol, hash };
  return {
    name,
    player,
    lines: [
      `${name}: ${formatProbe(texts, probe.entry.game.id, language, { protocol, ...(failure && { failure }) })}`,
    ],
  };
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
