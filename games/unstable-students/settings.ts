import { canonicalJson, type Json, type Reason, refuse, type Result } from '@ludoteca/kernel';
import { choiceField, type FileField, numberField, parseSettings } from '@ludoteca/kit';
import {
  checkDeckSetting,
  DECK_EXTENSIONS,
  SHIPPED_DECKS,
  resolveDeck,
  readDeckSetting,
  DEFAULT_DECK,
} from './deck/index.ts';
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

/** A deck as the state holds it: as text. */
export const deckToText = (given: Json): string => (typeof given === 'string' ? given : canonicalJson(given));

/** 1.4: the deck must do for that many players, and have the students that win. */
export function settings(input: unknown, seats: number): Result<Settings, readonly Reason[]> {
  const read = parseSettings(form, input);
  if (!read.ok) return read;
  const { students } = read.value;
  const wrong = checkRequirements(resolveDeck(deckToText(read.value.deck)), { seats, students });
  return wrong.length > 0
    ? refuse(wrong.map(({ why, facts = null }) => ({ why, rule: '1.4', facts })))
    : read;
}
