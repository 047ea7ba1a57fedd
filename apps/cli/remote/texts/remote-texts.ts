import type { SessionEnd } from '../../session/local-session.ts';

/** All that is said of a table elsewhere besides the match. */
export interface RemoteTexts {
  readonly seats: {
    readonly free: string;
    readonly you: string;
    readonly computer: string;
    readonly away: string;
  };
  /** Before the match has begun. */
  readonly open: {
    readonly title: string;
    /** The match goes on from a save. */
    readonly opened: string;
    link(link: string): string;
    missing(count: number): string;
    readonly about: { readonly rules: string; readonly quit: string };
  };
  /** Before there is anything of the match to see. */
  readonly going: string;
  /** No seat was free. */
  readonly watching: string;
  /** What happens at the table besides the match. */
  readonly notices: {
    sat(name: string): string;
    stood(name: string): string;
    away(name: string): string;
    back(name: string): string;
    readonly lost: string;
    readonly found: string;
  };
  /** What was decided and has not been acknowledged. */
  readonly unsent: string;
  readonly late: string;
  readonly again: {
    readonly question: string;
    readonly wanted: string;
    readonly yes: string;
    readonly no: string;
  };
  /** Why one cannot go to a table. */
  foreign(origin: string): string;
  unknownGame(game: string): string;
  otherRules(game: string, theirs: number, ours: number): string;
  notKept(why: string): string;
  /** What is said when one has left; the way back is a command. */
  readonly aside: { readonly [E in Exclude<SessionEnd, 'over'>]: (wayBack: string) => string };
}
