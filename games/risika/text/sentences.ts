/** Events and questions, put into the words of a language. */
import { at } from '@ludoteca/kernel';
import type { VisibleQuestion, PlayerNames } from '@ludoteca/kit';
import { FACULTIES, type Territory } from '../board.ts';
import { type Card, WEAPONS, weaponOf } from '../cards.ts';
import { type Colour, COLOURS, type Event, type Risika } from '../parts.ts';
import type { RisikaTexts } from './text-types.ts';

const formatTerritory = ({ territories }: RisikaTexts, territory: Territory): string =>
  at(territories, territory);

export function formatCard(words: RisikaTexts, card: Card): string {
  const weapon = weaponOf(card);
  if (weapon === undefined) return words.joker;
  return words.card(formatTerritory(words, card), words.weapons[at(WEAPONS, weapon)]);
}

export const formatColour = ({ colours }: RisikaTexts, colour: Colour): string =>
  colours[at(COLOURS, colour)];

export const formatCards = (words: RisikaTexts, cards: readonly Card[]): string =>
  cards.map((card) => formatCard(words, card)).join(', ');

const formatTerritories = (words: RisikaTexts, territories: readonly Territory[]): string =>
  territories.map((territory) => formatTerritory(words, territory)).join(', ');

type EventOf<D extends Event['did']> = Extract<Event, { readonly did: D }>;

function formatReinforcement(words: RisikaTexts, name: string, event: EventOf<'reinforce'>): string {
  const faculties = event.faculties.map(
    (faculty) => [at(words.faculties, faculty), at(FACULTIES, faculty).bonus] as const,
  );
  const { armies, lost, territories, third } = event;
  return words.events.reinforce(name, { armies, lost, territories, third, faculties });
}

function formatSet(words: RisikaTexts, name: string, { cards, own, armies, lost }: EventOf<'set'>): string {
  const held = own.length === 0 ? undefined : formatTerritories(words, own);
  return words.events.set(name, formatCards(words, cards), armies, held, lost);
}

/** A battle, from its declaration to its end. */
function formatBattle(
  words: RisikaTexts,
  event: EventOf<'attack' | 'defend' | 'roll' | 'conquer' | 'occupy' | 'move'>,
  names: PlayerNames,
): string {
  const { events } = words;
  const name = at(names, event.seat);
  const [from, to] = [formatTerritory(words, event.from), formatTerritory(words, event.to)];
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

export function formatEvent(words: RisikaTexts, event: Event, names: PlayerNames): string {
  const { events } = words;
  const name = 'seat' in event ? at(names, event.seat) : '';
  switch (event.did) {
    case 'colour':
      return events.colour(name, formatColour(words, event.colour));
    case 'deal':
      return events.deal(name, formatTerritories(words, event.territories));
    case 'place':
      return events.place(name, event.armies, formatTerritory(words, event.on));
    case 'shuffle':
      return events.shuffle();
    case 'round':
      return events.round(event.round, name);
    case 'reinforce':
      return formatReinforcement(words, name, event);
    case 'set':
      return formatSet(words, name, event);
    case 'attack':
    case 'defend':
    case 'roll':
    case 'conquer':
    case 'occupy':
    case 'move':
      return formatBattle(words, event, names);
    case 'eliminate':
      return events.eliminate(name, at(names, event.by));
    case 'take': {
      const { loser, count, cards } = event;
      return events.take(name, at(names, loser), count, cards && formatCards(words, cards));
    }
    case 'draw':
      return events.draw(name, event.card === undefined ? undefined : formatCard(words, event.card));
    case 'reach the limit':
      return events['reach the limit'](event.rounds);
    default:
      return events[event.did](name);
  }
}

export function formatQuestion(
  words: RisikaTexts,
  asked: VisibleQuestion<Risika>,
  names: PlayerNames,
): string {
  const { questions } = words;
  const name = at(names, asked.seat);
  switch (asked.prompt) {
    case 'place':
      return questions.place(name, asked.frame.armies);
    case 'armies':
      return questions.armies(name, formatTerritory(words, asked.frame.on));
    case 'dice':
    case 'march': {
      const { from, to } = asked.frame;
      return questions[asked.prompt](name, formatTerritory(words, from), formatTerritory(words, to));
    }
    case 'defend': {
      const { by, to, dice } = asked.frame;
      return questions.defend(name, at(names, by), formatTerritory(words, to), dice);
    }
    case 'occupy':
      return questions.occupy(name, formatTerritory(words, asked.frame.to));
    default:
      return questions[asked.prompt](name);
  }
}
