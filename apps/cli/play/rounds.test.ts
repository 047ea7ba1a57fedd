import { eraseGameType } from '@ludoteca/kit';
import { describe, expect, it } from 'vitest';
import { lotEntry, lotFiles, namedLotFiles } from '../../../kit/catalogue/lots-files.testing.ts';
import { MemoryFolder } from '../files/folder.testing.ts';
import { type FakeUi, picks, picksLabel, says, type Shown } from '../ui/fake.testing.ts';
import { computer, PAIR, people, played, sittingOf } from './sit.testing.ts';
import { words } from './words/index.ts';

const { rounds } = words.en;
const lots = eraseGameType(lotEntry());

/** A sitting of lots whose first question is the first seat's: a round begins. */
const sitting = (folder = new MemoryFolder(), sitters = PAIR, entry = lots) => ({
  ...sittingOf(entry, sitters, { seed: 'b' }),
  folder,
});
const offers = ({ shown }: FakeUi): readonly Shown[] =>
  shown.filter(({ question }) => question === rounds.question);

describe('a moment to save', () => {
  it('is offered before the question, once, and Enter goes on', async () => {
    const { ui } = await played(sitting(), [picks('3'), says('log')]);
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

  it('saves in the folder of the game and asks again', async () => {
    const folder = new MemoryFolder();
    const { ui } = await played(sitting(folder), [picksLabel(rounds.save), picks('3')]);
    expect(folder.files.get('round.lot')).toMatch(
      /^LOT\nAda:\d\ngreedy:[\d,]+\ndeck:[\d,]+\nkinds:person,greedy\n$/,
    );
    expect(offers(ui)).toHaveLength(2);
    expect(offers(ui)[1]!.news).toContain(rounds.saved('/files/round.lot'));
  });

  it('says why nothing could be saved, and the match goes on', async () => {
    const folder = new MemoryFolder();
    const { ui } = await played(sitting(folder), [
      () => {
        folder.failures = 1;
        return picks('1');
      },
      picks('3'),
    ]);
    expect(offers(ui)[1]!.complaint).toBe(rounds.failed('read-only'));
    expect(folder.files.has('round.lot')).toBe(false);
    expect(ui.shown.at(-1)!.question).toBe('Ada: turn?');
  });

  it('shows the table, and lets people leave', async () => {
    const { ui, ended } = await played(sitting(), [picksLabel(rounds.board), picksLabel(rounds.leave)]);
    expect(ui.shown.find(({ by }) => by === 'read')!.body.join('\n')).toContain('Deck');
    expect(ended).toBe('left');
  });

  it.each([
    ['by an item', [picksLabel(rounds.noMore)]],
    ['by a word', [says('rounds', 'go')]],
  ])('is asked for no more when somebody says so %s, and again when they like', async (_, steps) => {
    const on = [picksLabel('draw'), says('rounds', 'ask'), picksLabel('draw')];
    const { ui } = await played(sitting(), [...steps, ...on]);
    expect(offers(ui)).toHaveLength(2);
    const asked = ui.shown.filter(({ by }) => by === 'ask').map(({ question }) => question);
    expect(asked.slice(0, 3)).toEqual([rounds.question, 'Ada: turn?', 'Ada: turn?']);
  });

  it('is not asked for where it is not preferred, and can still be used by a word', async () => {
    const folder = new MemoryFolder();
    const { ui } = await played(sitting(folder), [says('save'), says('rounds', 'x'), says('rounds')], {
      rounds: 'go',
    });
    expect(offers(ui)).toEqual([]);
    expect(folder.files.has('round.lot')).toBe(true);
    expect(ui.shown.at(-2)!.complaint).toBe(rounds.none('"x"', 'ask, go'));
    expect(ui.shown.at(-1)!.news).toContain(rounds.now('go', 'ask, go'));
  });

  it('is no other: the word tells where the match is, and that there is no save now', async () => {
    const folder = new MemoryFolder();
    const steps = [picks('3'), picksLabel('give'), says('save')];
    const { ui } = await played(sitting(folder), steps);
    expect(ui.shown.at(-1)!.news.at(-1)).toBe(
      `${words.en.save.here('here', '/saves/here')} ${rounds.notNow('.lot')}`,
    );
    expect(folder.files.has('round.lot')).toBe(false);
  });

  it('shows nobody’s hand where several people share the terminal', async () => {
    const { ui } = await played(sitting(new MemoryFolder(), people(2)), [says('log')]);
    const [offer] = offers(ui);
    expect(offer!.body.join('\n')).toMatch(/\?/);
    expect(offer!.body.join('\n')).not.toMatch(/(?<!×)[1-8]/);
  });

  it('is not offered twice to whoever takes back no more than the last decision', async () => {
    const give = [picks('3'), picksLabel('give'), says('undo')];
    const { ui } = await played(sitting(), [...give, picksLabel('give')]);
    // What was taken back led no further than the same question.
    expect(offers(ui)).toHaveLength(1);
  });

  it('ends the sitting where the input ends, and the match is kept', async () => {
    const { ended, slot } = await played(sitting(), []);
    expect(ended).toBe('input ended');
    expect(slot.latest!.number).toBe(0);
  });

  it('is offered to whoever watches computers, and an input that has ended asks no more', async () => {
    const folder = new MemoryFolder();
    const two = [computer('greedy'), computer('random')];
    const { ui, ended } = await played(sitting(folder, two), [picks('1'), picks('3')], { plain: true });
    expect(ended).toBe('over');
    expect(folder.files.has('round.lot')).toBe(true);
    expect(offers(ui)).toHaveLength(3);
    expect(folder.files.get('wins.txt')).toMatch(/^\w+\n$/);
  });

  it('is never offered where the world saves by itself', async () => {
    const folder = new MemoryFolder();
    const entry = eraseGameType(lotEntry(namedLotFiles));
    const { ui } = await played(sitting(folder, PAIR, entry), [picksLabel('draw')]);
    expect(offers(ui)).toEqual([]);
    expect([...folder.files.keys()]).toEqual(['saves/here.lot']);
    expect(ui.shown.at(-1)!.words.map(({ word }) => word)).not.toContain('rounds');
  });
});

describe('the files of a match', () => {
  it('hear of the opening, of every entry and of what was taken back', async () => {
    const folder = new MemoryFolder();
    const steps = [picks('4'), picksLabel('give'), says('undo'), picksLabel('draw')];
    const { ui } = await played(sitting(folder), steps);
    expect(ui.shown.at(-1)!.question).toBe('Ada: turn?');
    const lines = folder.files.get('log.txt')!.trimEnd().split('\n');
    const id = lines[0]!.split(' ')[0]!;
    expect(id).toMatch(/^[0-9a-f]{12}$/);
    expect(lines).toEqual(
      ['Ada draw', 'greedy draw', 'back', 'Ada draw', 'greedy draw'].map((line) => `${id} ${line}`),
    );
  });

  it('may fail: it is said once, the match goes on, and they are tried again', async () => {
    const folder = new MemoryFolder();
    folder.failures = 2;
    const { ui } = await played(sitting(folder), [picks('4'), picksLabel('draw'), picksLabel('draw')], {
      plain: true,
    });
    const said = ui.shown.flatMap(({ news, body, by }) => (by === 'tell' ? body : news));
    expect(said.filter((line) => line === rounds.unkept('read-only'))).toHaveLength(1);
    expect(folder.files.get('log.txt')!.trimEnd().split('\n')).toHaveLength(3);
  });

  it('are left alone by games whose save is broken, which is said once', async () => {
    const broken = {
      ...lotFiles,
      save: () => {
        throw new Error('no way');
      },
    };
    const { ui } = await played(sitting(new MemoryFolder(), PAIR, eraseGameType(lotEntry(broken))), [
      picksLabel('draw'),
    ]);
    expect(offers(ui)).toEqual([]);
    expect(ui.shown.at(-1)!.question).toBe('Ada: turn?');
  });
});
