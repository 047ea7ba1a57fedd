/** Scenarios for the cards of the element fire. */
import { expect, test } from 'vitest';
import { createScenario } from '../scenario.testing.ts';

test('ash-urchin attacks in the turn in which it came', () => {
  const scenario = createScenario({ hand: ['ash-urchin'] }).plays('ash-urchin', 0);
  const { attack } = scenario.piece('ash-urchin');
  expect(scenario.attacks(['ash-urchin', 'opponent']).opponent.life).toBe(20 - attack);
});

test('kiln-stoker wounds itself for attack until the end of the turn, once a turn', () => {
  const scenario = createScenario({ pieces: [{ card: 'kiln-stoker' }] }).uses('kiln-stoker');
  expect([scenario.gain('kiln-stoker', 'attack'), scenario.wounds('kiln-stoker')]).toEqual([2, 1]);
  expect(scenario.offers({ use: 'kiln-stoker' })).toBe(false);
  expect(scenario.endsTurn().gain('kiln-stoker', 'attack')).toBe(0);
});

test('ember-nurse gives attack in answer to an attack', () => {
  const scenario = createScenario(
    { pieces: [{ card: 'ember-nurse' }, { card: 'brute' }] },
    { pieces: [{ card: 'post' }] },
  );
  scenario.declares(['brute', 'post']).does({ use: 'ember-nurse' }, 'brute').settles();
  expect(scenario.wounds('post')).toBe(5 + 2);
  expect(scenario.you.energy).toBe(9);
});

test('spark-fletcher brings a dart for the hand that deals 1, and pierces 1', () => {
  const scenario = createScenario({ hand: ['spark-fletcher'] }, { pieces: [{ card: 'wall' }] }).plays(
    'spark-fletcher',
    0,
  );
  expect(scenario.you.hand.cards).toEqual(['spark-dart']);
  expect(scenario.piece('spark-fletcher').keywords).toEqual([{ keyword: 'pierce', n: 1 }]);
  scenario.plays('spark-dart', 'wall');
  expect(scenario.wounds('wall')).toBe(1);
  expect(scenario.you).toMatchObject({ hand: { count: 0 }, discard: [] });
});

test('bellows-master wounds an enemy and leaves it vulnerable for two turns', () => {
  const scenario = createScenario({ hand: ['bellows-master', 'jab'] }, { pieces: [{ card: 'post' }] });
  scenario.plays('bellows-master', 4, 'post');
  expect(scenario.wounds('post')).toBe(1);
  expect(scenario.piece('post').states).toEqual([{ state: 'vulnerable', amount: 1, turns: 2 }]);
  expect(scenario.plays('jab', 'post').wounds('post')).toBe(3);
});

test('breach-captain assaults, and strengthens the others of the front line in combat', () => {
  const scenario = createScenario(
    { pieces: [{ card: 'breach-captain' }, { card: 'brute' }, { card: 'bowman', slot: 4 }] },
    { pieces: [{ card: 'post' }] },
  );
  scenario.does('combat');
  expect(['brute', 'bowman', 'breach-captain'].map((one) => scenario.gain(one, 'attack'))).toEqual([1, 0, 0]);
  expect(scenario.offers({ attacker: 'breach-captain', target: 'opponent' })).toBe(true);
  expect(scenario.offers({ attacker: 'brute', target: 'opponent' })).toBe(false);
});

test('comet-huntress attacks twice, and at once', () => {
  const scenario = createScenario({ hand: ['comet-huntress'] }, { pieces: [{ card: 'post' }] }).plays(
    'comet-huntress',
    0,
  );
  const { attack } = scenario.piece('comet-huntress');
  scenario.does('combat', { attacker: 'comet-huntress', target: 'post', twice: true }).settles();
  expect(scenario.wounds('post')).toBe(2 * attack);
});

test('cast-iron-giant besieges, and burns the other player for every character it kills', () => {
  const pieces = [{ card: 'straw' }, { card: 'hut' }];
  const scenario = createScenario({ pieces: [{ card: 'cast-iron-giant' }] }, { pieces });
  scenario.does('combat');
  expect(scenario.offers({ target: 'hut' })).toBe(true);
  scenario.does({ target: 'straw' }).settles();
  expect(scenario.opponent).toMatchObject({ life: 18, discard: ['straw'] });
  const other = createScenario({ pieces: [{ card: 'cast-iron-giant' }] }, { pieces }).attacks([
    'cast-iron-giant',
    'hut',
  ]);
  expect(other.opponent).toMatchObject({ life: 20, discard: ['hut'] });
});

test('ardea-malabrace pours over every enemy, and lets other fire pierce', () => {
  const scenario = createScenario(
    { hand: ['ardea-malabrace'], pieces: [{ card: 'ash-urchin' }, { card: 'brute' }] },
    { pieces: [{ card: 'post' }, { card: 'sage' }] },
  ).plays('ardea-malabrace', 3);
  expect([scenario.wounds('post'), scenario.wounds('sage'), scenario.opponent.life]).toEqual([2, 2, 18]);
  expect(scenario.keywords('ash-urchin')).toContain('pierce');
  expect([...scenario.keywords('brute'), ...scenario.keywords('ardea-malabrace')]).not.toContain('pierce');
});

test('slag-jet deals 3 to a character, a structure or a player', () => {
  const scenario = createScenario(
    { hand: ['slag-jet', 'slag-jet', 'slag-jet'] },
    { pieces: [{ card: 'post' }, { card: 'hut' }] },
  );
  scenario.plays('slag-jet', 'post').plays('slag-jet', 'hut').plays('slag-jet', 'opponent');
  expect([scenario.wounds('post'), scenario.wounds('hut'), scenario.opponent.life]).toEqual([3, 3, 17]);
});

test('forge-rush gives attack, haste and reach, and takes 2 health at the end of the turn', () => {
  const scenario = createScenario({ hand: ['forge-rush'], pieces: [{ card: 'post', fresh: true }] }).plays(
    'forge-rush',
    'post',
  );
  expect([scenario.gain('post', 'attack'), scenario.keywords('post')]).toEqual([4, ['haste', 'reach']]);
  scenario.endsTurn();
  expect([scenario.gain('post', 'attack'), scenario.wounds('post')]).toEqual([0, 2]);
});

test('ember-rain falls six times on enemies by lot', () => {
  const scenario = createScenario(
    { hand: ['ember-rain'] },
    { pieces: [{ card: 'post' }, { card: 'sage' }] },
  ).plays('ember-rain');
  expect(scenario.countEvents({ did: 'damage', amount: 1 })).toBe(6);
  expect(scenario.wounds('post') + scenario.wounds('sage')).toBe(6);
});

test('common-oven strengthens fire in the front line, then the whole line, then lets it pierce', () => {
  const scenario = createScenario({
    pieces: [{ card: 'common-oven' }, { card: 'ash-urchin' }, { card: 'brute' }, { card: 'bowman', slot: 4 }],
  });
  const gains = (): number[] => ['ash-urchin', 'brute', 'bowman'].map((one) => scenario.gain(one, 'attack'));
  expect(gains()).toEqual([1, 0, 0]);
  expect(scenario.upgrades('common-oven') && gains()).toEqual([1, 1, 0]);
  expect(scenario.upgrades('common-oven') && gains()).toEqual([1, 1, 0]);
  expect([scenario.keywords('brute'), scenario.keywords('bowman')]).toEqual([['pierce'], []]);
});

const burnt = (level: number): number[] => {
  const scenario = createScenario(
    { pieces: [{ card: 'blast-furnace', level }] },
    { pieces: [{ card: 'post' }] },
  ).endsTurn();
  const after = [scenario.opponent.life, scenario.wounds('post')];
  expect([scenario.endsTurn().opponent.life, scenario.wounds('post')]).toEqual(after);
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
  expect([one, two, three].map((scenario) => scenario.gain('post', 'attack'))).toEqual([1, 1, 2]);
  expect(three.keywords('post')).toEqual(['haste', 'assault']);
  expect(one.offers({ use: 'red-gate' })).toBe(false);
});

test('white-hot-maul leaves whom its bearer wounds vulnerable', () => {
  const scenario = createScenario(
    { pieces: [{ card: 'brute', equipment: ['white-hot-maul'] }] },
    { pieces: [{ card: 'post' }] },
  );
  expect(scenario.gain('brute', 'attack')).toBe(2);
  expect(scenario.attacks(['brute', 'post']).states('post')).toEqual(['vulnerable']);
});

test('steam-crossbow is for warriors and rangers, reaches the second line and pierces', () => {
  const scenario = createScenario(
    { hand: ['steam-crossbow'], pieces: [{ card: 'bowman' }, { card: 'sage' }] },
    { pieces: [{ card: 'post' }, { card: 'wall', slot: 4 }] },
  ).does({ play: 'steam-crossbow' });
  expect(scenario.offers('sage')).toBe(false);
  scenario.does('bowman').settles();
  expect(scenario.gain('bowman', 'attack')).toBe(3);
  scenario.attacks(['bowman', 'wall']);
  expect(scenario.wounds('wall')).toBe(1 + 3 - (3 - 1));
});
