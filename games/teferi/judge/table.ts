/** A judge’s table: any board, changed by hand, played on entry by entry, always a scenario that can be kept. Reads and writes nothing by itself. */
import type { Event } from '../parts.ts';
import { Answers } from '../scenario/answering.ts';
import { Library } from '../scenario/cards.ts';
import type { Desk } from '../scenario/desk.ts';
import { Failure } from '../scenario/failing.ts';
import {
  type CardText,
  type Chosen,
  type Entry,
  type Expectation,
  FORMAT,
  type Player,
  PLAYERS,
  QUESTIONS,
  type Scenario,
  type ScenarioFile,
} from '../scenario/format.ts';
import { lay, namesIn } from '../scenario/laying.ts';
import { Play } from '../scenario/play.ts';
import { Runner } from '../scenario/running.ts';
import { cardText, shippedTexts } from './cards.ts';
import { edited, relabelled } from './editing.ts';
import type { Line } from './lines.ts';
import { noted } from './noting.ts';
import { type Broken, brokenIn, taken } from './taking.ts';

const EMPTY: Scenario = { id: 'judge', players: { A: {}, B: {} }, steps: [], expect: [] };

/** An answer without which entries cannot be performed. */
export interface Missing {
  readonly player: Player;
  /** What the game asks. */
  readonly prompt: string;
  /** The word under which a file answers it. */
  readonly question: string;
  readonly options: readonly string[];
}

export class JudgeTable {
  private readonly cards = new Map(shippedTexts().map((card) => [card.name, card]));
  private readonly past: Scenario[] = [];
  private pending: { readonly entries: readonly Entry[]; readonly missing: Missing } | undefined;
  private ended: Broken | undefined;
  private board: Scenario = EMPTY;
  private laid: Desk;

  constructor() {
    this.laid = this.played(EMPTY);
  }

  get scenario(): Scenario {
    return this.board;
  }

  get desk(): Desk {
    return this.laid;
  }

  get missing(): Missing | undefined {
    return this.pending?.missing;
  }

  /** What the last change did to a combat. */
  get broken(): Broken | undefined {
    return this.ended;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  /** How many deeds can be taken back. */
  get depth(): number {
    return this.past.length;
  }

  /** Every card that can be put somewhere. */
  get library(): readonly CardText[] {
    return [...this.cards.values()];
  }

  /** Takes cards along, and a scenario of them as the board. */
  take(cards: readonly CardText[], scenario?: Scenario): void {
    for (const card of cards) this.cards.set(card.name, card);
    if (scenario !== undefined) this.become(relabelled(scenario));
  }

  /** Changes the board by hand; false: the words mean nothing. What was played becomes the board that is changed. */
  edit(line: Line): boolean {
    this.learnTokens();
    const isPlayed = this.board.steps.length > 0;
    // Whoever says which moment it is has said what becomes of combat.
    const broken = isPlayed && line.verb !== 'turn' ? brokenIn(this.desk) : undefined;
    const from = isPlayed ? taken(this.desk, this.board, broken) : this.board;
    const next = edited({ ...from, expect: [] }, line, [...this.cards.keys()]);
    if (next === undefined) return false;
    this.become(next);
    this.ended = broken;
    return true;
  }

  /** Plays on, and returns what happened; undefined: an answer is missing. */
  perform(...entries: readonly Entry[]): readonly Event[] | undefined {
    const before = this.desk.heard.length;
    try {
      this.become({ ...this.board, steps: [...this.board.steps, ...entries] });
    } catch (error) {
      const missing = error instanceof Failure ? missingIn(error) : undefined;
      if (missing === undefined) throw error;
      this.pending = { entries, missing };
      return undefined;
    }
    return this.desk.heard.slice(before);
  }

  /** Answers what is missing, and tries again; null: nothing is. */
  answer(choose: Chosen): readonly Event[] | undefined | null {
    const question = QUESTIONS.find((word) => word === this.missing?.question);
    const last = this.pending?.entries.at(-1);
    if (this.pending === undefined || last === undefined || question === undefined) return null;
    const { entries, missing } = this.pending;
    const answers = 'answers' in last ? (last.answers ?? []) : [];
    const answered = { ...last, answers: [...answers, { player: missing.player, question, choose }] };
    return this.perform(...entries.slice(0, -1), answered);
  }

  /** Gives up what an answer is missing for. */
  forget(): void {
    this.pending = undefined;
  }

  /** To wherever play goes when nobody does anything. */
  step(): readonly Event[] | undefined {
    const fork = this.desk.fork();
    const { turn, step } = fork.view;
    new Play(fork, new Answers([])).leave({ turn, step });
    const { turn: next, step: where } = fork.view;
    return this.perform({ turn: next, step: where, do: 'check', expect: [] });
  }

  /** What must be true at the end; by itself what is true now. */
  expect(list: readonly Expectation[] = noted(this.desk)): void {
    this.past.push(this.board);
    this.board = { ...this.board, expect: [...this.board.expect, ...list] };
  }

  undo(): boolean {
    const before = this.past.pop();
    if (before === undefined) return false;
    [this.board, this.laid, this.pending] = [before, this.played(before), undefined];
    return true;
  }

  /** An empty table, with the same cards at hand. */
  clear(): void {
    this.become(EMPTY);
  }

  /** The same under another name. It is what the shuffles come from: all is played anew. */
  rename(id: string): void {
    this.become({ ...this.board, id });
  }

  /** As it was after so many entries. */
  rewind(entries: number): void {
    this.become({ ...this.board, steps: this.board.steps.slice(0, entries), expect: [] });
  }

  /** All of it as a file, with the cards that it uses. */
  get file(): ScenarioFile {
    const { turn, step } = this.desk.view;
    return {
      format: FORMAT,
      cards: this.used(this.board),
      scenarios: [{ ...this.board, end: { turn, step } }],
    };
  }

  /** A table on which all entries were performed. */
  private played(scenario: Scenario): Desk {
    const { cards, faults } = new Library({ cards: this.used(scenario) }).cardsFor(scenario);
    const [fault] = faults;
    if (fault !== undefined) throw new Failure(fault.why, fault.facts);
    const runner = new Runner(lay(scenario, cards));
    runner.expectAnswers(scenario.steps);
    scenario.steps.forEach((entry, i) => runner.perform(entry, `steps[${i}]`, scenario.steps[i + 1]));
    return runner.desk;
  }

  private used(scenario: Scenario): CardText[] {
    return [...namesIn(scenario)].flatMap((name) => this.cards.get(name) ?? []);
  }

  private become(scenario: Scenario): void {
    const desk = this.played(scenario);
    this.past.push(this.board);
    [this.board, this.laid, this.pending] = [scenario, desk, undefined];
  }

  /** A token that lies on a board which is written down is a card from then on. */
  private learnTokens(): void {
    for (const printed of Object.values(this.desk.view.cards))
      if (printed.token && !this.cards.has(printed.name)) this.cards.set(printed.name, cardText(printed));
  }
}

function missingIn({ fault: { why, facts = {} } }: Failure): Missing | undefined {
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
