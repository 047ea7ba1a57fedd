/** The type of the page’s texts. */
import type { AbsenceMeasure, ClockTerms, PlayPace, ProblemTexts } from '@ludoteca/wire';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What calls a person to a page in the background, from the quietest. */
export const TURN_ALERTS = ['none', 'sound', 'notification'] as const;
export type TurnAlert = (typeof TURN_ALERTS)[number];

/** All texts of the page in one language, except those of games. */
export interface PageTexts {
  readonly lobby: {
    readonly statistics: string;
    readonly openReplay: string;
    readonly title: string;
    readonly shelf: string;
    seats(min: number, max: number): string;
    readonly playNow: string;
    against(computers: number): string;
    readonly makeTable: string;
    readonly yours: string;
    readonly open: string;
    readonly playing: string;
    readonly goOn: string;
    readonly sit: string;
    readonly watch: string;
    readonly free: string;
    readonly quiet: string;
  };
  readonly guest: {
    readonly usual: string;
    readonly label: string;
    readonly change: string;
    /** Links to the page of the account. */
    readonly account: string;
    readonly keep: string;
    /** What the server stores about this guest. */
    readonly deletion: {
      readonly offer: string;
      readonly question: string;
      readonly confirm: string;
    };
  };
  readonly page: {
    readonly home: string;
    readonly language: string;
    readonly theme: string;
    readonly themes: { readonly [T in Theme]: string };
    readonly close: string;
    readonly loading: string;
  };
  readonly make: {
    title(game: string): string;
    readonly who: string;
    readonly you: string;
    readonly person: string;
    /** Display names of computer players by id. */
    readonly players: { readonly [name: string]: string };
    computer(name: string): string;
    seat(number: number): string;
    readonly more: string;
    readonly fewer: string;
    readonly settings: string;
    /** A user's file instead of a shipped value. */
    readonly fromFile: string;
    readonly chooseFile: string;
    readonly paste: string;
    /** A save of the original program. */
    readonly save: string;
    openSave(ending: string): string;
    /** How the computer players differ. */
    readonly computers: string;
    /** The seat of the table's creator. */
    readonly firstPerson: string;
    readonly where: string;
    readonly listed: string;
    readonly byLink: string;
    readonly open: string;
    readonly begin: string;
  };
  readonly table: {
    readonly allRules: string;
    readonly invite: string;
    readonly link: string;
    readonly copy: string;
    readonly copied: string;
    missing(people: number): string;
    readonly sit: string;
    readonly leave: string;
    readonly you: string;
    readonly computer: string;
    readonly away: string;
    watching(people: number): string;
    readonly youWatch: string;
    turn(name: string): string;
    /** The page passes automatically. */
    readonly passing: string;
    /** The button with the standing orders. */
    readonly orders: string;
    /** Ends a standing order. */
    readonly endOrder: string;
    readonly yourTurn: string;
    readonly table: string;
    readonly log: string;
    /** The event log shows routine events too. */
    readonly allEvents: string;
    readonly logColumn: string;
    /** Heading of the events since the person's last answer. */
    readonly sinceTurn: string;
    /** Opens the settings of the person at tables. */
    readonly settings: string;
    readonly confirming: string;
    readonly cancel: string;
    /** Shows the position of a line of the log in a replay. */
    readonly showMoment: string;
    readonly rules: string;
    /** Whether computer players explain their choices. */
    readonly reasons: string;
    /** Downloads the match as a save. */
    readonly save: string;
    /** The match continues from a save. */
    readonly opened: string;
    /** Asks what an expert would answer. */
    readonly hint: string;
    readonly whyNot: string;
    readonly confirm: string;
    readonly less: string;
    readonly more: string;
    readonly howMany: string;
    choose(item: string): string;
    /** Opens the details of an item. */
    look(item: string): string;
    readonly empty: string;
  };
  /** Terms of a table, and what players do besides answering. */
  readonly hosted: {
    readonly terms: string;
    readonly pace: string;
    readonly paces: { readonly [P in PlayPace]: string };
    readonly clock: string;
    readonly noClock: string;
    /** `time`: formatted. */
    perDecision(time: string): string;
    perMatch(time: string, increment: number): string;
    readonly chat: string;
    readonly rated: string;
    /** For everyone who might sit down. */
    readonly ratedNote: string;
    readonly expiry: string;
    readonly expiries: { readonly [E in ClockTerms['expiry']]: string };
    minutes(count: number): string;
    days(count: number): string;
    /** `time`: minutes and seconds. */
    waiting(name: string, time: string): string;
    readonly timeLeft: string;
    claims(name: string): { readonly [M in AbsenceMeasure]: string };
    readonly substitute: string;
    readonly substituted: string;
    readonly takeSeat: string;
    readonly skip: string;
    /** Players may ask for hints. */
    readonly hints: string;
    /** By how much spectators see the match later. */
    readonly spectatorDelay: string;
    readonly noDelay: string;
    /** For a spectator. `time`: formatted. */
    delayed(time: string): string;
    /** What calls the person to the page when it is the own turn. */
    readonly turnAlert: string;
    readonly turnAlerts: { readonly [A in TurnAlert]: string };
    readonly takeback: string;
    proposed(name: string): string;
    readonly tournaments: string;
    /** The list of finished matches. */
    readonly history: string;
    readonly noMatches: string;
    readonly show: string;
    readonly all: string;
    readonly game: string;
    readonly opponent: string;
    readonly result: string;
    readonly won: string;
    readonly lost: string;
  };
  readonly resign: {
    readonly ask: string;
    readonly cost: string;
    readonly yes: string;
    readonly no: string;
    /** Nobody has answered yet, so the match can be cancelled. */
    readonly abort: string;
  };
  readonly over: {
    readonly replay: string;
    readonly title: string;
    readonly won: string;
    place(place: number): string;
    readonly rematch: string;
    readonly goToRematch: string;
    readonly lobby: string;
  };
  readonly fair: {
    readonly title: string;
    fixed(commitment: string): string;
    readonly explained: string;
    readonly commitment: string;
    readonly secret: string;
    readonly nonces: string;
    readonly verify: string;
    readonly verifying: string;
    /** Downloads the evidence, for `ludoteca verify`. */
    readonly save: string;
  };
  readonly link: { readonly lost: string; readonly back: string };
  readonly trouble: {
    readonly offline: string;
    readonly notFound: string;
    readonly notFoundHelp: string;
    readonly broken: string;
    readonly brokenHelp: string;
    readonly again: string;
    readonly home: string;
  };
  readonly yes: string;
  readonly no: string;
  readonly problems: ProblemTexts;
}
