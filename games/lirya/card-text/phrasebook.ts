/** The phrases that a language provides for card texts. */
import type {
  CardType,
  BuiltInClass,
  EffectName,
  ElementName,
  EquipmentSlot,
  CardFilter,
  Immunity,
  KeywordName,
  BattleLine,
  TurnPhase,
  NumberRange,
  Rarity,
  PlayerSide,
  Stat,
  StateName,
  TriggerEvent,
} from '../card-definition/index.ts';
import type { NounModifier, NounPhraseParts, NounPhrase, NounForms } from './grammar.ts';

export type NounKey =
  | CardType
  | BuiltInClass
  | EquipmentSlot
  | 'card'
  | 'target'
  | 'attacker'
  | 'ability'
  | 'player';

export type CountedUnit = 'damage' | 'health' | 'life' | 'points' | 'card' | 'energy' | NounForms;

/** A number, a number for each of something, as much as something, or the amount of the event. */
export type AmountPhrase =
  | { readonly n: number }
  | { readonly n: number; readonly each: NounPhrase }
  | { readonly as: NounPhrase }
  | 'as before'
  | { readonly sum: readonly AmountPhrase[] };

/** The facts of a trigger. */
export interface TriggerFacts {
  /** The event concerns the card itself. */
  readonly self: boolean;
  readonly side: PlayerSide | 'anybody' | undefined;
  /** The card or player that the trigger tests. */
  readonly who: NounPhrase;
  /** `who` without its controller. */
  readonly what: NounPhrase;
  /** Structures and equipment are damaged and destroyed; characters are wounded and die. */
  readonly isInanimate: boolean;
  /** The other card of the event, if the trigger restricts it. */
  readonly other: NounPhrase | undefined;
  /** The controller of the other card, where nothing else is required. */
  readonly otherSide: PlayerSide | undefined;
  readonly state: StateName | undefined;
  readonly phase: TurnPhase | undefined;
  readonly nth: number | undefined;
}

/** `lasting` is a formatted duration with a leading space, or empty. */
export interface EffectPhrases {
  damage(
    to: NounPhrase,
    amount: AmountPhrase,
    kind: 'physical' | 'effect' | 'pure' | 'pierce',
    pierce: number | undefined,
  ): string;
  heal(who: NounPhrase, amount: AmountPhrase | 'full', unit: 'health' | 'life'): string;
  drain(from: NounPhrase, amount: AmountPhrase, to: NounPhrase): string;
  give(clauses: readonly string[], lasting: string): string;
  'swap stats'(of: NounPhrase, stats: readonly [Stat, Stat], lasting: string): string;
  'add counters'(to: NounPhrase, amount: AmountPhrase, word: NounForms): string;
  move(who: NounPhrase, to: BattleLine | 'other line'): string;
  'swap places'(who: NounPhrase, other: NounPhrase): string;
  draw(who: NounPhrase, amount: AmountPhrase, optional: boolean): string;
  discard(
    who: NounPhrase,
    amount: AmountPhrase,
    cards: NounForms,
    like: NounPhrase | undefined,
    chosen: 'by them' | 'by you' | 'by lot',
  ): string;
  mill(who: NounPhrase, amount: AmountPhrase): string;
  look(at: 'hand' | 'deck', of: NounPhrase, amount: AmountPhrase | undefined): string;
  reveal(from: 'hand' | 'deck', of: NounPhrase, amount: AmountPhrase | undefined): string;
  reorder(pile: 'deck' | 'discard', of: NounPhrase, amount: AmountPhrase): string;
  dig(
    amount: AmountPhrase,
    take: NounPhrase,
    to: 'hand' | 'play',
    rest: 'top' | 'bottom' | 'discard',
  ): string;
  'put back'(what: NounPhrase, on: 'top' | 'bottom' | number): string;
  'return to deck'(who: NounPhrase, on: 'top' | 'bottom' | number): string;
  search(what: NounPhrase, to: 'hand' | 'play' | 'top', reveal: boolean, shuffle: boolean): string;
  recover(what: NounPhrase, to: 'hand' | 'play' | 'top'): string;
  'return to hand'(who: NounPhrase): string;
  play(what: NounPhrase, from: 'hand' | 'discard', cost: number | 'free'): string;
  'copy spell'(what: NounPhrase): string;
  create(who: NounPhrase, card: string, amount: AmountPhrase): string;
  shuffle(who: NounPhrase): string;
  'take control'(of: NounPhrase, lasting: string): string;
  destroy(who: NounPhrase): string;
  sacrifice(who: NounPhrase, what: NounPhrase): string;
  banish(who: NounPhrase): string;
  transform(who: NounPhrase, into: string): string;
  cancel(what: NounPhrase): string;
  'cancel attack'(of: NounPhrase): string;
  'redirect attack'(of: NounPhrase, to: NounPhrase): string;
  'redirect damage'(from: NounPhrase, to: NounPhrase, lasting: string): string;
  token(card: string, amount: AmountPhrase, line: BattleLine | undefined, side: PlayerSide): string;
  'copy token'(of: NounPhrase, gifts: string): string;
  energy(who: NounPhrase, amount: AmountPhrase): string;
  capacity(who: NounPhrase, amount: AmountPhrase): string;
  /** `state` is formatted by `formatState`. */
  apply(who: NounPhrase, name: StateName, state: string, lasting: string, fixed: boolean): string;
  remove(from: NounPhrase, state: StateName): string;
  purify(who: NounPhrase, amount: AmountPhrase | undefined): string;
  upgrade(who: NounPhrase): string;
  repair(who: NounPhrase, amount: AmountPhrase | 'full'): string;
  'move equipment'(what: NounPhrase, to: NounPhrase): string;
  if(condition: string, then: string, otherwise: string | undefined): string;
  'choose one'(modes: readonly string[], by: PlayerSide): string;
  'for each'(who: NounPhrase, effects: string): string;
  repeat(times: AmountPhrase, effects: string): string;
  may(effects: string, by: PlayerSide): string;
  'unless paid'(by: PlayerSide, amount: AmountPhrase, effects: string): string;
  remember(who: NounPhrase, as: NounForms | undefined): string;
  later(at: 'turn start' | 'turn end', whose: PlayerSide | undefined, effects: string): string;
  win(who: PlayerSide): string;
}

/** Compiles only if every built-in effect has a phrase. */
type AllEffectPhrases = { readonly [name in EffectName]: unknown } & EffectPhrases;

export interface ModifierPhrases {
  element(elements: readonly (ElementName | 'neutral')[]): NounModifier;
  rarity(rarity: Rarity): NounModifier;
  cost(range: string): NounModifier;
  speed(speed: 'normal' | 'response'): NounModifier;
  token(is: boolean): NounModifier;
  same(what: 'element' | 'class' | 'cost' | 'card', as: NounPhrase): NounModifier;
  line(line: BattleLine): NounModifier;
  stat(stat: Stat, range: string): NounModifier;
  level(range: string): NounModifier;
  state(state: StateName): NounModifier;
  keyword(name: string): NounModifier;
  /** Structures and equipment are damaged, characters are wounded. */
  damaged(is: boolean, isInanimate: boolean): NounModifier;
  equipped(is: boolean): NounModifier;
  did(what: NonNullable<CardFilter['did']>): NounModifier;
  not(modifier: NounModifier): NounModifier;
  notNoun(noun: NounForms): NounModifier;
}

export interface SelectorPhrases {
  readonly you: NounPhrase;
  readonly opponent: NounPhrase;
  readonly both: NounPhrase;
  readonly thatPlayer: NounPhrase;
  readonly bearer: NounPhrase;
  readonly answered: NounPhrase;
  readonly paid: NounPhrase;
  readonly attacker: NounPhrase;
  readonly wounder: NounPhrase;
  readonly cause: NounPhrase;
  readonly random: string;
  chosen(by: PlayerSide): string;
  extreme(stat: Stat, most: boolean): string;
  beside(who: NounPhrase): NounPhrase;
  alongside(who: NounPhrase): NounPhrase;
  owner(who: NounPhrase): NounPhrase;
  controller(who: NounPhrase): NounPhrase;
  /** Undefined if the set has no noun for it. */
  remembered(word: NounForms | undefined): NounPhrase;
  /** `target character, structure or player`. */
  orPlayer(cards: readonly NounPhrase[], side: PlayerSide | undefined): NounPhrase;
  player(side: PlayerSide | undefined): NounPhrase;
  onStack(
    item: 'spell' | 'card' | 'ability' | undefined,
    side: PlayerSide | undefined,
    tail: string,
  ): NounPhrase;
}

export interface ValuePhrases {
  count(of: NounPhrase): NounPhrase;
  cards(pile: 'hand' | 'deck' | 'discard', of: PlayerSide, like: NounPhrase | undefined): NounPhrase;
  stat(stat: Stat | 'cost' | 'level' | 'life' | 'energy', of: NounPhrase): NounPhrase;
  counters(word: NounForms, on: NounPhrase): NounPhrase;
  readonly before: NounPhrase;
  byLevel(numbers: readonly number[]): NounPhrase;
  number(n: number): NounPhrase;
  sum(parts: readonly NounPhrase[]): NounPhrase;
  product(parts: readonly NounPhrase[]): NounPhrase;
  least(parts: readonly NounPhrase[]): NounPhrase;
  most(parts: readonly NounPhrase[]): NounPhrase;
}

/** Clauses without conjunction. */
export interface ConditionPhrases {
  /** `it is wounded`, `it is a mage`. */
  isModified(who: NounPhrase, modifier: NounModifier): string;
  isA(who: NounPhrase, what: NounPhrase): string;
  controls(side: PlayerSide, what: NounPhrase): string;
  controlsNone(side: PlayerSide, what: NounPhrase): string;
  inPlay(what: NounPhrase): string;
  noneInPlay(what: NounPhrase): string;
  hand(side: PlayerSide, pile: 'hand' | 'deck' | 'discard', range: NumberRange): string;
  life(side: PlayerSide, range: string): string;
  counters(on: NounPhrase, range: NumberRange, word: NounForms): string;
  value(value: NounPhrase, range: string): string;
  turn(side: PlayerSide): string;
  phase(phase: TurnPhase): string;
  spells(side: PlayerSide, range: NumberRange): string;
  deaths(side: PlayerSide | undefined, range: NumberRange): string;
  settled(who: NounPhrase): string;
  readonly played: string;
  chance(percent: number): string;
  not(clause: string): string;
}

export interface CostPhrases {
  energy(amount: AmountPhrase): string;
  discard(count: number, like: NounPhrase | undefined): string;
  sacrifice(what: NounPhrase): string;
  damage(n: number, self: NounPhrase): string;
  life(n: number): string;
  counters(n: number, word: NounForms): string;
  returnSource(self: NounPhrase): string;
  sacrificeSource(self: NounPhrase): string;
  readonly discardSource: string;
}

/** Some gifts are nouns (`+1 attack`), others clauses (`cannot attack`). */
export interface GiftPhrases {
  stat(stat: Stat, amount: AmountPhrase): string;
  keyword(name: string, amount: AmountPhrase | undefined): string;
  ability(text: string): string;
  /** `gets`: for a time. */
  has(who: NounPhrase, things: readonly string[], gets: boolean): string;
  set(who: NounPhrase, stat: Stat, amount: AmountPhrase): string;
  double(who: NounPhrase, stat: Stat): string;
  lose(who: NounPhrase, keyword: string): string;
  immune(who: NounPhrase, to: readonly string[], gets: boolean): string;
  untargetable(who: NounPhrase, by: 'opponent' | 'anybody'): string;
  cannot(who: NounPhrase, what: 'attack' | 'defend' | 'move' | 'use abilities'): string;
  cost(cards: NounPhrase, amount: AmountPhrase, more: boolean): string;
  costs(cards: NounPhrase, amount: AmountPhrase): string;
  more(
    side: PlayerSide | 'both',
    what: 'damage' | 'healing',
    by: AmountPhrase,
    of: 'spell' | 'ability' | undefined,
  ): string;
  hand(side: PlayerSide | 'both'): string;
}

export interface DurationPhrases {
  readonly combat: string;
  readonly turn: string;
  readonly untilNext: string;
  turns(n: number): string;
  whileSource(self: NounPhrase): string;
  while(clause: string): string;
}

export interface AbilityPhrases {
  when(clauses: readonly string[], once: boolean): string;
  turnStart(side: PlayerSide | 'anybody'): string;
  turnEnd(side: PlayerSide | 'anybody'): string;
  /** Undefined: every phase. */
  phase(phase: TurnPhase | undefined, side: PlayerSide | 'anybody'): string;
  if(clause: string): string;
  while(clause: string): string;
  during(side: PlayerSide): string;
  readonly ifYouLike: string;
  limit(perTurn: number | undefined, perMatch: number | undefined): string;
  readonly response: string;
  readonly fromHand: string;
  prevent(who: NounPhrase, amount: AmountPhrase | 'all'): string;
  redirect(who: NounPhrase, to: NounPhrase): string;
  survive(who: NounPhrase, health: number): string;
  level(level: number, cost: number, points: number): string;
  specialDeck(cards: string): string;
  requires(what: NounPhrase): string;
  alternative(costs: string): string;
  additional(costs: string): string;
  onlyIf(clause: string): string;
  placement(where: BattleLine | 'any'): string;
  /** Effects, conditions and triggers of plug-ins without texts. */
  custom(name: string): string;
}

export interface Phrasebook {
  readonly nouns: { readonly [key in NounKey]: NounForms };
  readonly modifiers: ModifierPhrases;
  readonly selectors: SelectorPhrases;
  readonly values: ValuePhrases;
  readonly conditions: ConditionPhrases;
  readonly costs: CostPhrases;
  readonly gifts: GiftPhrases;
  readonly durations: DurationPhrases;
  readonly triggers: {
    readonly [event in Exclude<TriggerEvent, 'turn start' | 'turn end' | 'phase'>]: (
      happened: TriggerFacts,
    ) => string;
  };
  readonly effects: AllEffectPhrases;
  readonly abilities: AbilityPhrases;
  readonly keywords: { readonly [keyword in KeywordName]: string };
  readonly buildPhrase: (parts: NounPhraseParts) => NounPhrase;
  /** For repeated mention: a pronoun, or no subject. */
  readonly abbreviate: (phrase: NounPhrase) => NounPhrase;
  readonly formatRange: (range: NumberRange) => string;
  /** `a, b and c`. */
  readonly joinList: (parts: readonly string[], joint: 'and' | 'or') => string;
  readonly formatState: (
    state: StateName,
    who: NounPhrase,
    amount: AmountPhrase | undefined,
    against: Immunity | undefined,
  ) => string;
  readonly formatImmunity: (to: Immunity) => string;
  readonly formatNumeral: (n: number, word: NounForms) => string;
  readonly formatSigned: (n: number) => string;
}
