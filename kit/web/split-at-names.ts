/** Splits a sentence at names, so that they can be shown as links. */
export interface TextSegment<T> {
  readonly text: string;
  readonly named?: T;
  /** Index of its first character, unique in the sentence. */
  readonly place: number;
}

interface NamedValue<T> {
  readonly name: string;
  readonly named: T;
}

type UnplacedSegment<T> = Omit<TextSegment<T>, 'place'>;

const splitAtName = <T>(text: string, { name, named }: NamedValue<T>): readonly UnplacedSegment<T>[] =>
  text
    .split(name)
    .flatMap((part, i): UnplacedSegment<T>[] =>
      i === 0 ? [{ text: part }] : [{ text: name, named }, { text: part }],
    )
    .filter((part) => part.text !== '');

/** The longest names are found first, because one name may be part of another. */
export function splitAtNames<T>(
  sentence: string,
  names: readonly NamedValue<T>[],
): readonly TextSegment<T>[] {
  const longest = names.toSorted((one, other) => other.name.length - one.name.length);
  const parts = longest.reduce<readonly UnplacedSegment<T>[]>(
    (all, name) => all.flatMap((part) => (part.named === undefined ? splitAtName(part.text, name) : [part])),
    [{ text: sentence }],
  );
  let end = 0;
  return parts.map((part): TextSegment<T> => {
    end += part.text.length;
    return Object.assign({ place: end - part.text.length }, part);
  });
}
