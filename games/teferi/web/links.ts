/** Which words of a sentence are names of cards, and of which objects. */
import type { Event } from '../parts.ts';
import type { Id } from '../state.ts';

interface Mention {
  readonly card: string;
  readonly ids: readonly Id[];
}

/** A stretch of a sentence; with a card, its name. */
export interface Stretch extends Partial<Mention> {
  readonly text: string;
  /** Where it begins: no two are the same. */
  readonly place: number;
}

const FIELDS = ['targets', 'on', 'to', 'attacker'] as const;

type Loose = { readonly [field: string]: unknown };
const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const numbersOf = (...values: readonly unknown[]): Id[] =>
  values.filter((value) => typeof value === 'number' && value > 0) as Id[];

/** Every card that an event names, with the numbers of the objects that it was and is. */
export function mentionsIn(event: Event): readonly Mention[] {
  const loose: Loose = event;
  const { card, cards, id, now, source, ids } = loose;
  const others = FIELDS.flatMap((field) => {
    const value = loose[field];
    return (Array.isArray(value) ? value : [value]).filter(isLoose);
  });
  const found: Mention[] = [
    ...(typeof card === 'string' && card !== '' ? [{ card, ids: numbersOf(id, now, source) }] : []),
    ...(Array.isArray(cards) ? cards : [])
      .filter((name) => typeof name === 'string')
      .map((name, i) => ({ card: name, ids: numbersOf(Array.isArray(ids) ? ids[i] : undefined) })),
    ...others.map(({ name, id: number }) => ({
      card: typeof name === 'string' ? name : '',
      ids: numbersOf(number),
    })),
  ];
  return found.filter((one) => one.card !== '');
}

/** Cuts a sentence at the names of cards, the longest first: one name may be part of another. */
export function stretchesOf(sentence: string, mentions: readonly Mention[]): readonly Stretch[] {
  const longest = mentions.toSorted((one, other) => other.card.length - one.card.length);
  const cuts = longest.reduce<readonly Omit<Stretch, 'place'>[]>(
    (parts, mention) => parts.flatMap((part) => (part.card === undefined ? cut(part.text, mention) : [part])),
    [{ text: sentence }],
  );
  let end = 0;
  return cuts.map((part): Stretch => {
    end += part.text.length;
    return Object.assign({ place: end - part.text.length }, part);
  });
}

const cut = (text: string, mention: Mention): readonly Omit<Stretch, 'place'>[] =>
  text
    .split(mention.card)
    .flatMap((part, i) => (i === 0 ? [{ text: part }] : [{ text: mention.card, ...mention }, { text: part }]))
    .filter((part) => part.text !== '');
