/** How a game draws its view in a terminal. */
import type { Choice, Parts, Watcher } from '@ludoteca/kernel';
import type { Observation } from '../table/chair.ts';
import type { StandingOrder } from '../table/standing-order.ts';
import type { Language, PlayerNames } from '../text/game-texts.ts';
import type { TablePart } from './layout.ts';

/** An observation with everything needed to draw it. The width excludes margins. */
export interface RenderContext<P extends Parts> extends Observation<P> {
  readonly watcher: Watcher;
  readonly names: PlayerNames;
  readonly language: Language;
  readonly width: number;
}

/** Draws a game's view. Without one, the generic renderer draws the zones of the game's texts. */
export interface TerminalRenderer<P extends Parts> {
  /** Draws the view as parts from top to bottom, in rows no wider than `context.width`. */
  parts(context: RenderContext<P>): readonly TablePart[];
  /** Whether an event is left out of the events on the screen; the log has it. */
  isRoutine?(event: P['event']): boolean;
  /** Describes the visible result of an option; it is printed behind the option. */
  previewOption?(context: Omit<RenderContext<P>, 'width'>, option: Choice<P>): string | undefined;
  /** Lists the commands that give a standing order instead of an answer. */
  orderCommands?(context: Omit<RenderContext<P>, 'width'>): readonly OrderCommand[];
}

/** A command that gives a standing order: attack until three armies are left. */
export interface OrderCommand {
  /** The command word in the language of the terminal. */
  readonly word: string;
  /** The command word in English, which is accepted in every language. */
  readonly englishWord: string;
  /** The name of its argument. */
  readonly takes: string;
  readonly about: string;
  /** The text of the option that gives the order without an argument; absent: it can only be typed. */
  readonly label?: string;
  /** The order with the typed argument; an error message if the argument is invalid. */
  parse(argument: string): StandingOrder | string;
}
