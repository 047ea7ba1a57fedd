/** Loads the user's preferences for a command. */
import type { Language } from '@ludoteca/kit';
import type { CliEnvironment } from '../args/command.ts';
import { formatLostPreferences, menuTexts } from '../menu/texts/index.ts';
import { type Preferences, readPreferences, defaultPreferences } from '../saves/preferences.ts';

/** The option for the language wins; unreadable preferences are reported. */
export async function loadPreferences(
  folder: string,
  language: Language | undefined,
  environment: CliEnvironment,
): Promise<Preferences> {
  const { preferences, lost } = await readPreferences(folder, defaultPreferences(environment.language));
  const chosenLanguage = language ?? preferences.language;
  if (lost.length > 0) environment.printError(formatLostPreferences(lost, menuTexts[chosenLanguage]));
  return { ...preferences, language: chosenLanguage };
}
