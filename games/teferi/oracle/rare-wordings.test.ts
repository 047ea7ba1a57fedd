import { describe, expect, test } from 'vitest';
import { abilities, read, refusal, refusedSpell, spell } from './oracle.testing.ts';

describe('objects and amounts', () => {
  test('what each player draws is counted for each player', () => {
    const words = 'Each player shuffles the cards from their hand into their library';
    expect(spell(`${words}, then draws that many cards.`)).toMatchObject({
      effects: [
        {
          do: 'each player',
          effects: [
            { do: 'shuffle in', who: 'that player' },
            { do: 'draw', who: 'that player', count: 'that much' },
          ],
        },
      ],
    });
    expect(refusedSpell(`${words}. Draw that many cards.`).line).toBe(1);
  });
  test('an adjective in front of two kinds of spells applies to both', () => {
    expect(
      abilities('Whenever you cast a red instant or sorcery spell, draw a card.', {
        typeLine: 'Creature — Imp',
      }),
    ).toMatchObject([{ when: { what: { types: ['instant', 'sorcery'], colours: ['R'] } } }]);
    expect(refusal('Whenever a red creature or planeswalker enters, draw a card.').line).toBe(1);
  });
  test('“they” are the objects that were tapped, so a class is refused', () => {
    const end = 'their controllers’ untap steps for as long as this creature remains tapped.';
    expect(refusal(`{T}: Tap all other artifacts. They don’t untap during ${end}`).line).toBe(1);
  });
  test('a card of a token’s text may be named', () => {
    expect(
      JSON.stringify(
        abilities(
          'When this creature dies, create a 0/1 red Egg creature token with “At the beginning of your upkeep, return target card named Old Bird from your graveyard to your hand.”',
        ),
      ),
    ).toContain('"name":"Old Bird"');
  });
});

describe('mana of tokens and granted abilities', () => {
  test('does not make an ability a mana ability', () => {
    expect(abilities('{1}: If you control an artifact, create a Treasure token.')).toMatchObject([
      { effects: [{ do: 'if' }] },
    ]);
    expect(refusal('{1}: If you control an artifact, add {R}.').line).toBe(1);
  });
});

describe('what would be misread', () => {
  test('a colour of the card itself, which it has in every zone', () => {
    expect(refusal('This creature is all colors.').line).toBe(1);
    expect(abilities('Other creatures you control are all colors.')).toHaveLength(1);
    expect(abilities('As long as it’s your turn, this creature is red.')).toHaveLength(1);
  });
  test('monstrosity with an X that another ability would need', () => {
    expect(refusal('{X}{G}: Monstrosity X.').line).toBe(1);
  });
});

describe('choices', () => {
  test('“otherwise” behind the top card means the card that is still on top', () => {
    expect(
      spell(
        'Reveal the top card of your library. You may put that card onto the battlefield if it’s a creature card. Otherwise, put that card into your hand.',
      ),
    ).toMatchObject({
      effects: [
        { do: 'show top' },
        { do: 'if', effects: [{ do: 'may', otherwise: [{ do: 'move top', to: 'hand' }] }], otherwise: [{}] },
      ],
    });
  });
  test('all of several cards are put into a graveyard, or none', () => {
    expect(
      abilities(
        'When this creature enters, you may put two cards your opponents own from exile into their owners’ graveyards. If you do, draw a card.',
      ),
    ).toMatchObject([{ effects: [{ do: 'if', condition: { min: 2 }, effects: [{ do: 'may' }] }] }]);
  });
  test('the second one of two additional costs', () => {
    expect(
      read('As an additional cost to cast this spell, discard a card or pay {2}.\nDraw a card.', {
        typeLine: 'Instant',
      }).abilities,
    ).toMatchObject([
      { kind: 'additional cost', cost: [{ pay: 'discard' }], or: [{ pay: 'mana', mana: '{2}' }] },
      { kind: 'spell' },
    ]);
  });
});
