import { encodeUtf8, createFastDice } from '@ludoteca/kernel';
import type { FileWriter, Language, SaveContext } from '@ludoteca/kit';
import { scaleVolume } from '@ludoteca/testkit';
import { describe, expect, test } from 'vitest';
import type { Event, Students } from '../parts.ts';
import { encodeSaveNames, decodeSaveNames } from './save-names.ts';
import { files } from './index.ts';
import { parseLog } from './log-parser.ts';
import {
  type HostedMatch,
  hostMatch,
  MemoryFileFolder,
  snapshotOf,
  NAMES,
  playRandomly,
  saveContext,
  saveMatch,
} from './saves.testing.ts';
import { encodeStatistics, decodeStatistics } from './statistics.ts';

/** A match with the writer of its files. */
class WrittenMatch {
  readonly folder = new MemoryFileFolder();
  readonly table: HostedMatch;
  readonly writer: FileWriter<Students>;
  readonly events: Event[] = [];

  constructor(seats: number, seed: string, options: Partial<SaveContext> = {}) {
    this.table = hostMatch(seats, seed);
    this.writer = files.openWriter(this.folder, saveContext(seats, options));
  }

  async update(events: readonly Event[]): Promise<void> {
    this.events.push(...events);
    await this.writer.update(events, snapshotOf(this.table));
  }

  /** One answer at random. */
  async answer(seed: string): Promise<readonly Event[]> {
    const collected: Event[] = [];
    playRandomly(this.table, createFastDice(seed), 1, (events) => collected.push(...events));
    await this.update(collected);
    return collected;
  }

  async playToEnd(seed: string): Promise<void> {
    await this.update(this.table.opening);
    for (let i = 0; this.table.match.outcome === undefined; i++) await this.answer(`${seed} ${i}`);
  }

  text(name: string): string {
    return this.folder.text(name);
  }

  stats(file = 'stats.bin') {
    return decodeStatistics(this.folder.files.get(file) ?? new Uint8Array());
  }
}

describe('while a match is played', () => {
  test('the save is written at the start of a round, before the other files', async () => {
    const written = new WrittenMatch(3, 'saving');
    await written.update(written.table.opening);
    expect(written.folder.writtenFiles[0]).toBe('saves/prova.sav');
    for (let i = 0; i < 60; i++) {
      written.folder.writtenFiles.length = 0;
      const events = await written.answer(`saving ${i}`);
      const begins = events.some(({ did }) => did === 'round');
      expect(written.folder.writtenFiles.indexOf('saves/prova.sav')).toBe(begins ? 0 : -1);
      expect(Buffer.compare(written.folder.files.get('saves/prova.sav')!, saveMatch(written.table))).toBe(0);
    }
  });

  test('the name of the save is added once to the list of names', async () => {
    const written = new WrittenMatch(2, 'cache');
    await written.folder.write('saves/cache.txt', encodeUtf8('prima\n\n  seconda\n'));
    await written.update(written.table.opening);
    expect(written.text('saves/cache.txt')).toBe('prima\nseconda\nprova\n');
    const again = files.openWriter(written.folder, saveContext(2));
    await again.update([], snapshotOf(written.table));
    expect(written.text('saves/cache.txt')).toBe('prima\nseconda\nprova\n');
  });

  test('an invalid name of a save is replaced by a valid one', async () => {
    const written = new WrittenMatch(2, 'name', { name: '../a.b\\c' });
    await written.update(written.table.opening);
    expect([...written.folder.files.keys()]).toContain('saves/---a-b-c.sav');
  });

  test('after a win the save still holds the last round', async () => {
    const written = new WrittenMatch(2, 'won');
    await written.playToEnd('won');
    const opened = files.open(written.folder.files.get('saves/prova.sav')!);
    expect(opened).toMatchObject({
      ok: true,
      value: { from: { round: snapshotOf(written.table).state.round } },
    });
  });
});

test('a write error is reported, and the other files are written all the same', async () => {
  const written = new WrittenMatch(2, 'full');
  const write = written.folder.write.bind(written.folder);
  written.folder.write = () => Promise.reject(new Error('the disk is full'));
  await expect(written.update(written.table.opening)).rejects.toThrow('the disk is full');
  expect(written.text('log.txt')).toContain('ha pescato');
  for (let i = 0; i < 30; i++) await written.answer(`full ${i}`).catch(() => undefined);
  written.folder.write = write;
  while (written.table.match.outcome === undefined) await written.answer('full');
  const rounds = written.events.filter(({ did }) => did === 'round').length;
  expect(written.stats().reduce((sum, tally) => sum + tally.rounds, 0)).toBe(rounds);
});

describe('the log', () => {
  test('is recognised line by line and has every round', async () => {
    for (let game = 0; game < scaleVolume(100); game++) {
      const written = new WrittenMatch(2 + (game % 3), `log ${game}`);
      await written.playToEnd(`log ${game}`);
      const lines = parseLog(written.text('log.txt'));
      const known = lines.filter(({ kind }) => kind !== 'unknown' && kind !== 'session');
      const saves = lines
        .filter(({ kind }) => kind === 'save')
        .map(({ round, quoted }) => [round, quoted[0]]);
      expect(saves).toEqual(saves.map((_, i) => [i + 1, 'saves/prova.sav']));
      expect(known.length).toBeGreaterThan(saves.length * 2);
      expect(lines.slice(0, 3).map(({ kind }) => kind)).toEqual(['session', 'session', 'session']);
      expect(lines.filter(({ kind }) => kind === 'unknown').map(({ text }) => text)).toSatisfy(
        (odd: string[]) =>
          odd.every((line) => line.startsWith('Gli scarti') || line.startsWith('La partita si ferma')),
      );
      for (const did of ['draw', 'discard', 'win', 'swap'] as const)
        expect(known.filter(({ kind }) => kind === did)).toHaveLength(
          written.events.filter((event) => event.did === did).length,
        );
    }
  });

  test('is written with every answer, from the start to the end of the match', async () => {
    const written = new WrittenMatch(2, 'lines');
    await written.update(written.table.opening);
    expect(written.text('log.txt')).toMatch(
      /^Inizio del log\.\nNuova partita\.\nMazzo pronto, carte: 137\.\n\[Turno 1\] Salvataggio su 'saves\/prova\.sav'\.\.\.\n\[Turno 1\] Ada ha pescato '.+'\.\n$/u,
    );
    await written.playToEnd('lines');
    expect(written.text('log.txt')).toMatch(/ha vinto la partita!\nFine della partita\.\nFine del log\.\n$/u);
  });

  test('names the save from which a match was loaded', async () => {
    const first = hostMatch(2, 'load');
    const opened = files.open(saveMatch(first));
    const { from, settings } = (opened.ok ? opened.value : undefined)!;
    const table = hostMatch(2, 'load', { from, settings });
    const folder = new MemoryFileFolder();
    await files.openWriter(folder, saveContext(2)).update(table.opening, snapshotOf(table));
    expect(folder.text('log.txt')).toMatch(
      /^Inizio del log\.\nPartita ripresa da 'saves\/prova\.sav'\.\n\[Turno 1\] Salvataggio/u,
    );
  });

  test('has one line per entry even if names contain line breaks', async () => {
    const written = new WrittenMatch(2, 'hostile', { names: ['A\n[Turno 9] B ha vinto la partita!', 'C'] });
    await written.update(written.table.opening);
    expect(parseLog(written.text('log.txt')).filter(({ kind }) => kind === 'win')).toEqual([]);
  });
});

describe('the statistics', () => {
  test('count plays, discards, rounds and wins after every round', async () => {
    const written = new WrittenMatch(3, 'stats');
    await written.update(written.table.opening);
    expect(written.stats()).toEqual([]);
    await written.playToEnd('stats');
    const tallies = written.stats();
    const count = (did: string, seat: number): number =>
      written.events.filter((event) => event.did === did && 'seat' in event && event.seat === seat).length;
    for (const [seat, name] of NAMES.slice(0, 3).entries()) {
      const tally = tallies.find((one) => one.name === name)!;
      expect(tally.rounds).toBe(count('round', seat));
      expect(tally.wins).toBe(count('win', seat));
      expect(tally.discarded).toBe(count('discard', seat));
      expect(tally.played[0]).toBe(count('play', seat) + count('waste', seat) + count('block', seat));
      const [all, students, ...kinds] = tally.played;
      expect(kinds.reduce((sum, played) => sum + played, 0)).toBe(all);
      expect(kinds.slice(0, 3).reduce((sum, played) => sum + played, 0)).toBe(students);
    }
  });

  test('continue those of earlier matches and keep the order of names', async () => {
    const written = new WrittenMatch(2, 'on');
    const before = { name: NAMES[1], wins: 3, rounds: 30, discarded: 0, played: [9, 0, 0, 0, 0, 0, 0, 9, 0] };
    const stranger = { ...before, name: 'Zeno' };
    await written.folder.write('stats.bin', encodeStatistics([stranger, before]));
    await written.playToEnd('on');
    expect(written.stats().map(({ name }) => name)).toEqual(['Zeno', NAMES[1], NAMES[0]]);
    expect(written.stats()[0]).toEqual(stranger);
    expect(written.stats()[1]!.rounds).toBeGreaterThan(30);
  });

  test('of computer players are separate from those of persons', async () => {
    const written = new WrittenMatch(2, 'apart', { kinds: ['person', 'greedy'] });
    await written.playToEnd('apart');
    expect(written.stats().map(({ name }) => name)).toEqual([NAMES[0]]);
    expect(written.stats('stats-auto.bin').map(({ name }) => name)).toEqual([NAMES[1]]);
  });

  test('do not count answers that were taken back', async () => {
    const written = new WrittenMatch(2, 'back');
    await written.update(written.table.opening);
    const { match } = written.table;
    /** Answers with the options choice, or the first option. */
    const answer = async (table: HostedMatch, choice?: unknown): Promise<void> => {
      const { number, seat, options } = table.match.question!;
      const played = table.match.play(seat, number, choice ?? options[0]);
      await written.writer.update(played.ok ? played.value : [], snapshotOf(table));
    };
    await answer(written.table, 'draw');
    expect(match.question?.prompt).toBe('limit');
    const earlier = { ...written.table, match: match.fork() };
    await answer(written.table);
    await written.writer.rewind(snapshotOf(earlier));
    while (earlier.match.question?.prompt === 'limit') await answer(earlier);
    expect(written.stats().find(({ name }) => name === NAMES[0])).toMatchObject({ rounds: 1, discarded: 2 });
  });

  test('are decoded although a record is incomplete or a count is damaged', () => {
    const whole = encodeStatistics([
      { name: 'Ada', wins: 1, rounds: 2, discarded: 3, played: [1, 0, 0, 0, 0, 0, 0, 1, 0] },
    ]);
    expect(whole).toHaveLength(88);
    expect(decodeStatistics(whole.subarray(0, 87))).toEqual([]);
    const spoiled = Uint8Array.from([...whole, ...whole.subarray(0, 40)]);
    new DataView(spoiled.buffer).setInt32(32, -5, true);
    expect(decodeStatistics(spoiled)).toMatchObject([{ name: 'Ada', wins: 0, rounds: 2, discarded: 3 }]);
  });
});

const rowsIn = async (folder: MemoryFileFolder, language: Language): Promise<string> =>
  (await files.renderStatistics(folder, language))
    .map((row) => row.map(({ text }) => text).join(''))
    .join('\n');

describe('before a match', () => {
  test('the statistics show each count of each player and the best players', async () => {
    const folder = new MemoryFileFolder();
    expect(await rowsIn(folder, 'it')).toBe('Nessuna statistica finora.');
    const tally = { name: 'Ada', wins: 1, rounds: 22, discarded: 3, played: [9, 4, 0, 4, 0, 0, 0, 5, 0] };
    await folder.write('stats.bin', encodeStatistics([tally, { ...tally, name: 'Ciro', wins: 2 }]));
    await folder.write('stats-auto.bin', encodeStatistics([{ ...tally, name: 'CPU' }]));
    const rows = await rowsIn(folder, 'it');
    expect(rows).toContain('Ada: Vittorie 1, Turni 22, Scartate 3, Giocate 9');
    expect(rows).toContain('Studenti 4, Matricole 0, Semplici 4');
    expect(rows).toContain('Primo per vittorie: Ciro (2)');
    expect(rows).toContain('Primo per scartate: Ada (3)');
    expect(rows.indexOf('CPU')).toBeGreaterThan(rows.indexOf('Statistiche dei computer'));
    expect(await rowsIn(folder, 'en')).toContain('Most wins: Ciro (2)');
  });

  test('saves are listed by the names file and by the folder, the latest name first', async () => {
    const folder = new MemoryFileFolder();
    const bytes = saveMatch(hostMatch(2, 'found'));
    for (const name of ['zeta', 'alfa', 'beta']) await folder.write(`saves/${name}.sav`, bytes);
    await folder.write('saves/rotto.sav', bytes.subarray(0, 99));
    await folder.write('saves/cache.txt', encodeSaveNames(['alfa', 'beta', 'perso']));
    const listings = await files.listSaves(folder, 'it');
    expect(listings.map(({ path }) => path)).toEqual(['saves/beta.sav', 'saves/alfa.sav', 'saves/zeta.sav']);
    expect(listings[0]!.label).toBe('beta: turno 1, Ada, Bice De Santis');
  });

  test.each([
    ['prova', 'saves/prova.sav'],
    ['prova.sav', 'saves/prova.sav'],
    ['meta partita', 'saves/meta partita.sav'],
    ['./prova.sav', './prova.sav'],
    ['/tmp/x.sav', '/tmp/x.sav'],
    ['C:\\x.sav', 'C:\\x.sav'],
  ])('the save %s has its path', (name, path) => {
    expect(files.savePath(name)).toBe(path);
  });
});

test('the names of saves are decoded like in the original program', () => {
  expect(decodeSaveNames(encodeUtf8('a\n\n  b c\r\na\nno/no\n'))).toEqual(['a', 'b c']);
  expect(decodeSaveNames(encodeUtf8(''))).toEqual([]);
});
