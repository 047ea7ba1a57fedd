/** Runs the tournaments between people: enrolment, tables for every round, results, the next round. */
import { at } from '@ludoteca/kernel';
import {
  type CreateTournamentRequest,
  type Guest,
  MAX_TOURNAMENT_NAME,
  MAX_TOURNAMENT_PLAYERS,
  PERSON,
  RefusedError,
  type TournamentInfo,
} from '@ludoteca/wire';
import { DocumentCollection, type TypedDocument } from '../document-collection.ts';
import { isVisibleText } from '../guests/guest-name.ts';
import { randomBase64Url, type ServerContext } from '../server-context.ts';
import { TableCreation } from '../tables/table-creation.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import { findScores } from './find-scores.ts';
import { defaultRounds, type Groups, type MatchSize, pairElimination, pairSwiss } from './pairings.ts';
import { reserveSeats } from './reservations.ts';
import { BYE_SCORE } from './standings.ts';
import {
  describeTournament,
  type StoredPairing,
  type StoredTournament,
  tournamentDocument,
} from './tournament-document.ts';

const MAX_LISTED = 100;
/** Tournaments that one person may organize at a time. */
const MAX_ORGANIZED = 5;
const DEFAULT_JOIN_SECONDS = 600;

type FoundTournament = TypedDocument<StoredTournament>;

export class TournamentRegistry {
  private readonly context: ServerContext;
  private readonly tables: TableRegistry;
  private readonly creation: TableCreation;
  private readonly tournaments: DocumentCollection<StoredTournament>;
  /** The last of the older tournaments that a sweep has looked at; the next one continues there. */
  private sweptTo: FoundTournament | undefined;
  /** Changes happen one after another. */
  private queue: Promise<unknown> = Promise.resolve();

  constructor(context: ServerContext, tables: TableRegistry) {
    this.context = context;
    this.tables = tables;
    this.creation = new TableCreation(context);
    this.tournaments = new DocumentCollection(context, 'tournaments', tournamentDocument);
  }

  /** The latest changed first. */
  async list(): Promise<readonly TournamentInfo[]> {
    const found = await this.tournaments.list({ limit: MAX_LISTED });
    return Promise.all(found.map((one) => describeTournament(one, this.context.storage)));
  }

  /** The tournament, with the results that are known by now. */
  async describe(id: string): Promise<TournamentInfo> {
    const found = await this.enqueue(() => this.advance(id));
    return describeTournament(found, this.context.storage);
  }

  async create(organizer: Guest, request: CreateTournamentRequest): Promise<TournamentInfo> {
    const { game, format, seats, terms = {}, joinSeconds = DEFAULT_JOIN_SECONDS } = request;
    const entry = this.context.games.find((one) => one.game.id === game);
    if (entry === undefined) throw new RefusedError({ problem: 'no such game', facts: { game } });
    const { min, max } = entry.game.seats;
    if (seats < min || seats > max)
      throw new RefusedError({ problem: 'seats', facts: { min, max, given: seats } });
    const name = request.name.normalize('NFC').trim();
    if (Array.from(name).length > MAX_TOURNAMENT_NAME || !isVisibleText(name))
      throw new RefusedError({ problem: 'malformed', facts: { where: 'name' } });
    const running = (await this.tournaments.list({ subject: organizer.id, limit: MAX_LISTED })).filter(
      ({ value }) => value.state !== 'over',
    );
    if (running.length >= MAX_ORGANIZED)
      throw new RefusedError({ problem: 'many tournaments', facts: { most: MAX_ORGANIZED } });
    const rounds = format === 'swiss' ? (request.rounds ?? 0) : 0;
    const now = this.context.clock();
    const times = { roundBegan: now, made: now };
    const value: StoredTournament = {
      ...times,
      name,
      game,
      format,
      seats,
      rounds,
      joinSeconds,
      terms,
      organizer: organizer.id,
      state: 'open',
      players: [],
      played: [],
    };
    const id = randomBase64Url(this.context, 9);
    await this.tournaments.add(id, value, { subject: organizer.id });
    return describeTournament({ id, value }, this.context.storage);
  }

  enrol(guest: Guest, id: string): Promise<TournamentInfo> {
    return this.change(id, (value) => {
      if (value.state !== 'open') throw new RefusedError({ problem: 'tournament begun' });
      if (value.players.some((player) => player.id === guest.id)) return value;
      if (value.players.length >= MAX_TOURNAMENT_PLAYERS) throw new RefusedError({ problem: 'table full' });
      return { ...value, players: [...value.players, { id: guest.id }] };
    });
  }

  /** Before the first round the player is removed, later not paired any more. */
  leave(guest: Guest, id: string): Promise<TournamentInfo> {
    return this.change(id, (value) => {
      if (!value.players.some((player) => player.id === guest.id))
        throw new RefusedError({ problem: 'not enrolled' });
      const players =
        value.state === 'open'
          ? value.players.filter((player) => player.id !== guest.id)
          : value.players.map((player) =>
              player.id === guest.id ? { id: guest.id, hasLeft: true } : player,
            );
      return { ...value, players };
    });
  }

  /** The organizer starts the first round. The players are seeded at random. */
  start(guest: Guest, id: string): Promise<TournamentInfo> {
    return this.change(id, async (value) => {
      requireOrganizer(guest, value);
      if (value.state !== 'open') throw new RefusedError({ problem: 'tournament begun' });
      const size = this.sizeOf(value);
      if (value.players.length < size.min)
        throw new RefusedError({ problem: 'few players', facts: { least: size.min } });
      const players = this.shuffle(value.players);
      const rounds =
        value.format === 'swiss' ? value.rounds || defaultRounds(players.length, size) : value.rounds;
      return this.beginRound({ ...value, players, rounds, state: 'playing' });
    });
  }

  /** The organizer ends the tournament as it is. */
  end(guest: Guest, id: string): Promise<TournamentInfo> {
    return this.change(id, (value) => {
      requireOrganizer(guest, value);
      return { ...value, state: 'over' };
    });
  }

  /**
   * Looks after the tournaments that are being played: those that have changed lately, and in turn a part of the others. A failure is
   * logged, and does not hold up the others.
   */
  async sweep(): Promise<void> {
    const logFailure = (error: unknown): void => this.context.log('the tournaments', error);
    const found = await this.listForSweep().catch(logFailure);
    for (const { id, value } of found ?? [])
      if (value.state === 'playing') await this.enqueue(() => this.advance(id)).catch(logFailure);
  }

  private async listForSweep(): Promise<readonly FoundTournament[]> {
    const latest = await this.tournaments.list({ limit: MAX_LISTED });
    const after = this.sweptTo ?? latest.at(-1);
    if (after === undefined) return latest;
    const older = await this.tournaments.list({ after, limit: MAX_LISTED });
    this.sweptTo = older.at(-1);
    return [...latest, ...older];
  }

  /** Takes results over, and begins the next round when all matches of this one are decided. */
  private async advance(id: string): Promise<FoundTournament> {
    const found = await this.require(id);
    const { value } = found;
    const round = value.played.at(-1);
    if (value.state !== 'playing' || round === undefined) return found;
    const isLate = this.context.clock() - value.roundBegan > value.joinSeconds * 1000;
    const decided = await Promise.all(
      round.map(async (pairing): Promise<StoredPairing> => {
        if (pairing.scores !== undefined || pairing.table === undefined) return pairing;
        const guests = pairing.players.map((player) => at(value.players, player).id);
        const scores = await findScores(this.context, this.tables, pairing.table, guests, isLate);
        return scores === undefined ? pairing : { ...pairing, scores };
      }),
    );
    if (decided.every((pairing, i) => pairing === round[i])) return found;
    const next: StoredTournament = { ...value, played: [...value.played.slice(0, -1), decided] };
    const isDecided = decided.every(({ scores }) => scores !== undefined);
    return this.store(found, isDecided ? await this.beginRound(next) : next);
  }

  /** Pairs the players and creates their tables; without pairs the tournament is over. */
  private async beginRound(value: StoredTournament): Promise<StoredTournament> {
    const { players, played, format, rounds } = value;
    const groups = this.pair(value);
    const isOver = format === 'swiss' && played.length >= rounds;
    if (isOver || !groups.some((group) => group.length > 1)) return { ...value, state: 'over' };
    const pairings: StoredPairing[] = [];
    for (const group of groups) {
      if (group.length === 1) pairings.push({ players: group, scores: [BYE_SCORE] });
      else {
        const guests = group.map((player) => at(players, player).id);
        pairings.push({ players: group, table: await this.createTable(value, guests) });
      }
    }
    return { ...value, played: [...played, pairings], roundBegan: this.context.clock() };
  }

  private pair(value: StoredTournament): Groups {
    const active = value.players.flatMap(({ hasLeft }, player) => (hasLeft === true ? [] : [player]));
    const pair = value.format === 'swiss' ? pairSwiss : pairElimination;
    return pair(value.players.length, active, value.played, this.sizeOf(value));
  }

  private async createTable(value: StoredTournament, guests: readonly string[]): Promise<string> {
    const { game, terms, organizer } = value;
    const request = { game, seats: guests.map(() => PERSON), listed: false, terms };
    const id = await this.creation.createFor({ id: organizer, name: '' }, request);
    await reserveSeats(this.context, id, guests);
    return id;
  }

  private sizeOf({ game, seats }: StoredTournament): MatchSize {
    const entry = this.context.games.find((one) => one.game.id === game);
    if (entry === undefined) throw new RefusedError({ problem: 'no such game', facts: { game } });
    return { min: entry.game.seats.min, max: seats };
  }

  private shuffle<T>(list: readonly T[]): readonly T[] {
    const keys = list.map((element) => ({
      element,
      key: Buffer.from(this.context.random(8)).toString('hex'),
    }));
    return keys.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ element }) => element);
  }

  private async change(
    id: string,
    change: (value: StoredTournament) => StoredTournament | Promise<StoredTournament>,
  ): Promise<TournamentInfo> {
    const changed = await this.enqueue(async () => {
      const found = await this.require(id);
      return this.store(found, await change(found.value));
    });
    return describeTournament(changed, this.context.storage);
  }

  private async store(found: FoundTournament, value: StoredTournament): Promise<FoundTournament> {
    if (value === found.value) return found;
    const save = [this.tournaments.create(found.id, value, found, found)];
    // Another server of the same database was faster: its result is the one that counts.
    if (!(await this.context.storage.changeDocuments({ save }))) return this.require(found.id);
    return { ...found, value, revision: found.revision + 1 };
  }

  private async require(id: string): Promise<FoundTournament> {
    const found = await this.tournaments.find(id);
    if (found === undefined) throw new RefusedError({ problem: 'no such tournament' });
    return found;
  }

  private enqueue<R>(operation: () => Promise<R>): Promise<R> {
    const result = this.queue.then(operation);
    this.queue = result.catch(() => undefined);
    return result;
  }
}

function requireOrganizer(guest: Guest, { organizer }: StoredTournament): void {
  if (organizer !== guest.id) throw new RefusedError({ problem: 'not organizer' });
}
