import { fastDice, type Seat, type SomeParts } from '@ludoteca/kernel';
import type { LocalTable, SomeEntry } from '@ludoteca/kit';
import { type Player, PLAYERS, sit } from '@ludoteca/players';
import { PERSON, type SeatWish } from '@ludoteca/wire';
import { type House, unguessable } from '../house.ts';

export const isPlayer = (name: SeatWish): boolean => Object.hasOwn(PLAYERS, name);

/** The computer players of a table. They answer at the pace of the house, until they are sent away. */
export class Computers {
  private readonly timers = new Set<NodeJS.Timeout>();
  private gone = false;
  private readonly house: House;
  private readonly entry: SomeEntry;
  private readonly table: LocalTable<SomeParts>;

  constructor(house: House, entry: SomeEntry, table: LocalTable<SomeParts>) {
    this.house = house;
    this.entry = entry;
    this.table = table;
  }

  sitDown(kinds: readonly SeatWish[]): void {
    for (const [seat, kind] of kinds.entries())
      if (kind !== PERSON) void this.play(seat, this.paced(this.make(kind)));
  }

  /** What they are thinking about is never answered. */
  sendAway(): void {
    this.gone = true;
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }

  private make(kind: SeatWish): Player<SomeParts> {
    const maker = PLAYERS[kind];
    if (maker === undefined) throw new Error(`no player is called ${kind}`);
    return maker(this.entry, fastDice(unguessable(this.house, 16)));
  }

  /** The time that thinking takes is part of the pace, so that it tells nothing as long as it is shorter. */
  private paced(player: Player<SomeParts>): Player<SomeParts> {
    return {
      choose: async (line) => {
        const pause = this.pause();
        const choice = await player.choose(line);
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
  private async play(seat: Seat, player: Player<SomeParts>): Promise<void> {
    try {
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
