import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTempFolder } from '../testing/cli.testing.ts';
import { type Preferences, readPreferences, defaultPreferences, writePreferences } from './preferences.ts';

const defaults: Preferences = {
  language: 'en',
  pace: 'normal',
  confirm: true,
  rounds: 'ask',
  reasons: 'auto',
  name: 'Ann',
};
const other: Preferences = {
  language: 'pt',
  pace: 'slow',
  confirm: false,
  rounds: 'go',
  reasons: 'yes',
  name: 'João',
};

/** What is read where the file holds this. */
async function readOf(text: string) {
  const folder = await makeTempFolder();
  await writeFile(join(folder, 'preferences.json'), text);
  return readPreferences(folder, defaults);
}

describe('preferences', () => {
  it('are the usual ones where nobody has chosen, and nothing is lost', async () => {
    expect(await readPreferences(await makeTempFolder(), defaults)).toEqual({
      preferences: defaults,
      lost: [],
    });
  });

  it('are read as they were written, in a folder that is made for them', async () => {
    const folder = join(await makeTempFolder(), 'data');
    await writePreferences(folder, defaults);
    await writePreferences(folder, other);
    expect(await readPreferences(folder, defaults)).toEqual({ preferences: other, lost: [] });
    expect((await stat(join(folder, 'preferences.json'))).mode & 0o777).toBe(0o600);
  });

  it.each(['', '{', 'null', '[]', '7', '"en"', '{"language":"en"', '\0\0', '{"__proto__":{"pace":"slow"}}'])(
    'are the usual ones where the file is damaged, and all are lost: %j',
    async (text) => {
      const { preferences, lost } = await readOf(text);
      expect(preferences).toEqual(defaults);
      expect(lost).toEqual(['language', 'pace', 'confirm', 'rounds', 'reasons', 'name']);
    },
  );

  it.each<[keyof Preferences, unknown]>([
    ['language', 'de'],
    ['language', null],
    ['pace', 'constructor'],
    ['pace', 250],
    ['confirm', 'yes'],
    ['name', ''],
    ['rounds', 'never'],
    ['name', 'x'.repeat(33)],
    ['name', ' padded '],
    ['name', 'a\u001b[2Jb'],
    ['name', 7],
  ])('lose the field that is wrong and keep the rest: %s, %j', async (field, value) => {
    const { preferences, lost } = await readOf(JSON.stringify({ ...other, [field]: value }));
    expect(preferences).toEqual({ ...other, [field]: defaults[field] });
    expect(lost).toEqual([field]);
  });

  it('lose nothing that another version does not know yet, or no longer', async () => {
    expect(await readOf('{"pace":"fast","music":"loud"}')).toEqual({
      preferences: { ...defaults, pace: 'fast' },
      lost: [],
    });
  });

  it('are the usual ones where the place of the file is taken', async () => {
    const folder = await makeTempFolder();
    await mkdir(join(folder, 'preferences.json'));
    expect((await readPreferences(folder, defaults)).lost).toHaveLength(6);
  });
});

describe('the usual preferences', () => {
  it('have the name of whoever is logged in, if there is one to show', () => {
    expect(defaultPreferences('it', () => ' zoe\n')).toEqual({ ...defaults, language: 'it', name: 'zoe' });
    expect(defaultPreferences('en', () => '\u0007').name).toBe('Ludo');
  });

  it('are good ones on this machine too', async () => {
    const mine = defaultPreferences('pt');
    expect(await readOf(JSON.stringify(mine))).toEqual({ preferences: mine, lost: [] });
  });
});
