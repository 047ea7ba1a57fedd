/**
 * The file of a match: a line of JSON for the header, one for each entry, one for the end, one for the checksum.
 * docs/archive-format.md describes it for other programs.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Archive, ArchiveEntry, MatchHeader, Match, Outcome, Parts, Position } from './contract.ts';
import { canonicalJson } from './data.ts';

/** The version of the file format that is written. */
export const ARCHIVE_FORMAT = 1;

/** Who sat at a seat: a name for people, and the kind of player in a word. */
export interface RecordedPlayer {
  readonly name: string;
  readonly kind: string;
}

/** What only whoever ran a match can say of it. Outside the chain: it is the same match whoever played it, whenever. */
export interface ArchiveMetadata {
  /** When each entry was made, in milliseconds of the host's clock. */
  readonly times?: readonly number[];
  /** By seat. */
  readonly players?: readonly RecordedPlayer[];
  /** When the match began, by the same clock: it tells two occasions of the same match apart. */
  readonly began?: number;
}

/** An archive with what only a match, or its replay, can add. */
export interface Recording extends ArchiveMetadata {
  readonly archive: Archive;
  /** Absent while the match goes on. */
  readonly outcome?: Outcome;
  /** Binds the entries to the position they lead to: see `digestOf`. */
  readonly digest: string;
  /** The hash of the position after each entry. Outside the chain: verifying computes them anew. */
  readonly positions?: readonly string[];
}

export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Links are half a hash: long enough that nobody finds another entry for one, short enough to stand on every line. */
const hashLink = (text: string): string => sha256Hex(text).slice(0, 32);

/** What the chain covers of an entry: not its note. */
const chainedPart = (entry: ArchiveEntry): ArchiveEntry =>
  'answer' in entry
    ? { answer: entry.answer }
    : 'lapse' in entry
      ? { lapse: entry.lapse }
      : { withdraw: entry.withdraw };

export const computeHeaderLink = (header: MatchHeader): string =>
  hashLink(canonicalJson({ archive: ARCHIVE_FORMAT, ...header }));
export const computeEntryLink = (link: string, entry: ArchiveEntry): string =>
  hashLink(link + canonicalJson(chainedPart(entry)));

function headerOf(archive: Archive): MatchHeader {
  const { entries: _, ...header } = archive;
  return header;
}

/** One link for the header and one for each entry, each made from the one before. */
export function computeChain(archive: Archive): string[] {
  const chain = [computeHeaderLink(headerOf(archive))];
  for (const entry of archive.entries) chain.push(computeEntryLink(chain.at(-1) ?? '', entry));
  return chain;
}

export const hashPosition = <P extends Parts>(position: Position<P>): string =>
  sha256Hex(canonicalJson(position));

/** The last link and the final position in one hash: it can be made only by playing exactly these entries. */
export const computeDigest = <P extends Parts>(lastLink: string, position: Position<P>): string =>
  sha256Hex(lastLink + canonicalJson(position));

/** What there is to write of a match now. */
export function recordMatch<P extends Parts>(match: Match<P>, remarks: ArchiveMetadata = {}): Recording {
  const archive = match.archive();
  const digest = computeDigest(computeChain(archive).at(-1) ?? '', match.position());
  return {
    archive,
    digest,
    ...(match.outcome === undefined ? {} : { outcome: match.outcome }),
    ...remarks,
  };
}

/** The bytes of an archive file. */
export function makeArchive(recording: Recording): Uint8Array {
  const { archive, outcome, digest, times, players, began, positions } = recording;
  const chain = computeChain(archive);
  const lines = [
    canonicalJson({ archive: ARCHIVE_FORMAT, ...headerOf(archive), chain: chain[0] }),
    ...archive.entries.map((entry, i) =>
      canonicalJson({ ...entry, at: times?.[i], chain: chain[i + 1], position: positions?.[i] }),
    ),
    canonicalJson({ began, digest, end: archive.entries.length, outcome, players }),
  ];
  return utf8ToBytes(appendChecksum(`${lines.join('\n')}\n`));
}

/** The text with the line that vouches for it. */
export const appendChecksum = (text: string): string =>
  `${text}${canonicalJson({ checksum: sha256Hex(text) })}\n`;
