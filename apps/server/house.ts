import type { AnyCatalogueEntry } from '@ludoteca/kit';
import type { Limits } from './limits.ts';
import type { Storage } from './storage/port.ts';

/** What the parts of a server share: its games, what keeps its tables, and the world it may touch. */
export interface House {
  readonly games: readonly AnyCatalogueEntry[];
  readonly storage: Storage;
  readonly limits: Limits;
  /** How long computer players take for an answer at least, in milliseconds. */
  readonly pace: number;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** So many bytes that nobody can guess. */
  readonly random: (bytes: number) => Uint8Array;
  /** What went wrong, for whoever runs the server. */
  readonly log: (what: string, error: unknown) => void;
}

/** A name that nobody can guess and that fits into a link. */
export const unguessable = ({ random }: House, bytes: number): string =>
  Buffer.from(random(bytes)).toString('base64url');
