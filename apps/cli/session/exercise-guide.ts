/** Leads a person through an exercise: the current step, the end, and the answers of the other seats. */
import type { AnyParts, Choice, Match } from '@ludoteca/kernel';
import {
  advanceAttempt,
  type AnyCatalogueEntry,
  type Exercise,
  type ExerciseAttempt,
  findReply,
  type Language,
  NEW_ATTEMPT,
  traceAttempt,
} from '@ludoteca/kit';

export class ExerciseGuide {
  readonly exercise: Exercise;
  private readonly entry: AnyCatalogueEntry;
  private current: ExerciseAttempt = NEW_ATTEMPT;
  private shownStep = -1;

  constructor(entry: AnyCatalogueEntry, exercise: Exercise, opening: readonly AnyParts['event'][]) {
    this.entry = entry;
    this.exercise = exercise;
    this.advance(opening, undefined);
  }

  get attempt(): ExerciseAttempt {
    return this.current;
  }

  advance(events: readonly AnyParts['event'][], outcome: Match<AnyParts>['outcome']): void {
    this.current = advanceAttempt(this.exercise, this.current, events, outcome);
  }

  /** After an undo the attempt follows from the remaining entries. */
  rewind(match: Match<AnyParts>): void {
    this.current = traceAttempt(this.entry.game, this.exercise, match.archive());
  }

  /** The answer of another seat; undefined if its computer player decides. */
  findReply(match: Match<AnyParts>): Choice<AnyParts> | undefined {
    return findReply(this.exercise, { match, attempt: this.current });
  }

  /** The text of the current step. With `once`, only when the step is new. */
  stepText(language: Language, once: boolean): string | undefined {
    const { done } = this.current;
    if (once && this.shownStep === done) return undefined;
    this.shownStep = done;
    return this.exercise.steps[done]?.text[language];
  }
}
