/** Combat forecasts agree with the rules. */
import { at } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { forecastCombats } from './combat-forecast.ts';
import { allCards } from './pool/index.ts';
import type { ScenePiece } from './position.ts';
import { createScenario } from './scenarios/scenario.testing.ts';
import { addTestCards, startScene, passAll } from './scene.testing.ts';
import { spell, T0 } from './stress-spells.testing.ts';
import type { CharacterCard } from './card-definition/index.ts';

addTestCards('forecast tests', [
  spell(
    'ward',
    [{ do: 'give', to: T0, gifts: [{ keyword: 'shield', n: 3 }], for: 'permanent' }],
    [{ like: {} }],
  ),
]);

/** Cards without abilities: abilities can change more than a forecast knows. */
const fighters = allCards().filter(
  (card): card is CharacterCard =>
    card.type === 'character' && card.token !== true && (card.abilities ?? []).length === 0,
);

/** The forecast and the result of an attack of the first piece on the second. */
function met(attacker: ScenePiece, target: ScenePiece, preset: string) {
  const match = startScene(
    { phase: 'combat', players: [{ pieces: [attacker] }, { pieces: [target] }] },
    { preset },
  );
  const view = match.view(0);
  const [own, other] = view.players.map(({ pieces }) => at(pieces, 0));
  const [foreseen] = forecastCombats(view, [{ attacker: own!.id, target: other!.id }]);
  const options = (match.question?.options ?? []).filter(
    (option) => typeof option === 'object' && 'target' in option && 'id' in option.target,
  );
  if (options.length === 0) return undefined;
  const declared = match.play(0, match.number, options[0], 'done');
  const events = [...(declared.ok ? declared.value : []), ...passAll(match)];
  const dealtTo = (id: number): number =>
    events.reduce(
      (sum, event) =>
        event.did === 'damage' && event.to !== null && 'id' in event.to && event.to.id === id
          ? sum + event.amount
          : sum,
      0,
    );
  const died = (id: number): boolean => events.some((event) => event.did === 'die' && event.piece.id === id);
  return {
    foreseen,
    happened: {
      damage: dealtTo(other!.id),
      kills: died(other!.id),
      back: dealtTo(own!.id),
      dies: died(own!.id),
    },
  };
}

describe.each(['canon', 'balanced'])('by the rules %s', (preset) => {
  test('the forecast for two characters without abilities is what happens', () => {
    let pairs = 0;
    for (const attacker of fighters)
      for (const target of fighters) {
        const both = met({ card: attacker.id }, { card: target.id }, preset);
        if (both === undefined) continue;
        expect({ attacker: attacker.id, target: target.id, ...both.foreseen }).toMatchObject(both.happened);
        pairs++;
      }
    expect(pairs).toBeGreaterThan(100);
  });

  test('states count', () => {
    const [one] = fighters;
    for (const state of ['vulnerable', 'fortified', 'blessed', 'cursed'] as const) {
      const both = met({ card: one!.id }, { card: one!.id, states: [{ state }] }, preset)!;
      expect({ state, ...both.foreseen }).toMatchObject(both.happened);
    }
  });
});

test('a character that has died before is not hit again, and life is counted down', () => {
  const match = startScene({
    phase: 'combat',
    players: [
      { pieces: [{ card: 'breach-captain' }, { card: 'road-recruit' }] },
      { life: 9, pieces: [{ card: 'ash-urchin' }] },
    ],
  });
  const view = match.view('spectator');
  const [captain, recruit] = at(view.players, 0).pieces.map(({ id }) => id);
  const urchin = at(at(view.players, 1).pieces, 0).id;
  expect(
    forecastCombats(view, [
      { attacker: captain!, target: urchin },
      { attacker: recruit!, target: urchin },
      { attacker: captain!, target: -2 },
      { attacker: recruit!, target: -2 },
    ]),
  ).toMatchObject([
    { damage: 4, kills: true, fails: false },
    { fails: true },
    { damage: 4, healthLeft: 5, kills: false },
    { damage: 2, healthLeft: 3 },
  ]);
});

test('the rest of a shield stops the next damage, as forecast', () => {
  const pieces = [
    { card: 'bowman', slot: 0 },
    { card: 'brute', slot: 1 },
  ];
  const scenario = createScenario({ pieces }, { hand: ['ward'], pieces: [{ card: 'post' }] }, { active: 1 });
  scenario.plays('ward', 'post').endsTurn();
  const target = scenario.piece('post').id;
  const attacks = ['bowman', 'brute'].map((card) => ({ attacker: scenario.piece(card).id, target }));
  expect(forecastCombats(scenario.match.view(0), attacks).map(({ damage }) => damage)).toEqual([0, 3]);
  expect(scenario.attacks(['bowman', 'post'], ['brute', 'post']).wounds('post')).toBe(3);
});

test.each(['moth-prince', 'moth-prince-ii'])('of hidden attackers beside %s it is what happens', (prince) => {
  const pieces = [
    { card: prince, slot: 0 },
    { card: 'roof-viper', slot: 1 },
    { card: 'post', slot: 2, states: [{ state: 'stealth' as const }] },
  ];
  const scenario = createScenario({ pieces }, { pieces: [{ card: 'wall', slot: 0 }] }).does('combat');
  while (scenario.asked === 'window') scenario.does('pass');
  expect(scenario.asked).toBe('attack');
  const target = scenario.piece('wall').id;
  const attackers = ['roof-viper', 'post'];
  const forecasts = forecastCombats(
    scenario.match.view(0),
    attackers.map((card) => ({ attacker: scenario.piece(card).id, target })),
  );
  scenario.attacks(['roof-viper', 'wall'], ['post', 'wall']);
  for (const [i, from] of attackers.entries()) {
    const { damage: amount } = at(forecasts, i);
    expect(scenario.countEvents({ did: 'damage', from, to: 'wall', amount })).toBe(amount > 0 ? 1 : 0);
    expect(scenario.countEvents({ did: 'damage', from, to: 'wall' })).toBe(amount > 0 ? 1 : 0);
  }
});
