/** Splits an input line of judge mode into a verb and words. Names with spaces are in double quotes. */

export interface JudgeCommand {
  readonly verb: string;
  readonly words: readonly string[];
  /** The text after the verb, as typed. */
  readonly rest: string;
}

/** Undefined for an empty line or a comment. */
export function parseJudgeCommand(text: string): JudgeCommand | undefined {
  const line = text.trim().slice(0, 10_000);
  if (line === '' || line.startsWith('#')) return undefined;
  const [first = ''] = line.split(/\s/, 1);
  const rest = line.slice(first.length).trim();
  const words = [...rest.matchAll(/"([^"]*)"|([^\s"]+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
  return { verb: first.toLowerCase(), words, rest };
}

/** The words before the first keyword (under the key ''), and the words after each keyword: `cast A "Dart" at "player B" x 2`. */
export function splitByKeyword(
  words: readonly string[],
  keys: readonly string[],
): { readonly [key: string]: readonly string[] } {
  const parts: { [key: string]: string[] } = { '': [] };
  let key = '';
  for (const word of words) {
    const lower = word.toLowerCase();
    if (keys.includes(lower)) {
      key = lower;
      parts[key] ??= [];
    } else parts[key]?.push(word);
  }
  return parts;
}
