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

/** SHA-256 of a text in UTF-8, as hexadecimal digits. */
export type TextHash = (text: string) => string;

export const sha256Hex: TextHash = (text) => bytesToHex(sha256(utf8ToBytes(text)));

/** Links are the first 128 bits of a SHA-256, which keeps lines short. */
const LINK_DIGITS = 32;

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

export const computeHeaderLink = (header: MatchHeader, hash = sha256Hex): string =>
  hash(canonicalJson(toHeaderFields(header))).slice(0, LINK_DIGITS);
export const computeEntryLink = (link: string, entry: ArchiveEntry, hash = sha256Hex): string =>
  hash(link + canonicalJson(chainedPart(entry))).slice(0, LINK_DIGITS);

function headerOf(archive: Archive): MatchHeader {
  const { entries: _, ...header } = archive;
  return header;
}

/** Computes one link for the header and one for each entry, each from its predecessor. */
export function computeChain(archive: Archive, hash = sha256Hex): string[] {
  let link = computeHeaderLink(headerOf(archive), hash);
  const chain = [link];
  for (const entry of archive.entries) chain.push((link = computeEntryLink(link, entry, hash)));
  return chain;
}

export const hashPosition = <P extends Parts>(match: Match<P>): string =>
  sha256Hex(match.canonicalPosition());

/** Hashes the last link with the final position, which proves that exactly these entries were played. */
export const computeDigest = <P extends Parts>(lastLink: string, match: Match<P>, hash = sha256Hex): string =>
  hash(lastLink + match.canonicalPosition());

/** Creates a recording of a match in its current state. */
export const recordMatch = <P extends Parts>(match: Match<P>, remarks: ArchiveMetadata = {}): Recording =>
  recordWithChain(match, remarks, sha256Hex).recording;

/** The chain is computed once for the digest and the lines of a file. */
function recordWithChain<P extends Parts>(
  match: Match<P>,
  remarks: ArchiveMetadata,
  hash: TextHash,
): { readonly recording: Recording; readonly chain: readonly string[] } {
  const archive = match.archive();
  const chain = computeChain(archive, hash);
  const digest = computeDigest(chain.at(-1) ?? '', match, hash);
  const { outcome } = match;
  return { recording: { archive, digest, ...(outcome && { outcome }), ...remarks }, chain };
}

/** Encodes a recording as an archive file. */
export const makeArchive = (recording: Recording): Uint8Array =>
  encodeRecording(recording, computeChain(recording.archive), sha256Hex);

/** Records and encodes a match in its current state. `hash`: the host's SHA-256, which may be many times as fast. */
export function makeMatchArchive<P extends Parts>(
  match: Match<P>,
  remarks: ArchiveMetadata = {},
  hash = sha256Hex,
): Uint8Array {
  const { recording, chain } = recordWithChain(match, remarks, hash);
  return encodeRecording(recording, chain, hash);
}

function encodeRecording(recording: Recording, chain: readonly string[], hash: TextHash): Uint8Array {
  const { archive, outcome, digest, players, began } = recording;
  const end = canonicalJson({ began, digest, end: archive.entries.length, outcome, players });
  return utf8ToBytes(appendChecksum(`${formatEntryLines(recording, chain)}${end}\n`, hash));
}

/** Encodes a match whose rules are not available as an archive file without its end, which `recoverArchive` reads. */
export const makeUnfinishedArchive = (recording: Omit<Recording, 'digest'>): Uint8Array =>
  utf8ToBytes(formatEntryLines(recording, computeChain(recording.archive)));

/** The header and the entries of an archive file. */
function formatEntryLines(
  { archive, times, positions }: Omit<Recording, 'digest'>,
  chain: readonly string[],
): string {
  const lines = [
    canonicalJson({ ...toHeaderFields(headerOf(archive)), chain: chain[0] }),
    ...archive.entries.map((entry, i) =>
      canonicalJson({ ...entry, at: times?.[i], chain: chain[i + 1], position: positions?.[i] }),
    ),
  ];
  return `${lines.join('\n')}\n`;
}

/** Appends the checksum line. */
export const appendChecksum = (text: string, hash = sha256Hex): string =>
  `${text}${canonicalJson({ checksum: hash(text) })}\n`;
