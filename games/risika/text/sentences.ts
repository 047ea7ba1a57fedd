/** Events and questions, put into the words of a language. */
import { at } from '@ludoteca/kernel';
import type { VisibleQuestion, PlayerNames } from '@ludoteca/kit';
import { FACULTIES, type Territory } from '../board.ts';
import { type Card, WEAPONS, weaponOf } from '../cards.ts';
import { type Colour, COLOURS, type Event, type Risika } from '../parts.ts';
import type { Words } from './words.ts';

const territoryIn = ({ territories }: Words, territory: Territory): string => at(territories, territory);

export function cardIn(words: Words, card: Card): string {
  const weapon = weaponOf(card);
  if (weapon === undefined) return words.joker;
  return words.card(territoryIn(words, card), words.weapons[at(WEAPONS, weapon)]);
}

export const colourIn = ({ colours }: Words, colour: Colour): string => colours[at(COLOURS, colour)];

export const cardsIn = (words: Words, cards: readonly Card[]): string =>
  cards.map((card) => cardIn(words, card)).join(', ');

const territoriesIn = (words: Words, territories: readonly Territory[]): string =>
  territories.map((territory) => territoryIn(words, territory)).join(', ');

type Told<D extends Event['did']> = Extract<Event, { readonly did: D }>;

function reinforced(words: Words, name: string, event: Told<'reinforce'>): string {
  const faculties = event.faculties.map(
    (faculty) => [at(words.faculties, faculty), at(FACULTIES, faculty).bonus] as const,
  );
  const { armies, lost, territories, third } = event;
  return words.events.reinforce(name, { armies, lost, territories, third, faculties });
}

function setPlayed(words: Words, name: string, { cards, own, armies, lost }: Told<'set'>): string {
  const held = own.length === 0 ? undefined : territoriesIn(words, own);
  return words.events.set(name, cardsIn(words, cards), armies, held, lost);
}

/** A battle, from its declaration to its end. */
function battle(
  words: Words,
  event: Told<'attack' | 'defend' | 'roll' | 'conquer' | 'occupy' | 'move'>,
  names: PlayerNames,
): string {
  const { events } = words;
  const name = at(names, event.seat);
  const [from, to] = [territoryIn(words, event.from), territoryIn(words, event.to)];
  switch (event.did) {
    case 'attack':
      return events.attack(name, from, to, at(names, event.against), event.dice);
    case 'defend':
      return events.defend(name, to, event.dice);
    case 'roll': {
      const { attack, defence, losses, against } = event;
      const rival = at(names, against);
      return events.roll(attack.join(' '), defence.join(' '), name, losses[0], rival, losses[1]);
    }
    case 'conquer':
      return events.conquer(name, to, at(names, event.against), event.armies);
    case 'occupy':
      return events.occupy(name, to, event.armies);
    case 'move':
      return events.move(name, event.armies, from, to);
  }
}

export function sentence(words: Words, event: Event, names: PlayerNames): string {
  const { events } = words;
  const name = 'seat' in event ? at(names, event.seat) : '';
  switch (event.did) {
    case 'colour':
      return events.colour(name, colourIn(words, event.colour));
    case 'deal':
      return events.deal(name, territoriesIn(words, event.territories));
    case 'place':
      return events.place(name, event.armies, territoryIn(words, event.on));
    case 'shuffle':
      return events.shuffle();
    case 'round':
      return events.round(event.round, name);
    case 'reinforce':
      return reinforced(words, name, event);
    case 'set':
      return setPlayed(words, name, event);
    case 'attack':
    case 'defend':
    case 'roll':
    case 'conquer':
    case 'occupy':
    case 'move':
      return battle(words, event, names);
    case 'eliminate':
      return events.eliminate(name, at(names, event.by));
    case 'take': {
      const { loser, count, cards } = event;
      return events.take(name, at(names, loser), count, cards && cardsIn(words, cards));
    }
    case 'draw':
      return events.draw(name, event.card === undefined ? undefined : cardIn(words, event.card));
    case 'reach the limit':
      return events['reach the limit'](event.rounds);
    default:
      return events[event.did](name);
  }
}

export function question(words: Words, asked: VisibleQuestion<Risika>, names: PlayerNames): string {
  const { questions } = words;
  const name = at(names, asked.seat);
  switch (asked.prompt) {
    case 'place':
      return questions.place(name, asked.frame.armies);
    case 'armies':
      return questions.armies(name, territoryIn(words, asked.frame.on));
    case 'dice':
    case 'march': {
      const { from, to } = asked.frame;
      return questions[asked.prompt](name, territoryIn(words, from), territoryIn(words, to));
    }
    case 'defend': {
      const { by, to, dice } = asked.frame;
      return questions.defend(name, at(names, by), territoryIn(words, to), dice);
    }
    case 'occupy':
      return questions.occupy(name, territoryIn(words, asked.frame.to));
    default:
      return questions[asked.prompt](name);
  }
}
