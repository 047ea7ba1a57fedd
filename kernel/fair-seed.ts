/**
 * Seeds that nobody could choose. A host commits to a secret before anybody sits down; whoever sits down may add a nonce; the seed is
 * the hash of all. The secret is published when the match is over: then everybody can check every shuffle.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './data.ts';

const hashOf = (parts: readonly (string | null)[]): string =>
  bytesToHex(sha256(utf8ToBytes(canonicalJson(parts))));

/** What a host publishes of its secret before anybody adds a nonce. */
export const computeCommitment = (secret: string): string => hashOf(['ludoteca commitment 1', secret]);

/** The seed of a match: a nonce for each seat, null where none was added. */
export const deriveFairSeed = (secret: string, nonces: readonly (string | null)[]): string =>
  hashOf(['ludoteca seed 1', secret, ...nonces]);
