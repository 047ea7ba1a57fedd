/** Tests of the original files. */
import { at, createFastDice, type Reason } from '@ludoteca/kernel';
import { takeHostSnapshot } from '@ludoteca/kit';
import { scaleVolume } from '@ludoteca/testkit';
import { describe, expect, test } from 'vitest';
import { risika } from '../entry.ts';
import type { Event } from '../parts.ts';
import { texts } from '../text/index.ts';
import { MemoryFolder } from './folder.testing.ts';
import { files } from './index.ts';
import {
  startFrom,
  NAMES,
  playWithFiles,
  createContext,
  answerAtRandom,
  playToNextRound,
} from './matches.testing.ts';
import { parseSave } from './parse-save.ts';
import { damageBytes, sampleSave, sampleSaveBytes, SHAPES } from './saves.testing.ts';
import { encodeWins } from './statistics.ts';
import { encodeSave } from './encode-save.ts';

const opened = (bytes: Uint8Array) => {
  const read = files.open(bytes);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value;
};
const text = (...reasons: readonly Reason[]): string =>
  reasons.map((reason) => texts.it.reason(reason, [])).join(' ');

describe('a save', () => {
  test.each(Object.entries(SHAPES))('of %s opens, plays on and is saved', (_, bytes) => {
    const { names, ...rest } = opened(bytes);
    const match = startFrom(names.length, 'on', { names, ...rest });
    const dice = createFastDice('on');
    expect(match.question).toMatchObject({ prompt: 'round', seat: 0 });
    const now = files.save(takeHostSnapshot(match), createContext(names));
    expect(now).toEqual(encodeSave(parseSave(bytes).save!));
    for (let round = 0; round < 3 && playToNextRound(match, dice); round++) {
      const later = files.save(takeHostSnapshot(match), createContext(names))!;
      expect(parseSave(later).problems).toEqual([]);
      const again = startFrom(opened(later).names.length, 'again', opened(later));
      expect(files.save(takeHostSnapshot(again), createContext(opened(later).names))).toEqual(later);
    }
  });

  test('is possible at the start of a round and at no other moment', () => {
    const match = startFrom(3, 'moments');
    const dice = createFastDice('moments');
    for (let i = 0; i < 2000 && match.question !== undefined; i++) {
      const can = files.save(takeHostSnapshot(match), createContext(NAMES)) !== undefined;
      expect(can).toBe(match.question.prompt === 'round');
      answerAtRandom(match, dice);
    }
  });

  test('holds the players in play in turn order, the starter first', () => {
    const { from, names } = opened(encodeSave({ ...sampleSave(4), current: 0 }));
    const turned = { ...(from as object), starter: 2 };
    const match = startFrom(4, 'turned', { from: turned, names, settings: {}, warnings: [] });
    const save = parseSave(files.save(takeHostSnapshot(match), createContext(names))!).save!;
    expect(save.players.map(({ name }) => name)).toEqual(['Ciro', 'Dora', 'Ada', 'Bice']);
  });

  test('numbers names that are equal after truncation', () => {
    const match = startFrom(3, 'alike', opened(sampleSaveBytes(3)));
    const names = ['Giovanna della Rovere di Sopra', 'Giovanna della Rovere di Sotto', 'Ada'];
    const { save, warnings } = parseSave(files.save(takeHostSnapshot(match), createContext(names))!);
    expect(save!.players.map(({ name }) => name)).toEqual([
      'Giovanna della Rovere d',
      'Giovanna della Rovere 2',
      'Ada',
    ]);
    expect(warnings).toEqual([]);
  });

  test('includes the territories of a seat that has left', () => {
    const match = startFrom(3, 'left', opened(sampleSaveBytes(3)));
    match.withdraw(1);
    const save = parseSave(files.save(takeHostSnapshot(match), createContext(NAMES.slice(0, 3)))!).save!;
    expect(save.players.map(({ name }) => name)).toEqual(['Ada', 'Bice', 'Ciro']);
  });

  test('that is refused or repaired has a sentence for each problem', () => {
    const refused = files.open(sampleSaveBytes(3).subarray(0, 100));
    expect(refused.ok ? '' : text(...refused.problem)).toMatch(/Il file finisce troppo presto: .*byte 88/);
    expect(text(...opened(SHAPES['a lost card']!).warnings)).toContain('14');
  });

  test('with random damage is refused or gives a valid start position', () => {
    const dice = createFastDice('positions');
    const shapes = Object.values(SHAPES);
    for (let i = scaleVolume(100_000); i > 0; i--) {
      const read = files.open(damageBytes(dice.pick(shapes), dice));
      const { from, names } = read.ok ? read.value : { from: null, names: [] };
      const taken = risika.game.position!(from, { defence: 'declared', rounds: 0 }, names.length);
      expect(taken.ok).toBe(read.ok);
    }
  });
});

/** A match of characters that was kept in a folder until some round, and then saved as people do. */
async function keptUntil(round: number, kinds = ['person', 'cautious', 'vengeful']): Promise<MemoryFolder> {
  const folder = new MemoryFolder();
  const heard: Event[] = [];
  const match = startFrom(3, 'kept', undefined, heard);
  const sat = createContext(NAMES.slice(0, 3), kinds);
  await playWithFiles(
    match,
    folder,
    sat,
    heard,
    ({ question }) => question?.prompt === 'round' && match.view('judge').round === round,
  );
  folder.files.set('salvataggio.rsk', files.save(takeHostSnapshot(match), sat)!);
  return folder;
}

describe('the sidecar of a save', () => {
  test('contains the players, the round and who is out', async () => {
    const folder = await keptUntil(3);
    const bytes = folder.files.get('salvataggio.rsk')!;
    const known = await files.addSidecar!(folder, 'salvataggio.rsk', opened(bytes));
    expect(known.names).toEqual(['Ada', 'Bice', 'Ciro']);
    expect(known.kinds).toEqual(['person', 'cautious', 'vengeful']);
    expect(known.from).toMatchObject({ round: 3, out: [] });
    expect(known.settings).toEqual({ defence: 'declared', rounds: 300 });
    const match = startFrom(3, 'beside', known);
    expect(files.save(takeHostSnapshot(match), createContext(known.names))).toEqual(bytes);
  });

  test('of another save is ignored', async () => {
    const folder = await keptUntil(2);
    folder.files.set('salvataggio.rsk', sampleSaveBytes(3));
    const known = await files.addSidecar!(folder, 'salvataggio.rsk', opened(sampleSaveBytes(3)));
    expect(known.kinds).toBeUndefined();
    expect(known.from).toMatchObject({ round: 1 });
  });

  test('may contain anything', async () => {
    const folder = await keptUntil(2);
    const save = opened(folder.files.get('salvataggio.rsk')!);
    for (const odd of ['', '{', '[]', '{"saves":[null,{"sum":1}]}', '\u0000'])
      await expect(
        files.addSidecar!(
          new MemoryFolder({
            'salvataggio.rsk': folder.files.get('salvataggio.rsk')!,
            'salvataggio.extra.json': new TextEncoder().encode(odd),
          }),
          'salvataggio.rsk',
          save,
        ),
      ).resolves.toEqual(save);
  });

  test('keeps the entry of the manual save while the match goes on', async () => {
    const folder = await keptUntil(2);
    const bytes = folder.files.get('salvataggio.rsk')!;
    const known = await files.addSidecar!(folder, 'salvataggio.rsk', opened(bytes));
    await playWithFiles(
      startFrom(3, 'later', known),
      folder,
      createContext(known.names, [...known.kinds!]),
      [],
      (match) => match.view('judge').round > 4,
    );
    const after = await files.addSidecar!(folder, 'salvataggio.rsk', opened(bytes));
    expect(after).toEqual(known);
    const automatic = folder.files.get('salvataggio-automatico.rsk')!;
    const auto = await files.addSidecar!(folder, 'salvataggio-automatico.rsk', opened(automatic));
    expect(auto.from).toMatchObject({ round: 5 });
  });
});

describe('the saves of a folder', () => {
  test('are listed, the standard one first, with players and round', async () => {
    const folder = await keptUntil(3);
    folder.files.set('altra.rsk', new Uint8Array(3));
    folder.files.set('Salvataggio.rsk', sampleSaveBytes(4));
    await expect(files.listSaves(folder, 'it')).resolves.toEqual([
      { path: 'salvataggio.rsk', label: expect.stringMatching(/^salvataggio\.rsk: .*Ada.* · giro 3$/) },
      { path: 'Salvataggio.rsk', label: 'Salvataggio.rsk: Ada, Bice, Ciro, Dora' },
      { path: 'salvataggio-automatico.rsk', label: expect.stringContaining('giro 3') },
      { path: 'altra.rsk', label: 'altra.rsk: non si può leggere' },
    ]);
  });

  test('have the names of the original program', () => {
    expect(files.manualSavePath!(createContext(NAMES))).toBe('salvataggio.rsk');
    expect(files.savePath('prova')).toBe('prova.rsk');
    expect(files.savePath('prova.rsk')).toBe('prova.rsk');
  });
});

describe('the log', () => {
  test('has a line for every event, dice included, and is appended by each match', async () => {
    const folder = new MemoryFolder({ 'log.txt': new TextEncoder().encode('before\n') });
    for (const id of ['one', 'two']) {
      const heard: Event[] = [];
      const match = startFrom(3, id, undefined, heard);
      await playWithFiles(match, folder, createContext(NAMES.slice(0, 3), undefined, id), heard);
    }
    const [first, ...lines] = folder.text('log.txt').trimEnd().split('\n');
    expect(first).toBe('before');
    const rows = lines.map((line) => line.split('\t'));
    expect(rows.every((columns) => columns.length === 7)).toBe(true);
    expect(new Set(rows.map(([, id]) => id))).toEqual(new Set(['one', 'two']));
    const words = new Set(rows.map(([, , , , word]) => word));
    for (const word of [
      'match',
      'begin',
      'deal',
      'place',
      'round',
      'turn',
      'attack',
      'roll',
      'conquer',
      'win',
    ])
      expect(words).toContain(word);
    const roll = at(
      rows.filter(([, , , , word]) => word === 'roll'),
      0,
    );
    expect(JSON.parse(roll[5]!)).toMatchObject({ attack: expect.any(Array), defence: expect.any(Array) });
    expect(roll[6]).toMatch(/^Dadi: /);
  });

  test('contains the round of each event, resumptions and undos', async () => {
    const folder = await keptUntil(2);
    const known = await files.addSidecar!(
      folder,
      'salvataggio.rsk',
      opened(folder.files.get('salvataggio.rsk')!),
    );
    const match = startFrom(3, 'resumed', known);
    const keeping = files.openWriter(folder, createContext(known.names));
    await keeping.update([], takeHostSnapshot(match));
    await keeping.rewind(takeHostSnapshot(match));
    const rows = folder
      .text('log.txt')
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'));
    expect(rows.slice(-2).map(([, , round, , word]) => [round, word])).toEqual([
      ['2', 'resume'],
      ['2', 'undo'],
    ]);
    expect(rows.find(([, , , , word]) => word === 'turn')![2]).toBe('1');
  });
});

const winnerOf = async (folder: MemoryFolder, kinds: readonly string[], id: string): Promise<number> => {
  const heard: Event[] = [];
  const match = startFrom(3, `win ${id}`, undefined, heard);
  await playWithFiles(match, folder, createContext(NAMES.slice(0, 3), [...kinds], id), heard);
  return match.view('judge').colours[match.outcome!.places.indexOf(1)]!;
};

const shown = async (folder: MemoryFolder, language: 'it' | 'en' | 'pt'): Promise<string> =>
  (await files.renderStatistics(folder, language))
    .flat()
    .map((span) => span.text)
    .join('');

describe('the statistics', () => {
  test('count every decided match once, those among computers also in the sidecar', async () => {
    const folder = new MemoryFolder();
    const [first, second] = [
      await winnerOf(folder, ['balanced', 'cautious', 'vengeful'], 'a'),
      await winnerOf(folder, ['person', 'cautious', 'vengeful'], 'b'),
    ];
    await winnerOf(folder, ['person', 'cautious', 'vengeful'], 'b');
    const wins = [0, 0, 0, 0, 0, 0];
    wins[first]!++;
    wins[second]!++;
    expect(folder.files.get('statistiche.bin')).toEqual(encodeWins(wins));
    const apart = JSON.parse(folder.text('statistiche.extra.json')) as { automatic: number[] };
    expect(apart.automatic[first]).toBe(1);
    expect(apart.automatic.reduce((sum, count) => sum + count, 0)).toBe(1);
  });

  test('are shown before a match in every language, zero by default', async () => {
    const folder = new MemoryFolder({ 'statistiche.bin': encodeWins([3, 0, 1, 2, 0, 7]) });
    await expect(shown(folder, 'it')).resolves.toBe(
      'Partite vinte: rosso 3 · nero 0 · viola 1 · verde 2 · giallo 0 · blu 7',
    );
    await expect(shown(folder, 'en')).resolves.toContain('red 3');
    await expect(shown(new MemoryFolder(), 'pt')).resolves.toContain('preto 0');
  });
});

test('a file that cannot be written does not prevent others', async () => {
  const folder = new MemoryFolder({}, ['log.txt']);
  const match = startFrom(3, 'locked', opened(sampleSaveBytes(3)));
  const keeping = files.openWriter(folder, createContext(NAMES.slice(0, 3)));
  await expect(keeping.update([], takeHostSnapshot(match))).rejects.toThrow('log.txt is locked');
  expect(parseSave(folder.files.get('salvataggio-automatico.rsk')!).problems).toEqual([]);
  expect(folder.files.has('salvataggio.extra.json')).toBe(true);
});
