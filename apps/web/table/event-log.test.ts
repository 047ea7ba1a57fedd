import type { MatchStep } from '@ludoteca/wire';
import { expect, test } from 'vitest';
import { lotsTexts } from '../../../kit/catalogue/lots-entry.testing.ts';
import { createEventLog } from './event-log.ts';

const steps: readonly MatchStep[] = [
  { number: 0, events: [{ did: 'draw', seat: 0, card: 1 } as MatchStep['events'][number]] },
  {
    number: 1,
    events: [{ did: 'draw', seat: 1 } as MatchStep['events'][number]],
    remarks: [{ seat: 1, reason: { why: 'draws', facts: { draws: 2 } } }],
  },
];
const texts = lotsTexts('en') as unknown as Parameters<typeof createEventLog>[1];
const told = (reasons: boolean) =>
  createEventLog({ steps, outcome: undefined, reasons }, texts, ['Ada', 'Wary']);

test('the event log has one line per event, each with a unique key', () => {
  expect(told(false).map(({ sentence }) => sentence)).toEqual(['Ada draws 1.', 'Wary draws a card.']);
});

test('explanations, if wanted, come before their events in lines with unique keys', () => {
  const lines = told(true);
  expect(lines.map(({ sentence, isExplanation = false }) => [sentence, isExplanation])).toEqual([
    ['Ada draws 1.', false],
    ['Wary: I have seen 2 draws.', true],
    ['Wary draws a card.', false],
  ]);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(3);
});
