import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeArchive } from '@ludoteca/kernel';
import type { ArchiveStatistics } from '@ludoteca/kit';
import { describe, expect, it } from 'vitest';
import { entryOf, randomMatch, toVerifiedArchive } from '../replay/matches.testing.ts';
import { callCli, makeTempFolder } from '../testing/cli.testing.ts';

function record(name: string, game: string, seats: number) {
  const entry = entryOf(game);
  const players = Array.from({ length: seats }, (_, i) => ({
    name: ['Ada', 'Bea', 'Cam'][i]!,
    kind: 'person',
  }));
  const { recording } = toVerifiedArchive(entry, randomMatch(entry, seats, name), { players });
  return { name, bytes: makeArchive(recording), places: recording.outcome?.places ?? [] };
}

const lirya = ['lirya-1', 'lirya-2'].map((name) => record(name, 'lirya', 2));
const matches = [...lirya, record('uno', 'uno', 3)];

async function writeMatches(): Promise<string> {
  const folder = await makeTempFolder();
  for (const { name, bytes } of matches) await writeFile(join(folder, `${name}.ludoteca`), bytes);
  return folder;
}

/** How often a seat won a match of Lirya alone. */
const winsOf = (seat: number): number =>
  lirya.filter(({ places }) => places[seat] === 1 && places.filter((place) => place === 1).length === 1)
    .length;

describe('ludoteca stats', () => {
  it('counts the matches of a folder by game, as JSON', async () => {
    const { exit: code, out } = await callCli(['stats', await writeMatches(), '--json']);
    expect(code).toBe(0);
    const [duel, uno] = JSON.parse(out.join('\n')) as ArchiveStatistics[];
    expect([duel!.game, duel!.matches, uno!.game, uno!.matches]).toEqual(['lirya', 2, 'uno', 1]);
    const wins = (name: string): number => duel!.players.find((one) => one.name === name)?.rate.wins ?? -1;
    expect([wins('Ada'), wins('Bea')]).toEqual([winsOf(0), winsOf(1)]);
    expect(duel!.decks.map(({ name }) => name).toSorted()).toEqual(['ember-vanguard', 'tidewind-circle']);
    expect(duel!.pairings).toHaveLength(1);
    expect(duel!.cards.length).toBeGreaterThan(10);
    expect(duel!.turns!.median).toBeGreaterThan(1);
    expect(uno).toMatchObject({ decks: [], cards: [], pairings: [] });
  });

  it.each([
    ['en', 'Wins by deck', 'Ash Urchin'],
    ['it', 'Vittorie per mazzo', 'Monello della Cenere'],
    ['pt', 'Vitórias por baralho', 'Moleque das Cinzas'],
  ])('prints tables with bars, in %s', async (lang, title, card) => {
    const { exit: code, out } = await callCli(['stats', await writeMatches(), '--lang', lang]);
    expect(code).toBe(0);
    const text = out.join('\n');
    expect(text).toContain(title);
    expect(text).toMatch(/Ada +#*-* +\d+\.\d %/);
    expect(text).toContain(card);
  });

  it('leaves out what cannot be read, and says so', async () => {
    const folder = await writeMatches();
    await writeFile(join(folder, 'bad.ludoteca'), 'no archive');
    const { exit: code, out, err: errors } = await callCli(['stats', folder, '--json']);
    expect([code, errors.length]).toEqual([1, 1]);
    expect(errors[0]).toContain('bad.ludoteca');
    expect(JSON.parse(out.join('\n'))).toHaveLength(2);
    const none = await callCli(['stats', join(folder, 'bad.ludoteca')]);
    expect(none.exit).toBe(1);
    expect((await callCli(['stats', join(folder, 'none')])).exit).toBe(2);
    expect(none.err.at(-1)).toContain('none of these archives can be counted');
  });
});
