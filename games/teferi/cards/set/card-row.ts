/** A card of our own, as its words say it: name, cost, types, size, text. The parser of card texts makes the rest. */
import type { CardDefinition } from '../../abilities/index.ts';
import { parseCard } from '../../oracle/index.ts';

export type CardRow = readonly [name: string, cost: string, types: string, size: string, text: string];

/** Our own cards are read like everybody's; one that cannot be read is a fault of ours. */
export function parseCardRow([name, manaCost, typeLine, size, text]: CardRow): CardDefinition {
  const [power, toughness] = size.split('/');
  const sized = size === '' ? {} : { power: power ?? '', toughness: toughness ?? '' };
  const read = parseCard({ name, manaCost, typeLine, text, ...sized });
  if (!read.ok) throw new Error(`${name}: cannot read ${JSON.stringify(read.refusal)}`);
  return read.card;
}
