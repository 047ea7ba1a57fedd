/** A scenario while it is played: passing, moving on, and answering what is question on the way. */
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
const unansweredQuestion = (match: ScenarioMatch, question: ScenarioQuestion): ScenarioError =>
  new ScenarioError('unanswered', {
    player: PLAYERS[question.seat] ?? '',
    prompt: question.prompt,
    question: questionWordOf(question) ?? '',
    options: question.options.map((option) => formatOption(match, option)),
  });

export class ScenarioDriver {
  readonly match: ScenarioMatch;
  readonly answers: ScriptedAnswers;

  constructor(match: ScenarioMatch, answers: ScriptedAnswers) {
    this.match = match;
    this.answers = answers;
  }

  get question(): ScenarioQuestion | undefined {
    return this.match.question;
  }

  choose(choice: Choice<ScenarioParts>, ...meant: readonly string[]): readonly Event[] {
    return [...this.match.choose(choice, ...meant), ...this.settle()];
  }

  /** Answers whatever is no business of entries. */
  settle(): readonly Event[] {
    const events: Event[] = [];
    for (
      let { question } = this;
      question !== undefined && !isAnsweredByEntries(question);
      { question } = this
    )
      events.push(...this.answer(question));
    return events;
  }

  private answer(question: ScenarioQuestion): readonly Event[] {
    const options: readonly Choice<ScenarioParts>[] = question.options;
    const real = options.filter((option) => option !== 'cancel');
    const [only] = real;
    if (
      only !== undefined &&
      (real.length === 1 || (question.prompt === 'order' && this.isOrderIrrelevant(question)))
    )
      return this.match.choose(only, ...this.answers.labelsFor(this.match, question));
    const picked = this.answers.find(this.match, question);
    // In which order cards go to the bottom matters only to who says so.
    if (
      picked === undefined &&
      only !== undefined &&
      question.prompt === 'arrange' &&
      question.frame.all === true
    )
      return this.match.choose(only);
    if (picked === undefined) throw unansweredQuestion(this.match, question);
    return this.match.choose(picked.option, ...picked.labels);
  }

  /** Whether it makes no difference which of several waiting abilities goes first: all do the same to the same. */
  private isOrderIrrelevant({ seat }: ScenarioQuestion): boolean {
    const { triggered } = this.match.state();
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
  resolveAll(): void {
    while (this.question?.prompt === 'priority' && this.match.view.stack.length > 0) this.pass();
  }

  /** Both pass until so many objects have left the top of the stack. */
  resolve(count: number): void {
    for (let left = count; left > 0 && !this.match.isOver;) {
      if (this.question?.prompt !== 'priority' || this.match.view.stack.length === 0)
        throw new ScenarioError('nothing to resolve');
      left -= this.pass().filter(({ did }) => did === 'resolve' || did === 'fizzle').length;
    }
  }

  isAt({ turn, step }: GameMoment): boolean {
    const { view } = this.match;
    return view.turn === turn && view.step === step;
  }

  /** Goes on until that moment; a game that ends earlier stops it. */
  moveTo(moment: GameMoment, kind: EntryKind = 'other'): void {
    this.settle();
    const waiting = (): boolean => kind !== 'other' && this.isQuestionFor(kind);
    let arrived = this.isAt(moment) && this.hasPendingAction();
    while (!this.match.isOver && !this.isAt(moment)) {
      if (this.match.view.turn > moment.turn)
        throw new ScenarioError('no such step', { turn: moment.turn, step: moment.step });
      this.advance();
      arrived = true;
    }
    if (this.match.isOver || waiting()) return;
    // Its turn-based actions, then what they and its beginning have triggered.
    if (arrived) this.finishActions();
    if (arrived && this.isAt(moment)) this.resolveAll();
  }

  /** Out of this step, whatever comes. */
  leaveStep(moment: GameMoment): void {
    while (!this.match.isOver && this.isAt(moment)) this.advance();
  }

  /** Everything that this step does by itself. */
  finishActions(): void {
    while (this.hasPendingAction()) this.advance();
  }

  /** The next moment, as far as nobody does anything. */
  private advance(): void {
    const { question } = this;
    if (question === undefined) return;
    if (question.prompt === 'priority') this.pass();
    else if (question.prompt === 'stop') this.choose('on');
    else if (question.prompt === 'attack' || question.prompt === 'block') this.declareNothing(question);
    else throw unansweredQuestion(this.match, question);
  }

  /** A declaration without an entry is none, or the only legal one. */
  private declareNothing(question: ScenarioQuestion): void {
    const options: readonly Choice<ScenarioParts>[] = question.options;
    const [only] = options;
    if (options.includes('done')) this.choose('done');
    else if (options.length === 1 && only !== undefined) this.choose(only);
    else throw unansweredQuestion(this.match, question);
  }

  /** Whether a turn-based action of this step is still to be done. */
  private hasPendingAction(): boolean {
    const { question } = this;
    if (question?.prompt === 'stop') return question.frame.after.do === 'deal';
    return question?.prompt === 'attack' || question?.prompt === 'block' || question?.prompt === 'assign';
  }

  /** Whether what is question is what such an entry answers. */
  private isQuestionFor(kind: Exclude<EntryKind, 'other'>): boolean {
    const { question } = this;
    if (kind !== 'assign') return question?.prompt === kind;
    return (
      question?.prompt === 'assign' || (question?.prompt === 'stop' && question.frame.after.do === 'deal')
    );
  }
}
