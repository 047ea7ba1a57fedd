import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_FILE_BYTES, eraseGameType } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { deckedEntry, deckField } from '../../../kit/settings/decked-lots.testing.ts';
import { lotsEntry } from '../../../kit/catalogue/lots-entry.testing.ts';
import { verifyArchiveFile } from '../files/archive-file.ts';
import { callCli, readFolder, makeTempFolder } from '../testing/cli.testing.ts';
import { readArchiveSummary } from '../saves/archive-summary.ts';
import { readSettingFile } from '../args/read-setting-file.ts';

const decked = eraseGameType(deckedEntry);
const entries = [decked, eraseGameType(lotsEntry)];
const around = { entries };

async function folderWith(files: { readonly [name: string]: string }): Promise<string> {
  const folder = await makeTempFolder();
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

/** The settings of a simulated game with these options. */
async function settingsWith(...options: readonly string[]): Promise<unknown> {
  const out = await makeTempFolder();
  const line = ['sim', 'decked', '--games', '1', '--seed', 's', '--jobs', '1', '--out', out];
  const { exit, err } = await callCli([...line, ...options], [], around);
  expect([exit, err.filter((text) => !text.includes('written'))]).toEqual([0, []]);
  const [name] = [...(await readFolder(out)).keys()];
  const checked = await verifyArchiveFile(join(out, name!), entries);
  return checked.ok && checked.value.recording.archive.settings;
}

const refusal = async (line: readonly string[]): Promise<string> => {
  const { exit, err } = await callCli(line, [], around);
  expect(exit).toBe(2);
  expect(err).toHaveLength(1);
  return err[0]!;
};

describe('a setting that may come from a file', () => {
  test('may be a shipped value by name', async () => {
    expect(await settingsWith('--set', 'deck=large')).toEqual({ cards: 8, deck: 'large', other: 'small' });
    expect(await settingsWith('--deck', 'large')).toEqual({ cards: 8, deck: 'large', other: 'small' });
  });

  test('is read from a file and stored in the archive', async () => {
    const folder = await folderWith({ 'mine.deck': '3\n4\n', 'yours.deck': '5\n' });
    const [mine, yours] = [join(folder, 'mine.deck'), join(folder, 'yours.deck')];
    expect(await settingsWith('--set', `deck=@${mine}`)).toMatchObject({ deck: [3, 4], other: 'small' });
    expect(await settingsWith('--set', `other=@${mine}`)).toMatchObject({ deck: 'small', other: [3, 4] });
    expect(await settingsWith('--deck', mine)).toMatchObject({ deck: [3, 4], other: 'small' });
    expect(await settingsWith('--deck', mine, '--deck', yours)).toMatchObject({ deck: [3, 4], other: [5] });
    expect(await settingsWith('--deck', 'small', '--deck', yours)).toMatchObject({
      deck: 'small',
      other: [5],
    });
  });

  test('may be a code, unless a file of that name exists', async () => {
    const field = { ...deckField, isCode: (word: string) => /^\d/.test(word) };
    expect(await readSettingFile(field, '777')).toEqual({ ok: true, value: [777] });
    expect(await readSettingFile(field, '7seven')).toMatchObject({
      problem: { reasons: [{ facts: { text: '7seven' } }] },
    });
    expect(await readSettingFile(field, '7'.padStart(2000, '0'))).toEqual({ ok: true, value: [7] });
    expect(await readSettingFile(deckField, '777')).toMatchObject({
      problem: { readProblem: { what: 'missing' } },
    });
    const path = join(await folderWith({ '7': '5' }), '7');
    const named = { ...deckField, isCode: (word: string) => word.endsWith('7') };
    expect(await readSettingFile(named, path)).toEqual({ ok: true, value: [5] });
  });

  test('may be as large as the file limit: archives hold it and saves are listed', async () => {
    const folder = await folderWith({ 'large.deck': `${'9'.repeat(15)}\n`.repeat(MAX_FILE_BYTES / 16) });
    const out = join(await makeTempFolder(), 'out.ludoteca');
    const line = ['play', 'decked', '--players', 'random,random', '--deck', join(folder, 'large.deck')];
    const { exit } = await callCli([...line, '--pace', 'none', '--dir', folder, '--out', out], [], around);
    expect(exit).toBe(0);
    const checked = await verifyArchiveFile(out, entries);
    expect(checked.ok).toBe(true);
    // A header longer than the summary reads is read as a whole.
    expect((await readArchiveSummary(out)).ok).toBe(false);
    const watched = await callCli(['verify', out], [], around);
    expect(watched.exit).toBe(0);
  });

  test('is part of the command that repeats a simulation, but not of its archive names', async () => {
    const folder = await folderWith({ 'a b.deck': '3\n', 'same.deck': '3\n' });
    const line = ['sim', 'decked', '--games', '1', '--jobs', '1'];
    const { err, out } = await callCli([...line, '--deck', join(folder, 'a b.deck')], [], around);
    expect(err.join('\n')).toContain(`--set 'deck=@${folder}/a b.deck'`);
    expect(out.join('\n')).not.toContain('[object');
    const keep = await makeTempFolder();
    for (const name of ['a b.deck', 'same.deck'])
      await callCli([...line, '--seed', 's', '--out', keep, '--deck', join(folder, name)], [], around);
    expect((await readFolder(keep)).size).toBe(1);
  });

  test('is listed with the shipped names and file extensions', async () => {
    const { out } = await callCli(['games', '--all'], [], { ...around, width: 200 });
    const listed = out.join('\n');
    expect(listed).toMatch(
      /decked +deck +name or @FILE +small +Deck \(small: the small one; large: the large one/,
    );
    expect(listed).toContain('Other deck (small; large; files .deck, .txt)');
  });
});

describe('an invalid file', () => {
  test('is refused by name, with the reason and its line', async () => {
    const folder = await folderWith({ 'bad.deck': '3\nfour\n' });
    const path = join(folder, 'bad.deck');
    for (const command of ['sim', 'play', 'bots']) {
      const line = [command, 'decked', ...(command === 'bots' ? [':random', ':random'] : [])];
      const sentence = `${path}: line 2: "four" is no card. (help`;
      expect(await refusal([...line, '--deck', path])).toContain(`--deck ${sentence}`);
      expect(await refusal([...line, '--set', `deck=@${path}`])).toContain(`--set deck ${sentence}`);
    }
  });

  test("is refused with all reasons, one per line, in the user's language", async () => {
    const folder = await folderWith({ 'bad.deck': '3\nfour\n5\nsix\n' });
    const path = join(folder, 'bad.deck');
    const replay = async (language: string) =>
      (await callCli(['play', 'decked', '--deck', path, '--lang', language], [], around)).err;
    const help = '(help: ludoteca play --help)';
    expect(await replay('en')).toEqual([
      `ludoteca play: --deck ${path}: 2 errors ${help}`,
      '  line 2: "four" is no card.',
      '  line 4: "six" is no card.',
    ]);
    expect((await replay('it'))[0]).toContain(`${path}: 2 errori`);
    expect((await replay('it'))[1]).toMatch(/^  riga 2: /);
    expect((await replay('pt'))[0]).toContain(`${path}: 2 erros`);
    expect((await replay('pt'))[2]).toMatch(/^  linha 4: /);
  });

  test('is refused in a limited number of lines', async () => {
    const folder = await folderWith({ 'bad.deck': 'x\u001b[2J\n'.repeat(5000) });
    const { exit, err } = await callCli(['sim', 'decked', '--deck', join(folder, 'bad.deck')], [], around);
    expect([exit, err.length, err.at(-1)]).toEqual([2, 22, '  And 4980 more reasons.']);
    expect(err.join()).not.toContain('\u001b');
  });

  test.each([MAX_FILE_BYTES + 1, 17 * MAX_FILE_BYTES])('is not read if it has %i bytes', async (size) => {
    const folder = await folderWith({ 'huge.deck': '' });
    await truncate(join(folder, 'huge.deck'), size);
    expect(await refusal(['sim', 'decked', '--deck', join(folder, 'huge.deck')])).toContain(
      'The file is too large: at most 1 MiB.',
    );
  });

  test('is refused if it is missing or a folder', async () => {
    const folder = await makeTempFolder();
    expect(await refusal(['sim', 'decked', '--deck', join(folder, 'none')])).toContain(
      'there is no such file; these ship: small, large',
    );
    expect(await refusal(['sim', 'decked', '--set', `deck=@${folder}`])).toContain('this is not a file');
  });

  test.each([
    [['--set', 'deck=larg'], 'deck: must be one of small, large, or a file.'],
    [
      ['--deck', 'a', '--deck', 'b', '--deck', 'c'],
      '--deck is given 3 times; in decked only deck and other may come from a file',
    ],
    [['--set', 'deck=large', '--deck', 'small'], '--set deck and --deck both set deck; give one of them'],
    [['--set', 'cards=@x'], 'cards: must be a whole number'],
  ])('is refused like any other argument: %j', async (options, sentence) => {
    expect(await refusal(['sim', 'decked', ...options])).toContain(sentence);
  });

  test('is refused by a game without such settings', async () => {
    expect(await refusal(['sim', 'lots', '--deck', 'x'])).toContain(
      '--deck: no setting of lots comes from a file; give settings with --set KEY=VALUE',
    );
  });
});
