/**
 * Commit-and-reveal seeds. The host commits to a secret before any player joins, each player commits to a nonce when joining and
 * reveals it when nobody can join any more, and the seed is the hash of all. The host publishes the secret when the match is over, so
 * that every shuffle can be verified.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './data.ts';

const hashOf = (parts: readonly (string | null)[]): string =>
  bytesToHex(sha256(utf8ToBytes(canonicalJson(parts))));

/** Computes the value that a host publishes before any nonce is added. */
export const computeCommitment = (secret: string): string => hashOf(['ludoteca commitment 1', secret]);

/** Computes the value that a player sends when joining a table, before the nonce itself. */
export const computeNonceCommitment = (table: string, nonce: string): string =>
  hashOf(['ludoteca nonce commitment 1', table, nonce]);

/** Derives the seed of a match without commitments of players: from the secret and one nonce per seat, null where none was added. */
export const deriveFairSeed = (secret: string, nonces: readonly (string | null)[]): string =>
  hashOf(['ludoteca seed 1', secret, ...nonces]);

/** What one seat adds to the seed. */
export interface SeedContribution {
  /** Null if the seat added none, or has not revealed it. */
  readonly nonce: string | null;
  /** Absent if the seat added its nonce in the open, or none at all. */
  readonly commitment?: string;
}

/**
 * Derives the seed of the match at a table from the secret and the contributions by seat. The commitments decide which derivation
 * is used, so that a host cannot choose between the two when it knows the nonces.
 */
export function deriveTableSeed(table: string, secret: string, seats: readonly SeedContribution[]): string {
  const nonces = seats.map(({ nonce }) => nonce);
  return seats.some(({ commitment }) => commitment !== undefined)
    ? hashOf(['ludoteca seed 2', table, secret, ...nonces])
    : deriveFairSeed(secret, nonces);
}
