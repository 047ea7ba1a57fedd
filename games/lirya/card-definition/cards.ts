/** Types of card definitions and their abilities, as plain JSON. */
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
 * What triggers an ability. Each event has a subject (what it happens to) and a cause (what brought it about): with damage taken, the subject is the damaged card and the cause the source of the damage.
 * `whose` and `like` test the subject; with 'attack', 'kill' and 'damage dealt' they test the cause, and the subject is the attacked, killed or damaged card.
 */
export interface Trigger {
  readonly on: TriggerEvent | `${string}:${string}`;
  /** Default 'source', the card itself; with events of players (turns, phases, draws, discards, energy, spells cast) 'you'. 'bearer': the character that carries the equipment; a side: any card or player of it. */
  readonly whose?: 'source' | 'bearer' | PlayerSide | 'anybody';
  readonly like?: CardFilter;
  /** Tests the other of the two: the cause, or the subject where `like` tests the cause. */
  readonly by?: CardFilter;
  /** With 'state applied' and 'state removed'. */
  readonly state?: StateName;
  /** With 'phase'. */
  readonly phase?: TurnPhase;
  /** Only the n-th event of this kind for that player in a turn: the second spell. */
  readonly nth?: number;
}

interface NamedAbility {
  /** A proper name of the ability. Its text is generated from the other fields. */
  readonly name?: ByLanguage<string>;
}

/** Applies while its card is in play and the condition is true. */
export interface StaticAbility extends NamedAbility {
  readonly kind: 'static';
  readonly to: 'source' | 'bearer' | 'you' | 'opponent' | 'both players' | CardFilter;
  readonly if?: Condition;
  readonly gives: readonly Gift[];
}

export interface TriggeredAbility extends NamedAbility {
  readonly kind: 'triggered';
  readonly trigger: Trigger | readonly Trigger[];
  /** Checked when the event happens and again when the ability resolves. */
  readonly if?: Condition;
  /** Its controller may decline. */
  readonly optional?: true;
  readonly limit?: UseLimit;
  readonly targets?: readonly TargetSpec[];
  readonly effects: readonly CardEffect[];
}

/** Activated abilities are used in the own main phase, responses in any response window. */
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

/** Changes an event before it happens. */
export interface ReplacementAbility extends NamedAbility {
  readonly kind: 'replacement';
  readonly instead: 'damage' | 'death';
  /** The card or player that the event would affect; default the source. */
  readonly to?: 'source' | 'bearer' | 'you' | CardFilter;
  readonly if?: Condition;
  readonly limit?: UseLimit;
  /** With 'damage': how much of it is prevented. */
  readonly prevent?: ValueExpression | 'all';
  /** With 'damage': the card or player that takes it instead. */
  readonly redirect?: Selector;
  /** With 'death': it stays in play with this health. */
  readonly survive?: number;
  /** Further effects, put on the stack. */
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
  /** Created by effects only, in no deck; ceases to exist when it leaves play or the hand. */
  readonly token?: true;
  /** Alternative cost, paid instead of the energy cost. */
  readonly instead?: readonly Cost[];
  /** Condition for playing the card. */
  readonly if?: Condition;
  /** Abilities that the effects of this card can give to other cards, by name. */
  readonly extras?: { readonly [name: string]: Ability };
}

export interface CharacterCard extends CardBase {
  readonly type: 'character';
  readonly attack: number;
  readonly defence: number;
  readonly health: number;
  /** Default by class: mages and clerics stand in the second line, all other characters in either. */
  readonly placement?: Placement;
  readonly keywords?: readonly PrintedKeyword[];
  readonly abilities?: readonly Ability[];
}

export interface StructureLevel {
  /** Energy for the upgrade to this level; 0 for the first level, which is paid with the card's cost. */
  readonly cost: number;
  readonly points: number;
  readonly keywords?: readonly PrintedKeyword[];
  readonly abilities: readonly Ability[];
}

export interface StructureCard extends CardBase {
  readonly type: 'structure';
  readonly levels: readonly [StructureLevel, StructureLevel, StructureLevel];
  /** A special deck of 5 to 10 token cards: from the second turn on its player may take one at each start of turn. */
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
  /** Filter that the bearer must match when it is equipped. */
  readonly requires?: CardFilter;
  readonly attack?: number;
  readonly defence?: number;
  readonly health?: number;
  /** Given to the bearer. */
  readonly keywords?: readonly PrintedKeyword[];
  readonly abilities?: readonly Ability[];
}

export type CardDefinition = CharacterCard | StructureCard | SpellCard | EquipmentCard;

/** A noun that a set defines, as card texts need it. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  /** Grammatical gender in languages that have it; default 'm'. */
  readonly gender?: 'm' | 'f';
}

/** A set of cards as a file contains it. */
export interface CardSet {
  /** Version of the file format. */
  readonly format: 1;
  readonly id: string;
  readonly version: number;
  readonly name: ByLanguage<string>;
  /** The nouns for its tags, its counters and the names under which its cards remember something. */
  readonly words?: { readonly [word: string]: ByLanguage<Noun> };
  /** The plug-ins that its cards need, with their versions. */
  readonly needs?: { readonly [plugin: string]: number };
  readonly cards: readonly CardDefinition[];
}
