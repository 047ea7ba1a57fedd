/** The state of judge mode: a scenario that is edited and played entry by entry, with undo. It can be saved at any time. */
import type { Event } from '../parts.ts';
import { ScriptedAnswers } from '../scenario-runner/scripted-answers.ts';
import { ScenarioCards } from '../scenario-runner/scenario-cards.ts';
import type { ScenarioMatch } from '../scenario-runner/scenario-match.ts';
import { ScenarioError } from '../scenario-runner/faults.ts';
import {
  type ScenarioCard,
  type AnswerValue,
  type ScenarioEntry,
  type Expectation,
  SCENARIO_FORMAT,
  type PlayerName,
  PLAYERS,
  QUESTION_WORDS,
  type Scenario,
  type ScenarioFile,
} from '../scenario-runner/format.ts';
import { startScenario, cardNamesIn } from '../scenario-runner/start-scenario.ts';
import { ScenarioDriver } from '../scenario-runner/scenario-driver.ts';
import { ScenarioRunner } from '../scenario-runner/run-scenario.ts';
import { toScenarioCard, shippedScenarioCards } from './scenario-cards.ts';
import { applyEdit, withUniqueLabels } from './edits.ts';
import type { JudgeCommand } from './judge-command.ts';
import { currentExpectations } from './current-expectations.ts';
import { type InterruptedCombat, findInterruptedCombat, snapshotScenario } from './snapshot.ts';

const EMPTY_SCENARIO: Scenario = { id: 'judge', players: { A: {}, B: {} }, steps: [], expect: [] };

/** A question without whose answer the pending entries cannot be performed. */
export interface MissingAnswer {
  readonly player: PlayerName;
  /** The prompt of the game. */
  readonly prompt: string;
  /** The question word of scenario files. */
  readonly question: string;
  readonly options: readonly string[];
}

export class JudgeTable {
  private readonly cards = new Map(shippedScenarioCards().map((card) => [card.name, card]));
  private readonly history: Scenario[] = [];
  private pending:
    | { readonly entries: readonly ScenarioEntry[]; readonly missing: MissingAnswer }
    | undefined;
  private combat: InterruptedCombat | undefined;
  private current: Scenario = EMPTY_SCENARIO;
  private currentMatch: ScenarioMatch;

  constructor() {
    this.currentMatch = this.playScenario(EMPTY_SCENARIO);
  }

  get scenario(): Scenario {
    return this.current;
  }

  get match(): ScenarioMatch {
    return this.currentMatch;
  }

  get missing(): MissingAnswer | undefined {
    return this.pending?.missing;
  }

  /** The effect of the last edit on combat. */
  get interruptedCombat(): InterruptedCombat | undefined {
    return this.combat;
  }

  get canUndo(): boolean {
    return this.history.length > 0;
  }

  /** The number of changes that can be undone. */
  get historyLength(): number {
    return this.history.length;
  }

  /** All cards that can be put on the board. */
  get library(): readonly ScenarioCard[] {
    return [...this.cards.values()];
  }

  /** Adds cards to the library, and makes a scenario the board. */
  load(cards: readonly ScenarioCard[], scenario?: Scenario): void {
    for (const card of cards) this.cards.set(card.name, card);
    if (scenario !== undefined) this.replaceScenario(withUniqueLabels(scenario));
  }

  /** Edits the board; after play, the current position becomes the new start. False if the command is not valid. */
  edit(line: JudgeCommand): boolean {
    this.addTokensToLibrary();
    const isPlayed = this.current.steps.length > 0;
    // A change of the turn and step implies what happens to combat.
    const broken = isPlayed && line.verb !== 'turn' ? findInterruptedCombat(this.match) : undefined;
    const from = isPlayed ? snapshotScenario(this.match, this.current, broken) : this.current;
    const next = applyEdit({ ...from, expect: [] }, line, [...this.cards.keys()]);
    if (next === undefined) return false;
    this.replaceScenario(next);
    this.combat = broken;
    return true;
  }

  /** Performs entries and returns the events; undefined if an answer is missing. */
  perform(...entries: readonly ScenarioEntry[]): readonly Event[] | undefined {
    const before = this.match.events.length;
    try {
      this.replaceScenario({ ...this.current, steps: [...this.current.steps, ...entries] });
    } catch (error) {
      const missing = error instanceof ScenarioError ? missingAnswerIn(error) : undefined;
      if (missing === undefined) throw error;
      this.pending = { entries, missing };
      return undefined;
    }
    return this.match.events.slice(before);
  }

  /** Adds the missing answer and performs the pending entries again; null if no answer is missing. */
  answer(choose: AnswerValue): readonly Event[] | undefined | null {
    const question = QUESTION_WORDS.find((word) => word === this.missing?.question);
    const last = this.pending?.entries.at(-1);
    if (this.pending === undefined || last === undefined || question === undefined) return null;
    const { entries, missing } = this.pending;
    const answers = 'answers' in last ? (last.answers ?? []) : [];
    const answered = { ...last, answers: [...answers, { player: missing.player, question, choose }] };
    return this.perform(...entries.slice(0, -1), answered);
  }

  /** Discards the entries that wait for an answer. */
  discardPending(): void {
    this.pending = undefined;
  }

  /** Advances to the next step without an action of a player. */
  step(): readonly Event[] | undefined {
    const fork = this.match.fork();
    const { turn, step } = fork.view;
    new ScenarioDriver(fork, new ScriptedAnswers([])).leaveStep({ turn, step });
    const { turn: next, step: where } = fork.view;
    return this.perform({ turn: next, step: where, do: 'check', expect: [] });
  }

  /** Adds expectations at the end; by default those that hold now. */
  expect(list: readonly Expectation[] = currentExpectations(this.match)): void {
    this.history.push(this.current);
    this.current = { ...this.current, expect: [...this.current.expect, ...list] };
  }

  undo(): boolean {
    const before = this.history.pop();
    if (before === undefined) return false;
    [this.current, this.currentMatch, this.pending] = [before, this.playScenario(before), undefined];
    return true;
  }

  /** Starts with an empty board and the same library. */
  clear(): void {
    this.replaceScenario(EMPTY_SCENARIO);
  }

  /** The id is the seed of the match, so everything is played again. */
  rename(id: string): void {
    this.replaceScenario({ ...this.current, id });
  }

  /** Returns to the position after this number of entries. */
  rewind(entries: number): void {
    this.replaceScenario({ ...this.current, steps: this.current.steps.slice(0, entries), expect: [] });
  }

  /** The scenario as a file with the cards that it uses. */
  get file(): ScenarioFile {
    const { turn, step } = this.match.view;
    return {
      format: SCENARIO_FORMAT,
      cards: this.usedCards(this.current),
      scenarios: [{ ...this.current, end: { turn, step } }],
    };
  }

  /** The match after all entries. */
  private playScenario(scenario: Scenario): ScenarioMatch {
    const { cards, faults } = new ScenarioCards({ cards: this.usedCards(scenario) }).cardsFor(scenario);
    const [fault] = faults;
    if (fault !== undefined) throw new ScenarioError(fault.why, fault.facts);
    const runner = new ScenarioRunner(startScenario(scenario, cards));
    runner.expectAnswers(scenario.steps);
    scenario.steps.forEach((entry, i) => runner.perform(entry, `steps[${i}]`, scenario.steps[i + 1]));
    return runner.match;
  }

  private usedCards(scenario: Scenario): ScenarioCard[] {
    return [...cardNamesIn(scenario)].flatMap((name) => this.cards.get(name) ?? []);
  }

  private replaceScenario(scenario: Scenario): void {
    const match = this.playScenario(scenario);
    this.history.push(this.current);
    [this.current, this.currentMatch, this.pending] = [scenario, match, undefined];
  }

  /** Tokens on the board become cards, because a start position contains cards only. */
  private addTokensToLibrary(): void {
    for (const printed of Object.values(this.match.view.cards))
      if (printed.token && !this.cards.has(printed.name))
        this.cards.set(printed.name, toScenarioCard(printed));
  }
}

function missingAnswerIn({ fault: { why, facts = {} } }: ScenarioError): MissingAnswer | undefined {
  const player = PLAYERS.find((one) => one === facts['player']);
  if (why !== 'unanswered' || player === undefined) return undefined;
  const { prompt = '', question = '', options = [] } = facts;
  return {
    player,
    prompt: prompt as string,
    question: question as string,
    options: options as readonly string[],
  };
}
