/** Divides the words of a command line into options with their values and plain words. */

/** The options that a command line may contain, and how they are written. */
export interface OptionWordSyntax {
  /** Whether the option takes a value; undefined: it is unknown. */
  readonly takesValue: (option: string) => boolean | undefined;
  /** Other spellings of options, each with the option that it means. */
  readonly synonyms?: { readonly [spelling: string]: string };
  /** Former names of options, each with the current one. */
  readonly renamed?: { readonly [old: string]: string };
  /** Accepts `--option=value` too; an empty value then counts as missing. */
  readonly inlineValues?: true;
  /**
   * Every word after `--` is plain, `-ab` is `-a -b`, and a value that begins with a dash must be inline, unless it is a
   * number: no option looks like one.
   */
  readonly posix?: true;
  /** Ignores unknown options; by option, the number of words to ignore after it (default 0). */
  readonly ignoreUnknown?: { readonly [option: string]: number };
}

/** A plain word, an option that is ignored, an option (`name` is its current name, `spelling` the written one), or a mistake. */
type OptionWord =
  | { readonly kind: 'plain'; readonly word: string }
  | { readonly kind: 'ignored'; readonly word: string }
  | {
      readonly kind: 'option';
      readonly name: string;
      readonly spelling: string;
      /** Empty for an option without a value. */
      readonly value: string;
      readonly isFormerName: boolean;
    }
  | OptionWordMistake;

export type OptionWordMistake =
  | { readonly kind: 'unknown' | 'unwanted value'; readonly word: string; readonly spelling: string }
  | { readonly kind: 'missing value'; readonly name: string; readonly spelling: string };

/** Reads the words in their order. The caller decides whether to go on after a mistake. */
export function* readOptionWords(words: readonly string[], syntax: OptionWordSyntax): Generator<OptionWord> {
  const { posix, ignoreUnknown } = syntax;
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (posix && word === '--') {
      for (const plain of rest.splice(0)) yield { kind: 'plain', word: plain };
    } else if (!word.startsWith('-') || word === '-') yield { kind: 'plain', word };
    else if (posix && /^-[^-]./su.test(word))
      rest.unshift(...Array.from(word.slice(1), (letter) => `-${letter}`));
    else {
      const option = readOption(word, rest, syntax);
      if (option.kind === 'unknown' && ignoreUnknown !== undefined) {
        yield { kind: 'ignored', word };
        for (let skipped = ignoreUnknown[word] ?? 0; skipped > 0; skipped--) rest.shift();
      } else yield option;
    }
  }
}

/** Takes the value of the option from the rest of the words unless it is inline. */
function readOption(
  word: string,
  rest: string[],
  { synonyms = {}, renamed = {}, inlineValues, posix, takesValue }: OptionWordSyntax,
): OptionWord {
  const [, spelling = word, inline] = (inlineValues && /^(--.[^=]*)=(.*)$/su.exec(word)) || [];
  const isFormerName = renamed[spelling] !== undefined;
  const name = renamed[spelling] ?? synonyms[spelling] ?? spelling;
  const needsValue = takesValue(name);
  if (needsValue === undefined) return { kind: 'unknown', word, spelling };
  if (!needsValue)
    return inline === undefined
      ? { kind: 'option', name, spelling, value: '', isFormerName }
      : { kind: 'unwanted value', word, spelling };
  const value = inline ?? rest.shift();
  const looksLikeOption = posix && inline === undefined && /^-(?!\d)/.test(value ?? '');
  return value === undefined || (inlineValues && value === '') || looksLikeOption
    ? { kind: 'missing value', name, spelling }
    : { kind: 'option', name, spelling, value, isFormerName };
}
