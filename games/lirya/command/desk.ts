/** Where the commands of the game meet whoever calls them. */
import { type Language, LANGUAGES } from '@ludoteca/kit';

export const EXIT = { fine: 0, faulty: 1, misused: 2 } as const;

/** The words of a command line: options with what follows them, and the rest. */
export interface Line {
  readonly language: Language;
  readonly json: boolean;
  /** The words after an option, up to the next one; absent: the option is not there. */
  readonly options: ReadonlyMap<string, readonly string[]>;
  readonly rest: readonly string[];
  /** Options that nobody knows. */
  readonly unknown: readonly string[];
}

const ITALIAN: Language = 'it';

/** `many` take all words up to the next option, all others that are known take none; `--lang` takes one. */
export function readLine(words: readonly string[], many: readonly string[]): Line {
  const options = new Map<string, string[]>();
  const rest: string[] = [];
  const unknown: string[] = [];
  let language = ITALIAN;
  let json = false;
  let open: string[] | undefined;
  for (let i = 0; i < words.length; i++) {
    const [word = '', inline] = (words[i] ?? '').startsWith('--') ? split(words[i] ?? '') : [words[i]];
    if (word === '--json') json = true;
    else if (word === '--lang') {
      const given = inline ?? words[++i];
      const found = LANGUAGES.find((one) => one === given);
      if (found === undefined) unknown.push(`--lang ${given ?? ''}`.trim());
      else language = found;
    } else if (many.includes(word)) {
      open = options.get(word) ?? [];
      options.set(word, open);
      if (inline !== undefined) open.push(inline);
    } else if (word.startsWith('--')) unknown.push(word);
    else (open ?? rest).push(word);
  }
  return { language, json, options, rest, unknown };
}

function split(word: string): readonly [string, string | undefined] {
  const equals = word.indexOf('=');
  return equals < 0 ? [word, undefined] : [word.slice(0, equals), word.slice(equals + 1)];
}
