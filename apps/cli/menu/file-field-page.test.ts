import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eraseGameType } from '@ludoteca/kit';
import { expect, test } from 'vitest';
import { deckedEntry } from '../../../kit/settings/decked-lots.testing.ts';
import { makeTempFolder } from '../testing/cli.testing.ts';
import { pickLabel, typeCommand, typeText } from '../terminal/fake-ui.testing.ts';
import { labelsOf, visitMenu } from './menu.testing.ts';

const testOptions = { entries: [eraseGameType({ ...deckedEntry, listed: true })] };
const toDeck = [pickLabel('New match'), pickLabel('Lots'), pickLabel('Deck: the small one')];

const settingsOf = ({ played }: Awaited<ReturnType<typeof visitMenu>>): unknown =>
  played[0]?.sitting.match.archive().settings;

test('lists the shipped values by name, and a file prompt', async () => {
  const visited = await visitMenu([...toDeck, pickLabel('the large one'), pickLabel('Play')], testOptions);
  expect(labelsOf(visited.shown[3]!)).toEqual(['the small one', 'the large one', 'From a file…', 'Back']);
  expect(settingsOf(visited)).toMatchObject({ deck: 'large', other: 'small' });
});

test('reads a file by its path and shows its name', async () => {
  const path = join(await makeTempFolder(), 'mine.deck');
  await writeFile(path, '3\n4\n');
  const visited = await visitMenu(
    [
      ...toDeck,
      pickLabel('From a file…'),
      typeText(` ${path} `),
      pickLabel('Deck: mine.deck'),
      typeCommand('back'),
      pickLabel('Play'),
    ],
    testOptions,
  );
  expect(settingsOf(visited)).toMatchObject({ deck: [3, 4] });
});

test('reports an invalid file where another can be named', async () => {
  const path = join(await makeTempFolder(), 'bad.deck');
  await writeFile(path, '3\nfour\n');
  const { shown, played } = await visitMenu(
    [
      ...toDeck,
      pickLabel('From a file…'),
      typeText(path),
      pickLabel('From a file…'),
      typeText('/no/such'),
      typeCommand('back'),
    ],
    testOptions,
  );
  const complaints = shown.flatMap(({ error }) => error ?? []);
  expect(complaints).toEqual([`${path}: line 2: "four" is no card.`, '/no/such: there is no such file']);
  expect(labelsOf(shown.at(-1)!)).toContain('Deck: the small one');
  expect(played).toEqual([]);
});

test('returns to the list on empty input', async () => {
  const { shown } = await visitMenu([...toDeck, pickLabel('From a file…'), typeText('  ')], testOptions);
  expect(labelsOf(shown.at(-1)!)).toContain('From a file…');
});
