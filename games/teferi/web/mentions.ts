/** Finds the cards that an event mentions, with the ids of the objects they are. */
import type { Event } from '../parts.ts';
import type { ObjectId } from '../state.ts';
import type { CardMention } from './highlight.ts';

const OBJECT_FIELDS = ['targets', 'on', 'to', 'attacker'] as const;

type UntypedObject = { readonly [field: string]: unknown };
const isObject = (value: unknown): value is UntypedObject => typeof value === 'object' && value !== null;
const idsIn = (...values: readonly unknown[]): ObjectId[] =>
  values.filter((value) => typeof value === 'number' && value > 0) as ObjectId[];

/** A card that moved has two ids: the old and the new object (400.7). */
export function findMentions(event: Event): readonly CardMention[] {
  const fields: UntypedObject = event;
  const { card, cards, id, now, source, ids } = fields;
  const others = OBJECT_FIELDS.flatMap((field) => {
    const value = fields[field];
    return (Array.isArray(value) ? value : [value]).filter(isObject);
  });
  const found: CardMention[] = [
    ...(typeof card === 'string' && card !== '' ? [{ card, ids: idsIn(id, now, source) }] : []),
    ...(Array.isArray(cards) ? cards : [])
      .filter((name) => typeof name === 'string')
      .map((name, i) => ({ card: name, ids: idsIn(Array.isArray(ids) ? ids[i] : undefined) })),
    ...others.map(({ name, id: number }) => ({
      card: typeof name === 'string' ? name : '',
      ids: idsIn(number),
    })),
  ];
  return found.filter((one) => one.card !== '');
}
