/** Describes a view as zones: piles, chain, and for each player status, room, area and hand. */
import { at, type Choice, type Seat } from '@ludoteca/kernel';
import {
  type VisibleQuestion,
  type Language,
  type PlayerNames,
  optionsOf,
  type TextRole,
  type ZoneItem,
  type Zone,
} from '@ludoteca/kit';
import { cardText } from '../cards/standard-deck.ts';
import type { CardName, Students } from '../parts.ts';
import { type StudentsCardDefinition, findDefinition } from '../deck/indexed-deck.ts';
import type { StudentsTexts } from './text-types.ts';
import { cardOfChoice, isHandChoice, isInPlayChoice } from '../choices.ts';
import { summarizeSeat } from '../seat-summary.ts';
import type { HandView, View } from '../view-types.ts';

const roleOf = ({ kind }: StudentsCardDefinition): TextRole | undefined =>
  kind.type === 'BONUS' ? 'good' : kind.type === 'MALUS' ? 'warn' : undefined;

class ZoneDescriber {
  readonly #texts: StudentsTexts;
  readonly #language: Language;
  readonly #view: View;
  readonly #names: PlayerNames;
  readonly #asked: VisibleQuestion<Students> | undefined;
  readonly #options: readonly Choice<Students>[];

  constructor(
    texts: StudentsTexts,
    language: Language,
    view: View,
    names: PlayerNames,
    asked: VisibleQuestion<Students> | undefined,
  ) {
    this.#texts = texts;
    this.#language = language;
    this.#view = view;
    this.#names = names;
    this.#asked = asked;
    this.#options = optionsOf<Students>(asked);
  }

  zones(): Zone<Students>[] {
    const { zones } = this.#texts;
    const { round, turn, chain } = this.#view;
    return [
      {
        id: 'piles',
        name: `${zones.round(round, at(this.#names, turn))} · ${zones.piles}`,
        items: this.#piles(),
      },
      ...(chain.length > 0 ? [{ id: 'chain', name: zones.chain, items: this.#chain() }] : []),
      ...this.#names.slice(0, this.#view.hands.length).flatMap((_, seat) => this.#seat(seat)),
    ];
  }

  #cardItem(card: CardName, options: readonly Choice<Students>[]): ZoneItem<Students> {
    const definition = findDefinition(this.#view, card);
    const role = roleOf(definition);
    return {
      name: definition.name,
      detail: cardText(this.#language, definition.kind),
      ...(role === undefined ? {} : { role }),
      ...(options.length === 0 ? {} : { options }),
    };
  }

  #piles(): ZoneItem<Students>[] {
    const { zones, quoted } = this.#texts;
    const { draw, discards, nursery } = this.#view;
    const top = discards.at(-1);
    return [
      { name: zones.draw, count: draw.count, role: 'quiet', shape: 'back' },
      { name: zones.discards, count: discards.length, role: 'quiet' },
      ...(top === undefined ? [] : [{ ...this.#cardItem(top, []), name: zones.top(quoted(top)) }]),
      { name: zones.nursery, count: nursery.length, role: 'quiet' },
    ];
  }

  #chain(): ZoneItem<Students>[] {
    const { zones, quoted } = this.#texts;
    return this.#view.chain.map(({ card, seat }) => ({
      ...this.#cardItem(card, []),
      name: zones.link(quoted(card), at(this.#names, seat)),
    }));
  }

  #seat(seat: Seat): Zone<Students>[] {
    const { zones } = this.#texts;
    const name = at(this.#names, seat);
    return [
      { id: `player ${seat}`, name: zones.player(name), seat, items: this.#status(seat) },
      { id: `room ${seat}`, name: zones.room(name), seat, items: this.#cardsInPlay(seat, this.#view.rooms) },
      { id: `area ${seat}`, name: zones.area(name), seat, items: this.#cardsInPlay(seat, this.#view.areas) },
      { id: `hand ${seat}`, name: zones.hand(name), seat, items: this.#hand(seat) },
    ];
  }

  /** The status of a player. A player who can be aimed at is chosen here. */
  #status(seat: Seat): ZoneItem<Students>[] {
    const { zones } = this.#texts;
    const { students, left } = this.#view;
    if (left.includes(seat)) return [{ name: zones.left, role: 'quiet' }];
    const aims = this.#options.filter(
      (option) => typeof option === 'object' && 'aim' in option && option.aim === seat,
    );
    const status = summarizeSeat(this.#view, seat);
    return [
      {
        name: zones.students(status.students, students),
        ...(status.students >= students ? { role: 'warn' } : {}),
        ...(aims.length === 0 ? {} : { options: aims }),
      },
      ...(status.cannotWin ? [{ name: `(${zones.engineer})`, role: 'warn' } as const] : []),
      ...(status.isHandShown ? [{ name: `(${zones.shown})`, role: 'quiet' } as const] : []),
    ];
  }

  #cardsInPlay(seat: Seat, zones: View['rooms']): ZoneItem<Students>[] {
    const frame = this.#asked?.frame;
    const isTargeted = frame !== undefined && 'from' in frame && frame.from === seat;
    const options = isTargeted ? this.#options.filter(isInPlayChoice) : [];
    return at(zones, seat).map((card) =>
      this.#cardItem(
        card,
        options.filter((option) => cardOfChoice(option) === card),
      ),
    );
  }

  #hand(seat: Seat): ZoneItem<Students>[] {
    const { zones } = this.#texts;
    const hand: HandView = at(this.#view.hands, seat);
    const isAsked = this.#asked?.seat === seat;
    const options = isAsked ? this.#options.filter(isHandChoice) : [];
    const known = hand.known.map((card) =>
      this.#cardItem(
        card,
        options.filter((option) => cardOfChoice(option) === card),
      ),
    );
    const hidden = hand.count - known.length;
    return hidden === 0
      ? known
      : [...known, { name: zones.back, count: hidden, role: 'quiet', shape: 'back' }];
  }
}

export const describeZones = (
  texts: StudentsTexts,
  language: Language,
  view: View,
  names: PlayerNames,
  asked: VisibleQuestion<Students> | undefined,
): Zone<Students>[] => new ZoneDescriber(texts, language, view, names, asked).zones();
