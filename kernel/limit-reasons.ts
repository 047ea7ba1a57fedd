/** Keeps refusals small, however large the refused input is: a few reasons, with short facts. */
import type { Json, Reason } from './contract.ts';

const MAX_REASONS = 20;
const MAX_TEXT_LENGTH = 200;
/** Values in the facts of one reason. */
const MAX_VALUES = 200;

/** The first reasons and the number of the others. Limited reasons stay as they are. */
export function limitReasons(reasons: readonly Reason[]): readonly Reason[] {
  const count = reasons.length - MAX_REASONS;
  // One more than the maximum: the last one may be the number of the others.
  if (count <= 1) return reasons.map(limitReason);
  return [...reasons.slice(0, MAX_REASONS).map(limitReason), { why: 'more reasons', facts: { count } }];
}

/** The reason with short facts. */
export const limitReason = (reason: Reason): Reason =>
  reason.facts === undefined ? reason : { ...reason, facts: limitFacts(reason.facts, { left: MAX_VALUES }) };

/** Shortens texts and leaves out the values beyond the maximum. */
function limitFacts(facts: Json, values: { left: number }): Json {
  values.left--;
  if (typeof facts === 'string')
    return facts.length > MAX_TEXT_LENGTH ? `${facts.slice(0, MAX_TEXT_LENGTH)}…` : facts;
  if (typeof facts !== 'object' || facts === null) return facts;
  if (Array.isArray(facts))
    return facts
      .slice(0, Math.max(0, values.left))
      .flatMap((part: Json) => (values.left > 0 ? [limitFacts(part, values)] : []));
  return Object.fromEntries(
    Object.entries(facts)
      .slice(0, Math.max(0, values.left))
      .flatMap(([key, part]) =>
        values.left > 0 ? [[key.slice(0, MAX_TEXT_LENGTH), limitFacts(part, values)]] : [],
      ),
  );
}
