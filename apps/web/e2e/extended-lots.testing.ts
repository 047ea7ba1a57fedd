/** Lots with everything that a game may bring besides its rules: a character, settings from files, cards with texts, chips. */
import type { CatalogueEntry, GameTexts } from '@ludoteca/kit';
import type { Lots } from '../../../kernel/lots.testing.ts';
import { deckedEntry } from '../../../kit/settings/decked-lots.testing.ts';
import { withDetails } from '../../../kit/text/detailed-lots.testing.ts';
import { createStatefulPlayer } from '../../../players/stateful-player.testing.ts';

const { it, en, pt } = deckedEntry.texts;

/** Adds a zone with items that are not cards. */
const withChips = (texts: GameTexts<Lots>): GameTexts<Lots> => ({
  ...texts,
  zones: (...view) => [
    ...texts.zones(...view),
    { id: 'chips', name: 'Chips', items: [{ name: 'Chip', count: 3, shape: 'token' }] },
  ],
});

const withEverything = (texts: GameTexts<Lots>): GameTexts<Lots> => withChips(withDetails(texts));

export const extendedLotsEntry: CatalogueEntry<Lots> = {
  ...deckedEntry,
  listed: true,
  players: { wary: createStatefulPlayer },
  texts: { it: withEverything(it), en: withEverything(en), pt: withEverything(pt) },
};
