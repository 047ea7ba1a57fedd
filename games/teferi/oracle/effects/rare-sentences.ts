/** Parses groups of sentences that belong together, in wordings that few cards have. */
import {
  type AbilityEffect,
  COLOURS,
  type Condition,
  type ContinuousChange,
  type ObjectFilter,
} from '../../abilities/index.ts';
import { parseDuration } from '../durations.ts';
import { parseNounPhrase } from '../noun-phrases.ts';
import { parseSubject } from '../object-phrases.ts';
import type { ParsedEffects, Parser } from '../parser.ts';
import { parseNumber } from '../values.ts';

/** Parses the clauses behind such a sentence. */
type ParseClauses = (parser: Parser) => ParsedEffects;

/** "Choose a color. Creatures you control gain protection from the chosen color until end of turn." */
function parseChosenColour(parser: Parser): ParsedEffects {
  const may = parser.accept('you may choose a color . if you do ,');
  if (!may && !parser.accept('choose a color .')) return undefined;
  const thing = parseSubject(parser);
  if (thing === undefined || thing.kind !== 'permanent') return undefined;
  if (
    parser.acceptAny('gain protection from the chosen color', 'gains protection from the chosen color') ===
    undefined
  )
    return undefined;
  const until = parseDuration(parser);
  if (until === undefined) return undefined;
  const each = COLOURS.map((colour): readonly AbilityEffect[] => {
    const from = { colours: [colour] };
    const gained: ContinuousChange = {
      change: 'gain',
      abilities: [{ kind: 'keyword', keyword: 'protection', from }],
    };
    return [{ do: 'change', what: thing.what, changes: [gained], until }];
  });
  const effects: readonly AbilityEffect[] = [{ do: 'by colour', each }];
  return may ? [{ do: 'may', who: 'you', effects }] : effects;
}

/** "You may put two cards your opponents own from exile into their owners' graveyards. If you do, …": all of them or none. */
function parseProcessing(parser: Parser, parseClauses: ParseClauses): ParsedEffects {
  if (!parser.accept('you may put')) return undefined;
  const count = parser.acceptAny('a', 'an') === undefined ? parseNumber(parser) : 1;
  if (count === undefined) return undefined;
  const found = parseNounPhrase(parser);
  if (found?.kind !== 'card' || found.filter.zone !== 'exile' || found.filter.owner !== 'opponent')
    return undefined;
  if (parser.acceptAny("into that player's graveyard", "into their owners' graveyards") === undefined)
    return undefined;
  if (!parser.accept('. if you do ,')) return undefined;
  parser.clearReferents();
  const done = parseClauses(parser);
  if (done === undefined) return undefined;
  const choice: readonly AbilityEffect[] = [
    { do: 'choose', who: 'you', what: found.filter, count },
    { do: 'move', what: 'made', to: 'graveyard' },
    ...done,
  ];
  const condition: Condition = { compare: { count: found.filter }, min: count };
  return [{ do: 'if', condition, effects: [{ do: 'may', who: 'you', effects: choice }] }];
}

/** "an instant or sorcery card", about the top card that was shown. */
function parseCardFilter(parser: Parser): ObjectFilter | undefined {
  const found = parser.acceptAny('a', 'an') === undefined ? undefined : parseNounPhrase(parser);
  return found?.kind === 'card' && !found.plural && found.filter.zone === undefined
    ? found.filter
    : undefined;
}

/** "You may reveal that card. If an instant or sorcery card is revealed this way, …", about the top card of your library. */
function parseRevealedTop(parser: Parser, parseClauses: ParseClauses): ParsedEffects {
  if (parser.context.topCard !== 'you' || !parser.accept('you may reveal that card . if')) return undefined;
  const matches = parseCardFilter(parser);
  if (matches === undefined || !parser.accept('is revealed this way ,')) return undefined;
  parser.updateContext({ topCard: undefined });
  const effects = parseClauses(parser);
  if (effects === undefined) return undefined;
  const condition: Condition = { top: 'you', matches };
  const shown: readonly AbilityEffect[] = [
    { do: 'show top', who: 'you' },
    { do: 'if', condition, effects },
  ];
  return [{ do: 'may', who: 'you', effects: shown }];
}

const TO_HAND: readonly AbilityEffect[] = [{ do: 'move top', who: 'you', to: 'hand' }];
const TO_HAND_WORDS = [
  'put that card into your hand',
  'put it into your hand',
  'put the card into your hand',
];
const TOP_ONTO_BATTLEFIELD = [
  'you may put that card onto the battlefield',
  'you may put it onto the battlefield',
  'you may put the card onto the battlefield',
];

/** "You may put that card onto the battlefield if it's a permanent card. Otherwise, put that card into your hand." */
function parseTopOntoBattlefield(parser: Parser): ParsedEffects {
  if (parser.context.topCard !== 'you') return undefined;
  const first = parser.accept("if it's") ? parseCardFilter(parser) : undefined;
  if (first !== undefined && !parser.accept(',')) return undefined;
  if (parser.acceptAny(...TOP_ONTO_BATTLEFIELD) === undefined) return undefined;
  const entering = parser.accept('tapped') ? { entering: { tapped: true as const } } : {};
  const matches = first ?? (parser.accept("if it's") ? parseCardFilter(parser) : undefined);
  if (matches === undefined) return undefined;
  const isElse = parser.acceptAny(
    '. otherwise ,',
    ". if you don't put the card onto the battlefield ,",
    ". if you don't ,",
  );
  // "Otherwise" behind "you may" and "if" could contradict either, but both mean that the card is still on top.
  if (isElse === undefined || parser.acceptAny(...TO_HAND_WORDS) === undefined) return undefined;
  parser.updateContext({ topCard: undefined });
  parser.clearReferents();
  const put: readonly AbilityEffect[] = [
    { do: 'move top', who: 'you', to: 'exile' },
    { do: 'move', what: 'made', to: 'battlefield', ...entering },
  ];
  return [
    {
      do: 'if',
      condition: { top: 'you', matches },
      effects: [{ do: 'may', who: 'you', effects: put, otherwise: TO_HAND }],
      otherwise: TO_HAND,
    },
  ];
}

export const parseRareSentences = (parser: Parser, parseClauses: ParseClauses): ParsedEffects =>
  parser.firstOf<readonly AbilityEffect[]>(
    parseChosenColour,
    (inner) => parseProcessing(inner, parseClauses),
    (inner) => parseRevealedTop(inner, parseClauses),
    parseTopOntoBattlefield,
  );
