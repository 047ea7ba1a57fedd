/** Abilities and keywords of cards, as plain JSON. */
import { type ObjectOf, type Schema, schema } from '@ludoteca/kernel';
import {
  checkActivated,
  checkKeywords,
  checkPrintedKeyword,
  checkReplacement,
  checkStaticGifts,
  checkTrigger,
  checkTriggerEvent,
  filterUnlessWord,
  scopeOf,
} from '../lint/ability-checks.ts';
import {
  checkedBy,
  inEveryLanguage,
  inScope,
  kinds,
  oneOrMany,
  onlyTrue,
  byTag,
  text,
  withCheck,
} from './builders.ts';
import { effects, gifts } from './effects.ts';
import {
  KEYWORDS,
  keywordName,
  type KeywordName,
  stateName,
  type TriggerEvent,
  turnPhase,
  type CustomName,
} from './enumerations.ts';
import {
  type CardFilter,
  condition,
  costs,
  filter,
  fixedSelector,
  limit,
  targets,
  value,
} from './expressions.ts';

const { integer, list, object, oneOf, optional, union } = schema;

/** One of some words, or a filter. */
const wordOrFilter = <const W extends readonly string[]>(...words: W): Schema<W[number] | CardFilter> =>
  checkedBy(filterUnlessWord(oneOf(...words), filter));

const triggerFields = {
  on: checkedBy<TriggerEvent | CustomName>(checkTriggerEvent),
  /** Default 'source', the card itself; with events of players (turns, phases, draws, discards, energy, spells cast) 'you'. 'bearer': the character that carries the equipment; a side: any card or player of it. */
  whose: optional(
    // A filter is not refused, but nothing matches it.
    wordOrFilter('source', 'bearer', 'you', 'opponent', 'anybody') as Schema<
      'source' | 'bearer' | 'you' | 'opponent' | 'anybody'
    >,
  ),
  like: optional(filter),
  /** Tests the other of the two: the cause, or the subject where `like` tests the cause. */
  by: optional(filter),
  /** With 'state applied' and 'state removed'. */
  state: optional(stateName),
  /** With 'phase'. */
  phase: optional(turnPhase),
  /** Only the n-th event of this kind for that player in a turn: the second spell. */
  nth: optional(integer(1, 10)),
};
/**
 * What triggers an ability. Each event has a subject (what it happens to) and a cause (what brought it about): with damage taken, the subject is the damaged card and the cause the source of the damage.
 * `whose` and `like` test the subject; with 'attack', 'kill' and 'damage dealt' they test the cause, and the subject is the attacked, killed or damaged card.
 */
export interface Trigger extends ObjectOf<typeof triggerFields> {}
const trigger: Schema<Trigger> = withCheck(object(triggerFields), checkTrigger);

/** A proper name of the ability. Its text is generated from the other fields. */
const name = optional(inEveryLanguage(text(40)));

const staticFields = {
  kind: oneOf('static'),
  name,
  to: wordOrFilter('source', 'bearer', 'you', 'opponent', 'both players'),
  if: optional(condition),
  gives: gifts,
};
/** Applies while its card is in play and the condition is true. */
export interface StaticAbility extends ObjectOf<typeof staticFields> {}

const triggeredFields = {
  kind: oneOf('triggered'),
  name,
  trigger: oneOrMany(trigger),
  /** Checked when the event happens and again when the ability resolves. */
  if: optional(condition),
  /** Its controller may decline. */
  optional: optional(onlyTrue),
  limit: optional(limit),
  targets: optional(targets),
  effects,
};
export interface TriggeredAbility extends ObjectOf<typeof triggeredFields> {}

const activatedFields = {
  kind: oneOf('activated', 'response'),
  name,
  costs: optional(costs),
  if: optional(condition),
  limit: optional(limit),
  /** 'hand': used from the hand, with 'discard source' among its costs. */
  from: optional(oneOf('play', 'hand')),
  targets: optional(targets),
  effects,
};
/** Activated abilities are used in the own main phase, responses in any response window. */
export interface ActivatedAbility extends ObjectOf<typeof activatedFields> {}

const replacementFields = {
  kind: oneOf('replacement'),
  name,
  instead: oneOf('damage', 'death'),
  /** The card or player that the event would affect; default the source. */
  to: optional(wordOrFilter('source', 'bearer', 'you')),
  if: optional(condition),
  limit: optional(limit),
  /** With 'damage': how much of it is prevented. */
  prevent: optional(union(value, oneOf('all'))),
  /** With 'damage': the card or player that takes it instead. */
  redirect: optional(fixedSelector),
  /** With 'death': it stays in play with this health. */
  survive: optional(integer(1, 15)),
  /** Further effects, put on the stack. */
  effects: optional(effects),
};
/** Changes an event before it happens. */
export interface ReplacementAbility extends ObjectOf<typeof replacementFields> {}

export type Ability = StaticAbility | TriggeredAbility | ActivatedAbility | ReplacementAbility;
const activated = withCheck(inScope(object(activatedFields), scopeOf), checkActivated);
export const ability: Schema<Ability> = byTag('kind', {
  static: inScope(withCheck(object(staticFields), checkStaticGifts), () => ({ isStatic: true })),
  triggered: inScope(object(triggeredFields), (input) => ({ ...scopeOf(input), hasTrigger: true })),
  activated,
  response: activated,
  replacement: inScope(withCheck(object(replacementFields), checkReplacement), () => ({ hasTrigger: true })),
});

export type PrintedKeyword = KeywordName | { readonly keyword: KeywordName; readonly n: number };
const printedKeyword: Schema<PrintedKeyword> = withCheck(
  kinds(KEYWORDS, { keyword: { keyword: keywordName, n: integer(1, 10) } }),
  checkPrintedKeyword,
);
export const keywords: Schema<readonly PrintedKeyword[]> = withCheck(
  list(printedKeyword, 10, 1),
  checkKeywords,
);
