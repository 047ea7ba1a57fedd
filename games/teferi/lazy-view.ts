/** The view of a seat for computer players: the values of `view`, computed when they are read, since most decisions need few of them. */
import { at, type DeepReadonly, type Seat } from '@ludoteca/kernel';
import type { Lazy } from '@ludoteca/kit';
import { coloursIn, supertypesIn, typesIn } from './layers/bit-masks.ts';
import type { BoardState, ReadonlyTeferiState } from './layers/board-state.ts';
import type { Characteristics } from './layers/compiled-cards.ts';
import { deriveBoard } from './layers/index.ts';
import { previewHandPayments } from './payment-preview.ts';
import { nameOf } from './rules/state-access.ts';
import { isSummoningSick } from './rules/summoning-sickness.ts';
import type { ObjectId, Permanent, PlayerSide } from './state.ts';
import type { View, VisiblePermanent, VisibleSide, VisibleStackObject } from './view-types.ts';
import {
  changedActivatedLines,
  distinctKeywords,
  findKnownCards,
  findOpenCards,
  viewBegunSteps,
  viewCards,
  viewLayers,
  viewStackObject,
  viewZoneCards,
} from './view.ts';

const findById = <T extends { readonly id: ObjectId }>(
  list: readonly T[] | undefined,
  wanted: ObjectId,
): T | undefined => list?.find(({ id }) => id === wanted);

class LazyPermanent implements Lazy<VisiblePermanent> {
  private readonly board: BoardState;
  private readonly place: number;
  private readonly permanent: DeepReadonly<Permanent>;
  private readonly characteristics: Characteristics;

  constructor(board: BoardState, place: number) {
    this.board = board;
    this.place = place;
    this.permanent = at(board.state.battlefield, place);
    this.characteristics = at(board.characteristics, place);
  }

  get id() {
    return this.permanent.id;
  }
  get card() {
    return nameOf(this.board.state, this.permanent.kind);
  }
  get owner() {
    return this.permanent.owner;
  }
  get controller() {
    return this.permanent.controller;
  }
  get tapped() {
    return this.permanent.tapped;
  }
  get sick() {
    return isSummoningSick(this.board, this.place);
  }
  get supertypes() {
    return supertypesIn(this.characteristics.supers);
  }
  get types() {
    return typesIn(this.characteristics.types);
  }
  get subtypes() {
    return this.characteristics.subtypes;
  }
  get colours() {
    return coloursIn(this.characteristics.colours);
  }
  get power() {
    return this.characteristics.power;
  }
  get toughness() {
    return this.characteristics.toughness;
  }
  get damage() {
    return this.permanent.damage;
  }
  get counters() {
    return this.permanent.counters;
  }
  get keywords() {
    return distinctKeywords(this.characteristics.abilities);
  }
  get host() {
    return this.permanent.host;
  }
  get token() {
    const { kind, card } = this.permanent;
    return card === -1 || at(this.board.cards, kind).card.token === true;
  }
  get shields() {
    return this.permanent.shields;
  }
  get attacking() {
    return findById(this.board.state.combat?.attackers, this.id)?.at;
  }
  get blocked() {
    return findById(this.board.state.combat?.attackers, this.id)?.blocked;
  }
  get blocking() {
    return findById(this.board.state.combat?.blocking, this.id)?.attackers;
  }
  get acts() {
    return changedActivatedLines(at(this.board.cards, this.permanent.kind), this.characteristics).acts;
  }
  get layers() {
    const layers = viewLayers(this.board)[this.place] ?? [];
    return layers.length > 1 ? layers : undefined;
  }
}

class LazySide implements Lazy<VisibleSide> {
  private readonly board: BoardState;
  private readonly owner: Seat;
  private readonly seat: Seat;
  private readonly side: DeepReadonly<PlayerSide>;

  constructor(board: BoardState, owner: Seat, seat: Seat) {
    this.board = board;
    this.owner = owner;
    this.seat = seat;
    this.side = at(board.state.sides, owner);
  }

  get life() {
    return this.side.life;
  }
  get poison() {
    return this.side.poison;
  }
  get energy() {
    return this.side.energy;
  }
  get mana() {
    return this.side.mana;
  }
  get library() {
    return this.side.library.length;
  }
  get known() {
    const { state } = this.board;
    return findKnownCards(this.side, this.owner, this.seat).map(({ place, kind }) => ({
      place,
      card: nameOf(state, kind),
    }));
  }
  get hand() {
    return this.side.hand.length;
  }
  get cards() {
    const { state } = this.board;
    return findOpenCards(this.side, this.owner, this.seat).map((kind) => nameOf(state, kind));
  }
  get pays() {
    return this.owner === this.seat ? previewHandPayments(this.board, this.owner) : {};
  }
  get graveyard() {
    return viewZoneCards(this.board.state, this.side.graveyard);
  }
  get exile() {
    return viewZoneCards(this.board.state, this.side.exile);
  }
  get looking() {
    const { state } = this.board;
    return this.owner === this.seat ? this.side.looking.map((kind) => nameOf(state, kind)) : [];
  }
  get landsPlayed() {
    return this.side.landsPlayed;
  }
}

class LazyView implements View {
  private readonly board: BoardState;
  private readonly seat: Seat;
  private readSides: readonly VisibleSide[] | undefined = undefined;
  private readBattlefield: readonly VisiblePermanent[] | undefined = undefined;
  private readStack: readonly VisibleStackObject[] | undefined = undefined;
  private readCards: View['cards'] | undefined = undefined;

  constructor(board: BoardState, seat: Seat) {
    this.board = board;
    this.seat = seat;
  }

  get turn() {
    return this.board.state.turn;
  }
  get active() {
    return this.board.state.active;
  }
  get step() {
    return this.board.state.step;
  }
  get sides() {
    return (this.readSides ??= this.board.state.sides.map(
      (_, owner) => new LazySide(this.board, owner, this.seat) as VisibleSide,
    ));
  }
  get battlefield() {
    return (this.readBattlefield ??= this.board.state.battlefield.map(
      (_, place) => new LazyPermanent(this.board, place) as VisiblePermanent,
    ));
  }
  get stack() {
    const { stack } = this.board.state;
    return (this.readStack ??= stack.map((item, i) =>
      viewStackObject(this.board, item, i === stack.length - 1),
    ));
  }
  get cards() {
    return (this.readCards ??= viewCards(this.board, this.seat));
  }
  get begun() {
    return viewBegunSteps(this.board.state);
  }
}

export const lazyView = (state: ReadonlyTeferiState, seat: Seat): View =>
  new LazyView(deriveBoard(state), seat);
