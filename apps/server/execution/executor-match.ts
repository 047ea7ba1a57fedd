/** A match in the memory of an executor, with its history and its computer players. */
import {
  at,
  type AnyParts,
  type ArchiveEntry,
  type Choice,
  crossesHashedEntry,
  deepEqual,
  findTakebackPoint,
  hashPosition,
  type Json,
  makeMatchArchive,
  type Match,
  type Refusal,
  replay,
  type Result,
  type Seat,
  type Watcher,
} from '@ludoteca/kernel';
import {
  type AnyCatalogueEntry,
  type AutoPass,
  decideAutoPass,
  findAutoPassInMatch,
  findOrderedAnswerInMatch,
  type Hint,
  type HistoryStep,
  type MatchHistory,
  observe,
  type SeatExplanation,
  type StandingOrder,
  type SynchronousPlayer,
} from '@ludoteca/kit';
import { createPlayer } from '@ludoteca/players';
import { type MatchStep, PERSON, type ServerMessage } from '@ludoteca/wire';
import { createAnswerPlan, DELEGATED_LEVEL } from '../jobs/answer-job.ts';
import { DelayedMatch } from './delayed-match.ts';
import { QuestionHint } from './question-hint.ts';
import { hasOnePerson } from '../tables/seats.ts';
import type { StoredEntry } from '../storage/storage.ts';
import type {
  AdvanceResult,
  MatchSeat,
  MatchStatus,
  TableOperations,
  TakebackRequest,
} from './operations.ts';
import { type OpenedMatch, replaySteps } from './open-match.ts';
import { createSave, type MatchSave } from './save-files.ts';
import { SightChanges } from './sight-changes.ts';

/** Logs an error of a computer player or of a save, after which the match goes on. */
export type ErrorListener = (message: string, error: unknown) => void;

/** The answer that a computer has chosen for a question. */
interface ComputerChoice {
  readonly number: number;
  readonly choice: Choice<AnyParts>;
  readonly explanation: SeatExplanation | undefined;
}

type Played = Result<AnyParts['event'][][], Refusal>;

export class ExecutorMatch {
  readonly seats: readonly MatchSeat[];
  private current: Match<AnyParts>;
  private readonly table: string;
  private readonly entry: AnyCatalogueEntry;
  private readonly history: MatchHistory<AnyParts>;
  private readonly players = new Map<Seat, SynchronousPlayer<AnyParts>>();
  /** Of the experts, by seat. */
  private readonly expertSeeds = new Map<Seat, string>();
  /** The question whose answer a job computes. */
  private delegated: number | undefined;
  private chosen: ComputerChoice | undefined;
  private readonly hint: QuestionHint;
  /** By the number of the step. Not stored. */
  private readonly explanations = new Map<number, SeatExplanation>();
  private readonly sights = new SightChanges();
  private readonly delayed: DelayedMatch;
  private readonly log: ErrorListener;

  constructor(
    table: string,
    entry: AnyCatalogueEntry,
    seats: readonly MatchSeat[],
    { match, history }: OpenedMatch,
    log: ErrorListener,
  ) {
    this.table = table;
    this.entry = entry;
    this.seats = seats;
    this.current = match;
    this.history = history;
    this.delayed = new DelayedMatch(entry.game, match.header);
    this.hint = new QuestionHint(entry, (error) => log(`no hint at table ${table}`, error));
    this.log = log;
  }

  get match(): Match<AnyParts> {
    return this.current;
  }

  get status(): MatchStatus {
    const { number, question, outcome } = this.current;
    if (question === undefined)
      return outcome === undefined ? { number } : { number, places: outcome.places };
    const asked = question.seat;
    if (this.players.has(asked)) return { number, asked };
    const found = this.findAutoPass();
    if (found === undefined) return { number, asked };
    const { answer: _, ...pass } = found;
    return { number, asked, pass };
  }

  /** A person who plays alone against computers reveals nothing by a pass that hidden cards decide. */
  private findAutoPass(): AutoPass<AnyParts> | undefined {
    return findAutoPassInMatch(this.entry.autoPass, this.current, hasOnePerson(this.seats));
  }

  /** Players of an opened match are new and observe all past events first. Returns false if these are not in memory. */
  seatComputers(seeds: readonly string[]): boolean {
    if (this.current.outcome !== undefined) return true;
    for (const [seat, { kind, substitute = kind }] of this.seats.entries()) {
      if (substitute === PERSON) continue;
      const player = createPlayer(this.entry, substitute, at(seeds, seat));
      this.players.set(seat, player);
      if (substitute === DELEGATED_LEVEL) this.expertSeeds.set(seat, at(seeds, seat));
      if (player.observe === undefined) continue;
      if (!this.hasSteps(-1)) return false;
      player.observe(this.history.since(-1).flatMap(({ events }) => events.get(seat)));
    }
    return true;
  }

  /** Whether all steps after that number are in memory. */
  hasSteps(since: number): boolean {
    return this.history.first <= since + 1;
  }

  /** Replays the steps that are not in memory. `entries`: all of the match. */
  loadSteps(entries: readonly ArchiveEntry[]): void {
    const missing = entries.slice(0, this.history.first - 1);
    this.history.prepend(replaySteps(this.entry.game, { ...this.current.header, entries: missing }));
  }

  /** If a rule throws, the match is damaged and must be opened again. */
  play(seat: Seat, number: number, choices: readonly unknown[]): AdvanceResult {
    return this.advance(this.current, (match) => match.playEach(seat, number, ...choices));
  }

  /** Whether the seat has answered question `number` with these choices. */
  hasAnswer(seat: Seat, number: number, choices: readonly unknown[]): boolean {
    return this.history.hasAnswer(seat, number, choices);
  }

  withdraw(seat: Seat, note?: string): AdvanceResult {
    return this.advance(this.current, (match) => inOneStep(match.withdraw(seat, note)));
  }

  /** Answers a question as the settings of a seat want it. */
  pass(number: number): AdvanceResult {
    const { question } = this.current;
    const pass = this.findAutoPass();
    if (question === undefined || pass === undefined) return { refused: { kind: 'stale' } };
    return this.play(question.seat, number, [pass.answer]);
  }

  /** Answers a question as a standing order says. */
  follow(number: number, order: StandingOrder): AdvanceResult {
    const { question } = this.current;
    if (question?.number !== number) return { refused: { kind: 'stale' } };
    const answer = findOrderedAnswerInMatch(this.entry.orders, this.current, order);
    if (answer === undefined) return { refused: { kind: 'illegal', reason: { why: 'not offered' } } };
    return this.play(question.seat, number, [answer]);
  }

  lapse(number: number, note: string): AdvanceResult {
    return this.advance(this.current, (match) => inOneStep(match.lapse(number, note)));
  }

  /** Questions that are answered automatically are taken back with the decision before them. */
  findTakeback({ seat, entries, autoPass, secret }: TakebackRequest): TableOperations['takeback']['result'] {
    const { game } = this.entry;
    const archive = { ...this.current.header, entries };
    const passed = new Set<number>();
    replay(game, archive, undefined, (match) => {
      const pass = findAutoPassInMatch(this.entry.autoPass, match, hasOnePerson(this.seats));
      if (decideAutoPass(pass, autoPass) !== undefined) passed.add(match.number);
    });
    const people = this.seats.flatMap(({ kind }, one) => (kind === PERSON ? [one] : []));
    const present = people.filter((one) => this.current.present(one));
    const point = findTakebackPoint(game, archive, seat, people, secret, passed);
    return point === undefined ? { people: present } : { point, people: present };
  }

  /** Lets the computer that is asked choose already. If it throws, it is asked again when it must move. */
  prepareMove(number: number): void {
    try {
      this.think(number);
    } catch {
      this.chosen = undefined;
    }
  }

  private think(number: number): void {
    const { question } = this.current;
    const player = question && this.players.get(question.seat);
    if (question?.number !== number || player === undefined || this.chosen?.number === number) return;
    const choice = player.choose(this.current.perspective(question.seat));
    const explanation = player.explain?.();
    this.chosen = {
      number,
      choice,
      explanation: explanation && this.publicExplanation({ ...explanation, seat: question.seat }),
    };
  }

  /** The plan of a job that computes the same answer as `move`; undefined if it is not worth a job. */
  delegateAnswer(number: number): string | undefined {
    const { question } = this.current;
    const seed = question && this.expertSeeds.get(question.seat);
    if (question?.number !== number || seed === undefined || this.chosen?.number === number) return undefined;
    const plan = createAnswerPlan(this.entry, this.current, seed);
    this.delegated = plan === undefined ? undefined : number;
    return plan;
  }

  /** Accepts the answer of the job for the question that was delegated last. Returns false if it is not an option of this question. */
  acceptAnswer(number: number, answer: Json): boolean {
    const { question } = this.current;
    if (question?.number !== number || this.delegated !== number) return false;
    this.delegated = undefined;
    const choice = question.options.find((option) => deepEqual(option, answer));
    if (choice === undefined) return false;
    this.chosen = { number, choice, explanation: undefined };
    return true;
  }

  /** An illegal answer of a computer is a lapse. A computer that throws, or makes a rule throw, is withdrawn. */
  move(number: number): AdvanceResult {
    const { question } = this.current;
    if (question?.number !== number) return { refused: { kind: 'stale' } };
    const { seat } = question;
    try {
      this.think(number);
    } catch (error) {
      this.log(`the computer at seat ${seat} has failed`, error);
      return this.withdraw(seat, 'fault');
    }
    const choice = this.chosen?.choice;
    try {
      const moved = this.advance(this.current.fork(), (match) => match.playEach(seat, number, choice));
      if (!('refused' in moved) || moved.refused.kind !== 'illegal') return moved;
      return this.advance(this.current.fork(), (match) => inOneStep(match.lapse(number)));
    } catch (error) {
      this.log(`the computer at seat ${seat} cannot go on`, error);
      return this.withdraw(seat, 'fault');
    }
  }

  /** The options of a seat reveal its hand, so only that seat may ask about them. */
  isAsked(watcher: Watcher): boolean {
    return this.current.question?.seat === watcher;
  }

  /** The hint for the open question; undefined if the watcher is not asked. */
  findHint(watcher: Watcher, isQuick: boolean): Hint<AnyParts> | undefined {
    if (typeof watcher !== 'number' || !this.isAsked(watcher)) return undefined;
    return this.hint.find(this.current, watcher, isQuick);
  }

  /** All steps after that number, as a message. Except for remarks they depend on the match and the watcher only. */
  newsFor(watcher: Watcher, since: number): string {
    return this.formatNews(watcher, since, JSON.stringify(observe(this.current, watcher)));
  }

  /** The same for clients that have the observation after that entry: with its change, if that saves bytes. */
  changeFor(watcher: Watcher, since: number): string {
    const { number } = this.current;
    const observation = observe(this.current, watcher) as unknown as Json;
    const change = this.sights.take(watcher, since, number, observation);
    if (change === undefined) {
      const text = JSON.stringify(observation);
      this.sights.remember(watcher, number, observation, text.length);
      return this.formatNews(watcher, since, text);
    }
    const steps = this.stepsFor(watcher, since);
    const message: ServerMessage = this.isSavableBy(watcher)
      ? { steps, change, save: true }
      : { steps, change };
    return JSON.stringify(message);
  }

  /** Whether the steps that news at an earlier moment need are in memory. */
  hasStepsForPast(since: number, until: number): boolean {
    return this.hasSteps(Math.min(since, this.delayed.numberBefore(until)));
  }

  /** The news at an earlier moment, when the match had `until` entries. */
  pastNewsForSpectators(since: number, until: number): string {
    const match = this.delayed.advanceTo(until, this.history.since(this.delayed.numberBefore(until)));
    const steps = this.history.since(since).filter(({ number }) => number <= until);
    const news = steps.map((step) => this.toMatchStep(step, 'spectator'));
    return JSON.stringify({ news, sight: observe(match, 'spectator') });
  }

  private formatNews(watcher: Watcher, since: number, observation: string): string {
    const news = JSON.stringify(this.stepsFor(watcher, since));
    return `{"news":${news},"sight":${observation}${this.isSavableBy(watcher) ? ',"save":true' : ''}}`;
  }

  private stepsFor(watcher: Watcher, since: number): readonly MatchStep[] {
    return this.history.since(since).map((step) => this.toMatchStep(step, watcher));
  }

  /** A save of the match; undefined if the game cannot be saved at this moment. */
  createSave(now: number): MatchSave | undefined {
    const { table, seats } = this;
    return createSave(this.entry, this.current, { table, seats, now });
  }

  /** The archive file. Its digest is that of a replay: a snapshot may have been stored by an earlier program. */
  createArchive(stored: readonly StoredEntry[]): Uint8Array {
    const entries = stored.map(({ entry }) => entry);
    const replayed = replay(this.entry.game, { ...this.current.header, entries });
    if (!replayed.ok) throw new Error(`entry ${replayed.problem.entry}: ${replayed.problem.what}`);
    const times = stored.map((entry) => entry.at);
    const positions = stored.map(({ position }) => position);
    const players = this.seats.map(({ kind, name }) => ({ kind, name }));
    return makeMatchArchive(replayed.value, { times, positions, players });
  }

  private advance(match: Match<AnyParts>, play: (match: Match<AnyParts>) => Played): AdvanceResult {
    const since = match.number;
    const asked = match.question?.seat;
    const played = play(match);
    if (!played.ok) return { refused: played.problem };
    const entries = match.entriesSince(since);
    const redacted = played.value.map((events) => match.redact(events));
    this.current = match;
    for (const [i, entry] of entries.entries()) this.history.add(asked, entry, at(redacted, i));
    this.informPlayers(this.history.since(since));
    const { status } = this;
    return crossesHashedEntry(since, match)
      ? { entries, status, position: hashPosition(match) }
      : { entries, status };
  }

  private informPlayers(steps: readonly HistoryStep<AnyParts>[]): void {
    const [first] = steps;
    const { chosen } = this;
    this.chosen = undefined;
    if (chosen !== undefined && first?.number === chosen.number + 1) this.settleChoice(chosen, first);
    for (const [seat, player] of this.players) {
      if (player.observe === undefined) continue;
      const events = steps.flatMap((step) => step.events.get(seat));
      if (events.length > 0) player.observe(events);
    }
  }

  /** An explanation belongs to the entry that answers its question. */
  private settleChoice({ explanation }: ComputerChoice, { number, entry }: HistoryStep<AnyParts>): void {
    if (explanation !== undefined && entry !== undefined && 'answer' in entry)
      this.explanations.set(number, explanation);
  }

  private toMatchStep({ number, entry, events }: HistoryStep<AnyParts>, watcher: Watcher): MatchStep {
    const explanation = this.explanations.get(number);
    return {
      number,
      events: events.get(watcher),
      ...(explanation === undefined ? {} : { remarks: [explanation] }),
      ...(entry !== undefined && 'withdraw' in entry ? { left: entry.withdraw } : {}),
    };
  }

  /** Secret explanations are published only at tables where computers alone play. */
  private publicExplanation(explanation: SeatExplanation): SeatExplanation | undefined {
    const isHidden = explanation.secret === true && this.seats.some(({ kind }) => kind === PERSON);
    return isHidden ? undefined : explanation;
  }

  /** A game that fails to create a save must not prevent news. */
  private isSavableBy(watcher: Watcher): boolean {
    if (typeof watcher !== 'number' || this.seats[watcher]?.kind !== PERSON || !hasOnePerson(this.seats))
      return false;
    try {
      return this.createSave(0) !== undefined;
    } catch (error) {
      this.log(`no save of table ${this.table}`, error);
      return false;
    }
  }
}

const inOneStep = (result: Result<AnyParts['event'][], Refusal>): Played =>
  result.ok ? { ok: true, value: [result.value] } : result;
