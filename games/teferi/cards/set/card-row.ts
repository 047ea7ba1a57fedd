/** The row format of the set: name, cost, type line, power/toughness and Oracle text, read by the Oracle parser. */
import type { CardDefinition } from '../../abilities/index.ts';
import { parseCard } from '../../oracle/index.ts';

export type CardRow = readonly [name: string, cost: string, types: string, size: string, text: string];

/** Throws if the parser cannot read the row: that is an error in the set. */
export function parseCardRow([name, manaCost, typeLine, size, text]: CardRow): CardDefinition {
  const [power, toughness] = size.split('/');
  const sized = size === '' ? {} : { power: power ?? '', toughness: toughness ?? '' };
  const read = parseCard({ name, manaCost, typeLine, text, ...sized });
  if (!read.ok) throw new Error(`${name}: cannot read ${JSON.stringify(read.refusal)}`);
  return read.card;
}
