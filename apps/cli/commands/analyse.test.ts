import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AnyParts, makeArchive, type Match, type Recording } from '@ludoteca/kernel';
import { createPlayer, playOut } from '@ludoteca/players';
import { describe, expect, it } from 'vitest';
import { entryOf, startedMatch, toVerifiedArchive } from '../replay/matches.testing.ts';
import { callCli, makeTempFolder } from '../testing/cli.testing.ts';

const entry = entryOf('uno');

/** A match of greedy players, to its end or for that many entries. */
function greedyMatch(most?: number): Match<AnyParts> {
  const match = startedMatch(entry, 2, 'analysis');
  const players = [0, 1].map((seat) => createPlayer(entry, 'greedy', `${seat}`));
  playOut(match, players, { most });
  return match;
}

const { recording } = toVerifiedArchive(entry, greedyMatch(), {
  players: [
    { name: 'Ada', kind: 'person' },
    { name: 'Bea', kind: 'person' },
  ],
});

async function writeRecording(written: Recording = recording): Promise<string> {
  const file = join(await makeTempFolder(), 'match.ludoteca');
  await writeFile(file, makeArchive(written));
  return file;
}

interface JsonAnalysis {
  readonly number: number;
  readonly seat: number;
  readonly played: unknown;
  readonly answers: readonly {
    readonly answer: unknown;
    readonly chance: number;
    readonly rollouts: number;
    readonly variation: readonly { readonly seat: number; readonly answer: unknown }[];
  }[];
}
const analyse = async (...options: readonly string[]): Promise<readonly JsonAnalysis[]> => {
  const { exit, out } = await callCli([
    'analyse',
    await writeRecording(),
    '--iterations',
    '24',
    '--json',
    ...options,
  ]);
  expect(exit).toBe(0);
  return JSON.parse(out.join('\n')) as readonly JsonAnalysis[];
};

describe('ludoteca analyse', () => {
  it('rates each answer that had an alternative, and the best ones, as JSON', async () => {
    const analysed = await analyse();
    expect(analysed.length).toBeGreaterThan(5);
    for (const { number, played, answers } of analysed) {
      expect(recording.archive.entries[number]).toEqual({ answer: played });
      expect(answers.map(({ answer }) => answer)).toContainEqual(played);
      const chances = answers.map(({ chance }) => chance);
      expect(chances).toEqual(chances.toSorted((one, other) => other - one));
      expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...chances)).toBeLessThanOrEqual(1);
    }
    const { answers } = analysed.at(-1)!;
    expect(answers[0]!.chance).toBe(1);
    // The winning discard ends the match, so nothing follows it.
    expect(answers[0]!.variation).toEqual([]);
    expect(analysed[0]!.answers[0]!.variation.length).toBeGreaterThan(0);
  });

  it('says the same again for the same seed', async () => {
    expect(await analyse('--seed', 'x')).toEqual(await analyse('--seed', 'x'));
    expect(await analyse('--seed', 'x')).not.toEqual(await analyse('--seed', 'y'));
  });

  it.each([
    ['en', 'answer', /turning points/i],
    ['it', 'risposta', /momenti decisivi/i],
    ['pt', 'resposta', /momentos decisivos/i],
  ])('prints a curve and turning points, in %s', async (lang, head, turning) => {
    const { exit, out } = await callCli([
      'analyse',
      await writeRecording(),
      '--iterations',
      '24',
      '--lang',
      lang,
    ]);
    expect(exit).toBe(0);
    expect(out[0]).toContain(head);
    expect(out.join('\n')).toMatch(/ (Ada|Bea) +#*-* +\d+ % {2}\S/);
    expect(out.join('\n')).toMatch(turning);
  });

  it('prints the best answers to one question', async () => {
    const [first] = await analyse();
    const options = ['--at', `${first!.number}`, '--iterations', '24', '--lang', 'en'];
    const { exit, out } = await callCli(['analyse', await writeRecording(), ...options]);
    expect(exit).toBe(0);
    expect(out.indexOf('')).toBe(1 + first!.answers.length);
    expect(out.slice(2 + first!.answers.length).join(' ')).toMatch(
      /^Expected continuation: (Ada|Bea): .*\.$/,
    );
    expect(out.filter((line) => line.endsWith('(given)'))).toHaveLength(1);
    expect(out[1]).toMatch(/^ *\d+ % ± \d+ +\d+ {2}\S/);
  });

  it('refuses a match that is not over, because it would show hidden cards', async () => {
    const unfinished = toVerifiedArchive(entry, greedyMatch(5)).recording;
    const { exit, err } = await callCli(['analyse', await writeRecording(unfinished)]);
    expect(exit).toBe(2);
    expect(err.join('\n')).toContain('the match is not over');
  });

  it.each([
    [['--at', '99999'], 'no answer with an alternative was given'],
    [['--iterations', '1'], '--iterations must be'],
  ])('refuses %j', async (options, sentence) => {
    const { exit, err } = await callCli(['analyse', await writeRecording(), ...options]);
    expect(exit).toBe(2);
    expect(err.join('\n')).toContain(sentence);
  });
});
