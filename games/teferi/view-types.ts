/** The types of the view: what user interfaces, texts and computer players see. */
import type { Seat } from '@ludoteca/kernel';
import type { CardType, Colour, ManaType, TurnStep, Supertype } from './abilities/index.ts';
import type { LayerStep } from './layer-explanation/index.ts';
import type { EntityId, ObjectId } from './state.ts';

/** A card as printed. */
export interface PrintedCard {
  readonly name: string;
  readonly cost?: string;
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly colours: readonly Colour[];
  readonly power?: number;
  readonly toughness?: number;
  readonly loyalty?: number;
  readonly text: string;
  /** The text of each activated ability, if the lines can be assigned. */
  readonly acts?: readonly string[];
  readonly token: boolean;
  /** The names of the other faces. */
  readonly faces?: readonly string[];
  /** Polarity for the first target (see polarity.ts): positive good, negative bad in points of damage, 0 neutral. */
  readonly bent: number;
}

/** A permanent with its current characteristics. */
export interface VisiblePermanent {
  readonly id: ObjectId;
  readonly card: string;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly tapped: boolean;
  /** 302.6: summoning sick. */
  readonly sick: boolean;
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly colours: readonly Colour[];
  readonly power: number;
  readonly toughness: number;
  readonly damage: number;
  readonly counters: { readonly [kind: string]: number };
  /** Names of keyword abilities, each once. */
  readonly keywords: readonly string[];
  /** The entity it is attached to; 0: none. */
  readonly host: EntityId;
  readonly attacking?: EntityId;
  readonly blocked?: boolean;
  /** The attackers it blocks; empty if they have left combat. */
  readonly blocking?: readonly ObjectId[];
  readonly token: boolean;
  readonly shields: number;
  /** The text of each activated ability, if they differ from the card's; empty for gained ones. */
  readonly acts?: readonly string[];
  /** The changes layer by layer, if the permanent differs from the printed card. */
  readonly layers?: readonly LayerStep[];
}

/** 601.2g: what automatic payment would tap and use. Mana in the pool is spent first, so players can tap other sources before. */
export interface PaymentPreview {
  readonly taps: readonly ObjectId[];
  readonly pool: readonly ManaType[];
  readonly life: number;
}

export interface VisibleZoneCard {
  readonly id: ObjectId;
  readonly card: string;
}

export interface VisibleStackObject {
  readonly id: ObjectId;
  readonly card: string;
  readonly controller: Seat;
  readonly what: 'spell' | 'activated' | 'triggered' | 'copy';
  readonly source: ObjectId;
  readonly targets: readonly EntityId[];
  readonly x: number;
  readonly modes: readonly number[];
  /** The polarity of each target slot (see `PrintedCard.bent`). */
  readonly bents: readonly number[];
  /** Only for the top object: the payment preview until it is paid. */
  readonly pays?: PaymentPreview;
}

export interface VisibleSide {
  readonly life: number;
  readonly poison: number;
  /** Energy counters; absent: none. */
  readonly energy?: number;
  /** In the order W U B R G C. */
  readonly mana: readonly number[];
  readonly library: number;
  /** Known cards of the library by their position from the top. */
  readonly known: readonly { readonly place: number; readonly card: string }[];
  readonly hand: number;
  /** The cards in hand that the watcher may see. */
  readonly cards: readonly string[];
  /** The payment preview of each castable card in the own hand. */
  readonly pays: { readonly [card: string]: PaymentPreview };
  readonly graveyard: readonly VisibleZoneCard[];
  readonly exile: readonly VisibleZoneCard[];
  /** Cards that the watcher is looking at. */
  readonly looking: readonly string[];
  readonly landsPlayed: number;
}

export interface View {
  readonly turn: number;
  readonly active: Seat;
  readonly step: TurnStep;
  readonly sides: readonly VisibleSide[];
  readonly battlefield: readonly VisiblePermanent[];
  /** The last object is on top. */
  readonly stack: readonly VisibleStackObject[];
  /** The printed cards of all visible names. */
  readonly cards: { readonly [name: string]: PrintedCard };
  readonly begun: { readonly [step in TurnStep]?: number };
}
