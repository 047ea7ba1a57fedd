/** Reads a tournament file; paths in it are relative to the file. */
import { inLanguages, type ByLanguage } from '@ludoteca/kit';
import { dirname, resolve } from 'node:path';
import { decodeUtf8 } from '@ludoteca/kernel';
import { CliError } from '../args/cli-error.ts';
import { describeReadProblem } from '../files/archive-problem.ts';
import { readFileBytes } from '../files/read-file.ts';
import { formatPath } from '../terminal/sanitize.ts';
import type { PlayerRequest } from './plan-tournament.ts';
import { parseTournamentFile, type TournamentFile } from './tournament-file.ts';

const messages = {
  unreadable: (path: string, { it, en, pt }: ByLanguage<string>) =>
    inLanguages(
      `--tournament ${formatPath(path)}: ${it}`,
      `--tournament ${formatPath(path)}: ${en}`,
      `--tournament ${formatPath(path)}: ${pt}`,
    ),
  noJson: inLanguages('non è JSON', 'it is not JSON', 'não é JSON'),
  invalid: (path: string, problem: string) =>
    inLanguages(
      `${path === '' ? 'il file' : path}: ${problem}`,
      `${path === '' ? 'the file' : path}: ${problem}`,
      `${path === '' ? 'o arquivo' : path}: ${problem}`,
    ),
};

/** A tournament file with resolved paths. */
export interface ResolvedTournamentFile extends Omit<TournamentFile, 'players' | 'from'> {
  readonly players?: readonly PlayerRequest[];
  readonly from?: readonly string[];
}

export async function readTournamentFile(path: string): Promise<ResolvedTournamentFile> {
  const bytes = await readFileBytes(path);
  if (!bytes.ok) throw new CliError(messages.unreadable(path, describeReadProblem(bytes.problem)));
  const parsed = parseTournamentFile(parseText(path, bytes.value));
  if (!parsed.ok) {
    const [first] = parsed.problem;
    throw new CliError(messages.unreadable(path, messages.invalid(first?.path ?? '', first?.problem ?? '')));
  }
  const { players = [], from = [], ...rest } = parsed.value;
  const toPath = (word: string): string => (word.startsWith(':') ? word : resolve(dirname(path), word));
  return {
    ...rest,
    players: players.map((given): PlayerRequest =>
      typeof given === 'string'
        ? { word: toPath(given) }
        : { word: toPath(given.player), name: given.name, protocol: given.protocol },
    ),
    from: from.map(toPath),
  };
}

function parseText(path: string, bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decodeUtf8(bytes) ?? '') as unknown;
  } catch {
    throw new CliError(messages.unreadable(path, messages.noJson));
  }
}
