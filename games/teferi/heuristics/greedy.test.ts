import { type Choice, createFastDice, startMatch } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import type { CardDefinition } from '../abilities/index.ts';
import { game } from '../game.ts';
import { heuristics } from './index.ts';
import type { Teferi } from '../parts.ts';
import { BEAR, body, BOLT, card, GIANT, KILL, scene, type Scene, spell, word } from '../scene.testing.ts';

const GROWTH: CardDefinition = {
  ...spell('Growth', [{ what: { types: ['creature'] } }], {
    do: 'change',
    what: { target: 0 },
    changes: [{ change: 'add', power: 3, toughness: 3 }],
    until: 'end of turn',
  }),
  text: 'Target creature gets +3/+3 until end of turn.',
};
const COUNTER: CardDefinition = {
  ...spell('Counter', [{ what: { zone: 'stack' } }], { do: 'counter', what: { target: 0 } }),
  text: 'Counter target spell.',
};
const KILLS: CardDefinition = { ...KILL, text: 'Destroy target creature.' };
const BOLTS: CardDefinition = { ...BOLT, text: 'Bolt deals 3 damage to any target.' };
const WALL = body('Wall', [0, 5]);
const BIRD = body('Bird', [2, 2], word('flying'));

/** What the greedy player would answer now. */
function wish({ match }: Scene): Choice<Teferi> {
  const question = match.question!;
  return heuristics.greedy(match.perspective(question.seat), question, createFastDice('greedy'));
}

/** It answers until something is wanted of this kind, or so often. Returns all that was answered. */
function plays(at: Scene, until: (at: Scene) => boolean): Choice<Teferi>[] {
  const choices: Choice<Teferi>[] = [];
  for (let i = 0; i < 100 && at.match.question !== undefined && !until(at); i++) {
    const choice = wish(at);
    choices.push(choice);
    at.match.choose(choice);
  }
  return choices;
}
const attacks = (at: Scene): string[] => {
  const before = plays(at, ({ prompt }) => prompt === 'attack');
  const sent = plays(at, ({ prompt }) => prompt !== 'attack');
  return [...before, ...sent].flatMap((one) =>
    typeof one === 'object' && 'attack' in one ? [one.name] : [],
  );
};
const blocks = (at: Scene): string[] =>
  plays(at, ({ prompt }) => prompt !== 'block').flatMap((one) =>
    typeof one === 'object' && 'block' in one ? [`${one.name} blocks ${one.attacker}`] : [],
  );
/** Goes to the blocks of the second player. */
const attacked = (at: Scene, ...names: readonly string[]): Scene => {
  at.attack(...names);
  while (at.prompt === 'priority') at.choose('pass');
  return at;
};

const burning = (life: number): Scene => scene([BOLTS], { hand: ['Bolt'] }, { life });

describe('the greedy player, with priority', () => {
  test('plays the land whose colour its hand needs', () => {
    const at = scene([], { hand: ['Island', 'Mountain', 'Ash Runner'] }, {}, { poor: true });
    expect(wish(at)).toEqual({ play: 'Mountain' });
  });

  test('spends its mana: two creatures for all of it rather than one for a part', () => {
    const lands = Array.from({ length: 5 }, () => 'Forest');
    const hand = ['Thornhide Boar', 'Moss Ram', 'Thicket Yearling'];
    const at = scene([], { hand, battlefield: lands }, {}, { poor: true });
    const cast = plays(at, ({ prompt }) => prompt !== 'priority' && prompt !== 'target');
    expect(cast).toEqual(expect.arrayContaining([{ cast: 'Moss Ram' }, { cast: 'Thicket Yearling' }]));
  });

  test('turns what destroys on the greatest rival', () => {
    const at = scene(
      [KILLS, BEAR, GIANT],
      { hand: ['Kill'], battlefield: ['Giant'] },
      { battlefield: ['Bear', 'Giant'] },
    );
    const [first, second] = [wish(at), (at.cast('Kill'), wish(at))];
    expect([first, second]).toEqual([
      { cast: 'Kill' },
      {
        id: at.view.battlefield.find((one) => one.controller === 1 && one.card === 'Giant')!.id,
        name: 'Giant',
      },
    ]);
  });

  test('keeps what destroys as long as there is nobody but its own', () => {
    const at = scene([KILLS, GIANT], { hand: ['Kill'], battlefield: ['Giant'] });
    expect(wish(at)).toBe('pass');
  });

  test('throws what burns at the player who dies of it, and not before', () => {
    expect(wish(burning(20))).toBe('pass');
    const at = burning(3);
    expect(wish(at)).toEqual({ cast: 'Bolt' });
    at.choose({ cast: 'Bolt' });
    expect(wish(at)).toMatchObject({ id: -2 });
  });

  test('counters what is worth it', () => {
    const at = scene([COUNTER, GIANT], { hand: ['Giant'] }, { hand: ['Counter'] });
    at.choose({ cast: 'Giant' }).choose('pass');
    expect(wish(at)).toEqual({ cast: 'Counter' });
  });

  test('does not use for ever what costs nothing and does nothing', () => {
    const idle = card(
      'Bell',
      ['artifact'],
      [{ kind: 'activated', cost: [], effects: [{ do: 'scry', who: 'you', count: 0 }] }],
      { text: '{0}: Scry 0.' },
    );
    const at = scene([idle], { battlefield: ['Bell'] });
    expect(wish(at)).toBe('pass');
  });

  test('does not sacrifice for nothing', () => {
    const at = scene([BEAR], { battlefield: ['Bone Broker', 'Bear', 'Bear'] });
    const done = plays(at, ({ view }) => view.turn > 1);
    expect(
      done.filter((one) => typeof one === 'object' && 'activate' in one && one.name === 'Bone Broker'),
    ).toEqual([]);
  });

  test('puts Equipment on the creature that makes most of it', () => {
    const at = scene([BEAR, BIRD], { battlefield: ['Bear', 'Bird', 'Traveller’s Blade'] });
    plays(at, ({ prompt }) => prompt === 'attack');
    expect(at.the('Traveller’s Blade').host).toBe(at.the('Bird').id);
  });

  test('puts a harmful Aura on a rival and a helpful one on its own', () => {
    const at = scene(
      [BEAR, GIANT],
      { hand: ['Bind by Ribbon', 'Pious Mantle'], battlefield: ['Bear'] },
      { battlefield: ['Giant'] },
    );
    plays(at, ({ prompt }) => prompt === 'attack');
    expect(at.the('Bind by Ribbon').host).toBe(at.the('Giant').id);
    expect(at.the('Pious Mantle').host).toBe(at.the('Bear').id);
  });
});

describe('the greedy player, attacking', () => {
  test('sends everybody when that is the end', () => {
    const at = scene(
      [BEAR, WALL],
      { battlefield: ['Bear', 'Bear', 'Bear'] },
      { life: 4, battlefield: ['Wall'] },
    );
    expect(attacks(at)).toEqual(['Bear', 'Bear', 'Bear']);
  });

  test('sends nobody to die for nothing', () => {
    const at = scene([BEAR, GIANT], { battlefield: ['Bear', 'Bear'] }, { battlefield: ['Giant', 'Giant'] });
    expect(attacks(at)).toEqual([]);
  });

  test('sends whom nobody can stop', () => {
    const at = scene([BEAR, BIRD, GIANT], { battlefield: ['Bear', 'Bird'] }, { battlefield: ['Giant'] });
    expect(attacks(at)).toEqual(['Bird']);
  });

  test('keeps at home whom it needs to live', () => {
    const at = scene(
      [BEAR, BIRD, GIANT],
      { life: 3, battlefield: ['Bird', 'Bear'] },
      { battlefield: ['Giant', 'Bear'] },
    );
    expect(attacks(at)).toEqual([]);
  });
});

/** How a Bear stands before a Giant, with so much life. */
const before = (life: number): string[] =>
  blocks(
    attacked(scene([BEAR, GIANT], { battlefield: ['Giant'] }, { life, battlefield: ['Bear'] }), 'Giant'),
  );

describe('the greedy player, blocking', () => {
  test('blocks whoever it kills unharmed', () => {
    const at = attacked(scene([BEAR, GIANT], { battlefield: ['Bear'] }, { battlefield: ['Giant'] }), 'Bear');
    expect(blocks(at)).toEqual(['Giant blocks Bear']);
  });

  test('lets through what only kills its blocker, unless that is the end', () => {
    expect(before(20)).toEqual([]);
    expect(before(5)).toEqual(['Bear blocks Giant']);
  });
});

const fight = (): Scene =>
  scene([BEAR, GIANT, GROWTH], { hand: ['Growth'], battlefield: ['Bear'] }, { battlefield: ['Bear'] });

describe('the greedy player, in a fight', () => {
  test('does not make a creature grow before there is one', () => {
    expect(wish(fight())).toBe('pass');
  });

  test('makes grow whoever wins by it', () => {
    const at = fight().attack('Bear').block(['Bear', 'Bear']);
    const mine = at.view.battlefield.find((one) => one.controller === 0 && one.card === 'Bear')!.id;
    expect(wish(at)).toEqual({ cast: 'Growth' });
    at.choose({ cast: 'Growth' });
    expect(wish(at)).toEqual({ id: mine, name: 'Bear' });
  });

  test('saves it for a fight that it changes', () => {
    const at = scene(
      [BEAR, GIANT, GROWTH],
      { hand: ['Growth'], battlefield: ['Giant'] },
      { battlefield: ['Bear'] },
    );
    at.attack('Giant').block(['Bear', 'Giant']);
    expect(wish(at)).toBe('pass');
  });
});

/** Decks of which all hands look alike. */
function opening(lands: number, spells: number): Choice<Teferi> {
  const deck = {
    name: 'test',
    cards: [
      { count: lands, card: 'Forest' },
      { count: spells, card: 'Moss Ram' },
    ].filter(({ count }) => count > 0),
  };
  const started = startMatch(game, { seats: 2, seed: 'mulligan', settings: { deck1: deck, deck2: deck } });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  const question = started.value.question!;
  return heuristics.greedy(started.value.perspective(question.seat), question, createFastDice('greedy'));
}

describe('the greedy player, before the first turn', () => {
  test('keeps a hand of lands and spells, and sends back one without either', () => {
    expect([opening(3, 4), opening(0, 60), opening(60, 0), opening(1, 6)]).toEqual([
      'keep',
      'mulligan',
      'mulligan',
      'mulligan',
    ]);
  });

  test('is content with a small hand in the end', () => {
    const deck = { name: 'test', cards: [{ count: 60, card: 'Forest' }] };
    const started = startMatch(game, { seats: 2, seed: 'small', settings: { deck1: deck, deck2: deck } });
    if (!started.ok) throw new Error(JSON.stringify(started.problem));
    const match = started.value;
    let mulligans = 0;
    while (match.question!.prompt === 'mulligan' || match.question!.prompt === 'bottom') {
      const { seat } = match.question;
      const choice = heuristics.greedy(match.perspective(seat), match.question, createFastDice('small'));
      if (seat === 0 && choice === 'mulligan') mulligans++;
      match.choose(choice);
    }
    expect(mulligans).toBe(2);
  });

  test('puts away what it can cast last', () => {
    const at = scene(
      [],
      { hand: ['Root Colossus', 'Moss Ram', 'Forest'], battlefield: ['Forest'] },
      {},
      { poor: true },
    );
    const perspective = at.match.perspective(0);
    const question = {
      number: 1,
      seat: 0,
      prompt: 'discard',
      frame: { do: 'discard', seat: 0, from: 0, item: 0, what: null, count: 1 },
      options: ['Root Colossus', 'Moss Ram', 'Forest'].map((discard) => ({ discard })),
    } as const;
    expect(heuristics.greedy(perspective, question, createFastDice('away'))).toEqual({
      discard: 'Root Colossus',
    });
  });
});
