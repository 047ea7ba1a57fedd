/** The texts about decks in English. */
import { type DeckTexts, formatEffectFacts } from './text-types.ts';

const FIELDS: { readonly [field: string]: string } = {
  copies: 'the number of copies',
  name: 'the name',
  description: 'the description',
  type: 'the type',
  effects: 'the effects',
  action: 'the action',
  target: 'the target',
  filter: 'the type looked for',
  when: 'the moment',
  optional: 'whether it is optional',
  format: 'the format',
  cards: 'the cards',
};
const field = (name: unknown): string => FIELDS[String(name)] ?? `“${String(name)}”`;

export const en: DeckTexts = {
  'deck empty': () => 'There is no card.',
  'deck number': ({ field: name, found }) => `A number belongs here (${field(name)}), not “${found}”.`,
  'deck ends': ({ field: name }) => `The file ends in the middle of a card: ${field(name)} is missing.`,
  'deck range': ({ field: name, found, min, max }) =>
    `${found} is out of range for ${field(name)}: it goes from ${min} to ${max}.`,
  'deck length': ({ field: name, bytes, most }) => `${bytes} bytes for ${field(name)}: at most ${most}.`,
  'deck json': ({ found }) => `Not valid JSON: “${found}”.`,
  'deck field': ({ field: name }) => `A field is missing, unknown or wrong: ${field(name)}.`,
  'deck size': ({ cards, most }) => `The deck has ${cards} cards: at most ${most}.`,
  'deck twice': ({ name }) => `Two different cards are called “${name}”.`,
  'deck freshmen': ({ freshmen, seats }) =>
    `Freshmen in the deck: ${freshmen}; each of the ${seats} players needs one.`,
  'deck cards': ({ cards, needed }) => `Cards to deal: ${cards}; ${needed} are needed.`,
  'deck students': ({ different, needed }) =>
    `Nobody can win. Different students: ${different}; ${needed} are needed.`,
  'lint never runs': (facts) =>
    `${facts['name']}: ${formatEffectFacts(facts)} never happens, its moment never comes.`,
  'lint on self': (facts) => `${facts['name']}: ${formatEffectFacts(facts)} does nothing to whoever uses it.`,
  'lint never lies there': (facts) =>
    `${facts['name']}: ${formatEffectFacts(facts)} finds nothing, such cards never stay in play.`,
  'lint never in hand': (facts) =>
    `${facts['name']}: ${formatEffectFacts(facts)} finds nothing, freshmen are never in a hand.`,
  'lint never playable': (facts) =>
    `${facts['name']}: ${formatEffectFacts(facts)} finds nothing, instants are never played that way.`,
  'lint blocks nothing': (facts) =>
    `${facts['name']}: ${formatEffectFacts(facts)} works only on an instant with moment SUBITO.`,
  'lint not passive': (facts) =>
    `${facts['name']}: ${formatEffectFacts(facts)} works only on a bonus or a malus.`,
  'lint passive moment': (facts) =>
    `${facts['name']}: ${formatEffectFacts(facts)} always holds, its moment should be SEMPRE.`,
  'lint no such card': (facts) =>
    `${facts['name']}: ${formatEffectFacts(facts)} looks for cards that the deck lacks.`,
  'lint dead': ({ name }) => `${name}: the card never does anything.`,
  'lint nothing to offer': ({ name }) => `${name}: it is optional but has no effects.`,
  'lint repeated': ({ name }) => `${name}: the card is listed above already, the copies add up.`,
  'lint seats': ({ freshmen, seats }) =>
    `Freshmen in the deck: ${freshmen}; not enough for ${seats} players.`,
  'lint comment': () =>
    'From here on everything is a comment: where a card begins, a number of copies must stand.',
  'lint box': ({ name, effects, word }) =>
    `${name}: more than ${effects} effects or a word of over ${word} letters, in the original game the card’s text overflows its frame.`,
};
