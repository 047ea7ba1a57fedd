/** The table as one player weighs it. */
import { at, type Seat } from '@ludoteca/kernel';
import type { Name, View } from '../parts.ts';
import { type Face, has, INSTANT, type Pack, packOf, STUDENTS, type Types } from '../rules/pack.ts';

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
const DANGER = 2;
/** A player in danger of winning is worth so many times the trouble. */
const URGENCY = 2;
/** What any card in a hand is worth. */
export const CARD = 2;

export class Situation {
  readonly view: View;
  readonly seat: Seat;
  private readonly pack: Pack;

  constructor(view: View, seat: Seat) {
    this.view = view;
    this.seat = seat;
    this.pack = packOf(view.deck);
  }

  face(card: Name): Face {
    return at(this.pack.faces, this.pack.cardOf(card));
  }

  isStudent(card: Name): boolean {
    return has(STUDENTS, this.face(card).type);
  }

  laid(seat: Seat): readonly Name[] {
    return [...at(this.view.rooms, seat), ...at(this.view.areas, seat)];
  }

  /** What lies before a player and passes a filter. */
  within(seat: Seat, types: Types): readonly Name[] {
    return this.laid(seat).filter((card) => has(types, this.face(card).type));
  }

  has(seat: Seat, card: Name): boolean {
    return this.laid(seat).includes(card);
  }

  students(seat: Seat): number {
    return at(this.view.rooms, seat).filter((card) => this.isStudent(card)).length;
  }

  /** How many students a player lacks. */
  lacks(seat: Seat): number {
    return Math.max(0, this.view.students - this.students(seat));
  }

  isKeptFromWinning(seat: Seat): boolean {
    return at(this.view.areas, seat).some((card) => this.face(card).engineers);
  }

  get others(): readonly Seat[] {
    const { hands, left } = this.view;
    return hands.map((_, seat) => seat).filter((seat) => seat !== this.seat && !left.includes(seat));
  }

  /** Of the others, whoever is nearest to winning; the first after oneself where several are. */
  get leader(): Seat {
    const [first = this.seat, ...rest] = this.others;
    return rest.reduce((best, seat) => (this.lacks(seat) < this.lacks(best) ? seat : best), first);
  }

  /** Whether somebody else is close to winning. */
  get isDangerous(): boolean {
    return this.lacks(this.leader) <= DANGER;
  }

  get hand(): readonly Name[] {
    return at(this.view.hands, this.seat).cards ?? [];
  }

  get instants(): number {
    return this.hand.filter((card) => has(INSTANT, this.face(card).type)).length;
  }

  /** What a card that lies before a player, or comes to lie there, is worth to that player. */
  worth(card: Name, owner: Seat): number {
    const { kind, engineers } = this.face(card);
    if (this.isStudent(card))
      return FIRST_STUDENT + NEXT_STUDENT * this.students(owner) + (kind.type === 'LAUREANDO' ? GRADUAND : 0);
    if (engineers) return -(MALUS + ENGINEER * this.students(owner));
    return kind.type === 'MALUS' ? -MALUS : BONUS;
  }

  /** What it is worth to oneself that another player loses so much: more where that one is close to winning. */
  hurt(seat: Seat, loss: number): number {
    const share = 1 / Math.max(1, this.others.length);
    return loss * (this.lacks(seat) <= DANGER ? URGENCY : share + (seat === this.leader ? share : 0));
  }

  /** What a card in the own hand is worth keeping. */
  keep(card: Name): number {
    const { type, kind } = this.face(card);
    if (this.has(this.seat, card)) return 0;
    if (this.hand.filter((held) => held === card).length > 1 && !has(INSTANT, type)) return 1;
    if (has(INSTANT, type)) return this.instants > 2 ? CARD : 7 + (this.isDangerous ? 3 : 0);
    if (this.isStudent(card)) return 8;
    return kind.type === 'MAGIA' ? 4 : 5;
  }
}
