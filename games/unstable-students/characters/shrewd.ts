/** A computer player that weighs students, threats and instants. It looks at the table anew for every question. */
import type { Choice, Dice, Perspective, Question } from '@ludoteca/kernel';
import type { SynchronousPlayer, Explanation } from '@ludoteca/kit';
import type { Name, Play, Students } from '../parts.ts';
import { has, STUDENTS } from '../rules/pack.ts';
import { effectsGain, harm, stolen, VICTORY } from './effects.ts';
import type { RemarkWord } from './remarks.ts';
import { CARD, Situation } from './situation.ts';

type Option = Choice<Students>;

/** An option, what it is worth, and why. */
interface Weighed {
  readonly worth: number;
  readonly why: RemarkWord;
  readonly card?: Name;
  readonly seat?: number;
}

/** From so much harm on an instant is worth spending; the last one, while somebody is close to winning, only from the second on. */
const WORTH_BLOCKING = 7;
const WORTH_THE_LAST = 16;

/** What it tells of is in the own hand. Whoever lets something pass says nothing at all: silence about one reason alone would tell it. */
const SECRET: ReadonlySet<RemarkWord> = new Set([
  'discards a duplicate',
  'discards the least',
  'holds the last',
  'lets pass what cannot hurt',
  'lets pass',
  'has no instant',
]);

export class Shrewd implements SynchronousPlayer<Students> {
  private readonly dice: Dice;
  private weighed: Weighed = { worth: 0, why: 'does what it can' };

  constructor(dice: Dice) {
    this.dice = dice;
  }

  choose(line: Perspective<Students>): Option {
    const { question, seat } = line;
    if (question === undefined) throw new Error(`seat ${seat} was not asked`);
    const situation = new Situation(line.view(), seat);
    const options: readonly Option[] = question.options;
    const weighed = options.map((option) => weigh(situation, question, option));
    const best = Math.max(...weighed.map(({ worth }) => worth));
    const place = this.dice.pick([...weighed.keys()].filter((i) => weighed[i]?.worth === best));
    const [option, chosen] = [options[place], weighed[place]];
    if (option === undefined || chosen === undefined) throw new Error('there was nothing to choose from');
    this.weighed = chosen;
    return option;
  }

  explain(): Explanation {
    const { why, card, seat } = this.weighed;
    const facts = { ...(card === undefined ? {} : { card }), ...(seat === undefined ? {} : { seat }) };
    return { reason: { why, facts }, ...(SECRET.has(why) ? { secret: true } : {}) };
  }
}

function weigh(situation: Situation, question: Question<Students>, option: Option): Weighed {
  if (question.prompt === 'window') return weighDefence(situation, question, option);
  if (typeof option === 'string') return weighWord(situation, question, option);
  if ('play' in option) return weighPlay(situation, option);
  if ('discard' in option) return weighDiscard(situation, option.discard);
  if ('aim' in option) return weighAim(situation, question, option.aim);
  if ('block' in option) return { worth: 0, why: 'does what it can' };
  const from = 'from' in question.frame ? question.frame.from : situation.seat;
  if ('steal' in option) {
    const worth = stolen(situation, option.steal, from);
    return { worth, why: worth >= VICTORY ? 'steals to win' : 'steals', card: option.steal, seat: from };
  }
  return weighElimination(situation, option.eliminate, from);
}

function weighElimination(situation: Situation, card: Name, from: number): Weighed {
  const worth = situation.worth(card, from);
  if (from === situation.seat) return { worth: -worth, why: 'gives up the least', card };
  return { worth: situation.hurt(from, worth), why: 'eliminates the best', card, seat: from };
}

function weighWord(situation: Situation, question: Question<Students>, option: string): Weighed {
  switch (option) {
    case 'draw':
      return { worth: CARD, why: 'draws' };
    case 'yes': {
      const card = 'card' in question.frame ? question.frame.card : '';
      return { worth: effectsGain(situation, situation.face(card)), why: 'uses the effects', card };
    }
    case 'no':
      return { worth: 0, why: 'leaves the effects' };
    // Going back leads to the same question again.
    case 'back':
      return { worth: -VICTORY, why: 'does what it can' };
    default:
      return { worth: 0, why: 'does what it can' };
  }
}

function weighPlay(situation: Situation, { play, on = situation.seat }: Play): Weighed {
  const { seat } = situation;
  const face = situation.face(play);
  const enters = face.when === 'SUBITO' ? effectsGain(situation, face) : 0;
  if (situation.has(on, play)) return { worth: -1, why: 'does what it can' };
  if (has(STUDENTS, face.type)) {
    const wins = situation.lacks(seat) === 1 && !situation.isKeptFromWinning(seat);
    const effects = face.kind.optional ? Math.max(0, enters) : enters;
    const worth = situation.worth(play, seat) + effects + (wins ? VICTORY : 0);
    return { worth, why: wins ? 'plays to win' : 'plays a student', card: play };
  }
  if (face.kind.type === 'MAGIA') return { worth: enters, why: 'plays a magic', card: play };
  const worth = situation.worth(play, on);
  if (on === seat) return { worth, why: 'plays a bonus', card: play };
  return { worth: situation.hurt(on, -worth), why: 'hinders', card: play, seat: on };
}

function weighDiscard(situation: Situation, card: Name): Weighed {
  const keep = situation.keep(card);
  return { worth: -keep, why: keep <= 1 ? 'discards a duplicate' : 'discards the least', card };
}

/** Whom to aim at: where the rest of the card brings most. */
function weighAim(situation: Situation, question: Question<Students>, seat: number): Weighed {
  const { frame } = question;
  const card = 'card' in frame ? frame.card : undefined;
  const from = 'at' in frame ? frame.at : 0;
  const steps = card === undefined ? [] : situation.face(card).steps.slice(from);
  const gain = steps.reduce((sum, step) => {
    const taken = situation.within(seat, step.types);
    const loot =
      step.effect.action === 'RUBA' ? taken.filter((one) => !situation.has(situation.seat, one)) : [];
    const worths =
      step.effect.action === 'RUBA'
        ? loot.map((one) => stolen(situation, one, seat))
        : step.effect.action === 'ELIMINA'
          ? taken.map((one) => situation.hurt(seat, situation.worth(one, seat)))
          : [situation.view.hands[seat]?.count ?? 0];
    return sum + Math.max(0, ...worths);
  }, 0);
  return { worth: gain + situation.students(seat) / 100, why: 'aims at the leader', seat };
}

/** Whether to spend an instant. Whoever is about to win must be stopped; what cannot hurt is let happen. */
function weighDefence(situation: Situation, question: Question<Students>, option: Option): Weighed {
  const { frame } = question;
  if (frame.do !== 'window') throw new Error('not a window');
  const { card, by, at: place } = frame;
  const hurts = place === -1 ? -situation.worth(card, situation.seat) : harmOf(situation, card, place, by);
  const step = situation.face(card).steps[place];
  const steals =
    step?.effect.action === 'RUBA' && situation.lacks(by) === 1 && !situation.isKeptFromWinning(by);
  const isLast = situation.instants === 1 && situation.isDangerous;
  const bar = isLast ? WORTH_THE_LAST : WORTH_BLOCKING;
  const blocks = (steals && hurts > 0) || hurts >= bar;
  if (option !== 'pass') {
    const why = steals ? 'blocks the winner' : 'blocks';
    return { worth: blocks ? 1 : -1, why, card, seat: by };
  }
  const why = whyPass(hurts, isLast, question.options.length > 1);
  return { worth: 0, why, card, seat: by };
}

function whyPass(hurts: number, isLast: boolean, could: boolean): RemarkWord {
  if (hurts <= 0) return 'lets pass what cannot hurt';
  if (!could) return 'has no instant';
  return isLast && hurts >= WORTH_BLOCKING ? 'holds the last' : 'lets pass';
}

function harmOf(situation: Situation, card: Name, place: number, by: number): number {
  const step = situation.face(card).steps[place];
  return step === undefined ? 0 : harm(situation, step, by);
}
