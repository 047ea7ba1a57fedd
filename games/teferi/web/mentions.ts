/** Which cards a sentence names, and which objects they are. */
import type { Event } from '../parts.ts';
import type { ObjectId } from '../state.ts';
import type { CardMention } from './highlight.ts';

const FIELDS = ['targets', 'on', 'to', 'attacker'] as const;

type Loose = { readonly [field: string]: unknown };
const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const numbersOf = (...values: readonly unknown[]): ObjectId[] =>
  values.filter((value) => typeof value === 'number' && value > 0) as ObjectId[];

/** Every card that an event names, with the numbers of the objects that it was and is. */
export function findMentions(event: Event): readonly CardMention[] {
  const loose: Loose = event;
  const { card, cards, id, now, source, ids } = loose;
  const others = FIELDS.flatMap((field) => {
    const value = loose[field];
    return (Array.isArray(value) ? value : [value]).filter(isLoose);
  });
  const found: CardMention[] = [
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
