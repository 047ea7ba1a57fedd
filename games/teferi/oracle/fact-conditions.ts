/** Parses conditions about what has happened this turn, how the source was cast, and other fixed phrases. */
import {
  ALTERNATIVE_COSTS,
  type Condition,
  type TurnFact,
  type Amount,
  type PlayerReference,
} from '../abilities/index.ts';
import { COLOUR_WORDS } from './lexicon/word-tables.ts';
import type { Parser } from './parser.ts';
import { acceptSelfReference } from './references.ts';
import { acceptSpentToCast, parseNumberOrX } from './values.ts';

const atLeast = (compare: Amount, min: Amount): Condition => ({ compare, min });

const TURN_FACTS: { readonly [words: string]: readonly [TurnFact, PlayerReference, number] } = {
  'a creature died this turn': ['creatures died', 'each', 1],
  'you gained life this turn': ['life gained', 'you', 1],
  "you've gained life this turn": ['life gained', 'you', 1],
  'you lost life this turn': ['life lost', 'you', 1],
  "you've lost life this turn": ['life lost', 'you', 1],
  'you attacked this turn': ['creatures attacked', 'you', 1],
  "you've attacked this turn": ['creatures attacked', 'you', 1],
  'you attacked with a creature this turn': ['creatures attacked', 'you', 1],
  'an opponent lost life this turn': ['life lost', 'opponent', 1],
  'an opponent was dealt damage this turn': ['damage dealt to', 'opponent', 1],
  "you've cast another spell this turn": ['spells cast', 'you', 2],
  "you've cast two or more spells this turn": ['spells cast', 'you', 2],
  "you've drawn two or more cards this turn": ['cards drawn', 'you', 2],
  "you've drawn three or more cards this turn": ['cards drawn', 'you', 3],
  'you had a land enter the battlefield under your control this turn': ['lands entered', 'you', 1],
  'you played a land this turn': ['lands played', 'you', 1],
  'a creature spell you cast this turn was countered by a spell or ability an opponent controlled': [
    'creature spells countered',
    'you',
    1,
  ],
  'a permanent you controlled left the battlefield this turn': ['permanents left', 'you', 1],
  'a permanent left the battlefield under your control this turn': ['permanents left', 'you', 1],
};
function parseTurnFact(parser: Parser): Condition | undefined {
  for (const [words, [fact, who, min]] of Object.entries(TURN_FACTS))
    if (parser.accept(words)) return atLeast({ thisTurn: fact, who }, min);
  return undefined;
}

const FIXED_CONDITIONS: { readonly [words: string]: Condition } = {
  "you didn't attack with a creature this turn": {
    compare: { thisTurn: 'creatures attacked', who: 'you' },
    max: 0,
  },
  "you didn't attack this turn": { compare: { thisTurn: 'creatures attacked', who: 'you' }, max: 0 },
  'you descended this turn': { compare: { thisTurn: 'permanent cards buried', who: 'you' }, min: 1 },
  "you've descended this turn": { compare: { thisTurn: 'permanent cards buried', who: 'you' }, min: 1 },
  'you have a full party': { compare: { party: 'you' }, min: 4 },
  "it's your turn": { turn: 'you' },
  "it's not your turn": { not: { turn: 'you' } },
  "it isn't your turn": { not: { turn: 'you' } },
  'this spell was kicked': 'kicked',
  '~ was kicked': 'kicked',
  'this creature was kicked': 'kicked',
  'this spell was bargained': 'kicked',
  'you cast this spell during your main phase': {
    all: [{ turn: 'you' }, { during: ['main1', 'main2'] }],
  },
  'this spell was cast from a graveyard': { castFrom: 'graveyard' },
  'this spell was cast from your hand': { castFrom: 'hand' },
  'this spell was cast from exile': { castFrom: 'exile' },
  'no spells were cast last turn': { compare: { spellsLastTurn: true }, max: 0 },
  'a player cast two or more spells last turn': { compare: { spellsLastTurn: true }, min: 2 },
  'you have less life than an opponent': {
    compare: { life: 'opponent' },
    min: { plus: [{ life: 'you' }, 1] },
  },
};
/** "its surge cost was paid", "this spell's spectacle cost was paid" */
function parsePaidWay(parser: Parser): Condition | undefined {
  const own =
    (parser.context.it === 'this' && parser.accept('its')) ||
    (acceptSelfReference(parser) && parser.accept("'s"));
  const way = own ? parser.acceptAny(...ALTERNATIVE_COSTS) : undefined;
  return way !== undefined && parser.accept('cost was paid') ? { way } : undefined;
}

function parseFixedCondition(parser: Parser): Condition | undefined {
  if (parser.context.it === 'this' && parser.acceptAny('it was kicked', 'it was bargained') !== undefined)
    return 'kicked';
  if (parser.context.it === 'this' && parser.accept("it wasn't kicked")) return { not: 'kicked' };
  if (parser.context.it === 'this' && parser.accept('it escaped')) return 'escaped';
  return parser.acceptPhrase(FIXED_CONDITIONS);
}

/** "creatures you control have total power 8 or greater" */
function parseTotalCondition(parser: Parser): Condition | undefined {
  if (!parser.accept('creatures you control have total')) return undefined;
  const total = parser.acceptAny('power', 'toughness');
  const min = total === undefined ? undefined : parseNumberOrX(parser);
  return total !== undefined && min !== undefined && parser.accept('or greater')
    ? atLeast({ total, among: { types: ['creature'], controller: 'you' } }, min)
    : undefined;
}

const LIFE_CHANGES: { readonly [words: string]: readonly [TurnFact, PlayerReference] } = {
  'you gained': ['life gained', 'you'],
  "you've gained": ['life gained', 'you'],
  'an opponent lost': ['life lost', 'opponent'],
  'that player lost': ['life lost', 'that player'],
  'a player lost': ['life lost', 'each'],
};

/** "you gained 5 or more life this turn": for "a player" it is enough that one of them did. */
function parseLifeChange(parser: Parser): Condition | undefined {
  const found = parser.acceptPhrase(LIFE_CHANGES);
  const min = found === undefined ? undefined : parseNumberOrX(parser);
  if (found === undefined || min === undefined || !parser.accept('or more life this turn')) return undefined;
  const [fact, who] = found;
  const one = (player: PlayerReference): Condition => atLeast({ thisTurn: fact, who: player }, min);
  return who === 'each' ? { either: [one('you'), one('opponent')] } : one(who);
}

/** "at least three red mana was spent to cast this spell", "at least three mana of the same color was spent to cast it" */
function parseSpentMana(parser: Parser): Condition | undefined {
  const min = parser.accept('at least') ? parseNumberOrX(parser) : undefined;
  if (min === undefined) return undefined;
  const colour = parser.try((inner) => inner.acceptWord(COLOUR_WORDS));
  if (!parser.accept('mana')) return undefined;
  const spent = colour ?? (parser.accept('of the same color') ? 'one colour' : 'all');
  return acceptSpentToCast(parser) ? atLeast({ spent }, min) : undefined;
}

export const parseFactCondition = (parser: Parser): Condition | undefined =>
  parser.firstOf<Condition>(
    parseFixedCondition,
    parsePaidWay,
    parseTurnFact,
    parseTotalCondition,
    parseLifeChange,
    parseSpentMana,
  );
