import { describe, expect, test } from 'vitest';
import { ANY_TARGET, type CardDefinition } from '../abilities/index.ts';
import {
  BEAR,
  creatureCard,
  BOLT,
  testCard,
  KILL,
  createScene,
  instantCard,
  keywordAbility,
} from '../scene.testing.ts';

describe('announcing spells', () => {
  test('601.2c: a spell without a legal target is not offered; hexproof stops the opponent', () => {
    const shy = creatureCard('Shy', [2, 2], keywordAbility('hexproof'));
    const table = createScene([KILL, shy], { hand: ['Kill'] }, { battlefield: ['Shy'] });
    expect(table.offers({ cast: 'Kill' })).toBe(false);
    expect(table.match.why({ cast: 'Kill' })).toMatchObject({ why: 'no target', rule: '601.2c' });
  });

  test('608.2b: a spell whose only target is gone does nothing', () => {
    const table = createScene([KILL, BOLT, BEAR], { hand: ['Kill', 'Bolt'] }, { battlefield: ['Bear'] });
    table.cast('Bolt', 'Bear').cast('Kill', 'Bear').resolve();
    expect(table.events.some(({ did, rule }) => did === 'fizzle' && rule === '608.2b')).toBe(true);
    expect(table.view.sides[0]!.graveyard.map((one) => one.card)).toEqual(['Kill', 'Bolt']);
  });

  test('733.1: a cancelled announcement pays nothing', () => {
    const table = createScene([BOLT], { hand: ['Bolt'] });
    const before = table.view;
    table.choose({ cast: 'Bolt' }).choose('cancel');
    expect(table.view).toEqual(before);
  });

  test('733.1: a cancelled announcement from a graveyard restores the card’s position and the passes', () => {
    const relic: CardDefinition = {
      ...BOLT,
      name: 'Relic',
      abilities: [...BOLT.abilities, { kind: 'alternative cost', name: 'flashback', cost: [] }],
    };
    const table = createScene([relic, BEAR], {}, { graveyard: ['Bear', 'Relic', 'Bear'], hand: ['Bear'] });
    table.choose('pass');
    const [before, { question }] = [table.match.position(), table.match];
    const relics = before.state.sides[1]!.graveyard[1]!.id;
    table.choose({ cast: 'Relic', way: 'flashback', id: relics }).choose('cancel');
    const after = table.match.position();
    expect(table.match.question).toMatchObject({ frame: question!.frame, options: question!.options });
    // Numbers once given are not given again.
    const same = { clock: 0, nextId: 0 };
    expect({ ...after.state, ...same }).toEqual({ ...before.state, ...same });
  });

  test('107.3, 107.4: X, hybrid and Phyrexian symbols', () => {
    const blaze: CardDefinition = {
      ...instantCard('Blaze', [ANY_TARGET], { do: 'damage', amount: 'X', to: { target: 0 } }),
      cost: '{X}{R}',
    };
    const poor = { poor: true };
    const table = createScene(
      [blaze],
      { hand: ['Blaze'], battlefield: ['Mountain', 'Forest', 'Forest'] },
      {},
      poor,
    );
    table.choose({ cast: 'Blaze' });
    expect(table.options()).toEqual([0, 1, 2]);
    table.choose(2).aim(1).resolve();
    expect(table.lives()).toEqual([20, 18]);

    const pierce: CardDefinition = {
      ...instantCard('Pierce', [], { do: 'gain life', who: 'you', amount: 1 }),
      cost: '{W/U}{B/P}',
    };
    const life = createScene([pierce], { hand: ['Pierce'], battlefield: ['Island'] }, {}, poor);
    life.cast('Pierce').resolve();
    expect(life.lives()).toEqual([19, 20]);
    const dead = createScene([pierce], { hand: ['Pierce'], battlefield: ['Island'], life: 1 }, {}, poor);
    expect(dead.offers({ cast: 'Pierce' })).toBe(false);
  });

  test('106.6: mana restricted to creature spells pays for no other spell', () => {
    const grove = testCard(
      'Grove',
      ['land'],
      [
        {
          kind: 'activated',
          cost: [{ pay: 'tap' }],
          effects: [{ do: 'add mana', mana: { all: ['G'] }, only: { types: ['creature'] } }],
        },
      ],
    );
    const table = createScene(
      [grove, { ...BEAR, cost: '{G}' }, { ...BOLT, cost: '{G}' }],
      { battlefield: ['Grove'], hand: ['Bear', 'Bolt'] },
      {},
      { poor: true },
    );
    table.activate('Grove', 0);
    expect([table.offers({ cast: 'Bear' }), table.offers({ cast: 'Bolt' })]).toEqual([true, false]);
  });

  test('702.33 and 702.34: kicker and flashback', () => {
    const kick: CardDefinition = {
      ...instantCard('Kick', [], {
        do: 'gain life',
        who: 'you',
        amount: { when: 'kicked', value: 5, otherwise: 1 },
      }),
      abilities: [
        { kind: 'keyword', keyword: 'kicker', cost: [{ pay: 'mana', mana: '{2}' }] },
        { kind: 'keyword', keyword: 'flashback', cost: [{ pay: 'mana', mana: '{3}' }] },
        {
          kind: 'spell',
          effects: [{ do: 'gain life', who: 'you', amount: { when: 'kicked', value: 5, otherwise: 1 } }],
        },
      ],
    };
    const table = createScene([kick], { hand: ['Kick'] });
    table.choose({ cast: 'Kick' }).choose('yes').resolve();
    expect(table.lives()).toEqual([25, 20]);
    table.choose({ cast: 'Kick', way: 'flashback' }).choose('no').resolve();
    expect(table.lives()).toEqual([26, 20]);
    expect(table.view.sides[0]!.exile.map((one) => one.card)).toEqual(['Kick']);
  });

  test('702.8a: flash at any time; 305.2: one land a turn', () => {
    const sneak: CardDefinition = { ...creatureCard('Sneak', [3, 1], keywordAbility('flash')) };
    const table = createScene([sneak, BEAR], { hand: ['Forest', 'Island'] }, { hand: ['Sneak', 'Bear'] });
    table.choose({ play: 'Forest' });
    expect(table.match.why({ play: 'Island' })).toMatchObject({ rule: '305.2' });
    table.choose('pass');
    expect([table.offers({ cast: 'Sneak' }), table.offers({ cast: 'Bear' })]).toEqual([true, false]);
  });
});

describe('simultaneous choices', () => {
  test('101.4a: discards stay secret until all players have chosen', () => {
    const parting = instantCard('Parting', [], { do: 'discard', who: 'each', count: 1 });
    const table = createScene(
      [parting, BEAR, BOLT],
      { hand: ['Parting', 'Bear', 'Bolt'] },
      { hand: ['Bear', 'Bolt'] },
    );
    table.cast('Parting').choose('pass').choose('pass').choose({ discard: 'Bolt' });
    expect(table.match.view(1).sides[0]).toMatchObject({ hand: 2, graveyard: [] });
    table.choose({ discard: 'Bear' });
    expect(table.view.sides.map(({ graveyard }) => graveyard.map((one) => one.card))).toEqual([
      ['Bolt', 'Parting'],
      ['Bear'],
    ]);
  });
});
