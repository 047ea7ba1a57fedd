/** What lies on the table. Numbers of objects are positive; a player as a target or recipient is -1 - seat (`playerAim`). */
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
  /** 103.1: who takes the first turn. */
  readonly first: 'random' | 'seat 1' | 'seat 2';
  readonly life: number;
  /** `2021`: attackers order their blockers (509.2 of that year), damage follows the order. */
  readonly rulesVersion: '2026' | '2021';
  /** Whether seats are asked for every priority, or only where, as far as all can see, they could act. */
  readonly windows: 'able' | 'always';
}

/** The number of an object (400.7: a new one in every zone), never of one in a hidden zone. */
export type ObjectId = number;
/** An index into `State.cards`. */
export type CardIndex = number;
/** An object's number, or -1 - seat. */
export type EntityId = number;
export type Counters = { [kind: string]: number };

export interface Permanent {
  readonly id: ObjectId;
  /** What is printed on it; after a copy effect, on what it copies. */
  kind: CardIndex;
  /** The card, where that differs from `kind`: -1 for a token copy. */
  readonly card: CardIndex;
  readonly owner: Seat;
  /** Before control effects of layer 2. */
  readonly under: Seat;
  /** Whoever controls it now. */
  controller: Seat;
  tapped: boolean;
  /** The turn in which it entered. */
  readonly entered: number;
  /** When it came under its controller's control (302.6), and its timestamp (613.7). */
  since: number;
  stamp: number;
  damage: number;
  /** Damaged by a source with deathtouch since state-based actions were last checked (704.5h). */
  deathtouched: boolean;
  counters: Counters;
  /** 613.7c: when each kind of counter that gives a keyword was last put on it. */
  marks?: { readonly [kind: string]: number };
  /** What it is attached to; 0: nothing. */
  host: EntityId;
  /** 701.19: regeneration shields. */
  shields: number;
  /** It stays tapped in its controller's next untap step. */
  frozen: boolean;
  /** How it was cast, if it was: kicked, for how much X, by which alternative cost. */
  kicked: boolean;
  x: number;
  way: string;
  /** How often each of its abilities was activated or has triggered this turn, by index. */
  uses: number[];
}

/** A card in a graveyard or in exile. */
export interface ZoneCard {
  readonly id: ObjectId;
  readonly kind: CardIndex;
  /** 610.3: comes back when this object leaves the battlefield; 0: does not; COMING: as soon as it is known what it enchants. */
  readonly until: ObjectId;
}
/** An Aura that comes back, but what it will enchant has still to be chosen (303.4f). */
export const RETURNING = -1;

/** A spell or an ability on the stack, and what it is about. Also where something resolves without the stack (605.3b). */
export interface StackObject {
  readonly id: ObjectId;
  readonly controller: Seat;
  readonly owner: Seat;
  /** What spell it is; for an ability the kind of its source. */
  readonly kind: CardIndex;
  /** An ability's source; the spell itself for a spell. */
  readonly source: ObjectId;
  /** null for a permanent spell: it has no instructions of its own. */
  readonly does: Instructions | ModalInstructions | null;
  readonly what: 'spell' | 'activated' | 'triggered' | 'copy';
  /** Where the spell was cast from. */
  readonly from: 'hand' | 'graveyard' | 'exile' | 'battlefield';
  /** The alternative cost that was paid, such as flashback. */
  readonly way: string;
  readonly if: Condition | null;
  modes: number[];
  /** For each use of the word "target", in order, what was chosen. */
  targets: EntityId[][];
  /** The first slot of the mode that is resolving. */
  base: number;
  /** How damage is divided among the targets of a slot. */
  shares: number[];
  x: number;
  kicked: boolean;
  /** The trigger's `it`, `other`, `that player`, `that much`; `made` and `done` change while it resolves. */
  it: ObjectId;
  other: ObjectId;
  player: Seat;
  amount: number;
  made: ObjectId[];
  /** 303.4f: what was chosen for Auras to enchant that it puts onto the battlefield. */
  hosts?: readonly (readonly [aura: ObjectId, host: EntityId])[];
  /** What paid its costs, where somebody chose it. */
  paid: ObjectId[];
  done: boolean;
}

/** 733.1: what must be put back where it was if an announcement is taken back. */
export interface PendingAnnouncement {
  /** How many had passed in a row before. */
  readonly passed: number;
  /** Where the card was in its hand or graveyard. */
  readonly place: number;
  /** The object that it was in a graveyard. */
  readonly lying: ZoneCard | null;
}

/** An ability that has triggered and waits to be put on the stack (603.3). */
export type PendingTrigger = Omit<StackObject, 'id'>;

/** 611.2: a continuous effect of something that resolved. */
export interface ResolvedEffect {
  readonly stamp: number;
  readonly source: ObjectId;
  readonly kind: CardIndex;
  readonly controller: Seat;
  readonly affects: readonly ObjectId[];
  /** 611.2c: what changes no characteristics holds for whatever matches, also later. */
  readonly every?: ObjectFilter;
  /** Its numbers are those that they were as it began (608.2h). */
  readonly changes: readonly ContinuousChange[];
  readonly until: EffectDuration;
}

/** 615.7 and 615.1: a shield that prevents damage this turn. */
export interface PreventionShield {
  /** What made it. */
  readonly source: ObjectId;
  /** 0: any source; an object's number otherwise. */
  readonly from: ObjectId;
  /** null: whatever it would be dealt to. */
  readonly to: readonly EntityId[] | null;
  readonly combat: boolean;
  /** -1: all. */
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
}

/** 608.2h: what is remembered of an object that left the battlefield or the stack this turn. */
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
  /** It was a spell or an ability: no permanent. */
  readonly stack?: 'spell' | 'ability';
  /** The object that it became in a public zone; 0: none. */
  became: ObjectId;
}

export interface AttackingCreature {
  readonly id: ObjectId;
  /** Whom it attacks. */
  readonly at: EntityId;
  /** 509.1h: stays so when its blockers are gone. */
  blocked: boolean;
  /** In the order of rulesVersion 2021. */
  blockers: ObjectId[];
}

export interface BlockingCreature {
  readonly id: ObjectId;
  /** What it blocks, as far as that is still attacking; in the order of its damage with the rules of 2021. */
  attackers: ObjectId[];
}

export interface CombatState {
  attackers: AttackingCreature[];
  /** 509.1g: all blocking creatures, also those whose attackers have left combat. */
  blocking: BlockingCreature[];
  /** 508.8: whether any creature was declared as an attacker or put onto the battlefield attacking, gone or not. */
  attacked: boolean;
  /** 510.4: who had first or double strike as the first damage step began; null: there was none. */
  struck: ObjectId[] | null;
}

/** What a seat has. Cards of hidden zones are kinds, so that nothing tells equal ones apart. */
export interface PlayerSide {
  life: number;
  poison: number;
  /** The last card is the top one. */
  library: CardIndex[];
  /** For each card of the library who knows it: bit 1 its owner, bit 2 the opponent. */
  libraryKnown: number[];
  hand: CardIndex[];
  /** For each card in hand whether the opponent knows it. */
  handKnown: boolean[];
  graveyard: ZoneCard[];
  exile: ZoneCard[];
  /** By `MANA`. */
  mana: number[];
  /** How much of it comes from snow sources (107.4h). */
  snow: number[];
  /** 106.6: mana that can be spent on such spells alone; its type as an index of `MANA`. */
  limited: { readonly mana: number; readonly only: ObjectFilter }[];
  /** For boards laid by a judge: mana that is there for every payment, by `MANA`, or as much as it takes. */
  grant: 'none' | 'any' | number[];
  /** Since when this turn's permanents count as new (302.6). */
  turnBegan: number;
  landsPlayed: number;
  extraLands: number;
  mulligans: number;
  /** 704.5b */
  drewFromEmpty: boolean;
  /** The player loses or wins by an effect. */
  verdict: 'none' | 'loses' | 'wins';
  left: boolean;
  /** By TURN_FACTS. */
  facts: number[];
  /** 101.4a: cards in hand that were chosen to be discarded; nobody else knows which until all have chosen. */
  sealed: CardIndex[];
  /** Cards being looked at: nowhere else, and known to that seat alone. */
  looking: CardIndex[];
}

export interface State {
  /** Every card and token of the match, those that ship by name: frozen, shared by copies. */
  readonly cards: readonly (string | CardDefinition)[];
  readonly settings: Pick<Settings, 'life' | 'rulesVersion' | 'windows' | 'first'>;
  sides: PlayerSide[];
  battlefield: Permanent[];
  /** The last is on top. */
  stack: StackObject[];
  /** Mana abilities and payments that resolve without the stack. */
  aside: StackObject[];
  /** What is being put on the stack by a player; null: nothing is. */
  announced: PendingAnnouncement | null;
  triggered: PendingTrigger[];
  effects: ResolvedEffect[];
  shields: PreventionShield[];
  delayed: DelayedTrigger[];
  /** Who has damaged what this turn. */
  wounds: { readonly by: ObjectId; readonly to: EntityId }[];
  /** Last known information. */
  remembered: LastKnownObject[];
  combat: CombatState | null;
  turn: number;
  active: Seat;
  step: TurnStep;
  /** How often each step has begun this turn, by STEPS. */
  begun: number[];
  /** 500.7: who takes the next turn that is no extra one. */
  turnOf: Seat;
  extraTurns: Seat[];
  /** 500.8: the phases that are still to come before the ending phase, extra ones among them. */
  phases: ('combat' | 'main2')[];
  /** The next number of an object, and the next timestamp. */
  nextId: number;
  time: number;
  /** Raised by whatever changes characteristics; by whatever changes anything. */
  version: number;
  clock: number;
  /** The version at which state-based actions were last found to have nothing to do. */
  checked: number;
  /** 616.1: the order of replacement effects that was chosen for the next event; null: none was. */
  replacing: ObjectId[] | null;
  /** 732.4: by the height of the stack, how often its top has resolved without anybody choosing anything and without the stack coming lower. */
  unchosen: number[];
}
