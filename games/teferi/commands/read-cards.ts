/** Reads a card file for a command and prints what is wrong with it. */
import type { CommandEnvironment } from '@ludoteca/kit';
import { CARD_INDEX_FILE, collectCards } from '../card-files/card-index.ts';
import { type FileCard, parseCardFile } from '../card-files/index.ts';
import type { CardCommandTexts } from './card-texts.ts';

export async function readCards(
  path: string,
  environment: CommandEnvironment,
  texts: CardCommandTexts,
): Promise<readonly FileCard[] | undefined> {
  const cards = parseCardFile(await environment.read(path));
  if (cards.ok) return cards.value;
  environment.printError(texts.invalidFile(path, cards.problem));
  return undefined;
}

/** The cards that `teferi import` has stored. */
export async function readImportedCards(
  environment: CommandEnvironment,
  texts: CardCommandTexts,
): Promise<readonly FileCard[] | undefined> {
  const chunks = await environment.readData(CARD_INDEX_FILE);
  if (chunks === undefined) {
    environment.printError(texts.noImport);
    return undefined;
  }
  const cards = await collectCards(chunks);
  if (cards.ok) return cards.value;
  environment.printError(texts.invalidFile(CARD_INDEX_FILE, cards.problem));
  return undefined;
}
