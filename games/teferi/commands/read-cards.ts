/** Reads a card file for a command and prints what is wrong with it. */
import type { CommandEnvironment } from '@ludoteca/kit';
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
