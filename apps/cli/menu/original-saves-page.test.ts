import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CatalogueEntry, eraseGameType } from '@ludoteca/kit';
import { describe, expect, it } from 'vitest';
import { PERSON } from '@ludoteca/wire';
import type { Lots } from '../../../kernel/lots.testing.ts';
import { createLotsWithFiles, lotFiles, namedLotFiles } from '../../../kit/catalogue/lots-files.testing.ts';
import { makeTempFolder } from '../testing/cli.testing.ts';
import { noon } from '../saves/saves.testing.ts';
import { SaveStore } from '../saves/save-store.ts';
import { pick, pickLabel, type ScriptStep, typeText } from '../terminal/fake-ui.testing.ts';
import { labelsOf, visitMenu } from './menu.testing.ts';
import { menuTexts } from './texts/index.ts';

const { files: texts } = menuTexts.en;
const LOT = 'LOT\nAda:3\nBea:5,1\ndeck:2,4\nkinds:person,greedy\n';
const toLots: readonly ScriptStep[] = [pickLabel('New match'), pickLabel('Lots')];

/** Visits the menu with these files in the game's folder. */
async function visitLots(
  steps: readonly ScriptStep[],
  held: { readonly [name: string]: string } = {},
  files: CatalogueEntry<Lots>['files'] = lotFiles,
) {
  const entries = [eraseGameType(createLotsWithFiles(files))];
  const saves = new SaveStore(await makeTempFolder(), entries, noon);
  const folder = join(saves.folder, 'lots', 'files');
  for (const [name, text] of Object.entries(held)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return { ...(await visitMenu([...toLots, ...steps], { entries, saves })), folder };
}

describe('the page of a game with original files', () => {
  it('begins with their statistics', async () => {
    const { shown } = await visitLots([], { 'wins.txt': 'Ada\nBea\n' });
    expect(shown.at(-1)!.body).toEqual(['The smallest game.', 'Wins so far: Ada, Bea']);
  });

  it('reports unreadable files', async () => {
    const { shown } = await visitLots([], { 'wins.txt/in the way': '' });
    expect(shown.at(-1)!.body[1]).toBe(texts.unread('wins.txt: not a file'));
  });

  it('opens a save with its players, who can still be changed', async () => {
    const { played, shown, folder } = await visitLots(
      [
        pickLabel(texts.open('.lot')),
        pickLabel('the lot round.lot'),
        pickLabel('Seat 1: Ada'),
        pickLabel('computer (Dreamy)'),
        pickLabel('Play'),
      ],
      { 'round.lot': `${LOT}junk\n` },
    );
    expect(shown[3]!.body).toEqual([texts.folder(folder)]);
    expect(shown[4]!.body).toEqual(['The smallest game.', texts.from('round.lot'), 'A line is odd.']);
    expect(labelsOf(shown[4]!).join()).not.toMatch(/Seats|cards/);
    const { sitting: session } = played[0]!;
    expect(session.match.archive().from).toEqual({ deck: [2, 4], hands: [[3], [5, 1]] });
    expect(session.folder!.path).toBe(folder);
    expect(session.players).toEqual([
      { name: 'Dreamy', kind: 'random' },
      { name: 'Bea', kind: 'greedy' },
    ]);
  });

  it('opens any save by its path, and reports a missing or invalid one', async () => {
    const elsewhere = join(await makeTempFolder(), 'x.lot');
    await writeFile(elsewhere, LOT);
    const another = pickLabel(texts.another);
    const { shown, played } = await visitLots(
      [
        pickLabel(texts.open('.lot')),
        another,
        typeText('nobody'),
        pickLabel('the lot bad.lot'),
        another,
        typeText(elsewhere),
        pickLabel('Play'),
      ],
      { 'bad.lot': 'LOT\n' },
    );
    expect(shown[5]!.error).toBe(texts.missing('nobody'));
    expect(shown[6]!.error).toBe(texts.refused('bad.lot', 'It is cut off. (offset 4)'));
    expect(played[0]!.sitting.players.map(({ name }) => name)).toEqual(['Ada', 'Bea']);
  });

  it('gives the seats of unknown players to people', async () => {
    const { played } = await visitLots([pickLabel(texts.open('.lot')), pick('1'), pickLabel('Play')], {
      'round.lot': LOT.replace('greedy', 'a stranger'),
    });
    expect(played[0]!.sitting.players).toEqual([
      { name: 'Ada', kind: PERSON },
      { name: 'Bea', kind: PERSON },
    ]);
  });

  it('asks for a free name for the saves of a new match, in games that name them', async () => {
    const { shown, played } = await visitLots(
      [
        pickLabel(texts.name(texts.dated)),
        typeText('ada'),
        pickLabel(texts.name(texts.dated)),
        typeText('a/b'),
        pickLabel(texts.name(texts.dated)),
        typeText(' bea '),
        pickLabel('Play'),
      ],
      { 'saves/ada.lot': LOT },
      namedLotFiles,
    );
    expect(shown[4]!.error).toBe('There is already a save of this name.');
    expect(shown[6]!.error).toMatch(/^A name has none of /);
    expect(played[0]!.sitting.slot.name).toBe('bea');
  });
});
