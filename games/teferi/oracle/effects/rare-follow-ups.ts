/** Parses sentences that change the effects before them, in wordings that few cards have. */
import type { AbilityEffect } from '../../abilities/index.ts';
import { parseCardName } from '../card-names.ts';
import { parseDuration } from '../durations.ts';
import { parseNounPhrase } from '../noun-phrases.ts';
import { parseAbilityList } from '../power-and-abilities.ts';
import type { ParsedEffects, Parser } from '../parser.ts';

/** Appends effects to the delayed trigger that puts something onto the battlefield; undefined if there is none. */
function appendToReturn(
  before: readonly AbilityEffect[],
  more: readonly AbilityEffect[],
): readonly AbilityEffect[] | undefined {
  const last = before.at(-1);
  if (last === undefined) return undefined;
  if (last.do === 'later') {
    const returned = last.effects.at(-1);
    return returned?.do === 'move' && returned.to === 'battlefield'
      ? [...before.slice(0, -1), { ...last, effects: [...last.effects, ...more] }]
      : undefined;
  }
  if (last.do !== 'may' && last.do !== 'if') return undefined;
  const inner = appendToReturn(last.effects, more);
  return inner === undefined ? undefined : [...before.slice(0, -1), { ...last, effects: inner }];
}

/** "It gains haste.", about an object that a delayed trigger returns. */
function parseReturnedGains(parser: Parser, before: readonly AbilityEffect[]): ParsedEffects {
  if (!parser.accept('it gains')) return undefined;
  const abilities = parseAbilityList(parser);
  return abilities === undefined || !['.', ''].includes(parser.peek())
    ? undefined
    : appendToReturn(before, [
        { do: 'change', what: 'made', changes: [{ change: 'gain', abilities }], until: 'for good' },
      ]);
}

/** "Ragavan enters tapped and attacking.", about the token created under that name. */
function parseNamedTokenEnters(parser: Parser, before: readonly AbilityEffect[]): ParsedEffects {
  const last = before.at(-1);
  if (last?.do !== 'create' || last.entering !== undefined) return undefined;
  const name = parser.acceptAny('the token', 'it') === undefined ? parseCardName(parser) : last.token.name;
  if (name !== last.token.name && name !== last.token.name.split(',')[0]) return undefined;
  return parser.accept('enters tapped and attacking')
    ? [...before.slice(0, -1), { ...last, entering: { tapped: true, attacking: true } }]
    : undefined;
}

/** "If an ability of an artifact, creature, or planeswalker is countered this way, that permanent loses all abilities …" */
function parseCounteredSource(parser: Parser, before: readonly AbilityEffect[]): ParsedEffects {
  if (before.at(-1)?.do !== 'counter' || !parser.accept('if an ability of')) return undefined;
  if (parser.acceptAny('a', 'an') === undefined) return undefined;
  const found = parseNounPhrase(parser);
  if (found?.kind !== 'permanent' || found.plural) return undefined;
  if (!parser.accept('is countered this way, that permanent loses all abilities')) return undefined;
  const until = parseDuration(parser);
  if (until === undefined) return undefined;
  const lost: AbilityEffect = {
    do: 'change',
    what: 'made',
    changes: [{ change: 'lose', keywords: 'all' }],
    until,
  };
  return [...before, { do: 'if', condition: { what: 'made', matches: found.filter }, effects: [lost] }];
}

export const parseRareFollowUp = (parser: Parser, before: readonly AbilityEffect[]): ParsedEffects =>
  parser.firstOf<readonly AbilityEffect[]>(
    (inner) => parseReturnedGains(inner, before),
    (inner) => parseNamedTokenEnters(inner, before),
    (inner) => parseCounteredSource(inner, before),
  );
