/** Delays between attempts to reconnect. */
const MIN_DELAY = 250;
const MAX_DELAY = 5000;

/** Milliseconds before an attempt, doubled after each; `random` from 0 to 1 spreads the clients of a lost server. */
export const computeBackoffDelay = (attempts: number, random: number): number =>
  Math.min(MAX_DELAY, MIN_DELAY * 2 ** (attempts - 1)) * (0.5 + random / 2);
