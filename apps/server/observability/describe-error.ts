/** Describes an error for the log without its message where that may contain secrets of a match or of a guest. */
import { RefusedError } from '@ludoteca/wire';
import { StorageError, StorageUnavailableError, TableDamagedError } from '../storage/storage-error.ts';

export interface ErrorDescription {
  readonly type: string;
  readonly message?: string;
  /** Of the operating system or the database, such as `ENOSPC`. */
  readonly code?: string;
  /** The functions that were running, innermost first. */
  readonly frames?: readonly string[];
  readonly cause?: ErrorDescription;
}

const MAX_FRAMES = 12;
const MAX_MESSAGE_LENGTH = 300;
const MAX_CAUSES = 4;

/** Their messages name files, tables, functions and properties, and no values. Messages of rules may name hidden cards. */
const SAFE_CLASSES = [
  StorageError,
  StorageUnavailableError,
  TableDamagedError,
  RefusedError,
  TypeError,
  RangeError,
  ReferenceError,
];

export function describeError(error: unknown, causes = MAX_CAUSES): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error };
  const { message, stack = '', cause } = error;
  const frames = stack.match(/^ {4}at .+$/gm)?.slice(0, MAX_FRAMES) ?? [];
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const isSafe = SAFE_CLASSES.some((safe) => error instanceof safe) || /^E[A-Z]+$/.test(code ?? '');
  return {
    type: error.name,
    ...(isSafe ? { message: message.slice(0, MAX_MESSAGE_LENGTH) } : {}),
    ...(code === undefined ? {} : { code }),
    ...(frames.length === 0 ? {} : { frames: frames.map((frame) => frame.trim()) }),
    ...(cause === undefined || causes === 0 ? {} : { cause: describeError(cause, causes - 1) }),
  };
}
