/** The settings form of the game. */
import { choiceField, type FileField, type Form, numberField } from '@ludoteca/kit';
import { checkDeck, DECK_NAMES, parseDeckFile } from './decks/deck-file.ts';

const deckField = (defaultDeck: string): FileField => ({
  kind: 'file',
  among: DECK_NAMES,
  usual: defaultDeck,
  endings: ['.json', '.txt', '.dek', '.dck', '.cod'],
  read: parseDeckFile,
  check: checkDeck,
});

export const form = {
  deck1: deckField(DECK_NAMES[0] ?? ''),
  deck2: deckField(DECK_NAMES[1] ?? ''),
  first: choiceField(['random', 'seat 1', 'seat 2'], 'random'),
  life: numberField(1, 200, 20),
  rulesVersion: choiceField(['2026', '2021'], '2026'),
  windows: choiceField(['able', 'always'], 'able'),
} as const satisfies Form;
