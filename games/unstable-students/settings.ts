import { canonicalJson, type Json, type Reason, refuse, type Result } from '@ludoteca/kernel';
import { choiceField, type FileField, numberField, parseSettings } from '@ludoteca/kit';
import { checkDeck, DECK_ENDINGS, DECKS, kindsOf, readDeck, USUAL_DECK } from './deck/index.ts';
import { unplayable } from './deck/playable.ts';
import type { Settings } from './parts.ts';

const deck = {
  kind: 'file',
  among: DECKS,
  usual: USUAL_DECK,
  endings: DECK_ENDINGS,
  read: readDeck,
  check: checkDeck,
} as const satisfies FileField;

export const form = {
  rules: choiceField(['faithful', 'classic'], 'faithful'),
  students: numberField(1, 20, 6),
  hand: numberField(1, 20, 5),
  rounds: numberField(4, 10_000, 500),
  deck,
};

/** A deck as the state holds it: as text. */
export const deckText = (given: Json): string => (typeof given === 'string' ? given : canonicalJson(given));

/** 1.4: the deck must do for that many players, and have the students that win. */
export function settings(input: unknown, seats: number): Result<Settings, readonly Reason[]> {
  const read = parseSettings(form, input);
  if (!read.ok) return read;
  const { students } = read.value;
  const wrong = unplayable(kindsOf(deckText(read.value.deck)), { seats, students });
  return wrong.length > 0
    ? refuse(wrong.map(({ why, facts = null }) => ({ why, rule: '1.4', facts })))
    : read;
}
