/** Parses triggers about several objects at once: "Whenever one or more creatures you control attack" (603.2c). */
import { parseNounPhrase } from './noun-phrases.ts';
import type { Parser, TriggerClause } from './parser.ts';

/** "one or more creatures you control attack": triggers once for all of them (508.3d). */
function parseGroupAttackTrigger(parser: Parser): TriggerClause | undefined {
  if (!parser.accept('one or more')) return undefined;
  const found = parseNounPhrase(parser);
  if (found?.kind !== 'permanent' || !found.plural || !parser.accept('attack') || parser.peek() !== ',')
    return undefined;
  const { controller = 'each', ...what } = found.filter;
  if (controller !== 'you' && controller !== 'opponent' && controller !== 'each') return undefined;
  return { when: { on: 'attack', whose: controller, count: 1, what }, context: { triggeredByOther: true } };
}

/** "one or more other Elves you control enter": triggers once for all that enter together (603.2c). */
function parseGroupEnterTrigger(parser: Parser): TriggerClause | undefined {
  if (!parser.accept('one or more')) return undefined;
  const found = parseNounPhrase(parser);
  if (found?.kind !== 'permanent' || (!found.plural && found.isInvariant !== true)) return undefined;
  if (parser.acceptAny('enter the battlefield', 'enter') === undefined) return undefined;
  const yours = parser.accept('under your control') ? { controller: 'you' as const } : {};
  if (parser.peek() !== ',') return undefined;
  return {
    when: { on: 'enters', what: { ...found.filter, ...yours }, together: true },
    context: { triggeredByOther: true },
  };
}

/** "one or more creatures you control deal combat damage to a player": triggers once for each player (603.2c). */
function parseGroupDamageTrigger(parser: Parser): TriggerClause | undefined {
  if (!parser.accept('one or more')) return undefined;
  const found = parseNounPhrase(parser);
  if (found?.kind !== 'permanent' || !found.plural) return undefined;
  const verb = parser.acceptAny('deal combat damage to', 'deal damage to');
  const whom = parser.acceptAny('a player', 'an opponent', 'you');
  if (verb === undefined || whom === undefined || parser.peek() !== ',') return undefined;
  const combat = verb === 'deal combat damage to' ? ({ combat: true } as const) : {};
  const to = whom === 'a player' ? 'each' : whom === 'you' ? 'you' : 'opponent';
  return {
    when: { on: 'damage', by: found.filter, to, ...combat, together: true },
    context: { triggeredByOther: true, thatPlayer: 'that player' },
  };
}

export const parseGroupTrigger = (parser: Parser): TriggerClause | undefined =>
  parser.firstOf<TriggerClause>(parseGroupAttackTrigger, parseGroupEnterTrigger, parseGroupDamageTrigger);
