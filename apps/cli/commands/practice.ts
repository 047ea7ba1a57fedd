/** `ludoteca practice`: tutorials and puzzles. */
import { type AnyCatalogueEntry, EXIT_CODES, type ExerciseCollection, inLanguages } from '@ludoteca/kit';
import { CliError } from '../args/cli-error.ts';
import { defineCommand, type CliEnvironment } from '../args/command.ts';
import { findGame } from '../args/game-args.ts';
import { flagOption, textOption } from '../args/options.ts';
import { withSuggestion } from '../args/suggestion.ts';
import { formatColumns } from '../terminal/text-layout.ts';
import { quote } from '../terminal/sanitize.ts';
import { type ExercisePlace, runExercises } from '../menu/run-menu.ts';
import { runInMenu } from './run-in-menu.ts';
import { readExerciseCollection } from './read-exercises.ts';

const messages = {
  none: (game: string) =>
    inLanguages(`${game} non ha esercizi`, `${game} has no exercises`, `${game} não tem exercícios`),
  unknownCollection: (given: string, known: readonly string[]) =>
    inLanguages(
      `${quote(given)} non è una raccolta; ci sono ${known.join(', ')}`,
      `${quote(given)} is not a collection; there are ${known.join(', ')}`,
      `${quote(given)} não é uma coleção; existem ${known.join(', ')}`,
    ),
  unknownExercise: (given: string, known: readonly string[]) =>
    inLanguages(
      `${quote(given)} non è un esercizio; ci sono ${known.join(', ')}`,
      `${quote(given)} is not an exercise; there are ${known.join(', ')}`,
      `${quote(given)} não é um exercício; existem ${known.join(', ')}`,
    ),
};

export const practiceCommand = defineCommand({
  name: 'practice',
  parameters: ['GAME', '[COLLECTION]', '[EXERCISE]'],
  options: { file: textOption('FILE'), dir: textOption('DIR'), plain: flagOption },
  run: async ([game = '', id, exercise], values, environment, entries) => {
    const entry = findGame(game, entries);
    const own = values.file === undefined ? undefined : await readExerciseCollection(entry, values.file);
    const collections = [...(own === undefined ? [] : [own]), ...(entry.exercises ?? [])];
    if (collections.length === 0) throw new CliError(messages.none(game));
    if (own === undefined && id === undefined) return listCollections(collections, environment);
    // With a file, COLLECTION may be left out.
    const given = own === undefined ? [id, exercise] : [own.id, exercise ?? id];
    const place = await findPlace(entry, collections, given);
    return runInMenu(values, environment, entries, (menu) => runExercises(menu, place));
  },
});

async function listCollections(
  collections: readonly ExerciseCollection[],
  { print, width, language }: CliEnvironment,
): Promise<typeof EXIT_CODES.done> {
  for (const collection of collections) {
    const heading = [collection.id, collection.about[language]];
    for (const line of formatColumns([heading], { width })) print(line);
    const rows = (await collection.load()).map(({ id: name, name: title }, i) => [
      `  ${i + 1}`,
      name,
      title[language],
    ]);
    for (const line of formatColumns(rows, { width })) print(line);
  }
  return EXIT_CODES.done;
}

async function findPlace(
  entry: AnyCatalogueEntry,
  collections: readonly ExerciseCollection[],
  [id = '', exercise]: readonly (string | undefined)[],
): Promise<ExercisePlace> {
  const collection = collections.find((one) => one.id === id);
  const known = collections.map((one) => one.id);
  if (collection === undefined)
    throw new CliError(withSuggestion(messages.unknownCollection(id, known), id, known));
  const exercises = await collection.load();
  if (exercise === undefined) return { entry, collection, exercises, index: undefined };
  const index = exercises.findIndex(({ id: name }, i) => name === exercise || String(i + 1) === exercise);
  const names = exercises.map(({ id: name }) => name);
  if (index === -1)
    throw new CliError(withSuggestion(messages.unknownExercise(exercise, names), exercise, names));
  return { entry, collection, exercises, index };
}
