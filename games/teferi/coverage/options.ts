/** The words behind a command: paths, flags, and options with a value. */

export interface Given {
  readonly paths: readonly string[];
  readonly flags: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, string>;
  /** A word that is no option of this command, or an option without its value. */
  readonly wrong: string | undefined;
}

export function given(words: readonly string[], flags: readonly string[], values: readonly string[]): Given {
  const found = { paths: [] as string[], flags: new Set<string>(), values: new Map<string, string>() };
  let wrong: string | undefined;
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? '';
    const next = words[i + 1];
    if (!word.startsWith('--')) found.paths.push(word);
    else if (flags.includes(word)) found.flags.add(word);
    else if (values.includes(word) && next !== undefined) {
      found.values.set(word, next);
      i++;
    } else wrong ??= word;
  }
  return { ...found, wrong };
}
