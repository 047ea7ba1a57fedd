import type { Language } from '@ludoteca/kit';
import type { CliEnvironment } from '../args/command.ts';
import { formatLostPreferences, menuTexts } from '../menu/texts/index.ts';
import { type Preferences, readPreferences, defaultPreferences } from '../saves/preferences.ts';

/** What whoever sits here prefers, with the language that was asked for; what could not be read is said. */
export async function loadPreferences(
  folder: string,
  language: Language | undefined,
  environment: CliEnvironment,
): Promise<Preferences> {
  const { preferences, lost } = await readPreferences(folder, defaultPreferences(environment.language));
  const spoken = language ?? preferences.language;
  if (lost.length > 0) environment.printError(formatLostPreferences(lost, menuTexts[spoken]));
  return { ...preferences, language: spoken };
}
