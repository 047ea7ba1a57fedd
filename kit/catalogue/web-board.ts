import type { Choice, Json, Outcome, Parts, Reason, Watcher } from '@ludoteca/kernel';
import type { ComponentType } from 'react';
import type { VisibleQuestion, ByLanguage, Language, PlayerNames, GameTexts } from '../text/game-texts.ts';

/** What a page hands to a game's own face: a sight of the match, what led there, and ways to answer. */
export interface WebBoardProps<P extends Parts> {
  readonly view: P['view'];
  readonly watcher: Watcher;
  readonly asked: VisibleQuestion<P> | undefined;
  readonly outcome: Outcome | undefined;
  /** What happened between the sight before and this one. A new array with every sight. */
  readonly events: readonly P['event'][];
  readonly names: PlayerNames;
  readonly texts: GameTexts<P>;
  readonly language: Language;
  /** What one might expect to be offered and is not; empty until the table has said it. */
  readonly barred: readonly Choice<P>[];
  /** Nothing can be answered now: an answer is on its way, or what is shown is past already. What could be chosen is not lit. */
  readonly isBusy: boolean;
  /** The last answer to the open question was refused: whoever sits here decides what to do about it. */
  readonly isRefused: boolean;
  /** Nothing is to move: the person wishes so, or the page is catching up. */
  readonly isMotionless: boolean;
  /** Answers the open question; several choices only where it gathers a subset. The page says why if it is refused. */
  readonly answer: (...choices: readonly Choice<P>[]) => void;
  /** Asks why something cannot be chosen. It never fails. */
  readonly why: (choice: unknown) => Promise<Reason>;
}

/** How a game draws its own table in a browser. Without one the generic face draws its zones. */
export type WebBoard<P extends Parts> = ComponentType<WebBoardProps<P>>;

/** What a page hands to a game that shows the sentences of the story itself. */
export interface WebLogLineProps<P extends Parts> {
  readonly event: P['event'];
  /** What the texts say of it. */
  readonly sentence: string;
  readonly language: Language;
}

/** How a game shows a sentence of the story: with links to what it names. Without one it is plain text. A face exports it as `Line`. */
export type WebLogLine<P extends Parts> = ComponentType<WebLogLineProps<P>>;

/** What a page hands to a page that a game brings. */
export interface WebPageProps {
  readonly language: Language;
  /** What this browser keeps for the game under a name; null: nothing. */
  readonly recall: (name: string) => unknown;
  readonly remember: (name: string, value: Json) => void;
  /** Goes where a table is made, with some settings filled in; `called`: what people call those that are no shipped name, by field. */
  readonly makeTable: (
    settings: { readonly [field: string]: Json },
    called?: { readonly [field: string]: string },
  ) => void;
}

/** A page that a game brings besides its table: a deck builder. */
export interface WebPage {
  /** Part of its address. */
  readonly id: string;
  readonly name: ByLanguage<string>;
  /** Nothing of it is loaded before somebody goes there. */
  readonly load: () => Promise<{ readonly default: ComponentType<WebPageProps> }>;
}
