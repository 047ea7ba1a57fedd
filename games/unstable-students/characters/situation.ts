/** The table from the perspective of one seat, with estimates of what cards are worth to it. */
import { at, type Seat } from '@ludoteca/kernel';
import type { CardName } from '../parts.ts';
import { type StudentsCardDefinition, findDefinition } from '../deck/indexed-deck.ts';
import { INSTANT, STUDENT_TYPES, type TypeSet, hasType } from '../cards/type-sets.ts';
import type { View } from '../view-types.ts';

/** Value of the first student of a player, and how much more each further one is worth. */
const FIRST_STUDENT = 6;
const NEXT_STUDENT = 2;
/** A graduand is worth more than another student, because most have effects. */
const GRADUAND_EXTRA = 1;
const BONUS_VALUE = 5;
const MALUS_VALUE = 4;
/** Additional cost per own student of a malus that prevents winning. */
const PREVENTED_WIN_VALUE = 3;
/** A player who lacks at most so many students is close to winning. */
const DANGER_DISTANCE = 2;
/** Factor for the losses of a player who is close to winning. */
const DANGER_FACTOR = 2;
/** Value of any card in a hand. */
export const CARD_VALUE = 2;

export class Situation {
  readonly view: View;
  readonly seat: Seat;

  constructor(view: View, seat: Seat) {
    this.view = view;
    this.seat = seat;
  }

  definition(card: CardName): StudentsCardDefinition {
    return findDefinition(this.view, card);
  }

  isStudent(card: CardName): boolean {
    return hasType(STUDENT_TYPES, this.definition(card).type);
  }

  cardsInPlay(seat: Seat): readonly CardName[] {
    return [...at(this.view.rooms, seat), ...at(this.view.areas, seat)];
  }

  /** The cards of some types that a player has in play. */
  matchingCards(seat: Seat, types: TypeSet): readonly CardName[] {
    return this.cardsInPlay(seat).filter((card) => hasType(types, this.definition(card).type));
  }

  hasInPlay(seat: Seat, card: CardName): boolean {
    return this.cardsInPlay(seat).includes(card);
  }

  countStudents(seat: Seat): number {
    return at(this.view.rooms, seat).filter((card) => this.isStudent(card)).length;
  }

  /** Number of students that a player lacks to win. */
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

  /** The opponent who is closest to winning; the one with the lowest seat among equals. */
  get leader(): Seat {
    const [first = this.seat, ...rest] = this.opponents;
    return rest.reduce(
      (best, seat) => (this.missingStudents(seat) < this.missingStudents(best) ? seat : best),
      first,
    );
  }

  get isOpponentClose(): boolean {
    return this.missingStudents(this.leader) <= DANGER_DISTANCE;
  }

  get hand(): readonly CardName[] {
    return at(this.view.hands, this.seat).cards ?? [];
  }

  get instantCount(): number {
    return this.hand.filter((card) => hasType(INSTANT, this.definition(card).type)).length;
  }

  /** Value of a card in play to its owner. */
  cardValue(card: CardName, owner: Seat): number {
    const { kind, preventsWin } = this.definition(card);
    if (this.isStudent(card))
      return (
        FIRST_STUDENT +
        NEXT_STUDENT * this.countStudents(owner) +
        (kind.type === 'LAUREANDO' ? GRADUAND_EXTRA : 0)
      );
    if (preventsWin) return -(MALUS_VALUE + PREVENTED_WIN_VALUE * this.countStudents(owner));
    return kind.type === 'MALUS' ? -MALUS_VALUE : BONUS_VALUE;
  }

  /** Value to this seat of a loss of an opponent: more if that one is close to winning or leads. */
  valueOfLoss(seat: Seat, loss: number): number {
    const share = 1 / Math.max(1, this.opponents.length);
    return (
      loss *
      (this.missingStudents(seat) <= DANGER_DISTANCE
        ? DANGER_FACTOR
        : share + (seat === this.leader ? share : 0))
    );
  }

  /** Value of keeping a card in the own hand. */
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
