import { describe, expect, test } from 'vitest';
import type { CardDefinition } from '../abilities/index.ts';
import { shippedCards } from '../cards/index.ts';
import { parseCard } from '../oracle/index.ts';
import { scenarioFiles } from '../scenarios/scenario-files.testing.ts';
import { auditCards, writeCardText } from './audit.ts';

function read(text: string): CardDefinition {
  const found = parseCard({ name: 'Loud Verdict', manaCost: '{1}{R}', typeLine: 'Instant', text });
  if (!found.ok) throw new Error(JSON.stringify(found.refusal));
  return found.card;
}

const scenarioCards = (): CardDefinition[] =>
  scenarioFiles.flatMap(({ file }) =>
    file.cards.flatMap(
      ({ name, mana_cost: manaCost = '', type_line: typeLine = '', oracle_text: text = '', ...size }) => {
        const { power, toughness, loyalty } = size;
        const found = parseCard({
          name,
          manaCost,
          typeLine,
          text,
          ...(power === undefined ? {} : { power }),
          ...(toughness === undefined ? {} : { toughness }),
          ...(loyalty === undefined ? {} : { loyalty }),
        });
        return found.ok ? [found.card] : [];
      },
    ),
  );

describe('the text written from abilities', () => {
  test('has every decisive word of the shipped cards', () => {
    expect(auditCards(shippedCards()).map(({ name, lost }) => [name, lost])).toEqual([]);
  });
  test('exists for every card of the scenarios', () => {
    const cards = scenarioCards();
    expect(cards.length).toBeGreaterThan(500);
    for (const card of cards) expect(writeCardText(card) === '').toBe(card.abilities.length === 0);
  });
  test('shows what the abilities of a card have lost', () => {
    const card = read('Destroy target creature. You may draw a card.');
    const [, lastEffect] = card.abilities.flatMap((one) =>
      one.kind === 'spell' && 'effects' in one ? one.effects : [],
    );
    expect(lastEffect?.do).toBe('may');
    const broken: CardDefinition = {
      ...card,
      abilities: [{ kind: 'spell', effects: [{ do: 'draw', who: 'you', count: 1 }] }],
    };
    expect(auditCards([card])).toEqual([]);
    expect(auditCards([broken])).toMatchObject([
      { name: 'Loud Verdict', lost: ['destroy', 'target', 'creature', 'may'] },
    ]);
  });
});
