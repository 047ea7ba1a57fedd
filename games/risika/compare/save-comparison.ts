/** How programs of Risika are run for a comparison, and how their saves are read. */
import { at } from '@ludoteca/kernel';
import type { ComparableField, SaveComparison } from '@ludoteca/kit';
import type { Dialect } from '../files/dialects.ts';
import { encodeSave } from '../files/encode-save.ts';
import { SAVE_FILE } from '../files/file-names.ts';
import { parseLayout, type SaveLayout } from '../files/parse-layout.ts';
import { rotateToStarter, type Save } from '../files/save.ts';

export const createComparison = (dialect: Dialect): SaveComparison<Save> => ({
  createRun: ({ start, typed, random }) => ({
    words: [],
    typed,
    random,
    files: { [SAVE_FILE]: encodeSave(start, dialect) },
    result: SAVE_FILE,
    writes: 1,
  }),
  readFields: (file) => {
    const { layout } = parseLayout(file, dialect);
    const save = layout.ok ? toSave(layout.value) : undefined;
    return save && listFields(save);
  },
  listFields,
});

/** Without repairs, which would hide differences; undefined if the players or the territories are not known. */
function toSave({ current, players, territories, deck }: SaveLayout): Save | undefined {
  const block = (value: number): boolean => value >= 0 && value < players.length;
  const byId = territories.toSorted((a, b) => a.id.value - b.id.value);
  const isComplete = byId.every(({ id, owner }, i) => id.value === i && block(owner.value));
  if (!block(current.value) || !isComplete) return undefined;
  return rotateToStarter({
    players: players.map(({ name, colour, cards }) => ({
      name: name.value,
      colour: colour.value,
      cards: cards.map(({ value }) => value),
    })),
    current: current.value,
    owners: byId.map(({ owner }) => owner.value),
    armies: byId.map(({ armies }) => armies.value),
    deck: deck.map(({ value }) => value),
  });
}

/** In the order of the file, with the starter's block first and owners by name. */
function listFields({ players, owners, armies, deck }: Save): readonly ComparableField[] {
  return [
    ['playerCount', String(players.length), '8.1'],
    ...players.flatMap(({ name, colour, cards }, i): readonly ComparableField[] => [
      [`players[${i}].name`, name, '3.1'],
      [`players[${i}].colour`, String(colour), '2.2'],
      ...listCards(`players[${i}].cards`, cards, '7.1'),
    ]),
    ...owners.flatMap((owner, territory): ComparableField[] => [
      [`territories[${territory}].owner`, at(players, owner).name, '5.8'],
      [`territories[${territory}].armies`, String(at(armies, territory)), '5.6'],
    ]),
    ...listCards('deck', deck, '4.6'),
  ];
}

const listCards = (path: string, cards: readonly number[], rule: string): readonly ComparableField[] =>
  cards.map((card, i) => [`${path}[${i}]`, String(card), rule]);
