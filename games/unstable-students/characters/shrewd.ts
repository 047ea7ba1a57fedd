/** A computer player that weighs students, threats and instants. It looks at the table anew for every question. */
import type { Choice, Dice, Perspective, Question } from '@ludoteca/kernel';
import type { SynchronousPlayer, Explanation } from '@ludoteca/kit';
import type { CardName, PlayChoice, Students } from '../parts.ts';
import { hasType, STUDENT_TYPES } from '../deck/indexed-deck.ts';
import { valueOfEffects, estimateHarm, valueOfTheft, WIN_VALUE } from './effect-values.ts';
import type { RemarkKey } from './remarks.ts';
import { CARD_VALUE, Situation } from './situation.ts';

type Option = Choice<Students>;

/** An option, what it is worth, and why. */
interface RatedOption {
  readonly worth: number;
  readonly why: RemarkKey;
  readonly card?: CardName;
  readonly seat?: number;
}

/** From so much harm on an instant is worth spending; the last one, while somebody is close to winning, only from the second on. */
const MIN_HARM_TO_BLOCK = 7;
const MIN_HARM_FOR_LAST_INSTANT = 16;

/** What it tells of is in the own hand. Whoever lets something pass says nothing at all: silence about one reason alone would tell it. */
const SECRET_REMARKS: ReadonlySet<RemarkKey> = new Set([
  'discards a duplicate',
  'discards the least',
  'holds the last',
  'lets pass what cannot hurt',
  'lets pass',
  'has no instant',
]);

export class ShrewdPlayer implements SynchronousPlayer<Students> {
  private readonly dice: Dice;
  private weighed: RatedOption = { worth: 0, why: 'does what it can' };

  constructor(dice: Dice) {
    this.dice = dice;
  }

  choose(line: Perspective<Students>): Option {
    const { question, seat } = line;
    if (question === undefined) throw new Error(`seat ${seat} was not asked`);
    const situation = new Situation(line.view(), seat);
    const options: readonly Option[] = question.options;
    const weighed = options.map((option) => rateOption(situation, question, option));
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
    return { reason: { why, facts }, ...(SECRET_REMARKS.has(why) ? { secret: true } : {}) };
  }
}

function rateOption(situation: Situation, question: Question<Students>, option: Option): RatedOption {
  if (question.prompt === 'window') return rateDefence(situation, question, option);
  if (typeof option === 'string') return rateKeyword(situation, question, option);
  if ('play' in option) return ratePlay(situation, option);
  if ('discard' in option) return rateDiscard(situation, option.discard);
  if ('aim' in option) return rateAim(situation, question, option.aim);
  if ('block' in option) return { worth: 0, why: 'does what it can' };
  const from = 'from' in question.frame ? question.frame.from : situation.seat;
  if ('steal' in option) {
    const worth = valueOfTheft(situation, option.steal, from);
    return { worth, why: worth >= WIN_VALUE ? 'steals to win' : 'steals', card: option.steal, seat: from };
  }
  return rateElimination(situation, option.eliminate, from);
}

function rateElimination(situation: Situation, card: CardName, from: number): RatedOption {
  const worth = situation.cardValue(card, from);
  if (from === situation.seat) return { worth: -worth, why: 'gives up the least', card };
  return { worth: situation.valueOfLoss(from, worth), why: 'eliminates the best', card, seat: from };
}

function rateKeyword(situation: Situation, question: Question<Students>, option: string): RatedOption {
  switch (option) {
    case 'draw':
      return { worth: CARD_VALUE, why: 'draws' };
    case 'yes': {
      const card = 'card' in question.frame ? question.frame.card : '';
      return { worth: valueOfEffects(situation, situation.definition(card)), why: 'uses the effects', card };
    }
    case 'no':
      return { worth: 0, why: 'leaves the effects' };
    // Going back leads to the same question again.
    case 'back':
      return { worth: -WIN_VALUE, why: 'does what it can' };
    default:
      return { worth: 0, why: 'does what it can' };
  }
}

function ratePlay(situation: Situation, { play, on = situation.seat }: PlayChoice): RatedOption {
  const { seat } = situation;
  const face = situation.definition(play);
  const enters = face.when === 'SUBITO' ? valueOfEffects(situation, face) : 0;
  if (situation.hasInPlay(on, play)) return { worth: -1, why: 'does what it can' };
  if (hasType(STUDENT_TYPES, face.type)) {
    const wins = situation.missingStudents(seat) === 1 && !situation.cannotWin(seat);
    const effects = face.kind.optional ? Math.max(0, enters) : enters;
    const worth = situation.cardValue(play, seat) + effects + (wins ? WIN_VALUE : 0);
    return { worth, why: wins ? 'plays to win' : 'plays a student', card: play };
  }
  if (face.kind.type === 'MAGIA') return { worth: enters, why: 'plays a magic', card: play };
  const worth = situation.cardValue(play, on);
  if (on === seat) return { worth, why: 'plays a bonus', card: play };
  return { worth: situation.valueOfLoss(on, -worth), why: 'hinders', card: play, seat: on };
}

function rateDiscard(situation: Situation, card: CardName): RatedOption {
  const keep = situation.keepValue(card);
  return { worth: -keep, why: keep <= 1 ? 'discards a duplicate' : 'discards the least', card };
}

/** Whom to aim at: where the rest of the card brings most. */
function rateAim(situation: Situation, question: Question<Students>, seat: number): RatedOption {
  const { frame } = question;
  const card = 'card' in frame ? frame.card : undefined;
  const from = 'at' in frame ? frame.at : 0;
  const steps = card === undefined ? [] : situation.definition(card).steps.slice(from);
  const gain = steps.reduce((sum, step) => {
    const taken = situation.matchingCards(seat, step.types);
    const loot =
      step.effect.action === 'RUBA' ? taken.filter((one) => !situation.hasInPlay(situation.seat, one)) : [];
    const worths =
      step.effect.action === 'RUBA'
        ? loot.map((one) => valueOfTheft(situation, one, seat))
        : step.effect.action === 'ELIMINA'
          ? taken.map((one) => situation.valueOfLoss(seat, situation.cardValue(one, seat)))
          : [situation.view.hands[seat]?.count ?? 0];
    return sum + Math.max(0, ...worths);
  }, 0);
  return { worth: gain + situation.countStudents(seat) / 100, why: 'aims at the leader', seat };
}

/** Whether to spend an instant. Whoever is about to win must be stopped; what cannot hurt is let happen. */
function rateDefence(situation: Situation, question: Question<Students>, option: Option): RatedOption {
  const { frame } = question;
  if (frame.do !== 'window') throw new Error('not a window');
  const { card, by, at: place } = frame;
  const hurts =
    place === -1 ? -situation.cardValue(card, situation.seat) : harmOfStep(situation, card, place, by);
  const step = situation.definition(card).steps[place];
  const steals =
    step?.effect.action === 'RUBA' && situation.missingStudents(by) === 1 && !situation.cannotWin(by);
  const isLast = situation.instantCount === 1 && situation.isOpponentClose;
  const bar = isLast ? MIN_HARM_FOR_LAST_INSTANT : MIN_HARM_TO_BLOCK;
  const blocks = (steals && hurts > 0) || hurts >= bar;
  if (option !== 'pass') {
    const why = steals ? 'blocks the winner' : 'blocks';
    return { worth: blocks ? 1 : -1, why, card, seat: by };
  }
  const why = explainPass(hurts, isLast, question.options.length > 1);
  return { worth: 0, why, card, seat: by };
}

function explainPass(hurts: number, isLast: boolean, could: boolean): RemarkKey {
  if (hurts <= 0) return 'lets pass what cannot hurt';
  if (!could) return 'has no instant';
  return isLast && hurts >= MIN_HARM_TO_BLOCK ? 'holds the last' : 'lets pass';
}

function harmOfStep(situation: Situation, card: CardName, place: number, by: number): number {
  const step = situation.definition(card).steps[place];
  return step === undefined ? 0 : estimateHarm(situation, step, by);
}
