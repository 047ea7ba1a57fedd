/** Runs a scenario: performs its entries, then checks the expectations at its end. */
import type { CardDefinition } from '../abilities/index.ts';
import { performPriorityAction, passPriorityTo } from './priority-actions.ts';
import { ScriptedAnswers } from './scripted-answers.ts';
import { assignDamage, declareCreatures, type DeclarationEntry, refusedDeclaration } from './declarations.ts';
import { type ScenarioMatch, seatOf } from './scenario-match.ts';
import { checkExpectations } from './expectations.ts';
import { ScenarioError, type ScenarioFault } from './faults.ts';
import type { PriorityEntry, ScenarioEntry, GameMoment, Scenario } from './format.ts';
import { startScenario } from './start-scenario.ts';
import { ScenarioDriver } from './scenario-driver.ts';
import { whyNotDeclare } from './refusal-reasons.ts';

const ENTRY_KINDS = { attack: 'attack', block: 'block', 'assign-damage': 'assign' } as const;

const isSameMoment = (one: GameMoment | undefined, other: GameMoment): boolean =>
  one?.turn === other.turn && one.step === other.step;

export class ScenarioRunner {
  match: ScenarioMatch;
  /** The match before priority was passed to a player whose entry was refused: the next entry continues from here. */
  private beforeRefusal: ScenarioMatch | undefined;
  /** Answers of `choose` entries for the steps that they name, and of the last entry while the stack is not empty. */
  private answers: ScriptedAnswers;
  /** An assignment that the scenario lists before that of the attacking player, who assigns first (510.1). */
  private earlyAssignment: DeclarationEntry | undefined;
  /** Keys of the combats in which an entry declared attackers. */
  private readonly combatsWithAttack = new Set<string>();

  constructor(match: ScenarioMatch) {
    this.match = match;
    this.answers = new ScriptedAnswers([]);
  }

  /** Uses the `choose` entries among these as answers. */
  expectAnswers(entries: readonly ScenarioEntry[]): void {
    this.answers = new ScriptedAnswers(
      entries.flatMap((entry) =>
        entry.do === 'choose'
          ? [{ player: entry.player, question: entry.question, choose: entry.choose, at: entry }]
          : [],
      ),
    );
  }

  /** Performs an entry; `next` is the entry after it. Throws a ScenarioError if it cannot be performed. */
  perform(entry: ScenarioEntry, at: string, next?: ScenarioEntry): ScenarioFault[] {
    if (entry.do === 'check') {
      if (!this.createDriver([]).isAt(entry)) this.moveTo(entry);
      return checkExpectations(this.match, entry.expect, at);
    }
    if (this.match.isOver) return [];
    if (entry.do === 'choose') this.moveTo(entry);
    else if (entry.do === 'resolve') this.resolve(entry);
    else if (entry.do === 'concede') {
      this.moveTo(entry);
      this.match.concede(seatOf(entry.player));
    } else if (entry.do === 'cast' || entry.do === 'activate' || entry.do === 'play-land')
      this.performAction(entry);
    else this.declare(entry, next);
    return [];
  }

  /** Advances to a moment and resolves the stack. */
  finish(moment: GameMoment): void {
    this.moveTo(moment);
    const play = this.createDriver([]);
    play.finishActions();
    play.resolveAll();
    this.keepAnswers(play);
  }

  private createDriver(
    answers: NonNullable<Extract<ScenarioEntry, { do: 'cast' }>['answers']>,
  ): ScenarioDriver {
    return new ScenarioDriver(this.match, this.answers.precededBy(answers));
  }

  /** The answers of an entry stay valid while the stack is not empty. */
  private keepAnswers({ answers }: ScenarioDriver): void {
    this.answers = this.match.view.stack.length > 0 ? answers : answers.onlyTimed();
  }

  private moveTo(moment: GameMoment): void {
    const play = this.createDriver([]);
    play.moveTo(moment);
    this.keepAnswers(play);
  }

  private resolve(entry: Extract<ScenarioEntry, { do: 'resolve' }>): void {
    this.moveTo(entry);
    const play = this.createDriver(entry.answers ?? []);
    play.resolve(entry.count ?? 1);
    this.keepAnswers(play);
    this.beforeRefusal = undefined;
  }

  private performAction(entry: PriorityEntry): void {
    this.moveTo(entry);
    const { question } = this.match;
    const stuck =
      question?.prompt === 'priority' && question.seat !== seatOf(entry.player) && question.frame.passed > 0;
    if (stuck && this.beforeRefusal !== undefined) this.match = this.beforeRefusal;
    const before = this.match.fork();
    const done = this.tryAction(entry);
    if (done instanceof ScenarioError) {
      if (entry.refused !== true || done.fault.why === 'no such label') throw done;
      this.beforeRefusal = before;
      return;
    }
    if (entry.refused === true) throw new ScenarioError('allowed', { do: entry.do });
    this.beforeRefusal = undefined;
    const play = new ScenarioDriver(this.match, done);
    play.settle();
    if (entry.hold !== true) play.resolveAll();
    this.keepAnswers(play);
  }

  private tryAction(entry: PriorityEntry): ScriptedAnswers | ScenarioError {
    const play = this.createDriver(entry.answers ?? []);
    try {
      passPriorityTo(play, entry);
      return performPriorityAction(play, entry, play.answers);
    } catch (error) {
      if (error instanceof ScenarioError) return error;
      throw error;
    }
  }

  private declare(entry: DeclarationEntry, next: ScenarioEntry | undefined): void {
    this.moveToDeclare(entry);
    if (this.match.isOver) return;
    // Damage is dealt once both players have assigned theirs.
    const more = entry.do === 'assign-damage' && next?.do === 'assign-damage' && isSameMoment(next, entry);
    if (more && entry.refused !== true && this.precedesAttacker(entry)) {
      this.earlyAssignment = entry;
      return;
    }
    const trial = this.match.fork();
    const play = new ScenarioDriver(trial, this.answers.precededBy(entry.answers ?? []));
    const failure = entry.do === 'assign-damage' ? assignDamage(play, entry) : declareCreatures(play, entry);
    if (failure !== undefined) {
      if (entry.refused !== true) throw failure;
      return;
    }
    if (entry.refused === true) throw new ScenarioError('allowed', { do: entry.do });
    this.match = trial;
    this.beforeRefusal = undefined;
    if (entry.do === 'attack') this.combatsWithAttack.add(this.combatKey());
    const { earlyAssignment } = this;
    this.earlyAssignment = undefined;
    if (earlyAssignment !== undefined) return this.declare(earlyAssignment, next);
    if (!more) play.finishActions();
    if (!more && entry.hold !== true) play.resolveAll();
    this.keepAnswers(play);
  }

  /** 510.1: whether the attacking player must assign damage first. */
  private precedesAttacker(entry: DeclarationEntry): boolean {
    const { question } = this.match;
    return question?.prompt === 'assign' && question.seat !== seatOf(entry.player);
  }

  private moveToDeclare(entry: DeclarationEntry): void {
    const play = this.createDriver([]);
    if (entry.do === 'attack' && play.isAt(entry) && this.combatsWithAttack.has(this.combatKey()))
      play.leaveStep(entry);
    const before = this.match.fork();
    try {
      play.moveTo(entry, ENTRY_KINDS[entry.do]);
    } catch (error) {
      if (
        !(error instanceof ScenarioError) ||
        error.fault.why !== 'no such step' ||
        entry.do === 'assign-damage'
      )
        throw error;
      throw refusedDeclaration(entry, whyNotDeclare(before, entry));
    }
    this.keepAnswers(play);
  }

  private combatKey(): string {
    const { turn, begun } = this.match.view;
    return `${turn} ${begun['begin-combat'] ?? 0}`;
  }
}

/** A scenario that starts with the declaration of attackers starts in the step before, because the declaration is the first action of its step. */
function startBeforeAttack(scenario: Scenario): Scenario {
  const { start = {}, steps } = scenario;
  const [first] = steps;
  return start.step === 'declare-attackers' && first?.do === 'attack' && first.turn === (start.turn ?? 1)
    ? { ...scenario, start: { ...start, step: 'begin-combat' } }
    : scenario;
}

/** The faults of the scenario; none if it holds. */
export function runScenario(scenario: Scenario, cards: readonly CardDefinition[]): readonly ScenarioFault[] {
  const { steps, start = {}, expect } = scenario;
  let at = 'start';
  try {
    const runner = new ScenarioRunner(startScenario(startBeforeAttack(scenario), cards));
    runner.expectAnswers(steps);
    const faults: ScenarioFault[] = [];
    for (const [i, entry] of steps.entries()) {
      at = `steps[${i}]`;
      faults.push(...runner.perform(entry, at, steps[i + 1]));
    }
    at = 'end';
    const last = steps.at(-1) ?? { turn: start.turn ?? 1, step: start.step ?? 'main1' };
    runner.finish(scenario.end ?? last);
    return [...faults, ...checkExpectations(runner.match, expect, 'end')];
  } catch (error) {
    if (error instanceof ScenarioError)
      return [{ ...error.fault, facts: { where: at, ...error.fault.facts } }];
    const message = error instanceof Error ? error.message : String(error);
    return [{ why: 'engine', facts: { where: at, message: message.slice(0, 500) } }];
  }
}
