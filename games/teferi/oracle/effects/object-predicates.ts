/** Parses what an object does or becomes: "gets +1/+1", "fights", "connives". */
import type { AbilityEffect, EffectDuration, ObjectReference } from '../../abilities/index.ts';
import { parseContinuousEffects } from '../continuous-effects.ts';
import { parseGainedChoice } from './alternatives.ts';
import { parseColourChoice } from './colour-choice.ts';
import { parseDealDamage, parseFight } from './damage.ts';
import type { ParsedEffects, Parser } from '../parser.ts';

export function parseObjectPredicate(
  parser: Parser,
  what: ObjectReference,
  until: EffectDuration | undefined,
): ParsedEffects {
  return parser.firstOf<readonly AbilityEffect[]>(
    (inner) => parseDealDamage(inner, what),
    (inner) => parseFight(inner, what),
    (inner) => parseFreeze(inner, what),
    (inner) => parseColourChoice(inner, what, until),
    (inner) => parseGainedChoice(inner, what, until),
    (inner) => parseConnive(inner, what),
    (inner) => parseContinuousEffects(inner, what, until),
  );
}

/** "doesn't untap during its controller's next untap step". */
function parseFreeze(parser: Parser, what: ObjectReference): ParsedEffects {
  const words = parser.acceptAny(
    "doesn't untap during its controller's next untap step",
    "don't untap during their controller's next untap step",
    "don't untap during their controllers' next untap steps",
    "don't untap during that player's next untap step",
  );
  // "Your" untap step is that of its controller if the source is meant.
  const own = what === 'this' && parser.accept("doesn't untap during your next untap step");
  return words === undefined && !own ? undefined : [{ do: 'freeze', what }];
}

/** 701.50 */
function parseConnive(parser: Parser, what: ObjectReference): ParsedEffects {
  if (parser.acceptAny('connives', 'connive') === undefined || typeof what !== 'string') return undefined;
  return [
    { do: 'draw', who: 'you', count: 1 },
    { do: 'discard', who: 'you', count: 1 },
    {
      do: 'if',
      condition: { what: 'made', matches: { notTypes: ['land'] } },
      effects: [{ do: 'put counters', what, kind: '+1/+1', count: 1 }],
    },
  ];
}
