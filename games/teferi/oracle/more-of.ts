/** 614.1a: "If …, … instead": more of something, or something else. */
import type { Ability, Filter, ReplacementAbility, What } from '../abilities/index.ts';
import { counterKind } from './counter-names.ts';
import { noun } from './nouns.ts';
import type { Reader } from './reader.ts';
import { selfNoun } from './self.ts';
import { plainNumber } from './values.ts';

type Found = readonly Ability[] | undefined;
interface More {
  readonly times?: number;
  readonly plus?: number;
}

const found = (ability: ReplacementAbility): Found => [ability];

/** "that much life plus 1", "twice that much life". */
function more(reader: Reader, thing: string): More | undefined {
  const times = reader.oneOf(`twice that many ${thing}`, `twice that much ${thing}`, `double that ${thing}`);
  if (times !== undefined) return { times: 2 };
  const triple = reader.oneOf(`three times that much ${thing}`, `triple that ${thing}`);
  if (triple !== undefined) return { times: 3 };
  if (reader.oneOf(`that much ${thing} plus`, `that many plus`) === undefined) return undefined;
  const plus = plainNumber(reader);
  return plus === undefined ? undefined : { plus };
}

/** "If you would gain life, you gain twice that much life instead." */
function life(reader: Reader): Found {
  if (!reader.says('if you would gain life, you gain')) return undefined;
  const sum = more(reader, 'life');
  return sum !== undefined && reader.says('instead')
    ? found({ kind: 'replacement', instead: 'more life', ...sum })
    : undefined;
}

/** What deals the damage: "a source you control", "a red source you control", "this creature". */
function source(reader: Reader): What | undefined {
  if (selfNoun(reader)) return 'this';
  if (reader.says('a source you control')) return { every: { controller: 'you' } };
  if (reader.says('a source')) return { every: {} };
  if (reader.oneOf('another', 'a', 'an') === undefined) return undefined;
  const another = reader.tokens[reader.place - 1]?.text === 'another';
  const thing = noun(reader);
  if (thing?.says !== 'permanent' || thing.plural) return undefined;
  return { every: another ? { ...thing.filter, other: true } : thing.filter };
}

const RECIPIENTS: { readonly [words: string]: 'any' | 'opponent' } = {
  'to a permanent or player': 'any',
  'to a permanent or a player': 'any',
  'to an opponent': 'opponent',
};

/** "If a source you control would deal damage to a permanent or player, it deals double that damage to that permanent or player instead." */
function damage(reader: Reader): Found {
  if (!reader.says('if')) return undefined;
  const from = source(reader);
  if (from === undefined || !reader.says('would deal damage')) return undefined;
  const words = reader.oneOf(...Object.keys(RECIPIENTS));
  const to = words === undefined ? undefined : RECIPIENTS[words];
  if (to === undefined || !reader.says(', it deals')) return undefined;
  const sum = more(reader, 'damage');
  if (sum === undefined) return undefined;
  reader.oneOf('to that permanent or player', 'to that player', 'to them');
  return reader.says('instead')
    ? found({ kind: 'replacement', instead: 'more damage', from, to, ...sum })
    : undefined;
}

/** "If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead." */
function counters(reader: Reader): Found {
  if (!reader.says('if one or more')) return undefined;
  const counter = counterKind(reader);
  if (counter === undefined || !reader.says('counters would be put on')) return undefined;
  if (reader.oneOf('a', 'an') === undefined) return undefined;
  const thing = noun(reader);
  if (thing?.says !== 'permanent' || thing.plural || !reader.says(',')) return undefined;
  const sum = reader.says('twice that many')
    ? { times: 2 }
    : reader.oneOf('that many plus one', 'that many plus 1') === undefined
      ? undefined
      : { plus: 1 };
  if (sum === undefined || counterKind(reader) !== counter) return undefined;
  return reader.oneOf('counters are put on it instead', 'counters are put on that creature instead') ===
    undefined
    ? undefined
    : found({ kind: 'replacement', instead: 'more counters', what: thing.filter, counter, ...sum });
}

/** "If one or more tokens would be created under your control, twice that many of those tokens are created instead." */
function tokens(reader: Reader): Found {
  const active = reader.says('if an effect would create one or more tokens');
  if (!active && !reader.says('if one or more tokens would be created')) return undefined;
  if (!reader.says('under your control ,') || (active && !reader.says('it creates'))) return undefined;
  const { times } = more(reader, 'of those tokens') ?? {};
  if (times === undefined || (!active && !reader.says('are created'))) return undefined;
  return reader.says('instead') ? found({ kind: 'replacement', instead: 'more tokens', times }) : undefined;
}

/** "this creature", "enchanted creature", "a creature an opponent controls". */
function mortal(reader: Reader): 'this' | Filter | undefined {
  if (selfNoun(reader)) return 'this';
  if (reader.oneOf('enchanted creature', 'equipped creature') !== undefined) return { is: 'host' };
  const thing = reader.oneOf('a', 'an') === undefined ? undefined : noun(reader);
  return thing?.says === 'permanent' && !thing.plural ? thing.filter : undefined;
}

/** "If a creature an opponent controls would die, exile it instead." */
function dies(reader: Reader): Found {
  if (!reader.says('if')) return undefined;
  const what = mortal(reader);
  if (what === undefined || !reader.says('would die , exile it instead')) return undefined;
  return found({ kind: 'replacement', instead: 'goes elsewhere', what, to: 'exile' });
}

const WHOSE = {
  "an opponent's graveyard": 'opponent',
  'your graveyard': 'you',
  'a graveyard': 'each',
} as const;

/** "If a card would be put into a graveyard from anywhere, exile it instead." */
function discarded(reader: Reader): Found {
  const thing = reader.oneOf('if a card or token', 'if a card');
  if (thing === undefined || !reader.says('would be put into')) return undefined;
  const words = reader.oneOf("an opponent's graveyard", 'your graveyard', 'a graveyard');
  if (words === undefined || !reader.says('from anywhere , exile')) return undefined;
  if (reader.oneOf('it instead', 'that card instead') === undefined) return undefined;
  const beside = thing === 'if a card' ? {} : ({ tokens: true } as const);
  return found({ kind: 'replacement', instead: 'graveyard', whose: WHOSE[words], ...beside });
}

/** 707.9: "You may have this creature enter as a copy of any creature on the battlefield." */
function copies(reader: Reader): Found {
  if (!reader.says('you may have') || !selfNoun(reader)) return undefined;
  if (reader.oneOf('enter as a copy of', 'enter the battlefield as a copy of') === undefined)
    return undefined;
  if (reader.oneOf('any', 'an', 'a') === undefined) return undefined;
  const thing = noun(reader);
  return thing?.says === 'permanent' && !thing.plural
    ? found({ kind: 'replacement', instead: 'enters as a copy', of: thing.filter })
    : undefined;
}

export const moreOf = (reader: Reader): Found =>
  reader.first<readonly Ability[]>(life, damage, counters, tokens, dies, discarded, copies);
