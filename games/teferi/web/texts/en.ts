/** The labels of the board in English. */
import { formatEnglishOrdinal } from '@ludoteca/kit';
import type { TeferiOwnTexts } from './text-types.ts';

export const en: TeferiOwnTexts = {
  waiting: (name) => `${name} decides now.`,
  turn: (turn, name) => `Turn ${turn} · ${name}`,
  phases: 'Steps of the turn',
  autoPass: {
    title: 'Stops',
    about: 'The page passes for you, except at these steps:',
    mine: 'my turn',
    theirs: 'their turn',
    stop: (name) => `stop here, ${name}`,
    control: 'Full control',
    now: 'Passing…',
  },
  stack: {
    top: 'resolves first',
    you: 'You may answer',
    who: (name) => `${name} may answer`,
    kinds: { spell: 'spell', activated: 'activated ability', triggered: 'triggered ability', copy: 'copy' },
    targets: (names) => `targets ${names}`,
  },
  fields: {
    creatures: 'creatures',
    others: 'other permanents',
    lands: 'lands',
    none: 'no permanents',
  },
  piles: {
    hand: 'Hand',
    library: 'Library',
    graveyard: 'Graveyard',
    exile: 'Exile',
    empty: 'No card here',
    place: (place) => (place === 0 ? 'top' : `${formatEnglishOrdinal(place + 1)} from the top`),
  },
  pool: 'mana pool',
  mana: { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green', C: 'colourless' },
  tap: 'tap',
  combat: {
    all: 'All',
    none: 'None',
    attack: (count) => (count === 0 ? 'Do not attack' : `Attack with ${count}`),
    block: (count) =>
      count === 0 ? 'Do not block' : `Declare ${count === 1 ? 'a block' : `${count} blocks`}`,
    stay: (count) => (count === 0 ? 'Untap all' : `Leave ${count} tapped`),
    attackHint: 'Press a creature to attack with it, or drag it onto its target.',
    blockHint: 'Press a blocker, then an attacker, or drag it there; with Shift it blocks one more.',
    through: (damage, name, left) => `${damage} damage to ${name}, who would be at ${left}`,
  },
  division: {
    title: (card, power) => `${card} deals ${power} damage`,
    left: (left) => `${left} left`,
    lethal: (amount) => `lethal ${amount}`,
    deal: 'Deal the damage',
  },
  card: {
    printed: 'printed',
    now: 'now',
    token: 'token',
    attached: 'Attached',
    attachedTo: (name) => `on ${name}`,
    controlled: (name, owner) => `${name} controls it; it is ${owner}’s`,
    shields: 'regeneration shields',
    blocked: 'blocked',
    layers: 'How it came to be',
  },
  paid: (name) => `${name} paid`,
  more: 'more',
  less: 'less',
  menu: (card) => `${card}: what to do`,
};
