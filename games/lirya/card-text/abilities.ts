/** Abilities as paragraphs. */
import type {
  Ability,
  Condition,
  ReplacementAbility,
  StaticAbility,
  TriggeredAbility,
  UsedAbility,
} from '../vocabulary/index.ts';
import { costIs, lead, limitIs } from './conditions.ts';
import { effectsText } from './effects.ts';
import { giftClauses } from './gifts.ts';
import { capital, type Phrase } from './grammar.ts';
import { described } from './nouns.ts';
import type { Speaker } from './speaker.ts';
import { amountIs } from './values.ts';
import { afterTrigger, leadOf } from './triggers.ts';
import { whoIs } from './who.ts';

/** A whole ability, with its name if it has one. It begins anew with what it names. */
export function abilityText(before: Speaker, ability: Ability): string {
  const targets = 'targets' in ability ? (ability.targets ?? []) : [];
  const say: Speaker = { ...before, targets, named: new Set() };
  const text = capital(`${kindText(say, ability)}.`);
  return ability.name === undefined ? text : `${ability.name[say.language]} — ${text}`;
}

function kindText(say: Speaker, ability: Ability): string {
  switch (ability.kind) {
    case 'static':
      return staticText(say, ability);
    case 'triggered':
      return triggeredText(say, ability);
    case 'activated':
    case 'response':
      return usedText(say, ability);
    case 'replacement':
      return replacementText(say, ability);
  }
}

const after = (first: string | undefined, rest: string): string =>
  first === undefined ? rest : `${first}, ${rest}`;

/** Whom a static ability or a replacement is about. */
function whomOf(say: Speaker, to: StaticAbility['to'], plural: boolean): Phrase {
  if (typeof to === 'string') return whoIs(say, to);
  return described(say, to, plural ? { kind: 'the', plural: true } : { kind: 'a' });
}

function staticText(say: Speaker, { to, if: condition, gives }: StaticAbility): string {
  const party = to === 'opponent' ? 'opponent' : to === 'both players' ? 'both' : 'you';
  const isNamed = to === 'source' && condition !== undefined && isAboutSource(condition);
  const whom = whomOf(say, to, true);
  const clauses = giftClauses(say, gives, isNamed ? say.book.short(whom) : whom, party, false);
  return after(condition && lead(say, condition, 'while'), say.book.list(clauses, 'and'));
}

/** Whether a condition has just named the card itself. */
const isAboutSource = (condition: Condition): boolean =>
  typeof condition === 'object' &&
  (('is' in condition && condition.who === 'source') ||
    ('settled' in condition && condition.settled === 'source'));

/** In brackets at the end. */
const bounded = (say: Speaker, text: string, limit: TriggeredAbility['limit']): string =>
  limit === undefined ? text : `${text} (${limitIs(say, limit)})`;

/** `Once per turn, when it attacks, …`. What the card itself does first needs no subject if it is what triggered. */
function triggeredText(before: Speaker, ability: TriggeredAbility): string {
  const told = afterTrigger(before, ability);
  const isSelf = told.subject === before.self || told.cause === before.self;
  const say = isSelf ? { ...told, self: before.book.short(before.self) } : told;
  const parts = [
    ability.limit && limitIs(say, ability.limit),
    leadOf(before, ability),
    ability.if && lead(say, ability.if, 'if'),
    ability.optional === true ? say.book.frame.ifYouLike : undefined,
    effectsText(say, ability.effects),
  ];
  return parts.filter((part) => part !== undefined).join(', ');
}

/** `Response, 1 energy, once per turn: …`. */
function usedText(
  say: Speaker,
  { kind, costs = [], if: condition, limit, from, effects }: UsedAbility,
): string {
  const { frame } = say.book;
  const head = [
    ...(kind === 'response' ? [frame.response] : []),
    ...(from === 'hand' ? [frame.fromHand] : []),
    ...costs.map((cost) => costIs(say, cost)),
    ...(limit === undefined ? [] : [limitIs(say, limit)]),
  ].join(', ');
  const isNamed = costs.some((cost) => typeof cost === 'object' && 'damage' in cost);
  const then = isNamed ? { ...say, self: say.book.short(say.self) } : say;
  return `${head}: ${after(condition && lead(say, condition, 'if'), effectsText(then, effects))}`;
}

function replacementText(say: Speaker, ability: ReplacementAbility): string {
  const { frame } = say.book;
  const { to = 'source', if: condition, limit, prevent, redirect, survive, effects = [] } = ability;
  const whom = whomOf(say, to, false);
  const parts = [
    ...(prevent === undefined
      ? []
      : [frame.prevent(whom, prevent === 'all' ? 'all' : amountIs(say, prevent))]),
    ...(redirect === undefined ? [] : [frame.redirect(whom, whoIs(say, redirect))]),
    ...(survive === undefined ? [] : [frame.survive(whom, survive)]),
    ...(effects.length === 0 ? [] : [effectsText({ ...say, subject: whom }, effects)]),
  ];
  const text = parts.map((part, i) => (i === 0 ? part : capital(part))).join('. ');
  return bounded(say, after(condition && lead(say, condition, 'if'), text), limit);
}
