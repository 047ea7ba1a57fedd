import { createHash } from 'node:crypto';
import { canonicalJson, type Json } from '@ludoteca/kernel';
import { ARCHIVE_EXTENSION } from '../files/archive-file.ts';
import { quote } from '../terminal/sanitize.ts';
import { formatShellOption } from '../args/shell-quote.ts';

/** The seeds of games and players are made from it, and a seed has a limit of its own. */
export const MAX_SEED_LENGTH = 900;

/** What a simulation plays, apart from how many games. Plain data: it is sent to worker threads. */
export interface SimulationPlan {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly settings: Json;
  readonly seed: string;
  /** The name of a player for each seat. */
  readonly players: readonly string[];
  /** What `--set` says for settings that came from a file. Files move: it is no part of what is played. */
  readonly sources?: { readonly [key: string]: string };
}

/** Where archives go. */
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

/** The settings as `--set` takes them. */
export const formatSettings = ({ settings, sources = {} }: SimulationPlan): readonly string[] =>
  Object.entries(settings ?? {}).map(([key, value]) => `${key}=${sources[key] ?? value}`);

/** A seed as a shell takes it; one that nobody could type is at least seen. */
function formatSeed(seed: string): string {
  if (/^\w[\w./:@+-]*$/.test(seed)) return seed;
  return /^[ -&(-~]+$/.test(seed) ? `'${seed}'` : quote(seed, MAX_SEED_LENGTH);
}

/** What to type to play games of a simulation again. */
export const formatRepeatCommand = (plan: SimulationPlan, first: number, games: number): string =>
  [
    `ludoteca sim ${plan.game} --seats ${plan.seats} --players ${plan.players.join(',')}`,
    ...formatSettings(plan).map((setting) => formatShellOption('set', setting)),
    `--seed ${formatSeed(plan.seed)} --first ${first} --games ${games}`,
  ].join(' ');

/** The archive of a game. Its name tells apart simulations that differ in anything: an archive need not say who played. */
export function archiveName(plan: SimulationPlan, number: number): string {
  const seed = plan.seed.replaceAll(/[^\w.-]/g, '_').slice(0, 20);
  const { sources: _, ...played } = plan;
  const tag = createHash('sha256').update(canonicalJson(played)).digest('hex').slice(0, 8);
  return `${plan.game}-${seed}-${tag}-${String(number).padStart(6, '0')}${ARCHIVE_EXTENSION}`;
}

/** The stretches that nobody has taken yet. */
export class BatchQueue {
  private readonly length: number;
  private readonly end: number;
  private from: number;

  constructor(first: number, games: number) {
    // Long enough that handing them out costs nothing, short enough that a stop is heard soon.
    this.length = Math.min(200, Math.ceil(games / 100));
    this.end = first + games;
    this.from = first;
  }

  /** How many stretches are left. */
  get left(): number {
    return Math.ceil((this.end - this.from) / this.length);
  }

  next(): Batch | undefined {
    const { from } = this;
    if (from >= this.end) return undefined;
    this.from = Math.min(this.end, from + this.length);
    return { from, to: this.from };
  }
}
