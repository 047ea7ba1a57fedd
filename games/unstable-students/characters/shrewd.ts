/** A computer player that rates every option by students, threats and instants. It keeps no memory between questions. */
import type { Choice, Dice, Perspective, Question } from '@ludoteca/kernel';
import type { SynchronousPlayer, Explanation } from '@ludoteca/kit';
import type { CardName, PlayChoice, Students } from '../parts.ts';
import { valueOfEffects, estimateHarm, valueOfTheft, WIN_VALUE } from './effect-values.ts';
import type { EffectStep } from '../deck/indexed-deck.ts';
import type { RemarkKey } from './remarks.ts';
import { CARD_VALUE, Situation } from './situation.ts';
import { STUDENT_TYPES, hasType } from '../cards/type-sets.ts';

interface RatedOption {
  readonly value: number;
  readonly why: RemarkKey;
  readonly card?: CardName;
  readonly seat?: number;
}

/** Least harm against which an instant is spent; the second holds for the last one while an opponent is close to winning. */
const MIN_HARM_TO_BLOCK = 7;
const MIN_HARM_FOR_LAST_INSTANT = 16;

/** Remarks that reveal the own hand. All remarks about passing are secret, because silence about card of them would reveal it. */
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
  private rated: RatedOption = { value: 0, why: 'does what it can' };

  constructor(dice: Dice) {
    this.dice = dice;
  }

  choose(perspective: Perspective<Students>): Choice<Students> {
    const { question, seat } = perspective;
    if (question === undefined) throw new Error(`seat ${seat} was not asked`);
    const situation = new Situation(perspective.view(), seat);
    const options: readonly Choice<Students>[] = question.options;
    const rated = options.map((option) => rateOption(situation, question, option));
    const best = Math.max(...rated.map(({ value }) => value));
    const place = this.dice.pick([...rated.keys()].filter((i) => rated[i]?.value === best));
    const [option, chosen] = [options[place], rated[place]];
    if (option === undefined || chosen === undefined) throw new Error('there was nothing to choose from');
    this.rated = chosen;
    return option;
  }

  explain(): Explanation {
    const { why, card, seat } = this.rated;
    const facts = { ...(card === undefined ? {} : { card }), ...(seat === undefined ? {} : { seat }) };
    return { reason: { why, facts }, ...(SECRET_REMARKS.has(why) ? { secret: true } : {}) };
  }
}

function rateOption(
  situation: Situation,
  question: Question<Students>,
  option: Choice<Students>,
): RatedOption {
  if (question.prompt === 'window') return rateDefence(situation, question, option);
  if (typeof option === 'string') return rateKeyword(situation, question, option);
  if ('play' in option) return ratePlay(situation, option);
  if ('discard' in option) return rateDiscard(situation, option.discard);
  if ('aim' in option) return rateAim(situation, question, option.aim);
  if ('block' in option) return { value: 0, why: 'does what it can' };
  const from = 'from' in question.frame ? question.frame.from : situation.seat;
  if ('steal' in option) {
    const value = valueOfTheft(situation, option.steal, from);
    return { value, why: value >= WIN_VALUE ? 'steals to win' : 'steals', card: option.steal, seat: from };
  }
  return rateElimination(situation, option.eliminate, from);
}

function rateElimination(situation: Situation, card: CardName, from: number): RatedOption {
  const value = situation.cardValue(card, from);
  if (from === situation.seat) return { value: -value, why: 'gives up the least', card };
  return { value: situation.valueOfLoss(from, value), why: 'eliminates the best', card, seat: from };
}

function rateKeyword(situation: Situation, question: Question<Students>, option: string): RatedOption {
  switch (option) {
    case 'draw':
      return { value: CARD_VALUE, why: 'draws' };
    case 'yes': {
      const card = 'card' in question.frame ? question.frame.card : '';
      return { value: valueOfEffects(situation, situation.definition(card)), why: 'uses the effects', card };
    }
    case 'no':
      return { value: 0, why: 'leaves the effects' };
    // The same question would be asked again.
    case 'back':
      return { value: -WIN_VALUE, why: 'does what it can' };
    default:
      return { value: 0, why: 'does what it can' };
  }
}

function ratePlay(situation: Situation, { play, on = situation.seat }: PlayChoice): RatedOption {
  const { seat } = situation;
  const definition = situation.definition(play);
  const enters = definition.when === 'SUBITO' ? valueOfEffects(situation, definition) : 0;
  if (situation.hasInPlay(on, play)) return { value: -1, why: 'does what it can' };
  if (hasType(STUDENT_TYPES, definition.type)) {
    const wins = situation.missingStudents(seat) === 1 && !situation.cannotWin(seat);
    const effects = definition.kind.optional ? Math.max(0, enters) : enters;
    const value = situation.cardValue(play, seat) + effects + (wins ? WIN_VALUE : 0);
    return { value, why: wins ? 'plays to win' : 'plays a student', card: play };
  }
  if (definition.kind.type === 'MAGIA') return { value: enters, why: 'plays a magic', card: play };
  const value = situation.cardValue(play, on);
  if (on === seat) return { value, why: 'plays a bonus', card: play };
  return { value: situation.valueOfLoss(on, -value), why: 'hinders', card: play, seat: on };
}

function rateDiscard(situation: Situation, card: CardName): RatedOption {
  const keep = situation.keepValue(card);
  return { value: -keep, why: keep <= 1 ? 'discards a duplicate' : 'discards the least', card };
}

/** The best target is the one at which the remaining effects of the card are worth most. */
function rateAim(situation: Situation, question: Question<Students>, seat: number): RatedOption {
  const { frame } = question;
  const steps = frame.do === 'aim' ? situation.definition(frame.card).steps.slice(frame.at) : [];
  const gain = steps.reduce((sum, step) => sum + Math.max(0, ...valuesOfAim(situation, step, seat)), 0);
  return { value: gain + situation.countStudents(seat) / 100, why: 'aims at the leader', seat };
}

function valuesOfAim(situation: Situation, { effect, types }: EffectStep, seat: number): readonly number[] {
  const cards = situation.matchingCards(seat, types);
  switch (effect.action) {
    case 'RUBA':
      return cards
        .filter((card) => !situation.hasInPlay(situation.seat, card))
        .map((card) => valueOfTheft(situation, card, seat));
    case 'ELIMINA':
      return cards.map((card) => situation.valueOfLoss(seat, situation.cardValue(card, seat)));
    default:
      return [situation.view.hands[seat]?.count ?? 0];
  }
}

function rateDefence(
  situation: Situation,
  question: Question<Students>,
  option: Choice<Students>,
): RatedOption {
  const { frame } = question;
  if (frame.do !== 'window') throw new Error('not a window');
  const { card, by, at: index } = frame;
  const step = situation.definition(card).steps[index];
  const harm =
    step === undefined ? -situation.cardValue(card, situation.seat) : estimateHarm(situation, step, by);
  const stealsToWin =
    step?.effect.action === 'RUBA' && situation.missingStudents(by) === 1 && !situation.cannotWin(by);
  const isLast = situation.instantCount === 1 && situation.isOpponentClose;
  const threshold = isLast ? MIN_HARM_FOR_LAST_INSTANT : MIN_HARM_TO_BLOCK;
  const blocks = (stealsToWin && harm > 0) || harm >= threshold;
  if (option !== 'pass') {
    const why = stealsToWin ? 'blocks the winner' : 'blocks';
    return { value: blocks ? 1 : -1, why, card, seat: by };
  }
  const why = explainPass(harm, isLast, question.options.length > 1);
  return { value: 0, why, card, seat: by };
}

function explainPass(harm: number, isLast: boolean, canBlock: boolean): RemarkKey {
  if (harm <= 0) return 'lets pass what cannot hurt';
  if (!canBlock) return 'has no instant';
  return isLast && harm >= MIN_HARM_TO_BLOCK ? 'holds the last' : 'lets pass';
}
