/** Collects the sentences of an object of texts by language. */

/** One text in the three languages. A function is shown as its source. */
export interface Sentence {
  readonly key: string;
  readonly it: string;
  readonly en: string;
  readonly pt: string;
}

interface Texts {
  readonly [key: string]: unknown;
}

const LANGUAGES = ['it', 'en', 'pt'] as const;

export const isByLanguage = (value: unknown): value is Texts =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === LANGUAGES.length &&
  LANGUAGES.every((language) => language in value);

/** The compiler writes letters outside ASCII as escapes. */
const ESCAPES = /\\x([0-9a-f]{2})|\\u([0-9a-f]{4})/gi;

const formatSource = (source: string): string =>
  source
    .replaceAll(/\s+/g, ' ')
    .replaceAll(ESCAPES, (_, short: string | undefined, long: string | undefined) =>
      String.fromCodePoint(Number.parseInt(short ?? long ?? '', 16)),
    );

function format(text: unknown): string {
  if (typeof text === 'string') return text;
  if (typeof text === 'function') return formatSource(text.toString());
  return text === undefined ? '–' : JSON.stringify(text);
}

/** The sentences in the order of the Italian texts. */
export function collectSentences({ it, en, pt }: Texts, key: string): readonly Sentence[] {
  if (typeof it !== 'object' || it === null) return [{ key, it: format(it), en: format(en), pt: format(pt) }];
  return Object.keys(it).flatMap((name) =>
    collectSentences(
      {
        it: (it as Texts)[name],
        en: (en as Texts | undefined)?.[name],
        pt: (pt as Texts | undefined)?.[name],
      },
      `${key}.${name}`,
    ),
  );
}
