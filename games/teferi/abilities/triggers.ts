/** Trigger conditions of triggered abilities (CR 603). */
import { type Infer, type Schema, schema, type TaggedOf } from '@ludoteca/kernel';
import { NAME, NUMBER, TRUE, TURN_STEP, ZONE } from './basic-schemas.ts';
import { conditionSchema, filterSchema } from './references.ts';

const { flag, lazy, list, oneOf, optional, tagged, union } = schema;

/** The object that the trigger event must be about. */
const what = union(oneOf('this', 'host'), filterSchema);
export type TriggerSubject = Infer<typeof what>;
/** The player of the trigger event, relative to the ability's controller. `host`: the controller of the permanent it is attached to. */
const whose = oneOf('you', 'opponent', 'each', 'host');
export type TriggerPlayer = Infer<typeof whose>;

interface TriggerConditions extends ReadonlyArray<TriggerCondition> {}
const TRIGGERS: Schema<TriggerConditions> = lazy(() => triggersSchema);

/** The comments say what `it`, `other`, `that player` and `that much` stand for (see `ObjectReference`). */
const triggerKinds = {
  /** it: the object that entered; that player: its controller. */
  /** `together`: once for all that enter at the same time; `it` is unset. */
  enters: { what, from: optional(ZONE), together: optional(TRUE) },
  /** it: the object that left. `dies`: it left for a graveyard. Both look back in time (603.10a). */
  leaves: { what, to: optional(ZONE) },
  dies: { what },
  /** it: the attacker; that player: the defending player. */
  attacks: {
    what,
    alone: optional(TRUE),
    /** 508.3: together with at least so many other attackers. */
    beside: optional(NUMBER),
    /** Only attacks on the ability's controller, or on that player and their planeswalkers. */
    at: optional(oneOf('you', 'your side')),
  },
  /** Once per declaration; that much: the number of attackers. */
  attack: { whose, count: optional(NUMBER), what: optional(filterSchema) },
  /** it: the blocker; other: the attacker. With `whom` once for each attacker. */
  blocks: { what, whom: optional(filterSchema) },
  /** it: the attacker; other: the blocker. With `by` once for each blocker. */
  'becomes blocked': { what, by: optional(filterSchema) },
  'is unblocked': { what },
  /** it: the source; other: the permanent damaged; that player: the player damaged, or the controller; that much. */
  damage: {
    by: optional(what),
    to: optional(union(whose, what)),
    combat: optional(flag),
    /** Once for all sources that damage a player at the same time; `it` is unset. */
    together: optional(TRUE),
  },
  /** it: the spell; that player: its caster. */
  /** `own`: the spell with this ability is cast. */
  cast: {
    whose,
    what: optional(filterSchema),
    nth: optional(NUMBER),
    /** `nth` counts only the matching spells that the player has cast this turn. */
    nthOf: optional(TRUE),
    own: optional(TRUE),
    from: optional(ZONE),
    /** Only in the turn of this player. */
    turn: optional(oneOf('you', 'opponent')),
  },
  /** it: the targeted object; other: the spell or ability. */
  /** `orYou`: or if the ability's controller becomes the target. */
  targeted: {
    what,
    whose,
    by: optional(union(oneOf('spell', 'ability'), filterSchema)),
    orYou: optional(TRUE),
  },
  step: { step: TURN_STEP, whose, nth: optional(NUMBER) },
  /** `extra`: not for the card that is drawn as the draw step begins (504.1). */
  draw: { whose, nth: optional(NUMBER), extra: optional(TRUE) },
  /** `byOpponent`: a spell or ability of an opponent caused it. */
  discard: { whose, what: optional(what), byOpponent: optional(TRUE) },
  'gain life': { whose },
  'lose life': { whose },
  sacrifice: { whose, what },
  tapped: { what },
  /** 701.27: it: the permanent that has transformed. */
  transforms: { what },
  untapped: { what },
  /** `reaching`: the number of counters comes to or passes one of these numbers (714.2b). */
  counters: { what, kind: optional(NAME), reaching: optional(list(NUMBER, 20)) },
  /** it: the card in the graveyard. Without `from`: from any zone. */
  'put into graveyard': { what, from: optional(ZONE) },
  cycle: { whose, what },
  scry: { whose },
  /** it: the permanent that exploits, champions or crews; other: the creature sacrificed or exiled, or the Vehicle. */
  performs: { what, action: oneOf('exploit', 'champion', 'crew') },
  /** 603.8: a state trigger. It triggers when the condition holds and the ability is not already on the stack. */
  state: { when: conditionSchema },
  any: { of: TRIGGERS },
};
export type TriggerCondition = TaggedOf<'on', typeof triggerKinds>;
export const triggerSchema: Schema<TriggerCondition> = tagged('on', triggerKinds);
const triggersSchema = list(triggerSchema, 8);

/** The kinds of trigger conditions that are not composed of others; their order gives the bits of masks. */
export const TRIGGER_KINDS = Object.keys(triggerKinds).filter((kind) => kind !== 'any') as Exclude<
  TriggerCondition['on'],
  'any'
>[];
