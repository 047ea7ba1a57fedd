/** The React components that a game may provide for its table and pages. */
import type { Choice, Json, Outcome, Parts, Reason, Watcher } from '@ludoteca/kernel';
import type { ComponentType } from 'react';
import type { AutoPassSettings } from '../table/auto-pass.ts';
import type { VisibleQuestion, ByLanguage, Language, PlayerNames, GameTexts } from '../text/game-texts.ts';

/** Reads and changes the auto-pass settings of the own seat, which the host executes. */
export interface AutoPassAccess {
  readonly settings: AutoPassSettings;
  /** No other person plays. */
  readonly isAlone: boolean;
  change(settings: AutoPassSettings): void;
}

/** Props of a game's board: the observation, the events that led to it, and callbacks to answer. */
export interface WebBoardProps<P extends Parts> {
  readonly view: P['view'];
  readonly watcher: Watcher;
  readonly asked: VisibleQuestion<P> | undefined;
  readonly outcome: Outcome | undefined;
  /** Events since the previous observation; a new array with every observation. */
  readonly events: readonly P['event'][];
  readonly names: PlayerNames;
  readonly texts: GameTexts<P>;
  readonly language: Language;
  /** Barred choices; empty until the host has sent them. */
  readonly barred: readonly Choice<P>[];
  /** No answer is possible now: one is being sent, or the shown state is already past. Options are not highlighted. */
  readonly isBusy: boolean;
  /** The last answer to the open question was refused, so the person is asked. */
  readonly isRefused: boolean;
  /** The auto-pass settings of the own seat; absent for a watcher. */
  readonly autoPassAccess?: AutoPassAccess | undefined;
  /** No animations: the person prefers none, or the page is catching up. */
  readonly isMotionless: boolean;
  /** Answers the open question; several choices only if it gathers a subset. The page shows refusals. */
  readonly answer: (...choices: readonly Choice<P>[]) => void;
  /** Asks why a choice is not offered. It never rejects. */
  readonly why: (choice: unknown) => Promise<Reason>;
}

/** Draws a game's view in a browser. Without one, the generic board draws the zones of the game's texts. */
export type WebBoard<P extends Parts> = ComponentType<WebBoardProps<P>>;

/**
 * The colours that players have chosen, by seat: the number of one of the six player colours, undefined for the usual one.
 * A web module exports it as `seatColours`.
 */
export type WebSeatColours<P extends Parts> = (view: P['view']) => readonly (number | undefined)[];

/** Props of a line of the event log. */
export interface WebLogLineProps<P extends Parts> {
  readonly event: P['event'];
  /** The sentence of the game's texts. */
  readonly sentence: string;
  readonly language: Language;
}

/** Draws a line of the event log, for example with links to cards. A web module exports it as `Line`; the default is plain text. */
export type WebLogLine<P extends Parts> = ComponentType<WebLogLineProps<P>>;

/**
 * Whether an event is left out of the event log unless a person wants every event: passes and headings of steps.
 * A web module exports it as `isRoutine`.
 */
export type WebRoutine<P extends Parts> = (event: P['event']) => boolean;

/** Props of an additional page of a game. */
export interface WebPageProps {
  readonly language: Language;
  /** Reads a value that this browser stores for the game; null if there is none. */
  readonly recall: (name: string) => unknown;
  readonly remember: (name: string, value: Json) => void;
  /** Reads a file that this browser stores for the game; undefined if there is none. */
  readonly recallFile: (name: string) => Promise<Blob | undefined>;
  /** Rejects if the browser has no room. */
  readonly rememberFile: (name: string, file: Blob) => Promise<void>;
  /** Gives the person a file. */
  readonly download: (name: string, content: string | Uint8Array<ArrayBuffer>) => void;
  /** Opens the form for a new table with some settings; `called` has display names for values that are not shipped, by field. */
  readonly makeTable: (
    settings: { readonly [field: string]: Json },
    called?: { readonly [field: string]: string },
  ) => void;
}

/** An additional page of a game. Lists of pages are loaded eagerly, for links. */
export type WebPage = WebComponentPage | WebExercisePage | WebSoloPage | WebTournamentPage;

interface WebPageLink {
  /** Part of the page's URL. */
  readonly id: string;
  readonly name: ByLanguage<string>;
}

/** A page that the game draws itself, such as a deck builder. */
export interface WebComponentPage extends WebPageLink {
  /** Loads the code of the page on demand. */
  readonly load: () => Promise<{ readonly default: ComponentType<WebPageProps> }>;
}

/** The page of a collection of exercises. */
export interface WebExercisePage extends WebPageLink {
  /** The id of the collection. */
  readonly exercises: string;
}

/** The page of the tournaments of the game between people. */
export interface WebTournamentPage extends WebPageLink {
  readonly tournaments: true;
}

/** The page of a solo mode. */
export interface WebSoloPage extends WebPageLink {
  /** The id of the mode. */
  readonly solo: string;
}
