/** The tournament file, which says the same as the options of the command and more. */
import { type Infer, type Json, type SchemaIssue, schema, validate, type Result } from '@ludoteca/kernel';
import { TOURNAMENT_LIMITS } from '@ludoteca/players/arena';

const { anyJson, describe, integer, list, number, object, oneOf, optional, record, text, tuple, union } =
  schema;
const MAX_TEXT = 4096;
const elo = number(-10_000, 10_000);

const namedPlayer = object({
  name: optional(describe(text(40, 1), 'The name in the tables (default: the last part of the path).')),
  player: describe(
    text(MAX_TEXT, 1),
    'The path of a program, relative to the file, or :NAME for a computer player.',
  ),
  protocol: optional(describe(oneOf('json', 'own'), 'What the program speaks (default: found out).')),
});

export const tournamentFile = describe(
  object({
    players: optional(
      describe(
        list(union(text(MAX_TEXT, 1), namedPlayer), TOURNAMENT_LIMITS.players),
        'Programs and computer players.',
      ),
    ),
    from: optional(describe(list(text(MAX_TEXT, 1), 100), 'Folders of submissions, relative to the file.')),
    seats: optional(
      describe(
        integer(1, TOURNAMENT_LIMITS.seats),
        'Players in one match (default: the fewest that the game takes).',
      ),
    ),
    rounds: optional(describe(integer(1, TOURNAMENT_LIMITS.rounds), 'Deals for each group of players.')),
    seed: optional(describe(text(200, 1), 'The seed from which all matches are derived.')),
    time: optional(describe(integer(0, 3_600_000), 'Milliseconds for an answer; 0: no limit.')),
    matchTime: optional(describe(integer(1, 86_400), 'Seconds of each program for a whole match.')),
    points: optional(
      describe(
        list(number(-1_000_000, 1_000_000), TOURNAMENT_LIMITS.seats, 1),
        'Points by place, the first place first; players that share places share their points.',
      ),
    ),
    gauntlet: optional(describe(text(40, 1), 'The player that takes part in every match.')),
    sprt: optional(
      describe(tuple(elo, elo), 'The two Elo differences of a sequential test between two players.'),
    ),
    settings: optional(describe(record(anyJson, 1000, MAX_TEXT), 'Settings of the game.')),
  }),
  'A tournament of the command ludoteca arena.',
);
export type TournamentFile = Infer<typeof tournamentFile>;

/** Validates the content of a tournament file. */
export const parseTournamentFile = (value: unknown): Result<TournamentFile, readonly SchemaIssue[]> =>
  validate(tournamentFile, value);

/** The JSON Schema of the file. */
export const createTournamentFileSchema = (): Json => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Ludoteca tournament',
  ...tournamentFile.jsonSchema(),
});
