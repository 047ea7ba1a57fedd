/** The plan of a simulation: seeds, archive names and the queue of batches. */
import { createHash } from 'node:crypto';
import { canonicalJson, type Json } from '@ludoteca/kernel';
import { ARCHIVE_EXTENSION } from '../files/archive-file.ts';
import { quote } from '../terminal/sanitize.ts';
import { programName } from '../args/program-name.ts';
import { formatShellOption } from '../args/shell-quote.ts';

/** The seeds of games and players are derived from it and have a limit of their own. */
export const MAX_SEED_LENGTH = 900;

/** Everything about a simulation except the number of games. Plain data, because it is sent to worker threads. */
export interface SimulationPlan {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly settings: Json;
  readonly seed: string;
  /** By seat. */
  readonly players: readonly string[];
  /**
   * The `--set` values of settings that came from files. They are not part of the identity of the simulation, since
   * files move.
   */
  readonly sources?: { readonly [key: string]: string };
}

/** Where archives are written. */
export interface ArchiveOutput {
  readonly folder: string;
  readonly gzip: boolean;
}

/** Games `from` to `to` - 1 of a simulation. */
export interface Batch {
  readonly from: number;
  readonly to: number;
}

export const gameSeed = ({ seed }: SimulationPlan, number: number): string => `${seed}/${number}`;
export const playerSeed = (plan: SimulationPlan, number: number, seat: number): string =>
  `${gameSeed(plan, number)} seat ${seat}`;

/** As `--set` takes them. */
export const formatSettings = ({ settings, sources = {} }: SimulationPlan): readonly string[] =>
  Object.entries(settings ?? {}).map(([key, value]) => `${key}=${sources[key] ?? value}`);

/** Quoted for a shell if possible, else as JSON. */
function formatSeed(seed: string): string {
  if (/^\w[\w./:@+-]*$/.test(seed)) return seed;
  return /^[ -&(-~]+$/.test(seed) ? `'${seed}'` : quote(seed, MAX_SEED_LENGTH);
}

/** The command that repeats these games. */
export const formatRepeatCommand = (plan: SimulationPlan, first: number, games: number): string =>
  [
    `${programName()} sim ${plan.game} --seats ${plan.seats} --players ${plan.players.join(',')}`,
    ...formatSettings(plan).map((setting) => formatShellOption('set', setting)),
    `--seed ${formatSeed(plan.seed)} --first ${first} --games ${games}`,
  ].join(' ');

/** The name contains a hash of the plan, since an archive does not say which players played. */
export function archiveName(plan: SimulationPlan, number: number): string {
  const seed = plan.seed.replaceAll(/[^\w.-]/g, '_').slice(0, 20);
  const { sources: _, ...played } = plan;
  const tag = createHash('sha256').update(canonicalJson(played)).digest('hex').slice(0, 8);
  return `${plan.game}-${seed}-${tag}-${String(number).padStart(6, '0')}${ARCHIVE_EXTENSION}`;
}

/** The batches of a simulation by number. */
export class BatchList {
  readonly count: number;
  private readonly first: number;
  private readonly end: number;
  private readonly size: number;

  constructor(first: number, games: number) {
    // Large enough to make distribution cheap, small enough to stop soon after Ctrl-C.
    this.size = Math.min(200, Math.ceil(games / 100));
    this.first = first;
    this.end = first + games;
    this.count = Math.ceil(games / this.size);
  }

  at(number: number): Batch {
    const from = this.first + number * this.size;
    return { from, to: Math.min(this.end, from + this.size) };
  }
}

/** The batches that have not been started. */
export class BatchQueue {
  private readonly batches: BatchList;
  private number = 0;

  constructor(first: number, games: number) {
    this.batches = new BatchList(first, games);
  }

  /** The number of remaining batches. */
  get left(): number {
    return this.batches.count - this.number;
  }

  next(): Batch | undefined {
    return this.left === 0 ? undefined : this.batches.at(this.number++);
  }
}
