/**
 * The file of a match: a line of JSON for the header, one for each entry, one for the end, one for the checksum.
 * docs/archive-format.md describes it for other programs.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Archive, ArchiveEntry, Header, Match, Outcome, Parts, Position } from './contract.ts';
import { canonical } from './data.ts';

/** The version of the file format that is written. */
export const FORMAT = 1;

/** Who sat at a seat: a name for people, and the kind of player in a word. */
export interface RecordedPlayer {
  readonly name: string;
  readonly kind: string;
}

/** What only whoever ran a match can say of it. Outside the chain: it is the same match whoever played it, whenever. */
export interface Remarks {
  /** When each entry was made, in milliseconds of the host's clock. */
  readonly times?: readonly number[];
  /** By seat. */
  readonly players?: readonly RecordedPlayer[];
}

/** An archive with what only a match, or its replay, can add. */
export interface Recording extends Remarks {
  readonly archive: Archive;
  /** Absent while the match goes on. */
  readonly outcome?: Outcome;
  /** Binds the entries to the position they lead to: see `digestOf`. */
  readonly digest: string;
  /** The hash of the position after each entry. Outside the chain: verifying computes them anew. */
  readonly positions?: readonly string[];
}

export const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Links are half a hash: long enough that nobody finds another entry for one, short enough to stand on every line. */
const linkOf = (text: string): string => hashOf(text).slice(0, 32);

/** What the chain covers of an entry: not its note. */
const coreOf = (entry: ArchiveEntry): ArchiveEntry =>
  'answer' in entry
    ? { answer: entry.answer }
    : 'lapse' in entry
      ? { lapse: entry.lapse }
      : { withdraw: entry.withdraw };

export const firstLink = (header: Header): string => linkOf(canonical({ archive: FORMAT, ...header }));
export const nextLink = (link: string, entry: ArchiveEntry): string =>
  linkOf(link + canonical(coreOf(entry)));

function headerOf(archive: Archive): Header {
  const { entries: _, ...header } = archive;
  return header;
}

/** One link for the header and one for each entry, each made from the one before. */
export function chainOf(archive: Archive): string[] {
  const chain = [firstLink(headerOf(archive))];
  for (const entry of archive.entries) chain.push(nextLink(chain.at(-1) ?? '', entry));
  return chain;
}

export const positionHash = <P extends Parts>(position: Position<P>): string => hashOf(canonical(position));

/** The last link and the final position in one hash: it can be made only by playing exactly these entries. */
export const digestOf = <P extends Parts>(lastLink: string, position: Position<P>): string =>
  hashOf(lastLink + canonical(position));

/** What there is to write of a match now. */
export function record<P extends Parts>(match: Match<P>, remarks: Remarks = {}): Recording {
  const archive = match.archive();
  const digest = digestOf(chainOf(archive).at(-1) ?? '', match.position());
  return {
    archive,
    digest,
    ...(match.outcome === undefined ? {} : { outcome: match.outcome }),
    ...remarks,
  };
}

/** The bytes of an archive file. */
export function makeArchive(recording: Recording): Uint8Array {
  const { archive, outcome, digest, times, players, positions } = recording;
  const chain = chainOf(archive);
  const lines = [
    canonical({ archive: FORMAT, ...headerOf(archive), chain: chain[0] }),
    ...archive.entries.map((entry, i) =>
      canonical({ ...entry, at: times?.[i], chain: chain[i + 1], position: positions?.[i] }),
    ),
    canonical({ digest, end: archive.entries.length, outcome, players }),
  ];
  return utf8ToBytes(sealed(`${lines.join('\n')}\n`));
}

/** The text with the line that vouches for it. */
export const sealed = (text: string): string => `${text}${canonical({ checksum: hashOf(text) })}\n`;
