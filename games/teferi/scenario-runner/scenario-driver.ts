/** A scenario while it is played: passing, moving on, and answering what is asked on the way. */
import { canonicalJson, type Choice } from '@ludoteca/kernel';
import type { Event } from '../parts.ts';
import {
  type ScriptedAnswers,
  type ScenarioQuestion,
  isAnsweredByEntries,
  formatOption,
  questionWordOf,
} from './scripted-answers.ts';
import type { ScenarioMatch } from './scenario-match.ts';
import { ScenarioError } from './faults.ts';
import { type GameMoment, PLAYERS } from './format.ts';
import type { ScenarioParts } from './game-with-stops.ts';

/** What an entry is, as far as moving on is concerned: those that are the turn-based action of a step come first in it. */
export type EntryKind = 'attack' | 'block' | 'assign' | 'other';

/** Who has to say what, with the words that are an answer. */
const unansweredQuestion = (desk: ScenarioMatch, asked: ScenarioQuestion): ScenarioError =>
  new ScenarioError('unanswered', {
    player: PLAYERS[asked.seat] ?? '',
    prompt: asked.prompt,
    question: questionWordOf(asked) ?? '',
    options: asked.options.map((option) => formatOption(desk, option)),
  });

export class ScenarioDriver {
  readonly desk: ScenarioMatch;
  readonly answers: ScriptedAnswers;

  constructor(desk: ScenarioMatch, answers: ScriptedAnswers) {
    this.desk = desk;
    this.answers = answers;
  }

  get asked(): ScenarioQuestion | undefined {
    return this.desk.question;
  }

  choose(choice: Choice<ScenarioParts>, ...meant: readonly string[]): readonly Event[] {
    return [...this.desk.choose(choice, ...meant), ...this.settle()];
  }

  /** Answers whatever is no business of entries. */
  settle(): readonly Event[] {
    const events: Event[] = [];
    for (let { asked } = this; asked !== undefined && !isAnsweredByEntries(asked); { asked } = this)
      events.push(...this.answer(asked));
    return events;
  }

  private answer(asked: ScenarioQuestion): readonly Event[] {
    const options: readonly Choice<ScenarioParts>[] = asked.options;
    const real = options.filter((option) => option !== 'cancel');
    const [only] = real;
    if (only !== undefined && (real.length === 1 || (asked.prompt === 'order' && this.isIdle(asked))))
      return this.desk.choose(only, ...this.answers.naming(this.desk, asked));
    const picked = this.answers.find(this.desk, asked);
    // In which order cards go to the bottom matters only to who says so.
    if (picked === undefined && only !== undefined && asked.prompt === 'arrange' && asked.frame.all === true)
      return this.desk.choose(only);
    if (picked === undefined) throw unansweredQuestion(this.desk, asked);
    return this.desk.choose(picked.option, ...picked.meant);
  }

  /** Whether it makes no difference which of several waiting abilities goes first: all do the same to the same. */
  private isIdle({ seat }: ScenarioQuestion): boolean {
    const { triggered } = this.desk.state();
    const own = triggered.filter(({ controller }) => controller === seat);
    const aimed = own.some(({ does }) => does === null || 'modes' in does || (does.targets?.length ?? 0) > 0);
    const texts = new Set(own.map(({ does }) => canonicalJson(does)));
    const [text = ''] = texts;
    return texts.size === 1 && !(aimed && /"(?:it|other|that much|that player)"(?!:)/.test(text));
  }

  pass(): readonly Event[] {
    return this.choose('pass');
  }

  /** Both pass until the stack is empty. */
  drain(): void {
    while (this.asked?.prompt === 'priority' && this.desk.view.stack.length > 0) this.pass();
  }

  /** Both pass until so many objects have left the top of the stack. */
  resolve(count: number): void {
    for (let left = count; left > 0 && !this.desk.isOver;) {
      if (this.asked?.prompt !== 'priority' || this.desk.view.stack.length === 0)
        throw new ScenarioError('nothing to resolve');
      left -= this.pass().filter(({ did }) => did === 'resolve' || did === 'fizzle').length;
    }
  }

  isAt({ turn, step }: GameMoment): boolean {
    const { view } = this.desk;
    return view.turn === turn && view.step === step;
  }

  /** Goes on until that moment; a game that ends earlier stops it. */
  moveTo(moment: GameMoment, kind: EntryKind = 'other'): void {
    this.settle();
    const waiting = (): boolean => kind !== 'other' && this.isIts(kind);
    let arrived = this.isAt(moment) && this.isAction();
    while (!this.desk.isOver && !this.isAt(moment)) {
      if (this.desk.view.turn > moment.turn)
        throw new ScenarioError('no such step', { turn: moment.turn, step: moment.step });
      this.onward();
      arrived = true;
    }
    if (this.desk.isOver || waiting()) return;
    // Its turn-based actions, then what they and its beginning have triggered.
    if (arrived) this.finishActions();
    if (arrived && this.isAt(moment)) this.drain();
  }

  /** Out of this step, whatever comes. */
  leave(moment: GameMoment): void {
    while (!this.desk.isOver && this.isAt(moment)) this.onward();
  }

  /** Everything that this step does by itself. */
  finishActions(): void {
    while (this.isAction()) this.onward();
  }

  /** The next moment, as far as nobody does anything. */
  private onward(): void {
    const { asked } = this;
    if (asked === undefined) return;
    if (asked.prompt === 'priority') this.pass();
    else if (asked.prompt === 'stop') this.choose('on');
    else if (asked.prompt === 'attack' || asked.prompt === 'block') this.declareNothing(asked);
    else throw unansweredQuestion(this.desk, asked);
  }

  /** A declaration without an entry is none, or the only legal one. */
  private declareNothing(asked: ScenarioQuestion): void {
    const options: readonly Choice<ScenarioParts>[] = asked.options;
    const [only] = options;
    if (options.includes('done')) this.choose('done');
    else if (options.length === 1 && only !== undefined) this.choose(only);
    else throw unansweredQuestion(this.desk, asked);
  }

  /** Whether a turn-based action of this step is still to be done. */
  private isAction(): boolean {
    const { asked } = this;
    if (asked?.prompt === 'stop') return asked.frame.after.do === 'deal';
    return asked?.prompt === 'attack' || asked?.prompt === 'block' || asked?.prompt === 'assign';
  }

  /** Whether what is asked is what such an entry answers. */
  private isIts(kind: Exclude<EntryKind, 'other'>): boolean {
    const { asked } = this;
    if (kind !== 'assign') return asked?.prompt === kind;
    return asked?.prompt === 'assign' || (asked?.prompt === 'stop' && asked.frame.after.do === 'deal');
  }
}
