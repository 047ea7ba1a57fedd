/** One computer player: it looks at the table anew for every question, and says why it chose as it did. */
import { at, type Choice, type Dice, type Perspective, type Question } from '@ludoteca/kernel';
import type { SynchronousPlayer, Explanation } from '@ludoteca/kit';
import { FACULTY_OF } from '../board.ts';
import { conquest } from '../odds.ts';
import type { Attack, Event, Hue, Move, Placing, Played, Risika } from '../parts.ts';
import { attrition, bestAssault, lostChance } from './attack.ts';
import { setChoice } from './cards.ts';
import { Memory } from './memory.ts';
import { type March, marchOf } from './move.ts';
import { occupation } from './occupation.ts';
import { type Wish, wishOf } from './placement.ts';
import { Plan } from './plan.ts';
import {
  AIMS,
  OCCUPATIONS,
  percent,
  type RemarkFacts,
  remarkOf,
  type RemarkWord,
  SETS,
  WISHES,
} from './remarks.ts';
import { Situation } from './situation.ts';
import type { Temper } from './tempers.ts';

type Asked<K> = Extract<Question<Risika>, { readonly prompt: K }>;
type RisikaLine = Perspective<Risika>;

export class RisikaCharacter implements SynchronousPlayer<Risika> {
  private readonly temper: Temper;
  private readonly dice: Dice;
  private readonly memory = new Memory();
  private why: RemarkWord = 'begins round';
  private facts: RemarkFacts = {};

  constructor(temper: Temper, dice: Dice) {
    this.temper = temper;
    this.dice = dice;
  }

  observe(events: readonly Event[]): void {
    for (const event of events) this.memory.hear(event);
  }

  explain(): Explanation {
    return remarkOf(this.why, this.facts);
  }

  choose(line: RisikaLine): Choice<Risika> {
    const { question } = line;
    if (question === undefined) throw new Error(`seat ${line.seat} was not asked`);
    switch (question.prompt) {
      case 'colour':
        return this.colour(question);
      case 'round':
        this.note('begins round', { round: line.view().round });
        return 'go on';
      case 'place':
        return this.place(line, question);
      case 'armies':
        return this.wish(line, question).count;
      case 'set':
        return this.set(line, question);
      case 'fight':
        return this.fight(line, question);
      case 'dice':
        this.note('rolls all dice', { dice: question.options.length });
        return at(question.options, question.options.length - 1);
      case 'defend':
        this.note('defends with all dice', { dice: question.options.length, territory: question.frame.to });
        return at(question.options, question.options.length - 1);
      case 'occupy':
        return this.occupy(line, question);
      case 'move':
        return this.move(line, question);
      case 'march':
        return this.march(line, question);
    }
  }

  /** The one decision of mere taste. */
  private colour({ options }: Asked<'colour'>): Hue {
    const hue = this.dice.pick(options);
    this.note('likes colour', { colour: hue.colour });
    return hue;
  }

  private note(why: RemarkWord, facts: RemarkFacts): void {
    this.why = why;
    this.facts = facts;
  }

  private situation(line: RisikaLine): Situation {
    return new Situation(line.view(), line.seat, this.temper, this.memory.grudgesOf(line.seat));
  }

  /** What to do with the armies that wait; asked for a place and then for a number, it wishes the same twice. */
  private wish(line: RisikaLine, { frame }: Asked<'place'> | Asked<'armies'>): Wish {
    const plan = new Plan(this.situation(line), false);
    const wish = wishOf(plan, frame.armies);
    const { on, to, count, why } = wish;
    const facts = { territory: on, armies: count };
    if (why === 'goal' || why === 'spread') this.note(WISHES[why], { ...facts, faculty: plan.goal });
    else if (why === 'guard') this.note(WISHES[why], { ...facts, faculty: at(FACULTY_OF, on) });
    else {
      const chance = conquest(plan.situation.armies(on) + count, plan.situation.armies(to));
      this.note(WISHES[why], { ...facts, to, odds: percent(chance), foes: plan.situation.armies(to) });
    }
    return wish;
  }

  private place(line: RisikaLine, question: Asked<'place'>): Placing {
    const { on } = this.wish(line, question);
    return question.options.find(({ place }) => place === on) ?? at(question.options, 0);
  }

  private set(line: RisikaLine, { options, frame }: Asked<'set'>): Played | 'none' {
    const cards = line.view().hands[line.seat]?.count ?? 0;
    const { option, why } = setChoice(options, frame.room, cards);
    const armies = option === 'none' ? 0 : option.armies;
    this.note(SETS[why], { cards, armies, room: frame.room });
    return option;
  }

  private fight(line: RisikaLine, { options, frame }: Asked<'fight'>): Attack | 'done' {
    const situation = this.situation(line);
    const plan = new Plan(situation, frame.won);
    const best = bestAssault(plan, this.memory, options);
    if (best !== undefined) {
      this.note(AIMS[best.aim], this.battle(situation, best.option, best.chance));
      return best.option;
    }
    const spent = attrition(situation, options);
    if (spent !== undefined) {
      const chance = conquest(situation.armies(spent.from), situation.armies(spent.attack));
      this.note('spends surplus', { ...this.battle(situation, spent, chance), armies: situation.wasted });
      return spent;
    }
    const lost = lostChance(plan, this.memory);
    if (lost === undefined) this.note('sits tight', { bar: percent(this.temper.bar) });
    else this.note('stops loss', { from: this.memory.from, to: this.memory.to, odds: percent(lost) });
    return 'done';
  }

  private battle(situation: Situation, { from, attack: to }: Attack, chance: number): RemarkFacts {
    const seat = situation.owner(to);
    const cards = situation.view.hands[seat]?.count ?? 0;
    return { from, to, seat, cards, faculty: at(FACULTY_OF, to), odds: percent(chance) };
  }

  private occupy(line: RisikaLine, { frame, options }: Asked<'occupy'>): number {
    const { from, to, least } = frame;
    const situation = this.situation(line);
    const { count, why } = occupation(new Plan(situation, true), from, to, least);
    this.note(OCCUPATIONS[why], {
      from,
      to,
      armies: count,
      foes: situation.threat(why === 'go on' ? to : from),
    });
    return options.includes(count) ? count : least;
  }

  private move(line: RisikaLine, { options }: Asked<'move'>): Move | 'done' {
    const march = marchOf(this.situation(line), options);
    if (march === undefined) {
      this.note('stays put', {});
      return 'done';
    }
    this.noteMarch(march);
    return march.option;
  }

  private march(line: RisikaLine, { frame, options }: Asked<'march'>): number {
    const march = marchOf(this.situation(line), [{ from: frame.from, move: frame.to }]);
    if (march === undefined) return at(options, 0);
    this.noteMarch(march);
    return march.count;
  }

  private noteMarch({ option: { from, move: to }, count, why }: March): void {
    this.note(why === 'mend' ? 'mends door' : 'moves to front', {
      from,
      to,
      armies: count,
      faculty: at(FACULTY_OF, to),
    });
  }
}
