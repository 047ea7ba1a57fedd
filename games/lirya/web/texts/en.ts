/** The labels of the board in English. */
import type { LiryaOwnTexts } from './text-types.ts';

const cards = (count: number): string => (count === 1 ? 'one card' : `${count} cards`);

export const en: LiryaOwnTexts = {
  board: 'Field',
  waiting: (name) => `It is ${name}’s turn now.`,
  turn: (number) => `Turn ${number}`,
  phase: 'Phase',
  life: 'Life',
  energy: 'Energy',
  deck: 'Deck',
  cards,
  cost: 'cost',
  ofMax: (now, most) => `${now} of ${most}`,
  level: (level) => `level ${level}`,
  points: 'structure points',
  values: {
    raised: (base) => `more than the ${base} printed`,
    lowered: (base) => `less than the ${base} printed`,
  },
  stack: {
    kinds: {
      summon: 'summoning',
      build: 'building',
      equip: 'equipment',
      spell: 'spell',
      upgrade: 'upgrade',
      ability: 'ability',
      trigger: 'triggered ability',
    },
    targets: (names) => `target: ${names}`,
    youMay: 'You may respond',
    may: (name) => `${name} may respond`,
    top: 'resolves first',
  },
  combat: {
    attackers: 'Choose who attacks.',
    target: (name) => `Whom does ${name} attack?`,
    defenders: 'Choose who stands in the way.',
    attackOf: (name) => `Which attack does ${name} stop?`,
    attack: (count) => (count === 1 ? 'Attack' : `Attack (${count})`),
    noAttack: 'No attack',
    defend: (count) => (count === 1 ? 'Defend' : `Defend (${count})`),
    noDefence: 'No defence',
    again: 'Start over',
  },
  actions: { play: 'Play it', move: 'Change line', upgrade: 'Upgrade', demolish: 'Demolish' },
  howToRead: 'Point at a card, or touch it, to read all of it.',
  mulligan: {
    keep: 'Keep all',
    putBack: (count) => (count === 1 ? 'Put one card back' : `Put ${count} cards back`),
    mark: 'Put it back',
    unmark: 'Keep it',
  },
  autoPass: {
    title: 'Responses',
    about: 'Where you do not stop, you pass automatically.',
    now: 'Passing…',
    control: 'Always ask me, even when I can only pass',
    stops: {
      theirs: 'Stop at what the other plays',
      mine: 'Stop at what I play',
      attacks: 'Stop when attacks are declared',
      other: 'Stop at any other time',
    },
  },
  choices: 'What do you choose?',
};
