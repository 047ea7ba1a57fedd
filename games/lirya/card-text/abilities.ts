/** Formats abilities as paragraphs. */
import type {
  Ability,
  Condition,
  ReplacementAbility,
  StaticAbility,
  TriggeredAbility,
  ActivatedAbility,
} from '../card-definition/index.ts';
import { formatCost, formatLeadingCondition, formatLimit } from './conditions.ts';
import { formatEffects } from './effects.ts';
import { affectedPlayersOf, formatGifts } from './gifts.ts';
import { capitalize, type NounPhrase } from './grammar.ts';
import { describeCards } from './filters.ts';
import type { TextContext } from './text-context.ts';
import { toAmount } from './values.ts';
import { withTriggerRoles, formatTriggers } from './triggers.ts';
import { formatSelector } from './selectors.ts';

/** With its name, if it has one. Targets are named in full again in each ability. */
export function formatAbility(before: TextContext, ability: Ability): string {
  const targets = 'targets' in ability ? (ability.targets ?? []) : [];
  const context: TextContext = { ...before, targets, namedTargets: new Set() };
  const text = capitalize(`${formatByKind(context, ability)}.`);
  return ability.name === undefined ? text : `${ability.name[context.language]} — ${text}`;
}

function formatByKind(context: TextContext, ability: Ability): string {
  switch (ability.kind) {
    case 'static':
      return formatStatic(context, ability);
    case 'triggered':
      return formatTriggered(context, ability);
    case 'activated':
    case 'response':
      return formatActivated(context, ability);
    case 'replacement':
      return formatReplacement(context, ability);
  }
}

const prependClause = (lead: string | undefined, rest: string): string =>
  lead === undefined ? rest : `${lead}, ${rest}`;

/** The cards or players that a static ability or a replacement applies to. */
function formatAffected(context: TextContext, to: StaticAbility['to'], plural: boolean): NounPhrase {
  if (typeof to === 'string') return formatSelector(context, to);
  return describeCards(context, to, plural ? { kind: 'the', plural: true } : { kind: 'a' });
}

function formatStatic(context: TextContext, { to, if: condition, gives }: StaticAbility): string {
  const sourceIsNamed = to === 'source' && condition !== undefined && isAboutSource(condition);
  const affected = formatAffected(context, to, true);
  const clauses = formatGifts(
    context,
    gives,
    sourceIsNamed ? context.phrasebook.abbreviate(affected) : affected,
    affectedPlayersOf(to),
    false,
  );
  return prependClause(
    condition && formatLeadingCondition(context, condition, 'while'),
    context.phrasebook.joinList(clauses, 'and'),
  );
}

/** Whether a condition has just named the source. */
const isAboutSource = (condition: Condition): boolean =>
  typeof condition === 'object' &&
  (('is' in condition && condition.who === 'source') ||
    ('settled' in condition && condition.settled === 'source'));

const appendLimit = (context: TextContext, text: string, limit: TriggeredAbility['limit']): string =>
  limit === undefined ? text : `${text} (${formatLimit(context, limit)})`;

/** `Once per turn, when it attacks, …`. If the source triggered it, the first effect refers to it by a pronoun. */
function formatTriggered(before: TextContext, ability: TriggeredAbility): string {
  const afterTrigger = withTriggerRoles(before, ability);
  const isSelf = afterTrigger.subject === before.self || afterTrigger.cause === before.self;
  const context = isSelf
    ? { ...afterTrigger, self: before.phrasebook.abbreviate(before.self) }
    : afterTrigger;
  const parts = [
    ability.limit && formatLimit(context, ability.limit),
    formatTriggers(before, ability),
    ability.if && formatLeadingCondition(context, ability.if, 'if'),
    ability.optional === true ? context.phrasebook.abilities.ifYouLike : undefined,
    formatEffects(context, ability.effects),
  ];
  return parts.filter((part) => part !== undefined).join(', ');
}

/** `Response, 1 energy, once per turn: …`. */
function formatActivated(
  context: TextContext,
  { kind, costs = [], if: condition, limit, from, effects }: ActivatedAbility,
): string {
  const { abilities } = context.phrasebook;
  const head = [
    ...(kind === 'response' ? [abilities.response] : []),
    ...(from === 'hand' ? [abilities.fromHand] : []),
    ...costs.map((cost) => formatCost(context, cost)),
    ...(limit === undefined ? [] : [formatLimit(context, limit)]),
  ].join(', ');
  const sourceIsNamed = costs.some((cost) => typeof cost === 'object' && 'damage' in cost);
  const effectContext = sourceIsNamed
    ? { ...context, self: context.phrasebook.abbreviate(context.self) }
    : context;
  return `${head}: ${prependClause(condition && formatLeadingCondition(context, condition, 'if'), formatEffects(effectContext, effects))}`;
}

function formatReplacement(context: TextContext, ability: ReplacementAbility): string {
  const { abilities } = context.phrasebook;
  const { to = 'source', if: condition, limit, prevent, redirect, survive, effects = [] } = ability;
  const affected = formatAffected(context, to, false);
  const parts = [
    ...(prevent === undefined
      ? []
      : [abilities.prevent(affected, prevent === 'all' ? 'all' : toAmount(context, prevent))]),
    ...(redirect === undefined ? [] : [abilities.redirect(affected, formatSelector(context, redirect))]),
    ...(survive === undefined ? [] : [abilities.survive(affected, survive)]),
    ...(effects.length === 0 ? [] : [formatEffects({ ...context, subject: affected }, effects)]),
  ];
  const text = parts.map((part, i) => (i === 0 ? part : capitalize(part))).join('. ');
  return appendLimit(
    context,
    prependClause(condition && formatLeadingCondition(context, condition, 'if'), text),
    limit,
  );
}
