/** The texts for remote tables, apart from the match and the server's problems. */
import type { AbsenceMeasure, PlayPace } from '@ludoteca/wire';
import type { SessionEnd } from '../../session/local-session.ts';
import type { ClockTexts } from '../format-clock.ts';

export interface RemoteTexts {
  readonly seats: {
    readonly free: string;
    readonly you: string;
    readonly computer: string;
    readonly away: string;
  };
  /** Before the match has started. */
  readonly waiting: {
    readonly title: string;
    /** The match starts from a save. */
    readonly opened: string;
    link(link: string): string;
    missing(count: number): string;
    readonly about: { readonly rules: string; readonly quit: string };
  };
  /** Before the first update of the match. */
  readonly going: string;
  /** The list of the own tables. */
  readonly matches: {
    readonly yourTurn: string;
    readonly open: string;
    readonly playing: string;
    readonly over: string;
    place(place: number): string;
    readonly none: string;
    downloaded(count: number, folder: string): string;
  };
  /** What becomes of the guest of this terminal at a server. */
  readonly guest: {
    deleted(server: string): string;
    unknown(server: string): string;
  };
  /** No seat was free. */
  readonly watching: string;
  /** For a spectator; the time is formatted like that of a clock. */
  delayed(time: string): string;
  /** Changes at the table outside the match. */
  readonly notices: {
    sat(name: string): string;
    stood(name: string): string;
    away(name: string): string;
    back(name: string): string;
    readonly lost: string;
    readonly found: string;
    chat(name: string, text: string): string;
    proposed(name: string): string;
    readonly takenBack: string;
    substituted(name: string): string;
    returned(name: string): string;
  };
  readonly clock: ClockTexts;
  /** The results of commands. */
  readonly actions: {
    readonly takenBack: string;
    readonly proposed: string;
    readonly agreed: string;
    readonly declined: string;
    readonly claimed: string;
    readonly measures: { readonly [M in AbsenceMeasure]: string };
    noMeasure(all: string): string;
    readonly returned: string;
    readonly sent: string;
    readonly chatEmpty: string;
    readonly paces: { readonly [P in PlayPace]: string };
    pace(now: string, all: string): string;
    noPace(all: string): string;
    readonly skipped: string;
    readonly aborted: string;
  };
  /** The answer has not been sent, or not been acknowledged. */
  readonly unsent: string;
  readonly late: string;
  readonly rematch: {
    readonly question: string;
    readonly wanted: string;
    readonly yes: string;
    readonly no: string;
  };
  /** Why a table cannot be joined. */
  foreign(origin: string): string;
  unknownGame(game: string): string;
  otherRules(game: string, theirs: number, ours: number): string;
  notKept(why: string): string;
  /** The evidence for the fairness of the shuffle. */
  readonly fairness: {
    notStored(why: string): string;
    unreadable(path: string): string;
    unchecked(why: string): string;
    /** The argument is the path of the archive. */
    stored(command: string): string;
  };
  /** After the session; the argument is the command that returns to the table. */
  readonly afterwards: { readonly [E in Exclude<SessionEnd, 'over'>]: (wayBack: string) => string };
}
