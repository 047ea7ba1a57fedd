/** Searches cards by name, type and text. */
import type { ScenarioCard } from '../../scenario-runner/format.ts';

const textOf = ({ name, type_line: types, oracle_text: text = '' }: ScenarioCard): string =>
  `${name}\n${types}\n${text}`.toLowerCase();

/** Cards that contain every word; names that begin with the first word come first. */
export function searchCards(cards: readonly ScenarioCard[], query: string): readonly ScenarioCard[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = cards.filter((card) => words.every((word) => textOf(card).includes(word)));
  const rank = ({ name }: ScenarioCard): number => {
    const lower = name.toLowerCase();
    const [first = ''] = words;
    return lower.startsWith(first) ? 0 : lower.includes(first) ? 1 : 2;
  };
  return found.toSorted((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name));
}
