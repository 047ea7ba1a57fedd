import { type Json, ok, type Reason, refuse } from '@ludoteca/kernel';
import { lots, type Lots } from '../../kernel/lots.testing.ts';
import type { Entry } from './entry.ts';
import { type FileField, number, readForm } from './form.ts';
import { lotsEntry, lotsTexts } from './lots.testing.ts';
import type { Language, Texts } from './texts.ts';
import { type Facts, sentenceOf } from './words.ts';

/** A deck of lots is a list of numbers, in a file one a line. Lots does not play with it: it only comes along. */
const isCard = (card: unknown): boolean => Number.isInteger(card) && Number(card) > 0;

function wrongLines(lines: readonly string[]): readonly Reason[] {
  return lines.flatMap((text, i) =>
    isCard(Number(text)) ? [] : [{ why: 'no card', facts: { line: i + 1, text } }],
  );
}

export const deckField: FileField = {
  kind: 'file',
  among: ['small', 'large'],
  usual: 'small',
  endings: ['.deck', '.txt'],
  read: (bytes) => {
    const lines = new TextDecoder().decode(bytes).trimEnd().split('\n');
    const wrong = wrongLines(lines);
    return wrong.length > 0 ? refuse(wrong) : ok(lines.map(Number));
  },
  check: (value: Json) =>
    Array.isArray(value) && value.length > 0 && value.every(isCard) ? [] : [{ why: 'no deck' }],
};

const form = { cards: number(4, 40, 8), deck: deckField, other: deckField };

const reasons = {
  'no card': ({ text }: Facts) => `"${String(text)}" is no card.`,
  'no deck': () => 'A deck is a list of numbers.',
};

const texts = (language: Language): Texts<Lots> => {
  const usual = lotsTexts(language);
  return {
    ...usual,
    settings: {
      ...usual.settings,
      deck: { label: 'Deck', choices: { small: 'the small one', large: 'the large one' } },
      other: { label: 'Other deck' },
    },
    reason: (reason, names) =>
      Object.hasOwn(reasons, reason.why)
        ? sentenceOf(language, reasons, reason)
        : usual.reason(reason, names),
  };
};

/** Lots with two settings that may come from a file. */
export const deckedEntry: Entry<Lots> = {
  ...lotsEntry,
  game: { ...lots, id: 'decked', settings: (input) => readForm(form, input) },
  form,
  texts: { it: texts('it'), en: texts('en'), pt: texts('pt') },
};
