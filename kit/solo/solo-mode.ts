/** Solo modes, such as drafts and campaigns: one person makes choices and plays matches against computer players. */
import type { Json, Outcome, Schema } from '@ludoteca/kernel';
import type { ByLanguage, Language } from '../text/game-texts.ts';

/** A match of a solo mode. The person has the first seat. */
export interface SoloMatch {
  /** Names its archive: lower-case words joined by hyphens, different for every match of a mode. */
  readonly id: string;
  readonly settings: { readonly [field: string]: Json };
  readonly seed: string;
  /** The name of the first seat, where two people share it. Absent: the name of the person. */
  readonly person?: ByLanguage<string>;
  /** The names of the computer players, from the second seat on. */
  readonly opponents: readonly ByLanguage<string>[];
}

/** What the person can do on a page. */
export interface SoloAction<Progress> {
  /** Unique on its page. */
  readonly id: string;
  readonly label: string;
  /** Paragraphs for a closer look, such as the text of a card. */
  readonly details?: readonly string[];
  /** The advice of the mode, if it gives any: the action that Enter picks. */
  readonly isAdvised?: boolean;
  /** The progress after it, or the match that it starts. */
  readonly leadsTo: { readonly progress: Progress } | { readonly match: SoloMatch };
}

export interface SoloPage<Progress> {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly actions: readonly SoloAction<Progress>[];
}

/** A mode without dice and clock of its own: everything follows from its progress. */
export interface SoloMode<Progress = Json> {
  /** Part of URLs, commands and file names: lower-case words joined by hyphens. */
  readonly id: string;
  readonly name: ByLanguage<string>;
  readonly about: ByLanguage<string>;
  /** Increased when earlier progress could not be continued any more. */
  readonly version: number;
  readonly schema: Schema<Progress>;
  /** The progress of a new run. */
  start(seed: string): Progress;
  createPage(progress: Progress, language: Language): SoloPage<Progress>;
  /** The progress after a match that the current page offers. */
  finish(progress: Progress, match: SoloMatch, outcome: Outcome): Progress;
}

/** Forgets the type of the progress, which the schema of the mode checks. */
export const eraseProgressType = <Progress>(mode: SoloMode<Progress>): SoloMode =>
  mode as unknown as SoloMode;

/** A solo mode of a game; its code is loaded on demand. */
export interface SoloModeLink {
  readonly id: string;
  readonly name: ByLanguage<string>;
  readonly about: ByLanguage<string>;
  load(): Promise<SoloMode>;
}
