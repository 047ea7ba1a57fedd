/** 614.1a: "If …, … instead": more of something, or something else. */
import type { Ability, Filter, ReplacementAbility, What } from '../abilities/index.ts';
import { parseCounterKind } from './counter-names.ts';
import { parseNounPhrase } from './noun-phrases.ts';
import type { Parser } from './parser.ts';
import { acceptSelfReference } from './self.ts';
import { parseNumber } from './values.ts';

type Found = readonly Ability[] | undefined;
interface IncreasedAmount {
  readonly times?: number;
  readonly plus?: number;
}

const toAbilities = (ability: ReplacementAbility): Found => [ability];

/** "that much life plus 1", "twice that much life". */
function parseIncrease(reader: Parser, thing: string): IncreasedAmount | undefined {
  const times = reader.oneOf(`twice that many ${thing}`, `twice that much ${thing}`, `double that ${thing}`);
  if (times !== undefined) return { times: 2 };
  const triple = reader.oneOf(`three times that much ${thing}`, `triple that ${thing}`);
  if (triple !== undefined) return { times: 3 };
  if (reader.oneOf(`that much ${thing} plus`, `that many plus`) === undefined) return undefined;
  const plus = parseNumber(reader);
  return plus === undefined ? undefined : { plus };
}

/** "If you would gain life, you gain twice that much life instead." */
function parseMoreLife(reader: Parser): Found {
  if (!reader.says('if you would gain life, you gain')) return undefined;
  const sum = parseIncrease(reader, 'life');
  return sum !== undefined && reader.says('instead')
    ? toAbilities({ kind: 'replacement', instead: 'more life', ...sum })
    : undefined;
}

/** What deals the damage: "a source you control", "a red source you control", "this creature". */
function parseDamageSource(reader: Parser): What | undefined {
  if (acceptSelfReference(reader)) return 'this';
  if (reader.says('a source you control')) return { every: { controller: 'you' } };
  if (reader.says('a source')) return { every: {} };
  if (reader.oneOf('another', 'a', 'an') === undefined) return undefined;
  const another = reader.tokens[reader.place - 1]?.text === 'another';
  const thing = parseNounPhrase(reader);
  if (thing?.says !== 'permanent' || thing.plural) return undefined;
  return { every: another ? { ...thing.filter, other: true } : thing.filter };
}

const DAMAGE_RECIPIENTS: { readonly [words: string]: 'any' | 'opponent' } = {
  'to a permanent or player': 'any',
  'to a permanent or a player': 'any',
  'to an opponent': 'opponent',
};

/** "If a source you control would deal damage to a permanent or player, it deals double that damage to that permanent or player instead." */
function parseMoreDamage(reader: Parser): Found {
  if (!reader.says('if')) return undefined;
  const from = parseDamageSource(reader);
  if (from === undefined || !reader.says('would deal damage')) return undefined;
  const words = reader.oneOf(...Object.keys(DAMAGE_RECIPIENTS));
  const to = words === undefined ? undefined : DAMAGE_RECIPIENTS[words];
  if (to === undefined || !reader.says(', it deals')) return undefined;
  const sum = parseIncrease(reader, 'damage');
  if (sum === undefined) return undefined;
  reader.oneOf('to that permanent or player', 'to that player', 'to them');
  return reader.says('instead')
    ? toAbilities({ kind: 'replacement', instead: 'more damage', from, to, ...sum })
    : undefined;
}

/** "If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead." */
function parseMoreCounters(reader: Parser): Found {
  if (!reader.says('if one or more')) return undefined;
  const counter = parseCounterKind(reader);
  if (counter === undefined || !reader.says('counters would be put on')) return undefined;
  if (reader.oneOf('a', 'an') === undefined) return undefined;
  const thing = parseNounPhrase(reader);
  if (thing?.says !== 'permanent' || thing.plural || !reader.says(',')) return undefined;
  const sum = reader.says('twice that many')
    ? { times: 2 }
    : reader.oneOf('that many plus one', 'that many plus 1') === undefined
      ? undefined
      : { plus: 1 };
  if (sum === undefined || parseCounterKind(reader) !== counter) return undefined;
  return reader.oneOf('counters are put on it instead', 'counters are put on that creature instead') ===
    undefined
    ? undefined
    : toAbilities({ kind: 'replacement', instead: 'more counters', what: thing.filter, counter, ...sum });
}

/** "If one or more tokens would be created under your control, twice that many of those tokens are created instead." */
function parseMoreTokens(reader: Parser): Found {
  const active = reader.says('if an effect would create one or more tokens');
  if (!active && !reader.says('if one or more tokens would be created')) return undefined;
  if (!reader.says('under your control ,') || (active && !reader.says('it creates'))) return undefined;
  const { times } = parseIncrease(reader, 'of those tokens') ?? {};
  if (times === undefined || (!active && !reader.says('are created'))) return undefined;
  return reader.says('instead')
    ? toAbilities({ kind: 'replacement', instead: 'more tokens', times })
    : undefined;
}

/** "this creature", "enchanted creature", "a creature an opponent controls". */
function parseDyingObject(reader: Parser): 'this' | Filter | undefined {
  if (acceptSelfReference(reader)) return 'this';
  if (reader.oneOf('enchanted creature', 'equipped creature') !== undefined) return { is: 'host' };
  const thing = reader.oneOf('a', 'an') === undefined ? undefined : parseNounPhrase(reader);
  return thing?.says === 'permanent' && !thing.plural ? thing.filter : undefined;
}

/** "If a creature an opponent controls would die, exile it instead." */
function parseExileInsteadOfDying(reader: Parser): Found {
  if (!reader.says('if')) return undefined;
  const what = parseDyingObject(reader);
  if (what === undefined || !reader.says('would die , exile it instead')) return undefined;
  return toAbilities({ kind: 'replacement', instead: 'goes elsewhere', what, to: 'exile' });
}

const GRAVEYARD_OWNERS = {
  "an opponent's graveyard": 'opponent',
  'your graveyard': 'you',
  'a graveyard': 'each',
} as const;

/** "If a card would be put into a graveyard from anywhere, exile it instead." */
function parseExileInsteadOfGraveyard(reader: Parser): Found {
  const thing = reader.oneOf('if a card or token', 'if a card');
  if (thing === undefined || !reader.says('would be put into')) return undefined;
  const words = reader.oneOf("an opponent's graveyard", 'your graveyard', 'a graveyard');
  if (words === undefined || !reader.says('from anywhere , exile')) return undefined;
  if (reader.oneOf('it instead', 'that card instead') === undefined) return undefined;
  const beside = thing === 'if a card' ? {} : ({ tokens: true } as const);
  return toAbilities({
    kind: 'replacement',
    instead: 'graveyard',
    whose: GRAVEYARD_OWNERS[words],
    ...beside,
  });
}

/** 707.9: "You may have this creature enter as a copy of any creature on the battlefield." */
function parseEntersAsCopy(reader: Parser): Found {
  if (!reader.says('you may have') || !acceptSelfReference(reader)) return undefined;
  if (reader.oneOf('enter as a copy of', 'enter the battlefield as a copy of') === undefined)
    return undefined;
  if (reader.oneOf('any', 'an', 'a') === undefined) return undefined;
  const thing = parseNounPhrase(reader);
  return thing?.says === 'permanent' && !thing.plural
    ? toAbilities({ kind: 'replacement', instead: 'enters as a copy', of: thing.filter })
    : undefined;
}

export const parseInsteadReplacement = (reader: Parser): Found =>
  reader.first<readonly Ability[]>(
    parseMoreLife,
    parseMoreDamage,
    parseMoreCounters,
    parseMoreTokens,
    parseExileInsteadOfDying,
    parseExileInsteadOfGraveyard,
    parseEntersAsCopy,
  );
