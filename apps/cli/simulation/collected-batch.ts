/** Archives and decisions of a batch of games, as bytes for the files of a whole simulation. */
import { gzipSync } from 'node:zlib';
import { Episode } from '@ludoteca/api';
import { makeArchive, type AnyParts, type Match, recordMatch } from '@ludoteca/kernel';
import type { AnyCatalogueEntry, SynchronousPlayer } from '@ludoteca/kit';

/** What is collected besides the totals. */
export interface CollectionOptions {
  readonly archives: boolean;
  /** Whether archives are packed. */
  readonly gzip: boolean;
  readonly decisions: boolean;
}

export interface CollectedBatch {
  /** One archive after another. */
  readonly archives: Uint8Array;
  readonly index: readonly { readonly number: number; readonly length: number }[];
  /** Lines of JSON, packed with gzip. */
  readonly decisions: Uint8Array;
}

/** One decision as it is written, except the return, which is known at the end of the match. */
interface RecordedDecision {
  readonly seat: number;
  readonly text: string;
}

/** The fastest packing: lines of decisions are ten times smaller already. */
const GZIP_LEVEL = { level: 1 };

export class BatchCollector {
  private readonly entry: AnyCatalogueEntry;
  private readonly options: CollectionOptions;
  private readonly archives: Uint8Array[] = [];
  private readonly index: { number: number; length: number }[] = [];
  private readonly lines: string[] = [];
  private decisions: RecordedDecision[] = [];

  constructor(entry: AnyCatalogueEntry, options: CollectionOptions) {
    this.entry = entry;
    this.options = options;
  }

  /** Players whose decisions are recorded. */
  watch(
    match: Match<AnyParts>,
    players: readonly SynchronousPlayer<AnyParts>[],
  ): readonly SynchronousPlayer<AnyParts>[] {
    if (!this.options.decisions) return players;
    this.decisions = [];
    const episode = new Episode(this.entry, match.seats, match, match);
    return players.map((player) => ({
      ...player,
      observe: player.observe?.bind(player),
      choose: (perspective) => {
        const choice = player.choose(perspective);
        this.decisions.push({ seat: perspective.seat, text: formatDecision(this.entry, episode, choice) });
        return choice;
      },
    })) as SynchronousPlayer<AnyParts>[];
  }

  /** Adds a match that has ended. */
  add(number: number, match: Match<AnyParts>): void {
    const { archives, gzip } = this.options;
    if (archives) {
      const bytes = makeArchive(recordMatch(match));
      const stored = gzip ? gzipSync(bytes) : bytes;
      this.archives.push(stored);
      this.index.push({ number, length: stored.length });
    }
    if (this.decisions.length === 0) return;
    const returns = new Episode(this.entry, match.seats, match, match).returns();
    for (const { seat, text } of this.decisions)
      this.lines.push(`{"match":${number},"seat":${seat},${text},"return":${returns[seat] ?? 0}}\n`);
    this.decisions = [];
  }

  finish(): CollectedBatch {
    return {
      archives: Buffer.concat(this.archives),
      index: this.index,
      decisions: this.lines.length === 0 ? new Uint8Array(0) : gzipSync(this.lines.join(''), GZIP_LEVEL),
    };
  }
}

function formatDecision(entry: AnyCatalogueEntry, episode: Episode, choice: unknown): string {
  const options = episode.legal();
  return [
    `"prompt":${JSON.stringify(episode.prompt)}`,
    ...formatObservation(entry, episode),
    `"options":${JSON.stringify(options)}`,
    `"choice":${options.findIndex((option) => option === choice)}`,
  ].join(',');
}

/** The observation as numbers, with the action numbers of the options; of a game without numbers, the view. */
function formatObservation(entry: AnyCatalogueEntry, episode: Episode): readonly string[] {
  const { seat = 0 } = episode;
  if (entry.encoding === undefined) return [`"observation":${JSON.stringify(episode.observe(seat).view)}`];
  if (episode.actionCount === 0) return [`"observation":${formatSparse(episode.observationTensor(seat))}`];
  const numbers = episode.decision();
  return numbers === undefined
    ? []
    : [`"observation":${formatSparse(numbers.observation)}`, `"actions":[${numbers.actions.join(',')}]`];
}

/** Most numbers of an observation are 0, so only the others are written, as [index, value, index, value, …]. */
function formatSparse(values: Float32Array): string {
  let text = '[';
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    if (value !== 0) text += `${text.length > 1 ? ',' : ''}${i},${value}`;
  }
  return `${text}]`;
}
