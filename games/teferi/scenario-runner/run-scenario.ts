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
  desk: ScenarioMatch;
  /** Before priority was handed to somebody who was then refused: for whoever acts next. */
  private before: ScenarioMatch | undefined;
  /** Answers of entries of their own, for the steps that they name. */
  private standing: ScriptedAnswers;
  /** An assignment that is listed before that of the attacking player, who comes first. */
  private early: DeclarationEntry | undefined;
  /** The combats in which attackers were declared by an entry. */
  private readonly attacked = new Set<string>();

  constructor(desk: ScenarioMatch) {
    this.desk = desk;
    this.standing = new ScriptedAnswers([]);
  }

  /** From now on these may be answered by `choose` entries. */
  expectAnswers(entries: readonly ScenarioEntry[]): void {
    this.standing = new ScriptedAnswers(
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
      if (!this.playing([]).isAt(entry)) this.move(entry);
      return checkExpectations(this.desk, entry.expect, at);
    }
    if (this.desk.isOver) return [];
    if (entry.do === 'choose') this.move(entry);
    else if (entry.do === 'resolve') this.resolve(entry);
    else if (entry.do === 'concede') {
      this.move(entry);
      this.desk.concede(seatOf(entry.player));
    } else if (entry.do === 'cast' || entry.do === 'activate' || entry.do === 'play-land') this.act(entry);
    else this.declare(entry, next);
    return [];
  }

  /** Goes on to a moment, with an empty stack. */
  finish(moment: GameMoment): void {
    this.move(moment);
    const play = this.playing([]);
    play.finishActions();
    play.drain();
    this.keep(play);
  }

  private playing(answers: NonNullable<Extract<ScenarioEntry, { do: 'cast' }>['answers']>): ScenarioDriver {
    return new ScenarioDriver(this.desk, this.standing.after(answers));
  }

  /** Answers of an entry are for what it put on the stack, as long as something is there. */
  private keep({ answers }: ScenarioDriver): void {
    this.standing = this.desk.view.stack.length > 0 ? answers : answers.timed();
  }

  private move(moment: GameMoment): void {
    const play = this.playing([]);
    play.moveTo(moment);
    this.keep(play);
  }

  private resolve(entry: Extract<ScenarioEntry, { do: 'resolve' }>): void {
    this.move(entry);
    const play = this.playing(entry.answers ?? []);
    play.resolve(entry.count ?? 1);
    this.keep(play);
    this.before = undefined;
  }

  private act(deed: PriorityEntry): void {
    this.move(deed);
    const { question } = this.desk;
    const stuck =
      question?.prompt === 'priority' && question.seat !== seatOf(deed.player) && question.frame.passed > 0;
    if (stuck && this.before !== undefined) this.desk = this.before;
    const before = this.desk.fork();
    const done = this.tried(deed);
    if (done instanceof ScenarioError) {
      if (deed.refused !== true || done.fault.why === 'no such label') throw done;
      this.before = before;
      return;
    }
    if (deed.refused === true) throw new ScenarioError('allowed', { do: deed.do });
    this.before = undefined;
    const play = new ScenarioDriver(this.desk, done);
    play.settle();
    if (deed.hold !== true) play.drain();
    this.keep(play);
  }

  private tried(deed: PriorityEntry): ScriptedAnswers | ScenarioError {
    const play = this.playing(deed.answers ?? []);
    try {
      passPriorityTo(play, deed);
      return performPriorityAction(play, deed, play.answers);
    } catch (error) {
      if (error instanceof ScenarioError) return error;
      throw error;
    }
  }

  private declare(deed: DeclarationEntry, next: ScenarioEntry | undefined): void {
    this.moveToDeclare(deed);
    if (this.desk.isOver) return;
    // Damage is dealt when both players have assigned theirs.
    const more = deed.do === 'assign-damage' && next?.do === 'assign-damage' && isSameMoment(next, deed);
    if (more && deed.refused !== true && this.isEarly(deed)) {
      this.early = deed;
      return;
    }
    const trial = this.desk.fork();
    const play = new ScenarioDriver(trial, this.standing.after(deed.answers ?? []));
    const failure = deed.do === 'assign-damage' ? assignDamage(play, deed) : declareCreatures(play, deed);
    if (failure !== undefined) {
      if (deed.refused !== true) throw failure;
      return;
    }
    if (deed.refused === true) throw new ScenarioError('allowed', { do: deed.do });
    this.desk = trial;
    this.before = undefined;
    if (deed.do === 'attack') this.attacked.add(this.combat());
    const { early } = this;
    this.early = undefined;
    if (early !== undefined) return this.declare(early, next);
    if (!more) play.finishActions();
    if (!more && deed.hold !== true) play.drain();
    this.keep(play);
  }

  /** 510.1: whether the attacking player has still to assign damage. */
  private isEarly(deed: DeclarationEntry): boolean {
    const { question } = this.desk;
    return question?.prompt === 'assign' && question.seat !== seatOf(deed.player);
  }

  private moveToDeclare(deed: DeclarationEntry): void {
    const play = this.playing([]);
    if (deed.do === 'attack' && play.isAt(deed) && this.attacked.has(this.combat())) play.leave(deed);
    const before = this.desk.fork();
    try {
      play.moveTo(deed, ENTRY_KINDS[deed.do]);
    } catch (error) {
      if (
        !(error instanceof ScenarioError) ||
        error.fault.why !== 'no such step' ||
        deed.do === 'assign-damage'
      )
        throw error;
      throw refusedDeclaration(deed, whyNotDeclare(before, deed));
    }
    this.keep(play);
  }

  private combat(): string {
    const { turn, begun } = this.desk.view;
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
    return [...faults, ...checkExpectations(runner.desk, expect, 'end')];
  } catch (error) {
    if (error instanceof ScenarioError)
      return [{ ...error.fault, facts: { where: at, ...error.fault.facts } }];
    const message = error instanceof Error ? error.message : String(error);
    return [{ why: 'engine', facts: { where: at, message: message.slice(0, 500) } }];
  }
}
