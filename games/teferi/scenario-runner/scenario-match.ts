/** A match as a judge holds it: everything is seen, and every card has its label. */
import { type Choice, type Match, type Question, deepEqual, type Seat } from '@ludoteca/kernel';
import type { Event, View } from '../parts.ts';
import type { EntityId, State } from '../state.ts';
import { playerEntity } from '../layers/board-state.ts';
import { ScenarioError } from './faults.ts';
import { PLAYERS, type PlayerName } from './format.ts';
import type { CardTracker } from './card-tracker.ts';
import type { ScenarioParts } from './game-with-stops.ts';

/** More answers than any scenario needs, those on copies included: one that needs more would not come to an end. */
const MAX_ANSWERS = 20_000;

export const seatOf = (player: PlayerName): Seat => PLAYERS.indexOf(player);
const playerLabel = (seat: Seat): string => `player ${PLAYERS[seat] ?? ''}`;

export class ScenarioMatch {
  private readonly engineMatch: Match<ScenarioParts>;
  readonly tracker: CardTracker;
  /** Everything that was told so far. */
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

  /** What the open question would offer if rules did not forbid it. */
  barred(): readonly Choice<ScenarioParts>[] {
    return this.engineMatch.barred();
  }

  /** Why the open question does not offer something. */
  why(choice: unknown): ReturnType<Match<ScenarioParts>['why']> {
    return this.engineMatch.why(choice);
  }

  /** The winner; null for a draw; undefined while the game goes on. */
  get winner(): Seat | null | undefined {
    const { outcome } = this.engineMatch;
    if (outcome === undefined) return undefined;
    return outcome.places.every((place) => place === 1) ? null : outcome.places.indexOf(1);
  }

  /** All of the match, to look at: a copy. */
  state(): State {
    return this.engineMatch.position().state;
  }

  /** One of the options of the open question. `meant`: the labels that whoever chose had in mind. Returns what happened. */
  choose(choice: Choice<ScenarioParts>, ...meant: readonly string[]): readonly Event[] {
    if (--this.answerBudget.left < 0) throw new ScenarioError('too long');
    const options: readonly Choice<ScenarioParts>[] = this.engineMatch.question?.options ?? [];
    const events: Event[] = [];
    this.engineMatch.setEventSink(events);
    this.engineMatch.choose(options.find((option) => deepEqual(option, choice)) ?? choice);
    this.engineMatch.setEventSink(undefined);
    return this.record(events, meant);
  }

  concede(seat: Seat): void {
    const left = this.engineMatch.withdraw(seat);
    if (left.ok) this.record(left.value, []);
  }

  private record(events: readonly Event[], meant: readonly string[]): readonly Event[] {
    this.events.push(...events);
    this.tracker.update(events, this.view, meant);
    return events;
  }

  /** Whom or what a label means now, as a target or recipient; undefined: it is in a hidden zone, or nowhere. */
  entityOf(label: string): EntityId | undefined {
    const seat = PLAYERS.findIndex((_, i) => playerLabel(i) === label);
    if (seat !== -1) return playerEntity(seat);
    const piece = this.tracker.withLabel(label);
    if (piece === undefined) throw new ScenarioError('no such label', { label });
    return piece.id === 0 ? undefined : piece.id;
  }

  /** How a file speaks of an object or player. */
  labelOf(aim: EntityId): string {
    if (aim < 0) return playerLabel(-1 - aim);
    return this.tracker.labelOf(aim) ?? `#${aim}`;
  }
}
