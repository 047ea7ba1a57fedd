import { describe, expect, test } from 'vitest';
import { ANY_TARGET, type CardDefinition } from '../abilities/index.ts';
import { BEAR, body, BOLT, card, KILL, scene, spell, word } from '../scene.testing.ts';

describe('casting', () => {
  test('601.2c: without a legal target it is not offered; hexproof bars the opponent', () => {
    const shy = body('Shy', [2, 2], word('hexproof'));
    const table = scene([KILL, shy], { hand: ['Kill'] }, { battlefield: ['Shy'] });
    expect(table.offers({ cast: 'Kill' })).toBe(false);
    expect(table.match.why({ cast: 'Kill' })).toMatchObject({ why: 'no target', rule: '601.2c' });
  });

  test('608.2b: with its only target gone it does nothing', () => {
    const table = scene([KILL, BOLT, BEAR], { hand: ['Kill', 'Bolt'] }, { battlefield: ['Bear'] });
    table.cast('Bolt', 'Bear').cast('Kill', 'Bear').resolve();
    expect(table.events.some(({ did, rule }) => did === 'fizzle' && rule === '608.2b')).toBe(true);
    expect(table.view.sides[0]!.graveyard.map((one) => one.card)).toEqual(['Kill', 'Bolt']);
  });

  test('733.1: an announcement taken back pays nothing', () => {
    const table = scene([BOLT], { hand: ['Bolt'] });
    const before = table.view;
    table.choose({ cast: 'Bolt' }).choose('cancel');
    expect(table.view).toEqual(before);
  });

  test('733.1: so does one from a graveyard, among other cards and after the opponent has passed', () => {
    const relic: CardDefinition = {
      ...BOLT,
      name: 'Relic',
      abilities: [...BOLT.abilities, { kind: 'alternative cost', name: 'flashback', cost: [] }],
    };
    const table = scene([relic, BEAR], {}, { graveyard: ['Bear', 'Relic', 'Bear'], hand: ['Bear'] });
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
      ...spell('Blaze', [ANY_TARGET], { do: 'damage', amount: 'X', to: { target: 0 } }),
      cost: '{X}{R}',
    };
    const poor = { poor: true };
    const table = scene(
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
      ...spell('Pierce', [], { do: 'gain life', who: 'you', amount: 1 }),
      cost: '{W/U}{B/P}',
    };
    const life = scene([pierce], { hand: ['Pierce'], battlefield: ['Island'] }, {}, poor);
    life.cast('Pierce').resolve();
    expect(life.lives()).toEqual([19, 20]);
    const dead = scene([pierce], { hand: ['Pierce'], battlefield: ['Island'], life: 1 }, {}, poor);
    expect(dead.offers({ cast: 'Pierce' })).toBe(false);
  });

  test('106.6: mana for creatures alone pays for no other spell', () => {
    const grove = card(
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
    const table = scene(
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
      ...spell('Kick', [], {
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
    const table = scene([kick], { hand: ['Kick'] });
    table.choose({ cast: 'Kick' }).choose('yes').resolve();
    expect(table.lives()).toEqual([25, 20]);
    table.choose({ cast: 'Kick', way: 'flashback' }).choose('no').resolve();
    expect(table.lives()).toEqual([26, 20]);
    expect(table.view.sides[0]!.exile.map((one) => one.card)).toEqual(['Kick']);
  });

  test('702.8a: flash at any time; 305.2: one land a turn', () => {
    const sneak: CardDefinition = { ...body('Sneak', [3, 1], word('flash')) };
    const table = scene([sneak, BEAR], { hand: ['Forest', 'Island'] }, { hand: ['Sneak', 'Bear'] });
    table.choose({ play: 'Forest' });
    expect(table.match.why({ play: 'Island' })).toMatchObject({ rule: '305.2' });
    table.choose('pass');
    expect([table.offers({ cast: 'Sneak' }), table.offers({ cast: 'Bear' })]).toEqual([true, false]);
  });
});

describe('choosing together', () => {
  test('101.4a: nobody sees what another discards before all have chosen', () => {
    const parting = spell('Parting', [], { do: 'discard', who: 'each', count: 1 });
    const table = scene(
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
