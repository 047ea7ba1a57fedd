/** Hash chain and file format of archives: one JSON line for the header, each entry, the end and the checksum (docs/archive-format.md). */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Archive, ArchiveEntry, MatchHeader, Match, Outcome, Parts } from './contract.ts';
import { canonicalJson } from './data.ts';

/** The file format of new matches. Matches of format 1 are still read, and written in format 1. */
export const ARCHIVE_FORMAT = 2;

/** The player of one seat: a display name and the kind of player. */
export interface RecordedPlayer {
  readonly name: string;
  readonly kind: string;
}

/** Facts that only the host of a match knows. The chain does not cover them. */
export interface ArchiveMetadata {
  /** Time of each entry, in milliseconds of the host's clock. */
  readonly times?: readonly number[];
  /** Hashes of positions by entry, undefined where none was computed. `verify` recomputes them. */
  readonly positions?: readonly (string | undefined)[];
  /** By seat. */
  readonly players?: readonly RecordedPlayer[];
  /** Start time by the same clock. It distinguishes two matches with the same header. */
  readonly began?: number;
}

/** An archive with its outcome, digest and metadata. */
export interface Recording extends ArchiveMetadata {
  readonly archive: Archive;
  /** Absent while the match is running. */
  readonly outcome?: Outcome;
  /** See `computeDigest`. */
  readonly digest: string;
}

export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Links are the first 128 bits of a SHA-256, which keeps lines short. */
const hashLink = (text: string): string => sha256Hex(text).slice(0, 32);

/** Returns the part of an entry that the chain covers, which excludes the note. */
const chainedPart = (entry: ArchiveEntry): ArchiveEntry =>
  'answer' in entry
    ? { answer: entry.answer }
    : 'lapse' in entry
      ? { lapse: entry.lapse }
      : { withdraw: entry.withdraw };

/** The header as its line has it, without the link. */
const toHeaderFields = ({ format, ...header }: MatchHeader): object => ({
  archive: format ?? ARCHIVE_FORMAT,
  ...header,
});

export const computeHeaderLink = (header: MatchHeader): string =>
  hashLink(canonicalJson(toHeaderFields(header)));
export const computeEntryLink = (link: string, entry: ArchiveEntry): string =>
  hashLink(link + canonicalJson(chainedPart(entry)));

function headerOf(archive: Archive): MatchHeader {
  const { entries: _, ...header } = archive;
  return header;
}

/** Computes one link for the header and one for each entry, each from its predecessor. */
export function computeChain(archive: Archive): string[] {
  const chain = [computeHeaderLink(headerOf(archive))];
  for (const entry of archive.entries) chain.push(computeEntryLink(chain.at(-1) ?? '', entry));
  return chain;
}

export const hashPosition = <P extends Parts>(match: Match<P>): string =>
  sha256Hex(match.canonicalPosition());

/** Hashes the last link with the final position, which proves that exactly these entries were played. */
export const computeDigest = <P extends Parts>(lastLink: string, match: Match<P>): string =>
  sha256Hex(lastLink + match.canonicalPosition());

/** Creates a recording of a match in its current state. */
export function recordMatch<P extends Parts>(match: Match<P>, remarks: ArchiveMetadata = {}): Recording {
  const archive = match.archive();
  const digest = computeDigest(computeChain(archive).at(-1) ?? '', match);
  return {
    archive,
    digest,
    ...(match.outcome === undefined ? {} : { outcome: match.outcome }),
    ...remarks,
  };
}

/** Encodes a recording as an archive file. */
export function makeArchive(recording: Recording): Uint8Array {
  const { archive, outcome, digest, players, began } = recording;
  const end = canonicalJson({ began, digest, end: archive.entries.length, outcome, players });
  return utf8ToBytes(appendChecksum(`${formatEntryLines(recording)}${end}\n`));
}

/** Encodes a match whose rules are not available as an archive file without its end, which `recoverArchive` reads. */
export const makeUnfinishedArchive = (recording: Omit<Recording, 'digest'>): Uint8Array =>
  utf8ToBytes(formatEntryLines(recording));

/** The header and the entries of an archive file. */
function formatEntryLines({ archive, times, positions }: Omit<Recording, 'digest'>): string {
  const chain = computeChain(archive);
  const lines = [
    canonicalJson({ ...toHeaderFields(headerOf(archive)), chain: chain[0] }),
    ...archive.entries.map((entry, i) =>
      canonicalJson({ ...entry, at: times?.[i], chain: chain[i + 1], position: positions?.[i] }),
    ),
  ];
  return `${lines.join('\n')}\n`;
}

/** Appends the checksum line. */
export const appendChecksum = (text: string): string =>
  `${text}${canonicalJson({ checksum: sha256Hex(text) })}\n`;
