/** Formats events and questions in one language. */
import { at } from '@ludoteca/kernel';
import type { VisibleQuestion, PlayerNames } from '@ludoteca/kit';
import { FACULTIES, type Territory } from '../board.ts';
import { type RisikaCard, WEAPONS, weaponOf } from '../cards.ts';
import { type Colour, COLOURS, type Event, type Risika } from '../parts.ts';
import type { RisikaTexts } from './text-types.ts';

const formatTerritory = ({ territories }: RisikaTexts, territory: Territory): string =>
  at(territories, territory);

export function formatCard(texts: RisikaTexts, card: RisikaCard): string {
  const weapon = weaponOf(card);
  if (weapon === undefined) return texts.joker;
  return texts.card(formatTerritory(texts, card), texts.weapons[at(WEAPONS, weapon)]);
}

export const formatColour = ({ colours }: RisikaTexts, colour: Colour): string =>
  colours[at(COLOURS, colour)];

export const formatCards = (texts: RisikaTexts, cards: readonly RisikaCard[]): string =>
  cards.map((card) => formatCard(texts, card)).join(', ');

const formatTerritories = (texts: RisikaTexts, territories: readonly Territory[]): string =>
  territories.map((territory) => formatTerritory(texts, territory)).join(', ');

type EventOf<D extends Event['did']> = Extract<Event, { readonly did: D }>;

function formatReinforcement(texts: RisikaTexts, name: string, event: EventOf<'reinforce'>): string {
  const faculties = event.faculties.map(
    (faculty) => [at(texts.faculties, faculty), at(FACULTIES, faculty).bonus] as const,
  );
  const { armies, lost, territories, third } = event;
  return texts.events.reinforce(name, { armies, lost, territories, third, faculties });
}

function formatSet(texts: RisikaTexts, name: string, { cards, own, armies, lost }: EventOf<'set'>): string {
  const held = own.length === 0 ? undefined : formatTerritories(texts, own);
  return texts.events.set(name, formatCards(texts, cards), armies, held, lost);
}

function formatBattle(
  texts: RisikaTexts,
  event: EventOf<'attack' | 'defend' | 'roll' | 'conquer' | 'occupy' | 'move'>,
  names: PlayerNames,
): string {
  const { events } = texts;
  const name = at(names, event.seat);
  const [from, to] = [formatTerritory(texts, event.from), formatTerritory(texts, event.to)];
  switch (event.did) {
    case 'attack':
      return events.attack(name, from, to, at(names, event.against), event.dice);
    case 'defend':
      return events.defend(name, to, event.dice);
    case 'roll': {
      const { attack, defence, losses, against } = event;
      const opponent = at(names, against);
      return events.roll(attack.join(' '), defence.join(' '), name, losses[0], opponent, losses[1]);
    }
    case 'conquer':
      return events.conquer(name, to, at(names, event.against), event.armies);
    case 'occupy':
      return events.occupy(name, to, event.armies);
    case 'move':
      return events.move(name, event.armies, from, to);
  }
}

export function formatEvent(texts: RisikaTexts, event: Event, names: PlayerNames): string {
  const { events } = texts;
  const name = 'seat' in event ? at(names, event.seat) : '';
  switch (event.did) {
    case 'colour':
      return events.colour(name, formatColour(texts, event.colour));
    case 'deal':
      return events.deal(name, formatTerritories(texts, event.territories));
    case 'place':
      return events.place(name, event.armies, formatTerritory(texts, event.on));
    case 'shuffle':
      return events.shuffle();
    case 'round':
      return events.round(event.round, name);
    case 'reinforce':
      return formatReinforcement(texts, name, event);
    case 'set':
      return formatSet(texts, name, event);
    case 'attack':
    case 'defend':
    case 'roll':
    case 'conquer':
    case 'occupy':
    case 'move':
      return formatBattle(texts, event, names);
    case 'eliminate':
      return events.eliminate(name, at(names, event.by));
    case 'take': {
      const { loser, count, cards } = event;
      return events.take(name, at(names, loser), count, cards && formatCards(texts, cards));
    }
    case 'draw':
      return events.draw(name, event.card === undefined ? undefined : formatCard(texts, event.card));
    case 'reach the limit':
      return events['reach the limit'](event.rounds);
    default:
      return events[event.did](name);
  }
}

export function formatQuestion(
  texts: RisikaTexts,
  asked: VisibleQuestion<Risika>,
  names: PlayerNames,
): string {
  const { questions } = texts;
  const name = at(names, asked.seat);
  switch (asked.prompt) {
    case 'place':
      return questions.place(name, asked.frame.armies);
    case 'armies':
      return questions.armies(name, formatTerritory(texts, asked.frame.on));
    case 'dice':
    case 'march': {
      const { from, to } = asked.frame;
      return questions[asked.prompt](name, formatTerritory(texts, from), formatTerritory(texts, to));
    }
    case 'defend': {
      const { by, to, dice } = asked.frame;
      return questions.defend(name, at(names, by), formatTerritory(texts, to), dice);
    }
    case 'occupy':
      return questions.occupy(name, formatTerritory(texts, asked.frame.to));
    default:
      return questions[asked.prompt](name);
  }
}
