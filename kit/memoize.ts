/** Functions that remember their results. */

/** Computes the value on first use, for values that take a moment and are seldom needed. */
export function memoizeOnce<V>(compute: () => V): () => V {
  let result: { readonly value: V } | undefined;
  return () => (result ??= { value: compute() }).value;
}

/** Remembers the result for each object as long as the object is alive. The object must not change. */
export function memoizeByObject<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const results = new WeakMap<K, V>();
  return (key) => {
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = compute(key);
    results.set(key, result);
    return result;
  };
}

/** Remembers the results for at most so many texts, and starts anew when there are more. */
export function memoizeByText<V>(max: number, compute: (key: string) => V): (key: string) => V {
  const results = new Map<string, V>();
  return (key) => {
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = compute(key);
    if (results.size >= max) results.clear();
    results.set(key, result);
    return result;
  };
}
