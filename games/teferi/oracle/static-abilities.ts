/** Parses static abilities (604). */
import { acceptSelfReference } from './references.ts';
import type {
  Ability,
  ContinuousChange,
  Condition,
  ObjectFilter,
  ObjectReference,
} from '../abilities/index.ts';
import { parseCondition, parseLeadingCondition } from './conditions.ts';
import { parseGameRule, parseWhereX } from './game-rules.ts';
import { parseNounPhrase } from './noun-phrases.ts';
import { isTaxOnAttackingYou, parseStaticChanges } from './continuous-effects.ts';
import type { Parser, ParsedAbilities } from './parser.ts';
import { parseKeyword } from './keywords.ts';
import { COLOUR_WORDS } from './lexicon/word-tables.ts';
import { parseSubject } from './object-phrases.ts';
import { parsePairedAbility } from './paired-abilities.ts';
import { parseTopOfLibraryRule } from './top-of-library-rules.ts';
import { containsValue } from './tree.ts';
import { excludeObject, parseNumber, parseValue } from './values.ts';

function parseAsLongAs(parser: Parser): Condition | undefined {
  if (parser.accept('as long as')) return parseCondition(parser);
  return parser.accept('during your turn') ? { turn: 'you' } : undefined;
}

/** The objects that a static ability affects: its source, the host of an attachment, or all that match a filter. */
function parseAffected(parser: Parser): ObjectReference | undefined {
  const found = parseSubject(parser);
  if (found === undefined || found.kind !== 'permanent' || found.choices.length > 0) return undefined;
  const { what } = found;
  if (what === 'this' || what === 'host') return what;
  if (typeof what !== 'object' || !('every' in what)) return undefined;
  return isAttachment(parser) ? { every: excludeObject(what.every, 'host') } : what;
}

/** In the text of an Aura or Equipment "other" excludes its host. */
const isAttachment = ({ source }: Parser): boolean =>
  source.selfNouns.some((word) => word === 'aura' || word === 'equipment');

/** "Creatures you control get +1/+1 and have vigilance." */
function parseStaticEffect(parser: Parser): ParsedAbilities {
  const first = parser.try((inner) => {
    const found = parseAsLongAs(inner);
    return found !== undefined && inner.accept(',') ? found : undefined;
  });
  const one =
    parser.try(parseAffected) ?? (first !== undefined && parser.accept('it') ? ('this' as const) : undefined);
  if (one === undefined || parser.context.targets.length > 0) return undefined;
  const also = parser.try((inner) =>
    inner.acceptAny(', and', 'and') === undefined ? undefined : parseAffected(inner),
  );
  const affects = also === undefined ? one : { every: { any: [toFilter(one), toFilter(also)] } };
  const single = affects === 'this' || affects === 'host' ? affects : undefined;
  parser.updateContext({
    it: single ?? 'it',
    itNouns: undefined,
    otherThan: single ?? 'it',
    grantsToItself: affects === 'this' ? true : undefined,
  });
  parser.accept('each');
  const found = parser.try(parseStaticChanges);
  if (found === undefined || found.some(dependsOnEachObject)) return undefined;
  // The condition is checked once, not for each affected object.
  parser.updateContext({ it: single, grantsToItself: undefined });
  const last = first ?? parser.try(parseAsLongAs);
  const changes = parseWhereX(parser, found);
  if (changes === undefined || parser.context.xPending === true || changes.some(grantsFlash))
    return undefined;
  // 604.3: on the card itself this would be a characteristic-defining ability, which functions in every zone.
  if (affects === 'this' && changes.some(grantsEveryCreatureType)) return undefined;
  if (affects === 'this' && last === undefined && changes.some(setsColours)) return undefined;
  const affected = changes.some(isTaxOnAttackingYou) ? limitToOpponents(affects) : affects;
  if (affected === undefined) return undefined;
  return [{ kind: 'static', affects: affected, changes, ...(last === undefined ? {} : { while: last }) }];
}

/** "This creature and other Elves": each group as a filter. */
const toFilter = (what: ObjectReference): ObjectFilter =>
  typeof what === 'object' && 'every' in what ? what.every : { is: what };

/** Only power and toughness are evaluated for each affected object. */
const dependsOnEachObject = (change: ContinuousChange): boolean =>
  change.change !== 'base' && change.change !== 'add' && containsValue(change, 'it');

function limitToOpponents(affects: ObjectReference): ObjectReference | undefined {
  if (typeof affects !== 'object' || !('every' in affects) || affects.every.controller !== undefined)
    return undefined;
  return { every: { ...affects.every, controller: 'opponent' } };
}

const setsColours = (change: ContinuousChange): boolean => change.change === 'colours';

const grantsEveryCreatureType = (change: ContinuousChange): boolean =>
  change.change === 'types' && change.subtypes === 'every creature type';

/** Casting looks at the printed card, so flash from a static ability would have no effect. */
const grantsFlash = (change: ContinuousChange): boolean =>
  change.change === 'gain' &&
  change.abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === 'flash');

/** Keywords that have an effect on a spell on the stack. */
const SPELL_KEYWORDS: ReadonlySet<string> = new Set(['deathtouch', 'lifelink', 'infect', 'wither']);
const appliesToSpells = (change: ContinuousChange): boolean =>
  change.change === 'gain'
    ? change.abilities.every((ability) => ability.kind === 'keyword' && SPELL_KEYWORDS.has(ability.keyword))
    : change.change === 'rule' && change.rule.is === 'cannot be countered';

/** "Instant and sorcery spells you control have deathtouch." (702.2d) */
function parseSpellsHave(parser: Parser): ParsedAbilities {
  const found = parseNounPhrase(parser);
  if (found?.kind !== 'spell' || !found.plural || found.filter.zone !== 'stack') return undefined;
  const changes = parser.try(parseStaticChanges);
  if (changes === undefined || !changes.every(appliesToSpells)) return undefined;
  return [{ kind: 'static', affects: { every: found.filter }, changes }];
}

/** "You control enchanted creature." */
function parseControlOfHost(parser: Parser): ParsedAbilities {
  return parser.acceptAny(
    'you control enchanted creature',
    'you control enchanted permanent',
    'you control enchanted land',
    'you control enchanted artifact',
  ) === undefined
    ? undefined
    : [{ kind: 'static', affects: 'host', changes: [{ change: 'control' }] }];
}

/** 604.3: "This creature's power and toughness are each equal to …" */
function parseDefiningAbility(parser: Parser): ParsedAbilities {
  if (!acceptSelfReference(parser) || !parser.accept("'s")) return undefined;
  const what = parser.acceptAny(
    'power and toughness are each equal to',
    'power is equal to',
    'toughness is equal to',
  );
  const size = what === undefined ? undefined : parseValue(parser);
  if (what === undefined || size === undefined) return undefined;
  const more = what.startsWith('power is') ? parser.try(parseToughnessOffset) : undefined;
  if (more !== undefined) return [{ kind: 'defining', power: size, toughness: { plus: [size, more] } }];
  return [
    {
      kind: 'defining',
      ...(what.startsWith('power') ? { power: size } : {}),
      ...(what.startsWith('toughness') || what.includes('and') ? { toughness: size } : {}),
    },
  ];
}

/** "and its toughness is equal to that number plus 1" */
const parseToughnessOffset = (parser: Parser): number | undefined =>
  parser.accept('and its toughness is equal to that number plus') ? parseNumber(parser) : undefined;

/** "All creatures able to block this creature do so." */
function parseLure(parser: Parser): ParsedAbilities {
  if (!parser.accept('all creatures able to block')) return undefined;
  const affects = parseAffected(parser);
  if (affects === undefined || !parser.accept('do so')) return undefined;
  return [{ kind: 'static', affects, changes: [{ change: 'rule', rule: { is: 'all must block' } }] }];
}

/** "Creatures with power less than this creature's power can't block it." */
function parseTooWeakToBlock(parser: Parser): ParsedAbilities {
  if (!parser.accept('creatures with power less than') || !acceptSelfReference(parser)) return undefined;
  if (!parser.accept("'s power can't block")) return undefined;
  const affects = parser.accept('it')
    ? ('this' as const)
    : parser.accept('creatures you control')
      ? ({ every: { types: ['creature'], controller: 'you' } } as const)
      : undefined;
  const weak = { types: ['creature'], power: { max: { plus: [{ power: 'this' }, -1] } } } as const;
  const changes = [{ change: 'rule', rule: { is: 'cannot be blocked by', what: weak } }] as const;
  return affects === undefined ? undefined : [{ kind: 'static', affects, changes }];
}

/** "You may choose not to untap this creature during your untap step." */
function parseMayStayTapped(parser: Parser): ParsedAbilities {
  if (!parser.accept('you may choose not to untap') || !acceptSelfReference(parser)) return undefined;
  return parser.accept('during your untap step')
    ? [{ kind: 'static', affects: 'this', changes: [{ change: 'rule', rule: { is: 'may stay tapped' } }] }]
    : undefined;
}

/** "Untap all creatures you control during each other player's untap step." */
function parseUntapsWithOthers(parser: Parser): ParsedAbilities {
  if (!parser.accept('untap')) return undefined;
  const affects = acceptSelfReference(parser) ? 'this' : parser.try(parseAllYouControl);
  return affects !== undefined && parser.accept("during each other player's untap step")
    ? [{ kind: 'static', affects, changes: [{ change: 'rule', rule: { is: 'untaps with others' } }] }]
    : undefined;
}

/** "all creatures you control" */
function parseAllYouControl(parser: Parser): { readonly every: ObjectFilter } | undefined {
  const found = parser.accept('all') ? parseNounPhrase(parser) : undefined;
  return found?.kind === 'permanent' && found.plural && found.filter.controller === 'you'
    ? { every: found.filter }
    : undefined;
}

/** "You may have this creature assign its combat damage as though it weren't blocked." */
function parseAssignAsUnblocked(parser: Parser): ParsedAbilities {
  if (!parser.accept('you may have') || !acceptSelfReference(parser)) return undefined;
  return parser.accept("assign its combat damage as though it weren't blocked")
    ? [
        {
          kind: 'static',
          affects: 'this',
          changes: [{ change: 'rule', rule: { is: 'may assign as unblocked' } }],
        },
      ]
    : undefined;
}

/** "This spell can't be countered." */
function parseCannotBeCountered(parser: Parser): ParsedAbilities {
  const when = parser.try(parseLeadingCondition);
  if (parser.acceptAny("this spell can't be countered", "~ can't be countered") === undefined)
    return undefined;
  const changes = [{ change: 'rule', rule: { is: 'cannot be countered' } }] as const;
  const held = when === undefined ? {} : { while: when };
  const protectedSpell: Ability = { kind: 'static', affects: 'this', changes, ...held };
  return parser.accept("and the damage can't be prevented")
    ? [protectedSpell, { kind: 'rule', rule: { says: 'sure damage' }, ...held }]
    : [protectedSpell];
}

/** "Enchanted creature's activated abilities can't be activated.", "Activated abilities of artifacts can't be activated." */
function parseCannotActivate(parser: Parser): ParsedAbilities {
  const of = parser.accept('activated abilities of');
  const affects = parseAffected(parser);
  if (affects === undefined || (!of && !parser.accept("'s activated abilities"))) return undefined;
  return parser.accept("can't be activated")
    ? [{ kind: 'static', affects, changes: [{ change: 'rule', rule: { is: 'cannot activate' } }] }]
    : undefined;
}

/** "Each creature you control has vigilance if it's white, hexproof if it's blue, and trample if it's green." */
function parseKeywordsByColour(parser: Parser): ParsedAbilities {
  const affects = parseAffected(parser);
  if (typeof affects !== 'object' || !('every' in affects) || !parser.accept('has')) return undefined;
  return parser.listOf(
    (inner): Ability | undefined => {
      const keywords = parseKeyword(inner);
      const colour = inner.acceptAny("if it's") === undefined ? undefined : inner.acceptWord(COLOUR_WORDS);
      if (keywords === undefined || colour === undefined || affects.every.colours !== undefined)
        return undefined;
      const every = { ...affects.every, colours: [colour] };
      return { kind: 'static', affects: { every }, changes: [{ change: 'gain', abilities: keywords }] };
    },
    [', and', ','],
  );
}

export const parseStaticAbility = (parser: Parser): ParsedAbilities =>
  parser.firstOf<readonly Ability[]>(
    parseCannotBeCountered,
    parseGameRule,
    parseTopOfLibraryRule,
    parseLure,
    parseTooWeakToBlock,
    parseMayStayTapped,
    parseUntapsWithOthers,
    parseAssignAsUnblocked,
    parseControlOfHost,
    parseDefiningAbility,
    parseSpellsHave,
    parseCannotActivate,
    parseKeywordsByColour,
    parsePairedAbility,
    parseStaticEffect,
  );
