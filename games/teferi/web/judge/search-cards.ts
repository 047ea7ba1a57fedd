/** Cards by what is written on them. */
import type { ScenarioCard } from '../../scenario-runner/format.ts';

const textOf = ({ name, type_line: types, oracle_text: text = '' }: ScenarioCard): string =>
  `${name}\n${types}\n${text}`.toLowerCase();

/** Cards in which every word is found, those first whose name begins so. */
export function searchCards(cards: readonly ScenarioCard[], sought: string): readonly ScenarioCard[] {
  const wanted = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const found = cards.filter((card) => wanted.every((word) => textOf(card).includes(word)));
  const rank = ({ name }: ScenarioCard): number => {
    const lower = name.toLowerCase();
    const [first = ''] = wanted;
    return lower.startsWith(first) ? 0 : lower.includes(first) ? 1 : 2;
  };
  return found.toSorted((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name));
}
