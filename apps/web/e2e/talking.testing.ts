/** Lots with everything that a game may bring besides its rules: a player of its own, settings from files, cards with something written on them. */
import type { Entry, Texts } from '@ludoteca/kit';
import type { Lots } from '../../../kernel/lots.testing.ts';
import { deckedEntry } from '../../../kit/face/decked.testing.ts';
import { wary } from '../../../players/wary.testing.ts';

const written = (texts: Texts<Lots>): Texts<Lots> => ({
  ...texts,
  zones: (...sight) =>
    texts.zones(...sight).map((zone) => ({
      ...zone,
      things: zone.things.map((thing) =>
        /^\d+$/.test(thing.name) ? { ...thing, detail: `It is worth ${thing.name} points.` } : thing,
      ),
    })),
});

const { texts } = deckedEntry;

export const talkingEntry: Entry<Lots> = {
  ...deckedEntry,
  listed: true,
  players: { wary },
  texts: { it: written(texts.it), en: written(texts.en), pt: written(texts.pt) },
};
