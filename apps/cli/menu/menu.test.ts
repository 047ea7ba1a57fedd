import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { LANGUAGES } from '@ludoteca/kit';
import { catalogue } from '@ludoteca/games';
import { describe, expect, it } from 'vitest';
import { call, emptyFolder } from '../call.testing.ts';
import { readPreferences } from '../saves/preferences.ts';
import { picks, picksLabel, says, type Step, types } from '../ui/fake.testing.ts';
import { labelsOf, visit } from './lobby.testing.ts';
import { words } from './words/index.ts';

const listed = catalogue.filter((entry) => entry.listed);
/** The first option wherever there are several, Enter where there is one: one of two lines always answers. */
const ALWAYS_FIRST = Array.from({ length: 400 }, (_, i) => (i % 2 === 0 ? '1' : ''));

describe('the menu', () => {
  it.each(LANGUAGES)('offers everything, in %s', async (language) => {
    const { shown, leave } = await visit([picks('0')], { language });
    const { main } = words[language];
    const { begin, load, replay, statistics, rules, settings, language: tongue, quit } = main;
    expect(labelsOf(shown[0]!)).toEqual([begin, load, replay, statistics, rules, settings, tongue, quit]);
    expect(leave).toBe('done');
  });

  it.each<[Step, string]>([
    [{ kind: 'end' }, 'done'],
    [{ kind: 'stop' }, 'stopped'],
  ])('is left from every page when there is nobody any more: %o', async (step, leave) => {
    const { main, draft } = words.en;
    const ways: readonly (readonly Step[])[] = [
      [],
      [picksLabel(main.begin)],
      [picksLabel(main.begin), picks('1')],
      [picksLabel(main.begin), picks('1'), picksLabel('Seats: ')],
      [picksLabel(main.begin), picks('1'), picksLabel('Seat 2: ')],
      [picksLabel(main.begin), picks('1'), picksLabel('Seat 2: '), picksLabel(draft.someoneElse)],
      [picksLabel(main.begin), picks('1'), picksLabel('Seed: ')],
      [picksLabel(main.rules)],
      [picksLabel(main.settings)],
      [picksLabel(main.settings), picks('1')],
      [picksLabel(main.settings), picks('2')],
      [picksLabel(main.language)],
    ];
    for (const way of ways) expect((await visit([...way, step])).leave).toBe(leave);
  });

  it('is left from whatever is being read', async () => {
    const { main } = words.en;
    for (const way of [[picksLabel(main.statistics)], [picksLabel(main.rules), picks('1')]])
      expect((await visit(way, { read: { kind: 'stop' } })).leave).toBe('stopped');
  });

  it('leads back from every page, by number and by word', async () => {
    const { main } = words.en;
    for (const back of [picks('0'), says('back')])
      for (const label of [main.begin, main.rules, main.settings, main.language]) {
        const { shown } = await visit([picksLabel(label), back]);
        expect(shown.map(({ title }) => title)).toEqual(['Ludoteca', expect.anything(), 'Ludoteca']);
      }
  });

  it('leads back from whatever is typed, with nothing changed', async () => {
    const away: Step = { kind: 'gone' };
    const { main, draft } = words.en;
    const toDraft = [picksLabel(main.begin), picks('1')];
    for (const way of [
      [picksLabel(main.settings), picks('1')],
      [...toDraft, picksLabel('Seed: ')],
      [...toDraft, picksLabel('Seat 2: '), picksLabel(draft.someoneElse)],
    ]) {
      const { shown } = await visit([...way, away]);
      expect(shown.at(-2)!.by).toBe('type');
      expect(shown.at(-1)).toEqual(shown.at(-3));
    }
  });

  it('asks the same again when what comes back means nothing', async () => {
    const { shown } = await visit([picks('99'), { kind: 'gone' }, picks()]);
    expect(shown).toHaveLength(4);
    expect(new Set(shown.map(({ title }) => title))).toEqual(new Set(['Ludoteca']));
  });

  it('shows only games that are listed, whatever else there is', async () => {
    const { main } = words.en;
    const hidden = catalogue.filter((entry) => !entry.listed).map(({ texts }) => texts.en.name);
    expect(hidden).not.toEqual([]);
    const folder = await emptyFolder();
    const { out } = await call(['menu', '--dir', folder], ['1', 'back', '5', 'back', '0']);
    for (const name of hidden) expect(out.join('\n')).not.toContain(name);
    const { shown } = await visit([picksLabel(main.begin)]);
    expect(labelsOf(shown[1]!)).toHaveLength(listed.length + 1);
  });
});

describe('the language', () => {
  it('changes at once, the words of the terminal too, and stays', async () => {
    const { shown, opened, closed, saves } = await visit([
      picksLabel('Language'),
      picksLabel('Italiano'),
      picksLabel('Lingua'),
      picksLabel('Português'),
      picksLabel('Regras'),
    ]);
    expect(shown.map(({ question }) => question)).toEqual([
      words.en.main.question,
      words.en.language.question,
      words.it.main.question,
      words.it.language.question,
      words.pt.main.question,
      words.pt.rules.question,
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

  it('is offered in words that everybody finds', async () => {
    for (const language of LANGUAGES) {
      const { shown } = await visit([picksLabel(words[language].main.language)], { language });
      expect(labelsOf(shown[1]!)).toEqual(['Italiano', 'English', 'Português', words[language].back]);
    }
  });
});

describe('the settings', () => {
  it('are changed, shown as they are now and kept', async () => {
    const { shown, saves } = await visit([
      picksLabel('Settings'),
      picksLabel('Your name: Ann'),
      types('  Zoë\u001b '),
      picksLabel('Pace of the computers: no wait'),
      picksLabel('slow'),
      picksLabel('Confirm what cannot be taken back: no'),
      picksLabel('Ask to save where the game lets you: yes'),
      picksLabel('Reasons of the computers: when only computers play'),
      picksLabel('never'),
      picksLabel('Your name: Zoë'),
      types('   '),
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

  it('do not write down a language that is spoken this time alone', async () => {
    const { shown, saves, played } = await visit(
      [picksLabel('Impostazioni'), picks('3'), picks('0'), picks('1'), picks('1'), picks('1')],
      { language: 'en', spoken: 'it' },
    );
    expect(shown[0]!.question).toBe(words.it.main.question);
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
    const chosen = await visit([picksLabel('Lingua'), picksLabel('Português')], {
      language: 'en',
      spoken: 'it',
    });
    expect(chosen.shown.at(-1)!.question).toBe(words.pt.main.question);
    expect((await readPreferences(chosen.saves.folder, usual)).preferences.language).toBe('pt');
  });

  it('ask nobody twice who answers from a file', async () => {
    const play = [picksLabel('New match'), picks('1'), picksLabel('Play')];
    for (const attended of [true, false]) {
      const { played } = await visit(play, { confirm: true, attended });
      expect(played[0]!.manner.confirm).toBe(attended);
    }
    const folder = await emptyFolder();
    const { out } = await call(['menu', '--dir', folder, '--lang', 'en'], ['', '', '', ...ALWAYS_FIRST]);
    expect(out.join('\n')).toContain('the match is over');
    expect(out.join('\n')).not.toContain('This cannot be taken back');
  });

  it('hold for whoever plays next', async () => {
    const { played } = await visit([
      picksLabel('Settings'),
      picks('1'),
      types('Zoë'),
      picks('0'),
      picksLabel('New match'),
      picks('1'),
      picksLabel('Play'),
    ]);
    expect(played[0]!.sitting.sitters[0]!.name).toBe('Zoë');
    expect(played[0]!.manner).toMatchObject({ name: 'Zoë', pace: 'none' });
  });
});

describe('the rules', () => {
  it.each(LANGUAGES)('of each game are told in %s', async (language) => {
    for (const [i, { texts }] of listed.entries()) {
      const { shown } = await visit([picksLabel(words[language].main.rules), picks(String(i + 1))], {
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

describe('ludoteca without a word', () => {
  it('is the menu in a terminal', async () => {
    const folder = await emptyFolder();
    const before = process.env['LUDOTECA_DATA'];
    process.env['LUDOTECA_DATA'] = folder;
    try {
      const { exit, out } = await call([], ['0'], { attended: true });
      expect(exit).toBe(0);
      expect(out).toContain(words.en.main.question);
    } finally {
      if (before === undefined) delete process.env['LUDOTECA_DATA'];
      else process.env['LUDOTECA_DATA'] = before;
    }
  });

  it('is the help elsewhere', async () => {
    expect(await call([])).toEqual(await call(['--help']));
  });
});

describe('ludoteca menu', () => {
  it('plays with Enter alone, and goes on with Enter alone', async () => {
    const folder = await emptyFolder();
    const { exit, out } = await call(['menu', '--dir', folder, '--lang', 'it'], ['', '', '']);
    expect(exit).toBe(0);
    expect(out.at(-1)).toBe(words.it.after.resume(`ludoteca menu --dir ${folder}`));
    const again = await call(['menu', '--dir', folder, '--lang', 'it'], ['']);
    expect(again.out.some((line) => line.startsWith('1. Continua: Uno'))).toBe(true);
    expect(again.out.at(-1)).toBe(out.at(-1));
  });

  it('says which preferences were lost', async () => {
    const folder = await emptyFolder();
    await writeFile(join(folder, 'preferences.json'), '{"pace":"hasty","name":"Zoë"}');
    const { out } = await call(['menu', '--dir', folder], ['0']);
    expect(out).toContain(words.en.settings.lost('pace'));
  });
});
