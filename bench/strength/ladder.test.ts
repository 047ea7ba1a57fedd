import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue } from '@ludoteca/games';
import { expect, test } from 'vitest';
import { countScores, formatLadder } from './format-ladder.ts';
import { countSeats, listPairings, pairingKey, playDeal } from './ladder.ts';
import { LadderJournal } from './ladder-journal.ts';

const uno = catalogue.find(({ game }) => game.id === 'uno')!;
const risika = catalogue.find(({ game }) => game.id === 'risika')!;

test('every level meets the next lower one, and greedy meets the ends of its scale', () => {
  expect(listPairings(uno).map(({ players }) => players.join(' : '))).toEqual([
    'beginner : random',
    'intermediate : beginner',
    'advanced : intermediate',
    'expert : advanced',
    'expert : greedy',
    'greedy : intermediate',
  ]);
});

test('a deal is the same whenever it is played, with an even number of seats', () => {
  const pairing = { entry: uno, players: ['greedy', 'random'] as const };
  const score = (deal: number): number => playDeal(pairing, deal, () => 0).score;
  const scores = Array.from({ length: 20 }, (_, deal) => score(deal));
  expect(scores).toEqual(scores.map((_, deal) => score(deal)));
  expect(new Set(scores).size).toBeGreaterThan(1);
  expect(countSeats(uno)).toBe(2);
  expect(countSeats(risika)).toBe(4);
  expect([0, 0.5, 1, 1.5, 2]).toContain(playDeal({ ...pairing, entry: risika }, 0, () => 0).score);
});

test('a journal is continued, without a line that was cut off', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'ladder-')), 'sub', 'journal.jsonl');
  const result = { score: 1.5, times: [2, 4], seconds: 1 };
  const journal = new LadderJournal(file);
  journal.add('key', 0, result);
  journal.add('key', 1, result);
  appendFileSync(file, '\n{"key":"key","deal":2,"sc');
  const continued = new LadderJournal(file);
  expect([...continued.of('key').keys()]).toEqual([0, 1]);
  continued.add('key', 2, result);
  expect([...new LadderJournal(file).of('key').keys()]).toEqual([0, 1, 2]);
  writeFileSync(file, readFileSync(file, 'utf8').replace('1.5', '7'));
  expect([...new LadderJournal(file).of('key').keys()]).toEqual([1, 2]);
});

test('the budget is part of the key, so that results of other budgets are not mixed', () => {
  const [first] = listPairings(uno);
  expect(pairingKey(first!)).toBe('uno 1 beginner:0/35 random');
});

test('a row shows the score with its interval, the verdict of the test and the median time', () => {
  const results = Array.from({ length: 40 }, (_, i) => ({
    score: i % 2 === 0 ? 2 : 1,
    times: [2, 4, 6],
    seconds: 90,
  }));
  expect(countScores(results)).toEqual([0, 0, 20, 0, 20]);
  const table = formatLadder([{ pairing: { entry: uno, players: ['expert', 'greedy'] }, results }]);
  expect(table).toContain('| `expert` : `greedy` | 80 | 75.0 % (65 to 83) | 191 ± 74 | stronger | 4.0 ms |');
  expect(table).toContain('1.00 hours.');
});
