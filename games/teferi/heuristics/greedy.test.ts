import { type Choice, createFastDice, startMatch } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import type { CardDefinition } from '../abilities/index.ts';
import { game } from '../game.ts';
import { heuristics } from './index.ts';
import type { Teferi } from '../parts.ts';
import {
  BEAR,
  creatureCard,
  BOLT,
  testCard,
  GIANT,
  KILL,
  createScene,
  type TeferiScene,
  instantCard,
  keywordAbility,
} from '../scene.testing.ts';

const GROWTH: CardDefinition = {
  ...instantCard('Growth', [{ what: { types: ['creature'] } }], {
    do: 'change',
    what: { target: 0 },
    changes: [{ change: 'add', power: 3, toughness: 3 }],
    until: 'end of turn',
  }),
  text: 'Target creature gets +3/+3 until end of turn.',
};
const COUNTER: CardDefinition = {
  ...instantCard('Counter', [{ what: { zone: 'stack' } }], { do: 'counter', what: { target: 0 } }),
  text: 'Counter target spell.',
};
const KILLS: CardDefinition = { ...KILL, text: 'Destroy target creature.' };
const BOLTS: CardDefinition = { ...BOLT, text: 'Bolt deals 3 damage to any target.' };
const WALL = creatureCard('Wall', [0, 5]);
const BIRD = creatureCard('Bird', [2, 2], keywordAbility('flying'));

/** The answer of the greedy player to the open question. */
function wish({ match }: TeferiScene): Choice<Teferi> {
  const question = match.question!;
  return heuristics.greedy(match.perspective(question.seat), question, createFastDice('greedy'));
}

/** It answers until something is wanted of this kind, or so often. Returns all that was answered. */
function plays(at: TeferiScene, until: (at: TeferiScene) => boolean): Choice<Teferi>[] {
  const choices: Choice<Teferi>[] = [];
  for (let i = 0; i < 100 && at.match.question !== undefined && !until(at); i++) {
    const choice = wish(at);
    choices.push(choice);
    at.match.choose(choice);
  }
  return choices;
}
const attacks = (at: TeferiScene): string[] => {
  const before = plays(at, ({ prompt }) => prompt === 'attack');
  const sent = plays(at, ({ prompt }) => prompt !== 'attack');
  return [...before, ...sent].flatMap((one) =>
    typeof one === 'object' && 'attack' in one ? [one.name] : [],
  );
};
const blocks = (at: TeferiScene): string[] =>
  plays(at, ({ prompt }) => prompt !== 'block').flatMap((one) =>
    typeof one === 'object' && 'block' in one ? [`${one.name} blocks ${one.attacker}`] : [],
  );
/** Goes to the blocks of the second player. */
const attacked = (at: TeferiScene, ...names: readonly string[]): TeferiScene => {
  at.attack(...names);
  while (at.prompt === 'priority') at.choose('pass');
  return at;
};

const burning = (life: number): TeferiScene => createScene([BOLTS], { hand: ['Bolt'] }, { life });

describe('the greedy player, with priority', () => {
  test('plays the land whose colour its hand needs', () => {
    const at = createScene([], { hand: ['Island', 'Mountain', 'Ash Runner'] }, {}, { poor: true });
    expect(wish(at)).toEqual({ play: 'Mountain' });
  });

  test('spends its mana: two creatures for all of it rather than one for a part', () => {
    const lands = Array.from({ length: 5 }, () => 'Forest');
    const hand = ['Thornhide Boar', 'Moss Ram', 'Thicket Yearling'];
    const at = createScene([], { hand, battlefield: lands }, {}, { poor: true });
    const cast = plays(at, ({ prompt }) => prompt !== 'priority' && prompt !== 'target');
    expect(cast).toEqual(expect.arrayContaining([{ cast: 'Moss Ram' }, { cast: 'Thicket Yearling' }]));
  });

  test('targets the most valuable opposing creature with removal', () => {
    const at = createScene(
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

  test('keeps removal if there are only its own creatures', () => {
    const at = createScene([KILLS, GIANT], { hand: ['Kill'], battlefield: ['Giant'] });
    expect(wish(at)).toBe('pass');
  });

  test('targets the player with damage only if it is lethal', () => {
    expect(wish(burning(20))).toBe('pass');
    const at = burning(3);
    expect(wish(at)).toEqual({ cast: 'Bolt' });
    at.choose({ cast: 'Bolt' });
    expect(wish(at)).toMatchObject({ id: -2 });
  });

  test('counters valuable spells', () => {
    const at = createScene([COUNTER, GIANT], { hand: ['Giant'] }, { hand: ['Counter'] });
    at.choose({ cast: 'Giant' }).choose('pass');
    expect(wish(at)).toEqual({ cast: 'Counter' });
  });

  test('does not repeat a free ability without effect forever', () => {
    const idle = testCard(
      'Bell',
      ['artifact'],
      [{ kind: 'activated', cost: [], effects: [{ do: 'scry', who: 'you', count: 0 }] }],
      { text: '{0}: Scry 0.' },
    );
    const at = createScene([idle], { battlefield: ['Bell'] });
    expect(wish(at)).toBe('pass');
  });

  test('does not sacrifice without gain', () => {
    const at = createScene([BEAR], { battlefield: ['Bone Broker', 'Bear', 'Bear'] });
    const done = plays(at, ({ view }) => view.turn > 1);
    expect(
      done.filter((one) => typeof one === 'object' && 'activate' in one && one.name === 'Bone Broker'),
    ).toEqual([]);
  });

  test('attaches Equipment to the creature that gains most', () => {
    const at = createScene([BEAR, BIRD], { battlefield: ['Bear', 'Bird', 'Traveller’s Blade'] });
    plays(at, ({ prompt }) => prompt === 'attack');
    expect(at.the('Traveller’s Blade').host).toBe(at.the('Bird').id);
  });

  test('targets opposing creatures with harmful Auras and its own with helpful ones', () => {
    const at = createScene(
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
  test('attacks with everything if that is lethal', () => {
    const at = createScene(
      [BEAR, WALL],
      { battlefield: ['Bear', 'Bear', 'Bear'] },
      { life: 4, battlefield: ['Wall'] },
    );
    expect(attacks(at)).toEqual(['Bear', 'Bear', 'Bear']);
  });

  test('does not attack into a losing block', () => {
    const at = createScene(
      [BEAR, GIANT],
      { battlefield: ['Bear', 'Bear'] },
      { battlefield: ['Giant', 'Giant'] },
    );
    expect(attacks(at)).toEqual([]);
  });

  test('attacks with creatures that cannot be blocked', () => {
    const at = createScene(
      [BEAR, BIRD, GIANT],
      { battlefield: ['Bear', 'Bird'] },
      { battlefield: ['Giant'] },
    );
    expect(attacks(at)).toEqual(['Bird']);
  });

  test('keeps the blockers it needs to survive', () => {
    const at = createScene(
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
    attacked(
      createScene([BEAR, GIANT], { battlefield: ['Giant'] }, { life, battlefield: ['Bear'] }),
      'Giant',
    ),
  );

describe('the greedy player, blocking', () => {
  test('blocks if the attacker dies and the blocker survives', () => {
    const at = attacked(
      createScene([BEAR, GIANT], { battlefield: ['Bear'] }, { battlefield: ['Giant'] }),
      'Bear',
    );
    expect(blocks(at)).toEqual(['Giant blocks Bear']);
  });

  test('does not chump-block unless the damage is lethal', () => {
    expect(before(20)).toEqual([]);
    expect(before(5)).toEqual(['Bear blocks Giant']);
  });
});

const fight = (): TeferiScene =>
  createScene([BEAR, GIANT, GROWTH], { hand: ['Growth'], battlefield: ['Bear'] }, { battlefield: ['Bear'] });

describe('the greedy player, in combat', () => {
  test('does not cast a boost without a creature', () => {
    expect(wish(fight())).toBe('pass');
  });

  test('boosts the creature that wins combat by it', () => {
    const at = fight().attack('Bear').block(['Bear', 'Bear']);
    const mine = at.view.battlefield.find((one) => one.controller === 0 && one.card === 'Bear')!.id;
    expect(wish(at)).toEqual({ cast: 'Growth' });
    at.choose({ cast: 'Growth' });
    expect(wish(at)).toEqual({ id: mine, name: 'Bear' });
  });

  test('keeps a boost for a combat that it changes', () => {
    const at = createScene(
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
  test('keeps a hand of lands and spells and mulligans others', () => {
    expect([opening(3, 4), opening(0, 60), opening(60, 0), opening(1, 6)]).toEqual([
      'keep',
      'mulligan',
      'mulligan',
      'mulligan',
    ]);
  });

  test('keeps a small hand in the end', () => {
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

  test('puts the cards on the bottom that it can cast last', () => {
    const at = createScene(
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
