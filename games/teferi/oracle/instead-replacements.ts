/** Parses replacement effects of the form "If … would …, … instead" (614.1a). */
import { acceptSelfReference } from './references.ts';
import type { Ability, ObjectFilter, ReplacementAbility, ObjectReference } from '../abilities/index.ts';
import { parseAdjective } from './adjectives.ts';
import { parseCopyExceptions } from './copy-exceptions.ts';
import { parseCounterKind } from './counter-names.ts';
import { parseNounPhrase } from './noun-phrases.ts';
import type { Parser, ParsedAbilities } from './parser.ts';
import { parseNumber } from './values.ts';

interface IncreasedAmount {
  readonly times?: number;
  readonly plus?: number;
}

const toAbilities = (ability: ReplacementAbility): ParsedAbilities => [ability];

/** "that much life plus 1", "twice that much life". */
function parseIncrease(parser: Parser, thing: string): IncreasedAmount | undefined {
  const times = parser.acceptAny(
    `twice that many ${thing}`,
    `twice that much ${thing}`,
    `double that ${thing}`,
  );
  if (times !== undefined) return { times: 2 };
  const triple = parser.acceptAny(`three times that much ${thing}`, `triple that ${thing}`);
  if (triple !== undefined) return { times: 3 };
  if (parser.acceptAny(`that much ${thing} plus`, `that many plus`) === undefined) return undefined;
  const plus = parseNumber(parser);
  return plus === undefined ? undefined : { plus };
}

/** "If you would gain life, you gain twice that much life instead." */
function parseMoreLife(parser: Parser): ParsedAbilities {
  if (!parser.accept('if you would gain life, you gain')) return undefined;
  const sum = parseIncrease(parser, 'life');
  return sum !== undefined && parser.accept('instead')
    ? toAbilities({ kind: 'replacement', instead: 'more life', ...sum })
    : undefined;
}

/** "a source you control", "a red creature you control", "this creature". */
function parseDamageSource(parser: Parser): ObjectReference | undefined {
  if (acceptSelfReference(parser)) return 'this';
  if (parser.accept('a source you control')) return { every: { controller: 'you' } };
  if (parser.accept('a source')) return { every: {} };
  const coloured = parser.try(parseColouredSource);
  if (coloured !== undefined) return { every: coloured };
  if (parser.acceptAny('another', 'a', 'an') === undefined) return undefined;
  const another = parser.tokens[parser.index - 1]?.text === 'another';
  const thing = parseNounPhrase(parser);
  if (thing?.kind !== 'permanent' || thing.plural) return undefined;
  return { every: another ? { ...thing.filter, other: true } : thing.filter };
}

/** "a red source you control" */
function parseColouredSource(parser: Parser): ObjectFilter | undefined {
  const adjective = parser.accept('a') ? parseAdjective(parser) : undefined;
  return adjective !== undefined && parser.accept('source you control')
    ? { ...adjective.filter, controller: 'you' }
    : undefined;
}

const DAMAGE_RECIPIENTS: { readonly [words: string]: 'any' | 'opponent' | 'opponent side' } = {
  'to a permanent or player': 'any',
  'to a permanent or a player': 'any',
  'to an opponent or a permanent an opponent controls': 'opponent side',
  'to an opponent': 'opponent',
};

/** "If a source you control would deal damage to a permanent or player, it deals double that damage to that permanent or player instead." */
function parseMoreDamage(parser: Parser): ParsedAbilities {
  if (!parser.accept('if')) return undefined;
  const from = parseDamageSource(parser);
  if (from === undefined || !parser.accept('would deal damage')) return undefined;
  const words = parser.acceptAny(...Object.keys(DAMAGE_RECIPIENTS));
  const to = words === undefined ? undefined : DAMAGE_RECIPIENTS[words];
  if (to === undefined || !parser.accept(', it deals')) return undefined;
  const sum = parseIncrease(parser, 'damage');
  if (sum === undefined) return undefined;
  parser.acceptAny('to that permanent or player', 'to that player or permanent', 'to that player', 'to them');
  return parser.accept('instead')
    ? toAbilities({ kind: 'replacement', instead: 'more damage', from, to, ...sum })
    : undefined;
}

/** "If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead." */
function parseMoreCounters(parser: Parser): ParsedAbilities {
  if (!parser.accept('if one or more')) return undefined;
  const counter = parseCounterKind(parser);
  if (counter === undefined || !parser.accept('counters would be put on')) return undefined;
  if (parser.acceptAny('a', 'an') === undefined) return undefined;
  const thing = parseNounPhrase(parser);
  if (thing?.kind !== 'permanent' || thing.plural || !parser.accept(',')) return undefined;
  const sum = parser.accept('twice that many')
    ? { times: 2 }
    : parser.acceptAny('that many plus one', 'that many plus 1') === undefined
      ? undefined
      : { plus: 1 };
  if (sum === undefined || parseCounterKind(parser) !== counter) return undefined;
  return parser.acceptAny('counters are put on it instead', 'counters are put on that creature instead') ===
    undefined
    ? undefined
    : toAbilities({ kind: 'replacement', instead: 'more counters', what: thing.filter, counter, ...sum });
}

/** "If one or more tokens would be created under your control, twice that many of those tokens are created instead." */
function parseMoreTokens(parser: Parser): ParsedAbilities {
  const active = parser.accept('if an effect would create one or more tokens');
  if (!active && !parser.accept('if one or more tokens would be created')) return undefined;
  if (!parser.accept('under your control ,') || (active && !parser.accept('it creates'))) return undefined;
  const { times } = parseIncrease(parser, 'of those tokens') ?? {};
  if (times === undefined || (!active && !parser.accept('are created'))) return undefined;
  return parser.accept('instead')
    ? toAbilities({ kind: 'replacement', instead: 'more tokens', times })
    : undefined;
}

/** "this creature", "enchanted creature", "a creature an opponent controls". */
function parseDyingObject(parser: Parser): 'this' | ObjectFilter | undefined {
  if (acceptSelfReference(parser)) return 'this';
  if (parser.acceptAny('enchanted creature', 'equipped creature') !== undefined) return { is: 'host' };
  const thing = parser.acceptAny('a', 'an') === undefined ? undefined : parseNounPhrase(parser);
  return thing?.kind === 'permanent' && !thing.plural ? thing.filter : undefined;
}

/** "If a creature an opponent controls would die, exile it instead." */
function parseExileInsteadOfDying(parser: Parser): ParsedAbilities {
  if (!parser.accept('if')) return undefined;
  const what = parseDyingObject(parser);
  // Only the back face of a card has this ability and no mana cost; it functions on the battlefield alone (712.8a).
  const isBackFace = what === 'this' && parser.source.manaCost === '';
  const from = isBackFace
    ? parser.accept('would be put into a graveyard from anywhere , exile it instead')
    : false;
  if (what === undefined || (!from && !parser.accept('would die , exile it instead'))) return undefined;
  return toAbilities({ kind: 'replacement', instead: 'goes elsewhere', what, to: 'exile' });
}

const GRAVEYARD_OWNERS = {
  "an opponent's graveyard": 'opponent',
  'your graveyard': 'you',
  'a graveyard': 'each',
} as const;

/** 614.1a: what dies is a creature, and what comes from elsewhere is a creature card. */
const parseExileCreatures = (parser: Parser): ParsedAbilities =>
  parser.accept(
    "if a nontoken creature an opponent owns would die or a creature card not on the battlefield would be put into an opponent's graveyard , exile that card instead",
  )
    ? toAbilities({
        kind: 'replacement',
        instead: 'graveyard',
        whose: 'opponent',
        what: { types: ['creature'] },
      })
    : undefined;

const parseDiscardedOntoBattlefield = (parser: Parser): ParsedAbilities =>
  parser.accept('if a spell or ability an opponent controls causes you to discard') &&
  acceptSelfReference(parser) &&
  parser.accept(', put it onto the battlefield instead of putting it into your graveyard')
    ? toAbilities({ kind: 'replacement', instead: 'discarded onto the battlefield' })
    : undefined;

/** "If a card would be put into a graveyard from anywhere, exile it instead." */
function parseExileInsteadOfGraveyard(parser: Parser): ParsedAbilities {
  const thing = parser.acceptAny('if a card or token', 'if a card', 'if an', 'if a');
  const found = thing === 'if a' || thing === 'if an' ? parseNounPhrase(parser) : undefined;
  const isNarrow = thing === 'if a' || thing === 'if an';
  if (isNarrow && (found?.kind !== 'card' || found.filter.zone !== undefined)) return undefined;
  if (thing === undefined || !parser.accept('would be put into')) return undefined;
  const words = parser.acceptAny("an opponent's graveyard", 'your graveyard', 'a graveyard');
  if (words === undefined || !parser.accept('from anywhere , exile')) return undefined;
  if (parser.acceptAny('it instead', 'that card instead') === undefined) return undefined;
  const beside = thing === 'if a card or token' ? ({ tokens: true } as const) : {};
  const what = found === undefined ? {} : { what: found.filter };
  return toAbilities({
    kind: 'replacement',
    instead: 'graveyard',
    whose: GRAVEYARD_OWNERS[words],
    ...beside,
    ...what,
  });
}

/** 707.9: "You may have this creature enter as a copy of any creature on the battlefield." */
function parseEntersAsCopy(parser: Parser): ParsedAbilities {
  if (!parser.accept('you may have') || !acceptSelfReference(parser)) return undefined;
  if (parser.acceptAny('enter as a copy of', 'enter the battlefield as a copy of') === undefined)
    return undefined;
  if (parser.acceptAny('any', 'an', 'a') === undefined) return undefined;
  const thing = parseNounPhrase(parser);
  const changes = thing?.kind === 'permanent' && !thing.plural ? parseCopyExceptions(parser) : undefined;
  if (thing === undefined || changes === undefined) return undefined;
  return [
    { kind: 'replacement', instead: 'enters as a copy', of: thing.filter },
    ...(changes.length === 0 ? [] : [{ kind: 'copy exceptions', changes } as const]),
  ];
}

export const parseInsteadReplacement = (parser: Parser): ParsedAbilities =>
  parser.firstOf<readonly Ability[]>(
    parseMoreLife,
    parseMoreDamage,
    parseMoreCounters,
    parseMoreTokens,
    parseExileInsteadOfDying,
    parseExileInsteadOfGraveyard,
    parseExileCreatures,
    parseDiscardedOntoBattlefield,
    parseEntersAsCopy,
  );
