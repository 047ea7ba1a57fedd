/** Abilities as paragraphs. */
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
import { formatGifts } from './gifts.ts';
import { capitalize, type NounPhrase } from './grammar.ts';
import { describeCards } from './filters.ts';
import type { TextContext } from './text-context.ts';
import { toAmount } from './values.ts';
import { withTriggerRoles, formatTriggers } from './triggers.ts';
import { formatSelector } from './selectors.ts';

/** A whole ability, with its name if it has one. It begins anew with what it names. */
export function formatAbility(before: TextContext, ability: Ability): string {
  const targets = 'targets' in ability ? (ability.targets ?? []) : [];
  const say: TextContext = { ...before, targets, namedTargets: new Set() };
  const text = capitalize(`${formatByKind(say, ability)}.`);
  return ability.name === undefined ? text : `${ability.name[say.language]} — ${text}`;
}

function formatByKind(say: TextContext, ability: Ability): string {
  switch (ability.kind) {
    case 'static':
      return formatStatic(say, ability);
    case 'triggered':
      return formatTriggered(say, ability);
    case 'activated':
    case 'response':
      return formatActivated(say, ability);
    case 'replacement':
      return formatReplacement(say, ability);
  }
}

const prependClause = (first: string | undefined, rest: string): string =>
  first === undefined ? rest : `${first}, ${rest}`;

/** Whom a static ability or a replacement is about. */
function formatAffected(say: TextContext, to: StaticAbility['to'], plural: boolean): NounPhrase {
  if (typeof to === 'string') return formatSelector(say, to);
  return describeCards(say, to, plural ? { kind: 'the', plural: true } : { kind: 'a' });
}

function formatStatic(say: TextContext, { to, if: condition, gives }: StaticAbility): string {
  const party = to === 'opponent' ? 'opponent' : to === 'both players' ? 'both' : 'you';
  const isNamed = to === 'source' && condition !== undefined && isAboutSource(condition);
  const whom = formatAffected(say, to, true);
  const clauses = formatGifts(say, gives, isNamed ? say.phrasebook.abbreviate(whom) : whom, party, false);
  return prependClause(
    condition && formatLeadingCondition(say, condition, 'while'),
    say.phrasebook.joinList(clauses, 'and'),
  );
}

/** Whether a condition has just named the card itself. */
const isAboutSource = (condition: Condition): boolean =>
  typeof condition === 'object' &&
  (('is' in condition && condition.who === 'source') ||
    ('settled' in condition && condition.settled === 'source'));

/** In brackets at the end. */
const appendLimit = (say: TextContext, text: string, limit: TriggeredAbility['limit']): string =>
  limit === undefined ? text : `${text} (${formatLimit(say, limit)})`;

/** `Once per turn, when it attacks, …`. What the card itself does first needs no subject if it is what triggered. */
function formatTriggered(before: TextContext, ability: TriggeredAbility): string {
  const told = withTriggerRoles(before, ability);
  const isSelf = told.subject === before.self || told.cause === before.self;
  const say = isSelf ? { ...told, self: before.phrasebook.abbreviate(before.self) } : told;
  const parts = [
    ability.limit && formatLimit(say, ability.limit),
    formatTriggers(before, ability),
    ability.if && formatLeadingCondition(say, ability.if, 'if'),
    ability.optional === true ? say.phrasebook.abilities.ifYouLike : undefined,
    formatEffects(say, ability.effects),
  ];
  return parts.filter((part) => part !== undefined).join(', ');
}

/** `Response, 1 energy, once per turn: …`. */
function formatActivated(
  say: TextContext,
  { kind, costs = [], if: condition, limit, from, effects }: ActivatedAbility,
): string {
  const { abilities: frame } = say.phrasebook;
  const head = [
    ...(kind === 'response' ? [frame.response] : []),
    ...(from === 'hand' ? [frame.fromHand] : []),
    ...costs.map((cost) => formatCost(say, cost)),
    ...(limit === undefined ? [] : [formatLimit(say, limit)]),
  ].join(', ');
  const isNamed = costs.some((cost) => typeof cost === 'object' && 'damage' in cost);
  const then = isNamed ? { ...say, self: say.phrasebook.abbreviate(say.self) } : say;
  return `${head}: ${prependClause(condition && formatLeadingCondition(say, condition, 'if'), formatEffects(then, effects))}`;
}

function formatReplacement(say: TextContext, ability: ReplacementAbility): string {
  const { abilities: frame } = say.phrasebook;
  const { to = 'source', if: condition, limit, prevent, redirect, survive, effects = [] } = ability;
  const whom = formatAffected(say, to, false);
  const parts = [
    ...(prevent === undefined
      ? []
      : [frame.prevent(whom, prevent === 'all' ? 'all' : toAmount(say, prevent))]),
    ...(redirect === undefined ? [] : [frame.redirect(whom, formatSelector(say, redirect))]),
    ...(survive === undefined ? [] : [frame.survive(whom, survive)]),
    ...(effects.length === 0 ? [] : [formatEffects({ ...say, subject: whom }, effects)]),
  ];
  const text = parts.map((part, i) => (i === 0 ? part : capitalize(part))).join('. ');
  return appendLimit(
    say,
    prependClause(condition && formatLeadingCondition(say, condition, 'if'), text),
    limit,
  );
}
