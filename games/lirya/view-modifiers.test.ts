/** RULES 14: modifiers, their duration and delayed effects are public, in the view and in texts. */
import { LANGUAGES } from '@ludoteca/kit';
import { expect, test } from 'vitest';
import { forecastCombats } from './combat-forecast.ts';
import { createScenario, type Scenario } from './scenarios/scenario.testing.ts';
import { addTestCards } from './scene.testing.ts';
import { spell, T0 } from './stress-spells.testing.ts';
import { formatPieceModifiers, formatDelayedEffect, formatPlayerModifiers } from './text/modifiers.ts';
import { texts } from './text/index.ts';
import { character } from './stress.testing.ts';

const ONE = [{ like: { type: 'character' } as const }];
addTestCards('given tests', [
  spell(
    'bind',
    [
      {
        do: 'give',
        to: T0,
        gifts: [{ cannot: 'attack' }, { immune: 'combat damage' }, { untargetable: 'opponent' }],
        for: { turns: 2 },
      },
    ],
    ONE,
  ),
  spell('strengthen', [{ do: 'give', to: T0, gifts: [{ stat: 'attack', by: 2 }], for: 'turn' }], ONE),
  spell('vouch', [{ do: 'redirect damage', from: T0, to: 'you', for: 'until your next turn' }], ONE),
  spell('bless', [
    {
      do: 'give',
      to: 'you',
      gifts: [
        { keyword: 'shield', n: 3 },
        { cost: -1, cards: { type: 'spell' } },
        { hand: 'protected' },
        { more: 'damage', by: 1, of: 'spell' },
      ],
      for: 'permanent',
    },
  ]),
  spell('borrow', [{ do: 'take control', of: T0, for: 'turn' }], ONE),
  spell('promise', [
    { do: 'later', at: 'turn end', whose: 'opponent', effects: [{ do: 'draw', who: 'you', count: 1 }] },
  ]),
  character('beacon', {
    abilities: [
      {
        kind: 'static',
        to: { type: 'character', side: 'you' },
        gives: [{ immune: 'poisoned' }, { cannot: 'move' }],
      },
    ],
  }),
]);

const names = ['Ada', 'Bea'];
const lines = (scenario: Scenario, card: string): readonly string[] =>
  formatPieceModifiers('en', names, scenario.piece(card));

test('14.1 modifiers of a piece and their duration are public', () => {
  const scenario = createScenario({ hand: ['bind'], pieces: [{ card: 'brute' }] }).plays('bind', 'brute');
  const brute = scenario.match.view(1).players[0]?.pieces[0];
  expect(brute).toMatchObject({
    immune: ['combat damage'],
    cannot: ['attack'],
    untargetable: 'opponent',
    ready: false,
  });
  expect(brute?.given).toContainEqual({ what: { cannot: 'attack' }, term: { until: 'turns', turns: 2 } });
  expect(lines(scenario, 'brute')).toEqual([
    'Cannot attack, 2 more turns',
    'Is immune to combat damage, 2 more turns',
    'Cannot be the target of the opponent’s spells and abilities, 2 more turns',
  ]);
});

test('14.1 so are immunities and prohibitions from cards in play', () => {
  const scenario = createScenario({ pieces: [{ card: 'beacon' }, { card: 'brute' }] });
  expect(scenario.piece('brute')).toMatchObject({ immune: ['poisoned'], cannot: ['move'], given: [] });
  expect(lines(scenario, 'brute')).toEqual(['Is immune to being poisoned', 'Cannot change lines']);
});

test('14.1 the view shows turns, next turns, redirections and temporary control', () => {
  const scenario = createScenario(
    { hand: ['strengthen', 'vouch', 'borrow'], pieces: [{ card: 'brute' }] },
    { pieces: [{ card: 'post' }] },
  );
  scenario.plays('strengthen', 'brute').plays('vouch', 'brute').plays('borrow', 'post');
  expect(lines(scenario, 'brute')).toEqual([
    'Has +2 attack, until the end of the turn',
    'Its damage is dealt to Ada, until Ada’s next turn',
  ]);
  expect(lines(scenario, 'post')).toEqual(['Has changed sides, until the end of the turn']);
});

test('14.1 modifiers of players and delayed effects are public', () => {
  const scenario = createScenario({ hand: ['bless', 'promise'] })
    .plays('bless')
    .plays('promise');
  const view = scenario.match.view('spectator');
  expect(formatPlayerModifiers('en', names, view.players[0]!)).toEqual([
    'Has Shield 3',
    'All spells cost 1 less',
    'Protected hand: nobody else may look at it or make it discard',
    'Damage by spells +1',
  ]);
  expect(view.delayed).toMatchObject([{ at: 'turn end', whose: 1, seat: 0, card: 'promise' }]);
  expect(formatDelayedEffect('en', names, view.delayed[0]!)).toBe('At the end of Bea’s turn: draw a card');
  for (const language of LANGUAGES) {
    const zones = texts[language].zones(view, 'spectator', names, undefined);
    const self = zones.find(({ id }) => id === 'player 0')?.items[0];
    expect(self?.detail).toMatch(
      { it: /^Ha Scudo 3$/m, en: /^Has Shield 3$/m, pt: /^Tem Escudo 3$/m }[language],
    );
    expect(zones.some(({ id }) => id === 'later')).toBe(true);
  }
});

test('7.7 forecasts consider immunity, redirected damage and shields of players', () => {
  const scenario = createScenario(
    { hand: ['bind', 'vouch'], pieces: [{ card: 'post' }, { card: 'wall', slot: 1 }] },
    { pieces: [{ card: 'brute' }] },
  );
  const of = (card: string): number => scenario.piece(card).id;
  scenario.plays('bind', 'post').plays('vouch', 'wall');
  const view = scenario.match.view(0);
  expect(forecastCombats(view, [{ attacker: of('brute'), target: of('post') }])).toMatchObject([
    { damage: 0 },
  ]);
  expect(forecastCombats(view, [{ attacker: of('brute'), target: of('wall') }])).toMatchObject([
    { damage: 0 },
  ]);
});
