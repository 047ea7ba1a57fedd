/** Parses static abilities about the top card of a library: "Play with the top card of your library revealed" (401.5). */
import type { Ability, GameRule, ObjectFilter } from '../abilities/index.ts';
import { parseCondition } from './conditions.ts';
import { parseSpells } from './game-rules.ts';
import type { ParsedAbilities, Parser } from './parser.ts';

const KNOWN_TOP_CARDS: { readonly [words: string]: GameRule } = {
  'play with the top card of your library revealed': { says: 'top card', whose: 'you', shown: true },
  'players play with the top card of their libraries revealed': {
    says: 'top card',
    whose: 'each',
    shown: true,
  },
  'your opponents play with the top card of their libraries revealed': {
    says: 'top card',
    whose: 'opponent',
    shown: true,
  },
  'you may look at the top card of your library any time': { says: 'top card', whose: 'you' },
};

/** A card that is cast is no land. */
const toCastFilter = (what: ObjectFilter): ObjectFilter => ({
  ...what,
  notTypes: [...(what.notTypes ?? []), 'land'],
});

/** "lands", "creature spells": what can be played. */
function parsePlayedCards(parser: Parser, verb: 'play' | 'cast'): ObjectFilter | undefined {
  if (verb === 'play') return parser.accept('lands') ? { types: ['land'] } : undefined;
  if (parser.accept('spells')) return { notTypes: ['land'] };
  const found = parseSpells(parser);
  return found?.whose === 'each' ? toCastFilter(found.what) : undefined;
}

/** "You may play lands and cast creature spells from the top of your library." */
function parsePlayFromTop(parser: Parser): ParsedAbilities {
  const when = parser.try((inner) => {
    const found = inner.accept('as long as') ? parseCondition(inner) : undefined;
    return found !== undefined && inner.accept(',') ? found : undefined;
  });
  if (!parser.accept('you may')) return undefined;
  const list: ObjectFilter[] = [];
  do {
    const verb = parser.acceptAny('play', 'cast');
    const what = verb === undefined ? undefined : parsePlayedCards(parser, verb);
    if (what === undefined) return undefined;
    list.push(what);
  } while (parser.accept('and'));
  if (!parser.accept('from the top of your library')) return undefined;
  const held = when === undefined ? {} : { while: when };
  return list.map((what) =>
    Object.assign({ kind: 'rule' as const, rule: { says: 'play from top' as const, what } }, held),
  );
}

export const parseTopOfLibraryRule = (parser: Parser): ParsedAbilities =>
  parser.firstOf<readonly Ability[]>((inner) => {
    const rule = inner.acceptPhrase(KNOWN_TOP_CARDS);
    return rule === undefined ? undefined : [{ kind: 'rule', rule }];
  }, parsePlayFromTop);
