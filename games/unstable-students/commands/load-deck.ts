/** Loads the deck that a command names. */
import { type Json, ok, refuse, type Result } from '@ludoteca/kernel';
import type { CommandContext } from '@ludoteca/kit';
import { readDeckSetting, SHIPPED_DECKS } from '../deck/index.ts';
import { indexDeck } from '../deck/indexed-deck.ts';
import { checkRequirements } from '../deck/requirements.ts';
import { deckToText, form } from '../settings.ts';
import { texts as gameTexts } from '../text/index.ts';
import type { StudentsCommandTexts } from './texts/index.ts';

/** Loads a shipped deck by name, or a deck from a file; prints why it cannot be used. */
export async function loadDeck(
  path: string,
  seats: number,
  { environment, language, texts }: CommandContext<StudentsCommandTexts>,
): Promise<Result<Json, 'printed'>> {
  const shipped = SHIPPED_DECKS.find((name) => name === path);
  const read = shipped === undefined ? readDeckSetting(await environment.read(path)) : ok<Json>(shipped);
  const problems = read.ok
    ? checkRequirements(indexDeck(deckToText(read.value)).kinds, { seats, students: form.students.usual })
    : read.problem;
  if (read.ok && problems.length === 0) return read;
  environment.printError(texts.lab.refused(path));
  for (const problem of problems) environment.printError(`- ${gameTexts[language].reason(problem, [])}`);
  return refuse('printed');
}
