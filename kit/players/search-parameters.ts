/** How a game wants to be searched. */
export interface SearchParameters {
  /** Weight of the exploration term in the upper confidence bound. */
  readonly exploration?: number;
  /** A node with n visits considers up to factor * n ^ exponent choices. */
  readonly widening?: { readonly factor: number; readonly exponent: number };
  readonly rollout?: {
    /** Decisions after which a rollout is cut off and evaluated. */
    readonly decisions: number;
    /** Share of rollout decisions made by the greedy heuristic, from 0 to 1; the others are random. */
    readonly greedyShare: number;
  };
}
