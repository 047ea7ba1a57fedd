/** What a watcher may know: all that faces, texts and computer players have. */
import type { Seat } from '@ludoteca/kernel';
import type { CardType, Colour, ManaType, TurnStep, Supertype } from './abilities/index.ts';
import type { LayerStep } from './layer-explanation/index.ts';
import type { EntityId, ObjectId } from './state.ts';

/** A card as printed, by name: for zooming. */
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
  /** The words of its activated abilities, where they can be told apart. */
  readonly acts?: readonly string[];
  readonly token: boolean;
  /** What casting it means for its first target: above 0 good, below bad, as bad as so much damage; 0 neither. */
  readonly bent: number;
}

/** A permanent with its current values, after all effects. */
export interface VisiblePermanent {
  readonly id: ObjectId;
  readonly card: string;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly tapped: boolean;
  /** 302.6: cannot attack nor pay {T}. */
  readonly sick: boolean;
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly colours: readonly Colour[];
  readonly power: number;
  readonly toughness: number;
  readonly damage: number;
  readonly counters: { readonly [kind: string]: number };
  /** By name, each once, in lower case. */
  readonly keywords: readonly string[];
  /** What it is attached to; 0: nothing. */
  readonly host: EntityId;
  readonly attacking?: EntityId;
  readonly blocked?: boolean;
  /** The attackers that it blocks; none where they have left combat. */
  readonly blocking?: readonly ObjectId[];
  readonly token: boolean;
  readonly shields: number;
  /** The words of its activated abilities, where they are not those of the card; empty: those that were gained. */
  readonly acts?: readonly string[];
  /** What made it what it is, where that is not what is printed on it. */
  readonly layers?: readonly LayerStep[];
}

/** 601.2g, foreseen: what automatic payment would tap and take. Whoever wants it otherwise taps first: the pool is spent before anything else. */
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
  /** For each use of the word "target" what it means for what is chosen: see `Printed.bent`. */
  readonly bents: readonly number[];
  /** Of the top one: what would pay for it, if it is not paid yet. */
  readonly pays?: PaymentPreview;
}

export interface VisibleSide {
  readonly life: number;
  readonly poison: number;
  /** In the order W U B R G C. */
  readonly mana: readonly number[];
  readonly library: number;
  /** Cards of the library that the watcher knows, by their place from the top. */
  readonly known: readonly { readonly place: number; readonly card: string }[];
  readonly hand: number;
  /** The cards in hand, for whom they are no secret: all of them, or those that were revealed. */
  readonly cards: readonly string[];
  /** For each card of the own hand that could be paid what would pay for it. */
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
  /** The last is on top. */
  readonly stack: readonly VisibleStackObject[];
  /** Every card that can be seen, by name. */
  readonly cards: { readonly [name: string]: PrintedCard };
  readonly begun: { readonly [step in TurnStep]?: number };
}
