/** The settings form (RULES 10). */
import { choiceField, numberField, type SettingsOf } from '@ludoteca/kit';

export const form = {
  defence: choiceField(['declared', 'most'], 'declared'),
  rounds: numberField(1, 1000, 300),
};
export type Settings = SettingsOf<typeof form>;
