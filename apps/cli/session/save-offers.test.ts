import { eraseGameType } from '@ludoteca/kit';
import { describe, expect, it } from 'vitest';
import { createLotsWithFiles, lotFiles, namedLotFiles } from '../../../kit/catalogue/lots-files.testing.ts';
import { MemoryGameFolder } from '../files/memory-folder.testing.ts';
import { type FakeUi, pick, pickLabel, typeCommand, type ShownScreen } from '../terminal/fake-ui.testing.ts';
import { computer, PAIR, people, playScript, localSession } from './session.testing.ts';
import { sessionTexts } from './texts/index.ts';

const { rounds } = sessionTexts.en;
const lots = eraseGameType(createLotsWithFiles());

/** A session of lots in which seat 0 is asked first. */
const session = (folder = new MemoryGameFolder(), players = PAIR, entry = lots) => ({
  ...localSession(entry, players, { seed: 'b' }),
  folder,
});
const offers = ({ shown }: FakeUi): readonly ShownScreen[] =>
  shown.filter(({ question }) => question === rounds.question);

describe('a save offer', () => {
  it('comes before the question, once, and Enter continues', async () => {
    const { ui } = await playScript(session(), [pick('3'), typeCommand('log')]);
    expect(ui.shown.filter(({ by }) => by === 'ask').map(({ question }) => question)).toEqual([
      rounds.question,
      'Ada: turn?',
      'Ada: turn?',
    ]);
    expect(offers(ui)[0]!.options.map(({ label }) => label)).toEqual([
      rounds.save,
      rounds.board,
      rounds.goOn,
      rounds.noMore,
      rounds.leave,
    ]);
  });

  it("saves in the game's folder and asks again", async () => {
    const folder = new MemoryGameFolder();
    const { ui } = await playScript(session(folder), [pickLabel(rounds.save), pick('3')]);
    expect(folder.files.get('round.lot')).toMatch(
      /^LOT\nAda:\d\ngreedy:[\d,]+\ndeck:[\d,]+\nkinds:person,greedy\n$/,
    );
    expect(offers(ui)).toHaveLength(2);
    expect(offers(ui)[1]!.news).toContain(rounds.saved('/files/round.lot'));
  });

  it('reports a failed save, and the match continues', async () => {
    const folder = new MemoryGameFolder();
    const { ui } = await playScript(session(folder), [
      () => {
        folder.failures = 1;
        return pick('1');
      },
      pick('3'),
    ]);
    expect(offers(ui)[1]!.error).toBe(rounds.failed('read-only'));
    expect(folder.files.has('round.lot')).toBe(false);
    expect(ui.shown.at(-1)!.question).toBe('Ada: turn?');
  });

  it('shows the table, and lets people leave', async () => {
    const { ui, ended } = await playScript(session(), [pickLabel(rounds.board), pickLabel(rounds.leave)]);
    expect(ui.shown.find(({ by }) => by === 'read')!.body.join('\n')).toContain('Deck');
    expect(ended).toBe('left');
  });

  it.each([
    ['by an item', [pickLabel(rounds.noMore)]],
    ['by a word', [typeCommand('rounds', 'go')]],
  ])('can be switched off %s and on again', async (_, steps) => {
    const on = [pickLabel('draw'), typeCommand('rounds', 'ask'), pickLabel('draw')];
    const { ui } = await playScript(session(), [...steps, ...on]);
    expect(offers(ui)).toHaveLength(2);
    const asked = ui.shown.filter(({ by }) => by === 'ask').map(({ question }) => question);
    expect(asked.slice(0, 3)).toEqual([rounds.question, 'Ada: turn?', 'Ada: turn?']);
  });

  it('is not made if not preferred, but the command still saves', async () => {
    const folder = new MemoryGameFolder();
    const { ui } = await playScript(
      session(folder),
      [typeCommand('save'), typeCommand('rounds', 'x'), typeCommand('rounds')],
      {
        rounds: 'go',
      },
    );
    expect(offers(ui)).toEqual([]);
    expect(folder.files.has('round.lot')).toBe(true);
    expect(ui.shown.at(-2)!.error).toBe(rounds.none('"x"', 'ask, go'));
    expect(ui.shown.at(-1)!.news).toContain(rounds.now('go', 'ask, go'));
  });

  it('is not made at other moments: the command says where the match is and that saving is not possible', async () => {
    const folder = new MemoryGameFolder();
    const steps = [pick('3'), pickLabel('give'), typeCommand('save')];
    const { ui } = await playScript(session(folder), steps);
    expect(ui.shown.at(-1)!.news.at(-1)).toBe(
      `${sessionTexts.en.save.here('here', '/saves/here')} ${rounds.notNow('.lot')}`,
    );
    expect(folder.files.has('round.lot')).toBe(false);
  });

  it('shows no hand if several people share the terminal', async () => {
    const { ui } = await playScript(session(new MemoryGameFolder(), people(2)), [typeCommand('log')]);
    const [offer] = offers(ui);
    expect(offer!.body.join('\n')).toMatch(/\?/);
    expect(offer!.body.join('\n')).not.toMatch(/(?<!×)[1-8]/);
  });

  it('is not repeated after an undo of the last decision only', async () => {
    const give = [pick('3'), pickLabel('give'), typeCommand('undo')];
    const { ui } = await playScript(session(), [...give, pickLabel('give')]);
    // The undo led back to the same question.
    expect(offers(ui)).toHaveLength(1);
  });

  it('ends the session at the end of the input; a match without an answer is not saved', async () => {
    const { ended, slot } = await playScript(session(), []);
    expect(ended).toBe('input ended');
    expect(slot.latest).toBeUndefined();
  });

  it('is made to watchers of computers, and stops at the end of the input', async () => {
    const folder = new MemoryGameFolder();
    const two = [computer('greedy'), computer('random')];
    const { ui, ended } = await playScript(session(folder, two), [pick('1'), pick('3')], { plain: true });
    expect(ended).toBe('over');
    expect(folder.files.has('round.lot')).toBe(true);
    expect(offers(ui)).toHaveLength(3);
    expect(folder.files.get('wins.txt')).toMatch(/^\w+\n$/);
  });

  it('is never made if the game saves by itself', async () => {
    const folder = new MemoryGameFolder();
    const entry = eraseGameType(createLotsWithFiles(namedLotFiles));
    const { ui } = await playScript(session(folder, PAIR, entry), [pickLabel('draw')]);
    expect(offers(ui)).toEqual([]);
    expect([...folder.files.keys()]).toEqual(['saves/here.lot']);
    expect(ui.shown.at(-1)!.commands.map(({ word }) => word)).not.toContain('rounds');
  });
});

describe('the original files of a match', () => {
  it('get the opening, every entry and every undo', async () => {
    const folder = new MemoryGameFolder();
    const steps = [pick('4'), pickLabel('give'), typeCommand('undo'), pickLabel('draw')];
    const { ui } = await playScript(session(folder), steps);
    expect(ui.shown.at(-1)!.question).toBe('Ada: turn?');
    const lines = folder.files.get('log.txt')!.trimEnd().split('\n');
    const id = lines[0]!.split(' ')[0]!;
    expect(id).toMatch(/^[0-9a-f]{12}$/);
    expect(lines).toEqual(
      ['Ada draw', 'greedy draw', 'back', 'Ada draw', 'greedy draw'].map((line) => `${id} ${line}`),
    );
  });

  it('may fail: it is reported once and retried later', async () => {
    const folder = new MemoryGameFolder();
    folder.failures = 2;
    const { ui } = await playScript(session(folder), [pick('4'), pickLabel('draw'), pickLabel('draw')], {
      plain: true,
    });
    const said = ui.shown.flatMap(({ news, body, by }) => (by === 'tell' ? body : news));
    expect(said.filter((line) => line === rounds.unkept('read-only'))).toHaveLength(1);
    expect(folder.files.get('log.txt')!.trimEnd().split('\n')).toHaveLength(3);
  });

  it("are not touched if the game's save throws, which is reported once", async () => {
    const broken = {
      ...lotFiles,
      save: () => {
        throw new Error('no way');
      },
    };
    const { ui } = await playScript(
      session(new MemoryGameFolder(), PAIR, eraseGameType(createLotsWithFiles(broken))),
      [pickLabel('draw')],
    );
    expect(offers(ui)).toEqual([]);
    expect(ui.shown.at(-1)!.question).toBe('Ada: turn?');
  });
});
