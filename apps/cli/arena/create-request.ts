/** Creates the request for a tournament from the arguments of the command and its tournament file. */
import { type AnyCatalogueEntry, type Language, inLanguages } from '@ludoteca/kit';
import { CliError } from '../args/cli-error.ts';
import { parseSettings } from '../args/setting-options.ts';
import { quote } from '../terminal/sanitize.ts';
import type { ArenaValues } from './arena-options.ts';
import type { TournamentRequest } from './plan-tournament.ts';
import { readTournamentFile } from './read-tournament-file.ts';

const messages = {
  badSprt: (word: string) =>
    inLanguages(
      `--sprt vuole due numeri, ELO0,ELO1, non ${quote(word)}`,
      `--sprt needs two numbers, ELO0,ELO1, not ${quote(word)}`,
      `--sprt pede dois números, ELO0,ELO1, não ${quote(word)}`,
    ),
};

/** Combines options and tournament file; options win. */
export async function createRequest(
  entry: AnyCatalogueEntry,
  words: readonly string[],
  values: ArenaValues,
  language: Language,
): Promise<TournamentRequest> {
  const file = values.tournament === undefined ? {} : await readTournamentFile(values.tournament);
  const { settings } = await parseSettings(entry, values, language);
  const sprt = values.sprt === undefined ? file.sprt : parseSprt(values.sprt);
  const request = {
    seats: values.seats ?? file.seats,
    rounds: values.rounds ?? file.rounds,
    seed: values.seed ?? file.seed,
    clock: values.time ?? file.time,
    matchTime: values['match-time'] ?? file.matchTime,
    points: file.points,
    gauntlet: values.gauntlet ?? file.gauntlet,
    sprt,
  };
  const given = Object.fromEntries(
    Object.entries(request).filter(([, value]) => value !== undefined),
  ) as Partial<TournamentRequest>;
  return {
    entry,
    settings: { ...file.settings, ...settings },
    players: [...words.map((word) => ({ word })), ...(file.players ?? [])],
    from: [...values.submissions, ...(file.from ?? [])],
    ...given,
  };
}

function parseSprt(word: string): readonly [number, number] {
  const [, first, second] = /^(-?\d{1,4}(?:\.\d{1,3})?),(-?\d{1,4}(?:\.\d{1,3})?)$/.exec(word) ?? [];
  if (first === undefined || second === undefined) throw new CliError(messages.badSprt(word));
  return [Number(first), Number(second)];
}
