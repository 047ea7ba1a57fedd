/** A computer player: it analyses the view at every question and explains its choice. */
import { at, type Choice, type Dice, type Perspective, type Question } from '@ludoteca/kernel';
import type { SynchronousPlayer, Explanation } from '@ludoteca/kit';
import { FACULTY_OF } from '../board.ts';
import { conquestChance } from '../odds.ts';
import type {
  AttackChoice,
  Event,
  ColourChoice,
  MoveChoice,
  PlaceChoice,
  SetChoice,
  Risika,
} from '../parts.ts';
import { planAttrition, planAttack, findHopelessChance, hasEnough } from './attack.ts';
import { decideSet } from './sets.ts';
import { AttackMemory } from './attack-memory.ts';
import { type PlannedMove, planMove } from './move.ts';
import { planOccupation } from './occupation.ts';
import { type PlannedPlacement, planPlacement } from './placement.ts';
import { TargetValuation } from './target-valuation.ts';
import {
  AIM_KEYS,
  OCCUPATION_KEYS,
  toPercent,
  type ExplanationFacts,
  createExplanation,
  type ExplanationKey,
  SET_KEYS,
  PLACEMENT_KEYS,
} from './explanations.ts';
import { Situation } from './situation.ts';
import type { StrategyProfile } from './profiles.ts';

type QuestionOf<K> = Extract<Question<Risika>, { readonly prompt: K }>;
type RisikaPerspective = Perspective<Risika>;

export class RisikaCharacter implements SynchronousPlayer<Risika> {
  private readonly profile: StrategyProfile;
  private readonly dice: Dice;
  private readonly memory = new AttackMemory();
  private explanationKey: ExplanationKey = 'begins round';
  private explanationFacts: ExplanationFacts = {};

  constructor(temper: StrategyProfile, dice: Dice) {
    this.profile = temper;
    this.dice = dice;
  }

  observe(events: readonly Event[]): void {
    for (const event of events) this.memory.observe(event);
  }

  explain(): Explanation {
    return createExplanation(this.explanationKey, this.explanationFacts);
  }

  choose(perspective: RisikaPerspective): Choice<Risika> {
    const { question } = perspective;
    if (question === undefined) throw new Error(`seat ${perspective.seat} was not asked`);
    switch (question.prompt) {
      case 'colour':
        return this.chooseColour(question);
      case 'round':
        this.explainWith('begins round', { round: perspective.view().round });
        return 'go on';
      case 'place':
        return this.choosePlace(perspective, question);
      case 'armies':
        return this.placement(perspective, question).count;
      case 'set':
        return this.chooseSet(perspective, question);
      case 'fight':
        return this.chooseAttack(perspective, question);
      case 'dice':
        this.explainWith('rolls all dice', { dice: question.options.length });
        return at(question.options, question.options.length - 1);
      case 'defend':
        this.explainWith('defends with all dice', {
          dice: question.options.length,
          territory: question.frame.to,
        });
        return at(question.options, question.options.length - 1);
      case 'occupy':
        return this.chooseOccupation(perspective, question);
      case 'move':
        return this.chooseMove(perspective, question);
      case 'march':
        return this.chooseMoveCount(perspective, question);
    }
  }

  /** The only random decision. */
  private chooseColour({ options }: QuestionOf<'colour'>): ColourChoice {
    const choice = this.dice.pick(options);
    this.explainWith('likes colour', { colour: choice.colour });
    return choice;
  }

  private explainWith(why: ExplanationKey, facts: ExplanationFacts): void {
    this.explanationKey = why;
    this.explanationFacts = facts;
  }

  private analyse(perspective: RisikaPerspective): Situation {
    return new Situation(
      perspective.view(),
      perspective.seat,
      this.profile,
      this.memory.attackersOf(perspective.seat),
    );
  }

  /** Plans the same placement at the question for the territory and at the one for the number. */
  private placement(
    perspective: RisikaPerspective,
    { frame }: QuestionOf<'place'> | QuestionOf<'armies'>,
  ): PlannedPlacement {
    const valuation = new TargetValuation(this.analyse(perspective), false);
    const placement = planPlacement(valuation, frame.armies);
    const { on, to, count, why } = placement;
    const facts = { territory: on, armies: count };
    if (why === 'goal' || why === 'spread')
      this.explainWith(PLACEMENT_KEYS[why], { ...facts, faculty: valuation.goal });
    else if (why === 'guard')
      this.explainWith(PLACEMENT_KEYS[why], { ...facts, faculty: at(FACULTY_OF, on) });
    else {
      const chance = conquestChance(valuation.situation.armies(on) + count, valuation.situation.armies(to));
      this.explainWith(PLACEMENT_KEYS[why], {
        ...facts,
        to,
        odds: toPercent(chance),
        foes: valuation.situation.armies(to),
      });
    }
    return placement;
  }

  private choosePlace(perspective: RisikaPerspective, question: QuestionOf<'place'>): PlaceChoice {
    const { on } = this.placement(perspective, question);
    return question.options.find(({ place }) => place === on) ?? at(question.options, 0);
  }

  private chooseSet(
    perspective: RisikaPerspective,
    { options, frame }: QuestionOf<'set'>,
  ): SetChoice | 'none' {
    const cards = perspective.view().hands[perspective.seat]?.count ?? 0;
    const { option, why } = decideSet(options, frame.room, cards);
    const armies = option === 'none' ? 0 : option.armies;
    this.explainWith(SET_KEYS[why], { cards, armies, room: frame.room });
    return option;
  }

  private chooseAttack(
    perspective: RisikaPerspective,
    { options, frame }: QuestionOf<'fight'>,
  ): AttackChoice | 'done' {
    const situation = this.analyse(perspective);
    const valuation = new TargetValuation(situation, frame.won);
    const best = planAttack(valuation, this.memory, options);
    if (best !== undefined) {
      this.explainWith(AIM_KEYS[best.aim], this.attackFacts(situation, best.option, best.chance));
      return best.option;
    }
    const spent = planAttrition(situation, options);
    if (spent !== undefined) {
      const chance = conquestChance(situation.armies(spent.from), situation.armies(spent.attack));
      this.explainWith('spends surplus', {
        ...this.attackFacts(situation, spent, chance),
        armies: situation.armiesOverLimit,
      });
      return spent;
    }
    this.explainEnd(valuation);
    return 'done';
  }

  private explainEnd(valuation: TargetValuation): void {
    if (hasEnough(valuation)) return this.explainWith('has card', {});
    const { from, to } = this.memory;
    const lost = findHopelessChance(valuation, this.memory);
    if (lost === undefined) this.explainWith('sits tight', { bar: toPercent(this.profile.minChance) });
    else this.explainWith('stops loss', { from, to, odds: toPercent(lost) });
  }

  private attackFacts(
    situation: Situation,
    { from, attack: to }: AttackChoice,
    chance: number,
  ): ExplanationFacts {
    const seat = situation.owner(to);
    const cards = situation.view.hands[seat]?.count ?? 0;
    return { from, to, seat, cards, faculty: at(FACULTY_OF, to), odds: toPercent(chance) };
  }

  private chooseOccupation(perspective: RisikaPerspective, { frame, options }: QuestionOf<'occupy'>): number {
    const { from, to, least } = frame;
    const situation = this.analyse(perspective);
    const { count, why } = planOccupation(new TargetValuation(situation, true), from, to, least);
    this.explainWith(OCCUPATION_KEYS[why], {
      from,
      to,
      armies: count,
      foes: situation.strongestThreat(why === 'go on' ? to : from),
    });
    return options.includes(count) ? count : least;
  }

  private chooseMove(perspective: RisikaPerspective, { options }: QuestionOf<'move'>): MoveChoice | 'done' {
    const march = planMove(this.analyse(perspective), options);
    if (march === undefined) {
      this.explainWith('stays put', {});
      return 'done';
    }
    this.explainMove(march);
    return march.option;
  }

  private chooseMoveCount(perspective: RisikaPerspective, { frame, options }: QuestionOf<'march'>): number {
    const march = planMove(this.analyse(perspective), [{ from: frame.from, move: frame.to }]);
    if (march === undefined) return at(options, 0);
    this.explainMove(march);
    return march.count;
  }

  private explainMove({ option: { from, move: to }, count, why }: PlannedMove): void {
    this.explainWith(why === 'mend' ? 'mends door' : 'moves to front', {
      from,
      to,
      armies: count,
      faculty: at(FACULTY_OF, to),
    });
  }
}
