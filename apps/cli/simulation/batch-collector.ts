/** Archives and decisions of a batch of games, as bytes for the files of a whole simulation. */
import { gzipSync } from 'node:zlib';
import { Episode } from '@ludoteca/api';
import { at, makeMatchArchive, type AnyParts, type Match } from '@ludoteca/kernel';
import type { AnyCatalogueEntry, SynchronousPlayer } from '@ludoteca/kit';
import { hashText } from '../files/hash-text.ts';
import { ByteWriter } from './byte-writer.ts';

/** What a batch returns besides the totals. */
export interface BatchOutputs {
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

/** One decision in the bytes of its match; its return is known at the end of the match. */
interface RecordedDecision {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
}

/** The fastest packing: lines of decisions are ten times smaller already. */
const GZIP_LEVEL = { level: 1 };

/** Collects one batch after another, in buffers that are reused. */
export class BatchCollector {
  private readonly entry: AnyCatalogueEntry;
  private readonly outputs: BatchOutputs;
  private archives: Uint8Array[] = [];
  private index: { number: number; length: number }[] = [];
  private readonly lines = new ByteWriter();
  private readonly matchBytes = new ByteWriter();
  private decisions: RecordedDecision[] = [];

  constructor(entry: AnyCatalogueEntry, outputs: BatchOutputs) {
    this.entry = entry;
    this.outputs = outputs;
  }

  /** Players whose decisions are recorded. */
  watch(
    number: number,
    match: Match<AnyParts>,
    players: readonly SynchronousPlayer<AnyParts>[],
  ): readonly SynchronousPlayer<AnyParts>[] {
    if (!this.outputs.decisions) return players;
    // Those of a match in which a rule failed are dropped.
    this.decisions = [];
    this.matchBytes.clear();
    const recorder = new DecisionWriter(this.entry, match, this.matchBytes);
    return players.map((player, seat) => {
      const beginning = `{"match":${number},"seat":${seat},`;
      return {
        ...player,
        observe: player.observe?.bind(player),
        choose: (perspective) => {
          const choice = player.choose(perspective);
          const from = this.matchBytes.length;
          this.matchBytes.writeText(beginning);
          recorder.write(choice);
          this.decisions.push({ seat, from, to: this.matchBytes.length });
          return choice;
        },
      };
    }) as SynchronousPlayer<AnyParts>[];
  }

  /** Adds a match that has ended. */
  add(number: number, match: Match<AnyParts>): void {
    const { archives, gzip } = this.outputs;
    if (archives) {
      const bytes = makeMatchArchive(match, {}, hashText);
      const stored = gzip ? gzipSync(bytes) : bytes;
      this.archives.push(stored);
      this.index.push({ number, length: stored.length });
    }
    if (this.decisions.length === 0) return;
    const endings = new Episode(this.entry, match.seats, match, match)
      .returns()
      .map((value) => `,"return":${value}}\n`);
    const { lines } = this;
    for (const { seat, from, to } of this.decisions) {
      lines.writeBytes(this.matchBytes.read(from, to));
      lines.writeText(at(endings, seat));
    }
    this.decisions = [];
  }

  /** Returns the batch and begins the next one. */
  takeBatch(): CollectedBatch {
    const { archives, index, lines } = this;
    const decisions = lines.length === 0 ? new Uint8Array(0) : gzipSync(lines.read(), GZIP_LEVEL);
    this.archives = [];
    this.index = [];
    lines.clear();
    return { archives: Buffer.concat(archives), index, decisions };
  }
}

/** Writes decisions of one match as the inside of a JSON object. */
class DecisionWriter {
  private readonly entry: AnyCatalogueEntry;
  private readonly episode: Episode;
  private readonly out: ByteWriter;
  private observation: Float32Array | undefined;

  constructor(entry: AnyCatalogueEntry, match: Match<AnyParts>, out: ByteWriter) {
    this.entry = entry;
    this.episode = new Episode(entry, match.seats, match, match);
    this.out = out;
  }

  /** Writes the open question and the option that is chosen. */
  write(choice: unknown): void {
    const { episode, out } = this;
    const options = episode.legal();
    out.writeText(`"prompt":${JSON.stringify(episode.prompt)},"observation":`);
    this.writeObservation();
    out.writeText(',"options":');
    out.writeText(JSON.stringify(options));
    out.writeText(`,"choice":${options.indexOf(choice as AnyParts['choice'])}`);
  }

  /** The observation as numbers, with the action numbers of the options; of a game without numbers, the view. */
  private writeObservation(): void {
    const { episode, entry, out } = this;
    const { seat = 0 } = episode;
    if (entry.encoding === undefined) return out.writeText(JSON.stringify(episode.observe(seat).view));
    this.observation = episode.observationTensor(seat, this.observation);
    // Most numbers of an observation are 0.
    out.writeSparse(this.observation);
    if (episode.actionCount > 0) out.writeText(`,"actions":[${episode.legalActions().join(',')}]`);
  }
}
