import type { Seat, AnyParts } from '@ludoteca/kernel';
import type { MatchHost, SeatExplanation, AnyCatalogueEntry } from '@ludoteca/kit';
import { type Player, createPlayer, seatPlayer } from '@ludoteca/players';
import { PERSON, type SeatRequest } from '@ludoteca/wire';
import { type House, unguessable } from '../house.ts';

/** What a seat has learned of the match so far. */
export type Past = (seat: Seat) => readonly AnyParts['event'][];

/** The computer players of a table. They answer at the pace of the house, until they are sent away. */
export class Computers {
  private readonly timers = new Set<NodeJS.Timeout>();
  private gone = false;
  private readonly house: House;
  private readonly entry: AnyCatalogueEntry;
  private readonly table: MatchHost<AnyParts>;
  /** Hears why a computer is about to answer the question of that number as it will. */
  private readonly say: (number: number, said: SeatExplanation) => void;

  constructor(
    house: House,
    entry: AnyCatalogueEntry,
    table: MatchHost<AnyParts>,
    say: (number: number, said: SeatExplanation) => void,
  ) {
    this.house = house;
    this.entry = entry;
    this.table = table;
    this.say = say;
  }

  /** They hear first what led to the match as it is: whoever sat there before is forgotten. */
  sitDown(kinds: readonly SeatRequest[], past: Past): void {
    for (const [seat, kind] of kinds.entries()) if (kind !== PERSON) void this.play(seat, kind, past);
  }

  /** What they are thinking about is never answered. */
  sendAway(): void {
    this.gone = true;
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }

  /** Nobody can guess its dice. */
  private make(seat: Seat, kind: SeatRequest, past: Past): Player<AnyParts> {
    const player = createPlayer(this.entry, kind, unguessable(this.house, 16));
    if (player.observe !== undefined) player.observe(past(seat));
    return this.paced(player);
  }

  /** The time that thinking takes is part of the pace, so that it tells nothing as long as it is shorter. */
  private paced(player: Player<AnyParts>): Player<AnyParts> {
    return {
      choose: async (line) => {
        const pause = this.pause();
        const choice = await player.choose(line);
        const remark = player.explain?.();
        const { number } = line.question ?? {};
        if (remark !== undefined && number !== undefined) this.say(number, { ...remark, seat: line.seat });
        await pause;
        return choice;
      },
      observe: (events) => player.observe?.(events),
      cancel: () => player.cancel?.(),
    };
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.timers.delete(timer);
        resolve();
      }, this.house.pace);
      this.timers.add(timer);
    });
  }

  /** A rule that throws at a computer's answer costs it its seat: the others are not to wait for ever. */
  private async play(seat: Seat, kind: SeatRequest, past: Past): Promise<void> {
    try {
      const player = this.make(seat, kind, past);
      await seatPlayer(this.table, seat, player, (error) => {
        if (!this.gone) this.house.log(`the computer at seat ${seat} has failed`, error);
      });
    } catch (error) {
      if (this.gone) return;
      this.house.log(`the computer at seat ${seat} cannot go on`, error);
      await this.table.withdraw(seat, 'fault').catch((also: unknown) => {
        this.house.log(`nor can it leave`, also);
      });
    }
  }
}
