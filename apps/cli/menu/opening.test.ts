import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CatalogueEntry, eraseGameType } from '@ludoteca/kit';
import { describe, expect, it } from 'vitest';
import type { Lots } from '../../../kernel/lots.testing.ts';
import { lotEntry, lotFiles, namedLotFiles } from '../../../kit/catalogue/lots-files.testing.ts';
import { emptyFolder } from '../call.testing.ts';
import { noon } from '../saves/saves.testing.ts';
import { openSaves } from '../saves/saves.ts';
import { PERSON } from '../sitter.ts';
import { picks, picksLabel, type Step, types } from '../ui/fake.testing.ts';
import { labelsOf, visit } from './lobby.testing.ts';
import { words } from './words/index.ts';

const { files: said } = words.en;
const LOT = 'LOT\nAda:3\nBea:5,1\ndeck:2,4\nkinds:person,greedy\n';
const toLots: readonly Step[] = [picksLabel('New match'), picksLabel('Lots')];

/** Somebody does this in the menu, where these files lie among those of the game. */
async function visitLots(
  steps: readonly Step[],
  held: { readonly [name: string]: string } = {},
  files: CatalogueEntry<Lots>['files'] = lotFiles,
) {
  const entries = [eraseGameType(lotEntry(files))];
  const saves = openSaves(await emptyFolder(), entries, noon);
  const folder = join(saves.folder, 'lots', 'files');
  for (const [name, text] of Object.entries(held)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return { ...(await visit([...toLots, ...steps], { entries, saves })), folder };
}

describe('the page of a game with files', () => {
  it('begins with what they tell', async () => {
    const { shown } = await visitLots([], { 'wins.txt': 'Ada\nBea\n' });
    expect(shown.at(-1)!.body).toEqual(['The smallest game.', 'Wins so far: Ada, Bea']);
  });

  it('says so where they cannot be read', async () => {
    const { shown } = await visitLots([], { 'wins.txt/in the way': '' });
    expect(shown.at(-1)!.body[1]).toBe(said.unread('wins.txt: not a file'));
  });

  it('leads to the saves, and a save to a match among those who sat there, who can be changed', async () => {
    const { played, shown, folder } = await visitLots(
      [
        picksLabel(said.open('.lot')),
        picksLabel('the lot round.lot'),
        picksLabel('Seat 1: Ada'),
        picksLabel('computer (random)'),
        picksLabel('Play'),
      ],
      { 'round.lot': `${LOT}junk\n` },
    );
    expect(shown[3]!.body).toEqual([said.folder(folder)]);
    expect(shown[4]!.body).toEqual(['The smallest game.', said.from('round.lot'), 'A line is odd.']);
    expect(labelsOf(shown[4]!).join()).not.toMatch(/Seats|cards/);
    const { sitting } = played[0]!;
    expect(sitting.match.archive().from).toEqual({ deck: [2, 4], hands: [[3], [5, 1]] });
    expect(sitting.folder!.path).toBe(folder);
    expect(sitting.sitters).toEqual([
      { name: 'random', kind: 'random' },
      { name: 'Bea', kind: 'greedy' },
    ]);
  });

  it('takes a save from anywhere by its path, and says what it cannot find or open', async () => {
    const elsewhere = join(await emptyFolder(), 'x.lot');
    await writeFile(elsewhere, LOT);
    const another = picksLabel(said.another);
    const { shown, played } = await visitLots(
      [
        picksLabel(said.open('.lot')),
        another,
        types('nobody'),
        picksLabel('the lot bad.lot'),
        another,
        types(elsewhere),
        picksLabel('Play'),
      ],
      { 'bad.lot': 'LOT\n' },
    );
    expect(shown[5]!.complaint).toBe(said.missing('nobody'));
    expect(shown[6]!.complaint).toBe(said.refused('bad.lot', 'It is cut off. (offset 4)'));
    expect(played[0]!.sitting.sitters.map(({ name }) => name)).toEqual(['Ada', 'Bea']);
  });

  it('gives the seats of players who are not known here to people', async () => {
    const { played } = await visitLots([picksLabel(said.open('.lot')), picks('1'), picksLabel('Play')], {
      'round.lot': LOT.replace('greedy', 'a stranger'),
    });
    expect(played[0]!.sitting.sitters).toEqual([
      { name: 'Ada', kind: PERSON },
      { name: 'Bea', kind: PERSON },
    ]);
  });

  it('has the saves of a new match named, where they have names, and takes no name that is taken', async () => {
    const { shown, played } = await visitLots(
      [
        picksLabel(said.name(said.dated)),
        types('ada'),
        picksLabel(said.name(said.dated)),
        types('a/b'),
        picksLabel(said.name(said.dated)),
        types(' bea '),
        picksLabel('Play'),
      ],
      { 'saves/ada.lot': LOT },
      namedLotFiles,
    );
    expect(shown[4]!.complaint).toBe('There is already a save of this name.');
    expect(shown[6]!.complaint).toMatch(/^A name has none of /);
    expect(played[0]!.sitting.slot.name).toBe('bea');
  });
});
