/** The protocol between server and clients, and the client side of it. */
export {
  type ApiReply,
  type ServerApi,
  createApi,
  createApiRequest,
  type FetchFunction,
  type SaveFile,
} from './server-api.ts';
export { RemoteChair, type RemoteUpdate } from './remote-chair.ts';
export type { ClientEnvironment, ConnectionState, Socket, SocketHandlers } from './connection.ts';
export { computeBackoffDelay } from './backoff.ts';
export { RefusedError } from './pending-requests.ts';
export { TRANSIENT_PROBLEMS, type ProblemKey, PROBLEMS } from './problems.ts';
export { formatProblem, problemTexts, type ProblemTexts } from './problem-texts.ts';
export * from './administration.ts';
export * from './client-messages.ts';
export type { Delta } from './delta/delta.ts';
export { diff } from './delta/diff.ts';
export { patch } from './delta/patch.ts';
export * from './messages.ts';
export * from './play-paces.ts';
export * from './people-limits.ts';
export * from './people.ts';
export * from './rating-points.ts';
export * from './tournament-formats.ts';
export * from './tournaments.ts';
export * from './play-terms.ts';
export * from './uploads.ts';
export * from './rematch-order.ts';
export * from './response-schemas.ts';
export {
  checkFairness,
  type FairnessResult,
  type FairnessVerdict,
  formatReplayProblem,
} from './fairness/check-fairness.ts';
export {
  contributionStateOf,
  describeContributions,
  describeReveal,
} from './fairness/describe-contributions.ts';
export { FairSeat, type FairnessStore } from './fairness/fair-seat.ts';
export {
  completeRecord,
  type FairnessRecord,
  fairnessRecord,
  startRecord,
} from './fairness/fairness-record.ts';
export { fairnessTexts, type FairnessTexts } from './fairness/fairness-texts.ts';
