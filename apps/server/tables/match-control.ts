/** What the players of a match do besides answering: settings of their seats, claims, the return to a seat; and what an expired clock does. */
import type { Seat } from '@ludoteca/kernel';
import type { AnyCatalogueEntry, AutoPassSettings } from '@ludoteca/kit';
import { defaultPlayerName } from '@ludoteca/players';
import type { ClaimRequest, Guest, PlayPace } from '@ludoteca/wire';
import type { TableRow } from '../storage/storage.ts';
import type { RemoteMatch } from './remote-match.ts';
import {
  requireAlone,
  requireClaim,
  termsOf,
  withAutoPass,
  withoutSubstitute,
  withPace,
  withSubstitute,
} from './seat-control.ts';

/** The table as far as it can be controlled. */
export interface ControlledTable {
  row(): TableRow;
  /** Refuses if there is no match yet, or it cannot go on. */
  match(): RemoteMatch;
  /** Stores another row, which the match then follows. */
  changeRow(change: (row: TableRow) => TableRow): Promise<void>;
  /** Milliseconds for which a guest has been away; undefined if the guest is connected. */
  absenceOf(guest: string): number | undefined;
}

export class MatchControl {
  private readonly entry: AnyCatalogueEntry;
  private readonly table: ControlledTable;

  constructor(entry: AnyCatalogueEntry, table: ControlledTable) {
    this.entry = entry;
    this.table = table;
  }

  /** Changes the auto-pass settings of the guest's seat. */
  setAutoPass(guest: Guest, settings: AutoPassSettings): Promise<void> {
    return this.table.changeRow((row) => withAutoPass(row, guest, settings, this.entry.autoPass));
  }

  setPace(guest: Guest, pace: PlayPace): Promise<void> {
    return this.table.changeRow((row) => withPace(row, guest, pace));
  }

  /** Computers move at once until the person who plays alone is asked. */
  async skip(guest: Guest): Promise<void> {
    requireAlone(this.table.row(), guest);
    await this.table.match().skip();
  }

  /** The guest plays again instead of the substitute. */
  takeSeat(guest: Guest): Promise<void> {
    return this.table.changeRow((row) => withoutSubstitute(row, guest));
  }

  /** A player claims a substitute for, or the withdrawal of, a player who is away. */
  async claim(guest: Guest, request: ClaimRequest): Promise<void> {
    const { seat, measure } = request;
    const match = this.table.match();
    const row = this.table.row();
    const absent = row.seats[seat]?.guest;
    const awayFor = absent === undefined ? undefined : this.table.absenceOf(absent);
    requireClaim(row, guest, request, { asked: match.waiting?.seat, awayFor });
    if (measure === 'withdrawal') await match.withdraw(seat, 'away');
    else await this.seatSubstitute(seat);
  }

  /** The time of a seat for the question of that number is over: the terms define what follows. */
  async expire(number: number, seat: Seat): Promise<void> {
    const expiry = termsOf(this.table.row()).clock?.expiry;
    if (expiry === 'substitute') await this.seatSubstitute(seat);
    else if (expiry === 'withdrawal') await this.table.match().withdraw(seat, 'time');
    else await this.table.match().lapse(number);
  }

  private seatSubstitute(seat: Seat): Promise<void> {
    return this.table.changeRow((row) => withSubstitute(row, seat, defaultPlayerName(this.entry)));
  }
}
