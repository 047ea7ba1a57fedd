/** RULES 7.1 to 7.4, 7.6 and 7.7: attacks. */
import { expect, test } from 'vitest';
import { addTestCards } from '../scene.testing.ts';
import { sameName, own, spell, T0 } from '../stress-spells.testing.ts';
import { character } from '../stress.testing.ts';
import type { CharacterCard } from '../card-definition/index.ts';
import { createScenario } from './scenario.testing.ts';

const fighter = (id: string, keywords: CharacterCard['keywords']) =>
  character(id, { attack: 4, defence: 0, health: 9, keywords: keywords ?? [] });

const room = { cost: 1, points: 6, abilities: [], keywords: ['unattackable'] as const };

addTestCards('attack tests', [
  {
    id: 'cellar',
    name: sameName('cellar'),
    type: 'structure',
    rarity: 'common',
    cost: 1,
    levels: [room, room, room],
  },
  spell('sidestep', [{ do: 'move', who: T0, to: 'other line' }], [own], 'response'),
  spell(
    'charge',
    [{ do: 'give', to: T0, gifts: [{ stat: 'attack', by: 5 }], for: 'combat' }],
    [own],
    'response',
  ),
  fighter('plain-fighter', []),
  fighter('piercing-fighter', [{ keyword: 'pierce', n: 2 }]),
  fighter('pure-fighter', ['pure']),
  fighter('draining-fighter', ['lifesteal']),
]);

const hidden = (card: string, slot = 0) => ({ card, slot, states: [{ state: 'stealth' as const }] });
const targets = (scenario: ReturnType<typeof createScenario>, attacker: string): string[] =>
  (scenario.match.question?.options ?? []).flatMap((option) =>
    typeof option === 'object' &&
    'attacker' in option &&
    'target' in option &&
    option.attacker.card === attacker
      ? ['player' in option.target ? 'opponent' : option.target.card]
      : [],
  );
const both = [{ card: 'post' }, { card: 'sage' }, { card: 'hut' }];
const facing = (attacker: string, slot: number, pieces: readonly object[]) =>
  targets(
    createScenario({ pieces: [{ card: attacker, slot }] }, { pieces: pieces as [] }).does('combat'),
    attacker,
  );

const state = (name: 'stunned' | 'paralysed') => ({ card: 'brute', states: [{ state: name, turns: 2 }] });

test('7.1 characters that entered this turn, are stunned or paralysed, or have attacked cannot attack', () => {
  for (const piece of [{ card: 'brute', fresh: true as const }, state('stunned'), state('paralysed')])
    expect(createScenario({ pieces: [piece] }).offers('combat')).toBe(false);
  const scenario = createScenario({ pieces: [{ card: 'brute' }, { card: 'bowman' }] }).does('combat', {
    attacker: 'brute',
  });
  expect([scenario.offers({ attacker: 'brute' }), scenario.offers({ attacker: 'bowman' })]).toEqual([
    false,
    true,
  ]);
});

test('7.1 a character attacks once a turn, however many targets there are; with double attack twice', () => {
  const opponent = { pieces: [{ card: 'post' }, { card: 'wall' }, { card: 'straw' }] };
  const once = createScenario({ pieces: [{ card: 'brute' }, { card: 'bowman' }] }, opponent);
  once.does('combat', { attacker: 'brute', target: 'post' });
  expect([once.asked, once.offers({ attacker: 'brute' })]).toEqual(['attack', false]);
  expect(once.piece('brute').ready).toBe(false);
  const twice = createScenario({ pieces: [{ card: 'comet-huntress' }, { card: 'bowman' }] }, opponent);
  twice.does('combat', { attacker: 'comet-huntress', target: 'post' });
  expect(twice.offers({ attacker: 'comet-huntress', target: 'wall' })).toBe(true);
  twice.does({ attacker: 'comet-huntress', target: 'wall' });
  expect([twice.asked, twice.offers({ attacker: 'comet-huntress' })]).toEqual(['attack', false]);
});

test('7.1 a character that changed control cannot attack in that turn', () => {
  const scenario = createScenario({ hand: ['puppeteer'] }, { pieces: [{ card: 'brute' }] }).plays(
    'puppeteer',
    4,
    'brute',
  );
  expect(scenario.piece('brute').ready).toBe(false);
  expect(scenario.endsTurn().endsTurn().piece('brute').ready).toBe(true);
});

test('7.2 from the front line: the front, then the second line, then the player', () => {
  expect(facing('brute', 0, both)).toEqual(['post']);
  expect(facing('brute', 0, both.slice(1))).toEqual(['sage']);
  expect(facing('brute', 0, [{ card: 'hut' }])).toEqual(['opponent']);
});

test('7.2 from the second line: any character, any structure, and the player if both lines are open', () => {
  expect(facing('brute', 4, both)).toEqual(['post', 'sage', 'hut']);
  expect(facing('brute', 4, [{ card: 'hut' }])).toEqual(['hut', 'opponent']);
});

test('7.2 the line counts, not the class', () => {
  expect(facing('bowman', 0, both)).toEqual(['post']);
  expect(facing('bowman', 4, both)).toEqual(['post', 'sage', 'hut']);
});

test('7.2 a line without attackable characters is open', () => {
  expect(facing('brute', 0, [hidden('post'), { card: 'sage' }])).toEqual(['sage']);
  expect(facing('brute', 0, [hidden('post'), hidden('sage', 4)])).toEqual(['opponent']);
  expect(facing('brute', 0, [{ card: 'quarry-voice' }])).toEqual(['opponent']);
});

test('7.3 assault goes for any character or the player, not for structures', () => {
  expect(facing('breach-captain', 0, both)).toEqual(['post', 'sage', 'opponent']);
  expect(facing('wind-lancer', 4, both)).toEqual(['post', 'sage', 'hut']);
});

test('7.3 reach adds the second line, siege structures', () => {
  expect(facing('kite-courier', 0, both)).toEqual(['post', 'sage']);
  expect(facing('trench-digger', 0, both)).toEqual(['post', 'hut']);
});

test('7.4 all attacks are declared together: none clears the way for the next', () => {
  const scenario = createScenario(
    { pieces: [{ card: 'brute' }, { card: 'bowman' }] },
    { pieces: [{ card: 'straw' }] },
  );
  scenario.does('combat', { attacker: 'brute', target: 'straw' });
  expect(targets(scenario, 'bowman')).toEqual(['straw']);
});

test('7.4 targets are not checked again: a character that has moved is hit all the same', () => {
  const pieces = [{ card: 'post' }, { card: 'wall' }];
  const scenario = createScenario({ pieces: [{ card: 'brute' }] }, { hand: ['sidestep'], pieces });
  scenario.declares(['brute', 'post']).does({ play: 'sidestep' }, 'post').settles();
  expect([scenario.piece('post').slot, scenario.wounds('post')]).toEqual([4, 5]);
});

test('7.6 combats are resolved in order of declaration, each with its deaths; an attack on a card that has left fails', () => {
  const scenario = createScenario(
    { pieces: [{ card: 'brute' }, { card: 'bowman' }] },
    { pieces: [{ card: 'straw' }] },
  );
  scenario.attacks(['brute', 'straw'], ['bowman', 'straw']);
  const did = scenario.events.map((event) => event.did);
  expect(did.indexOf('die')).toBeLessThan(did.indexOf('attack fails'));
  expect([scenario.opponent.life, scenario.countEvents({ did: 'attack fails', attacker: 'bowman' })]).toEqual(
    [20, 1],
  );
});

test('7.7 damage is attack less defence, at least 0; players and structures have no defence', () => {
  const scenario = createScenario(
    { pieces: [{ card: 'brute' }, { card: 'bowman' }] },
    { pieces: [{ card: 'wall' }] },
  );
  scenario.attacks(['brute', 'wall'], ['bowman', 'wall']);
  expect([scenario.wounds('wall'), scenario.countEvents({ did: 'blocked', attacker: 'bowman' })]).toEqual([
    2, 1,
  ]);
  expect(createScenario({ pieces: [{ card: 'brute' }] }).attacks(['brute', 'opponent']).opponent.life).toBe(
    15,
  );
});

test('7.7 attack 0 may attack, and deals nothing', () => {
  const scenario = createScenario({ pieces: [{ card: 'post' }] }).attacks(['post', 'opponent']);
  expect([scenario.opponent.life, scenario.countEvents({ did: 'attack', attacker: 'post' })]).toEqual([
    20, 1,
  ]);
});

const struck = (settings: object, target = 'brute'): number =>
  createScenario({ pieces: [{ card: 'brute' }] }, { pieces: [{ card: target }] }, {}, settings)
    .attacks(['brute', target])
    .wounds('brute');

test('7.7 no one strikes back in canon; survivors do in balanced; with “simultaneous” all do', () => {
  expect(struck({})).toBe(0);
  const survivor = createScenario(
    { pieces: [{ card: 'post' }] },
    { pieces: [{ card: 'brute' }] },
    {},
    { preset: 'balanced' },
  );
  expect(survivor.attacks(['post', 'brute']).wounds('post')).toBe(5);
  expect(struck({ preset: 'balanced' }, 'straw')).toBe(0);
  expect(struck({ variant: { retaliation: 'simultaneous' } }, 'straw')).toBe(1);
});

/** The damage a wall takes when it attacks a card, and the opponent's life afterwards. */
const back = (card: string): readonly number[] => {
  const opponent = { life: 10, pieces: [{ card }] };
  const scenario = createScenario({ pieces: [{ card: 'wall' }] }, opponent, {}, { preset: 'balanced' });
  scenario.attacks(['wall', card]);
  return [scenario.wounds('wall'), scenario.opponent.life];
};

test('7.7 striking back uses pierce, pure damage and lifesteal like an attack', () => {
  expect(back('plain-fighter')).toEqual([1, 10]);
  expect(back('piercing-fighter')).toEqual([3, 10]);
  expect(back('pure-fighter')).toEqual([4, 10]);
  expect(back('draining-fighter')).toEqual([1, 11]);
});

test('7.9 a modifier for the combat ends with its bearer’s combat, not with another’s', () => {
  const scenario = createScenario(
    { hand: ['charge'], pieces: [{ card: 'post' }, { card: 'bowman' }] },
    { pieces: [{ card: 'wall' }] },
  );
  scenario.declares(['post', 'wall'], ['bowman', 'wall']).does({ play: 'charge' }, 'bowman').settles();
  expect([scenario.wounds('wall'), scenario.gain('bowman', 'attack')]).toEqual([1 + 5 - 3, 0]);
});

test('7.9 a modifier for the combat ends with the turn if there is no combat', () => {
  const scenario = createScenario({ hand: ['charge'], pieces: [{ card: 'post' }] }).plays('charge', 'post');
  expect(scenario.gain('post', 'attack')).toBe(5);
  expect(scenario.endsTurn().gain('post', 'attack')).toBe(0);
});

test('17.1 without defence step and summoning sickness, characters attack at once and nobody defends', () => {
  const settings = { preset: 'no-defence' };
  const scenario = createScenario(
    { pieces: [{ card: 'breach-captain', fresh: true }] },
    { pieces: [{ card: 'post' }] },
    {},
    settings,
  );
  scenario.declares(['breach-captain', 'opponent']);
  expect([scenario.asked, scenario.opponent.life]).toEqual(['main', 16]);
});

test('7.2 a structure that cannot be attacked is not', () => {
  const scenario = createScenario(
    { pieces: [{ card: 'brute', slot: 4 }] },
    { pieces: [{ card: 'cellar' }, { card: 'hut' }] },
  );
  expect(targets(scenario.does('combat'), 'brute')).toEqual(['hut', 'opponent']);
});

test('7.5 a redirected attack is an attack on its new target', () => {
  const mirror = { card: 'terrace-guard', equipment: ['dawn-mirror'] };
  const opponent = { pieces: [{ card: 'brute', slot: 4 }] };
  const scenario = createScenario({ pieces: [mirror, { card: 'sage' }] }, opponent, { active: 1 });
  scenario.declares(['brute', 'sage']).does({ use: 'terrace-guard' }, 'brute').settles();
  expect(scenario.piece('brute').silenced).toBe(true);
});
