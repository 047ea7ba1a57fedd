/**
 * Commit-and-reveal seeds. The host commits to a secret before any player joins, each player may add a nonce, and the seed is the hash
 * of all. The host publishes the secret when the match is over, so that every shuffle can be verified.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './data.ts';

const hashOf = (parts: readonly (string | null)[]): string =>
  bytesToHex(sha256(utf8ToBytes(canonicalJson(parts))));

/** Computes the value that a host publishes before any nonce is added. */
export const computeCommitment = (secret: string): string => hashOf(['ludoteca commitment 1', secret]);

/** Derives the seed of a match from the secret and one nonce per seat, null where none was added. */
export const deriveFairSeed = (secret: string, nonces: readonly (string | null)[]): string =>
  hashOf(['ludoteca seed 1', secret, ...nonces]);
