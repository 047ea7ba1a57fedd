import { expect, test } from 'vitest';
import { createScenario } from '../scenario.testing.ts';

test('ash-urchin attacks in the turn in which it came', () => {
  const tale = createScenario({ hand: ['ash-urchin'] }).plays('ash-urchin', 0);
  const { attack } = tale.piece('ash-urchin');
  expect(tale.attacks(['ash-urchin', 'opponent']).opponent.life).toBe(20 - attack);
});

test('kiln-stoker wounds itself for attack until the end of the turn, once a turn', () => {
  const tale = createScenario({ pieces: [{ card: 'kiln-stoker' }] }).uses('kiln-stoker');
  expect([tale.gain('kiln-stoker', 'attack'), tale.wounds('kiln-stoker')]).toEqual([2, 1]);
  expect(tale.offers({ use: 'kiln-stoker' })).toBe(false);
  expect(tale.endsTurn().gain('kiln-stoker', 'attack')).toBe(0);
});

test('ember-nurse gives attack in answer to an attack', () => {
  const tale = createScenario(
    { pieces: [{ card: 'ember-nurse' }, { card: 'brute' }] },
    { pieces: [{ card: 'post' }] },
  );
  tale.declares(['brute', 'post']).does({ use: 'ember-nurse' }, 'brute').settles();
  expect(tale.wounds('post')).toBe(5 + 2);
  expect(tale.you.energy).toBe(9);
});

test('spark-fletcher brings a dart for the hand that deals 1, and pierces 1', () => {
  const tale = createScenario({ hand: ['spark-fletcher'] }, { pieces: [{ card: 'wall' }] }).plays(
    'spark-fletcher',
    0,
  );
  expect(tale.you.hand.cards).toEqual(['spark-dart']);
  expect(tale.piece('spark-fletcher').keywords).toEqual([{ keyword: 'pierce', n: 1 }]);
  tale.plays('spark-dart', 'wall');
  expect(tale.wounds('wall')).toBe(1);
  expect(tale.you).toMatchObject({ hand: { count: 0 }, discard: [] });
});

test('bellows-master wounds an enemy and leaves it vulnerable for two turns', () => {
  const tale = createScenario({ hand: ['bellows-master', 'jab'] }, { pieces: [{ card: 'post' }] });
  tale.plays('bellows-master', 4, 'post');
  expect(tale.wounds('post')).toBe(1);
  expect(tale.piece('post').states).toEqual([{ state: 'vulnerable', amount: 1, turns: 2 }]);
  expect(tale.plays('jab', 'post').wounds('post')).toBe(3);
});

test('breach-captain assaults, and strengthens the others of the front line in combat', () => {
  const tale = createScenario(
    { pieces: [{ card: 'breach-captain' }, { card: 'brute' }, { card: 'bowman', slot: 4 }] },
    { pieces: [{ card: 'post' }] },
  );
  tale.does('combat');
  expect(['brute', 'bowman', 'breach-captain'].map((one) => tale.gain(one, 'attack'))).toEqual([1, 0, 0]);
  expect(tale.offers({ attacker: 'breach-captain', target: 'opponent' })).toBe(true);
  expect(tale.offers({ attacker: 'brute', target: 'opponent' })).toBe(false);
});

test('comet-huntress attacks twice, and at once', () => {
  const tale = createScenario({ hand: ['comet-huntress'] }, { pieces: [{ card: 'post' }] }).plays(
    'comet-huntress',
    0,
  );
  const { attack } = tale.piece('comet-huntress');
  tale.does('combat', { attacker: 'comet-huntress', target: 'post', twice: true }).settles();
  expect(tale.wounds('post')).toBe(2 * attack);
});

test('cast-iron-giant besieges, and burns the other player for every character it kills', () => {
  const pieces = [{ card: 'straw' }, { card: 'hut' }];
  const tale = createScenario({ pieces: [{ card: 'cast-iron-giant' }] }, { pieces });
  tale.does('combat');
  expect(tale.offers({ target: 'hut' })).toBe(true);
  tale.does({ target: 'straw' }).settles();
  expect(tale.opponent).toMatchObject({ life: 18, discard: ['straw'] });
  const other = createScenario({ pieces: [{ card: 'cast-iron-giant' }] }, { pieces }).attacks([
    'cast-iron-giant',
    'hut',
  ]);
  expect(other.opponent).toMatchObject({ life: 20, discard: ['hut'] });
});

test('ardea-malabrace pours over every enemy, and lets other fire pierce', () => {
  const tale = createScenario(
    { hand: ['ardea-malabrace'], pieces: [{ card: 'ash-urchin' }, { card: 'brute' }] },
    { pieces: [{ card: 'post' }, { card: 'sage' }] },
  ).plays('ardea-malabrace', 3);
  expect([tale.wounds('post'), tale.wounds('sage'), tale.opponent.life]).toEqual([2, 2, 18]);
  expect(tale.keywords('ash-urchin')).toContain('pierce');
  expect([...tale.keywords('brute'), ...tale.keywords('ardea-malabrace')]).not.toContain('pierce');
});

test('slag-jet deals 3 to a character, a structure or a player', () => {
  const tale = createScenario(
    { hand: ['slag-jet', 'slag-jet', 'slag-jet'] },
    { pieces: [{ card: 'post' }, { card: 'hut' }] },
  );
  tale.plays('slag-jet', 'post').plays('slag-jet', 'hut').plays('slag-jet', 'opponent');
  expect([tale.wounds('post'), tale.wounds('hut'), tale.opponent.life]).toEqual([3, 3, 17]);
});

test('forge-rush gives attack, haste and reach, and takes 2 health at the end of the turn', () => {
  const tale = createScenario({ hand: ['forge-rush'], pieces: [{ card: 'post', fresh: true }] }).plays(
    'forge-rush',
    'post',
  );
  expect([tale.gain('post', 'attack'), tale.keywords('post')]).toEqual([4, ['haste', 'reach']]);
  tale.endsTurn();
  expect([tale.gain('post', 'attack'), tale.wounds('post')]).toEqual([0, 2]);
});

test('ember-rain falls six times on enemies by lot', () => {
  const tale = createScenario(
    { hand: ['ember-rain'] },
    { pieces: [{ card: 'post' }, { card: 'sage' }] },
  ).plays('ember-rain');
  expect(tale.countEvents({ did: 'damage', amount: 1 })).toBe(6);
  expect(tale.wounds('post') + tale.wounds('sage')).toBe(6);
});

test('common-oven strengthens fire in the front line, then the whole line, then lets it pierce', () => {
  const tale = createScenario({
    pieces: [{ card: 'common-oven' }, { card: 'ash-urchin' }, { card: 'brute' }, { card: 'bowman', slot: 4 }],
  });
  const gains = (): number[] => ['ash-urchin', 'brute', 'bowman'].map((one) => tale.gain(one, 'attack'));
  expect(gains()).toEqual([1, 0, 0]);
  expect(tale.upgrades('common-oven') && gains()).toEqual([1, 1, 0]);
  expect(tale.upgrades('common-oven') && gains()).toEqual([1, 1, 0]);
  expect([tale.keywords('brute'), tale.keywords('bowman')]).toEqual([['pierce'], []]);
});

const burnt = (level: number): number[] => {
  const tale = createScenario(
    { pieces: [{ card: 'blast-furnace', level }] },
    { pieces: [{ card: 'post' }] },
  ).endsTurn();
  const after = [tale.opponent.life, tale.wounds('post')];
  expect([tale.endsTurn().opponent.life, tale.wounds('post')]).toEqual(after);
  return after;
};

test('blast-furnace burns at the end of its player’s turns, the more the higher', () => {
  expect([1, 2, 3].map(burnt)).toEqual([
    [19, 0],
    [19, 1],
    [18, 2],
  ]);
});

const gate = (level: number) =>
  createScenario({
    pieces: [
      { card: 'red-gate', level },
      { card: 'post', fresh: true },
    ],
  }).uses('red-gate', 'post');

test('red-gate sends a newcomer forth: for energy, then free, then at the player', () => {
  const [one, two, three] = [gate(1), gate(2), gate(3)];
  expect([one.you.energy, two.you.energy, three.you.energy]).toEqual([9, 10, 10]);
  expect([one, two, three].map((tale) => tale.gain('post', 'attack'))).toEqual([1, 1, 2]);
  expect(three.keywords('post')).toEqual(['haste', 'assault']);
  expect(one.offers({ use: 'red-gate' })).toBe(false);
});

test('white-hot-maul leaves whom its bearer wounds vulnerable', () => {
  const tale = createScenario(
    { pieces: [{ card: 'brute', equipment: ['white-hot-maul'] }] },
    { pieces: [{ card: 'post' }] },
  );
  expect(tale.gain('brute', 'attack')).toBe(2);
  expect(tale.attacks(['brute', 'post']).states('post')).toEqual(['vulnerable']);
});

test('steam-crossbow is for warriors and rangers, reaches the second line and pierces', () => {
  const tale = createScenario(
    { hand: ['steam-crossbow'], pieces: [{ card: 'bowman' }, { card: 'sage' }] },
    { pieces: [{ card: 'post' }, { card: 'wall', slot: 4 }] },
  ).does({ play: 'steam-crossbow' });
  expect(tale.offers('sage')).toBe(false);
  tale.does('bowman').settles();
  expect(tale.gain('bowman', 'attack')).toBe(3);
  tale.attacks(['bowman', 'wall']);
  expect(tale.wounds('wall')).toBe(1 + 3 - (3 - 1));
});
