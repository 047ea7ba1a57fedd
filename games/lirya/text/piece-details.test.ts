import { LANGUAGES } from '@ludoteca/kit';
import { expect, test } from 'vitest';
import { startScene } from '../scene.testing.ts';
import {
  formatCounters,
  formatStackItem,
  formatAbilities,
  formatState,
  explainStats,
  formatPieceDetails,
} from './piece-details.ts';

const captain = () =>
  startScene({
    players: [
      {
        pieces: [
          {
            card: 'breach-captain',
            equipment: ['white-hot-maul'],
            states: [{ state: 'blessed' }, { state: 'poisoned', turns: 1, amount: 1 }],
          },
        ],
      },
      {},
    ],
  }).view(0).players[0]!.pieces[0]!;

test('a changed value is explained part by part; a printed value is not', () => {
  const [attack, defence, ...more] = explainStats('en', captain());
  expect(attack).toMatchObject({
    stat: 'attack',
    question: 'Why is attack 7?',
    parts: expect.arrayContaining([
      { amount: '4', from: 'printed' },
      { amount: '+1', from: 'blessed' },
      { amount: '+2', from: 'equipment: White-Hot Maul' },
    ]),
  });
  expect(defence?.stat).toBe('defence');
  expect(more).toEqual([]);
});

test('the details list values, keywords, states and equipment, one per line', () => {
  expect(formatPieceDetails('en', captain(), ['Ada', 'Bea']).slice(2)).toEqual([
    'Assault: From the front line it attacks any enemy character, or the opponent.',
    'blessed: Has +1 attack and +1 defence.',
    'poisoned, one more turn: Takes 1 pure damage at the start of each of its turns.',
    'carries White-Hot Maul',
  ]);
});

test.each(LANGUAGES)('an immunity names its object, in %s', (language) => {
  const line = formatState(language, { state: 'immunity', amount: 1, against: 'combat damage' }, [
    'Ada',
    'Bea',
  ]);
  expect(line).toMatch(
    { it: /ai danni da combattimento$/, en: /to combat damage$/, pt: /a dano de combate$/ }[language],
  );
});

test('counters are shown with their nouns', () => {
  const foundry = { ...captain(), card: 'bell-foundry', counters: { toll: 2, story: 0, odd: 1 } };
  expect(formatCounters('en', foundry)).toEqual(['2 tolls', '1 odd']);
});

test('abilities are listed unless the piece is silenced; on the stack an ability has its own text', () => {
  const piece = captain();
  const [ability] = piece.abilities;
  expect(formatAbilities('en', piece)).toEqual([expect.stringMatching(/^At the start of your combat phase/)]);
  expect(formatAbilities('en', { ...piece, silenced: true })).toEqual([]);
  expect(formatStackItem('en', { card: piece.card, ability: ability! })).toBe(
    formatAbilities('en', piece)[0],
  );
  expect(formatStackItem('en', { card: 'slag-jet', ability: -1 })).toMatch(/^Deal 3 damage/);
});
