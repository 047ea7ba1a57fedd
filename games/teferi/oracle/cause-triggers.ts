/** Parses triggers about the spell, ability or source that causes an event (603.2). */
import { parseNounPhrase } from './noun-phrases.ts';
import type { Parser, TriggerClause } from './parser.ts';
import { acceptSelfReference } from './references.ts';

/** "a source deals damage to this creature": "that source" is the first object of the trigger. */
export function parseSourceDamage(parser: Parser): TriggerClause | undefined {
  const by = parser.acceptAny('a source an opponent controls', 'a source');
  if (by === undefined || !parser.accept('deals damage to')) return undefined;
  const to = acceptSelfReference(parser)
    ? ({ to: 'this' } as const)
    : parser.accept('you')
      ? ({ to: 'you' } as const)
      : undefined;
  if (to === undefined) return undefined;
  return {
    when: { on: 'damage', by: by === 'a source' ? {} : { controller: 'opponent' }, ...to },
    context: { it: 'it', itNouns: ['source'], hasAmount: true, triggeredByOther: true },
  };
}

/** "you or a permanent you control becomes the target of a spell or ability an opponent controls" */
export function parseYouOrPermanentTargeted(parser: Parser): TriggerClause | undefined {
  const found = parser.accept('you or a') ? parseNounPhrase(parser) : undefined;
  if (found?.kind !== 'permanent' || found.plural) return undefined;
  if (!parser.accept('becomes the target of a spell or ability an opponent controls')) return undefined;
  return {
    when: { on: 'targeted', what: found.filter, whose: 'opponent', orYou: true },
    context: { targetedBy: 'other', triggeredByOther: true },
  };
}

/** "a spell or ability an opponent controls causes you to discard this card" */
export const parseDiscardedByOpponent = (parser: Parser): TriggerClause | undefined =>
  parser.accept('a spell or ability an opponent controls causes you to discard') &&
  acceptSelfReference(parser)
    ? {
        when: { on: 'discard', whose: 'you', what: 'this', byOpponent: true },
        context: { it: 'this', inGraveyard: true },
      }
    : undefined;

/** 702.72b: "a Faerie is championed with this creature" */
export function parseChampionedTrigger(parser: Parser): TriggerClause | undefined {
  if (parser.acceptAny('a', 'an') === undefined) return undefined;
  const found = parseNounPhrase(parser);
  if (found?.kind !== 'permanent' || found.plural) return undefined;
  return parser.accept('is championed with') && acceptSelfReference(parser)
    ? { when: { on: 'performs', what: 'this', action: 'champion' }, context: { it: 'this' } }
    : undefined;
}
