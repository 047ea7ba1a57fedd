/** Every phrase that a language must have for card texts: one that is missing does not compile. */
import type {
  CardType,
  Class,
  EffectName,
  Element,
  EquipmentSlot,
  Filter,
  Immunity,
  Keyword,
  Line,
  Phase,
  Range,
  Rarity,
  Side,
  Stat,
  StateName,
  TriggerEvent,
} from '../vocabulary/index.ts';
import type { Modifier, Parts, Phrase, Word } from './grammar.ts';

export type NounKey =
  | CardType
  | Class
  | EquipmentSlot
  | 'card'
  | 'target'
  | 'attacker'
  | 'ability'
  | 'player';

/** What is counted. */
export type Unit = 'damage' | 'health' | 'life' | 'points' | 'card' | 'energy' | Word;

/** How much: so many, so many for each of something, as much as something, or as much as before. */
export type Amount =
  | { readonly n: number }
  | { readonly n: number; readonly each: Phrase }
  | { readonly as: Phrase }
  | 'as before'
  | { readonly sum: readonly Amount[] };

/** What a trigger is about. */
export interface Happened {
  /** The card itself. */
  readonly self: boolean;
  readonly side: Side | 'anybody' | undefined;
  /** To whom it happens, or who does it. */
  readonly who: Phrase;
  /** The same without saying whose it is. */
  readonly what: Phrase;
  readonly isThing: boolean;
  /** The other of the two, if it is said. */
  readonly other: Phrase | undefined;
  /** Whose the other must be, where nothing else is said of it. */
  readonly otherSide: Side | undefined;
  readonly state: StateName | undefined;
  readonly phase: Phase | undefined;
  readonly nth: number | undefined;
}

/** Phrases of effects get finished parts: who, how much, for how long (with a space before, or nothing). */
export interface EffectPhrases {
  damage(
    to: Phrase,
    amount: Amount,
    kind: 'physical' | 'effect' | 'pure' | 'pierce',
    pierce: number | undefined,
  ): string;
  heal(who: Phrase, amount: Amount | 'full', unit: 'health' | 'life'): string;
  drain(from: Phrase, amount: Amount, to: Phrase): string;
  give(clauses: readonly string[], lasting: string): string;
  'swap stats'(of: Phrase, stats: readonly [Stat, Stat], lasting: string): string;
  'add counters'(to: Phrase, amount: Amount, word: Word): string;
  move(who: Phrase, to: Line | 'other line'): string;
  'swap places'(who: Phrase, other: Phrase): string;
  draw(who: Phrase, amount: Amount, optional: boolean): string;
  discard(
    who: Phrase,
    amount: Amount,
    cards: Word,
    like: Phrase | undefined,
    chosen: 'by them' | 'by you' | 'by lot',
  ): string;
  mill(who: Phrase, amount: Amount): string;
  look(at: 'hand' | 'deck', of: Phrase, amount: Amount | undefined): string;
  reveal(from: 'hand' | 'deck', of: Phrase, amount: Amount | undefined): string;
  reorder(pile: 'deck' | 'discard', of: Phrase, amount: Amount): string;
  dig(amount: Amount, take: Phrase, to: 'hand' | 'play', rest: 'top' | 'bottom' | 'discard'): string;
  'put back'(what: Phrase, on: 'top' | 'bottom' | number): string;
  'return to deck'(who: Phrase, on: 'top' | 'bottom' | number): string;
  search(what: Phrase, to: 'hand' | 'play' | 'top', reveal: boolean, shuffle: boolean): string;
  recover(what: Phrase, to: 'hand' | 'play' | 'top'): string;
  'return to hand'(who: Phrase): string;
  play(what: Phrase, from: 'hand' | 'discard', cost: number | 'free'): string;
  'copy spell'(what: Phrase): string;
  create(who: Phrase, card: string, amount: Amount): string;
  shuffle(who: Phrase): string;
  'take control'(of: Phrase, lasting: string): string;
  destroy(who: Phrase): string;
  sacrifice(who: Phrase, what: Phrase): string;
  banish(who: Phrase): string;
  transform(who: Phrase, into: string): string;
  cancel(what: Phrase): string;
  'cancel attack'(of: Phrase): string;
  'redirect attack'(of: Phrase, to: Phrase): string;
  'redirect damage'(from: Phrase, to: Phrase, lasting: string): string;
  token(card: string, amount: Amount, line: Line | undefined, side: Side): string;
  'copy token'(of: Phrase, gifts: string): string;
  energy(who: Phrase, amount: Amount): string;
  capacity(who: Phrase, amount: Amount): string;
  /** `state` as `Book.state` says it. */
  apply(who: Phrase, name: StateName, state: string, lasting: string, fixed: boolean): string;
  remove(from: Phrase, state: StateName): string;
  purify(who: Phrase, amount: Amount | undefined): string;
  upgrade(who: Phrase): string;
  repair(who: Phrase, amount: Amount | 'full'): string;
  'move equipment'(what: Phrase, to: Phrase): string;
  if(condition: string, then: string, otherwise: string | undefined): string;
  'choose one'(modes: readonly string[], by: Side): string;
  'for each'(who: Phrase, effects: string): string;
  repeat(times: Amount, effects: string): string;
  may(effects: string, by: Side): string;
  'unless paid'(by: Side, amount: Amount, effects: string): string;
  remember(who: Phrase, as: Word | undefined): string;
  later(at: 'turn start' | 'turn end', whose: Side | undefined, effects: string): string;
  win(who: Side): string;
}

/** Each effect of the house has a phrase. */
type EveryEffect = { readonly [name in EffectName]: unknown } & EffectPhrases;

export interface Qualities {
  element(elements: readonly (Element | 'neutral')[]): Modifier;
  rarity(rarity: Rarity): Modifier;
  cost(range: string): Modifier;
  speed(speed: 'normal' | 'response'): Modifier;
  token(is: boolean): Modifier;
  same(what: 'element' | 'class' | 'cost' | 'card', as: Phrase): Modifier;
  line(line: Line): Modifier;
  stat(stat: Stat, range: string): Modifier;
  level(range: string): Modifier;
  state(state: StateName): Modifier;
  keyword(name: string): Modifier;
  /** Things are damaged, characters are wounded. */
  damaged(is: boolean, isThing: boolean): Modifier;
  equipped(is: boolean): Modifier;
  did(what: NonNullable<Filter['did']>): Modifier;
  not(modifier: Modifier): Modifier;
  notNoun(noun: Word): Modifier;
}

export interface WhoPhrases {
  readonly you: Phrase;
  readonly opponent: Phrase;
  readonly both: Phrase;
  readonly thatPlayer: Phrase;
  readonly bearer: Phrase;
  readonly answered: Phrase;
  readonly paid: Phrase;
  readonly attacker: Phrase;
  readonly wounder: Phrase;
  readonly cause: Phrase;
  readonly random: string;
  chosen(by: Side): string;
  extreme(stat: Stat, most: boolean): string;
  beside(who: Phrase): Phrase;
  alongside(who: Phrase): Phrase;
  owner(who: Phrase): Phrase;
  controller(who: Phrase): Phrase;
  /** Something remembered under a word; under none. */
  remembered(word: Word | undefined): Phrase;
  /** Some card or a player, as what something is done to: `target character, structure or player`. */
  orPlayer(cards: readonly Phrase[], side: Side | undefined): Phrase;
  player(side: Side | undefined): Phrase;
  /** What lies on the stack. */
  onStack(item: 'spell' | 'card' | 'ability' | undefined, side: Side | undefined, tail: string): Phrase;
}

export interface ValuePhrases {
  count(of: Phrase): Phrase;
  cards(pile: 'hand' | 'deck' | 'discard', of: Side, like: Phrase | undefined): Phrase;
  stat(stat: Stat | 'cost' | 'level' | 'life' | 'energy', of: Phrase): Phrase;
  counters(word: Word, on: Phrase): Phrase;
  readonly before: Phrase;
  byLevel(numbers: readonly number[]): Phrase;
  number(n: number): Phrase;
  sum(parts: readonly Phrase[]): Phrase;
  product(parts: readonly Phrase[]): Phrase;
  least(parts: readonly Phrase[]): Phrase;
  most(parts: readonly Phrase[]): Phrase;
}

/** Clauses without the word that joins them. */
export interface ConditionPhrases {
  /** `it is wounded`, `it is a mage`. */
  isModified(who: Phrase, modifier: Modifier): string;
  isA(who: Phrase, what: Phrase): string;
  controls(side: Side, what: Phrase): string;
  controlsNone(side: Side, what: Phrase): string;
  inPlay(what: Phrase): string;
  noneInPlay(what: Phrase): string;
  hand(side: Side, pile: 'hand' | 'deck' | 'discard', range: Range): string;
  life(side: Side, range: string): string;
  counters(on: Phrase, range: Range, word: Word): string;
  value(value: Phrase, range: string): string;
  turn(side: Side): string;
  phase(phase: Phase): string;
  spells(side: Side, range: Range): string;
  deaths(side: Side | undefined, range: Range): string;
  settled(who: Phrase): string;
  readonly played: string;
  chance(percent: number): string;
  not(clause: string): string;
}

export interface CostPhrases {
  energy(amount: Amount): string;
  discard(count: number, like: Phrase | undefined): string;
  sacrifice(what: Phrase): string;
  damage(n: number, self: Phrase): string;
  life(n: number): string;
  counters(n: number, word: Word): string;
  returnSource(self: Phrase): string;
  sacrificeSource(self: Phrase): string;
  readonly discardSource: string;
}

/** Gifts: some are things that one has (`+1 attack`), others are said in a sentence (`cannot attack`). */
export interface GiftPhrases {
  stat(stat: Stat, amount: Amount): string;
  keyword(name: string, amount: Amount | undefined): string;
  ability(text: string): string;
  /** Has these things; gets them for a time. */
  has(who: Phrase, things: readonly string[], gets: boolean): string;
  set(who: Phrase, stat: Stat, amount: Amount): string;
  double(who: Phrase, stat: Stat): string;
  lose(who: Phrase, keyword: string): string;
  immune(who: Phrase, to: readonly string[], gets: boolean): string;
  untargetable(who: Phrase, by: 'opponent' | 'anybody'): string;
  cannot(who: Phrase, what: 'attack' | 'defend' | 'move' | 'use abilities'): string;
  cost(cards: Phrase, amount: Amount, more: boolean): string;
  costs(cards: Phrase, amount: Amount): string;
  more(
    side: Side | 'both',
    what: 'damage' | 'healing',
    by: Amount,
    of: 'spell' | 'ability' | undefined,
  ): string;
  hand(side: Side | 'both'): string;
}

export interface DurationPhrases {
  readonly combat: string;
  readonly turn: string;
  readonly untilNext: string;
  turns(n: number): string;
  whileSource(self: Phrase): string;
  while(clause: string): string;
}

export interface FramePhrases {
  when(clauses: readonly string[], once: boolean): string;
  turnStart(side: Side | 'anybody'): string;
  turnEnd(side: Side | 'anybody'): string;
  /** Without one: each phase. */
  phase(phase: Phase | undefined, side: Side | 'anybody'): string;
  if(clause: string): string;
  while(clause: string): string;
  during(side: Side): string;
  readonly ifYouLike: string;
  limit(perTurn: number | undefined, perMatch: number | undefined): string;
  readonly response: string;
  readonly fromHand: string;
  prevent(who: Phrase, amount: Amount | 'all'): string;
  redirect(who: Phrase, to: Phrase): string;
  survive(who: Phrase, health: number): string;
  level(level: number, cost: number, points: number): string;
  specialDeck(cards: string): string;
  requires(what: Phrase): string;
  alternative(costs: string): string;
  additional(costs: string): string;
  onlyIf(clause: string): string;
  placement(where: Line | 'any'): string;
  /** Effects, conditions and triggers that a plug-in brings without words for them. */
  custom(name: string): string;
}

export interface Book {
  readonly nouns: { readonly [key in NounKey]: Word };
  readonly qualities: Qualities;
  readonly who: WhoPhrases;
  readonly values: ValuePhrases;
  readonly conditions: ConditionPhrases;
  readonly costs: CostPhrases;
  readonly gifts: GiftPhrases;
  readonly durations: DurationPhrases;
  readonly triggers: {
    readonly [event in Exclude<TriggerEvent, 'turn start' | 'turn end' | 'phase'>]: (
      happened: Happened,
    ) => string;
  };
  readonly effects: EveryEffect;
  readonly frame: FramePhrases;
  readonly keywords: { readonly [keyword in Keyword]: string };
  readonly phrase: (parts: Parts) => Phrase;
  /** The same once it was just named: as a subject it need not be said in full. */
  readonly short: (phrase: Phrase) => Phrase;
  readonly range: (range: Range) => string;
  /** `a, b and c`. */
  readonly list: (parts: readonly string[], joint: 'and' | 'or') => string;
  readonly state: (
    state: StateName,
    who: Phrase,
    amount: Amount | undefined,
    against: Immunity | undefined,
  ) => string;
  readonly immunity: (to: Immunity) => string;
  readonly numeral: (n: number, word: Word) => string;
  readonly signed: (n: number) => string;
}
