/** The experiment API of the package `ludoteca`, documented in docs/api.md. */
export { type Decision, Episode, type EpisodeObservation } from './episode.ts';
export { EpisodeError } from './errors.ts';
export { describeGame, type GameInfo, type GameReference, games, open, type OpenOptions } from './open.ts';
export { createPolicy, type Policy, policyNames } from './policy.ts';
