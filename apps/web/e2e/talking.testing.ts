/** Lots with everything that a game may bring besides its rules: a player of its own, settings from files, cards with something written on them. */
import type { Entry } from '@ludoteca/kit';
import type { Lots } from '../../../kernel/lots.testing.ts';
import { deckedEntry } from '../../../kit/face/decked.testing.ts';
import { withDetails } from '../../../kit/face/written.testing.ts';
import { wary } from '../../../players/wary.testing.ts';

const { it, en, pt } = deckedEntry.texts;

export const talkingEntry: Entry<Lots> = {
  ...deckedEntry,
  listed: true,
  players: { wary },
  texts: { it: withDetails(it), en: withDetails(en), pt: withDetails(pt) },
};
