import { describe, expect, test } from 'vitest';
import { type Ability, ANY_TARGET, type Card } from '../abilities/index.ts';
import { ANY_CREATURE, body, card, scene, spell } from '../scene.testing.ts';

const word = (
  keyword:
    | 'deathtouch'
    | 'first strike'
    | 'double strike'
    | 'trample'
    | 'lifelink'
    | 'haste'
    | 'flying'
    | 'indestructible'
    | 'vigilance'
    | 'reach'
    | 'menace'
    | 'hexproof'
    | 'persist'
    | 'prowess'
    | 'defender'
    | 'flash',
): Ability => ({
  kind: 'keyword',
  keyword,
});
const BEAR = body('Bear', [2, 2]);
const GIANT = body('Giant', [5, 5]);
const BOLT = spell('Bolt', [ANY_TARGET], { do: 'damage', amount: 3, to: { target: 0 } });
const KILL = spell('Kill', [ANY_CREATURE], { do: 'destroy', what: { target: 0 } });
const grant = (name: string, ability: Ability): Card =>
  spell(name, [ANY_CREATURE], {
    do: 'change',
    what: { target: 0 },
    changes: [{ change: 'gain', abilities: [ability] }],
    until: 'end of turn',
  });

describe('damage', () => {
  test('702.2b: one damage from deathtouch kills; indestructible survives; the mark does not last', () => {
    const pinger = body('Pinger', [1, 1], word('deathtouch'), {
      kind: 'activated',
      cost: [{ pay: 'tap' }],
      targets: [ANY_CREATURE],
      effects: [{ do: 'damage', amount: 1, to: { target: 0 } }],
    });
    const rock = body('Rock', [0, 9], word('indestructible'));
    const table = scene(
      [pinger, GIANT, rock],
      { battlefield: ['Pinger', { card: 'Pinger', as: 'two' }] },
      { battlefield: ['Giant', 'Rock'] },
    );
    table.activate('Pinger', 0, 'Giant').resolve();
    expect(table.isThere('Giant')).toBe(false);
    const other = table.view.battlefield.find(({ card: one, tapped }) => one === 'Pinger' && !tapped)!;
    table.choose({ activate: other.id }).aim('Rock').resolve();
    expect(table.the('Rock').damage).toBe(1);
  });

  test('702.2e: a source that is gone has deathtouch if it last had', () => {
    const martyr = body('Martyr', [1, 1], word('deathtouch'), {
      kind: 'activated',
      cost: [{ pay: 'sacrifice', what: 'this' }],
      targets: [ANY_CREATURE],
      effects: [{ do: 'damage', amount: 1, to: { target: 0 } }],
    });
    const table = scene([martyr, GIANT], { battlefield: ['Martyr'] }, { battlefield: ['Giant'] });
    expect(table.activate('Martyr', 0, 'Giant').resolve().isThere('Giant')).toBe(false);
  });

  test('120.3f: lifelink gains as part of the same damage', () => {
    const leech = body('Leech', [2, 2], word('lifelink'));
    const table = scene([leech, GIANT], { battlefield: ['Leech'], life: 2 }, { battlefield: ['Giant'] });
    table.attack('Leech').block().until('main2');
    expect(table.lives()).toEqual([4, 18]);
  });

  test('615: a fog prevents combat damage, and a shield of three prevents three', () => {
    const fog = spell('Fog', [], { do: 'prevent', amount: 'all', combat: true, until: 'end of turn' });
    const ward = spell('Guard', [ANY_TARGET], {
      do: 'prevent',
      amount: 3,
      to: { target: 0 },
      until: 'end of turn',
    });
    const table = scene(
      [GIANT, fog, ward, BOLT],
      { battlefield: ['Giant'], hand: ['Bolt'] },
      { hand: ['Fog', 'Guard'] },
    );
    table.attack('Giant').block().choose('pass').cast('Fog').resolve().until('main2');
    expect(table.lives()).toEqual([20, 20]);
    table.cast('Bolt', 1).choose('pass').cast('Guard', 1).resolve();
    expect(table.lives()).toEqual([20, 20]);
  });

  test('510.1e: what one trampler needs another may give: a shared blocker counts all of it', () => {
    const rhino = body('Rhino', [4, 4], word('trample'));
    const wall = body('Wall', [0, 4], {
      kind: 'static',
      affects: 'this',
      changes: [{ change: 'rule', rule: { is: 'blocks additional', count: 1 } }],
    });
    const other = { ...rhino, name: 'Other Rhino' };
    const table = scene(
      [rhino, other, wall],
      { battlefield: ['Rhino', 'Other Rhino'] },
      { battlefield: ['Wall'] },
    );
    table.attack('Rhino', 'Other Rhino').block(['Wall', 'Rhino'], ['Wall', 'Other Rhino']);
    while (table.prompt === 'priority') table.choose('pass');
    expect(table.options()).toEqual([0, 1, 2, 3, 4]);
    table.choose(0);
    expect(table.prompt).toBe('priority');
    expect(table.lives()).toEqual([20, 16]);
    expect(table.isThere('Wall')).toBe(false);
  });
});

describe('first and double strike', () => {
  test('702.7c: first strike gained between the steps does not silence, lost it gives no second hit', () => {
    const hawk = body('Hawk', [1, 1], word('first strike'));
    const sharpen = grant('Sharpen', word('first strike'));
    const dull = spell('Dull', [ANY_CREATURE], {
      do: 'change',
      what: { target: 0 },
      changes: [{ change: 'lose', keywords: ['first strike'] }],
      until: 'end of turn',
    });
    const table = scene([BEAR, hawk, sharpen, dull], {
      battlefield: ['Bear', 'Hawk'],
      hand: ['Sharpen', 'Dull'],
    });
    table.attack('Bear', 'Hawk').block().until('first-combat-damage');
    table.cast('Sharpen', 'Bear').resolve().cast('Dull', 'Hawk').resolve().until('main2');
    expect(table.lives()).toEqual([20, 17]);
  });

  test('702.4d: a first striker that gains double strike hits again, a plain creature once', () => {
    const hawk = body('Hawk', [1, 1], word('first strike'));
    const twice = grant('Twice', word('double strike'));
    const again = { ...twice, name: 'Again' };
    const table = scene([BEAR, hawk, twice, again], {
      battlefield: ['Bear', 'Hawk'],
      hand: ['Twice', 'Again'],
    });
    table.attack('Bear', 'Hawk').block().until('first-combat-damage');
    table.cast('Twice', 'Hawk').resolve().cast('Again', 'Bear').resolve().until('main2');
    expect(table.lives()).toEqual([20, 16]);
  });

  test('510.4: when the only first striker is gone there is one step', () => {
    const hawk = body('Hawk', [1, 1], word('first strike'));
    const table = scene([BEAR, hawk, KILL], { battlefield: ['Bear', 'Hawk'], hand: ['Kill'] });
    table.attack('Bear', 'Hawk').block().until('declare-blockers');
    table.cast('Kill', 'Hawk').resolve().until('main2');
    expect(table.view.begun['first-combat-damage']).toBeUndefined();
    expect(table.lives()).toEqual([20, 18]);
  });

  test('509.1h: blocked stays blocked when the blocker is gone', () => {
    const table = scene(
      [BEAR, GIANT, KILL],
      { battlefield: ['Giant'], hand: ['Kill'] },
      { battlefield: ['Bear'] },
    );
    table.attack('Giant').block(['Bear', 'Giant']).cast('Kill', 'Bear').resolve().until('main2');
    expect(table.lives()).toEqual([20, 20]);
  });
});

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
    expect(table.heard.some(({ did, rule }) => did === 'fizzle' && rule === '608.2b')).toBe(true);
    expect(table.view.sides[0]!.graveyard.map((one) => one.card)).toEqual(['Kill', 'Bolt']);
  });

  test('733.1: an announcement taken back pays nothing', () => {
    const table = scene([BOLT], { hand: ['Bolt'] });
    const before = table.view;
    table.choose({ cast: 'Bolt' }).choose('cancel');
    expect(table.view).toEqual(before);
  });

  test('107.3, 107.4: X, hybrid and Phyrexian symbols', () => {
    const blaze: Card = {
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

    const pierce: Card = {
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
    const kick: Card = {
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
    const sneak: Card = { ...body('Sneak', [3, 1], word('flash')) };
    const table = scene([sneak, BEAR], { hand: ['Forest', 'Island'] }, { hand: ['Sneak', 'Bear'] });
    table.choose({ play: 'Forest' });
    expect(table.match.why({ play: 'Island' })).toMatchObject({ rule: '305.2' });
    table.choose('pass');
    expect([table.offers({ cast: 'Sneak' }), table.offers({ cast: 'Bear' })]).toEqual([true, false]);
  });
});

const mourner = (name: string): Card =>
  body(name, [1, 1], {
    kind: 'triggered',
    when: { on: 'dies', what: { types: ['creature'] } },
    effects: [{ do: 'gain life', who: 'you', amount: 1 }],
  });
const herald = (name: string, amount: number): Card =>
  body(name, [1, 1], {
    kind: 'triggered',
    when: { on: 'step', step: 'end', whose: 'each' },
    effects: [{ do: 'set life', who: 'each', amount }],
  });

describe('triggers', () => {
  test('603.10a: those who die together see each other', () => {
    const wrath = spell('Wrath', [], { do: 'destroy', what: { every: { types: ['creature'] } } });
    const table = scene([mourner('One'), mourner('Two'), wrath], {
      battlefield: ['One', 'Two'],
      hand: ['Wrath'],
    });
    table.cast('Wrath').resolve();
    for (let i = 0; i < 20 && table.prompt !== 'priority'; i++) table.match.choose(table.options()[0]!);
    expect(table.resolve().lives()).toEqual([24, 20]);
  });

  test('603.3b: the active player’s triggers go below and resolve last', () => {
    const table = scene(
      [herald('Mine', 7), herald('Yours', 9)],
      { battlefield: ['Mine'] },
      { battlefield: ['Yours'] },
    );
    table.until('end');
    expect(table.view.stack.map((one) => one.card)).toEqual(['Mine', 'Yours']);
    expect(table.resolve().lives()).toEqual([7, 7]);
  });

  test('603.4: an intervening if is asked twice', () => {
    const proud = body('Proud', [1, 1], {
      kind: 'triggered',
      when: { on: 'step', step: 'upkeep', whose: 'each' },
      if: { compare: { count: { types: ['creature'], controller: 'you' } }, min: 2 },
      effects: [{ do: 'gain life', who: 'you', amount: 5 }],
    });
    const table = scene([proud, BEAR, KILL], { battlefield: ['Proud', 'Bear'], hand: ['Kill'] });
    table.until('upkeep', 2);
    expect(table.view.stack.length).toBe(1);
    table.choose('pass').cast('Kill', 'Bear').resolve();
    expect(table.lives()).toEqual([20, 20]);
  });

  test('702.79: persist comes back with a counter, and not twice', () => {
    const ghost = body('Ghost', [3, 3], word('persist'));
    const again = { ...KILL, name: 'Again' };
    const table = scene([ghost, KILL, again], { battlefield: ['Ghost'], hand: ['Kill', 'Again'] });
    table.cast('Kill', 'Ghost').resolve();
    expect(table.size('Ghost')).toBe('2/2');
    expect(table.cast('Again', 'Ghost').resolve().isThere('Ghost')).toBe(false);
  });

  test('702.21: ward counters unless its controller pays', () => {
    const sage = body('Sage', [1, 1], {
      kind: 'keyword',
      keyword: 'ward',
      cost: [{ pay: 'mana', mana: '{2}' }],
    });
    const cards = [sage, { ...KILL, cost: '{R}' }];
    const poor = scene(
      cards,
      { battlefield: ['Mountain'], hand: ['Kill'] },
      { battlefield: ['Sage'] },
      { poor: true },
    );
    expect(poor.cast('Kill', 'Sage').resolve().isThere('Sage')).toBe(true);
    const rich = scene(cards, { hand: ['Kill'] }, { battlefield: ['Sage'] });
    rich.cast('Kill', 'Sage').resolveOne();
    expect(rich.choose('yes').resolve().isThere('Sage')).toBe(false);
  });

  test('603.7: a delayed ability waits for its step', () => {
    const flicker = spell(
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
    const table = scene([flicker, BEAR], {
      battlefield: [{ card: 'Bear', counters: { '+1/+1': 1 } }],
      hand: ['Flicker'],
    });
    expect(table.cast('Flicker', 'Bear').resolve().isThere('Bear')).toBe(false);
    expect(table.until('end').resolve().the('Bear')).toMatchObject({ power: 2, sick: true });
  });

  test('732.4: a loop that nobody can stop is a draw', () => {
    const echo = card(
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
    const sip = spell('Sip', [], { do: 'gain life', who: 'you', amount: 1 });
    const table = scene([echo, sip], { battlefield: ['Echo'], hand: ['Sip'] });
    expect(table.cast('Sip').resolve().match.outcome).toEqual({ places: [1, 1] });
  });
});

describe('state-based actions', () => {
  test('104.4a: both at zero is a draw', () => {
    const doom = spell('Doom', [], { do: 'lose life', who: 'each', amount: 20 });
    expect(
      scene([doom], { hand: ['Doom'] })
        .cast('Doom')
        .resolve().match.outcome,
    ).toEqual({ places: [1, 1] });
  });

  test('704.3: life below zero in the middle of a spell kills nobody', () => {
    const dip = spell(
      'Dip',
      [],
      { do: 'lose life', who: 'you', amount: 25 },
      { do: 'gain life', who: 'you', amount: 10 },
    );
    expect(
      scene([dip], { hand: ['Dip'] })
        .cast('Dip')
        .resolve()
        .lives(),
    ).toEqual([5, 20]);
  });

  test('704.5j: of two legends of one name one is kept', () => {
    const king: Card = { ...body('King', [2, 2]), supertypes: ['legendary'] };
    const table = scene([king], { battlefield: ['King'], hand: ['King'] });
    table.cast('King').resolve();
    expect(table.prompt).toBe('keep');
    table.match.choose(table.options()[1]!);
    expect(table.view.battlefield.filter((one) => one.card === 'King').length).toBe(1);
  });

  test('704.5m and 704.5n: an Aura falls with its creature, Equipment stays behind', () => {
    const aura = card(
      'Wreath',
      ['enchantment'],
      [
        { kind: 'keyword', keyword: 'enchant', what: { types: ['creature'] } },
        { kind: 'static', affects: 'host', changes: [{ change: 'add', power: 1, toughness: 1 }] },
      ],
      { subtypes: ['Aura'] },
    );
    const sword = card(
      'Sword',
      ['artifact'],
      [
        { kind: 'keyword', keyword: 'equip', cost: [{ pay: 'mana', mana: '{1}' }] },
        { kind: 'static', affects: 'host', changes: [{ change: 'add', power: 2, toughness: 0 }] },
      ],
      { subtypes: ['Equipment'] },
    );
    const table = scene([aura, sword, BEAR, KILL], {
      battlefield: ['Bear', 'Sword'],
      hand: ['Wreath', 'Kill'],
    });
    table.cast('Wreath', 'Bear').resolve().activate('Sword', 0, 'Bear').resolve();
    expect(table.size('Bear')).toBe('5/3');
    table.cast('Kill', 'Bear').resolve();
    expect([table.isThere('Wreath'), table.the('Sword').host]).toEqual([false, 0]);
  });

  test('701.19: a regeneration shield saves from destruction and taps', () => {
    const troll = body('Troll', [2, 2], {
      kind: 'activated',
      cost: [{ pay: 'mana', mana: '{1}' }],
      effects: [{ do: 'regenerate', what: 'this' }],
    });
    const table = scene([troll, KILL], { battlefield: ['Troll'], hand: ['Kill'] });
    table.activate('Troll', 0).resolve().cast('Kill', 'Troll').resolve();
    expect(table.the('Troll').tapped).toBe(true);
  });

  test('302.6: what was stolen is sick, and comes back in the cleanup', () => {
    const steal = spell('Steal', [ANY_CREATURE], {
      do: 'change',
      what: { target: 0 },
      changes: [{ change: 'control' }],
      until: 'end of turn',
    });
    const table = scene([steal, BEAR], { hand: ['Steal'] }, { battlefield: ['Bear'] });
    table.cast('Steal', 'Bear').resolve();
    expect(table.the('Bear')).toMatchObject({ controller: 0, sick: true });
    expect(table.until('upkeep', 2).the('Bear').controller).toBe(1);
  });

  test('610.3: what was exiled until something leaves comes back then', () => {
    const jail = card(
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
    const free = spell('Free', [{ what: { types: ['enchantment'] } }], {
      do: 'destroy',
      what: { target: 0 },
    });
    const table = scene([jail, BEAR, free], { hand: ['Jail', 'Free'] }, { battlefield: ['Bear'] });
    table.cast('Jail').resolve();
    table.aim('Bear').resolve();
    expect(table.isThere('Bear')).toBe(false);
    expect(table.cast('Free', 'Jail').resolve().the('Bear').controller).toBe(1);
  });
});
