/** The type of views whose values are computed when they are read. */

/** All values of a view as getters. Optional values that the view would lack are undefined. */
export type Lazy<V> = {
  readonly [K in keyof V]-?: V[K] | (object extends Pick<V, K> ? undefined : never);
};
