/** Runs the computer players of a table at the pace of the server until they are stopped. */
import type { Seat, AnyParts } from '@ludoteca/kernel';
import type { MatchHost, Player, SeatExplanation, AnyCatalogueEntry } from '@ludoteca/kit';
import { createPlayer, seatPlayer } from '@ludoteca/players';
import { PERSON, type SeatRequest } from '@ludoteca/wire';
import { type ServerContext, randomBase64Url } from '../server-context.ts';

/** Returns all events so far, as that seat knows them. */
export type SeatEvents = (seat: Seat) => readonly AnyParts['event'][];

/** Receives why a computer is about to answer the question of that number. */
export type ExplanationListener = (number: number, explanation: SeatExplanation) => void;

export class ComputerPlayers {
  private readonly timers = new Set<NodeJS.Timeout>();
  private stopped = false;
  private readonly context: ServerContext;
  private readonly entry: AnyCatalogueEntry;
  private readonly host: MatchHost<AnyParts>;
  private readonly onExplanation: ExplanationListener;

  constructor(
    context: ServerContext,
    entry: AnyCatalogueEntry,
    host: MatchHost<AnyParts>,
    onExplanation: ExplanationListener,
  ) {
    this.context = context;
    this.entry = entry;
    this.host = host;
    this.onExplanation = onExplanation;
  }

  /** New players observe all past events first: a loaded match has forgotten its earlier players. */
  start(kinds: readonly SeatRequest[], pastEvents: SeatEvents): void {
    for (const [seat, kind] of kinds.entries()) if (kind !== PERSON) void this.play(seat, kind, pastEvents);
  }

  /** Pending answers are dropped. */
  stop(): void {
    this.stopped = true;
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }

  private createPlayer(seat: Seat, kind: SeatRequest, pastEvents: SeatEvents): Player<AnyParts> {
    const seed = randomBase64Url(this.context, 16);
    const player = createPlayer(this.entry, kind, seed);
    if (player.observe !== undefined) player.observe(pastEvents(seat));
    return this.withPace(player);
  }

  /** Thinking time counts towards the pace, so that it reveals nothing as long as it is shorter. */
  private withPace(player: Player<AnyParts>): Player<AnyParts> {
    return {
      choose: async (perspective) => {
        const pace = this.waitForPace();
        const choice = await player.choose(perspective);
        const explanation = player.explain?.();
        const { question, seat } = perspective;
        if (explanation !== undefined && question !== undefined)
          this.onExplanation(question.number, { ...explanation, seat });
        await pace;
        return choice;
      },
      observe: (events) => player.observe?.(events),
      cancel: () => player.cancel?.(),
    };
  }

  private waitForPace(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.timers.delete(timer);
        resolve();
      }, this.context.pace);
      this.timers.add(timer);
    });
  }

  /** A computer whose answer makes a rule throw is withdrawn, so that the others need not wait for it. */
  private async play(seat: Seat, kind: SeatRequest, pastEvents: SeatEvents): Promise<void> {
    try {
      const player = this.createPlayer(seat, kind, pastEvents);
      await seatPlayer(this.host, seat, player, (error) => {
        if (!this.stopped) this.context.log(`the computer at seat ${seat} has failed`, error);
      });
    } catch (error) {
      if (this.stopped) return;
      this.context.log(`the computer at seat ${seat} cannot go on`, error);
      await this.host.withdraw(seat, 'fault').catch((also: unknown) => {
        this.context.log(`nor can it leave`, also);
      });
    }
  }
}
