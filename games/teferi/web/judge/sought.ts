/** Cards by what is written on them. */
import type { CardText } from '../../scenario/format.ts';

const textOf = ({ name, type_line: types, oracle_text: text = '' }: CardText): string =>
  `${name}\n${types}\n${text}`.toLowerCase();

/** Cards in which every word is found, those first whose name begins so. */
export function soughtIn(cards: readonly CardText[], sought: string): readonly CardText[] {
  const wanted = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const found = cards.filter((card) => wanted.every((word) => textOf(card).includes(word)));
  const rank = ({ name }: CardText): number => {
    const lower = name.toLowerCase();
    const [first = ''] = wanted;
    return lower.startsWith(first) ? 0 : lower.includes(first) ? 1 : 2;
  };
  return found.toSorted((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name));
}
