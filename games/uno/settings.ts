/** The settings form and the check of settings against it (RULES 2). */
import { type Reason, refuse, type Result } from '@ludoteca/kernel';
import { choiceField, numberField, parseSettings, type SettingsOf } from '@ludoteca/kit';
import { createDecks } from './cards.ts';

export const form = {
  hand: numberField(1, 53, 7),
  decks: numberField(1, 2, 1),
  firstCard: choiceField(['number', 'ace'], 'number'),
};
export type Settings = SettingsOf<typeof form>;

/** 2.1 and 2.2: the decks must have cards for every hand and a first card. */
export function checkSettings(input: unknown, seats: number): Result<Settings, readonly Reason[]> {
  const parsed = parseSettings(form, input);
  if (!parsed.ok) return parsed;
  const most = Math.floor((createDecks(parsed.value.decks).length - 1) / seats);
  return parsed.value.hand <= most
    ? parsed
    : refuse([{ why: 'hand too large', rule: '2.1', facts: { field: 'hand', most } }]);
}
