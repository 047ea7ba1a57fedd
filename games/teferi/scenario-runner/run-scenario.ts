/** Runs a scenario: entry by entry, then what must be true at the end. */
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

/** Steps through the entries of a scenario. */
export class ScenarioRunner {
  /** Where the table stands. */
  match: ScenarioMatch;
  /** Before priority was handed to somebody who was then refused: for whoever acts next. */
  private beforeRefusal: ScenarioMatch | undefined;
  /** Answers of entries of their own, for the steps that they name. */
  private answers: ScriptedAnswers;
  /** An assignment that is listed before that of the attacking player, who comes first. */
  private earlyAssignment: DeclarationEntry | undefined;
  /** The combats in which attackers were declared by an entry. */
  private readonly combatsWithAttack = new Set<string>();

  constructor(match: ScenarioMatch) {
    this.match = match;
    this.answers = new ScriptedAnswers([]);
  }

  /** From now on these may be answered by `choose` entries. */
  expectAnswers(entries: readonly ScenarioEntry[]): void {
    this.answers = new ScriptedAnswers(
      entries.flatMap((entry) =>
        entry.do === 'choose'
          ? [{ player: entry.player, question: entry.question, choose: entry.choose, at: entry }]
          : [],
      ),
    );
  }

  /** Does what an entry says; `next` is the one after it. Throws a Failure where it cannot be done. */
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

  /** Goes on to a moment, with an empty stack. */
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

  /** Answers of an entry are for what it put on the stack, as long as something is there. */
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
    // Damage is dealt when both players have assigned theirs.
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
    const { earlyAssignment: early } = this;
    this.earlyAssignment = undefined;
    if (early !== undefined) return this.declare(early, next);
    if (!more) play.finishActions();
    if (!more && entry.hold !== true) play.resolveAll();
    this.keepAnswers(play);
  }

  /** 510.1: whether the attacking player has still to assign damage. */
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

/** Who begins with the declaration of attackers begins just before it: in that step it would be over. */
function startBeforeAttack(scenario: Scenario): Scenario {
  const { start = {}, steps } = scenario;
  const [first] = steps;
  return start.step === 'declare-attackers' && first?.do === 'attack' && first.turn === (start.turn ?? 1)
    ? { ...scenario, start: { ...start, step: 'begin-combat' } }
    : scenario;
}

/** All that is wrong; nothing: the scenario holds. */
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
