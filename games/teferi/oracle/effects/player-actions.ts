/** Parses the verb phrases of players: "draws two cards", "loses 3 life". The caller has parsed the player. */
import { deepEqual } from '@ludoteca/kernel';
import type { AbilityEffect, Amount, PlayerReference } from '../../abilities/index.ts';
import { parseEnergySymbols } from '../costs.ts';
import { parseNounPhrase } from '../noun-phrases.ts';
import { parsePostmodifiers } from '../postmodifiers.ts';
import type { Parser, ParseFunction, ParsedEffects } from '../parser.ts';
import { parseCount, parseForEach, parseNumberOrX, parseNumber, multiply, parseValue } from '../values.ts';
import { parseCreate } from './create-tokens.ts';
import { parseSearchBy } from './library.ts';
import { parseGainControl, parseGivenControl } from './control.ts';
import { parseEmblem } from './emblems.ts';
import { parsePutFromHand } from './put-from-hand.ts';
import { parseExileTop, parseMoveTop, parseShowTop } from './top-card.ts';
import { parseRevealUntil } from './reveal-until.ts';
import { parseShuffleIn } from './shuffle-into-library.ts';
import { CLUE } from './predefined-tokens.ts';

type PlayerVerb = (parser: Parser, who: PlayerReference) => ParsedEffects;

/** "3 life", "life equal to its power", "1 life for each …". */
function parseLifeAmount(parser: Parser): Amount | undefined {
  if (parser.accept('life equal to')) return parseValue(parser);
  if (parser.context.hasAmount === true && parser.accept('that much life')) return 'that much';
  const some = parseNumberOrX(parser);
  if (some === undefined || !parser.accept('life')) return undefined;
  return multiply(some, parseForEach(parser));
}

const parseLifeChange: PlayerVerb = (parser, who) => {
  const verb = parser.acceptAny('gains', 'gain', 'loses', 'lose');
  if (verb === undefined) return undefined;
  const half = parser.acceptAny('half their life, rounded up', 'half your life, rounded up');
  const amount: Amount | undefined =
    half === undefined ? parseLifeAmount(parser) : { half: { life: who }, round: 'up' };
  if (amount === undefined) return undefined;
  parser.updateContext({ hasAmount: true });
  return [{ do: verb.startsWith('gain') ? 'gain life' : 'lose life', who, amount }];
};

/** "two cards", "a card for each …", "cards equal to …". */
function parseCardCount(parser: Parser): Amount | undefined {
  if (parser.accept('cards equal to')) return parseValue(parser);
  const some = parseCount(parser);
  parser.accept('additional');
  if (some === undefined || parser.acceptAny('cards', 'card') === undefined) return undefined;
  const total = multiply(some, parseForEach(parser));
  const more = parser.accept('plus') ? parseNumber(parser) : undefined;
  return more === undefined || total === undefined ? total : { plus: [total, more] };
}

const parseDraw: PlayerVerb = (parser, who) => {
  if (parser.acceptAny('draws', 'draw') === undefined) return undefined;
  const count = parseCardCount(parser);
  return count === undefined ? undefined : [{ do: 'draw', who, count }];
};

const parseDiscard: PlayerVerb = (parser, who) => {
  if (parser.acceptAny('discards', 'discard') === undefined) return undefined;
  if (
    parser.acceptAny(
      'their hand',
      'your hand',
      'all the cards in their hand',
      'all the cards in your hand',
    ) !== undefined
  )
    return [{ do: 'discard', who, count: 'hand' }];
  const upTo = parser.acceptAny('up to', 'up') === undefined ? {} : ({ upTo: true } as const);
  const some = parser.try(parseCardCount);
  if (some === undefined) return parseDiscardOfKind(parser, who);
  return [
    {
      do: 'discard',
      who,
      count: some,
      ...upTo,
      ...(parser.accept('at random') ? { random: true as const } : {}),
    },
  ];
};

/** "discards a creature card". */
function parseDiscardOfKind(parser: Parser, who: PlayerReference): ParsedEffects {
  const count = parseCount(parser);
  const found = count === undefined ? undefined : parseNounPhrase(parser);
  if (count === undefined || found?.kind !== 'card' || found.filter.zone !== undefined) return undefined;
  return [{ do: 'discard', who, count, what: { ...found.filter, zone: 'hand' } }];
}

const parseMill: PlayerVerb = (parser, who) => {
  if (parser.acceptAny('mills', 'mill') === undefined) return undefined;
  const count = parseCardCount(parser);
  return count === undefined ? undefined : [{ do: 'mill', who, count }];
};

const parseScryOrSurveil: PlayerVerb = (parser, who) => {
  const verb = parser.acceptAny('scry', 'scries', 'surveil', 'surveils');
  const count = verb === undefined ? undefined : parseNumberOrX(parser);
  if (verb === undefined || count === undefined) return undefined;
  return [{ do: verb.startsWith('scr') ? 'scry' : 'surveil', who, count }];
};

/** 701.21: the player chooses among permanents of their own. */
const parseSacrifice: PlayerVerb = (parser, who) => {
  if (parser.acceptAny('sacrifices', 'sacrifice') === undefined) return undefined;
  if (parser.accept('all')) return parseSacrificeOfAll(parser, who);
  const another = parser.accept('another');
  const count = another ? 1 : parseCount(parser);
  const found = count === undefined ? undefined : parseNounPhrase(parser);
  if (count === undefined || found?.kind !== 'permanent') return undefined;
  const { controller, ...filter } = found.filter;
  if (controller !== undefined && !(controller === 'you' && who === 'you')) return undefined;
  if ((another || filter.other === true) && (parser.source.isSpell || who !== 'you')) return undefined;
  parser.acceptAny('of their choice', 'of your choice', 'they control');
  const what = another ? { ...filter, other: true as const } : filter;
  const each = parseForEach(parser);
  const sum = multiply(count, each);
  parser.clearReferents();
  // "its power" means the last known information of the sacrificed permanent.
  if (sum === 1 && who !== 'each') parser.updateContext({ lastKnown: 'made' });
  return sum === undefined ? undefined : [{ do: 'sacrifice some', who, what, count: sum }];
};

/** "sacrifices all permanents they control that are one or more colors" */
function parseSacrificeOfAll(parser: Parser, who: PlayerReference): ParsedEffects {
  const found = parseNounPhrase(parser);
  if (found?.kind !== 'permanent' || !found.plural || found.filter.other === true) return undefined;
  const { controller, ...kind } = found.filter;
  if (controller !== undefined && !deepEqual(controller, who === 'each' ? 'that player' : who))
    return undefined;
  parser.accept('they control');
  const filter = parsePostmodifiers(parser, kind, 'permanent', []);
  if (filter === undefined || filter.controller !== undefined) return undefined;
  parser.clearReferents();
  const by = who === 'you' ? {} : { who };
  return [{ do: 'sacrifice', what: { every: { ...filter, controller: who } }, ...by }];
}

/** "puts all the cards from their graveyard on the bottom of their library in a random order" */
const parseGraveyardToBottom: PlayerVerb = (parser, who) => {
  if (
    parser.acceptAny(
      'puts all the cards from their graveyard on the bottom of their library in a random order',
      'put all the cards from your graveyard on the bottom of your library in a random order',
    ) === undefined
  )
    return undefined;
  const what = { every: { zone: 'graveyard', owner: who } } as const;
  return [{ do: 'move', what, to: 'library bottom', random: true }];
};

const parsePoison: PlayerVerb = (parser, who) => {
  if (parser.acceptAny('gets', 'get') === undefined) return undefined;
  const count = parseCount(parser);
  if (count === undefined || parser.acceptAny('poison counter', 'poison counters') === undefined)
    return undefined;
  return [{ do: 'poison', who, amount: count }];
};

/** "get {E}{E}", "gets an amount of {E} equal to …" */
const parseEnergy: PlayerVerb = (parser, who) => {
  if (parser.acceptAny('gets', 'get') === undefined) return undefined;
  if (parser.accept('an amount of {E} equal to')) {
    const amount = parseValue(parser);
    return amount === undefined ? undefined : [{ do: 'energy', who, amount }];
  }
  const many = parser.try(parseNumberOrX);
  const count = parseEnergySymbols(parser);
  if (count === undefined || (many !== undefined && count !== 1)) return undefined;
  const amount = multiply(many ?? count, parseForEach(parser));
  return amount === undefined ? undefined : [{ do: 'energy', who, amount }];
};

/** "exiles a card from their graveyard": that player chooses. */
const parseExileFromGraveyard: PlayerVerb = (parser, who) => {
  if (who === 'you' || who === 'each' || !parser.accept('exiles')) return undefined;
  const count = parseCount(parser);
  const found = count === undefined ? undefined : parseNounPhrase(parser);
  if (count === undefined || found?.kind !== 'card' || found.filter.zone !== 'graveyard') return undefined;
  parser.clearReferents();
  return [
    { do: 'choose', who, what: found.filter, count },
    { do: 'move', what: 'made', to: 'exile' },
  ];
};

/** "chooses a creature they control": what follows refers to it. */
const parseChooses: PlayerVerb = (parser, who) => {
  if (who === 'you' || who === 'each' || !parser.accept('chooses')) return undefined;
  const count = parseCount(parser);
  const found = count === undefined ? undefined : parseNounPhrase(parser);
  if (count !== 1 || found?.kind !== 'permanent' || found.filter.controller === undefined) return undefined;
  parser.setReferent('made', false, found.filter.types);
  return [{ do: 'choose', who, what: found.filter, count }];
};

const FIXED_ACTIONS: { readonly [words: string]: (who: PlayerReference) => AbilityEffect } = {
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
const parseFixedAction: PlayerVerb = (parser, who) => {
  for (const [words, effect] of Object.entries(FIXED_ACTIONS)) if (parser.accept(words)) return [effect(who)];
  return undefined;
};

const parseSetLife: PlayerVerb = (parser, who) => {
  if (parser.acceptAny("'s life total becomes", 'life total becomes') === undefined) return undefined;
  const amount = parseNumber(parser);
  return amount === undefined ? undefined : [{ do: 'set life', who, amount }];
};

const parseInvestigate: PlayerVerb = (parser, who) => {
  if (parser.acceptAny('investigate', 'investigates') === undefined) return undefined;
  const count = parser.accept('twice') ? 2 : (parseForEach(parser) ?? 1);
  return [{ do: 'create', token: CLUE, count, ...(who === 'you' ? {} : { who }) }];
};

const parseProliferate: PlayerVerb = (parser, who) => {
  if (parser.acceptAny('proliferates', 'proliferate') === undefined) return undefined;
  const effect: AbilityEffect = { do: 'proliferate', who };
  return parser.accept('twice') ? [effect, effect] : [effect];
};

const PLAYER_VERBS: readonly PlayerVerb[] = [
  parseProliferate,
  parseShuffleIn,
  parseFixedAction,
  parseLifeChange,
  parseDraw,
  parseDiscard,
  parseMill,
  parseScryOrSurveil,
  parseSacrifice,
  parseGraveyardToBottom,
  parsePoison,
  parseChooses,
  parseExileFromGraveyard,
  parseEnergy,
  parseEmblem,
  parseCreate,
  parseInvestigate,
  parseSetLife,
  parseSearchBy,
  parseRevealUntil,
  parseShowTop,
  parseExileTop,
  (parser, who) =>
    who === 'you' || deepEqual(parser.context.topCard, who) ? parseMoveTop(parser) : undefined,
  parsePutFromHand,
  parseGivenControl,
  (parser, who) => (who === 'you' ? parseGainControl(parser) : undefined),
];

export const parsePlayerAction = (parser: Parser, who: PlayerReference): ParsedEffects =>
  parser.firstOf<readonly AbilityEffect[]>(
    ...PLAYER_VERBS.map(
      (verb): ParseFunction<readonly AbilityEffect[]> =>
        (inner) =>
          verb(inner, who),
    ),
  );
