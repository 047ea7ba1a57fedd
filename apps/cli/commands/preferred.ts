import type { Language } from '@ludoteca/kit';
import type { Hands } from '../command.ts';
import { lostText, words } from '../menu/words/index.ts';
import { type Preferences, readPreferences, usualPreferences } from '../saves/preferences.ts';

/** What whoever sits here prefers, with the language that was asked for; what could not be read is said. */
export async function preferred(
  folder: string,
  language: Language | undefined,
  hands: Hands,
): Promise<Preferences> {
  const { preferences, lost } = await readPreferences(folder, usualPreferences(hands.language));
  const spoken = language ?? preferences.language;
  if (lost.length > 0) hands.complain(lostText(lost, words[spoken]));
  return { ...preferences, language: spoken };
}
