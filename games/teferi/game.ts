import type { Game } from '@ludoteca/kernel';
import { choiceField, type FileField, type Form, numberField, parseSettings } from '@ludoteca/kit';
import { copyState } from './copy-state.ts';
import { checkDeck, DECK_NAMES, dealDecks, parseDeckFile } from './decks/deck-file.ts';
import type { Teferi } from './parts.ts';
import { position } from './position.ts';
import { present, rules, withdraw } from './rules/index.ts';
import { createSide, createState } from './initial-state.ts';
import type { Settings, State } from './state.ts';
import { imagine, sights, view } from './view.ts';

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

function setup(settings: Settings): State {
  const { cards, libraries } = dealDecks(settings.deck1, settings.deck2);
  return createState(
    settings,
    cards,
    libraries.map((library) => createSide(settings.life, library)),
  );
}

export const game: Game<Teferi> = {
  id: 'teferi',
  version: 1,
  seats: { min: 2, max: 2 },
  settings: (input) => parseSettings(form, input),
  setup,
  opening: { do: 'begin' },
  position,
  rules,
  sights,
  present,
  withdraw,
  view,
  imagine,
  copy: copyState,
};
