/** The match of an exercise, hosted by this page: the person's answers, the replies to them, and the progress. */
import { type AnyParts, createFastDice, makeArchive, type Match, MatchRecorder } from '@ludoteca/kernel';
import {
  advanceAttempt,
  type AnyCatalogueEntry,
  decideAutoPass,
  defaultAutoPassSettings,
  type Exercise,
  type ExerciseAttempt,
  findAutoPassOf,
  findReply,
  MatchHost,
  NEW_ATTEMPT,
  startExercise,
} from '@ludoteca/kit';
import { PERSON } from '@ludoteca/wire';
import { LocalChair } from './local-chair.ts';

export class ExerciseMatch {
  readonly exercise: Exercise;
  readonly chair: LocalChair;
  private readonly entry: AnyCatalogueEntry;
  private readonly host: MatchHost<AnyParts>;
  /** By number of entries. */
  private readonly attempts: ExerciseAttempt[];
  private readonly recorder = new MatchRecorder();
  private readonly began = Date.now();

  /** Throws if the game refuses the position, which a shipped exercise never has. */
  constructor(entry: AnyCatalogueEntry, exercise: Exercise) {
    this.entry = entry;
    this.exercise = exercise;
    const opening: AnyParts['event'][] = [];
    const started = startExercise(entry.game, exercise, opening);
    if (!started.ok) throw new Error(`${exercise.id}: ${JSON.stringify(started.problem)}`);
    this.attempts = [advanceAttempt(exercise, NEW_ATTEMPT, opening, started.value.outcome)];
    this.host = new MatchHost(started.value, opening, {
      persist: async (entries, events, match) => this.note(entries.length, events, match),
    });
    this.chair = new LocalChair(this.host, exercise.seat);
    this.chair.subscribe(() => void this.continue());
  }

  /** The attempt after that many entries. */
  attemptAt(number: number): ExerciseAttempt {
    return this.attempts[number] ?? this.latest;
  }

  /** The archive of the attempt, as a file. */
  createArchive(names: readonly string[]): Uint8Array<ArrayBuffer> {
    const players = names.map((name, seat) => ({
      name,
      kind: seat === this.exercise.seat ? PERSON : 'greedy',
    }));
    return Uint8Array.from(
      makeArchive(this.recorder.record(this.host.match, { players, began: this.began })),
    );
  }

  private get latest(): ExerciseAttempt {
    return this.attempts.at(-1) ?? NEW_ATTEMPT;
  }

  /** Several entries that one answer makes count as one step. */
  private note(count: number, events: readonly AnyParts['event'][], match: Match<AnyParts>): void {
    const next = advanceAttempt(this.exercise, this.latest, events, match.outcome);
    for (let i = 1; i < count; i++) this.attempts.push(this.latest);
    this.attempts.push(next);
    this.recorder.note(match, Date.now());
  }

  /** Answers for the other seats, and passes for the person where nothing can be decided. */
  private async continue(): Promise<void> {
    const { match } = this.host;
    const { question } = match;
    if (question === undefined || this.latest.state !== 'open') return;
    const isOwn = question.seat === this.exercise.seat;
    const answer = isOwn ? this.findPass(match) : this.findReply(match);
    // Later, so that the page can show the state before.
    await Promise.resolve();
    if (answer !== undefined) await this.host.chair(question.seat).answer(question.number, answer);
  }

  private findPass(match: Match<AnyParts>) {
    const { autoPass } = this.entry;
    const pass = findAutoPassOf(autoPass, match, true);
    return decideAutoPass(pass, defaultAutoPassSettings(autoPass)) === undefined ? undefined : pass?.answer;
  }

  private findReply(match: Match<AnyParts>) {
    const { question } = match;
    if (question === undefined) return undefined;
    return (
      findReply(this.exercise, { match, attempt: this.latest }) ??
      this.entry.heuristics.greedy(
        match.perspective(question.seat),
        question,
        createFastDice(`${this.exercise.id} ${question.number}`),
      )
    );
  }
}
