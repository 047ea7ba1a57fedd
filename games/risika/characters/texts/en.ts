/** The English explanations of the computer players. */
import { pluralize, type ExplanationTexts } from './text-types.ts';

const armiesIn = pluralize('one army', 'armies');
const cardsIn = pluralize('one card', 'cards');
export const en: ExplanationTexts = {
  'likes colour': ({ colour }) => `I like ${colour}.`,
  'begins round': ({ round }) => `On we go: round ${round}.`,
  'prepares goal': ({ faculty, territory, armies }) =>
    `I want the faculty ${faculty}: ${armiesIn(armies)} on ${territory}.`,
  'prepares spread': ({ territory, armies }) => `${territory} must not lie bare: ${armiesIn(armies)}.`,
  'guards door': ({ territory, faculty, armies }) =>
    `${territory} is a door of ${faculty}: with ${armies} more it defends with three dice.`,
  'builds spearhead': ({ territory, to, armies, odds }) =>
    `I prepare to attack ${to}: ${armiesIn(armies)} on ${territory} make it ${odds}.`,
  'holds door': ({ territory, to, armies, foes }) =>
    `${to} threatens the door ${territory} with ${armiesIn(foes)}: I add ${armies}.`,
  'holds front': ({ territory, to, armies, foes }) =>
    `${territory} faces ${to} with ${armiesIn(foes)}: I add ${armies}.`,
  'plays set': ({ armies }) => `I play the set: it is worth ${armiesIn(armies)}.`,
  'keeps set': ({ cards }) => `With ${cardsIn(cards)} the set is poor: I wait for a better one.`,
  'set is wasted': ({ room }) =>
    room === 0
      ? 'I have 100 armies already: the set would be lost.'
      : `Up to 100 there is room for only ${armiesIn(room)}: I keep the set.`,
  'has no set': ({ cards }) => `I have ${cardsIn(cards)} and no set.`,
  'finishes faculty': ({ to, faculty, odds }) =>
    `With ${to} the faculty ${faculty} is mine: a chance of ${odds}.`,
  'towards faculty': ({ to, faculty, odds }) =>
    `${to} brings me nearer to the faculty ${faculty}: a chance of ${odds}.`,
  'breaks faculty': ({ to, faculty, rival, odds }) =>
    `I take ${to} to break the faculty ${faculty} of ${rival}: a chance of ${odds}.`,
  'kills player': ({ to, rival, cards, odds }) =>
    `${rival} is nearly out and has ${cardsIn(cards)}: I attack ${to}, a chance of ${odds}.`,
  'takes revenge': ({ to, rival, odds }) => `${rival} has attacked me: now for ${to}, a chance of ${odds}.`,
  'wants card': ({ to, odds }) => `I need a conquest for the card: ${to}, a chance of ${odds}.`,
  'takes ground': ({ to, odds }) => `${to} is cheap: a chance of ${odds}.`,
  'spends surplus': ({ to, armies, odds }) =>
    `The limit of 100 would take ${armiesIn(armies)} from me: better spent on ${to}, even at ${odds}.`,
  'has card': () => 'One conquest a turn earns the card: enough.',
  'stops loss': ({ to, odds }) => `It went badly against ${to}, and ${odds} is left: enough.`,
  'sits tight': ({ bar }) => `No attack that is worth it reaches ${bar}: I wait.`,
  'rolls all dice': ({ dice }) => `More dice, better odds: I roll ${dice}.`,
  'defends with all dice': ({ territory, dice }) => `I defend ${territory} with all dice: ${dice}.`,
  'goes on': ({ from, to, armies }) =>
    `On from ${to}: ${armiesIn(armies)} go there, the rest will do for ${from}.`,
  'all follow': ({ from, to, armies }) =>
    `${from} has no enemy next to it any more: ${armiesIn(armies)} go to ${to}.`,
  'stays behind': ({ from, foes }) =>
    `Next to ${from} somebody threatens with ${armiesIn(foes)}: most stay there.`,
  'shares armies': ({ from, to, armies }) =>
    `I share the armies between ${from} and ${to}: ${armies} go there.`,
  'mends door': ({ to, faculty, armies }) =>
    `${to} is a weak door of ${faculty}: ${armiesIn(armies)} go there.`,
  'moves to front': ({ from, to, armies }) =>
    `${from} does not need them: ${armiesIn(armies)} towards the front, to ${to}.`,
  'stays put': () => 'Every army is where it should be.',
};
