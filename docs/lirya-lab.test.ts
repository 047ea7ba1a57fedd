import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STARTER_DECK_IDS } from '../games/lirya/deck/index.ts';
import { runExperiment } from '../games/lirya/lab/experiment.ts';
import { formatReport } from '../games/lirya/lab/format-report.ts';
import { labTexts } from '../games/lirya/lab/texts/index.ts';
import { describe, expect, test } from 'vitest';
import { scaleVolume } from '../testkit/scale.ts';

const doc = readFileSync(join(import.meta.dirname, 'lirya-lab.md'), 'utf8');
const [, command = '', , report = ''] = doc.split(/```\n/u);
const lines = report.trimEnd().split('\n');
const games = Number(/--games (\d+)/u.exec(command)?.[1]);

/** The share that a line of the report begins with, after its name. */
const shareIn = (line: string | undefined): number => Number(/([\d.]+) %/u.exec(line ?? '')?.[1]);

/** Which decks a line is about. */
const named = (row: string): string =>
  row
    .slice(0, 40)
    .replaceAll(/[\d.]+/gu, '')
    .trim();

describe('the report of the lab', () => {
  test('is of the command that it names', () => {
    expect(command.trim()).toBe(
      `npx ludoteca lirya lab ${STARTER_DECK_IDS.join(' ')} --games ${games} --preset balanced --lang en`,
    );
    expect(lines[0]).toBe(labTexts.en.heading('balanced', games, 'lab'));
    expect(games).toBeGreaterThanOrEqual(400);
  });

  test('meets the targets of balance', () => {
    expect(shareIn(lines[1])).toBeGreaterThanOrEqual(47);
    expect(shareIn(lines[1])).toBeLessThanOrEqual(53);
    const median = Number(/median (\d+)/u.exec(lines[2] ?? '')?.[1]);
    expect(median).toBeGreaterThanOrEqual(18);
    expect(median).toBeLessThanOrEqual(24);
    expect(shareIn(lines[4])).toBeLessThanOrEqual(25);
    for (const line of lines.slice(6, 12)) {
      expect(shareIn(line)).toBeGreaterThanOrEqual(40);
      expect(shareIn(line)).toBeLessThanOrEqual(60);
    }
  });

  test('has the current format of the lab, and a few matches give similar figures', () => {
    const decks = STARTER_DECK_IDS.map((name) => ({ name, deck: name }));
    const trial = runExperiment({ decks, preset: 'balanced', games: scaleVolume(100), seed: 'lab' });
    const now = formatReport(trial, labTexts.en, 'en').map((row) => row.map(({ text }) => text).join(''));
    expect(now).toHaveLength(lines.length);
    expect(now.slice(6, 12).map(named)).toEqual(lines.slice(6, 12).map(named));
    expect(trial.turns.median).toBeGreaterThanOrEqual(14);
    expect(trial.turns.median).toBeLessThanOrEqual(28);
    expect(trial.attackers.share).toBeLessThan(0.25);
  });
});
