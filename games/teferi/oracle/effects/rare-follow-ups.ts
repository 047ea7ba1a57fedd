/** Parses sentences that change the effects before them, in wordings that few cards have. */
import type { AbilityEffect } from '../../abilities/index.ts';
import { parseCardName } from '../card-names.ts';
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

export const parseRareFollowUp = (parser: Parser, before: readonly AbilityEffect[]): ParsedEffects =>
  parser.firstOf<readonly AbilityEffect[]>(
    (inner) => parseReturnedGains(inner, before),
    (inner) => parseNamedTokenEnters(inner, before),
  );
