import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTempFolder } from '../testing/cli.testing.ts';
import { type Preferences, readPreferences, defaultPreferences, writePreferences } from './preferences.ts';

const defaults: Preferences = {
  language: 'en',
  pace: 'normal',
  confirm: false,
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

async function readOf(text: string) {
  const folder = await makeTempFolder();
  await writeFile(join(folder, 'preferences.json'), text);
  return readPreferences(folder, defaults);
}

describe('preferences', () => {
  it('are the defaults if there is no file', async () => {
    expect(await readPreferences(await makeTempFolder(), defaults)).toEqual({
      preferences: defaults,
      lost: [],
    });
  });

  it('are read as they were written, in a new folder', async () => {
    const folder = join(await makeTempFolder(), 'data');
    await writePreferences(folder, defaults);
    await writePreferences(folder, other);
    expect(await readPreferences(folder, defaults)).toEqual({ preferences: other, lost: [] });
    expect((await stat(join(folder, 'preferences.json'))).mode & 0o777).toBe(0o600);
  });

  it.each(['', '{', 'null', '[]', '7', '"en"', '{"language":"en"', '\0\0', '{"__proto__":{"pace":"slow"}}'])(
    'are all defaults if the file is damaged: %j',
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
  ])('replace only invalid values by defaults: %s, %j', async (field, value) => {
    const { preferences, lost } = await readOf(JSON.stringify({ ...other, [field]: value }));
    expect(preferences).toEqual({ ...other, [field]: defaults[field] });
    expect(lost).toEqual([field]);
  });

  it('ignore keys of other versions', async () => {
    expect(await readOf('{"pace":"fast","music":"loud"}')).toEqual({
      preferences: { ...defaults, pace: 'fast' },
      lost: [],
    });
  });

  it('are the defaults if the path is not a file', async () => {
    const folder = await makeTempFolder();
    await mkdir(join(folder, 'preferences.json'));
    expect((await readPreferences(folder, defaults)).lost).toHaveLength(6);
  });
});

describe('the default preferences', () => {
  it('contain the login name if it is printable', () => {
    expect(defaultPreferences('it', () => ' zoe\n')).toEqual({ ...defaults, language: 'it', name: 'zoe' });
    expect(defaultPreferences('en', () => '\u0007').name).toBe('Ludo');
  });

  it('are valid on this machine', async () => {
    const mine = defaultPreferences('pt');
    expect(await readOf(JSON.stringify(mine))).toEqual({ preferences: mine, lost: [] });
  });
});
