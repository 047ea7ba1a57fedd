/** How a game is searched by computer players. */
export interface SearchParameters {
  /** Questions after which a rollout is cut off and evaluated by the value of the game; forced answers are not counted. */
  readonly decisions: number;
  /** By how much the phase of the game grows before a rollout is cut off, if the game has phases. Default: 1. */
  readonly phases?: number;
  /** Iterations for one answer of the strongest level; weaker levels use a part of them. 0: no search. */
  readonly iterations: number;
}
