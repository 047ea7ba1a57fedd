/** One refereed match, from the opening to the outcome. */
import { setImmediate } from 'node:timers/promises';
import {
  type ArchiveEntry,
  at,
  type Json,
  MatchRecorder,
  type Match,
  type Parts,
  type Question,
  type Seat,
} from '@ludoteca/kernel';
import {
  type BotFailure,
  type CatalogueEntry,
  MatchHost,
  type RefereeReport,
  type RefereedMatchSetup,
  type SynchronousPlayer,
} from '@ludoteca/kit';
import { chooseInSteps, createPlayer } from '@ludoteca/players';
import { type ProgramTurn, ProgramSeat } from './program-seat.ts';
import type { Program } from '../program/program.ts';

/** Plays a match among programs, players and scripts, one action after another. */
export class RefereedMatch<P extends Parts> {
  private readonly setup: RefereedMatchSetup<P>;
  private readonly host: MatchHost<P>;
  private match: Match<P>;
  private readonly chairs = new Map<Seat, ProgramSeat<P>>();
  private readonly players = new Map<Seat, SynchronousPlayer<P>>();
  /** Ends the subscription of each program. */
  private readonly unsubscribe = new Map<Seat, () => void>();
  private readonly startTime = performance.now();
  private readonly recorder = new MatchRecorder();
  private readonly withdrawn: { readonly seat: Seat; readonly note: BotFailure }[] = [];
  private readonly dismissed: Promise<void>[] = [];
  /** Set while the choices of one answer are played, so that intermediate questions are not sent. */
  private isAnswering = false;
  private stopped = false;

  constructor(entry: CatalogueEntry<P>, setup: RefereedMatchSetup<P>, programs: ReadonlyMap<Seat, Program>) {
    this.setup = setup;
    this.match = setup.match;
    this.host = new MatchHost(setup.match, setup.opening, {
      persist: async (_entries, _events, match) => {
        this.match = match;
        this.recorder.note(match, this.now());
      },
    });
    for (const [seat, program] of programs)
      this.chairs.set(
        seat,
        new ProgramSeat(seat, program, setup, {
          now: () => this.now(),
          // The seed is public; the result does not depend on what the seat cannot know.
          imaginePosition: () => this.match.imaginePosition(seat, `world ${this.match.number}`),
        }),
      );
    for (const [seat, contestant] of setup.seats.entries())
      if ('player' in contestant)
        this.players.set(seat, createPlayer(entry, contestant.player, contestant.seed));
  }

  async run(): Promise<RefereeReport<P>> {
    const { stopSignal, protocol } = this.setup;
    const stop = (): void => this.stop();
    if (stopSignal?.aborted === true) this.stop();
    stopSignal?.addEventListener('abort', stop);
    try {
      this.subscribeAll();
      for (let { question } = this.match; question !== undefined && !this.stopped; { question } = this.match)
        await this.step(question);
    } finally {
      stopSignal?.removeEventListener('abort', stop);
      if (!protocol.reusesProcess) this.dismissAll();
      await Promise.all(this.dismissed);
    }
    const { match, stopped, recorder, withdrawn } = this;
    return { match, stopped, metadata: recorder.metadata, withdrawn };
  }

  private now(): number {
    return Math.round(performance.now() - this.startTime);
  }

  /** Subscribes the observer as judge and every player and program at its seat. */
  private subscribeAll(): void {
    const { host } = this;
    const { observer } = this.setup;
    if (observer?.onUpdate !== undefined)
      host.chair('judge').subscribe((update) => observer.onUpdate?.(update, this.now()));
    for (const [seat, player] of this.players)
      if (player.observe !== undefined) host.chair(seat).subscribe(({ events }) => player.observe?.(events));
    for (const [seat, chair] of this.chairs)
      this.unsubscribe.set(
        seat,
        host.chair(seat).subscribe((update) => chair.onUpdate(update, !this.isAnswering)),
      );
  }

  private async step(question: Question<P>): Promise<void> {
    const { seat, number } = question;
    const chair = this.chairs.get(seat);
    const player = this.players.get(seat);
    const contestant = at(this.setup.seats, seat);
    if (chair !== undefined) await this.applyTurn(seat, await chair.awaitTurn(question));
    else if (player !== undefined)
      await this.answer(seat, [
        (await chooseInSteps(player, this.host.perspective(seat), () => setImmediate())) as Json,
      ]);
    else if ('follows' in contestant) await this.applyScripted(contestant.follows(number), number);
  }

  private async applyTurn(seat: Seat, turn: ProgramTurn): Promise<void> {
    // Stopping a match ends its programs, which is not a failure of theirs.
    if (this.stopped) return;
    if (turn.kind === 'answer') return this.answer(seat, turn.choices, turn.line);
    if (turn.kind === 'lapse') return this.lapse(seat, turn.note);
    await this.withdraw(seat, turn.note);
  }

  /** Plays a subset at once and other choices one by one. An illegal choice is a lapse. */
  private async answer(seat: Seat, choices: readonly Json[], line?: string): Promise<void> {
    const parts = this.match.question?.gather === 'subset' ? [choices] : choices.map((choice) => [choice]);
    for (const [i, part] of parts.entries()) {
      const { number, question } = this.match;
      if (question?.seat !== seat) throw new Error(`seat ${seat} answered more than it was asked`);
      if (this.stopsAt(seat, number, part)) return this.stop();
      this.isAnswering = i < parts.length - 1;
      const answered = await this.host.chair(seat).answer(number, ...part);
      this.isAnswering = false;
      if (answered.ok) continue;
      const { problem } = answered;
      if (problem.kind !== 'illegal' || line === undefined)
        throw new Error(`seat ${seat} was refused: ${JSON.stringify(problem)}`);
      return this.lapse(seat, { why: 'refused', line, reason: problem.reason as unknown as Json });
    }
  }

  private stopsAt(seat: Seat, number: number, choices: readonly Json[]): boolean {
    const { observer } = this.setup;
    return choices.some((choice, i) => observer?.onAnswer?.(seat, number + i, choice) === 'stop');
  }

  private async lapse(seat: Seat, note: BotFailure): Promise<void> {
    this.setup.observer?.onLapse?.(seat, note);
    await this.host.lapse(this.match.number, note);
  }

  private async withdraw(seat: Seat, note: BotFailure): Promise<void> {
    this.withdrawn.push({ seat, note });
    this.dismiss(seat);
    this.setup.observer?.onWithdraw?.(seat, note);
    await this.host.withdraw(seat, note);
  }

  private async applyScripted(entry: ArchiveEntry | undefined, number: number): Promise<void> {
    if (entry === undefined) this.stop();
    else if ('answer' in entry) await this.answer(this.match.question?.seat ?? 0, [entry.answer]);
    else if ('lapse' in entry) await this.host.lapse(number, entry.note);
    else await this.host.withdraw(entry.withdraw, entry.note);
  }

  /** Unsubscribes and ends the program of a seat. */
  private dismiss(seat: Seat): void {
    this.unsubscribe.get(seat)?.();
    const chair = this.chairs.get(seat);
    if (chair !== undefined) this.dismissed.push(chair.program.end());
  }

  private dismissAll(): void {
    for (const seat of this.chairs.keys()) this.dismiss(seat);
  }

  private stop(): void {
    this.stopped = true;
    this.dismissAll();
  }
}
