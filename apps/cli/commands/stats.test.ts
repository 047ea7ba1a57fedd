import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFastDice, deriveTableSeed, makeArchive, startMatch } from '@ludoteca/kernel';
import type { ArchiveStatistics } from '@ludoteca/kit';
import { openStorage } from '@ludoteca/server';
import { describe, expect, it } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import { sampleTable } from '../../server/storage/sample-rows.testing.ts';
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

/** A folder in which a server has stored a finished match of Lirya, an unfinished one, and one of a game that is not there. */
async function storeMatches(): Promise<string> {
  const folder = await makeTempFolder();
  const storage = await openStorage(folder);
  const { game } = entryOf('lirya');
  const seats = ['Ada', 'Bea'].map((name) => ({ kind: 'person', name, nonce: `nonce of ${name}` }) as const);
  const row = sampleTable('duel', { game: game.id, version: game.version, seats });
  const seed = deriveTableSeed(row.id, row.secret, seats);
  const match = expectOk(startMatch(game, { seats: 2, seed, dice: 'chacha' }));
  const dice = createFastDice('stored');
  while (match.question !== undefined) match.choose(dice.pick(match.question.options));
  const { settings, cards } = match.header;
  await storage.addTable({ ...row, settings, ...(cards && { cards }), state: 'over' });
  const entries = match.entriesSince(0).map((entry, at) => ({ entry, at }));
  await storage.appendEntries(row.id, 0, entries);
  await storage.addTable(sampleTable('open', { game: game.id, state: 'playing' }));
  await storage.addTable(sampleTable('gone', { game: 'lots', state: 'over' }));
  await storage.close();
  return folder;
}

describe('ludoteca stats', () => {
  it('counts the finished matches of a server, alone or with archives', async () => {
    const data = await storeMatches();
    const alone = await callCli(['stats', '--data', data, '--json']);
    expect([alone.exit, alone.err]).toEqual([1, [expect.stringMatching(/^gone: .*lots/)]]);
    const [duel] = JSON.parse(alone.out.join('\n')) as ArchiveStatistics[];
    expect(duel).toMatchObject({ game: 'lirya', matches: 1, unfinished: 0 });
    expect(duel!.players.map(({ name }) => name).toSorted()).toEqual(['Ada', 'Bea']);
    expect(duel!.cards.length).toBeGreaterThan(10);
    const both = await callCli(['stats', await writeMatches(), '--data', data, '--json']);
    expect(JSON.parse(both.out.join('\n'))).toMatchObject([{ game: 'lirya', matches: 3 }, { game: 'uno' }]);
    const none = await callCli(['stats', '--data', await makeTempFolder()]);
    expect([none.exit, none.err.length]).toEqual([2, 1]);
    expect((await callCli(['stats'])).exit).toBe(2);
  });

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
    ['en', 'Wins by deck', 'Ash Urchin', '.'],
    ['it', 'Vittorie per mazzo', 'Monello della Cenere', ','],
    ['pt', 'Vitórias por baralho', 'Moleque das Cinzas', ','],
  ])('prints tables with bars, in %s', async (lang, title, card, sign) => {
    const { exit: code, out } = await callCli(['stats', await writeMatches(), '--lang', lang]);
    expect(code).toBe(0);
    const text = out.join('\n');
    expect(text).toContain(title);
    expect(/Ada +#*-* +\d+(.)\d %/.exec(text)?.[1]).toBe(sign);
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
