import {
  type ArchiveEntry,
  at,
  type Json,
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
} from '@ludoteca/kit';
import { type Player, createPlayer } from '@ludoteca/players';
import { type BotDeed, ProgramChair } from './chair.ts';
import type { Program } from './program.ts';

/** One refereed match, from the first word to the outcome. All deeds are done here, one after another. */
export class Course<P extends Parts> {
  private readonly sitting: RefereedMatchSetup<P>;
  private readonly table: MatchHost<P>;
  private match: Match<P>;
  private readonly chairs = new Map<Seat, ProgramChair<P>>();
  private readonly players = new Map<Seat, Player<P>>();
  /** How each program stops to listen. */
  private readonly leave = new Map<Seat, () => void>();
  private readonly began = performance.now();
  private readonly times: number[] = [];
  private readonly withdrawn: { readonly seat: Seat; readonly note: BotFailure }[] = [];
  private readonly dismissed: Promise<void>[] = [];
  /** An answer goes on: what is asked in between was answered before it was asked. */
  private underway = false;
  private stopped = false;

  /** `programs`: by seat, where a program sits there. */
  constructor(
    entry: CatalogueEntry<P>,
    sitting: RefereedMatchSetup<P>,
    programs: ReadonlyMap<Seat, Program>,
  ) {
    this.sitting = sitting;
    this.match = sitting.match;
    this.table = new MatchHost(sitting.match, sitting.opening, {
      persist: async (match) => {
        this.match = match;
        while (this.times.length < match.number) this.times.push(this.now());
      },
    });
    for (const [seat, program] of programs)
      this.chairs.set(seat, new ProgramChair(seat, program, sitting, () => this.now()));
    for (const [seat, contestant] of sitting.seats.entries())
      if ('player' in contestant)
        this.players.set(seat, createPlayer(entry, contestant.player, contestant.seed));
  }

  async run(): Promise<RefereeReport<P>> {
    const { stopSignal: interruption, protocol } = this.sitting;
    const stop = (): void => this.stop();
    if (interruption?.aborted === true) this.stop();
    interruption?.addEventListener('abort', stop);
    try {
      this.begin();
      for (let { question } = this.match; question !== undefined && !this.stopped; { question } = this.match)
        await this.step(question);
    } finally {
      interruption?.removeEventListener('abort', stop);
      if (!protocol.reusesProcess) this.dismissAll();
      await Promise.all(this.dismissed);
    }
    const { match, stopped, times, withdrawn } = this;
    return { match, stopped, times, withdrawn };
  }

  private now(): number {
    return Math.round(performance.now() - this.began);
  }

  /** Everybody hears how the match opens: the witness in the judge's chair, each player in its own. */
  private begin(): void {
    const { table } = this;
    const { observer: witness } = this.sitting;
    if (witness?.onUpdate !== undefined)
      table.chair('judge').subscribe((news) => witness.onUpdate?.(news, this.now()));
    for (const [seat, player] of this.players)
      if (player.observe !== undefined) table.chair(seat).subscribe(({ events }) => player.observe?.(events));
    for (const [seat, chair] of this.chairs)
      this.leave.set(
        seat,
        table.chair(seat).subscribe((news) => chair.hear(news, !this.underway)),
      );
  }

  private async step(question: Question<P>): Promise<void> {
    const { seat, number } = question;
    const chair = this.chairs.get(seat);
    const player = this.players.get(seat);
    const contestant = at(this.sitting.seats, seat);
    if (chair !== undefined) await this.judge(seat, await chair.hearOut(question));
    else if (player !== undefined)
      await this.answer(seat, [(await player.choose(this.table.perspective(seat))) as Json]);
    else if ('follows' in contestant) await this.follow(contestant.follows(number), number);
  }

  private async judge(seat: Seat, deed: BotDeed): Promise<void> {
    // A match that is stopped ends its programs: what they did of that is nobody's fault.
    if (this.stopped) return;
    if (deed.kind === 'answer') return this.answer(seat, deed.choices, deed.line);
    if (deed.kind === 'lapse') return this.lapse(seat, deed.note);
    await this.withdraw(seat, deed.note);
  }

  /** Plays the choices: a subset at once, others one by one. What the rules refuse of them is a lapse. */
  private async answer(seat: Seat, choices: readonly Json[], line?: string): Promise<void> {
    const parts = this.match.question?.gather === 'subset' ? [choices] : choices.map((choice) => [choice]);
    for (const [i, part] of parts.entries()) {
      const { number, question } = this.match;
      if (question?.seat !== seat) throw new Error(`seat ${seat} answered more than it was asked`);
      if (this.stopsAt(seat, number, part)) return this.stop();
      this.underway = i < parts.length - 1;
      const answered = await this.table.chair(seat).answer(number, ...part);
      this.underway = false;
      if (answered.ok) continue;
      const { problem } = answered;
      if (problem.kind !== 'illegal' || line === undefined)
        throw new Error(`seat ${seat} was refused: ${JSON.stringify(problem)}`);
      return this.lapse(seat, { why: 'refused', line, reason: problem.reason as unknown as Json });
    }
  }

  private stopsAt(seat: Seat, number: number, choices: readonly Json[]): boolean {
    const { observer: witness } = this.sitting;
    return choices.some((choice, i) => witness?.onAnswer?.(seat, number + i, choice) === 'stop');
  }

  private async lapse(seat: Seat, note: BotFailure): Promise<void> {
    this.sitting.observer?.onLapse?.(seat, note);
    await this.table.lapse(this.match.number, note);
  }

  private async withdraw(seat: Seat, note: BotFailure): Promise<void> {
    this.withdrawn.push({ seat, note });
    this.dismiss(seat);
    this.sitting.observer?.onWithdraw?.(seat, note);
    await this.table.withdraw(seat, note);
  }

  private async follow(entry: ArchiveEntry | undefined, number: number): Promise<void> {
    if (entry === undefined) this.stop();
    else if ('answer' in entry) await this.answer(this.match.question?.seat ?? 0, [entry.answer]);
    else if ('lapse' in entry) await this.table.lapse(number, entry.note);
    else await this.table.withdraw(entry.withdraw, entry.note);
  }

  /** A program that sits no longer hears nothing more, and ends. */
  private dismiss(seat: Seat): void {
    this.leave.get(seat)?.();
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
