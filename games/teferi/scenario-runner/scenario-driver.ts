/** Advances a match between entries: passes priority, moves to a step and answers questions from the script. */
import { type Choice, deepEqual } from '@ludoteca/kernel';
import { someNode } from '../oracle/tree.ts';
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

/** Entries that are the turn-based action of a step come first in it. */
export type EntryKind = 'attack' | 'block' | 'assign' | 'other';

const unansweredQuestion = (match: ScenarioMatch, question: ScenarioQuestion): ScenarioError =>
  new ScenarioError('unanswered', {
    player: PLAYERS[question.seat] ?? '',
    prompt: question.prompt,
    question: questionWordOf(question) ?? '',
    options: question.options.map((option) => formatOption(match, option)),
  });

/** References to the event of a trigger. */
const EVENT_REFERENCES: ReadonlySet<unknown> = new Set(['it', 'other', 'that much', 'that player']);

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

  choose(choice: Choice<ScenarioParts>, ...labels: readonly string[]): readonly Event[] {
    return [...this.match.choose(choice, ...labels), ...this.settle()];
  }

  /** Answers all questions that are not answered by entries. */
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
    // The order in which cards go to the bottom is arbitrary unless an answer states it.
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

  /** Whether the order of the waiting triggers does not matter, because all have the same effect on the same objects. */
  private isOrderIrrelevant({ seat }: ScenarioQuestion): boolean {
    const { triggered } = this.match.state();
    const own = triggered.filter(({ controller }) => controller === seat);
    const hasTargets = own.some(
      ({ does }) => does === null || 'modes' in does || (does.targets?.length ?? 0) > 0,
    );
    const [first, ...others] = own.map(({ does }) => does);
    const areEqual = others.every((instructions) => deepEqual(instructions, first));
    return areEqual && !(hasTargets && someNode(first, (node) => EVENT_REFERENCES.has(node)));
  }

  pass(): readonly Event[] {
    return this.choose('pass');
  }

  resolveAll(): void {
    while (this.question?.prompt === 'priority' && this.match.view.stack.length > 0) this.pass();
  }

  /** Both players pass until `count` objects have left the stack. */
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

  /** Advances to that moment, or to the end of the game. */
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
    // Turn-based actions of the step, then the abilities that they and its beginning have triggered.
    if (arrived) this.finishActions();
    if (arrived && this.isAt(moment)) this.resolveAll();
  }

  leaveStep(moment: GameMoment): void {
    while (!this.match.isOver && this.isAt(moment)) this.advance();
  }

  /** Performs the turn-based actions of the step. */
  finishActions(): void {
    while (this.hasPendingAction()) this.advance();
  }

  /** Advances without an action of a player. */
  private advance(): void {
    const { question } = this;
    if (question === undefined) return;
    if (question.prompt === 'priority') this.pass();
    else if (question.prompt === 'stop') this.choose('on');
    else if (question.prompt === 'attack' || question.prompt === 'block') this.declareNothing(question);
    else throw unansweredQuestion(this.match, question);
  }

  /** Without an entry, no creature is declared unless only one declaration is legal. */
  private declareNothing(question: ScenarioQuestion): void {
    const options: readonly Choice<ScenarioParts>[] = question.options;
    const [only] = options;
    if (options.includes('done')) this.choose('done');
    else if (options.length === 1 && only !== undefined) this.choose(only);
    else throw unansweredQuestion(this.match, question);
  }

  /** Whether a turn-based action of this step is pending. */
  private hasPendingAction(): boolean {
    const { question } = this;
    if (question?.prompt === 'stop') return question.frame.after.do === 'deal';
    return question?.prompt === 'attack' || question?.prompt === 'block' || question?.prompt === 'assign';
  }

  /** Whether an entry of this kind answers the open question. */
  private isQuestionFor(kind: Exclude<EntryKind, 'other'>): boolean {
    const { question } = this;
    if (kind !== 'assign') return question?.prompt === kind;
    return (
      question?.prompt === 'assign' || (question?.prompt === 'stop' && question.frame.after.do === 'deal')
    );
  }
}
