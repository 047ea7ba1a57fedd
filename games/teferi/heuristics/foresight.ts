/**
 * What comes of a choice, in a world that looks the same: played on until what is on the stack has happened, or until the turn is over.
 * Nobody responds, and everything else is answered at a glance.
 */
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
import { atAGlance, bentOf, targetWorth } from './choosing.ts';
import { readingIn } from './printed.ts';
import { ALL, CARD, standing } from './worth.ts';

/** How far one looks. */
export type Horizon = 'stack' | 'turn';

/** A choice that leads on and on is not followed further. */
const PATIENCE = 120;
/** So many targets are tried; the rest look worse. */
const TARGETS = 3;

/** What is done in a fight, and what wears off with the turn, is judged when the turn is over. */
export function horizonOf(view: View, card: string): Horizon {
  const fighting = view.step.startsWith('declare');
  return fighting || readingIn(view, card).passing ? 'turn' : 'stack';
}

export class Foresight {
  private readonly seat: Seat;
  private readonly line: Perspective<Teferi>;
  private readonly dice: Dice;
  private readonly turn: number;
  private origin: World<Teferi> | undefined;
  private readonly passed = new Map<Horizon, number>();

  constructor(line: Perspective<Teferi>, view: View, dice: Dice) {
    this.line = line;
    this.seat = line.seat;
    this.turn = view.turn;
    this.dice = dice;
    if (view.stack.length === 0) this.passed.set('stack', standing(view, line.seat));
  }

  /** What comes of doing nothing. */
  ofPassing(horizon: Horizon): number {
    const known = this.passed.get(horizon);
    if (known !== undefined) return known;
    const worth = this.of(0, horizon);
    this.passed.set(horizon, worth);
    return worth;
  }

  /** What comes of the option at that place among those that are open now. */
  of(place: number, horizon: Horizon): number {
    const world = this.world();
    const heard = listened(world);
    choosePlace(world, place);
    return this.announced(world, heard, horizon);
  }

  /** Targets first: the likeliest are tried, each in a world of its own. */
  private announced(world: World<Teferi>, heard: Event[], horizon: Horizon): number {
    const { question } = world;
    if (question?.prompt !== 'target' || question.seat !== this.seat || question.options.length <= 2)
      return this.outcome(world, heard, horizon);
    const view = world.view(this.seat);
    const bent = bentOf(view, question);
    const likely = question.options
      .map((option, place) => ({ place, worth: targetWorth(view, this.seat, bent, option) }))
      .toSorted((a, b) => b.worth - a.worth)
      .slice(0, TARGETS);
    let most = -2 * ALL;
    for (const { place, worth } of likely) {
      if (worth <= -20 && most > -2 * ALL) break;
      const copy = world.copy();
      const its = heard.slice();
      copy.setEventSink(its);
      choosePlace(copy, place);
      most = Math.max(most, this.outcome(copy, its, horizon));
    }
    return most;
  }

  private outcome(world: World<Teferi>, heard: Event[], horizon: Horizon): number {
    for (let steps = 0; steps < PATIENCE; steps++) {
      const { question } = world;
      if (question === undefined) break;
      if (horizon === 'turn' && heard.some(({ did }) => did === 'turn')) break;
      if (horizon === 'stack' && isFresh(question)) {
        const view = world.view(this.seat);
        if (view.stack.length === 0 || view.turn !== this.turn) return this.worth(world, view, heard);
      }
      const { seat, prompt } = question;
      world.choose(prompt === 'priority' ? at(question.options, 0) : reply(world, seat, question));
    }
    return this.worth(world, world.view(this.seat), heard);
  }

  /** What the next turn has already brought is not to be counted. */
  private worth({ outcome }: World<Teferi>, view: View, heard: readonly Event[]): number {
    if (outcome !== undefined) {
      const [own, other] = [at(outcome.places, this.seat), at(outcome.places, 1 - this.seat)];
      return own === other ? 0 : own < other ? ALL : -ALL;
    }
    const from = heard.findIndex(({ did }) => did === 'turn');
    const later = from === -1 ? [] : heard.slice(from);
    const drawn = later.reduce(
      (sum, event) => (event.did === 'draw' ? sum + (event.seat === this.seat ? 1 : -1) * event.count : sum),
      0,
    );
    return standing(view, this.seat) - drawn * CARD;
  }

  /** The same world for all that is compared. */
  private world(): World<Teferi> {
    this.origin ??= this.line.imagine(this.dice);
    return this.origin.copy();
  }
}

/** Somebody is asked anew: something has resolved, or the game has gone on. */
const isFresh = (question: Question<Teferi>): boolean =>
  question.prompt === 'priority' ? question.frame.passed === 0 : question.prompt === 'attack';

function listened(world: World<Teferi>): Event[] {
  const heard: Event[] = [];
  world.setEventSink(heard);
  return heard;
}

function choosePlace(world: World<Teferi>, place: number): void {
  const { question } = world;
  if (question !== undefined) world.choose(at<Choice<Teferi>>(question.options, place));
}

const reply = (world: World<Teferi>, seat: Seat, question: Question<Teferi>): Choice<Teferi> =>
  question.options.length === 1
    ? at<Choice<Teferi>>(question.options, 0)
    : atAGlance(world.view(seat), seat, question);
