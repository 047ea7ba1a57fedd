/** Formats triggers, and determines how effects refer to subject and cause. */
import type { CardFilter, Trigger, TriggeredAbility, TriggerEvent } from '../card-definition/index.ts';
import type { TriggerFacts } from './phrasebook.ts';
import type { NounPhrase } from './grammar.ts';
import { buildThatPhrase, describeCards, hasNoun } from './filters.ts';
import type { TextContext } from './text-context.ts';

/** Events of which a trigger tests the cause. */
const CAUSE_EVENTS: ReadonlySet<string> = new Set(['attack', 'kill', 'damage dealt']);
const PLAYER_EVENTS: ReadonlySet<string> = new Set([
  'draw',
  'discard',
  'reveal',
  'energy',
  'cast',
  'turn start',
  'turn end',
  'phase',
]);
/** Events that happen to a card only once. */
const ONE_TIME_EVENTS: ReadonlySet<string> = new Set(['enter', 'leave', 'death']);

const triggersOf = ({ trigger }: TriggeredAbility): readonly Trigger[] =>
  Array.isArray(trigger) ? (trigger as readonly Trigger[]) : [trigger as Trigger];

type TriggerOwner = NonNullable<Trigger['whose']>;
const ownerOf = ({ on, whose }: Trigger): TriggerOwner => whose ?? (PLAYER_EVENTS.has(on) ? 'you' : 'source');
const sideOf = (whose: TriggerOwner): TriggerFacts['side'] =>
  whose === 'source' || whose === 'bearer' ? undefined : whose;

/** The type of the card that an event implies. */
const defaultFilter = (on: string): CardFilter =>
  on === 'build' || on === 'upgrade'
    ? { type: 'structure' }
    : on === 'cast'
      ? { type: 'spell' }
      : on === 'enter' || on === 'leave'
        ? {}
        : { type: 'character' };

function describeTrigger(context: TextContext, trigger: Trigger): TriggerFacts {
  const whose = ownerOf(trigger);
  const side = sideOf(whose);
  const like: CardFilter = {
    ...(hasNoun(trigger.like ?? {}) ? {} : defaultFilter(trigger.on)),
    ...trigger.like,
  };
  const who =
    whose === 'source'
      ? context.self
      : whose === 'bearer'
        ? context.phrasebook.selectors.bearer
        : describeCards(context, like, { kind: 'a' }, { side: side === 'anybody' ? 'unsaid' : side });
  return {
    self: whose === 'source',
    side,
    who,
    what: describeCards(context, like, { kind: 'a' }, { side: 'unsaid' }),
    isInanimate:
      whose === 'source'
        ? context.card.type !== 'character'
        : like.type === 'structure' || like.type === 'equipment',
    other: trigger.by && hasNoun(trigger.by) ? describeCards(context, trigger.by, { kind: 'a' }) : undefined,
    otherSide: trigger.by?.side,
    state: trigger.state,
    phase: trigger.phase,
    nth: trigger.nth,
  };
}

/** `When it enters play`, `At the start of your turn`. */
export function formatTriggers(context: TextContext, ability: TriggeredAbility): string {
  const { abilities, joinList } = context.phrasebook;
  const clauses: string[] = [];
  const leads: string[] = [];
  for (const trigger of triggersOf(ability)) {
    const side = sideOf(ownerOf(trigger)) ?? 'you';
    if (trigger.on === 'turn start') leads.push(abilities.turnStart(side));
    else if (trigger.on === 'turn end') leads.push(abilities.turnEnd(side));
    else if (trigger.on === 'phase') leads.push(abilities.phase(trigger.phase, side));
    else clauses.push(formatTriggerClause(context, trigger));
  }
  const once =
    ability.limit !== undefined ||
    triggersOf(ability).every((trigger) => ONE_TIME_EVENTS.has(trigger.on) && ownerOf(trigger) === 'source');
  if (clauses.length > 0) leads.push(abilities.when(clauses, once));
  return joinList(leads, 'and');
}

type ClauseEvent = Exclude<TriggerEvent, 'turn start' | 'turn end' | 'phase'>;
const isBuiltInEvent = (context: TextContext, on: string): on is ClauseEvent =>
  Object.hasOwn(context.phrasebook.triggers, on);

function formatTriggerClause(context: TextContext, trigger: Trigger): string {
  const { on } = trigger;
  if (isBuiltInEvent(context, on)) return context.phrasebook.triggers[on](describeTrigger(context, trigger));
  return context.lookup.pluginText(on)?.[context.language] ?? context.phrasebook.abilities.custom(on);
}

/** The context after the trigger, with its subject and cause. */
export function withTriggerRoles(context: TextContext, ability: TriggeredAbility): TextContext {
  const [trigger] = triggersOf(ability);
  if (trigger === undefined) return context;
  const doer = actorPhrase(context, trigger);
  const other = counterpartPhrase(context, trigger);
  return CAUSE_EVENTS.has(trigger.on)
    ? { ...context, subject: other, cause: doer }
    : { ...context, subject: doer, cause: other };
}

function actorPhrase(context: TextContext, trigger: Trigger): NounPhrase {
  const whose = ownerOf(trigger);
  if (whose === 'source') return context.self;
  if (whose === 'bearer') return context.phrasebook.selectors.bearer;
  if (PLAYER_EVENTS.has(trigger.on) && trigger.on !== 'cast')
    return whose === 'you'
      ? context.phrasebook.selectors.you
      : whose === 'opponent'
        ? context.phrasebook.selectors.opponent
        : context.phrasebook.selectors.thatPlayer;
  return buildThatPhrase(context, { ...defaultFilter(trigger.on), ...trigger.like });
}

function counterpartPhrase(context: TextContext, { on, by }: Trigger): NounPhrase {
  const { selectors, nouns, buildPhrase } = context.phrasebook;
  if (on === 'attacked' || on === 'defend') return selectors.attacker;
  if (by !== undefined && hasNoun(by)) return buildThatPhrase(context, by);
  if (CAUSE_EVENTS.has(on))
    return buildPhrase({ determiner: { kind: 'the', plural: false }, nouns: [nouns.target], modifiers: [] });
  return on === 'damage taken' ? selectors.wounder : selectors.cause;
}
