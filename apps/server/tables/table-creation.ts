/** Creates tables: as a guest has asked for, and for a rematch. */
import { at } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { playerNames } from '@ludoteca/players';
import {
  completeTerms,
  type CreateTableRequest,
  type Guest,
  PERSON,
  RefusedError,
  rematchOrder,
} from '@ludoteca/wire';
import { randomBase64Url, type ServerContext } from '../server-context.ts';
import type { TableRow } from '../storage/storage.ts';
import { rotateSettings } from './rotate-settings.ts';
import { createSeats } from './seats.ts';

/** Refuses to store so many bytes. */
export type ChargeBytes = (bytes: number) => void;

export class TableCreation {
  private readonly context: ServerContext;

  constructor(context: ServerContext) {
    this.context = context;
  }

  /** Stores a new table without people. Returns its id. */
  async create(guest: Guest, request: CreateTableRequest, charge?: ChargeBytes): Promise<string> {
    await this.requireQuota(guest);
    return this.createFor(guest, request, charge);
  }

  /** Without regard to the number of tables of the guest. */
  async createFor(guest: Guest, request: CreateTableRequest, charge?: ChargeBytes): Promise<string> {
    const row = await this.createRow(guest, request);
    charge?.(sizeOf(row));
    await this.context.storage.addTable(row);
    return row.id;
  }

  /** Creates an unlisted table with the same settings, start position and seats. */
  async createRematch(guest: Guest, previous: TableRow, charge?: ChargeBytes): Promise<string> {
    await this.requireQuota(guest);
    const { game, from, terms } = previous;
    const settings =
      from === undefined ? rotateSettings(previous.settings, previous.seats.length) : previous.settings;
    const order = rematchOrder(previous.seats.length, from !== undefined);
    const seats = createSeats(
      order.map((seat) => at(previous.seats, seat).kind),
      order.map((seat) => at(previous.seats, seat).name),
    );
    const { version } = this.findEntry(game).game;
    const start = from === undefined ? {} : { from };
    const valid = await this.context.workers.validate({ game, seats: seats.length, settings, ...start });
    const row = this.completeRow({
      game,
      version,
      maker: guest.id,
      ...valid,
      ...start,
      seats,
      listed: false,
      ...(terms === undefined ? {} : { terms }),
    });
    charge?.(sizeOf(row));
    await this.context.storage.addTable(row);
    return row.id;
  }

  /** Refuses if the guest has as many unfinished tables as a guest may have. */
  async requireQuota({ id }: Guest): Promise<void> {
    const { tablesPerGuest: most } = this.context.limits;
    if ((await this.context.storage.countTablesOfGuest(id)) >= most)
      throw new RefusedError({ problem: 'many tables', facts: { most } });
  }

  findEntry(game: string): AnyCatalogueEntry {
    const entry = this.context.games.find((one) => one.game.id === game);
    if (entry === undefined) throw new RefusedError({ problem: 'no such game', facts: { game } });
    return entry;
  }

  /** The row of an open table; refuses a request that the game does not support. */
  private async createRow(guest: Guest, request: CreateTableRequest): Promise<TableRow> {
    const { game: id, seats: kinds, listed = false, file } = request;
    const entry = this.findEntry(id);
    const { game } = entry;
    const { min, max } = game.seats;
    if (kinds.length < min || kinds.length > max)
      throw new RefusedError({ problem: 'seats', facts: { min, max, given: kinds.length } });
    const known = playerNames(entry);
    const unknown = kinds.find((kind) => kind !== PERSON && !known.includes(kind));
    if (unknown !== undefined)
      throw new RefusedError({ problem: 'no such player', facts: { player: unknown, known } });
    if (file !== undefined && request.settings !== undefined)
      throw new RefusedError({ problem: 'malformed', facts: { where: 'settings' } });
    // Rated matches are between people only, and begin at the beginning.
    if (request.terms?.rated === true && (file !== undefined || kinds.some((kind) => kind !== PERSON)))
      throw new RefusedError({ problem: 'malformed', facts: { where: 'terms.rated' } });
    const { settings, from, names, cards } = await this.context.workers.validate({
      game: id,
      seats: kinds.length,
      ...(request.settings === undefined ? {} : { settings: request.settings }),
      ...(file === undefined ? {} : { file }),
    });
    const seats = createSeats(kinds, names);
    return this.completeRow({
      game: id,
      version: game.version,
      maker: guest.id,
      settings,
      ...(from === undefined ? {} : { from }),
      ...(cards === undefined ? {} : { cards }),
      seats,
      listed,
      terms: completeTerms(seats, request.terms),
    });
  }

  private completeRow(partial: Omit<TableRow, 'id' | 'state' | 'made' | 'secret'>): TableRow {
    const secret = Buffer.from(this.context.random(32)).toString('hex');
    const id = randomBase64Url(this.context, 9);
    return { id, ...partial, state: 'open', made: this.context.clock(), secret };
  }
}

const sizeOf = ({ settings, from }: TableRow): number =>
  JSON.stringify(settings).length + (from === undefined ? 0 : JSON.stringify(from).length);
