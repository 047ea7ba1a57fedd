/** The game state. Object ids are positive; a player as a target or recipient is -1 - seat (`playerEntity`). */
import type { Json, Seat } from '@ludoteca/kernel';
import type {
  CardDefinition,
  ContinuousChange,
  Colour,
  CardType,
  Condition,
  Instructions,
  EffectDuration,
  ObjectFilter,
  ModalInstructions,
  TurnStep,
  Supertype,
  TriggerCondition,
} from './abilities/index.ts';

export interface Settings {
  /** A shipped deck by name, or a `Deck`. */
  readonly deck1: Json;
  readonly deck2: Json;
  /** 103.1: the starting player. */
  readonly first: 'random' | 'seat 1' | 'seat 2';
  readonly life: number;
  /** `2021`: the attacking player orders blockers (509.2 of that year), and damage follows the order. */
  readonly rulesVersion: '2026' | '2021';
  /** `always`: seats are asked for every priority; `able`: only if they could act according to public information. */
  readonly windows: 'able' | 'always';
}

/** The id of an object in a public zone; an object gets a new one in every zone (400.7). */
export type ObjectId = number;
/** An index into `State.cards`. */
export type CardIndex = number;
/** An object id, or -1 - seat for a player. */
export type EntityId = number;
export type Counters = { [kind: string]: number };

export interface Permanent {
  readonly id: ObjectId;
  /** The card whose characteristics it has; after a copy effect the copied one. */
  kind: CardIndex;
  /** The card itself, if different from `kind`; -1 for a token copy. */
  readonly card: CardIndex;
  readonly owner: Seat;
  /** The controller without control effects of layer 2. */
  readonly under: Seat;
  /** The current controller. */
  controller: Seat;
  tapped: boolean;
  /** The turn in which it entered. */
  readonly entered: number;
  /** The timestamp since which its controller has controlled it (302.6), and its timestamp (613.7). */
  since: number;
  stamp: number;
  damage: number;
  /** It was damaged by a source with deathtouch since the last check of state-based actions (704.5h). */
  deathtouched: boolean;
  counters: Readonly<Counters>;
  /** 613.7c: the timestamp of each kind of keyword counter. */
  marks?: { readonly [kind: string]: number };
  /** The entity it is attached to; 0: none. */
  host: EntityId;
  /** 701.19: regeneration shields. */
  shields: number;
  /** It does not untap in its controller's next untap step. */
  frozen: boolean;
  /** How it was cast: kicked, the value of X, the alternative cost. */
  kicked: boolean;
  x: number;
  way: string;
  /** The zone from which the spell that became it was cast, in matches in which a card reads it. */
  castFrom?: StackObject['from'];
  /** The mana spent to cast it by `MANA_TYPES`, in matches in which a card reads it. */
  spent?: readonly number[];
  /** The last turn in which it attacked, in matches in which a card reads it. */
  attacked?: number;
  /** 614.12a: the creature type, colour or land type chosen as it entered. */
  chosen?: string;
  /** How often each activated ability was activated this turn, by index; triggered abilities from index 100 on. */
  uses: readonly number[];
  /** 702.95: the creature with which it is paired. */
  paired?: ObjectId;
  /** The indexes of the activated abilities that were activated and can be activated only once. */
  exhausted?: readonly number[];
}

/** A card in a graveyard or in exile. */
export interface ZoneCard {
  readonly id: ObjectId;
  readonly kind: CardIndex;
  /** 610.3: it returns when this object leaves the battlefield; 0: it does not; `RETURNING`: it waits for the choice of what it enchants. */
  readonly until: ObjectId;
  /** 610.3: it returns to its owner's hand and not to the battlefield. */
  readonly toHand?: true;
  /** 607.2a: the source of the ability that exiled it, if another ability of the source refers to it. */
  readonly by?: ObjectId;
  readonly play?: PlayPermission;
  /** 702.62: time counters of a suspended card. */
  readonly time?: number;
}

/** 601.3: the permission to play a card from exile or a graveyard. */
export interface PlayPermission {
  readonly seat: Seat;
  /** The number of the last turn in which it applies; absent: it lasts while the card stays where it is. */
  readonly last?: number;
  /** The last turn is the first one of the player from that number on. */
  readonly ownTurn?: true;
  /** 118.9: without paying its mana cost. */
  readonly free?: true;
  /** 715.3d: not as an Adventure. */
  readonly front?: true;
  /** Lands cannot be played. */
  readonly spells?: true;
  /** 702.170d: only as a sorcery, and from the turn of this number on. */
  readonly plotted?: number;
  /** 702.34: it is cast with flashback. */
  readonly flashback?: true;
  /** 614.1a: the spell is exiled instead of being put into a graveyard. */
  readonly exiled?: true;
  /** 609.4b: mana of any colour or type can be spent on it. */
  readonly mana?: 'any colour' | 'any type';
}
/** `ZoneCard.until` of an Aura that returns as soon as its host is chosen (303.4f). */
export const RETURNING = -1;

/** A spell or ability on the stack, or a mana ability or payment that resolves without it (605.3b). */
export interface StackObject {
  readonly id: ObjectId;
  readonly controller: Seat;
  readonly owner: Seat;
  /** The card of the spell, or of the ability's source. */
  readonly kind: CardIndex;
  /** The source of an ability; a spell's own id. */
  readonly source: ObjectId;
  /** null for a permanent spell without instructions. */
  readonly does: Instructions | ModalInstructions | null;
  readonly what: 'spell' | 'activated' | 'triggered' | 'copy';
  /** The zone from which the spell was cast or the ability activated. */
  readonly from: 'hand' | 'graveyard' | 'exile' | 'battlefield' | 'library';
  /** The alternative cost that was paid, such as flashback; for an activated ability its index. */
  readonly way: string;
  readonly if: Condition | null;
  modes: number[];
  /** The chosen targets for each target slot. */
  targets: EntityId[][];
  /** The first target slot of the resolving mode. */
  base: number;
  /** How an amount is divided among the targets of a slot. */
  shares: number[];
  x: number;
  kicked: boolean;
  /** The `it`, `other`, `that player` and `that much` of the trigger event; `made` and `done` change during resolution. */
  it: ObjectId;
  other: ObjectId;
  player: Seat;
  amount: number;
  made: ObjectId[];
  /** 303.4f: the chosen hosts of Auras that it puts onto the battlefield. */
  hosts?: readonly (readonly [aura: ObjectId, host: EntityId])[];
  /** 702.51a: the creatures that are tapped to pay for mana. */
  convoked?: readonly ObjectId[];
  /** 702.66a: how many cards or permanents pay for generic mana. */
  helped?: number;
  /** 614.1a: it is exiled instead of being put into a graveyard. */
  exiled?: true;
  /** 614.1a: it is put into its owner's hand as it resolves. */
  returns?: true;
  /** 609.4b: mana of any colour or type can be spent on it. */
  mana?: 'any colour' | 'any type';
  /** 106.6: mana was spent on it because of which it cannot be countered. */
  sure?: true;
  /** The mana spent on it by `MANA_TYPES`, in matches in which a card reads it. */
  spent?: readonly number[];
  /** The objects chosen to pay its costs. */
  paid: ObjectId[];
  done: boolean;
}

/** 733.1: what is needed to cancel an announcement. */
export interface PendingAnnouncement {
  /** The number of consecutive passes before the announcement. */
  readonly passed: number;
  /** The index of the card in its hand, graveyard or exile. */
  readonly place: number;
  /** The card as it was in the graveyard or in exile. */
  readonly lying: ZoneCard | null;
  /** 608.2g: the spell is cast while another spell or ability resolves. */
  readonly during?: true;
}

/** An ability that has triggered and waits to be put on the stack (603.3). */
export type PendingTrigger = Omit<StackObject, 'id'>;

/** 611.2: a continuous effect from a resolved spell or ability. */
export interface ResolvedEffect {
  readonly stamp: number;
  readonly source: ObjectId;
  readonly kind: CardIndex;
  readonly controller: Seat;
  readonly affects: readonly ObjectId[];
  /** 611.2c: an effect that changes no characteristics applies to all matching objects, also later ones. */
  readonly every?: ObjectFilter;
  /** Amounts are fixed when the effect begins (608.2h). */
  readonly changes: readonly ContinuousChange[];
  readonly until: EffectDuration;
}

/** 615.7 and 615.1: a shield that prevents damage this turn. */
export interface PreventionShield {
  /** The source of the effect. */
  readonly source: ObjectId;
  /** The source of damage to which it applies; 0: any. */
  readonly from: ObjectId;
  /** The recipients to which it applies; null: any. */
  readonly to: readonly EntityId[] | null;
  readonly combat: boolean;
  /** The amount it still prevents; -1: all. */
  left: number;
}

/** 603.7: a delayed triggered ability. */
export interface DelayedTrigger {
  readonly when: TriggerCondition;
  readonly does: Instructions;
  readonly source: ObjectId;
  readonly kind: CardIndex;
  readonly controller: Seat;
  readonly about: readonly ObjectId[];
  readonly once: boolean;
  readonly thisTurn: boolean;
  /** 603.4: the intervening "if" of an emblem's ability. */
  readonly if?: Condition;
}

/** 608.2h: last known information of an object that left the battlefield or the stack this turn. */
export interface LastKnownObject {
  readonly id: ObjectId;
  readonly kind: CardIndex;
  readonly card: CardIndex;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly supertypes: readonly Supertype[];
  readonly colours: readonly Colour[];
  readonly keywords: readonly string[];
  readonly power: number;
  readonly toughness: number;
  readonly counters: Counters;
  readonly tapped: boolean;
  readonly host: EntityId;
  readonly token: boolean;
  readonly kicked: boolean;
  readonly x: number;
  /** It was a spell or ability, not a permanent. */
  readonly stack?: 'spell' | 'ability';
  /** The id it got in a public zone; 0: none. */
  became: ObjectId;
}

export interface AttackingCreature {
  readonly id: ObjectId;
  /** The attacked player or planeswalker. */
  readonly at: EntityId;
  /** 509.1h: it remains blocked when its blockers are gone. */
  blocked: boolean;
  /** In damage assignment order with `rulesVersion` 2021. */
  blockers: ObjectId[];
}

export interface BlockingCreature {
  readonly id: ObjectId;
  /** The attackers it blocks that are still in combat; in damage assignment order with `rulesVersion` 2021. */
  attackers: ObjectId[];
}

export interface CombatState {
  attackers: AttackingCreature[];
  /** 509.1g: all blocking creatures, including those whose attackers have left combat. */
  blocking: BlockingCreature[];
  /** 508.8: whether any creature has attacked in this combat. */
  attacked: boolean;
  /** 510.4: the creatures that had first or double strike when the first damage step began; null: there was none. */
  struck: ObjectId[] | null;
}

/** One player's part of the state. Cards in hidden zones are card indexes without ids, so that equal cards are indistinguishable. */
export interface PlayerSide {
  life: number;
  poison: number;
  /** 107.14: energy counters; absent: none. */
  energy?: number;
  /** The last card is on top. */
  library: CardIndex[];
  /** For each card of the library a bit mask of who knows it: 1 the owner, 2 the opponent. */
  libraryKnown: number[];
  hand: CardIndex[];
  /** For each card in hand whether the opponent knows it. */
  handKnown: boolean[];
  graveyard: ZoneCard[];
  exile: ZoneCard[];
  /** By `MANA_TYPES`. */
  mana: number[];
  /** The part of `mana` that comes from snow sources (107.4h), by `MANA_TYPES`. */
  snow: number[];
  /** 106.6: mana that can be spent only on matching spells; `mana` is an index of `MANA_TYPES`; `sure`: the spell cannot be countered. */
  limited: {
    readonly mana: number;
    readonly only: ObjectFilter;
    /** Or on abilities of matching sources. */
    readonly abilities?: ObjectFilter;
    readonly sure?: true;
  }[];
  /** Only in start positions: mana available for every payment, by `MANA_TYPES`; `any`: unlimited. */
  grant: 'none' | 'any' | readonly number[];
  /** The timestamp at which the player's latest turn began (302.6). */
  turnBegan: number;
  /** The timestamps of the player's last and current upkeep, in matches in which a card reads them. */
  upkeeps?: readonly [last: number, current: number];
  landsPlayed: number;
  extraLands: number;
  mulligans: number;
  /** 704.5b */
  drewFromEmpty: boolean;
  /** Set by effects that win or lose the game. */
  verdict: 'none' | 'loses' | 'wins';
  left: boolean;
  /** Counts of this turn, by `TURN_FACTS`. */
  facts: number[];
  /** 101.4a: cards in hand chosen to be discarded, secret until all players have chosen. */
  sealed: CardIndex[];
  /** Cards that the seat is looking at; they are in no other zone. */
  looking: CardIndex[];
}

export interface State {
  /** Every card and token of the match, shipped ones by name. Frozen and shared by copies. */
  readonly cards: readonly (string | CardDefinition)[];
  readonly settings: Pick<Settings, 'life' | 'rulesVersion' | 'windows' | 'first'>;
  sides: PlayerSide[];
  battlefield: Permanent[];
  /** The last object is on top. */
  stack: StackObject[];
  /** Mana abilities and payments, which resolve without the stack. */
  aside: StackObject[];
  /** The announcement in progress, if any. */
  announced: PendingAnnouncement | null;
  triggered: PendingTrigger[];
  effects: ResolvedEffect[];
  shields: PreventionShield[];
  delayed: DelayedTrigger[];
  /** Damage dealt this turn. */
  wounds: { readonly by: ObjectId; readonly to: EntityId }[];
  /** Last known information. */
  remembered: LastKnownObject[];
  combat: CombatState | null;
  turn: number;
  active: Seat;
  step: TurnStep;
  /** How often each step has begun this turn, by STEPS. */
  begun: number[];
  /** 500.7: the player who takes the next regular turn. */
  turnOf: Seat;
  extraTurns: Seat[];
  /** 500.8: the remaining phases before the ending phase, including extra ones. */
  phases: ('combat' | 'main2')[];
  /** The next object id and the next timestamp. */
  nextId: number;
  time: number;
  /** Incremented by changes that may affect characteristics, and by any change. Derived data is cached until they change. */
  version: number;
  clock: number;
  /** The version for which state-based actions were found to have nothing to do; skipping the check makes random matches 10 to 20 % faster. */
  checked: number;
  /** 614.12a: the answers for the objects that enter next, in their order. */
  entering?: readonly { readonly kind: CardIndex; readonly answers: readonly string[] }[];
  /** The spells cast this turn, in matches in which a card reads it. */
  castThisTurn?: readonly { readonly seat: Seat; readonly kind: CardIndex }[];
  /** The greatest number of spells that a player cast in the previous turn, in matches in which a card reads it. */
  spellsLastTurn?: number;
  /** 616.1: the chosen order of replacement effects for the next event, if any. */
  replacing: ObjectId[] | null;
  /** 732.4: for each height of the stack how often its top resolved without a choice by a player and without the stack getting lower. */
  unchosen: number[];
}
