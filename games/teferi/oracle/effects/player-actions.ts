/** What players do or what happens to them: read after the player was named, or without one for "you". */
import type { Effect, Value, Who } from '../language.ts';
import { parseNounPhrase } from '../noun-phrases.ts';
import type { Parser, ParseFunction } from '../parser.ts';
import { parseCount, parseForEach, parseNumberOrX, parseNumber, multiply, parseValue } from '../values.ts';
import { parseCreate } from './create-tokens.ts';
import { parseSearchBy } from './library.ts';
import { parseGainControl } from './control.ts';
import { CLUE } from './predefined-tokens.ts';

type PlayerVerb = (reader: Parser, who: Who) => readonly Effect[] | undefined;

/** "3 life", "life equal to its power", "1 life for each …". */
function parseLifeAmount(reader: Parser): Value | undefined {
  if (reader.says('life equal to')) return parseValue(reader);
  if (reader.context.amount === true && reader.says('that much life')) return 'that much';
  const some = parseNumberOrX(reader);
  if (some === undefined || !reader.says('life')) return undefined;
  return multiply(some, parseForEach(reader));
}

const parseLifeChange: PlayerVerb = (reader, who) => {
  const verb = reader.oneOf('gains', 'gain', 'loses', 'lose');
  if (verb === undefined) return undefined;
  const half = reader.oneOf('half their life, rounded up', 'half your life, rounded up');
  const amount: Value | undefined =
    half === undefined ? parseLifeAmount(reader) : { half: { life: who }, round: 'up' };
  if (amount === undefined) return undefined;
  reader.mean({ amount: true });
  return [{ do: verb.startsWith('gain') ? 'gain life' : 'lose life', who, amount }];
};

/** "two cards", "a card for each …", "cards equal to …". */
function parseCardCount(reader: Parser): Value | undefined {
  if (reader.says('cards equal to')) return parseValue(reader);
  const some = parseCount(reader);
  reader.says('additional');
  if (some === undefined || reader.oneOf('cards', 'card') === undefined) return undefined;
  return multiply(some, parseForEach(reader));
}

const parseDraw: PlayerVerb = (reader, who) => {
  if (reader.oneOf('draws', 'draw') === undefined) return undefined;
  const many = parseCardCount(reader);
  return many === undefined ? undefined : [{ do: 'draw', who, count: many }];
};

const parseDiscard: PlayerVerb = (reader, who) => {
  if (reader.oneOf('discards', 'discard') === undefined) return undefined;
  if (reader.oneOf('their hand', 'your hand', 'all the cards in their hand') !== undefined)
    return [{ do: 'discard', who, count: 'hand' }];
  const some = reader.try(parseCardCount);
  if (some === undefined) return parseDiscardOfKind(reader, who);
  return [
    { do: 'discard', who, count: some, ...(reader.says('at random') ? { random: true as const } : {}) },
  ];
};

/** "discards a creature card". */
function parseDiscardOfKind(reader: Parser, who: Who): readonly Effect[] | undefined {
  const many = parseCount(reader);
  const found = many === undefined ? undefined : parseNounPhrase(reader);
  if (many === undefined || found?.says !== 'card' || found.filter.zone !== undefined) return undefined;
  return [{ do: 'discard', who, count: many, what: { ...found.filter, zone: 'hand' } }];
}

const parseMill: PlayerVerb = (reader, who) => {
  if (reader.oneOf('mills', 'mill') === undefined) return undefined;
  const many = parseCardCount(reader);
  return many === undefined ? undefined : [{ do: 'mill', who, count: many }];
};

const parseScryOrSurveil: PlayerVerb = (reader, who) => {
  const verb = reader.oneOf('scry', 'scries', 'surveil', 'surveils');
  const many = verb === undefined ? undefined : parseNumberOrX(reader);
  if (verb === undefined || many === undefined) return undefined;
  return [{ do: verb.startsWith('scr') ? 'scry' : 'surveil', who, count: many }];
};

/** 701.21: of one's own, chosen by who sacrifices. */
const parseSacrifice: PlayerVerb = (reader, who) => {
  if (reader.oneOf('sacrifices', 'sacrifice') === undefined) return undefined;
  const another = reader.says('another');
  const many = another ? 1 : parseCount(reader);
  const found = many === undefined ? undefined : parseNounPhrase(reader);
  if (many === undefined || found?.says !== 'permanent') return undefined;
  const { controller, ...filter } = found.filter;
  if (controller !== undefined && !(controller === 'you' && who === 'you')) return undefined;
  if ((another || filter.other === true) && (reader.bearer.spell || who !== 'you')) return undefined;
  reader.oneOf('of their choice', 'of your choice', 'they control');
  const what = another ? { ...filter, other: true as const } : filter;
  const each = parseForEach(reader);
  const sum = multiply(many, each);
  reader.speakOfNothing();
  // What was sacrificed is remembered as it was.
  if (sum === 1 && who === 'you') reader.mean({ was: 'made' });
  return sum === undefined ? undefined : [{ do: 'sacrifice some', who, what, count: sum }];
};

const parsePoison: PlayerVerb = (reader, who) => {
  if (reader.oneOf('gets', 'get') === undefined) return undefined;
  const many = parseCount(reader);
  if (many === undefined || reader.oneOf('poison counter', 'poison counters') === undefined) return undefined;
  return [{ do: 'poison', who, amount: many }];
};

const FIXED_ACTIONS: { readonly [words: string]: (who: Who) => Effect } = {
  'loses the game': (who) => ({ do: 'lose', who }),
  'lose the game': (who) => ({ do: 'lose', who }),
  'wins the game': (who) => ({ do: 'win', who }),
  'win the game': (who) => ({ do: 'win', who }),
  'takes an extra turn after this one': (who) => ({ do: 'extra turn', who }),
  'take an extra turn after this one': (who) => ({ do: 'extra turn', who }),
  'reveals their hand': (who) => ({ do: 'reveal hand', who }),
  'reveal your hand': (who) => ({ do: 'reveal hand', who }),
  'shuffles their library': (who) => ({ do: 'shuffle', who }),
  shuffles: (who) => ({ do: 'shuffle', who }),
  'shuffle your library': (who) => ({ do: 'shuffle', who }),
};
const parseFixedAction: PlayerVerb = (reader, who) => {
  for (const [words, effect] of Object.entries(FIXED_ACTIONS)) if (reader.says(words)) return [effect(who)];
  return undefined;
};

const parseSetLife: PlayerVerb = (reader, who) => {
  if (reader.oneOf("'s life total becomes", 'life total becomes') === undefined) return undefined;
  const amount = parseNumber(reader);
  return amount === undefined ? undefined : [{ do: 'set life', who, amount }];
};

const parseInvestigate: PlayerVerb = (reader, who) =>
  reader.oneOf('investigate', 'investigates') === undefined
    ? undefined
    : [{ do: 'create', token: CLUE, count: reader.says('twice') ? 2 : 1, ...(who === 'you' ? {} : { who }) }];

const PLAYER_VERBS: readonly PlayerVerb[] = [
  parseFixedAction,
  parseLifeChange,
  parseDraw,
  parseDiscard,
  parseMill,
  parseScryOrSurveil,
  parseSacrifice,
  parsePoison,
  parseCreate,
  parseInvestigate,
  parseSetLife,
  parseSearchBy,
  (reader, who) => (who === 'you' ? parseGainControl(reader) : undefined),
];

/** One thing that this player does. */
export const parsePlayerAction = (reader: Parser, who: Who): readonly Effect[] | undefined =>
  reader.first<readonly Effect[]>(
    ...PLAYER_VERBS.map(
      (verb): ParseFunction<readonly Effect[]> =>
        (inner) =>
          verb(inner, who),
    ),
  );
