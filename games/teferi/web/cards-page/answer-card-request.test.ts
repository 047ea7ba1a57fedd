/** The work of the worker of the page of cards and decks. */
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { answerCardRequest } from './answer-card-request.ts';

const CARDS = [
  { name: 'Test Bear', mana_cost: '{1}{G}', type_line: 'Creature — Bear', power: '2', toughness: '2' },
  { name: 'Test Riddle', mana_cost: '{9}{U}', type_line: 'Sorcery', oracle_text: 'Blorb the frobnicator.' },
];
const LINES = CARDS.map((card) => JSON.stringify(card)).join('\n');

async function importCards(file: Blob) {
  const reply = await answerCardRequest({ ask: 'import', file });
  if (reply.kind !== 'imported') throw new Error(reply.kind);
  return reply;
}

test('a card file is imported, compressed or not, and measured again from its index', async () => {
  for (const file of [new Blob([LINES]), new Blob([Uint8Array.from(gzipSync(LINES))])]) {
    const { index, survey } = await importCards(file);
    expect(survey).toMatchObject({ cards: 2, read: 1, refused: 1, reasons: [{ example: 'Test Riddle' }] });
    expect(await answerCardRequest({ ask: 'survey', index })).toEqual({ kind: 'surveyed', survey });
  }
});

test('a list becomes a deck of imported and shipped cards with its mana curve; unreadable cards are left out', async () => {
  const { index } = await importCards(new Blob([LINES]));
  const list = '4 Test Bear\n4 Test Riddle\n30 Forest\n4 Root Colossus\n30 Mountain';
  const reply = await answerCardRequest({ ask: 'build', index, list, name: 'mine' });
  expect(reply).toMatchObject({
    kind: 'built',
    leftOut: ['Test Riddle'],
    deck: { name: 'mine', definitions: [{ name: 'Test Bear' }] },
    curve: [0, 0, 4, 0, 0, 0, 4, 0],
  });
});

test('what is wrong is told', async () => {
  const file = new Blob(['{"name": 3}']);
  expect(await answerCardRequest({ ask: 'import', file })).toMatchObject({ kind: 'invalid file' });
  const list = '4 Nothing Known';
  expect(await answerCardRequest({ ask: 'build', index: undefined, list, name: 'mine' })).toMatchObject({
    kind: 'invalid list',
    reasons: expect.arrayContaining([expect.objectContaining({ why: 'unknown card' })]) as unknown,
  });
});
