import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { LANGUAGES } from '@ludoteca/kit';
import { catalogue } from '@ludoteca/games';
import { describe, expect, it } from 'vitest';
import { callCli, makeTempFolder } from '../testing/cli.testing.ts';
import { readPreferences } from '../saves/preferences.ts';
import { pick, pickLabel, typeCommand, type ScriptStep, typeText } from '../terminal/fake-ui.testing.ts';
import { labelsOf, visitMenu } from './menu.testing.ts';
import { menuTexts } from './texts/index.ts';

const listed = catalogue.filter((entry) => entry.listed);
/** Picks the first of several options, or Enter for a single one: one of two lines always answers. */
const ALWAYS_FIRST = Array.from({ length: 400 }, (_, i) => (i % 2 === 0 ? '1' : ''));

describe('the menu', () => {
  it.each(LANGUAGES)('offers everything, in %s', async (language) => {
    const { shown, leave } = await visitMenu([pick('0')], { language });
    const { main } = menuTexts[language];
    const { begin, load, replay, statistics, rules, settings, language: tongue, quit } = main;
    expect(labelsOf(shown[0]!)).toEqual([begin, load, replay, statistics, rules, settings, tongue, quit]);
    expect(leave).toBe('done');
  });

  it.each<[ScriptStep, string]>([
    [{ kind: 'end' }, 'done'],
    [{ kind: 'stop' }, 'stopped'],
  ])('ends on every page with the input: %o', async (step, leave) => {
    const { main, setup } = menuTexts.en;
    const routes: readonly (readonly ScriptStep[])[] = [
      [],
      [pickLabel(main.begin)],
      [pickLabel(main.begin), pick('1')],
      [pickLabel(main.begin), pick('1'), pickLabel('Seats: ')],
      [pickLabel(main.begin), pick('1'), pickLabel('Seat 2: ')],
      [pickLabel(main.begin), pick('1'), pickLabel('Seat 2: '), pickLabel(setup.someoneElse)],
      [pickLabel(main.begin), pick('1'), pickLabel('Seed: ')],
      [pickLabel(main.rules)],
      [pickLabel(main.settings)],
      [pickLabel(main.settings), pick('1')],
      [pickLabel(main.settings), pick('2')],
      [pickLabel(main.language)],
    ];
    for (const way of routes) expect((await visitMenu([...way, step])).leave).toBe(leave);
  });

  it('ends while a text is shown', async () => {
    const { main } = menuTexts.en;
    for (const way of [[pickLabel(main.statistics)], [pickLabel(main.rules), pick('1')]])
      expect((await visitMenu(way, { read: { kind: 'stop' } })).leave).toBe('stopped');
  });

  it('goes back from every page, by number and by word', async () => {
    const { main } = menuTexts.en;
    for (const back of [pick('0'), typeCommand('back')])
      for (const label of [main.begin, main.rules, main.settings, main.language]) {
        const { shown } = await visitMenu([pickLabel(label), back]);
        expect(shown.map(({ title }) => title)).toEqual(['Ludoteca', expect.anything(), 'Ludoteca']);
      }
  });

  it('goes back from every prompt with nothing changed', async () => {
    const away: ScriptStep = { kind: 'gone' };
    const { main, setup } = menuTexts.en;
    const toDraft = [pickLabel(main.begin), pick('1')];
    for (const way of [
      [pickLabel(main.settings), pick('1')],
      [...toDraft, pickLabel('Seed: ')],
      [...toDraft, pickLabel('Seat 2: '), pickLabel(setup.someoneElse)],
    ]) {
      const { shown } = await visitMenu([...way, away]);
      expect(shown.at(-2)!.by).toBe('type');
      expect(shown.at(-1)).toEqual(shown.at(-3));
    }
  });

  it('repeats a page after an invalid reply', async () => {
    const { shown } = await visitMenu([pick('99'), { kind: 'gone' }, pick()]);
    expect(shown).toHaveLength(4);
    expect(new Set(shown.map(({ title }) => title))).toEqual(new Set(['Ludoteca']));
  });

  it('shows only listed games', async () => {
    const { main } = menuTexts.en;
    const hidden = catalogue.filter((entry) => !entry.listed).map(({ texts }) => texts.en.name);
    expect(hidden).not.toEqual([]);
    const folder = await makeTempFolder();
    const { out } = await callCli(['menu', '--dir', folder], ['1', 'back', '5', 'back', '0']);
    for (const name of hidden) expect(out.join('\n')).not.toContain(name);
    const { shown } = await visitMenu([pickLabel(main.begin)]);
    expect(labelsOf(shown[1]!)).toHaveLength(listed.length + 1);
  });
});

describe('the language', () => {
  it('changes at once, in the terminal texts too, and is stored', async () => {
    const { shown, opened, closed, saves } = await visitMenu([
      pickLabel('Language'),
      pickLabel('Italiano'),
      pickLabel('Lingua'),
      pickLabel('Português'),
      pickLabel('Regras'),
    ]);
    expect(shown.map(({ question }) => question)).toEqual([
      menuTexts.en.main.question,
      menuTexts.en.language.question,
      menuTexts.it.main.question,
      menuTexts.it.language.question,
      menuTexts.pt.main.question,
      menuTexts.pt.rules.question,
    ]);
    expect(opened).toEqual(['en', 'it', 'pt']);
    expect(closed).toBe(2);
    const usual = {
      language: 'en',
      pace: 'none',
      confirm: false,
      rounds: 'ask',
      reasons: 'auto',
      name: 'Ann',
    } as const;
    expect((await readPreferences(saves.folder, usual)).preferences.language).toBe('pt');
  });

  it('is listed in each language itself', async () => {
    for (const language of LANGUAGES) {
      const { shown } = await visitMenu([pickLabel(menuTexts[language].main.language)], { language });
      expect(labelsOf(shown[1]!)).toEqual(['Italiano', 'English', 'Português', menuTexts[language].back]);
    }
  });
});

describe('the settings', () => {
  it('are changed, shown and stored', async () => {
    const { shown, saves } = await visitMenu([
      pickLabel('Settings'),
      pickLabel('Your name: Ann'),
      typeText('  Zoë\u001b '),
      pickLabel('Pace of the computers: no wait'),
      pickLabel('slow'),
      pickLabel('Confirm what cannot be taken back: no'),
      pickLabel('Ask to save where the game lets you: yes'),
      pickLabel('Reasons of the computers: when only computers play'),
      pickLabel('never'),
      pickLabel('Your name: Zoë'),
      typeText('   '),
    ]);
    expect(labelsOf(shown.at(-1)!)).toEqual([
      'Your name: Zoë',
      'Pace of the computers: slow',
      'Confirm what cannot be taken back: yes',
      'Ask to save where the game lets you: no',
      'Reasons of the computers: never',
      'Back',
    ]);
    const usual = {
      language: 'it',
      pace: 'none',
      confirm: false,
      rounds: 'ask',
      reasons: 'auto',
      name: 'Ann',
    } as const;
    expect(await readPreferences(saves.folder, usual)).toEqual({
      preferences: { language: 'en', pace: 'slow', confirm: true, rounds: 'go', reasons: 'no', name: 'Zoë' },
      lost: [],
    });
  });

  it('do not store a language that was given for one run', async () => {
    const { shown, saves, played } = await visitMenu(
      [pickLabel('Impostazioni'), pick('3'), pick('0'), pick('1'), pick('1'), pick('1')],
      { language: 'en', languageOverride: 'it' },
    );
    expect(shown[0]!.question).toBe(menuTexts.it.main.question);
    expect(played[0]!.manner.language).toBe('it');
    const usual = {
      language: 'pt',
      pace: 'none',
      confirm: false,
      rounds: 'ask',
      reasons: 'auto',
      name: 'Ann',
    } as const;
    const { preferences } = await readPreferences(saves.folder, usual);
    expect(preferences).toMatchObject({ language: 'en', confirm: true });
    const chosen = await visitMenu([pickLabel('Lingua'), pickLabel('Português')], {
      language: 'en',
      languageOverride: 'it',
    });
    expect(chosen.shown.at(-1)!.question).toBe(menuTexts.pt.main.question);
    expect((await readPreferences(chosen.saves.folder, usual)).preferences.language).toBe('pt');
  });

  it('do not confirm answers without a terminal', async () => {
    const play = [pickLabel('New match'), pick('1'), pickLabel('Play')];
    for (const isInteractive of [true, false]) {
      const { played } = await visitMenu(play, { confirm: true, isInteractive });
      expect(played[0]!.manner.confirm).toBe(isInteractive);
    }
    const folder = await makeTempFolder();
    const { out } = await callCli(['menu', '--dir', folder, '--lang', 'en'], ['', '', '', ...ALWAYS_FIRST]);
    expect(out.join('\n')).toContain('the match is over');
    expect(out.join('\n')).not.toContain('This cannot be taken back');
  });

  it('apply to the next match', async () => {
    const { played } = await visitMenu([
      pickLabel('Settings'),
      pick('1'),
      typeText('Zoë'),
      pick('0'),
      pickLabel('New match'),
      pick('1'),
      pickLabel('Play'),
    ]);
    expect(played[0]!.sitting.players[0]!.name).toBe('Zoë');
    expect(played[0]!.manner).toMatchObject({ name: 'Zoë', pace: 'none' });
  });
});

describe('the rules', () => {
  it.each(LANGUAGES)('of each game are shown in %s', async (language) => {
    for (const [i, { texts }] of listed.entries()) {
      const { shown } = await visitMenu([pickLabel(menuTexts[language].main.rules), pick(String(i + 1))], {
        language,
        width: 500,
      });
      const page = shown.find(({ by }) => by === 'read')!;
      expect(page.title).toBe(texts[language].name);
      expect(page.body.filter((line) => line !== '')).toEqual([
        texts[language].about,
        ...texts[language].rules,
      ]);
    }
  });
});

describe('ludoteca without arguments', () => {
  it('opens the menu in a terminal', async () => {
    const folder = await makeTempFolder();
    const before = process.env['LUDOTECA_DATA'];
    process.env['LUDOTECA_DATA'] = folder;
    try {
      const { exit, out } = await callCli([], ['0'], { isInteractive: true });
      expect(exit).toBe(0);
      expect(out).toContain(menuTexts.en.main.question);
    } finally {
      if (before === undefined) delete process.env['LUDOTECA_DATA'];
      else process.env['LUDOTECA_DATA'] = before;
    }
  });

  it('prints the help otherwise', async () => {
    expect(await callCli([])).toEqual(await callCli(['--help']));
  });
});

describe('ludoteca menu', () => {
  it('plays and resumes with Enter; a match counts from its first answer', async () => {
    const folder = await makeTempFolder();
    const { exit, out } = await callCli(['menu', '--dir', folder, '--lang', 'it'], ['', '', '', '1', '1']);
    expect(exit).toBe(0);
    expect(out.at(-1)).toBe(menuTexts.it.after.resume(`ludoteca menu --dir ${folder}`));
    const again = await callCli(['menu', '--dir', folder, '--lang', 'it'], ['']);
    expect(again.out.some((line) => line.startsWith('1. Continua: Uno'))).toBe(true);
    expect(again.out.at(-1)).toBe(out.at(-1));
  });

  it('reports invalid preferences', async () => {
    const folder = await makeTempFolder();
    await writeFile(join(folder, 'preferences.json'), '{"pace":"hasty","name":"Zoë"}');
    const { out } = await callCli(['menu', '--dir', folder], ['0']);
    expect(out).toContain(menuTexts.en.settings.lost('pace'));
  });
});
