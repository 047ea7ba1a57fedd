import type { Choice, Json, Outcome, Parts, Question, Seat } from '@ludoteca/kernel';
import type { VisibleQuestion, PlayerNames } from '../text/game-texts.ts';

/** What a line from a bot program means. Skipped lines cost nothing. */
export type BotMessage<P extends Parts> =
  /** Several choices answer the open question and those that follow it, one by one. */
  | { readonly kind: 'answer'; readonly choices: readonly Choice<P>[] }
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'skip' }
  /** An answer that cannot be taken: a lapse, or the end of the match for its author where it is fatal. */
  | { readonly kind: 'refused'; readonly reason: Json; readonly fatal?: boolean };

/**
 * A line protocol for bot programs: pure text, the process is somebody else's. Lines have no line end. Whatever follows from one
 * answer reaches a program in one piece: first what happened, then what is asked.
 */
export interface BotProtocol<P extends Parts> {
  /** One program plays many matches, one after the other; otherwise it is started anew for each. */
  readonly reusesProcess: boolean;
  /** What a bot hears before anything else. The opening events are not told besides. */
  greet(view: P['view'], seat: Seat, names: PlayerNames): readonly string[];
  /** What a bot hears of events that it may know. */
  tell(events: readonly P['event'][], seat: Seat, names: PlayerNames): readonly string[];
  /** What a bot hears when somebody is asked, itself or another. Not called for a question that is answered already. */
  ask(asked: VisibleQuestion<P>, view: P['view'], seat: Seat, names: PlayerNames): readonly string[];
  /** What a line of the bot whose question is open means. */
  read(line: string, question: Question<P>, view: P['view']): BotMessage<P>;
  /** What a bot hears last, where it hears anything. */
  close?(outcome: Outcome, seat: Seat, names: PlayerNames): readonly string[];
}
