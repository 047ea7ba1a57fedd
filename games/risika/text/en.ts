/** The English texts. */
import { formatFactList, joinWithConjunction } from '@ludoteca/kit';
import { formatTerritoryFact, formatRange } from './format.ts';
import type { RisikaTexts } from './text-types.ts';

const armies = (count: number): string => (count === 1 ? 'one army' : `${count} armies`);
const dice = (count: number): string => (count === 1 ? 'one die' : `${count} dice`);
const cards = (count: number): string => (count === 1 ? 'a card' : `${count} cards`);
const lost = (count: number): string => (count === 0 ? '' : ` (${armies(count)} beyond the limit of 100)`);

const territories = [
  'Psychology',
  'Philosophy',
  'Education',
  'Literature',
  'Languages',
  'Economics',
  'Political Science',
  'Law',
  'Dentistry',
  'Nursing',
  'Medicine',
  'Sport Science',
  'Drug Chemistry',
  'Toxicology',
  'Biology',
  'Natural Sciences',
  'Pharmacy',
  'Chemical Engineering',
  'Mechanical Engineering',
  'Electronic Engineering',
  'Architecture',
  'Civil Engineering',
  'Chemistry',
  'Physics',
  'Computer Science',
  'Mathematics',
];

export const en: RisikaTexts = {
  name: 'Risika!',
  about:
    'Six faculties, twenty-six degree courses, armies of students: whoever conquers the university wins.',
  rules: [
    'At the start of your turn you get an army for every three territories and those of the faculties you hold entirely; with three cards you may play a set.',
    'Sets: 3 coffees 2 armies, 3 beers 4, 3 wines 6, one of each 8, a joker and two alike 10; one army more for every card of a territory you hold.',
    'Then you attack linked territories as often as you like, from one with at least two armies. Both sides throw up to three dice; ties go to the defender.',
    'Whoever conquers a territory moves in with at least the armies of the last roll, and draws a card at the end of the turn.',
    'Last, you may move armies once between two linked territories of yours. No colour has more than 100 armies.',
    'Whoever loses the last territory is out and hands over their cards. The last one left wins.',
  ],
  settings: {
    defence: {
      label: 'Defence dice',
      choices: { declared: 'the defender says how many', most: 'always as many as possible' },
    },
    rounds: { label: 'Rounds at most' },
  },
  players: { cautious: 'Cautious', balanced: 'Balanced', aggressive: 'Aggressive', vengeful: 'Vengeful' },
  territories,
  faculties: [
    'Humanities',
    'Economics, Law and Politics',
    'Medicine and Surgery',
    'Biology and Pharmacy',
    'Engineering and Architecture',
    'Sciences',
  ],
  weapons: { coffee: 'coffee', beer: 'beer', wine: 'wine' },
  colours: { red: 'red', black: 'black', purple: 'purple', green: 'green', yellow: 'yellow', blue: 'blue' },
  joker: 'joker',
  card: (territory, weapon) => `${territory} (${weapon})`,
  zones: {
    colours: 'Colours',
    hand: (name, colour, reserve) =>
      `${name}’s cards${colour === undefined ? '' : ` (${colour})`}${reserve === 0 ? '' : `, ${armies(reserve)} to place`}`,
    deck: 'Deck',
    back: 'hidden card',
    held: (territory, name) => `${territory} (${name})`,
  },
  events: {
    begin: (name) => `${name} is the first player.`,
    colour: (name, colour) => `${name} chooses ${colour}.`,
    deal: (name, dealt) => `${name} is dealt ${dealt}.`,
    place: (name, count, on) => `${name} puts ${armies(count)} on ${on}.`,
    shuffle: () => 'The jokers join the cards, and the deck is shuffled.',
    round: (round, name) => `Round ${round} begins with ${name}.`,
    turn: (name) => `${name}’s turn.`,
    reinforce: (name, got) =>
      `${name} gets ${armies(got.armies)}: ${joinWithConjunction(
        [
          `${got.third} for ${got.territories === 1 ? 'one territory' : `${got.territories} territories`}`,
          ...got.faculties.map(([faculty, bonus]) => `${bonus} for ${faculty}`),
        ],
        'and',
      )}${lost(got.lost)}.`,
    set: (name, trio, count, own, over) =>
      `${name} plays ${trio}: ${armies(count)}${own === undefined ? '' : `, also for ${own}`}${lost(over)}.`,
    attack: (name, from, to, rival, count) =>
      `${name} attacks ${to} (${rival}) from ${from} with ${dice(count)}.`,
    defend: (name, to, count) => `${name} defends ${to} with ${dice(count)}.`,
    roll: (attack, defence, name, gone, rival, killed) =>
      `Dice: ${attack} against ${defence}. ${joinWithConjunction(
        [
          ...(gone > 0 ? [`${name} loses ${armies(gone)}`] : []),
          ...(killed > 0 ? [`${rival} loses ${armies(killed)}`] : []),
        ],
        'and',
      )}.`,
    conquer: (name, to, rival, count) =>
      `${name} conquers ${to} from ${rival} and moves in with ${armies(count)}.`,
    occupy: (name, to, count) =>
      `${name} brings ${count === 1 ? 'one more army' : `${count} more armies`} to ${to}.`,
    eliminate: (name, by) => `${name} loses the last territory to ${by} and is out.`,
    take: (name, loser, count, taken) =>
      `${name} takes ${cards(count)} from ${loser}${taken === undefined ? '' : `: ${taken}`}.`,
    move: (name, count, from, to) => `${name} moves ${armies(count)} from ${from} to ${to}.`,
    draw: (name, card) => `${name} draws ${card ?? 'a card'}.`,
    'no card': (name) => `The deck is empty: ${name} draws nothing.`,
    leave: (name) => `${name} leaves the match; the armies stay and defend.`,
    win: (name) => `${name} has won.`,
    'reach the limit': (rounds) => `After ${rounds} rounds the match stops.`,
  },
  questions: {
    colour: (name) => `${name}, which colour is your army?`,
    place: (name, count) => `${name}, where do you put ${armies(count)}?`,
    armies: (name, on) => `${name}, how many armies do you put on ${on}?`,
    round: (name) => `${name}, the round begins.`,
    set: (name) => `${name}, do you play a set?`,
    fight: (name) => `${name}, do you attack?`,
    dice: (name, from, to) => `${name}, with how many dice do you attack ${to} from ${from}?`,
    defend: (name, by, to, count) =>
      `${name}, ${by} attacks ${to} with ${dice(count)}: with how many do you defend?`,
    occupy: (name, to) => `${name}, how many armies do you bring to ${to}?`,
    move: (name) => `${name}, do you make a strategic move?`,
    march: (name, from, to) => `${name}, how many armies do you move from ${from} to ${to}?`,
  },
  options: {
    place: (on) => `on ${on}`,
    'go on': 'go on',
    set: (trio, count, counts) =>
      `${trio}: ${armies(count)}${counts < count ? `, but only ${counts} can come: the limit is 100` : ''}`,
    none: 'no set',
    attack: (from, to) => `attack ${to} from ${from}`,
    move: (from, to) => `move from ${from} to ${to}`,
    peace: 'no more attacks',
    stay: 'no move',
    armies,
    dice,
  },
  reasons: {
    'one colour': () => 'You choose one of the six colours.',
    'colour taken': () => 'Somebody else has this colour.',
    'go on': () => 'All you can do here is go on.',
    'a set or none': () => 'You play three cards or none.',
    'not in hand': () => 'You do not hold these cards.',
    'no set': () => 'This is no set: three alike, three different, or a joker with two alike.',
    'a territory': () => 'It must be one of your territories.',
    'not yours': ({ territory }) => `You do not hold ${formatTerritoryFact(territories, territory)}.`,
    yours: ({ territory }) => `You hold ${formatTerritoryFact(territories, territory)} already.`,
    'one army': ({ territory }) =>
      `There is only one army on ${formatTerritoryFact(territories, territory)}, and one must stay.`,
    'not linked': ({ from, to }) =>
      `${formatTerritoryFact(territories, from)} and ${formatTerritoryFact(territories, to)} are not linked.`,
    'attack or done': () => 'You attack from a territory of yours, or you stop.',
    'move or done': () => 'You move between two territories of yours, or you pass.',
    'how many': (facts) => `The number of armies is ${formatRange(facts, 'to')}.`,
    'attack dice': (facts) => `You attack with ${formatRange(facts, 'to')} dice; one army stays.`,
    'defence dice': (facts) => `You defend with ${formatRange(facts, 'to')} dice.`,
    occupation: (facts) =>
      `You bring ${formatRange(facts, 'to')} armies: at least those of the last roll, and one stays.`,
    'start fields': ({ fields }) =>
      `A start position has the fields ${formatFactList(fields)}, and may have round and out.`,
    'start board': () =>
      'owners and armies have a number for each of the 26 territories: a seat, and 1 to 2600 armies.',
    'start colours': () => 'colours has a colour from 0 to 5 for each seat, all different.',
    'start cards': () => 'hands and deck hold together every card once; both jokers are there, or none.',
    'start players': ({ seats }) =>
      `starter is a seat in the game, 0 to ${Number(seats) - 1}; players in out hold nothing, all others, at least two, hold territories.`,
    'start round': () => 'round is a whole number from 1.',
  },
};
