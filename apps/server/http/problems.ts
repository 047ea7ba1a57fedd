/** Maps problems to HTTP status codes, and errors to problems. */
import { type ServerProblem, type ProblemKey, RefusedError } from '@ludoteca/wire';
import { LeaseLostError } from '../storage/lease-tokens.ts';
import { StorageUnavailableError, TableDamagedError } from '../storage/storage-error.ts';

const HTTP_STATUS: { readonly [K in ProblemKey]: number } = {
  malformed: 400,
  'too large': 413,
  'too many': 429,
  'no such page': 404,
  elsewhere: 403,
  token: 401,
  'no such table': 404,
  'no such game': 404,
  'no such player': 422,
  'no such seat': 422,
  seats: 422,
  settings: 422,
  save: 422,
  'no save now': 409,
  'others play': 403,
  name: 422,
  'name taken': 409,
  password: 422,
  credentials: 403,
  'has account': 409,
  'no account': 409,
  'no such person': 404,
  blocked: 403,
  message: 422,
  muted: 403,
  'seat taken': 409,
  'table full': 409,
  'already seated': 409,
  'not seated': 409,
  'already playing': 409,
  'not playing yet': 409,
  starting: 409,
  'not starting yet': 409,
  'wrong nonce': 422,
  'not over yet': 409,
  'not allowed': 403,
  'not away': 409,
  'no substitute': 409,
  'no takeback': 409,
  reserved: 403,
  'no such tournament': 404,
  'tournament begun': 409,
  'few players': 409,
  'not enrolled': 409,
  'not organizer': 403,
  'many tournaments': 429,
  archive: 422,
  'no such upload': 404,
  'many uploads': 429,
  'many tables': 429,
  'storage quota': 429,
  crowded: 503,
  hello: 400,
  ahead: 409,
  'other rules': 409,
  'work limit': 422,
  quarantined: 409,
  damaged: 410,
  unavailable: 503,
  fault: 500,
  closing: 503,
  unreachable: 503,
  unfair: 409,
};

/** Until the server may have room, or its storage again. */
const BUSY_SECONDS = 5;

export const httpStatusOf = ({ problem }: ServerProblem): number => HTTP_STATUS[problem];

/** Seconds after which a request may be repeated with some prospect; undefined if that does not help. */
export function retrySecondsOf({ problem, facts }: ServerProblem): number | undefined {
  if (typeof facts === 'object' && facts !== null && 'seconds' in facts) return Number(facts.seconds);
  return HTTP_STATUS[problem] === 503 ? BUSY_SECONDS : undefined;
}

/** The problem that a client is sent. An error that is not a refusal is logged and reported without its message. */
export function toServerProblem(error: unknown, log: (error: unknown) => void): ServerProblem {
  if (error instanceof RefusedError) return error.problem;
  if (error instanceof LeaseLostError) return { problem: 'unavailable' };
  log(error);
  if (error instanceof TableDamagedError) return { problem: 'damaged' };
  return { problem: error instanceof StorageUnavailableError ? 'unavailable' : 'fault' };
}
