/** The English texts of the web board. */
import { formatEnglishOrdinal } from '@ludoteca/kit';
import { formatCount } from './format-count.ts';
import type { RisikaOwnTexts } from './text-types.ts';

export const en: RisikaOwnTexts = {
  map: 'Map',
  players: 'Players',
  hand: 'Your cards',
  deck: 'Deck',
  phases: { prepare: 'Preparation', reinforce: 'Reinforcements', fight: 'Combat', move: 'Move' },
  phase: 'Phases of the turn',
  round: (round) => `Round ${round}`,
  turn: (name) => `${name}’s turn`,
  held: (name, colour) => `${name} (${colour})`,
  counts: {
    territories: (count) => formatCount(count, 'one territory', 'territories'),
    armies: (count) => formatCount(count, 'one army', 'armies'),
    cards: (count) => formatCount(count, 'one card', 'cards'),
    faculties: (count) => formatCount(count, 'one faculty', 'faculties'),
  },
  bonus: (armies) => `whoever holds all of it gets ${formatCount(armies, 'one army', 'armies')} a turn`,
  land: (name, faculty, held) => `${name} (${faculty}): ${held}`,
  linked: (names) => `linked to ${names}`,
  free: 'nobody’s',
  income: {
    title: 'Reinforcements',
    territories: (count) => formatCount(count, 'one territory', 'territories'),
    set: 'set',
    lost: (count) => `${formatCount(count, 'one army', 'armies')} lost beyond the limit of 100`,
    left: (count) => `to place: ${count}`,
  },
  place: { each: 'Armies with each press', all: 'all' },
  attack: {
    way: (from, to) => `${from} attacks ${to}`,
    odds: (percent) => `Odds of conquest: ${percent}`,
    left: (armies) => `on average ${armies} armies are left if it succeeds`,
    dice: 'Dice',
    once: 'One roll',
    conquer: 'Until conquered',
    until: (armies) => `Until ${armies} are left`,
    untilLeft: 'Armies that must be left',
    stop: 'Stop',
    pickOrigin: 'Choose where to attack from, or whom.',
    pickTarget: 'Choose whom to attack.',
  },
  dice: { attack: 'Attack', defence: 'Defence', lost: (armies) => `−${armies}` },
  defend: { with: (dice) => `Defend with ${dice}`, always: 'Always as many as possible, without asking' },
  amount: {
    fewer: 'One less',
    more: 'One more',
    howMany: 'How many armies',
    bring: (armies) => `Bring ${armies}`,
    move: (armies) => `Move ${armies}`,
    place: (armies) => `Place ${armies}`,
    stay: (from, armies) => `${armies} stay in ${from}`,
  },
  move: {
    pickOrigin: 'Choose where to move armies from.',
    pickTarget: 'Choose where to move them.',
  },
  sets: {
    title: 'Sets',
    none: 'There is no set among your cards.',
    worth: (armies) => formatCount(armies, 'one army', 'armies'),
    own: (territories) => `also for ${territories}`,
    wasted: (counts) =>
      counts === 0
        ? 'But you are at the limit of 100: none of them arrives.'
        : `But the limit is 100: only ${counts} of them arrive.`,
    anyway: 'Play it all the same',
  },
  colour: { title: 'Colour', taken: (name) => `${name}’s` },
  zoom: { whole: 'Whole map', near: 'Map close up' },
  out: 'out',
  winner: (place) => `${formatEnglishOrdinal(place)} place`,
  waiting: (name) => `It is ${name}’s turn now.`,
};
