/** The view of a seat for computer players: the values of `view`, computed when they are read, since most decisions need few of them. */
import { at, type DeepReadonly, type Seat } from '@ludoteca/kernel';
import type { Lazy } from '@ludoteca/kit';
import type { PlayerState, ReadonlyPiece, ReadonlyState } from './parts.ts';
import { FEATURE_BITS } from './pool/feature-bits.ts';
import { idAt } from './pool/index.ts';
import { canAttackWith } from './rules/combat-legality.ts';
import { isCharacter } from './rules/lookup.ts';
import { hasFeature, isSilenced } from './rules/static-abilities.ts';
import { startEvaluation, type StaticEvaluation } from './rules/static-evaluation.ts';
import { computeStat } from './rules/stats.ts';
import { computeKeywords } from './rules/traits.ts';
import type { PieceView, PlayerView, View } from './view-types.ts';
import {
  findKnownInDeck,
  toPieceView,
  toPlayerView,
  toSettingsView,
  viewAside,
  viewAttacks,
  viewDelayed,
  viewHand,
  viewKeywords,
  viewStack,
  viewStates,
} from './view.ts';

const NO_PIECES: readonly PieceView[] = [];
const NO_STATES: PieceView['states'] = [];

class LazyPiece implements Lazy<PieceView> {
  private readonly state: ReadonlyState;
  private readonly piece: ReadonlyPiece;
  private readonly evaluation: StaticEvaluation;
  private readBits: number | undefined = undefined;
  private readKeywords: PieceView['keywords'] | undefined = undefined;

  constructor(state: ReadonlyState, piece: ReadonlyPiece, evaluation: StaticEvaluation) {
    this.state = state;
    this.piece = piece;
    this.evaluation = evaluation;
  }

  /** Static, because the members of the prototype are the values of the view. */
  private static bitsOf(view: LazyPiece): number {
    return (view.readBits ??= computeKeywords(view.state, view.piece, undefined, view.evaluation));
  }

  get id() {
    return this.piece.id;
  }
  get card() {
    return idAt(this.piece.card);
  }
  get owner() {
    return this.piece.owner;
  }
  get control() {
    return this.piece.control;
  }
  get slot() {
    return this.piece.slot;
  }
  get level() {
    return this.piece.level;
  }
  get attack() {
    return computeStat(this.state, this.piece, 'attack', undefined, this.evaluation);
  }
  get defence() {
    return computeStat(this.state, this.piece, 'defence', undefined, this.evaluation);
  }
  get health() {
    return this.piece.health;
  }
  get most() {
    return this.piece.most;
  }
  get base() {
    return toPieceView(this.state, this.piece).base;
  }
  get why() {
    return toPieceView(this.state, this.piece).why;
  }
  get keywords() {
    return (this.readKeywords ??= viewKeywords(
      this.state,
      this.piece,
      LazyPiece.bitsOf(this),
      this.evaluation,
    ));
  }
  get states() {
    return this.piece.marks.length === 0
      ? NO_STATES
      : viewStates(this.state, this.piece, LazyPiece.bitsOf(this));
  }
  get equipment(): readonly PieceView[] {
    const { state, piece, evaluation } = this;
    return hasFeature(state, FEATURE_BITS.equipment)
      ? viewPieces(state, ({ bearer }) => bearer === piece.id, evaluation)
      : NO_PIECES;
  }
  get counters() {
    return toPieceView(this.state, this.piece).counters;
  }
  get abilities() {
    return toPieceView(this.state, this.piece).abilities;
  }
  get ready() {
    return isCharacter(this.piece) && canAttackWith(this.state, this.piece, LazyPiece.bitsOf(this));
  }
  get silenced() {
    return isSilenced(this.state, this.piece);
  }
  get immune() {
    return toPieceView(this.state, this.piece).immune;
  }
  get cannot() {
    return toPieceView(this.state, this.piece).cannot;
  }
  get untargetable() {
    return toPieceView(this.state, this.piece).untargetable;
  }
  get given() {
    return toPieceView(this.state, this.piece).given;
  }
}

const viewPieces = (
  state: ReadonlyState,
  isWanted: (piece: ReadonlyPiece) => boolean,
  evaluation: StaticEvaluation,
): readonly PieceView[] =>
  state.pieces.filter(isWanted).map((piece) => new LazyPiece(state, piece, evaluation) as PieceView);

class LazyDeck implements Lazy<PlayerView['deck']> {
  private readonly pile: DeepReadonly<PlayerState['deck']>;
  private readonly watcher: Seat;

  constructor(pile: DeepReadonly<PlayerState['deck']>, watcher: Seat) {
    this.pile = pile;
    this.watcher = watcher;
  }

  get count() {
    return this.pile.length;
  }
  get known() {
    return findKnownInDeck(this.pile, this.watcher);
  }
}

class LazyPlayer implements Lazy<PlayerView> {
  private readonly state: ReadonlyState;
  private readonly player: DeepReadonly<PlayerState>;
  private readonly seat: Seat;
  private readonly watcher: Seat;
  private readonly evaluation: StaticEvaluation;
  private readHand: PlayerView['hand'] | undefined = undefined;
  private readPieces: readonly PieceView[] | undefined = undefined;

  constructor(state: ReadonlyState, seat: Seat, watcher: Seat, evaluation: StaticEvaluation) {
    this.evaluation = evaluation;
    this.state = state;
    this.player = at(state.players, seat);
    this.seat = seat;
    this.watcher = watcher;
  }

  get life() {
    return this.player.life;
  }
  get energy() {
    return this.player.energy;
  }
  get capacity() {
    return this.player.capacity;
  }
  get hand() {
    return (this.readHand ??= viewHand(this.state, this.seat, this.watcher));
  }
  get deck() {
    return new LazyDeck(this.player.deck, this.watcher);
  }
  get aside() {
    return viewAside(this.state, this.seat, this.watcher);
  }
  get discard() {
    return this.player.discard.map(idAt);
  }
  get banished() {
    return this.player.banished.map(idAt);
  }
  get pieces() {
    return (this.readPieces ??= viewPieces(
      this.state,
      ({ control, bearer }) => control === this.seat && bearer === 0,
      this.evaluation,
    ));
  }
  get specials() {
    return toPlayerView(this.state, this.seat, this.watcher).specials;
  }
  get costs() {
    return toPlayerView(this.state, this.seat, this.watcher).costs;
  }
  get spells() {
    return this.player.spells;
  }
  get given() {
    return toPlayerView(this.state, this.seat, this.watcher).given;
  }
}

function viewPlayers(state: ReadonlyState, seat: Seat): readonly PlayerView[] {
  const evaluation = startEvaluation(state);
  return state.players.map((_, of) => new LazyPlayer(state, of, seat, evaluation) as PlayerView);
}

class LazyView implements View {
  private readonly state: ReadonlyState;
  private readonly seat: Seat;
  private readPlayers: readonly PlayerView[] | undefined = undefined;

  constructor(state: ReadonlyState, seat: Seat) {
    this.state = state;
    this.seat = seat;
  }

  get settings() {
    return toSettingsView(this.state.settings, this.seat);
  }
  get turn() {
    return this.state.turn;
  }
  get active() {
    return this.state.active;
  }
  get first() {
    return this.state.first;
  }
  get phase() {
    return this.state.phase;
  }
  get players() {
    return (this.readPlayers ??= viewPlayers(this.state, this.seat));
  }
  get stack() {
    return viewStack(this.state);
  }
  get delayed() {
    return viewDelayed(this.state);
  }
  get attacks() {
    return viewAttacks(this.state);
  }
  get left() {
    return this.state.left;
  }
  get off() {
    return this.state.off;
  }
}

export const lazyView = (state: ReadonlyState, seat: Seat): View => new LazyView(state, seat);
