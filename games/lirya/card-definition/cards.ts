/** Cards and their abilities as data. A set is a list of cards; nothing in it is code. */
import type { ByLanguage } from '@ludoteca/kit';
import type { CardEffect, Gift } from './effects.ts';
import type {
  CardId,
  Condition,
  Cost,
  CardFilter,
  UseLimit,
  PlayerSide,
  TargetSpec,
  ValueExpression,
  Selector,
} from './expressions.ts';
import type {
  CardType,
  CharacterClass,
  ElementName,
  EquipmentSlot,
  KeywordName,
  TurnPhase,
  Placement,
  Rarity,
  StateName,
  TriggerEvent,
} from './enumerations.ts';

/**
 * What an ability waits for. Each event happens to somebody, the subject, by somebody, the cause: damage taken has the wounded as subject, the wounder as cause. `whose` and
 * `like` look at the subject; but with 'attack', 'kill' and 'damage dealt' at the cause, who acts, while the subject is the attacked, the killed, the wounded.
 */
export interface Trigger {
  readonly on: TriggerEvent | `${string}:${string}`;
  /** Default 'source', the card itself; with events of players (turns, phases, draws, discards, energy, spells cast) 'you'. 'bearer': who carries it; a side: any card or player of it. */
  readonly whose?: 'source' | 'bearer' | PlayerSide | 'anybody';
  readonly like?: CardFilter;
  /** What the other of the two must be like. */
  readonly by?: CardFilter;
  /** With 'state applied' and 'state removed'. */
  readonly state?: StateName;
  /** With 'phase'. */
  readonly phase?: TurnPhase;
  /** Only the n-th of its kind for that player in a turn: the second spell. */
  readonly nth?: number;
}

interface NamedAbility {
  /** A name of its own, if it has one; its text is made from the rest. */
  readonly name?: ByLanguage<string>;
}

/** Holds as long as its card is in play and the condition is true. */
export interface StaticAbility extends NamedAbility {
  readonly kind: 'static';
  readonly to: 'source' | 'bearer' | 'you' | 'opponent' | 'both players' | CardFilter;
  readonly if?: Condition;
  readonly gives: readonly Gift[];
}

export interface TriggeredAbility extends NamedAbility {
  readonly kind: 'triggered';
  readonly trigger: Trigger | readonly Trigger[];
  /** Looked at when it happens and again when it would take effect. */
  readonly if?: Condition;
  /** Its player may let it go. */
  readonly optional?: true;
  readonly limit?: UseLimit;
  readonly targets?: readonly TargetSpec[];
  readonly effects: readonly CardEffect[];
}

/** Used by its player: activated in the own main phase, response in any window. */
export interface ActivatedAbility extends NamedAbility {
  readonly kind: 'activated' | 'response';
  readonly costs?: readonly Cost[];
  readonly if?: Condition;
  readonly limit?: UseLimit;
  /** 'hand': used from the hand, with 'discard source' among its costs. */
  readonly from?: 'play' | 'hand';
  readonly targets?: readonly TargetSpec[];
  readonly effects: readonly CardEffect[];
}

/** Steps in before something happens, and changes it. */
export interface ReplacementAbility extends NamedAbility {
  readonly kind: 'replacement';
  readonly instead: 'damage' | 'death';
  /** To whom it would happen; default the source. */
  readonly to?: 'source' | 'bearer' | 'you' | CardFilter;
  readonly if?: Condition;
  readonly limit?: UseLimit;
  /** With 'damage': how much of it does not happen. */
  readonly prevent?: ValueExpression | 'all';
  /** With 'damage': who takes it in its place. */
  readonly redirect?: Selector;
  /** With 'death': it stays in play with so much health. */
  readonly survive?: number;
  /** What happens besides, put on the stack. */
  readonly effects?: readonly CardEffect[];
}

export type Ability = StaticAbility | TriggeredAbility | ActivatedAbility | ReplacementAbility;

export type PrintedKeyword = KeywordName | { readonly keyword: KeywordName; readonly n: number };

interface CardBase {
  readonly id: CardId;
  readonly name: ByLanguage<string>;
  readonly type: CardType;
  readonly rarity: Rarity;
  readonly cost: number;
  readonly element?: ElementName;
  readonly class?: CharacterClass;
  readonly tags?: readonly string[];
  readonly flavour?: ByLanguage<string>;
  readonly image?: string;
  /** Made by effects, in no deck; vanishes when it leaves play or the hand. */
  readonly token?: true;
  /** Another way to pay, instead of the energy cost. */
  readonly instead?: readonly Cost[];
  /** What must hold for it to be played. */
  readonly if?: Condition;
  /** Abilities that its effects can give to others, by name. */
  readonly extras?: { readonly [name: string]: Ability };
}

export interface CharacterCard extends CardBase {
  readonly type: 'character';
  readonly attack: number;
  readonly defence: number;
  readonly health: number;
  /** Default by class: mages and clerics stand in the second line, all others in either. */
  readonly placement?: Placement;
  readonly keywords?: readonly PrintedKeyword[];
  readonly abilities?: readonly Ability[];
}

export interface StructureLevel {
  /** What it costs to be raised to it; of the first level, nothing but the card's cost. */
  readonly cost: number;
  readonly points: number;
  readonly keywords?: readonly PrintedKeyword[];
  readonly abilities: readonly Ability[];
}

export interface StructureCard extends CardBase {
  readonly type: 'structure';
  readonly levels: readonly [StructureLevel, StructureLevel, StructureLevel];
  /** A special deck of 5 to 10 token cards: from the second turn on its player may take one at each start. */
  readonly deck?: readonly CardId[];
}

export interface SpellCard extends CardBase {
  readonly type: 'spell';
  readonly speed: 'normal' | 'response';
  readonly costs?: readonly Cost[];
  readonly keywords?: readonly PrintedKeyword[];
  readonly targets?: readonly TargetSpec[];
  readonly effects: readonly CardEffect[];
}

export interface EquipmentCard extends CardBase {
  readonly type: 'equipment';
  readonly slot: EquipmentSlot;
  /** What its bearer must be like when it is equipped. */
  readonly requires?: CardFilter;
  readonly attack?: number;
  readonly defence?: number;
  readonly health?: number;
  /** What the bearer gets. */
  readonly keywords?: readonly PrintedKeyword[];
  readonly abilities?: readonly Ability[];
}

export type CardDefinition = CharacterCard | StructureCard | SpellCard | EquipmentCard;

/** A word of a set's own, as a card text needs it. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  /** Where a language has it; default 'm'. */
  readonly gender?: 'm' | 'f';
}

/** A set as a file holds it. */
export interface CardSet {
  /** The form of the file; now 1. */
  readonly format: 1;
  readonly id: string;
  readonly version: number;
  readonly name: ByLanguage<string>;
  /** What its tags, its counters and what its cards remember are called. */
  readonly words?: { readonly [word: string]: ByLanguage<Noun> };
  /** The plug-ins that its cards need, with their versions. */
  readonly needs?: { readonly [plugin: string]: number };
  readonly cards: readonly CardDefinition[];
}
