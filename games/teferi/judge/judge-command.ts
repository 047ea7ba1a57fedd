/** A line that a judge types: a word of command and what follows it. Names with spaces stand in double quotes. */

export interface JudgeCommand {
  readonly verb: string;
  readonly words: readonly string[];
  /** All after the verb, as it was typed. */
  readonly rest: string;
}

/** Undefined: nothing was typed, or a remark. */
export function parseJudgeCommand(text: string): JudgeCommand | undefined {
  const line = text.trim().slice(0, 10_000);
  if (line === '' || line.startsWith('#')) return undefined;
  const [first = ''] = line.split(/\s/, 1);
  const rest = line.slice(first.length).trim();
  const words = [...rest.matchAll(/"([^"]*)"|([^\s"]+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
  return { verb: first.toLowerCase(), words, rest };
}

/** Words up to a keyword, and those after each: `cast A "Dart" at "player B" x 2`. */
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
