/** The actions of players besides answers: settings of their seats, claims, the return to a seat; and the consequence of an expired clock. */
import type { Seat } from '@ludoteca/kernel';
import type { AnyCatalogueEntry, AutoPassSettings, StandingOrder } from '@ludoteca/kit';
import { defaultPlayerName } from '@ludoteca/players';
import {
  type ClaimRequest,
  type Guest,
  type PlayPace,
  RefusedError,
  type TakebackAnswer,
  type TakebackInfo,
} from '@ludoteca/wire';
import type { TableRow } from '../storage/storage.ts';
import type { RemoteMatch } from './remote-match.ts';
import {
  requireAlone,
  requireClaim,
  requireSeat,
  termsOf,
  withAutoPass,
  withEndedOrder,
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
  /** Takes the latest decision of a seat back; false if it may not. */
  takeBack(seat: Seat): Promise<boolean>;
  /** Deletes the table, whose match has no entries. */
  delete(): Promise<void>;
  /** Sends all clients the table. */
  announce(): void;
  /** Milliseconds for which a guest has been away; undefined if the guest is connected. */
  absenceOf(guest: string): number | undefined;
}

/** A takeback that the people at the awaited seats have not agreed to yet. It lapses with the next entry. */
interface TakebackProposal extends TakebackInfo {
  /** The number of entries when it was proposed. */
  readonly number: number;
}

export class MatchControl {
  private readonly entry: AnyCatalogueEntry;
  private readonly table: ControlledTable;
  private proposal: TakebackProposal | undefined;

  constructor(entry: AnyCatalogueEntry, table: ControlledTable) {
    this.entry = entry;
    this.table = table;
  }

  /** Changes the auto-pass settings of the guest's seat. */
  setAutoPass(guest: Guest, settings: AutoPassSettings): Promise<void> {
    return this.table.changeRow((row) => withAutoPass(row, guest, settings, this.entry));
  }

  /** A standing order of a seat has no answer any more, or the person has answered. */
  endOrder(seat: Seat, order: StandingOrder): Promise<void> {
    return this.table.changeRow((row) => withEndedOrder(row, seat, order));
  }

  setPace(guest: Guest, pace: PlayPace): Promise<void> {
    return this.table.changeRow((row) => withPace(row, guest, pace));
  }

  /** Computers move at once until the person who plays alone is asked. */
  async skip(guest: Guest): Promise<void> {
    requireAlone(this.table.row(), guest);
    await this.table.match().skip();
  }

  /**
   * Proposes to take the own latest decision back, or with `accept` answers such a proposal. Where no other person plays it is taken
   * back at once, otherwise when all of them have agreed.
   */
  async takeBack(guest: Guest, { accept }: TakebackAnswer): Promise<void> {
    const seat = requireSeat(this.table.row(), guest);
    if (accept === undefined) await this.proposeTakeback(seat);
    else await this.answerTakeback(seat, accept);
  }

  /** The proposal that waits for an answer; one of an earlier moment has lapsed. */
  get takeback(): TakebackInfo | undefined {
    const { proposal } = this;
    if (proposal === undefined || proposal.number !== this.table.match().number) return undefined;
    const { by, awaited } = proposal;
    return { by, awaited };
  }

  private async proposeTakeback(seat: Seat): Promise<void> {
    const match = this.table.match();
    const { point, people } = await match.findTakeback(seat);
    if (point === undefined) throw new RefusedError({ problem: 'no takeback' });
    const { seats } = this.table.row();
    const awaited = people.filter((one) => one !== seat && seats[one]?.substitute === undefined);
    if (awaited.length === 0) return this.executeTakeback(seat);
    this.proposal = { by: seat, number: match.number, awaited };
    this.table.announce();
  }

  private async answerTakeback(seat: Seat, accept: boolean): Promise<void> {
    const { takeback, proposal } = this;
    if (takeback === undefined || proposal === undefined || !takeback.awaited.includes(seat))
      throw new RefusedError({ problem: 'no takeback' });
    const awaited = proposal.awaited.filter((one) => one !== seat);
    this.proposal = accept ? { ...proposal, awaited } : undefined;
    if (accept && awaited.length === 0) return this.executeTakeback(proposal.by);
    this.table.announce();
  }

  private async executeTakeback(seat: Seat): Promise<void> {
    this.proposal = undefined;
    if (!(await this.table.takeBack(seat))) throw new RefusedError({ problem: 'no takeback' });
  }

  /** Ends a match that has not begun: no question was answered yet. */
  async abort(guest: Guest): Promise<void> {
    requireSeat(this.table.row(), guest);
    if (this.table.match().number > 0 || this.table.row().state !== 'playing')
      throw new RefusedError({ problem: 'already playing' });
    await this.table.delete();
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
