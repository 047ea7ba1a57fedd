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
const targets = (tale: ReturnType<typeof createScenario>, attacker: string): string[] =>
  (tale.match.question?.options ?? []).flatMap((option) =>
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

test('7.1 who came this turn, is stunned or paralysed, or has attacked cannot attack', () => {
  for (const piece of [{ card: 'brute', fresh: true as const }, state('stunned'), state('paralysed')])
    expect(createScenario({ pieces: [piece] }).offers('combat')).toBe(false);
  const tale = createScenario({ pieces: [{ card: 'brute' }, { card: 'bowman' }] }).does('combat', {
    attacker: 'brute',
  });
  expect([tale.offers({ attacker: 'brute' }), tale.offers({ attacker: 'bowman' })]).toEqual([false, true]);
});

test('7.1 a change of sides makes a newcomer', () => {
  const tale = createScenario({ hand: ['puppeteer'] }, { pieces: [{ card: 'brute' }] }).plays(
    'puppeteer',
    4,
    'brute',
  );
  expect(tale.piece('brute').ready).toBe(false);
  expect(tale.endsTurn().endsTurn().piece('brute').ready).toBe(true);
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

test('7.2 the line where one stands counts, not the class', () => {
  expect(facing('bowman', 0, both)).toEqual(['post']);
  expect(facing('bowman', 4, both)).toEqual(['post', 'sage', 'hut']);
});

test('7.2 a line that holds nobody who can be attacked is open', () => {
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

test('7.4 all attacks are declared together: nobody clears the way for the next', () => {
  const tale = createScenario(
    { pieces: [{ card: 'brute' }, { card: 'bowman' }] },
    { pieces: [{ card: 'straw' }] },
  );
  tale.does('combat', { attacker: 'brute', target: 'straw' });
  expect(targets(tale, 'bowman')).toEqual(['straw']);
});

test('7.4 whether a target may be attacked is not looked at again: who has moved is hit all the same', () => {
  const pieces = [{ card: 'post' }, { card: 'wall' }];
  const tale = createScenario({ pieces: [{ card: 'brute' }] }, { hand: ['sidestep'], pieces });
  tale.declares(['brute', 'post']).does({ play: 'sidestep' }, 'post').settles();
  expect([tale.piece('post').slot, tale.wounds('post')]).toEqual([4, 5]);
});

test('7.6 combats go in the order of declaration, each with its dead; who is gone is attacked in vain', () => {
  const tale = createScenario(
    { pieces: [{ card: 'brute' }, { card: 'bowman' }] },
    { pieces: [{ card: 'straw' }] },
  );
  tale.attacks(['brute', 'straw'], ['bowman', 'straw']);
  const did = tale.events.map((event) => event.did);
  expect(did.indexOf('die')).toBeLessThan(did.indexOf('attack fails'));
  expect([tale.opponent.life, tale.countEvents({ did: 'attack fails', attacker: 'bowman' })]).toEqual([
    20, 1,
  ]);
});

test('7.7 damage is attack less defence, at least 0; players and structures have no defence', () => {
  const tale = createScenario(
    { pieces: [{ card: 'brute' }, { card: 'bowman' }] },
    { pieces: [{ card: 'wall' }] },
  );
  tale.attacks(['brute', 'wall'], ['bowman', 'wall']);
  expect([tale.wounds('wall'), tale.countEvents({ did: 'blocked', attacker: 'bowman' })]).toEqual([2, 1]);
  expect(createScenario({ pieces: [{ card: 'brute' }] }).attacks(['brute', 'opponent']).opponent.life).toBe(
    15,
  );
});

test('7.7 attack 0 may attack, and deals nothing', () => {
  const tale = createScenario({ pieces: [{ card: 'post' }] }).attacks(['post', 'opponent']);
  expect([tale.opponent.life, tale.countEvents({ did: 'attack', attacker: 'post' })]).toEqual([20, 1]);
});

const struck = (settings: object, target = 'brute'): number =>
  createScenario({ pieces: [{ card: 'brute' }] }, { pieces: [{ card: target }] }, {}, settings)
    .attacks(['brute', target])
    .wounds('brute');

test('7.7 nobody strikes back in canon; in balanced who survives does, else all may', () => {
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

/** What a wall suffers that attacks somebody, and what life the other has then. */
const back = (card: string): readonly number[] => {
  const opponent = { life: 10, pieces: [{ card }] };
  const tale = createScenario({ pieces: [{ card: 'wall' }] }, opponent, {}, { preset: 'balanced' });
  tale.attacks(['wall', card]);
  return [tale.wounds('wall'), tale.opponent.life];
};

test('7.7 who strikes back does it as in an attack: with pierce, pure damage and lifesteal', () => {
  expect(back('plain-fighter')).toEqual([1, 10]);
  expect(back('piercing-fighter')).toEqual([3, 10]);
  expect(back('pure-fighter')).toEqual([4, 10]);
  expect(back('draining-fighter')).toEqual([1, 11]);
});

test('7.9 what lasts for a combat ends with the combat of who has it, not with another’s', () => {
  const tale = createScenario(
    { hand: ['charge'], pieces: [{ card: 'post' }, { card: 'bowman' }] },
    { pieces: [{ card: 'wall' }] },
  );
  tale.declares(['post', 'wall'], ['bowman', 'wall']).does({ play: 'charge' }, 'bowman').settles();
  expect([tale.wounds('wall'), tale.gain('bowman', 'attack')]).toEqual([1 + 5 - 3, 0]);
});

test('7.9 what lasts for a combat ends with the turn when there is none', () => {
  const tale = createScenario({ hand: ['charge'], pieces: [{ card: 'post' }] }).plays('charge', 'post');
  expect(tale.gain('post', 'attack')).toBe(5);
  expect(tale.endsTurn().gain('post', 'attack')).toBe(0);
});

test('17.1 without defence step and sickness newcomers attack and nobody steps in', () => {
  const settings = { preset: 'no-defence' };
  const tale = createScenario(
    { pieces: [{ card: 'breach-captain', fresh: true }] },
    { pieces: [{ card: 'post' }] },
    {},
    settings,
  );
  tale.declares(['breach-captain', 'opponent']);
  expect([tale.asked, tale.opponent.life]).toEqual(['main', 16]);
});

test('7.2 a structure that cannot be attacked is not', () => {
  const tale = createScenario(
    { pieces: [{ card: 'brute', slot: 4 }] },
    { pieces: [{ card: 'cellar' }, { card: 'hut' }] },
  );
  expect(targets(tale.does('combat'), 'brute')).toEqual(['hut', 'opponent']);
});

test('7.5 an attack that is turned on somebody else is an attack on them', () => {
  const mirror = { card: 'terrace-guard', equipment: ['dawn-mirror'] };
  const opponent = { pieces: [{ card: 'brute', slot: 4 }] };
  const tale = createScenario({ pieces: [mirror, { card: 'sage' }] }, opponent, { active: 1 });
  tale.declares(['brute', 'sage']).does({ use: 'terrace-guard' }, 'brute').settles();
  expect(tale.piece('brute').silenced).toBe(true);
});
