/** A different meaning is a different reading, or none. */
import { describe, expect, test } from 'vitest';
import { abilities } from './oracle.testing.ts';
import { type PrintedCardText, parseCard } from './index.ts';

const KINDS: { readonly [kind: string]: Partial<PrintedCardText> } = {
  spell: { name: 'Loud Verdict', typeLine: 'Instant' },
  creature: { name: 'Brass Otter', typeLine: 'Creature — Otter', power: '2', toughness: '2' },
  Aura: { name: 'Slow Veil', typeLine: 'Enchantment — Aura' },
};

/** The reading as a text; undefined: refused. */
function meaning(text: string, kind: string): string | undefined {
  const whole = kind === 'Aura' ? `Enchant creature\n${text}` : text;
  const found = parseCard({ name: '', manaCost: '{1}{G}', typeLine: '', text: whole, ...KINDS[kind] });
  if (!found.ok) return undefined;
  return JSON.stringify(found.card.abilities, (key, value: unknown) => (key === 'text' ? undefined : value));
}

describe('every word of a text counts', () => {
  test.each([
    [
      'spell',
      'Exile target creature, then return it to the battlefield under its owner’s control.',
      ' under its owner’s control',
      '',
    ],
    ['spell', 'Tap target creature.', 'target', 'up to target'],
    ['spell', 'Tap target creature.', 'target', 'up to one target'],
    ['spell', 'Tap target creature.', 'target', 'another target'],
    [
      'spell',
      'Draw cards equal to the greatest power among creatures you control.',
      'creatures',
      'other creatures',
    ],
    ['spell', 'Destroy target creature an opponent controls.', 'an opponent controls', 'you control'],
    ['spell', 'Destroy target attacking creature.', 'attacking creature', 'creature that’s attacking you'],
    [
      'spell',
      'Search your library for a land card, put it onto the battlefield tapped, then shuffle.',
      'tapped',
      'tapped and attacking',
    ],
    ['spell', 'Target creature gets +2/+2 until end of turn.', ' until end of turn', ''],
    ['spell', 'Target player discards two cards.', 'player', 'opponent'],
    ['spell', 'Target player discards two cards.', 'cards', 'cards at random'],
    ['spell', 'Destroy all creatures.', 'all', 'all other'],
    ['spell', 'Destroy all creatures.', 'creatures', 'nontoken creatures'],
    [
      'spell',
      'Return target creature card from your graveyard to your hand.',
      'your graveyard',
      'a graveyard',
    ],
    ['spell', 'Prevent all combat damage that would be dealt this turn.', ' combat', ''],
    [
      'spell',
      'Target artifact becomes an artifact creature with base power and toughness 4/4 until end of turn.',
      'an artifact creature',
      'an artifact',
    ],
    ['spell', 'Counter target spell unless its controller pays {2}.', ' unless its controller pays {2}', ''],
    ['spell', 'Loud Verdict deals 3 damage to any target.', 'any target', 'any other target'],
    ['creature', 'Whenever another creature you control dies, draw a card.', 'another', 'a'],
    ['creature', 'Whenever this creature attacks, you may draw a card.', 'you may draw', 'draw'],
    ['creature', 'Whenever this creature deals combat damage to a player, draw a card.', 'combat ', ''],
    [
      'creature',
      'When this creature enters, return another target creature to its owner’s hand.',
      'another ',
      '',
    ],
    ['creature', 'At the beginning of your upkeep, you gain 1 life.', 'your', 'each'],
    ['creature', 'Other creatures you control get +1/+1.', 'Other creatures', 'Creatures'],
    ['creature', 'This creature attacks each combat if able.', ' if able', ''],
    [
      'creature',
      '{2}: This creature becomes a 4/4 Bear creature until end of turn.',
      'a 4/4',
      'a legendary 4/4',
    ],
    [
      'creature',
      'As long as you control an artifact, this creature gets +1/+1.',
      'an artifact',
      'another artifact',
    ],
    ['creature', '{T}: Add {G}. Activate only as a sorcery.', ' Activate only as a sorcery.', ''],
    ['Aura', 'Enchanted creature gets +1/+1 for each creature you control.', 'each', 'each other'],
    ['Aura', 'Creatures you control get +1/+1.', 'Creatures', 'Other creatures'],
  ] as const)('%s: %s (“%s”, “%s”)', (kind, text, from, to) => {
    const changed = text.replace(from, to);
    expect(changed).not.toBe(text);
    expect(meaning(text, kind)).toBeDefined();
    expect(meaning(changed, kind)).not.toBe(meaning(text, kind));
  });

  /** Words that a reader of English does not miss either. */
  const IDLE = /^(?:a|an|you|and|then|all|have|each|pay|pays|or)$/iu;
  test.each([
    ['spell', 'Destroy target nonblack creature. Its controller loses 2 life.'],
    ['spell', 'Up to two target creatures you control each get +1/+1 and gain trample until end of turn.'],
    [
      'spell',
      'Return target creature card with mana value 3 or less from your graveyard to the battlefield.',
    ],
    [
      'spell',
      'Loud Verdict deals 4 damage to target creature or planeswalker. If that creature would die this turn, exile it instead.',
    ],
    ['spell', 'Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.'],
    [
      'creature',
      'Whenever another nontoken creature you control with flying dies, each opponent loses 1 life and you gain 1 life.',
    ],
    [
      'creature',
      'When this creature enters, if you control an artifact, you may pay {2}. If you do, draw two cards.',
    ],
    [
      'creature',
      '{1}, Sacrifice another creature: Target creature an opponent controls gets -2/-2 until end of turn. Activate only once each turn.',
    ],
    ['creature', 'This creature can’t attack unless you control another creature with power 4 or greater.'],
    ['Aura', 'Enchanted creature gets +2/+0 and can’t be blocked except by two or more creatures.'],
  ] as const)('no word is skipped in a text of a %s: %s', (kind, text) => {
    const whole = meaning(text, kind);
    expect(whole).toBeDefined();
    const words = text.split(' ');
    const skipped = words.filter((word, i) => {
      const rest = words.toSpliced(i, 1).join(' ');
      const dropped = /[.,:]$/u.test(word)
        ? `${words.slice(0, i).join(' ')}${word.at(-1)} ${words.slice(i + 1).join(' ')}`
        : rest;
      return meaning(dropped.trim(), kind) === whole;
    });
    expect(skipped.filter((word) => !IDLE.test(word.replace(/[.,]$/u, '')))).toEqual([]);
  });
});

describe('references', () => {
  test('it is the nearer of two objects', () => {
    expect(
      abilities(
        'Whenever this creature deals damage to a creature, tap that creature and it doesn’t untap during its controller’s next untap step.',
      ),
    ).toMatchObject([
      {
        effects: [
          { do: 'tap', what: 'other' },
          { do: 'freeze', what: 'other' },
        ],
      },
    ]);
  });
  test('abilities of tokens are part of their definition', () => {
    expect(
      abilities(
        'When this creature dies, create two 0/1 colorless Goblin creature tokens. They have “Sacrifice this creature: Add {C}.”',
      ),
    ).toMatchObject([{ effects: [{ do: 'create', token: { abilities: [{ kind: 'activated' }] } }] }]);
  });
  test('what an object that returns later gains, it gains as it returns', () => {
    const back =
      'At the beginning of your end step, exile this creature. Return it to the battlefield under its owner’s control at the beginning of your next upkeep.';
    expect(meaning(back, 'creature')).toBeDefined();
    expect(abilities(`${back} It gains haste.`)).toMatchObject([
      {
        effects: [
          { do: 'move', to: 'exile' },
          {
            do: 'later',
            effects: [
              { do: 'move', to: 'battlefield' },
              { do: 'change', what: 'made' },
            ],
          },
        ],
      },
    ]);
    expect(meaning(`${back} Tap it.`, 'creature')).toBeUndefined();
  });
  test.each([
    [
      'Whenever another Otter you control enters, you gain 1 life.',
      { subtypes: ['Otter'], controller: 'you', other: true },
    ],
    ['Whenever Otter enters, you gain 1 life.', 'this'],
  ])('a card whose name is a subtype: %s', (text, what) => {
    expect(abilities(text, { name: 'Otter' })).toMatchObject([{ when: { on: 'enters', what } }]);
    const legend = { name: 'Otter King', typeLine: 'Legendary Creature — Otter' };
    expect(abilities(text, legend)).toMatchObject([{ when: { on: 'enters', what } }]);
  });
  test('other excludes the host of an Aura', () => {
    expect(meaning('Enchanted creature gets +1/+0 for each other creature you control.', 'Aura')).toContain(
      '"not":{"is":"host"}',
    );
  });
});
