/** The interface between a game and a line protocol for bot programs. */
import type { Choice, Json, Outcome, Parts, Position, Question, Seat } from '@ludoteca/kernel';
import type { SynchronousPlayer } from '../players/player.ts';
import type { BotClient } from './bot-client.ts';
import type { VisibleQuestion, PlayerNames } from '../text/game-texts.ts';

/** The meaning of a line from a bot program. Skipped lines have no effect. */
export type BotMessage<P extends Parts> =
  /** Several choices answer the open question and the following ones in order. */
  | { readonly kind: 'answer'; readonly choices: readonly Choice<P>[] }
  | { readonly kind: 'say'; readonly text: string }
  /** Asks for a position that looks the same to the program. */
  | { readonly kind: 'imagine' }
  | { readonly kind: 'skip' }
  /** An invalid answer, which is a lapse, or a withdrawal if it is fatal. */
  | { readonly kind: 'refused'; readonly reason: Json; readonly fatal?: boolean };

/**
 * A line protocol for bot programs, as pure functions on text. Lines have no line terminator. Everything that follows from one answer is
 * sent to a program at once: first the events, then the question.
 */
export interface BotProtocol<P extends Parts> {
  /** Whether one process plays several matches in sequence; otherwise each match starts a new process. */
  readonly reusesProcess: boolean;
  /** Lines at the start of a match. They replace the opening events. */
  greet(view: P['view'], seat: Seat, names: PlayerNames): readonly string[];
  /** Lines for events that the seat may know. */
  tell(events: readonly P['event'][], seat: Seat, names: PlayerNames): readonly string[];
  /** Lines when any seat is asked. Not called for a question that is already answered. */
  ask(asked: VisibleQuestion<P>, view: P['view'], seat: Seat, names: PlayerNames): readonly string[];
  /** Interprets a line of the bot whose question is open. */
  read(line: string, question: Question<P>, view: P['view']): BotMessage<P>;
  /** Lines with an imagined position, for a protocol that has such requests. */
  world?(position: Position<P>): readonly string[];
  /** Lines at the end of a match. */
  close?(outcome: Outcome, seat: Seat, names: PlayerNames): readonly string[];
}

/** A line protocol of one game, for programs written for its original referee. */
export interface OwnBotProtocol<P extends Parts> {
  /** Creates the protocol of one match. */
  create(): BotProtocol<P>;
  /** Assigns the names under which players take part, since the protocol may limit their length and characters. */
  assignNames(names: PlayerNames): PlayerNames;
  /** Creates a program that speaks this protocol and lets a computer player choose. */
  createClient?(player: SynchronousPlayer<P>): BotClient;
  /** Whether the text of a program, source or compiled, contains the words of this protocol. */
  isSpokenIn(text: string): boolean;
}
