/** Loads every value once, because a page that waits for a load must get the same promise again. */

interface Load<A, V> {
  readonly args: A;
  readonly result: Promise<V>;
}

/** Arguments are compared by identity. A failed load is retried on the next call. */
export function rememberLoads<A extends readonly unknown[], V>(
  load: (...args: A) => Promise<V>,
): (...args: A) => Promise<V> {
  let loads: readonly Load<A, V>[] = [];
  return (...args) => {
    const known = loads.find((one) => one.args.every((arg, i) => arg === args[i]));
    if (known !== undefined) return known.result;
    const started: Load<A, V> = { args, result: load(...args) };
    loads = [...loads, started];
    started.result.catch(() => {
      loads = loads.filter((one) => one !== started);
    });
    return started.result;
  };
}
