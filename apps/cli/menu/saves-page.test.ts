import { mkdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeArchive, recordMatch } from '@ludoteca/kernel';
import { LANGUAGES } from '@ludoteca/kit';
import { describe, expect, it } from 'vitest';
import { makeTempFolder } from '../testing/cli.testing.ts';
import type { SessionEnd, LocalSession } from '../session/local-session.ts';
import { ann, bob, noon, robot, unoMatch } from '../saves/saves.testing.ts';
import { SaveStore } from '../saves/save-store.ts';
import { pick, pickLabel, typeCommand, type ScriptStep, typeText } from '../terminal/fake-ui.testing.ts';
import { labelsOf, createSaves, visitMenu } from './menu.testing.ts';
import { menuTexts } from './texts/index.ts';

const FOREVER = Number.POSITIVE_INFINITY;
const WHEN = 'May 3, 2026, 12:00 PM';

/** Plays like `unoMatch`. */
async function toTheEnd({ match, slot, players }: LocalSession): Promise<SessionEnd> {
  while (match.question !== undefined) match.choose(match.question.options[0]!);
  await slot.save(match, players);
  return 'over';
}

const load = pickLabel('Load');
const watchAgain = pickLabel('Watch a finished');

describe('continuing', () => {
  it('resumes the latest unfinished match with Enter alone, with its players', async () => {
    const saves = await createSaves({ over: FOREVER, latest: 6, earlier: 3 });
    const { shown, played } = await visitMenu([pick('1')], { saves });
    expect(shown[0]!.options[0]).toEqual({ key: '1', label: `Continue: Uno, Ann and Robot, ${WHEN}` });
    const { sitting: session } = played[0]!;
    expect(session.slot).toMatchObject({ game: 'uno', name: 'latest' });
    expect(session.match.position()).toEqual(unoMatch(6, 'latest').position());
    expect(session).toMatchObject({ opening: [], players: [ann, robot] });
    expect(shown[1]!.news).toEqual(['The match is saved: latest.']);
  });

  it('ignores a named copy that was saved after its match', async () => {
    const saves = new SaveStore(await makeTempFolder());
    const slot = await saves.createSlot('uno');
    await slot.save(unoMatch(4), [ann, robot]);
    const copy = await slot.copy('mine', unoMatch(4), [ann, robot]);
    await utimes(slot.path, 1, 1);
    await utimes(copy.path, 2, 2);
    const { played } = await visitMenu([pick('1')], { saves });
    expect(played[0]!.sitting.slot.name).toBe(slot.name);
  });

  it('is not offered if every match is over', async () => {
    const { shown } = await visitMenu([], { saves: await createSaves({ over: FOREVER }) });
    expect(labelsOf(shown[0]!)[0]).toBe('New match');
  });

  it.each(LANGUAGES)('reports an unknown computer player in %s, and replaces nobody', async (language) => {
    const saves = await createSaves({ one: 3 }, [ann, { name: 'Oracle', kind: 'clairvoyant' }]);
    const { played, shown } = await visitMenu([pick('1')], { saves, language });
    expect(played).toEqual([]);
    expect(shown.at(-1)!.error).toBe(menuTexts[language].saves.stranger(2, 'clairvoyant'));
  });

  it('seats the user if the archive does not name the players', async () => {
    const saves = new SaveStore(await makeTempFolder());
    await mkdir(join(saves.folder, 'uno'));
    await writeFile(join(saves.folder, 'uno', 'bare.ludoteca'), makeArchive(recordMatch(unoMatch(2))));
    const { played, shown } = await visitMenu([pick('1')], { saves });
    expect(shown[0]!.options[0]!.label).toContain('Uno, 2 seats');
    expect(played[0]!.sitting.players).toEqual([ann, { name: 'Canny', kind: 'greedy' }]);
  });
});

describe('loading', () => {
  it.each(LANGUAGES)(
    'lists game, seats, players, date and length in %s, and damaged files',
    async (language) => {
      const saves = await createSaves({ 'my save': 6, '2026-05-03-12-00-07': 1, over: FOREVER });
      await writeFile(join(saves.folder, 'uno', 'torn.ludoteca'), 'rubbish');
      const texts = menuTexts[language];
      const { shown } = await visitMenu([pickLabel(texts.main.load)], { saves, language });
      const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
        noon(),
      );
      const people = new Intl.ListFormat(language).format(['Ann', 'Robot']);
      expect(labelsOf(shown[1]!)).toEqual([
        `Uno · ${texts.saves.seats(2)} · ${people} · ${date} · ${texts.saves.moves(6)} · my save`,
        `Uno · ${texts.saves.seats(2)} · ${people} · ${date} · ${texts.saves.moves(1)}`,
        `uno · torn · ${texts.saves.damaged}`,
        texts.back,
      ]);
    },
  );

  it('reports an empty list', async () => {
    const { shown } = await visitMenu([load, watchAgain]);
    expect(shown.map(({ news }) => news)).toEqual([
      [],
      [menuTexts.en.saves.none],
      [menuTexts.en.saves.noneOver],
    ]);
  });

  it('resumes the picked match', async () => {
    const saves = await createSaves({ latest: 6, earlier: 3 });
    const { played } = await visitMenu([load, pickLabel('earlier'), pickLabel('Go on')], { saves });
    expect(played[0]!.sitting).toMatchObject({ slot: { name: 'earlier' }, match: { number: 3 } });
  });

  it('shows an unfinished match to the spectator only, and a finished one to all watchers', async () => {
    const saves = await createSaves({ going: 6, over: FOREVER });
    const { watched, shown } = await visitMenu(
      [load, pick('1'), pickLabel('Watch'), pick('0'), pick('0'), watchAgain, pick('1'), pick('1')],
      { saves },
    );
    expect(watched).toEqual([
      { language: 'en', watchers: ['spectator'], file: saves.slot('uno', 'going').path },
      { language: 'en', watchers: [0, 1, 'spectator', 'judge'], file: saves.slot('uno', 'over').path },
    ]);
    expect(labelsOf(shown.at(-1)!)).toEqual(['Watch', 'Rename', 'Delete', 'Back']);
  });

  it.each([
    ['input ended', 'done'],
    ['stopped', 'stopped'],
  ] as const)('ends the program if the viewer ends it: %s', async (watch, leave) => {
    const saves = await createSaves({ going: 6 });
    expect((await visitMenu([load, pick('1'), pick('2')], { saves, watch })).leave).toBe(leave);
  });

  it("renames a match, and reports an invalid name in the user's language", async () => {
    const saves = await createSaves({ one: 6, two: 3 });
    const { shown } = await visitMenu(
      [
        pickLabel('Carica'),
        pickLabel('one'),
        pickLabel('Cambia nome'),
        typeText('../../etc/passwd'),
        pickLabel('Cambia nome'),
        typeText('two'),
        pickLabel('Cambia nome'),
        typeText('one'),
        pickLabel('Cambia nome'),
        typeText(' zia Rosa '),
      ],
      { saves, language: 'it' },
    );
    expect(shown.flatMap(({ error }) => error ?? [])).toEqual([
      'Un nome non contiene / \\ : * ? " < > | né caratteri invisibili.',
      'C’è già un salvataggio con questo nome.',
    ]);
    expect(shown.at(-1)!.news).toEqual(['Ora si chiama zia Rosa.']);
    expect((await saves.list()).matches.map(({ slot }) => slot.name)).toEqual(['zia Rosa', 'two']);
  });

  it('deletes a match only after confirmation', async () => {
    const saves = await createSaves({ one: 6, two: 3 });
    const away: readonly ScriptStep[] = [pickLabel('one'), pickLabel('Delete')];
    const saved = async () => (await saves.list()).matches.map(({ slot }) => slot.name);
    for (const unsure of [pick('1'), pick('0'), typeCommand('back')]) {
      await visitMenu([load, ...away, unsure], { saves });
      expect(await saved()).toEqual(['one', 'two']);
    }
    const { shown } = await visitMenu([load, ...away, pickLabel('yes')], { saves });
    expect(
      shown.flatMap(({ discardTypeahead, question }) => (discardTypeahead === true ? [question] : [])),
    ).toEqual([menuTexts.en.saves.sure('one')]);
    expect(shown.at(-1)!.news).toEqual(['one is deleted.']);
    expect(await saved()).toEqual(['two']);
  });

  it.each(LANGUAGES)('reports a failure in %s with the message of the system', async (language) => {
    const { saves: texts, main } = menuTexts[language];
    const saves = await createSaves({ one: 6 });
    const { path } = saves.slot('uno', 'one');
    const vanished: ScriptStep = async () => {
      await rm(path);
      return typeText('two');
    };
    const { shown } = await visitMenu([pickLabel(main.load), pick('1'), pickLabel(texts.rename), vanished], {
      saves,
      language,
    });
    expect(shown.at(-1)!.error).toMatch(new RegExp(`^${texts.notRenamed('')}ENOENT: `));
  });

  it('returns to the menu when the last match is deleted', async () => {
    const saves = await createSaves({ one: 6 });
    const { shown } = await visitMenu([load, pick('1'), pickLabel('Delete'), pickLabel('yes')], { saves });
    expect(shown.at(-1)).toMatchObject({ title: 'Ludoteca', news: [menuTexts.en.saves.none] });
  });
});

describe('a damaged match', () => {
  it('is resumed from an older version in its own slot', async () => {
    const saves = await createSaves({ one: 6 });
    const slot = saves.slot('uno', 'one');
    await slot.save(unoMatch(7, 'one'), [ann, robot]);
    await truncate(slot.path, 100);
    const { shown, played } = await visitMenu([load, pick('1'), pickLabel('earlier version')], { saves });
    expect(shown[2]!.body).toEqual(['The file is damaged.', 'An earlier version is intact.']);
    expect(played[0]!.sitting).toMatchObject({ slot: { path: slot.path }, match: { number: 6 } });
  });

  it('is reported if the damage only shows in the replay', async () => {
    const saves = await createSaves({ one: 6 });
    const { path } = saves.slot('uno', 'one');
    const forged = recordMatch(unoMatch(6, 'one'), { players: [ann, robot] });
    await writeFile(path, makeArchive({ ...forged, digest: '0'.repeat(64) }));
    const { shown, played } = await visitMenu([pick('1')], { saves });
    expect(played).toEqual([]);
    expect(shown[1]!.body).toEqual([menuTexts.en.saves.wrong.untrue, menuTexts.en.saves.noOlder]);
    const watched = await visitMenu([load, pick('1'), pickLabel('Watch')], { saves });
    expect(watched.shown.at(-1)!.error).toBe(menuTexts.en.saves.wrong.untrue);
  });

  it('can be deleted', async () => {
    const saves = await createSaves({});
    await mkdir(join(saves.folder, 'uno'));
    await writeFile(join(saves.folder, 'uno', '\u001b[2J.ludoteca'), 'rubbish');
    const { shown } = await visitMenu([load, pick('1'), pickLabel('Delete'), pickLabel('yes')], { saves });
    expect(shown.map(({ title }) => title).join()).not.toContain('\u001b');
    expect(await saves.list()).toEqual({ matches: [], damaged: [] });
  });
});

describe('a finished match', () => {
  const play: readonly ScriptStep[] = [pickLabel('New match'), pick('1'), pickLabel('Play')];

  it('can be followed by a rematch, a replay, a new match or the menu', async () => {
    const { played, watched, shown, leave } = await visitMenu(
      [
        pickLabel('New match'),
        pick('1'),
        pickLabel('Seat 2: '),
        pickLabel('Dreamy'),
        pickLabel('Seed: '),
        typeText('7'),
        pickLabel('Play'),
        pickLabel('Watch'),
        pickLabel('Rematch'),
        pickLabel('New match'),
        pick('1'),
        pickLabel('Play'),
        pickLabel('Menu'),
        ...play,
        pickLabel('Quit'),
      ],
      { play: toTheEnd },
    );
    expect(leave).toBe('done');
    const [first, second, third] = played.map(({ sitting: session }) => session);
    expect(watched).toMatchObject([{ file: first!.slot.path }]);
    expect(second!.players).toEqual(first!.players);
    expect(second!.players[1]!.kind).toBe('random');
    expect(second!.match.archive().seed).not.toBe('7');
    expect(second!.slot.path).not.toBe(first!.slot.path);
    expect(third!.players[1]!.kind).toBe('greedy');
    expect(shown.filter(({ title }) => title === 'Uno: the match is over')).toHaveLength(5);
  });

  it('can be followed by a rematch if it was resumed', async () => {
    const saves = await createSaves({ one: 6 }, [ann, bob]);
    const { played } = await visitMenu([pick('1'), pickLabel('Rematch')], { saves, play: toTheEnd });
    expect(played[1]!.sitting.players).toEqual([ann, bob]);
    expect(played[1]!.sitting.match.archive().settings).toEqual(played[0]!.sitting.match.archive().settings);
  });

  it.each([
    ['input ended', 'done'],
    ['stopped', 'stopped'],
  ] as const)(
    'ends the program if it was interrupted, and says that it is saved: %s',
    async (ended, leave) => {
      const visited = await visitMenu(play, { play: async () => ended });
      expect(visited.leave).toBe(leave);
      expect(visited.menu.interrupted).toBe(true);
    },
  );

  it('is counted and shown in the list of games', async () => {
    const { shown, saves } = await visitMenu([...play, pickLabel('New match')], { play: toTheEnd });
    expect(labelsOf(shown[1]!)[0]).toBe('Uno · no match yet');
    expect(labelsOf(shown.at(-1)!)[0]).toMatch(/^Uno · one match, Ann won [01] of 1$/);
    expect((await saves.finished('uno')).finished).toHaveLength(1);
  });
});
