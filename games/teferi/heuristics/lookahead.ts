/** Evaluates an option by playing it out in an imagined world until the stack is empty or the turn ends; no player responds, other questions are answered by the quick choice. */
import {
  at,
  type Choice,
  type Dice,
  type Perspective,
  type Question,
  type Seat,
  type World,
} from '@ludoteca/kernel';
import type { Event, Teferi, View } from '../parts.ts';
import { chooseQuickly, polarityOfTarget, evaluateTarget } from './quick-choice.ts';
import { featuresOfCard } from './card-features.ts';
import { WIN_VALUE, CARD_IN_HAND_VALUE, evaluatePosition } from './evaluation.ts';

/** Whether play goes on until the stack is empty or until the turn ends. */
export type LookaheadHorizon = 'stack' | 'turn';

/** Limit of answers in one play-out. */
const MAX_STEPS = 120;
/** Targets evaluated per choice. */
const MAX_TARGETS = 3;

/** Combat actions and temporary effects are evaluated at the end of the turn. */
export function horizonOf(view: View, card: string): LookaheadHorizon {
  const fighting = view.step.startsWith('declare');
  return fighting || featuresOfCard(view, card).isTemporary ? 'turn' : 'stack';
}

export class Lookahead {
  private readonly seat: Seat;
  private readonly perspective: Perspective<Teferi>;
  private readonly dice: Dice;
  private readonly turn: number;
  private origin: World<Teferi> | undefined;
  private readonly passValues = new Map<LookaheadHorizon, number>();

  constructor(perspective: Perspective<Teferi>, view: View, dice: Dice) {
    this.perspective = perspective;
    this.seat = perspective.seat;
    this.turn = view.turn;
    this.dice = dice;
    if (view.stack.length === 0) this.passValues.set('stack', evaluatePosition(view, perspective.seat));
  }

  /** The value of passing. */
  evaluatePass(horizon: LookaheadHorizon): number {
    const known = this.passValues.get(horizon);
    if (known !== undefined) return known;
    const value = this.evaluateOption(0, horizon);
    this.passValues.set(horizon, value);
    return value;
  }

  /** The value of the option at this index of the open question. */
  evaluateOption(place: number, horizon: LookaheadHorizon): number {
    const world = this.world();
    const events = attachEventSink(world);
    chooseAt(world, place);
    return this.evaluateTargets(world, events, horizon);
  }

  /** Tries the most promising targets, each in its own copy of the world. */
  private evaluateTargets(copyWorld: World<Teferi>, events: Event[], horizon: LookaheadHorizon): number {
    const { question } = copyWorld;
    if (question?.prompt !== 'target' || question.seat !== this.seat || question.options.length <= 2)
      return this.playOut(copyWorld, events, horizon);
    const view = copyWorld.lazyView(this.seat);
    const polarity = polarityOfTarget(view, question);
    const likely = question.options
      .map((option, place) => ({ place, evaluateWorld: evaluateTarget(view, this.seat, polarity, option) }))
      .toSorted((a, b) => b.evaluateWorld - a.evaluateWorld)
      .slice(0, MAX_TARGETS);
    let most = -2 * WIN_VALUE;
    for (const { place, evaluateWorld: value } of likely) {
      if (value <= -20 && most > -2 * WIN_VALUE) break;
      const copy = copyWorld.copy();
      const candidateEvents = events.slice();
      copy.setEventSink(candidateEvents);
      chooseAt(copy, place);
      most = Math.max(most, this.playOut(copy, candidateEvents, horizon));
    }
    return most;
  }

  private playOut(world: World<Teferi>, events: Event[], horizon: LookaheadHorizon): number {
    for (let steps = 0; steps < MAX_STEPS; steps++) {
      const { question } = world;
      if (question === undefined) break;
      if (horizon === 'turn' && events.some(({ did }) => did === 'turn')) break;
      if (horizon === 'stack' && startsNewRound(question)) {
        const view = world.lazyView(this.seat);
        if (view.stack.length === 0 || view.turn !== this.turn)
          return this.evaluateWorld(world, view, events);
      }
      const { seat, prompt } = question;
      world.choose(prompt === 'priority' ? at(question.options, 0) : reply(world, seat, question));
    }
    return this.evaluateWorld(world, world.lazyView(this.seat), events);
  }

  /** Cards drawn in the next turn are not counted. */
  private evaluateWorld({ outcome }: World<Teferi>, view: View, events: readonly Event[]): number {
    if (outcome !== undefined) {
      const [own, other] = [at(outcome.places, this.seat), at(outcome.places, 1 - this.seat)];
      return own === other ? 0 : own < other ? WIN_VALUE : -WIN_VALUE;
    }
    const from = events.findIndex(({ did }) => did === 'turn');
    const later = from === -1 ? [] : events.slice(from);
    const drawn = later.reduce(
      (sum, event) => (event.did === 'draw' ? sum + (event.seat === this.seat ? 1 : -1) * event.count : sum),
      0,
    );
    return evaluatePosition(view, this.seat) - drawn * CARD_IN_HAND_VALUE;
  }

  /** All options are compared in copies of the same imagined world. */
  private world(): World<Teferi> {
    this.origin ??= this.perspective.imagine(this.dice);
    return this.origin.copy();
  }
}

/** A question that opens a new round of priority, or the attack. */
const startsNewRound = (question: Question<Teferi>): boolean =>
  question.prompt === 'priority' ? question.frame.passed === 0 : question.prompt === 'attack';

function attachEventSink(world: World<Teferi>): Event[] {
  const events: Event[] = [];
  world.setEventSink(events);
  return events;
}

function chooseAt(world: World<Teferi>, place: number): void {
  const { question } = world;
  if (question !== undefined) world.choose(at<Choice<Teferi>>(question.options, place));
}

const reply = (world: World<Teferi>, seat: Seat, question: Question<Teferi>): Choice<Teferi> =>
  question.options.length === 1
    ? at<Choice<Teferi>>(question.options, 0)
    : chooseQuickly(world.lazyView(seat), seat, question);
