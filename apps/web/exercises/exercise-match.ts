/** The match of an exercise: the answers of the person, the replies to them, and the progress. */
import { type AnyParts, type Match } from '@ludoteca/kernel';
import {
  advanceAttempt,
  type AnyCatalogueEntry,
  type Exercise,
  type ExerciseAttempt,
  findReply,
  NEW_ATTEMPT,
  startExercise,
} from '@ludoteca/kit';
import { PageMatch } from '../local/page-match.ts';

export class ExerciseMatch {
  readonly exercise: Exercise;
  readonly hosted: PageMatch;
  /** By number of entries. */
  private readonly attempts: ExerciseAttempt[];

  /** Throws if the game refuses the position, which a shipped exercise never has. */
  constructor(entry: AnyCatalogueEntry, exercise: Exercise) {
    this.exercise = exercise;
    const opening: AnyParts['event'][] = [];
    const started = startExercise(entry.game, exercise, opening);
    if (!started.ok) throw new Error(`${exercise.id}: ${JSON.stringify(started.problem)}`);
    this.attempts = [advanceAttempt(exercise, NEW_ATTEMPT, opening, started.value.outcome)];
    this.hosted = new PageMatch({
      entry,
      match: started.value,
      opening,
      seat: exercise.seat,
      onStep: (count, events, match) => this.note(count, events, match),
      isOpen: () => this.latest.state === 'open',
      findReply: (match) => findReply(exercise, { match, attempt: this.latest }),
    });
  }

  /** The attempt after that many entries. */
  attemptAt(number: number): ExerciseAttempt {
    return this.attempts[number] ?? this.latest;
  }

  private get latest(): ExerciseAttempt {
    return this.attempts.at(-1) ?? NEW_ATTEMPT;
  }

  /** Several entries that one answer makes count as one step. */
  private note(count: number, events: readonly AnyParts['event'][], match: Match<AnyParts>): void {
    const next = advanceAttempt(this.exercise, this.latest, events, match.outcome);
    for (let i = 1; i < count; i++) this.attempts.push(this.latest);
    this.attempts.push(next);
  }
}
