/** Lots with a deck setting that may come from a file. */
import { type Json, ok, type Reason, refuse } from '@ludoteca/kernel';
import { lots, type Lots } from '../../kernel/lots.testing.ts';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { type FileField, numberField, parseSettings } from './settings-form.ts';
import { lotsEntry, lotsTexts } from '../catalogue/lots-entry.testing.ts';
import type { Language, GameTexts } from '../text/game-texts.ts';
import { type ReasonFacts, formatReason } from '../text/format-reason.ts';

/** A deck is a list of numbers, one per line in a file. Lots ignores it. */
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

const form = { cards: numberField(4, 40, 8), deck: deckField, other: deckField };

const reasons = {
  'no card': ({ text }: ReasonFacts) => `"${String(text)}" is no card.`,
  'no deck': () => 'A deck is a list of numbers.',
};

const texts = (language: Language): GameTexts<Lots> => {
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
        ? formatReason(language, reasons, reason)
        : usual.reason(reason, names),
  };
};

export const deckedEntry: CatalogueEntry<Lots> = {
  ...lotsEntry,
  game: { ...lots, id: 'decked', settings: (input) => parseSettings(form, input) },
  form,
  texts: { it: texts('it'), en: texts('en'), pt: texts('pt') },
};
