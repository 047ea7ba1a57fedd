/** 604: static abilities. */
import type { Ability, Change, Condition, What } from '../abilities/index.ts';
import { parseCondition } from './conditions.ts';
import { parseGameRule, parseWhereX } from './game-rules.ts';
import { parseNounPhrase } from './noun-phrases.ts';
import { isTaxOnAttackingYou, parseStaticChanges } from './continuous-effects.ts';
import type { Parser } from './parser.ts';
import { acceptSelfReference } from './self.ts';
import { parseSubject } from './object-phrases.ts';
import { excludeObject, parseNumber, parseValue } from './values.ts';

type Found = readonly Ability[] | undefined;

/** "As long as …," in front or behind. */
function parseAsLongAs(reader: Parser): Condition | undefined {
  if (reader.says('as long as')) return parseCondition(reader);
  return reader.says('during your turn') ? { turn: 'you' } : undefined;
}

/** What a static ability can be said of: itself, what it is attached to, all of a kind. */
function parseAffected(reader: Parser): What | undefined {
  const found = parseSubject(reader);
  if (found === undefined || found.says !== 'permanent' || found.before.length > 0) return undefined;
  const { what } = found;
  if (what === 'this' || what === 'host') return what;
  if (typeof what !== 'object' || !('every' in what)) return undefined;
  return isAttachment(reader) ? { every: excludeObject(what.every, 'host') } : what;
}

/** What an Aura or Equipment calls "other" is other than what it is attached to. */
const isAttachment = ({ bearer }: Parser): boolean =>
  bearer.nouns.some((word) => word === 'aura' || word === 'equipment');

/** "Creatures you control get +1/+1 and have vigilance." */
function parseStaticEffect(reader: Parser): Found {
  const first = reader.try((inner) => {
    const found = parseAsLongAs(inner);
    return found !== undefined && inner.says(',') ? found : undefined;
  });
  const affects =
    reader.try(parseAffected) ?? (first !== undefined && reader.says('it') ? ('this' as const) : undefined);
  if (affects === undefined || reader.context.targets.length > 0) return undefined;
  const one = affects === 'this' || affects === 'host' ? affects : undefined;
  reader.mean({ it: one ?? 'it', kinds: undefined, beside: one ?? 'it' });
  reader.says('each');
  const found = reader.try(parseStaticChanges);
  if (found === undefined || found.some(dependsOnEachObject)) return undefined;
  // A condition is asked once, not of each of them.
  reader.mean({ it: one });
  const last = first ?? reader.try(parseAsLongAs);
  const changes = parseWhereX(reader, found);
  if (changes === undefined || reader.context.owesX === true || changes.some(grantsFlash)) return undefined;
  // 604.3: said of itself it would hold in every zone.
  if (affects === 'this' && changes.some(grantsEveryCreatureType)) return undefined;
  const whom = changes.some(isTaxOnAttackingYou) ? limitToOpponents(affects) : affects;
  if (whom === undefined) return undefined;
  return [{ kind: 'static', affects: whom, changes, ...(last === undefined ? {} : { while: last }) }];
}

/** Only sizes are worked out for each of those that are affected. */
const dependsOnEachObject = (change: Change): boolean =>
  change.change !== 'base' && change.change !== 'add' && JSON.stringify(change).includes('"it"');

function limitToOpponents(affects: What): What | undefined {
  if (typeof affects !== 'object' || !('every' in affects) || affects.every.controller !== undefined)
    return undefined;
  return { every: { ...affects.every, controller: 'opponent' } };
}

const grantsEveryCreatureType = (change: Change): boolean =>
  change.change === 'types' && change.subtypes === 'every creature type';

/** A card that is cast is looked at as it is printed: flash that it only sometimes has would not be seen. */
const grantsFlash = (change: Change): boolean =>
  change.change === 'gain' &&
  change.abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === 'flash');

/** Keywords that a spell on the stack can use, and what else can be said of it there. */
const SPELL_KEYWORDS: ReadonlySet<string> = new Set(['deathtouch', 'lifelink', 'infect', 'wither']);
const appliesToSpells = (change: Change): boolean =>
  change.change === 'gain'
    ? change.abilities.every((ability) => ability.kind === 'keyword' && SPELL_KEYWORDS.has(ability.keyword))
    : change.change === 'rule' && change.rule.is === 'cannot be countered';

/** "Instant and sorcery spells you control have deathtouch." (702.2d) */
function parseSpellsHave(reader: Parser): Found {
  const found = parseNounPhrase(reader);
  if (found?.says !== 'spell' || !found.plural || found.filter.zone !== 'stack') return undefined;
  const changes = reader.try(parseStaticChanges);
  if (changes === undefined || !changes.every(appliesToSpells)) return undefined;
  return [{ kind: 'static', affects: { every: found.filter }, changes }];
}

/** "You control enchanted creature." */
function parseControlOfHost(reader: Parser): Found {
  return reader.oneOf(
    'you control enchanted creature',
    'you control enchanted permanent',
    'you control enchanted land',
    'you control enchanted artifact',
  ) === undefined
    ? undefined
    : [{ kind: 'static', affects: 'host', changes: [{ change: 'control' }] }];
}

/** 604.3: "This creature's power and toughness are each equal to …" */
function parseDefiningAbility(reader: Parser): Found {
  if (!acceptSelfReference(reader) || !reader.says("'s")) return undefined;
  const what = reader.oneOf(
    'power and toughness are each equal to',
    'power is equal to',
    'toughness is equal to',
  );
  const size = what === undefined ? undefined : parseValue(reader);
  if (what === undefined || size === undefined) return undefined;
  const more = what.startsWith('power is') ? reader.try(parseToughnessOffset) : undefined;
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
const parseToughnessOffset = (reader: Parser): number | undefined =>
  reader.says('and its toughness is equal to that number plus') ? parseNumber(reader) : undefined;

/** "All creatures able to block this creature do so." */
function parseLure(reader: Parser): Found {
  if (!reader.says('all creatures able to block')) return undefined;
  const affects = parseAffected(reader);
  if (affects === undefined || !reader.says('do so')) return undefined;
  return [{ kind: 'static', affects, changes: [{ change: 'rule', rule: { is: 'all must block' } }] }];
}

/** "You may choose not to untap this creature during your untap step." */
function parseMayStayTapped(reader: Parser): Found {
  if (!reader.says('you may choose not to untap') || !acceptSelfReference(reader)) return undefined;
  return reader.says('during your untap step')
    ? [{ kind: 'static', affects: 'this', changes: [{ change: 'rule', rule: { is: 'may stay tapped' } }] }]
    : undefined;
}

/** "This spell can't be countered." */
function parseCannotBeCountered(reader: Parser): Found {
  return reader.oneOf("this spell can't be countered", "~ can't be countered") !== undefined
    ? [
        {
          kind: 'static',
          affects: 'this',
          changes: [{ change: 'rule', rule: { is: 'cannot be countered' } }],
        },
      ]
    : undefined;
}

/** "Enchanted creature's activated abilities can't be activated.", "Activated abilities of artifacts can't be activated." */
function parseCannotActivate(reader: Parser): Found {
  const of = reader.says('activated abilities of');
  const affects = parseAffected(reader);
  if (affects === undefined || (!of && !reader.says("'s activated abilities"))) return undefined;
  return reader.says("can't be activated")
    ? [{ kind: 'static', affects, changes: [{ change: 'rule', rule: { is: 'cannot activate' } }] }]
    : undefined;
}

/** One sentence. */
export const parseStaticAbility = (reader: Parser): Found =>
  reader.first<readonly Ability[]>(
    parseCannotBeCountered,
    parseGameRule,
    parseLure,
    parseMayStayTapped,
    parseControlOfHost,
    parseDefiningAbility,
    parseSpellsHave,
    parseCannotActivate,
    parseStaticEffect,
  );
