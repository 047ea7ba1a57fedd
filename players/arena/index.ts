/** The public interface of tournaments. */
export * from './tournament.ts';
export * from './schedule.ts';
export * from './journal.ts';
export * from './tables.ts';
export * from './elo.ts';
export * from './rating.ts';
export * from './sprt.ts';
export { type UnsavedMatch, runTournament, type TournamentRun } from './run-tournament.ts';
