import { mkdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeArchive, recordMatch } from '@ludoteca/kernel';
import { LANGUAGES } from '@ludoteca/kit';
import { describe, expect, it } from 'vitest';
import { emptyFolder } from '../call.testing.ts';
import type { Ended, Sitting } from '../play/sitting.ts';
import { ann, bob, noon, robot, unoMatch } from '../saves/saves.testing.ts';
import { openSaves } from '../saves/saves.ts';
import { picks, picksLabel, says, type Step, types } from '../ui/fake.testing.ts';
import { labelsOf, savesOf, visit } from './lobby.testing.ts';
import { words } from './words/index.ts';

const FOREVER = Number.POSITIVE_INFINITY;
const WHEN = 'May 3, 2026, 12:00 PM';

/** Plays like `unoMatch`. */
async function toTheEnd({ match, slot, sitters }: Sitting): Promise<Ended> {
  while (match.question !== undefined) match.choose(match.question.options[0]!);
  await slot.keep(match, sitters);
  return 'over';
}

const load = picksLabel('Load');
const watchAgain = picksLabel('Watch a finished');

describe('continuing', () => {
  it('takes up the latest match that is not over, by Enter alone, with those who sat there', async () => {
    const saves = await savesOf({ over: FOREVER, latest: 6, earlier: 3 });
    const { shown, played } = await visit([picks('1')], { saves });
    expect(shown[0]!.options[0]).toEqual({ key: '1', label: `Continue: Uno, Ann and Robot, ${WHEN}` });
    const { sitting } = played[0]!;
    expect(sitting.slot).toMatchObject({ game: 'uno', name: 'latest' });
    expect(sitting.match.position()).toEqual(unoMatch(6, 'latest').position());
    expect(sitting).toMatchObject({ opening: [], sitters: [ann, robot] });
    expect(shown[1]!.news).toEqual(['The match is kept: latest.']);
  });

  it('leaves alone a copy that was kept under a name after the match itself', async () => {
    const saves = openSaves(await emptyFolder());
    const slot = await saves.fresh('uno');
    await slot.keep(unoMatch(4), [ann, robot]);
    const copy = await slot.copy('mine', unoMatch(4), [ann, robot]);
    await utimes(slot.path, 1, 1);
    await utimes(copy.path, 2, 2);
    const { played } = await visit([picks('1')], { saves });
    expect(played[0]!.sitting.slot.name).toBe(slot.name);
  });

  it('is not offered where every match is over', async () => {
    const { shown } = await visit([], { saves: await savesOf({ over: FOREVER }) });
    expect(labelsOf(shown[0]!)[0]).toBe('New match');
  });

  it.each(LANGUAGES)(
    'says in %s which computer is not known here, and seats nobody in its place',
    async (language) => {
      const saves = await savesOf({ one: 3 }, [ann, { name: 'Oracle', kind: 'clairvoyant' }]);
      const { played, shown } = await visit([picks('1')], { saves, language });
      expect(played).toEqual([]);
      expect(shown.at(-1)!.complaint).toBe(words[language].saves.stranger(2, 'clairvoyant'));
    },
  );

  it('sits down whoever is here where the file does not say who played', async () => {
    const saves = openSaves(await emptyFolder());
    await mkdir(join(saves.folder, 'uno'));
    await writeFile(join(saves.folder, 'uno', 'bare.ludoteca'), makeArchive(recordMatch(unoMatch(2))));
    const { played, shown } = await visit([picks('1')], { saves });
    expect(shown[0]!.options[0]!.label).toContain('Uno, 2 seats');
    expect(played[0]!.sitting.sitters).toEqual([ann, { name: 'greedy', kind: 'greedy' }]);
  });
});

describe('loading', () => {
  it.each(LANGUAGES)(
    'lists game, seats, players, date and length in %s, and what is damaged',
    async (language) => {
      const saves = await savesOf({ 'my save': 6, '2026-05-03-12-00-07': 1, over: FOREVER });
      await writeFile(join(saves.folder, 'uno', 'torn.ludoteca'), 'rubbish');
      const said = words[language];
      const { shown } = await visit([picksLabel(said.main.load)], { saves, language });
      const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
        noon(),
      );
      const people = new Intl.ListFormat(language).format(['Ann', 'Robot']);
      expect(labelsOf(shown[1]!)).toEqual([
        `Uno · ${said.saves.seats(2)} · ${people} · ${date} · ${said.saves.moves(6)} · my save`,
        `Uno · ${said.saves.seats(2)} · ${people} · ${date} · ${said.saves.moves(1)}`,
        `uno · torn · ${said.saves.damaged}`,
        said.back,
      ]);
    },
  );

  it('says so where there is nothing to load', async () => {
    const { shown } = await visit([load, watchAgain]);
    expect(shown.map(({ news }) => news)).toEqual([[], [words.en.saves.none], [words.en.saves.noneOver]]);
  });

  it('goes on with the match one picks', async () => {
    const saves = await savesOf({ latest: 6, earlier: 3 });
    const { played } = await visit([load, picksLabel('earlier'), picksLabel('Go on')], { saves });
    expect(played[0]!.sitting).toMatchObject({ slot: { name: 'earlier' }, match: { number: 3 } });
  });

  it('lets one watch a match that goes on as a spectator alone, and one that is over through all eyes', async () => {
    const saves = await savesOf({ going: 6, over: FOREVER });
    const { watched, shown } = await visit(
      [load, picks('1'), picksLabel('Watch'), picks('0'), picks('0'), watchAgain, picks('1'), picks('1')],
      { saves },
    );
    expect(watched).toEqual([
      { language: 'en', eyes: ['spectator'], file: saves.slot('uno', 'going').path },
      { language: 'en', eyes: [0, 1, 'spectator', 'judge'], file: saves.slot('uno', 'over').path },
    ]);
    expect(labelsOf(shown.at(-1)!)).toEqual(['Watch', 'Rename', 'Delete', 'Back']);
  });

  it.each([
    ['input ended', 'done'],
    ['stopped', 'stopped'],
  ] as const)('ends the program when it ends while one watches: %s', async (watch, leave) => {
    const saves = await savesOf({ going: 6 });
    expect((await visit([load, picks('1'), picks('2')], { saves, watch })).leave).toBe(leave);
  });

  it('renames a match, and says what is wrong with a name in the language of whoever types it', async () => {
    const saves = await savesOf({ one: 6, two: 3 });
    const { shown } = await visit(
      [
        picksLabel('Carica'),
        picksLabel('one'),
        picksLabel('Cambia nome'),
        types('../../etc/passwd'),
        picksLabel('Cambia nome'),
        types('two'),
        picksLabel('Cambia nome'),
        types('one'),
        picksLabel('Cambia nome'),
        types(' zia Rosa '),
      ],
      { saves, language: 'it' },
    );
    expect(shown.flatMap(({ complaint }) => complaint ?? [])).toEqual([
      'Un nome non contiene / \\ : * ? " < > | né caratteri invisibili.',
      'C’è già un salvataggio con questo nome.',
    ]);
    expect(shown.at(-1)!.news).toEqual(['Ora si chiama zia Rosa.']);
    expect((await saves.list()).kept.map(({ slot }) => slot.name)).toEqual(['zia Rosa', 'two']);
  });

  it('deletes a match only when one is sure', async () => {
    const saves = await savesOf({ one: 6, two: 3 });
    const away: readonly Step[] = [picksLabel('one'), picksLabel('Delete')];
    const kept = async () => (await saves.list()).kept.map(({ slot }) => slot.name);
    for (const unsure of [picks('1'), picks('0'), says('back')]) {
      await visit([load, ...away, unsure], { saves });
      expect(await kept()).toEqual(['one', 'two']);
    }
    const { shown } = await visit([load, ...away, picksLabel('yes')], { saves });
    expect(shown.flatMap(({ fresh, question }) => (fresh === true ? [question] : []))).toEqual([
      words.en.saves.sure('one'),
    ]);
    expect(shown.at(-1)!.news).toEqual(['one is deleted.']);
    expect(await kept()).toEqual(['two']);
  });

  it.each(LANGUAGES)(
    'says in %s what could not be done, and what the system says of it',
    async (language) => {
      const { saves: said, main } = words[language];
      const saves = await savesOf({ one: 6 });
      const { path } = saves.slot('uno', 'one');
      const vanished: Step = async () => {
        await rm(path);
        return types('two');
      };
      const { shown } = await visit([picksLabel(main.load), picks('1'), picksLabel(said.rename), vanished], {
        saves,
        language,
      });
      expect(shown.at(-1)!.complaint).toMatch(new RegExp(`^${said.notRenamed('')}ENOENT: `));
    },
  );

  it('comes back to the menu when the last match is deleted', async () => {
    const saves = await savesOf({ one: 6 });
    const { shown } = await visit([load, picks('1'), picksLabel('Delete'), picksLabel('yes')], { saves });
    expect(shown.at(-1)).toMatchObject({ title: 'Ludoteca', news: [words.en.saves.none] });
  });
});

describe('a damaged match', () => {
  it('is gone on with from the version before, in its own slot', async () => {
    const saves = await savesOf({ one: 6 });
    const slot = saves.slot('uno', 'one');
    await slot.keep(unoMatch(7, 'one'), [ann, robot]);
    await truncate(slot.path, 100);
    const { shown, played } = await visit([load, picks('1'), picksLabel('earlier version')], { saves });
    expect(shown[2]!.body).toEqual(['The file is damaged.', 'An earlier version is intact.']);
    expect(played[0]!.sitting).toMatchObject({ slot: { path: slot.path }, match: { number: 6 } });
  });

  it('is told of where it shows only when it is played again', async () => {
    const saves = await savesOf({ one: 6 });
    const { path } = saves.slot('uno', 'one');
    const forged = recordMatch(unoMatch(6, 'one'), { players: [ann, robot] });
    await writeFile(path, makeArchive({ ...forged, digest: '0'.repeat(64) }));
    const { shown, played } = await visit([picks('1')], { saves });
    expect(played).toEqual([]);
    expect(shown[1]!.body).toEqual([words.en.saves.wrong.untrue, words.en.saves.noOlder]);
    const watched = await visit([load, picks('1'), picksLabel('Watch')], { saves });
    expect(watched.shown.at(-1)!.complaint).toBe(words.en.saves.wrong.untrue);
  });

  it('can be deleted', async () => {
    const saves = await savesOf({});
    await mkdir(join(saves.folder, 'uno'));
    await writeFile(join(saves.folder, 'uno', '\u001b[2J.ludoteca'), 'rubbish');
    const { shown } = await visit([load, picks('1'), picksLabel('Delete'), picksLabel('yes')], { saves });
    expect(shown.map(({ title }) => title).join()).not.toContain('\u001b');
    expect(await saves.list()).toEqual({ kept: [], damaged: [] });
  });
});

describe('a match that was played', () => {
  const play: readonly Step[] = [picksLabel('New match'), picks('1'), picksLabel('Play')];

  it('can be played again by the same, watched, followed by a new one, and left', async () => {
    const { played, watched, shown, leave } = await visit(
      [
        picksLabel('New match'),
        picks('1'),
        picksLabel('Seat 2: '),
        picksLabel('random'),
        picksLabel('Seed: '),
        types('7'),
        picksLabel('Play'),
        picksLabel('Watch'),
        picksLabel('Rematch'),
        picksLabel('New match'),
        picks('1'),
        picksLabel('Play'),
        picksLabel('Menu'),
        ...play,
        picksLabel('Quit'),
      ],
      { play: toTheEnd },
    );
    expect(leave).toBe('done');
    const [first, second, third] = played.map(({ sitting }) => sitting);
    expect(watched).toMatchObject([{ file: first!.slot.path }]);
    expect(second!.sitters).toEqual(first!.sitters);
    expect(second!.sitters[1]!.kind).toBe('random');
    expect(second!.match.archive().seed).not.toBe('7');
    expect(second!.slot.path).not.toBe(first!.slot.path);
    expect(third!.sitters[1]!.kind).toBe('greedy');
    expect(shown.filter(({ title }) => title === 'Uno: the match is over')).toHaveLength(5);
  });

  it('is played again by the same when it was gone on with', async () => {
    const saves = await savesOf({ one: 6 }, [ann, bob]);
    const { played } = await visit([picks('1'), picksLabel('Rematch')], { saves, play: toTheEnd });
    expect(played[1]!.sitting.sitters).toEqual([ann, bob]);
    expect(played[1]!.sitting.match.archive().settings).toEqual(played[0]!.sitting.match.archive().settings);
  });

  it.each([
    ['input ended', 'done'],
    ['stopped', 'stopped'],
  ] as const)(
    'ends the program when it ends that way, and says that it is kept: %s',
    async (ended, leave) => {
      const visited = await visit(play, { play: async () => ended });
      expect(visited.leave).toBe(leave);
      expect(visited.lobby.interrupted).toBe(true);
    },
  );

  it('is counted, and the list of games says so in a line', async () => {
    const { shown, saves } = await visit([...play, picksLabel('New match')], { play: toTheEnd });
    expect(labelsOf(shown[1]!)[0]).toBe('Uno · no match yet');
    expect(labelsOf(shown.at(-1)!)[0]).toMatch(/^Uno · one match, Ann won [01] of 1$/);
    expect((await saves.finished('uno')).finished).toHaveLength(1);
  });
});
