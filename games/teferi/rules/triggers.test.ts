import { describe, expect, test } from 'vitest';
import { type CardDefinition } from '../abilities/index.ts';
import {
  ANY_CREATURE,
  BEAR,
  creatureCard,
  testCard,
  KILL,
  createScene,
  instantCard,
  keywordAbility,
} from '../scene.testing.ts';

const mourner = (name: string): CardDefinition =>
  creatureCard(name, [1, 1], {
    kind: 'triggered',
    when: { on: 'dies', what: { types: ['creature'] } },
    effects: [{ do: 'gain life', who: 'you', amount: 1 }],
  });
const herald = (name: string, amount: number): CardDefinition =>
  creatureCard(name, [1, 1], {
    kind: 'triggered',
    when: { on: 'step', step: 'end', whose: 'each' },
    effects: [{ do: 'set life', who: 'each', amount }],
  });

describe('triggers', () => {
  test('603.10a: creatures that die together see each other die', () => {
    const wrath = instantCard('Wrath', [], { do: 'destroy', what: { every: { types: ['creature'] } } });
    const table = createScene([mourner('One'), mourner('Two'), wrath], {
      battlefield: ['One', 'Two'],
      hand: ['Wrath'],
    });
    table.cast('Wrath').resolve();
    for (let i = 0; i < 20 && table.prompt !== 'priority'; i++) table.match.choose(table.options()[0]!);
    expect(table.resolve().lives()).toEqual([24, 20]);
  });

  test('603.3b: the active player’s triggers go on the stack first and resolve last', () => {
    const table = createScene(
      [herald('Mine', 7), herald('Yours', 9)],
      { battlefield: ['Mine'] },
      { battlefield: ['Yours'] },
    );
    table.until('end');
    expect(table.view.stack.map((one) => one.card)).toEqual(['Mine', 'Yours']);
    expect(table.resolve().lives()).toEqual([7, 7]);
  });

  test('603.4: an intervening if is checked twice', () => {
    const proud = creatureCard('Proud', [1, 1], {
      kind: 'triggered',
      when: { on: 'step', step: 'upkeep', whose: 'each' },
      if: { compare: { count: { types: ['creature'], controller: 'you' } }, min: 2 },
      effects: [{ do: 'gain life', who: 'you', amount: 5 }],
    });
    const table = createScene([proud, BEAR, KILL], { battlefield: ['Proud', 'Bear'], hand: ['Kill'] });
    table.until('upkeep', 2);
    expect(table.view.stack.length).toBe(1);
    table.choose('pass').cast('Kill', 'Bear').resolve();
    expect(table.lives()).toEqual([20, 20]);
  });

  test('702.79: a creature with persist returns with a counter, and not twice', () => {
    const ghost = creatureCard('Ghost', [3, 3], keywordAbility('persist'));
    const again = { ...KILL, name: 'Again' };
    const table = createScene([ghost, KILL, again], { battlefield: ['Ghost'], hand: ['Kill', 'Again'] });
    table.cast('Kill', 'Ghost').resolve();
    expect(table.size('Ghost')).toBe('2/2');
    expect(table.cast('Again', 'Ghost').resolve().isThere('Ghost')).toBe(false);
  });

  test('702.21: ward counters unless its controller pays', () => {
    const sage = creatureCard('Sage', [1, 1], {
      kind: 'keyword',
      keyword: 'ward',
      cost: [{ pay: 'mana', mana: '{2}' }],
    });
    const cards = [sage, { ...KILL, cost: '{R}' }];
    const poor = createScene(
      cards,
      { battlefield: ['Mountain'], hand: ['Kill'] },
      { battlefield: ['Sage'] },
      { poor: true },
    );
    expect(poor.cast('Kill', 'Sage').resolve().isThere('Sage')).toBe(true);
    const rich = createScene(cards, { hand: ['Kill'] }, { battlefield: ['Sage'] });
    rich.cast('Kill', 'Sage').resolveOne();
    expect(rich.choose('yes').resolve().isThere('Sage')).toBe(false);
  });

  test('603.7: a delayed ability waits for its step', () => {
    const flicker = instantCard(
      'Flicker',
      [ANY_CREATURE],
      { do: 'move', what: { target: 0 }, to: 'exile' },
      {
        do: 'later',
        when: { on: 'step', step: 'end', whose: 'each' },
        about: 'made',
        effects: [{ do: 'move', what: 'it', to: 'battlefield' }],
      },
    );
    const table = createScene([flicker, BEAR], {
      battlefield: [{ card: 'Bear', counters: { '+1/+1': 1 } }],
      hand: ['Flicker'],
    });
    expect(table.cast('Flicker', 'Bear').resolve().isThere('Bear')).toBe(false);
    expect(table.until('end').resolve().the('Bear')).toMatchObject({ power: 2, sick: true });
  });

  test('732.4: a loop without choices is a draw', () => {
    const echo = testCard(
      'Echo',
      ['enchantment'],
      [
        {
          kind: 'triggered',
          when: { on: 'gain life', whose: 'you' },
          effects: [{ do: 'gain life', who: 'you', amount: 1 }],
        },
      ],
    );
    const sip = instantCard('Sip', [], { do: 'gain life', who: 'you', amount: 1 });
    const table = createScene([echo, sip], { battlefield: ['Echo'], hand: ['Sip'] });
    expect(table.cast('Sip').resolve().match.outcome).toEqual({ places: [1, 1] });
  });
});

describe('state-based actions', () => {
  test('104.4a: both players at 0 life is a draw', () => {
    const doom = instantCard('Doom', [], { do: 'lose life', who: 'each', amount: 20 });
    expect(
      createScene([doom], { hand: ['Doom'] })
        .cast('Doom')
        .resolve().match.outcome,
    ).toEqual({ places: [1, 1] });
  });

  test('704.3: life below 0 during the resolution of a spell does not lose the game', () => {
    const dip = instantCard(
      'Dip',
      [],
      { do: 'lose life', who: 'you', amount: 25 },
      { do: 'gain life', who: 'you', amount: 10 },
    );
    expect(
      createScene([dip], { hand: ['Dip'] })
        .cast('Dip')
        .resolve()
        .lives(),
    ).toEqual([5, 20]);
  });

  test('704.5j: of two legendary permanents of one name one is kept', () => {
    const king: CardDefinition = { ...creatureCard('King', [2, 2]), supertypes: ['legendary'] };
    const table = createScene([king], { battlefield: ['King'], hand: ['King'] });
    table.cast('King').resolve();
    expect(table.prompt).toBe('keep');
    table.match.choose(table.options()[1]!);
    expect(table.view.battlefield.filter((one) => one.card === 'King').length).toBe(1);
  });

  test('704.5m and 704.5n: an Aura goes to the graveyard with its creature, Equipment stays', () => {
    const aura = testCard(
      'Wreath',
      ['enchantment'],
      [
        { kind: 'keyword', keyword: 'enchant', what: { types: ['creature'] } },
        { kind: 'static', affects: 'host', changes: [{ change: 'add', power: 1, toughness: 1 }] },
      ],
      { subtypes: ['Aura'] },
    );
    const sword = testCard(
      'Sword',
      ['artifact'],
      [
        { kind: 'keyword', keyword: 'equip', cost: [{ pay: 'mana', mana: '{1}' }] },
        { kind: 'static', affects: 'host', changes: [{ change: 'add', power: 2, toughness: 0 }] },
      ],
      { subtypes: ['Equipment'] },
    );
    const table = createScene([aura, sword, BEAR, KILL], {
      battlefield: ['Bear', 'Sword'],
      hand: ['Wreath', 'Kill'],
    });
    table.cast('Wreath', 'Bear').resolve().activate('Sword', 0, 'Bear').resolve();
    expect(table.size('Bear')).toBe('5/3');
    table.cast('Kill', 'Bear').resolve();
    expect([table.isThere('Wreath'), table.the('Sword').host]).toEqual([false, 0]);
  });

  test('701.19: a regeneration shield replaces destruction and taps the permanent', () => {
    const troll = creatureCard('Troll', [2, 2], {
      kind: 'activated',
      cost: [{ pay: 'mana', mana: '{1}' }],
      effects: [{ do: 'regenerate', what: 'this' }],
    });
    const table = createScene([troll, KILL], { battlefield: ['Troll'], hand: ['Kill'] });
    table.activate('Troll', 0).resolve().cast('Kill', 'Troll').resolve();
    expect(table.the('Troll').tapped).toBe(true);
  });

  test('302.6: a permanent under new control is summoning sick and returns in the cleanup step', () => {
    const steal = instantCard('Steal', [ANY_CREATURE], {
      do: 'change',
      what: { target: 0 },
      changes: [{ change: 'control' }],
      until: 'end of turn',
    });
    const table = createScene([steal, BEAR], { hand: ['Steal'] }, { battlefield: ['Bear'] });
    table.cast('Steal', 'Bear').resolve();
    expect(table.the('Bear')).toMatchObject({ controller: 0, sick: true });
    expect(table.until('upkeep', 2).the('Bear').controller).toBe(1);
  });

  test('610.3: a card exiled until a permanent leaves returns then', () => {
    const jail = testCard(
      'Jail',
      ['enchantment'],
      [
        {
          kind: 'triggered',
          when: { on: 'enters', what: 'this' },
          targets: [{ what: { types: ['creature'], controller: 'opponent' } }],
          effects: [{ do: 'exile until', what: { target: 0 } }],
        },
      ],
    );
    const free = instantCard('Free', [{ what: { types: ['enchantment'] } }], {
      do: 'destroy',
      what: { target: 0 },
    });
    const table = createScene([jail, BEAR, free], { hand: ['Jail', 'Free'] }, { battlefield: ['Bear'] });
    table.cast('Jail').resolve();
    table.aim('Bear').resolve();
    expect(table.isThere('Bear')).toBe(false);
    expect(table.cast('Free', 'Jail').resolve().the('Bear').controller).toBe(1);
  });
});
