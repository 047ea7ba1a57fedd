/** A match that a scenario plays, seen by the judge, with labels for its cards. */
import { type Choice, type Match, type Question, deepEqual, type Seat } from '@ludoteca/kernel';
import type { Event, View } from '../parts.ts';
import type { EntityId, State } from '../state.ts';
import { playerEntity } from '../layers/board-state.ts';
import { ScenarioError } from './faults.ts';
import { PLAYERS, type PlayerName } from './format.ts';
import type { CardTracker } from './card-tracker.ts';
import type { ScenarioParts } from './game-with-stops.ts';

/** The greatest number of answers in one scenario, including those on forks: a scenario with more does not end. */
const MAX_ANSWERS = 20_000;

export const seatOf = (player: PlayerName): Seat => PLAYERS.indexOf(player);
const playerLabel = (seat: Seat): string => `player ${PLAYERS[seat] ?? ''}`;

export class ScenarioMatch {
  private readonly engineMatch: Match<ScenarioParts>;
  readonly tracker: CardTracker;

  readonly events: Event[];
  private readonly answerBudget: { left: number };

  constructor(
    engineMatch: Match<ScenarioParts>,
    tracker: CardTracker,
    events: readonly Event[] = [],
    answerBudget = { left: MAX_ANSWERS },
  ) {
    this.engineMatch = engineMatch;
    this.tracker = tracker;
    this.events = [...events];
    this.answerBudget = answerBudget;
  }

  fork(): ScenarioMatch {
    return new ScenarioMatch(this.engineMatch.fork(), this.tracker.copy(), this.events, this.answerBudget);
  }

  get question(): Question<ScenarioParts> | undefined {
    return this.engineMatch.question;
  }

  get view(): View {
    return this.engineMatch.view('judge');
  }

  get isOver(): boolean {
    return this.engineMatch.outcome !== undefined;
  }

  barred(): readonly Choice<ScenarioParts>[] {
    return this.engineMatch.barred();
  }

  why(choice: unknown): ReturnType<Match<ScenarioParts>['why']> {
    return this.engineMatch.why(choice);
  }

  /** Null for a draw; undefined while the game goes on. */
  get winner(): Seat | null | undefined {
    const { outcome } = this.engineMatch;
    if (outcome === undefined) return undefined;
    return outcome.places.every((place) => place === 1) ? null : outcome.places.indexOf(1);
  }

  /** A copy of the state. */
  state(): State {
    return this.engineMatch.position().state;
  }

  /** Chooses an option and returns the events. `labels`: the cards that the choice means, where equal cards are one option. */
  choose(choice: Choice<ScenarioParts>, ...labels: readonly string[]): readonly Event[] {
    if (--this.answerBudget.left < 0) throw new ScenarioError('too long');
    const options: readonly Choice<ScenarioParts>[] = this.engineMatch.question?.options ?? [];
    const events: Event[] = [];
    this.engineMatch.setEventSink(events);
    this.engineMatch.choose(options.find((option) => deepEqual(option, choice)) ?? choice);
    this.engineMatch.setEventSink(undefined);
    return this.record(events, labels);
  }

  concede(seat: Seat): void {
    const left = this.engineMatch.withdraw(seat);
    if (left.ok) this.record(left.value, []);
  }

  private record(events: readonly Event[], labels: readonly string[]): readonly Event[] {
    this.events.push(...events);
    this.tracker.update(events, this.view, labels);
    return events;
  }

  /** The object or player with this label; undefined if it is in a hidden zone or does not exist any more. */
  entityOf(label: string): EntityId | undefined {
    const seat = PLAYERS.findIndex((_, i) => playerLabel(i) === label);
    if (seat !== -1) return playerEntity(seat);
    const card = this.tracker.withLabel(label);
    if (card === undefined) throw new ScenarioError('no such label', { label });
    return card.id === 0 ? undefined : card.id;
  }

  /** The label of an object or player. */
  labelOf(aim: EntityId): string {
    if (aim < 0) return playerLabel(-1 - aim);
    return this.tracker.labelOf(aim) ?? `#${aim}`;
  }
}
