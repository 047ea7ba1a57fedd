/** The table as one player weighs it. */
import { at, type Seat } from '@ludoteca/kernel';
import type { CardName, View } from '../parts.ts';
import {
  type CardDefinition,
  hasType,
  INSTANT,
  type IndexedDeck,
  indexDeck,
  STUDENT_TYPES,
  type TypeSet,
} from '../deck/indexed-deck.ts';

/** What a student is worth to whoever has none yet; each that is there already makes the next worth more. */
const FIRST_STUDENT = 6;
const NEXT_STUDENT = 2;
/** What a graduand, a bonus, a malus are worth besides: most graduands do something when they enter or leave. */
const GRADUAND = 1;
const BONUS = 5;
const MALUS = 4;
/** To be kept from winning hurts most when one is about to win. */
const ENGINEER = 3;
/** As many students short of winning: from there on a player is a danger to everybody. */
const DANGER_DISTANCE = 2;
/** A player in danger of winning is worth so many times the trouble. */
const DANGER_FACTOR = 2;
/** What any card in a hand is worth. */
export const CARD_VALUE = 2;

export class Situation {
  readonly view: View;
  readonly seat: Seat;
  private readonly pack: IndexedDeck;

  constructor(view: View, seat: Seat) {
    this.view = view;
    this.seat = seat;
    this.pack = indexDeck(view.deck);
  }

  definition(card: CardName): CardDefinition {
    return at(this.pack.definitions, this.pack.getCard(card));
  }

  isStudent(card: CardName): boolean {
    return hasType(STUDENT_TYPES, this.definition(card).type);
  }

  cardsInPlay(seat: Seat): readonly CardName[] {
    return [...at(this.view.rooms, seat), ...at(this.view.areas, seat)];
  }

  /** What lies before a player and passes a filter. */
  matchingCards(seat: Seat, types: TypeSet): readonly CardName[] {
    return this.cardsInPlay(seat).filter((card) => hasType(types, this.definition(card).type));
  }

  hasInPlay(seat: Seat, card: CardName): boolean {
    return this.cardsInPlay(seat).includes(card);
  }

  countStudents(seat: Seat): number {
    return at(this.view.rooms, seat).filter((card) => this.isStudent(card)).length;
  }

  /** How many students a player lacks. */
  missingStudents(seat: Seat): number {
    return Math.max(0, this.view.students - this.countStudents(seat));
  }

  cannotWin(seat: Seat): boolean {
    return at(this.view.areas, seat).some((card) => this.definition(card).preventsWin);
  }

  get opponents(): readonly Seat[] {
    const { hands, left } = this.view;
    return hands.map((_, seat) => seat).filter((seat) => seat !== this.seat && !left.includes(seat));
  }

  /** Of the others, whoever is nearest to winning; the first after oneself where several are. */
  get leader(): Seat {
    const [first = this.seat, ...rest] = this.opponents;
    return rest.reduce(
      (best, seat) => (this.missingStudents(seat) < this.missingStudents(best) ? seat : best),
      first,
    );
  }

  /** Whether somebody else is close to winning. */
  get isOpponentClose(): boolean {
    return this.missingStudents(this.leader) <= DANGER_DISTANCE;
  }

  get hand(): readonly CardName[] {
    return at(this.view.hands, this.seat).cards ?? [];
  }

  get instantCount(): number {
    return this.hand.filter((card) => hasType(INSTANT, this.definition(card).type)).length;
  }

  /** What a card that lies before a player, or comes to lie there, is worth to that player. */
  cardValue(card: CardName, owner: Seat): number {
    const { kind, preventsWin: engineers } = this.definition(card);
    if (this.isStudent(card))
      return (
        FIRST_STUDENT + NEXT_STUDENT * this.countStudents(owner) + (kind.type === 'LAUREANDO' ? GRADUAND : 0)
      );
    if (engineers) return -(MALUS + ENGINEER * this.countStudents(owner));
    return kind.type === 'MALUS' ? -MALUS : BONUS;
  }

  /** What it is worth to oneself that another player loses so much: more where that one is close to winning. */
  valueOfLoss(seat: Seat, loss: number): number {
    const share = 1 / Math.max(1, this.opponents.length);
    return (
      loss *
      (this.missingStudents(seat) <= DANGER_DISTANCE
        ? DANGER_FACTOR
        : share + (seat === this.leader ? share : 0))
    );
  }

  /** What a card in the own hand is worth keeping. */
  keepValue(card: CardName): number {
    const { type, kind } = this.definition(card);
    if (this.hasInPlay(this.seat, card)) return 0;
    if (this.hand.filter((held) => held === card).length > 1 && !hasType(INSTANT, type)) return 1;
    if (hasType(INSTANT, type))
      return this.instantCount > 2 ? CARD_VALUE : 7 + (this.isOpponentClose ? 3 : 0);
    if (this.isStudent(card)) return 8;
    return kind.type === 'MAGIA' ? 4 : 5;
  }
}
