/** Lots with everything that a game may bring besides its rules: a player of its own, settings from files, cards with something written on them. */
import type { CatalogueEntry } from '@ludoteca/kit';
import type { Lots } from '../../../kernel/lots.testing.ts';
import { deckedEntry } from '../../../kit/settings/decked-lots.testing.ts';
import { withDetails } from '../../../kit/text/detailed-lots.testing.ts';
import { wary } from '../../../players/remembering-player.testing.ts';

const { it, en, pt } = deckedEntry.texts;

export const talkingEntry: CatalogueEntry<Lots> = {
  ...deckedEntry,
  listed: true,
  players: { wary },
  texts: { it: withDetails(it), en: withDetails(en), pt: withDetails(pt) },
};
