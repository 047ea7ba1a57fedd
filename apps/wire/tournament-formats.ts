/** Formats and limits of tournaments. They are apart from their schemas, which the lobby does not need. */

export const TOURNAMENT_FORMATS = ['swiss', 'elimination'] as const;
export type TournamentFormat = (typeof TOURNAMENT_FORMATS)[number];

/** In characters. */
export const MAX_TOURNAMENT_NAME = 60;
export const MAX_TOURNAMENT_PLAYERS = 64;
