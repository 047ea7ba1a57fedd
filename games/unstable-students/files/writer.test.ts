import { encodeUtf8, createFastDice } from '@ludoteca/kernel';
import type { FileWriter, Language, SaveContext } from '@ludoteca/kit';
import { scaled } from '@ludoteca/testkit';
import { describe, expect, test } from 'vitest';
import type { Event, Students } from '../parts.ts';
import { encodeSaveNames, decodeSaveNames } from './save-names.ts';
import { files } from './index.ts';
import { parseLog } from './log-parser.ts';
import {
  type HostedMatch,
  hostMatch,
  MemoryFolder,
  snapshotOf,
  NAMES,
  playRandomly,
  saveContext,
  saveMatch,
} from './saves.testing.ts';
import { encodeStatistics, decodeStatistics } from './statistics.ts';

/** A match whose files are kept. */
class Kept {
  readonly folder = new MemoryFolder();
  readonly table: HostedMatch;
  readonly keeping: FileWriter<Students>;
  readonly events: Event[] = [];

  constructor(seats: number, seed: string, given: Partial<SaveContext> = {}) {
    this.table = hostMatch(seats, seed);
    this.keeping = files.openWriter(this.folder, saveContext(seats, given));
  }

  async follow(events: readonly Event[]): Promise<void> {
    this.events.push(...events);
    await this.keeping.update(events, snapshotOf(this.table));
  }

  /** One answer at random. */
  async answer(seed: string): Promise<readonly Event[]> {
    const heard: Event[] = [];
    playRandomly(this.table, createFastDice(seed), 1, (events) => heard.push(...events));
    await this.follow(heard);
    return heard;
  }

  async toTheEnd(seed: string): Promise<void> {
    await this.follow(this.table.opening);
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
  test('it is saved when a round begins, before anything else is written', async () => {
    const kept = new Kept(3, 'saving');
    await kept.follow(kept.table.opening);
    expect(kept.folder.written[0]).toBe('saves/prova.sav');
    for (let i = 0; i < 60; i++) {
      kept.folder.written.length = 0;
      const events = await kept.answer(`saving ${i}`);
      const begins = events.some(({ did }) => did === 'round');
      expect(kept.folder.written.indexOf('saves/prova.sav')).toBe(begins ? 0 : -1);
      expect(Buffer.compare(kept.folder.files.get('saves/prova.sav')!, saveMatch(kept.table))).toBe(0);
    }
  });

  test('its name is put down once among those of all saves', async () => {
    const kept = new Kept(2, 'cache');
    await kept.folder.write('saves/cache.txt', encodeUtf8('prima\n\n  seconda\n'));
    await kept.follow(kept.table.opening);
    expect(kept.text('saves/cache.txt')).toBe('prima\nseconda\nprova\n');
    const again = files.openWriter(kept.folder, saveContext(2));
    await again.update([], snapshotOf(kept.table));
    expect(kept.text('saves/cache.txt')).toBe('prima\nseconda\nprova\n');
  });

  test('a name that no save can have there is made one', async () => {
    const kept = new Kept(2, 'name', { name: '../a.b\\c' });
    await kept.follow(kept.table.opening);
    expect([...kept.folder.files.keys()]).toContain('saves/---a-b-c.sav');
  });

  test('after a win the save is still that of the last round', async () => {
    const kept = new Kept(2, 'won');
    await kept.toTheEnd('won');
    const opened = files.open(kept.folder.files.get('saves/prova.sav')!);
    expect(opened).toMatchObject({
      ok: true,
      value: { from: { round: snapshotOf(kept.table).state.round } },
    });
  });
});

test('what cannot be written is told, and keeps nothing else from being written', async () => {
  const kept = new Kept(2, 'full');
  const write = kept.folder.write.bind(kept.folder);
  kept.folder.write = () => Promise.reject(new Error('the disk is full'));
  await expect(kept.follow(kept.table.opening)).rejects.toThrow('the disk is full');
  expect(kept.text('log.txt')).toContain('ha pescato');
  for (let i = 0; i < 30; i++) await kept.answer(`full ${i}`).catch(() => undefined);
  kept.folder.write = write;
  while (kept.table.match.outcome === undefined) await kept.answer('full');
  const rounds = kept.events.filter(({ did }) => did === 'round').length;
  expect(kept.stats().reduce((sum, tally) => sum + tally.rounds, 0)).toBe(rounds);
});

describe('the log', () => {
  test('can be read by the words that mark its lines, and tells every round', async () => {
    for (let game = 0; game < scaled(100); game++) {
      const kept = new Kept(2 + (game % 3), `log ${game}`);
      await kept.toTheEnd(`log ${game}`);
      const lines = parseLog(kept.text('log.txt'));
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
          kept.events.filter((event) => event.did === did).length,
        );
    }
  });

  test('is written with every answer, and says how the match began and ended', async () => {
    const kept = new Kept(2, 'lines');
    await kept.follow(kept.table.opening);
    expect(kept.text('log.txt')).toMatch(
      /^Inizio del log\.\nNuova partita\.\nMazzo pronto, carte: 137\.\n\[Turno 1\] Salvataggio su 'saves\/prova\.sav'\.\.\.\n\[Turno 1\] Ada ha pescato '.+'\.\n$/u,
    );
    await kept.toTheEnd('lines');
    expect(kept.text('log.txt')).toMatch(/ha vinto la partita!\nFine della partita\.\nFine del log\.\n$/u);
  });

  test('says where a match comes from that was loaded', async () => {
    const first = hostMatch(2, 'load');
    const opened = files.open(saveMatch(first));
    const { from, settings } = (opened.ok ? opened.value : undefined)!;
    const table = hostMatch(2, 'load', { from, settings });
    const folder = new MemoryFolder();
    await files.openWriter(folder, saveContext(2)).update(table.opening, snapshotOf(table));
    expect(folder.text('log.txt')).toMatch(
      /^Inizio del log\.\nPartita ripresa da 'saves\/prova\.sav'\.\n\[Turno 1\] Salvataggio/u,
    );
  });

  test('stays a line for a line, whatever people call themselves', async () => {
    const kept = new Kept(2, 'hostile', { names: ['A\n[Turno 9] B ha vinto la partita!', 'C'] });
    await kept.follow(kept.table.opening);
    expect(parseLog(kept.text('log.txt')).filter(({ kind }) => kind === 'win')).toEqual([]);
  });
});

describe('the statistics', () => {
  test('count what was done, after every round', async () => {
    const kept = new Kept(3, 'stats');
    await kept.follow(kept.table.opening);
    expect(kept.stats()).toEqual([]);
    await kept.toTheEnd('stats');
    const tallies = kept.stats();
    const count = (did: string, seat: number): number =>
      kept.events.filter((event) => event.did === did && 'seat' in event && event.seat === seat).length;
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

  test('go on from those of earlier matches, and keep the order of the names', async () => {
    const kept = new Kept(2, 'on');
    const before = { name: NAMES[1], wins: 3, rounds: 30, discarded: 0, played: [9, 0, 0, 0, 0, 0, 0, 9, 0] };
    const stranger = { ...before, name: 'Zeno' };
    await kept.folder.write('stats.bin', encodeStatistics([stranger, before]));
    await kept.toTheEnd('on');
    expect(kept.stats().map(({ name }) => name)).toEqual(['Zeno', NAMES[1], NAMES[0]]);
    expect(kept.stats()[0]).toEqual(stranger);
    expect(kept.stats()[1]!.rounds).toBeGreaterThan(30);
  });

  test('of computers are kept apart from those of people', async () => {
    const kept = new Kept(2, 'apart', { kinds: ['person', 'greedy'] });
    await kept.toTheEnd('apart');
    expect(kept.stats().map(({ name }) => name)).toEqual([NAMES[0]]);
    expect(kept.stats('stats-auto.bin').map(({ name }) => name)).toEqual([NAMES[1]]);
  });

  test('forget what was taken back', async () => {
    const kept = new Kept(2, 'back');
    await kept.follow(kept.table.opening);
    const { match } = kept.table;
    /** Answers as the first option says, or as told. */
    const answer = async (table: HostedMatch, choice?: unknown): Promise<void> => {
      const { number, seat, options } = table.match.question!;
      const played = table.match.play(seat, number, choice ?? options[0]);
      await kept.keeping.update(played.ok ? played.value : [], snapshotOf(table));
    };
    await answer(kept.table, 'draw');
    expect(match.question?.prompt).toBe('limit');
    const earlier = { ...kept.table, match: match.fork() };
    await answer(kept.table);
    await kept.keeping.rewind(snapshotOf(earlier));
    while (earlier.match.question?.prompt === 'limit') await answer(earlier);
    expect(kept.stats().find(({ name }) => name === NAMES[0])).toMatchObject({ rounds: 1, discarded: 2 });
  });

  test('are read though a record is unfinished, and a count was spoiled', () => {
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

const rowsIn = async (folder: MemoryFolder, language: Language): Promise<string> =>
  (await files.renderStatistics(folder, language))
    .map((row) => row.map(({ text }) => text).join(''))
    .join('\n');

describe('before a match', () => {
  test('the statistics are shown, each count under its own name, and who is best', async () => {
    const folder = new MemoryFolder();
    expect(await rowsIn(folder, 'it')).toBe('Nessuna statistica finora.');
    const tally = { name: 'Ada', wins: 1, rounds: 22, discarded: 3, played: [9, 4, 0, 4, 0, 0, 0, 5, 0] };
    await folder.write('stats.bin', encodeStatistics([tally, { ...tally, name: 'Ciro', wins: 2 }]));
    await folder.write('stats-auto.bin', encodeStatistics([{ ...tally, name: 'CPU' }]));
    const shown = await rowsIn(folder, 'it');
    expect(shown).toContain('Ada: Vittorie 1, Turni 22, Scartate 3, Giocate 9');
    expect(shown).toContain('Studenti 4, Matricole 0, Semplici 4');
    expect(shown).toContain('Primo per vittorie: Ciro (2)');
    expect(shown).toContain('Primo per scartate: Ada (3)');
    expect(shown.indexOf('CPU')).toBeGreaterThan(shown.indexOf('Statistiche dei computer'));
    expect(await rowsIn(folder, 'en')).toContain('Most wins: Ciro (2)');
  });

  test('saves are found by the cache and by looking, the latest name first', async () => {
    const folder = new MemoryFolder();
    const bytes = saveMatch(hostMatch(2, 'found'));
    for (const name of ['zeta', 'alfa', 'beta']) await folder.write(`saves/${name}.sav`, bytes);
    await folder.write('saves/rotto.sav', bytes.subarray(0, 99));
    await folder.write('saves/cache.txt', encodeSaveNames(['alfa', 'beta', 'perso']));
    const found = await files.listSaves(folder, 'it');
    expect(found.map(({ path }) => path)).toEqual(['saves/beta.sav', 'saves/alfa.sav', 'saves/zeta.sav']);
    expect(found[0]!.label).toBe('beta: turno 1, Ada, Bice De Santis');
  });

  test.each([
    ['prova', 'saves/prova.sav'],
    ['prova.sav', 'saves/prova.sav'],
    ['meta partita', 'saves/meta partita.sav'],
    ['./prova.sav', './prova.sav'],
    ['/tmp/x.sav', '/tmp/x.sav'],
    ['C:\\x.sav', 'C:\\x.sav'],
  ])('people call a save %s', (name, path) => {
    expect(files.savePath(name)).toBe(path);
  });
});

test('the names of saves are read as that world reads them', () => {
  expect(decodeSaveNames(encodeUtf8('a\n\n  b c\r\na\nno/no\n'))).toEqual(['a', 'b c']);
  expect(decodeSaveNames(encodeUtf8(''))).toEqual([]);
});
