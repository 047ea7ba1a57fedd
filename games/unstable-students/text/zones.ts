/** The table as zones: rooms, bonus and malus cards, hands, piles, and the chain of interruptions. */
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
import type { HandView, CardName, Students, View } from '../parts.ts';
import { type CardDefinition, hasType, indexDeck, STUDENT_TYPES } from '../deck/indexed-deck.ts';
import type { StudentsTexts } from './text-types.ts';

type CardOption = Exclude<Choice<Students>, string>;

/** What an option is about, and on whose side it stands. */
function concernsCard(option: CardOption, card: CardName): boolean {
  if ('play' in option) return option.play === card;
  if ('discard' in option) return option.discard === card;
  if ('block' in option) return option.block === card;
  if ('eliminate' in option) return option.eliminate === card;
  return 'steal' in option && option.steal === card;
}
const isAboutCardInPlay = (option: CardOption): boolean => 'eliminate' in option || 'steal' in option;

const roleOf = ({ kind }: CardDefinition): TextRole | undefined =>
  kind.type === 'BONUS' ? 'good' : kind.type === 'MALUS' ? 'warn' : undefined;

class ZoneDescriber {
  readonly #words: StudentsTexts;
  readonly #language: Language;
  readonly #view: View;
  readonly #names: PlayerNames;
  readonly #asked: VisibleQuestion<Students> | undefined;
  readonly #options: readonly CardOption[];

  constructor(
    words: StudentsTexts,
    language: Language,
    view: View,
    names: PlayerNames,
    asked: VisibleQuestion<Students> | undefined,
  ) {
    this.#words = words;
    this.#language = language;
    this.#view = view;
    this.#names = names;
    this.#asked = asked;
    this.#options = optionsOf<Students>(asked).filter(
      (option): option is CardOption => typeof option === 'object',
    );
  }

  zones(): Zone<Students>[] {
    const { zones } = this.#words;
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

  #face(card: CardName): CardDefinition {
    const pack = indexDeck(this.#view.deck);
    return at(pack.definitions, pack.getCard(card));
  }

  #thing(card: CardName, options: readonly CardOption[]): ZoneItem<Students> {
    const face = this.#face(card);
    const role = roleOf(face);
    return {
      name: face.name,
      detail: cardText(this.#language, face.kind),
      ...(role === undefined ? {} : { role }),
      ...(options.length === 0 ? {} : { options }),
    };
  }

  #piles(): ZoneItem<Students>[] {
    const { zones, quoted } = this.#words;
    const { draw, discards, nursery } = this.#view;
    const top = discards.at(-1);
    return [
      { name: zones.draw, count: draw.count, role: 'quiet' },
      { name: zones.discards, count: discards.length, role: 'quiet' },
      ...(top === undefined ? [] : [{ ...this.#thing(top, []), name: zones.top(quoted(top)) }]),
      { name: zones.nursery, count: nursery.length, role: 'quiet' },
    ];
  }

  /** What interrupts what, the latest last. */
  #chain(): ZoneItem<Students>[] {
    const { zones, quoted } = this.#words;
    return this.#view.chain.map(({ card, seat }) => ({
      ...this.#thing(card, []),
      name: zones.link(quoted(card), at(this.#names, seat)),
    }));
  }

  #seat(seat: Seat): Zone<Students>[] {
    const { zones } = this.#words;
    const name = at(this.#names, seat);
    return [
      { id: `player ${seat}`, name: zones.player(name), seat, items: this.#standing(seat) },
      { id: `room ${seat}`, name: zones.room(name), seat, items: this.#laid(seat, this.#view.rooms) },
      { id: `area ${seat}`, name: zones.area(name), seat, items: this.#laid(seat, this.#view.areas) },
      { id: `hand ${seat}`, name: zones.hand(name), seat, items: this.#hand(seat) },
    ];
  }

  /** How somebody is doing; whoever may be aimed at is aimed at here. */
  #standing(seat: Seat): ZoneItem<Students>[] {
    const { zones } = this.#words;
    const { rooms, areas, students, left } = this.#view;
    if (left.includes(seat)) return [{ name: zones.left, role: 'quiet' }];
    const aims = this.#options.filter((option) => 'aim' in option && option.aim === seat);
    const faces = at(areas, seat).map((card) => this.#face(card));
    const count = at(rooms, seat).filter((card) => hasType(STUDENT_TYPES, this.#face(card).type)).length;
    return [
      {
        name: zones.students(count, students),
        ...(count >= students ? { role: 'warn' } : {}),
        ...(aims.length === 0 ? {} : { options: aims }),
      },
      ...(faces.some(({ preventsWin: engineers }) => engineers)
        ? [{ name: zones.engineer, role: 'warn' } as const]
        : []),
      ...(faces.some(({ showsHand: shows }) => shows) ? [{ name: zones.shown, role: 'quiet' } as const] : []),
    ];
  }

  #laid(seat: Seat, places: View['rooms']): ZoneItem<Students>[] {
    const frame = this.#asked?.frame;
    const pointed = frame !== undefined && 'from' in frame && frame.from === seat;
    const options = pointed ? this.#options.filter(isAboutCardInPlay) : [];
    return at(places, seat).map((card) =>
      this.#thing(
        card,
        options.filter((option) => concernsCard(option, card)),
      ),
    );
  }

  #hand(seat: Seat): ZoneItem<Students>[] {
    const { zones } = this.#words;
    const hand: HandView = at(this.#view.hands, seat);
    const mine = this.#asked?.seat === seat;
    const options = mine ? this.#options.filter((option) => !isAboutCardInPlay(option)) : [];
    const known = hand.known.map((card) =>
      this.#thing(
        card,
        options.filter((option) => concernsCard(option, card)),
      ),
    );
    const hidden = hand.count - known.length;
    return hidden === 0 ? known : [...known, { name: zones.back, count: hidden, role: 'quiet' }];
  }
}

export const describeZones = (
  words: StudentsTexts,
  language: Language,
  view: View,
  names: PlayerNames,
  asked: VisibleQuestion<Students> | undefined,
): Zone<Students>[] => new ZoneDescriber(words, language, view, names, asked).zones();
