import { parseArgs } from 'node:util';
import { Complaint } from './complaint.ts';
import { quoted, shown } from './foreign.ts';
import { meant } from './near.ts';

/** One option of a command: what the help says of it and how its words become a value. */
export interface Option<V> {
  /** What stands for the value in the help. A flag has none. */
  readonly value?: string;
  readonly about: string;
  read(given: readonly string[], name: string): V;
}

export type Options = { readonly [name: string]: Option<unknown> };
export type ValuesOf<O extends Options> = {
  readonly [K in keyof O]: O[K] extends Option<infer V> ? V : never;
};

/** What may stand once at most. */
function once(given: readonly string[], name: string): string | undefined {
  if (given.length > 1) throw new Complaint(`--${name} is given ${given.length} times; give it once`);
  return given[0];
}

export const flag = (about: string): Option<boolean> => ({ about, read: (given) => given.length > 0 });

export const text = (value: string, about: string): Option<string | undefined> => ({
  value,
  about,
  read: once,
});

export const texts = (value: string, about: string): Option<readonly string[]> => ({
  value,
  about,
  read: (given) => given,
});

/** The number a word spells; none for any other word. */
export const wholeNumber = (word: string): number => (/^\d{1,15}$/.test(word) ? Number(word) : Number.NaN);

export const whole = (
  value: string,
  min: number,
  max: number,
  about: string,
): Option<number | undefined> => ({
  value,
  about,
  read: (given, name) => {
    const word = once(given, name);
    if (word === undefined) return undefined;
    const number = wholeNumber(word);
    if (number >= min && number <= max) return number;
    throw new Complaint(`--${name} must be a whole number from ${min} to ${max}, not ${quoted(word)}`);
  },
});

export const oneOf = <const C extends string>(
  value: string,
  among: readonly C[],
  about: string,
): Option<C | undefined> => ({
  value,
  about,
  read: (given, name) => {
    const word = once(given, name);
    if (word === undefined) return undefined;
    const found = among.find((known) => known === word);
    if (found === undefined)
      throw new Complaint(`--${name} must be one of ${among.join(', ')}, not ${quoted(word)}`);
    return found;
  },
});

/** What every command understands besides its own options. */
export const EVERYWHERE = { help: flag('show this help'), version: flag('print the version') };

export interface Read<O extends Options> {
  /** Instead of what the command does. */
  readonly asksFor: keyof typeof EVERYWHERE | undefined;
  readonly words: readonly string[];
  readonly options: ValuesOf<O>;
}

/** Reads the words after a command. Whatever it does not know, or finds incomplete, is a complaint. */
export function readOptions<O extends Options>(args: readonly string[], own: O): Read<O> {
  const options: Options = { ...own, ...EVERYWHERE };
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    allowPositionals: true,
    options: Object.fromEntries(
      Object.entries(options).map(([name, { value }]) => [
        name,
        { type: value === undefined ? 'boolean' : 'string', ...(name === 'help' ? { short: 'h' } : {}) },
      ]),
    ),
  });
  const words: string[] = [];
  const given = new Map<string, string[]>(Object.keys(options).map((name) => [name, []]));
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const value = valueOf(token, options);
    given.get(token.name)?.push(value);
  }
  const asksFor = (['help', 'version'] as const).find((name) => (given.get(name) ?? []).length > 0);
  // Whoever asks for help need not have got the rest right.
  const read = asksFor === undefined ? Object.entries(own) : [];
  const values = read.map(([name, option]) => [name, option.read(given.get(name) ?? [], name)]);
  return { asksFor, words, options: Object.fromEntries(values) as ValuesOf<O> };
}

interface Token {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

function valueOf({ name, rawName, value, inlineValue }: Token, options: Options): string {
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  if (option === undefined) {
    const known = Object.keys(options).map((other) => `--${other}`);
    throw new Complaint(`unknown option ${shown(rawName)}${meant(rawName, known)}`);
  }
  if (option.value === undefined) {
    if (value !== undefined) throw new Complaint(`${rawName} takes no value`);
    return '';
  }
  // A word that looks like the next option is one: values of that look are given as --name=-value. No option looks like a number.
  if (value === undefined || value === '' || (inlineValue !== true && /^-(?!\d)/.test(value)))
    throw new Complaint(`${rawName} needs a value: ${rawName} ${option.value}`);
  return value;
}
