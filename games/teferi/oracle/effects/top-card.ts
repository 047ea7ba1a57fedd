/** Parses effects on the top card of a library: "reveal the top card of your library. If it's a land card, put it into your hand." */
import type { AbilityEffect, Condition, ObjectReference, PlayerReference } from '../../abilities/index.ts';
import { parseNounPhrase } from '../noun-phrases.ts';
import { parsePlayer } from '../player-phrases.ts';
import { parseNumberOrX } from '../values.ts';
import type { Parser, ParsedEffects } from '../parser.ts';
import { parseObject } from '../object-phrases.ts';

const LAND: Condition = { top: 'you', matches: { types: ['land'] } };

/** 701.44: an object explores; its controller reveals the top card. */
export const exploreEffects = (what: ObjectReference): readonly AbilityEffect[] => [
  { do: 'show top', who: 'you' },
  {
    do: 'if',
    condition: LAND,
    effects: [{ do: 'move top', who: 'you', to: 'hand' }],
    otherwise: [
      { do: 'put counters', what, kind: '+1/+1', count: 1 },
      { do: 'may', who: 'you', effects: [{ do: 'move top', who: 'you', to: 'graveyard' }] },
    ],
  },
];

/** "reveal the top card of your library", behind the player. */
export function parseShowTop(parser: Parser, who: PlayerReference): ParsedEffects {
  const verb = parser.acceptAny(
    'reveals the top card of their library',
    'reveal the top card of your library',
  );
  const secret = verb === undefined && who === 'you' && parser.accept('look at the top card of your library');
  if (verb === undefined && !secret) return undefined;
  if ((verb === 'reveal the top card of your library') !== (who === 'you') && !secret) return undefined;
  parser.clearReferents();
  parser.updateContext({ topCard: who });
  return [{ do: 'show top', who, ...(secret ? { secret: true as const } : {}) }];
}

/** "look at the top card of target player's library" */
export function parseLookAtTopOf(parser: Parser): ParsedEffects {
  if (!parser.accept('look at the top card of')) return undefined;
  const who = parsePlayer(parser);
  if (who === undefined || who === 'you' || who === 'each' || !parser.accept("'s library")) return undefined;
  parser.clearReferents();
  parser.updateContext({ topCard: who });
  return [{ do: 'show top', who, secret: true }];
}

/** "exile the top two cards of your library", behind the player. */
export function parseExileTop(parser: Parser, who: PlayerReference): ParsedEffects {
  const own = who === 'you';
  if (!parser.accept(own ? 'exile the top' : 'exiles the top')) return undefined;
  const count = parser.accept('card') ? 1 : parseNumberOrX(parser);
  if (count === undefined || (count !== 1 && !parser.accept('cards'))) return undefined;
  if (!parser.accept(own ? 'of your library' : 'of their library')) return undefined;
  if (parser.peek() === 'face') return undefined;
  parser.setReferent('made', count !== 1);
  return [{ do: 'move top', who, ...(count === 1 ? {} : { count }), to: 'exile' }];
}

/** "exile the top card of that player's library" */
export function parseExileTopOf(parser: Parser): ParsedEffects {
  if (!parser.accept('exile the top card of')) return undefined;
  const who = parsePlayer(parser);
  if (who === undefined || who === 'you' || !parser.accept("'s library")) return undefined;
  parser.setReferent('made', false);
  return [{ do: 'move top', who, to: 'exile' }];
}

const EXILED_CARDS = [
  'that card',
  'the exiled card',
  'those cards',
  'the exiled cards',
  'cards exiled this way',
  'them',
  'it',
] as const;
const PERMISSION_ENDS = {
  'this turn': 'end of turn',
  'until end of turn': 'end of turn',
  'until the end of turn': 'end of turn',
  'until the end of your next turn': 'end of your next turn',
  'until end of your next turn': 'end of your next turn',
  'for as long as it remains exiled': 'for good',
  'for as long as they remain exiled': 'for good',
  'for as long as that card remains exiled': 'for good',
  'for as long as those cards remain exiled': 'for good',
} as const;

const MANA_FREEDOMS = {
  'you may spend mana as though it were mana of any color to cast': 'any colour',
  'you may spend mana as though it were mana of any type to cast': 'any type',
  'mana of any type can be spent to cast': 'any type',
} as const;

/** ", and you may spend mana as though it were mana of any type to cast that spell" */
function parseManaFreedom(parser: Parser): 'any colour' | 'any type' | undefined {
  if (parser.acceptAny(', and', 'and', '.') === undefined) return undefined;
  const mana = parser.acceptPhrase(MANA_FREEDOMS);
  const spells = ['that spell', 'those spells', 'spells this way', 'it', 'them'];
  return mana !== undefined && parser.acceptAny(...spells) !== undefined ? mana : undefined;
}

/** "You may play that card this turn.", about cards that have just been exiled (601.3). */
export function parsePlayPermission(parser: Parser): ParsedEffects {
  const { it, them } = parser.context;
  if (it !== 'made' && them !== 'made') return undefined;
  const early = parser.acceptPhrase(PERMISSION_ENDS);
  if (early !== undefined && !parser.accept(',')) return undefined;
  const verb = parser.acceptAny('you may play', 'you may cast');
  if (verb === undefined || parser.acceptAny(...EXILED_CARDS) === undefined) return undefined;
  const until = early ?? parser.acceptPhrase(PERMISSION_ENDS);
  const mana = until === undefined ? undefined : parser.try(parseManaFreedom);
  if (until === undefined || !['.', ''].includes(parser.peek())) return undefined;
  const spells = verb === 'you may cast' ? { spells: true as const } : {};
  return [{ do: 'permit play', what: 'made', until, ...spells, ...(mana === undefined ? {} : { mana }) }];
}

/** "it's a land card", about the top card that was shown. */
export function parseTopCondition(parser: Parser): Condition | undefined {
  const { topCard } = parser.context;
  if (topCard === undefined) return undefined;
  const verb = parser.acceptAny(
    "it's a",
    "it's an",
    "it isn't a",
    "it isn't an",
    'that card is a',
    'that card is an',
  );
  const found = verb === undefined ? undefined : parseNounPhrase(parser);
  if (verb === undefined || found?.kind !== 'card' || found.filter.zone !== undefined) return undefined;
  const condition: Condition = { top: topCard, matches: found.filter };
  return verb.startsWith("it isn't") ? { not: condition } : condition;
}

const TOP_DESTINATIONS = {
  'into your hand': 'hand',
  'into their hand': 'hand',
  'into your graveyard': 'graveyard',
  'into their graveyard': 'graveyard',
  'on the bottom of your library': 'library bottom',
  'on the bottom of their library': 'library bottom',
  "on the bottom of that player's library": 'library bottom',
  "into that player's graveyard": 'graveyard',
} as const;

/** "put it into your hand", "puts that card into their hand": the card stays on top until then. */
export function parseMoveTop(parser: Parser): ParsedEffects {
  const { topCard: who } = parser.context;
  if (who === undefined) return undefined;
  const isRevealed = parser.acceptAny('reveal it and', 'reveal that card and') !== undefined;
  const revealed = isRevealed ? [{ do: 'show top', who } as const] : [];
  if (parser.acceptAny('puts it', 'put it', 'puts that card', 'put that card', 'put the card') === undefined)
    return undefined;
  const to = parser.acceptPhrase(TOP_DESTINATIONS);
  if (to !== undefined) {
    parser.updateContext({ topCard: undefined, topValue: true });
    return [...revealed, { do: 'move top', who, to }];
  }
  if (who !== 'you' || !parser.accept('onto the battlefield')) return undefined;
  const entering = parser.accept('tapped') ? { entering: { tapped: true as const } } : {};
  parser.updateContext({ topCard: undefined });
  parser.setReferent('made', false);
  return [
    ...revealed,
    { do: 'move top', who, to: 'exile' },
    { do: 'move', what: 'made', to: 'battlefield', ...entering },
  ];
}

/** "target creature you control explores" */
export function parseExplore(parser: Parser): ParsedEffects {
  const one = parseObject(parser);
  if (one === undefined || one.plural || one.choices.length > 0 || !parser.accept('explores'))
    return undefined;
  // Its controller reveals the card, which must be you.
  if (one.what !== 'this' && one.filter?.controller !== 'you') return undefined;
  const again = parser.accept(', then it explores again') ? exploreEffects(one.what) : [];
  return [...exploreEffects(one.what), ...again];
}
