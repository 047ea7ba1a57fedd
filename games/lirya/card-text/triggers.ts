/** What an ability waits for, and what its subject and cause are called afterwards. */
import type { Filter, Trigger, TriggeredAbility, TriggerEvent } from '../vocabulary/index.ts';
import type { Happened } from './book.ts';
import type { Phrase } from './grammar.ts';
import { described, hasNoun, nounsOf } from './nouns.ts';
import type { Speaker } from './speaker.ts';

/** With these the cause is looked at, and the subject is the other of the two. */
const ACTING: ReadonlySet<string> = new Set(['attack', 'kill', 'damage dealt']);
const OF_PLAYERS: ReadonlySet<string> = new Set([
  'draw',
  'discard',
  'reveal',
  'energy',
  'cast',
  'turn start',
  'turn end',
  'phase',
]);
/** They can happen but once to a card. */
const ONCE: ReadonlySet<string> = new Set(['enter', 'leave', 'death']);

const triggersOf = ({ trigger }: TriggeredAbility): readonly Trigger[] =>
  Array.isArray(trigger) ? (trigger as readonly Trigger[]) : [trigger as Trigger];

type Whose = NonNullable<Trigger['whose']>;
const whoseOf = ({ on, whose }: Trigger): Whose => whose ?? (OF_PLAYERS.has(on) ? 'you' : 'source');
const sideOf = (whose: Whose): Happened['side'] =>
  whose === 'source' || whose === 'bearer' ? undefined : whose;

/** What a card of this event is if nothing says it. */
const usual = (on: string): Filter =>
  on === 'build' || on === 'upgrade'
    ? { type: 'structure' }
    : on === 'cast'
      ? { type: 'spell' }
      : on === 'enter' || on === 'leave'
        ? {}
        : { type: 'character' };

function happenedOf(say: Speaker, trigger: Trigger): Happened {
  const whose = whoseOf(trigger);
  const side = sideOf(whose);
  const like: Filter = { ...(hasNoun(trigger.like ?? {}) ? {} : usual(trigger.on)), ...trigger.like };
  const who =
    whose === 'source'
      ? say.self
      : whose === 'bearer'
        ? say.book.who.bearer
        : described(say, like, { kind: 'a' }, { side: side === 'anybody' ? 'unsaid' : side });
  return {
    self: whose === 'source',
    side,
    who,
    what: described(say, like, { kind: 'a' }, { side: 'unsaid' }),
    isThing:
      whose === 'source'
        ? say.card.type !== 'character'
        : like.type === 'structure' || like.type === 'equipment',
    other: trigger.by && hasNoun(trigger.by) ? described(say, trigger.by, { kind: 'a' }) : undefined,
    otherSide: trigger.by?.side,
    state: trigger.state,
    phase: trigger.phase,
    nth: trigger.nth,
  };
}

/** `When it enters play`, `At the start of your turn`. */
export function leadOf(say: Speaker, ability: TriggeredAbility): string {
  const { frame, list } = say.book;
  const clauses: string[] = [];
  const leads: string[] = [];
  for (const trigger of triggersOf(ability)) {
    const side = sideOf(whoseOf(trigger)) ?? 'you';
    if (trigger.on === 'turn start') leads.push(frame.turnStart(side));
    else if (trigger.on === 'turn end') leads.push(frame.turnEnd(side));
    else if (trigger.on === 'phase') leads.push(frame.phase(trigger.phase, side));
    else clauses.push(clauseOf(say, trigger));
  }
  const once =
    ability.limit !== undefined ||
    triggersOf(ability).every((trigger) => ONCE.has(trigger.on) && whoseOf(trigger) === 'source');
  if (clauses.length > 0) leads.push(frame.when(clauses, once));
  return list(leads, 'and');
}

type Clausal = Exclude<TriggerEvent, 'turn start' | 'turn end' | 'phase'>;
const isHouse = (say: Speaker, on: string): on is Clausal => Object.hasOwn(say.book.triggers, on);

function clauseOf(say: Speaker, trigger: Trigger): string {
  const { on } = trigger;
  if (isHouse(say, on)) return say.book.triggers[on](happenedOf(say, trigger));
  return say.library.custom(on)?.[say.language] ?? say.book.frame.custom(on);
}

/** The speaker once the trigger has been told: who is subject and who is cause. */
export function afterTrigger(say: Speaker, ability: TriggeredAbility): Speaker {
  const [trigger] = triggersOf(ability);
  if (trigger === undefined) return say;
  const doer = doerOf(say, trigger);
  const other = otherOf(say, trigger);
  return ACTING.has(trigger.on)
    ? { ...say, subject: other, cause: doer }
    : { ...say, subject: doer, cause: other };
}

const thatOf = (say: Speaker, filter: Filter): Phrase => {
  const nouns = nounsOf(say, filter, 'character');
  return say.book.phrase({
    determiner: { kind: 'that', plural: false },
    nouns: nouns.length === 1 ? nouns : [say.book.nouns.target],
    modifiers: [],
  });
};

function doerOf(say: Speaker, trigger: Trigger): Phrase {
  const whose = whoseOf(trigger);
  if (whose === 'source') return say.self;
  if (whose === 'bearer') return say.book.who.bearer;
  if (OF_PLAYERS.has(trigger.on) && trigger.on !== 'cast')
    return whose === 'you'
      ? say.book.who.you
      : whose === 'opponent'
        ? say.book.who.opponent
        : say.book.who.thatPlayer;
  return thatOf(say, { ...usual(trigger.on), ...trigger.like });
}

function otherOf(say: Speaker, { on, by }: Trigger): Phrase {
  const { who, nouns, phrase } = say.book;
  if (on === 'attacked' || on === 'defend') return who.attacker;
  if (by !== undefined && hasNoun(by)) return thatOf(say, by);
  if (ACTING.has(on))
    return phrase({ determiner: { kind: 'the', plural: false }, nouns: [nouns.target], modifiers: [] });
  return on === 'damage taken' ? who.wounder : who.cause;
}
