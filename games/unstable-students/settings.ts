/** The settings form and the check that a match can be played with the chosen deck. */
import { canonicalJson, type Json, type Reason, refuse, type Result } from '@ludoteca/kernel';
import { choiceField, type FileField, numberField, parseSettings } from '@ludoteca/kit';
import {
  checkDeckSetting,
  DECK_EXTENSIONS,
  DEFAULT_DECK,
  readDeckSetting,
  SHIPPED_DECKS,
} from './deck/index.ts';
import { indexDeck } from './deck/indexed-deck.ts';
import { checkRequirements } from './deck/requirements.ts';
import type { Settings } from './parts.ts';

const deck = {
  kind: 'file',
  among: SHIPPED_DECKS,
  usual: DEFAULT_DECK,
  endings: DECK_EXTENSIONS,
  read: readDeckSetting,
  check: checkDeckSetting,
} as const satisfies FileField;

export const form = {
  rules: choiceField(['faithful', 'classic'], 'faithful'),
  students: numberField(1, 20, 6),
  hand: numberField(1, 20, 5),
  rounds: numberField(4, 10_000, 500),
  deck,
};

/** A deck setting as the state holds it. */
export const deckToText = (setting: Json): string =>
  typeof setting === 'string' ? setting : canonicalJson(setting);

/** 1.4 */
export function checkSettings(input: unknown, seats: number): Result<Settings, readonly Reason[]> {
  const parsed = parseSettings(form, input);
  if (!parsed.ok) return parsed;
  const { students } = parsed.value;
  const problems = checkRequirements(indexDeck(deckToText(parsed.value.deck)).kinds, { seats, students });
  return problems.length > 0
    ? refuse(problems.map(({ why, facts = null }) => ({ why, rule: '1.4', facts })))
    : parsed;
}
