import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { callCli, type CliTestOptions, makeTempFolder } from '../testing/cli.testing.ts';

let folder: string;
beforeEach(async () => {
  folder = await makeTempFolder();
});

const practise = (line: string, typed: readonly string[] = [], around: CliTestOptions = {}) =>
  callCli(['practice', ...line.split(' '), '--dir', folder], typed, around);

/** The answers to each lesson of Lirya's tutorial, then Enter for the next one. */
const LESSONS: { readonly [lesson: string]: readonly string[] } = {
  placement: ['play Road Recruit', 'F1', 'play Echo', 'move F1', 'S2', 'end the turn'],
  energy: ['play Wandering', 'F1', 'play Ash', 'F2', 'end the turn', 'play Breach', 'F3'],
  combat: ['combat', 'F1 Road Recruit → F1', 'Giant'],
  structures: ['play Common', 'upgrade', 'combat', 'F1 Road Recruit → F1'],
  equipment: ['play Quarry', 'F1', 'play Padded', 'F1', 'combat', 'T1'],
  responses: ['play Cut', 'Slag', 'play Fold', 'F1'],
};

const archives = async (): Promise<readonly string[]> =>
  (await readdir(join(folder, 'exercises', 'lirya'))).filter((file) => file.endsWith('.ludoteca')).toSorted();

describe('ludoteca practice', () => {
  it('lists the collections of a game', async () => {
    const { exit, out } = await practise('lirya');
    expect(exit).toBe(0);
    expect(out.join('\n')).toMatch(/^tutorial {2}Six lessons/);
    expect(out.join('\n')).toMatch(/6 {2}responses/);
  });

  it('plays the tutorial of Lirya to its end, remembers it and keeps archives', async () => {
    const typed = Object.values(LESSONS)
      .map((answers) => answers.join('\n'))
      .join('\n\n')
      .split('\n');
    const { exit, out, err } = await practise('lirya tutorial 1 --lang en', typed);
    expect({ exit, err }).toEqual({ exit: 0, err: [] });
    const text = out.join('\n');
    expect(text.match(/^Solved$/gm)).toHaveLength(6);
    expect(text).not.toContain('Not solved');
    expect(await archives()).toEqual(
      Object.keys(LESSONS)
        .map((id) => `${id}.ludoteca`)
        .toSorted(),
    );
    for (const file of await archives())
      expect(await callCli(['verify', join(folder, 'exercises', 'lirya', file)])).toMatchObject({ exit: 0 });
    const list = await practise('lirya tutorial --lang en', []);
    expect(list.out.join('\n')).toContain('6 of 6 solved');
    expect(list.out.join('\n')).toContain('1. Placement ✓');
  });

  it('shows the step once in plain output, and what an attempt that fails can do', async () => {
    const { out } = await practise('lirya tutorial placement --lang en', ['end the turn', 'solution', '1']);
    const text = out.join('\n');
    expect(text.match(/Your field has two lines/g)).toHaveLength(2);
    expect(text).toContain('Not solved');
    expect(text).toContain('play Echo Fisher');
    expect((await practise('lirya tutorial --lang en')).out.join('\n')).toContain('0 of 6 solved');
  });

  it('takes a step back with undo', async () => {
    const answers = ['play Road Recruit', 'F1', 'undo', 'S1', 'play Echo', 'move S1', 'F1', 'end the turn'];
    const { out } = await practise('lirya tutorial placement --lang en', answers);
    expect(out.join('\n')).toContain('Solved');
  });

  it('offers the tutorial in the menu, in every language', async () => {
    for (const [lang, name] of [
      ['it', 'Impara a giocare'],
      ['en', 'Learn to play'],
      ['pt', 'Aprender a jogar'],
    ] as const) {
      const { out } = await callCli(['menu', 'lirya', '--lang', lang, '--dir', folder], [name, '1', 'quit']);
      expect(out.join('\n')).toContain(name);
    }
  });

  it('plays a puzzle of Lirya to its end, and refutes a wrong answer', async () => {
    const right = ['play Long Wave', 'F1', 'combat', '1 2'];
    const solved = await practise('lirya puzzles win-1 --lang en', right);
    expect(solved.out.join('\n')).toContain('Win this turn.');
    expect(solved.out.join('\n')).toMatch(/^Solved$/m);
    expect((await practise('lirya puzzles --lang en')).out.join('\n')).toMatch(/1 of 4\d solved/);
    const wrong = await practise('lirya puzzles win-1 --lang en', ['combat', 'that is all']);
    expect(wrong.out.join('\n')).toMatch(/^Not solved$/m);
  });

  it('survives progress that cannot be read', async () => {
    await writeFile(join(folder, 'exercises.json'), '{"format":1,"solved":');
    await practise('lirya tutorial structures --lang en', LESSONS['structures']);
    expect(JSON.parse(await readFile(join(folder, 'exercises.json'), 'utf8'))).toEqual({
      format: 1,
      solved: { 'lirya tutorial': ['structures'] },
    });
  });

  it.each([
    ['rumour', 'rumour has no exercises'],
    ['lirya tutorials', '"tutorials" is not a collection; there are tutorial, puzzles'],
    ['lirya tutorial placment', '"placment" is not an exercise'],
    ['lirya --file nowhere.json', 'nowhere.json'],
  ])('refuses %s in one sentence', async (line, message) => {
    const { exit, err } = await practise(line);
    expect(exit).toBe(2);
    expect(err.join('\n')).toContain(message);
    expect(err).toHaveLength(1);
  });

  it('plays exercises from a file', async () => {
    const file = join(folder, 'mine.json');
    const text = { it: 'Termina.', en: 'End it.', pt: 'Encerre.' };
    const goal = { did: 'phase', seat: 0, phase: 'end' };
    const exercise = {
      id: 'end-it',
      name: text,
      start: { players: [{}, {}] },
      seat: 0,
      steps: [{ text, goal }],
    };
    await writeFile(file, JSON.stringify({ format: 1, game: 'lirya', exercises: [exercise] }));
    const { exit, out } = await practise(`lirya 1 --file ${file} --lang en`, ['end the turn']);
    expect(exit).toBe(0);
    expect(out.join('\n')).toContain('Solved');
    await writeFile(
      file,
      JSON.stringify({ format: 1, game: 'lirya', exercises: [{ ...exercise, seat: 'me' }] }),
    );
    const { err } = await practise(`lirya --file ${file}`);
    expect(err.join('\n')).toContain('The field exercises[0].seat is invalid (not whole)');
  });
});
