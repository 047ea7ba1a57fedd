/** The error of the experiment API. */

/** A call that cannot be carried out; the episode is as before. Its message is one sentence for the caller. */
export class EpisodeError extends Error {
  override readonly name = 'EpisodeError';
}
