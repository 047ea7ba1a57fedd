import type { Seat, SomeParts } from '@ludoteca/kernel';
import type { LocalTable, Said, SomeEntry } from '@ludoteca/kit';
import { type Player, playerFor, sit } from '@ludoteca/players';
import { PERSON, type SeatWish } from '@ludoteca/wire';
import { type House, unguessable } from '../house.ts';

/** What a seat has learned of the match so far. */
export type Past = (seat: Seat) => readonly SomeParts['event'][];

/** The computer players of a table. They answer at the pace of the house, until they are sent away. */
export class Computers {
  private readonly timers = new Set<NodeJS.Timeout>();
  private gone = false;
  private readonly house: House;
  private readonly entry: SomeEntry;
  private readonly table: LocalTable<SomeParts>;
  /** Hears why a computer is about to answer the question of that number as it will. */
  private readonly say: (number: number, said: Said) => void;

  constructor(
    house: House,
    entry: SomeEntry,
    table: LocalTable<SomeParts>,
    say: (number: number, said: Said) => void,
  ) {
    this.house = house;
    this.entry = entry;
    this.table = table;
    this.say = say;
  }

  /** They hear first what led to the match as it is: whoever sat there before is forgotten. */
  sitDown(kinds: readonly SeatWish[], past: Past): void {
    for (const [seat, kind] of kinds.entries()) if (kind !== PERSON) void this.play(seat, kind, past);
  }

  /** What they are thinking about is never answered. */
  sendAway(): void {
    this.gone = true;
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }

  /** Nobody can guess its dice. */
  private make(seat: Seat, kind: SeatWish, past: Past): Player<SomeParts> {
    const player = playerFor(this.entry, kind, unguessable(this.house, 16));
    if (player.hear !== undefined) player.hear(past(seat));
    return this.paced(player);
  }

  /** The time that thinking takes is part of the pace, so that it tells nothing as long as it is shorter. */
  private paced(player: Player<SomeParts>): Player<SomeParts> {
    return {
      choose: async (line) => {
        const pause = this.pause();
        const choice = await player.choose(line);
        const remark = player.remark?.();
        const { number } = line.question ?? {};
        if (remark !== undefined && number !== undefined) this.say(number, { ...remark, seat: line.seat });
        await pause;
        return choice;
      },
      hear: (events) => player.hear?.(events),
      forget: () => player.forget?.(),
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
  private async play(seat: Seat, kind: SeatWish, past: Past): Promise<void> {
    try {
      const player = this.make(seat, kind, past);
      await sit(this.table, seat, player, (error) => {
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
