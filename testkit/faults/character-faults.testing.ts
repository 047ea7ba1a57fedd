/** Planted faults of characters. */
import { rumour } from '@ludoteca/games/rumour';
import type { Choice, Perspective } from '@ludoteca/kernel';
import type { Character, CatalogueEntry } from '@ludoteca/kit';
import type { Rumour, RumourFault } from './rumour.testing.ts';

const LAW = 'characters are reproducible';
const { texts } = rumour;

/** Rumour with a character and its texts. */
const withPlayer = (player: Character<Rumour>, name = 'sly'): CatalogueEntry<Rumour> => ({
  ...rumour,
  players: { [name]: player },
  texts: {
    it: { ...texts.it, players: { [name]: 'Furbo' } },
    en: { ...texts.en, players: { [name]: 'Sly' } },
    pt: { ...texts.pt, players: { [name]: 'Astuto' } },
  },
});

const optionsOn = ({ question }: Perspective<Rumour>): readonly Choice<Rumour>[] => question?.options ?? [];
const pick = (line: Perspective<Rumour>, number: number): Choice<Rumour> => {
  const options = optionsOn(line);
  return options[number % options.length] ?? 'pass';
};

/** A character that uses dice, observes and explains. */
export const sly: CatalogueEntry<Rumour> = withPlayer((dice) => {
  const temper = dice.int(5);
  let heard = 0;
  return {
    observe: (events) => {
      heard += events.length;
    },
    choose: (line) => pick(line, heard + temper + dice.int(3)),
    explain: () => ({ reason: { why: 'no alibi' } }),
  };
});

export const CHARACTER_FAULTS: readonly RumourFault[] = [
  {
    fault: 'a player who remembers how often it was asked',
    law: LAW,
    entry: withPlayer(() => {
      let asked = 0;
      return { choose: (line) => pick(line, asked++) };
    }),
  },
  {
    fault: 'a player who uses its dice while observing',
    law: LAW,
    entry: withPlayer((dice) => {
      let mood = 0;
      return { observe: () => void (mood = dice.int(7)), choose: (line) => pick(line, mood) };
    }),
  },
  {
    fault: 'a player who counts the calls of observe',
    law: LAW,
    entry: withPlayer(() => {
      let pieces = 0;
      return { observe: () => void pieces++, choose: (line) => pick(line, pieces) };
    }),
  },
  {
    fault: 'a player who answers what it was not asked',
    law: LAW,
    entry: withPlayer(() => ({ choose: () => 'gossip' })),
  },
  {
    fault: 'a player who takes its choice out of the options',
    law: 'released values are never written to',
    among: LAW,
    entry: withPlayer(() => ({ choose: (line) => (optionsOn(line) as Choice<Rumour>[]).pop() ?? 'pass' })),
  },
  {
    fault: 'a character without a name in any language',
    law: LAW,
    entry: { ...sly, texts },
  },
  {
    fault: 'a character with the name of a built-in player',
    law: LAW,
    entry: withPlayer(() => ({ choose: (line) => pick(line, 0) }), 'greedy'),
  },
  {
    fault: 'an explanation without a text',
    law: LAW,
    entry: withPlayer(() => ({
      choose: (line) => pick(line, 0),
      explain: () => ({ reason: { why: 'gut feeling' } }),
    })),
  },
];
