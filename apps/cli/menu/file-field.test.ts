import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eraseGameType } from '@ludoteca/kit';
import { expect, test } from 'vitest';
import { deckedEntry } from '../../../kit/settings/decked-lots.testing.ts';
import { emptyFolder } from '../call.testing.ts';
import { picksLabel, says, types } from '../ui/fake.testing.ts';
import { labelsOf, visit } from './lobby.testing.ts';

const around = { entries: [eraseGameType({ ...deckedEntry, listed: true })] };
const toDeck = [picksLabel('New match'), picksLabel('Lots'), picksLabel('Deck: the small one')];

const settingsOf = ({ played }: Awaited<ReturnType<typeof visit>>): unknown =>
  played[0]?.sitting.match.archive().settings;

test('what ships is offered by its name, and a file besides', async () => {
  const visited = await visit([...toDeck, picksLabel('the large one'), picksLabel('Play')], around);
  expect(labelsOf(visited.shown[3]!)).toEqual(['the small one', 'the large one', 'From a file…', 'Back']);
  expect(settingsOf(visited)).toMatchObject({ deck: 'large', other: 'small' });
});

test('a file is named by its path, and the page then names it', async () => {
  const path = join(await emptyFolder(), 'mine.deck');
  await writeFile(path, '3\n4\n');
  const visited = await visit(
    [
      ...toDeck,
      picksLabel('From a file…'),
      types(` ${path} `),
      picksLabel('Deck: mine.deck'),
      says('back'),
      picksLabel('Play'),
    ],
    around,
  );
  expect(settingsOf(visited)).toMatchObject({ deck: [3, 4] });
});

test('what is wrong with a file is said where another can be named', async () => {
  const path = join(await emptyFolder(), 'bad.deck');
  await writeFile(path, '3\nfour\n');
  const { shown, played } = await visit(
    [
      ...toDeck,
      picksLabel('From a file…'),
      types(path),
      picksLabel('From a file…'),
      types('/no/such'),
      says('back'),
    ],
    around,
  );
  const complaints = shown.flatMap(({ complaint }) => complaint ?? []);
  expect(complaints).toEqual([`${path}: line 2: "four" is no card.`, '/no/such: there is no such file']);
  expect(labelsOf(shown.at(-1)!)).toContain('Deck: the small one');
  expect(played).toEqual([]);
});

test('nothing typed goes back to the list', async () => {
  const { shown } = await visit([...toDeck, picksLabel('From a file…'), types('  ')], around);
  expect(labelsOf(shown.at(-1)!)).toContain('From a file…');
});
