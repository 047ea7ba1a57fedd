/** Which card is which: labels follow a card through all zones, also where the game itself does not tell equal ones apart. */
import type { Seat } from '@ludoteca/kernel';
import type { Event, View } from '../parts.ts';
import type { ObjectId } from '../state.ts';

type TrackedZone = 'battlefield' | 'hand' | 'graveyard' | 'library' | 'exile' | 'stack' | 'none' | 'looking';

/** One card or token. */
export interface TrackedCard {
  /** Undefined: nobody speaks of it. */
  readonly label: string | undefined;
  readonly name: string;
  readonly owner: Seat;
  readonly token: boolean;
  zone: TrackedZone;
  /** 0 in hidden zones. */
  id: ObjectId;
}

type HiddenZone = 'hand' | 'library' | 'looking';
const HIDDEN_ZONES: readonly HiddenZone[] = ['hand', 'library', 'looking'];
const isHiddenZone = (where: TrackedZone): where is HiddenZone => HIDDEN_ZONES.some((one) => one === where);

/** The names in a hidden zone, those of a library from the top. */
const namesInZone = ({ sides }: View, seat: Seat, where: HiddenZone): readonly string[] => {
  const side = sides[seat];
  if (side === undefined) return [];
  return where === 'hand'
    ? side.cards
    : where === 'looking'
      ? side.looking
      : side.known.map(({ card }) => card);
};

/** What moves no card. */
const EVENTS_WITHOUT_MOVE: ReadonlySet<Event['did']> = new Set([
  'pass',
  'step',
  'turn',
  'tap',
  'untap',
  'empty',
  'pay',
  'life',
]);

export class CardTracker {
  /** Cards of a library lie in the order of the library. */
  private cards: TrackedCard[];
  private tokens: number;
  /** Labels by numbers that objects had before. */
  private readonly pastLabels: Map<ObjectId, string>;

  constructor(pieces: readonly TrackedCard[], tokens = 0, past: ReadonlyMap<ObjectId, string> = new Map()) {
    this.cards = pieces.map((piece) => ({ ...piece }));
    this.tokens = tokens;
    this.pastLabels = new Map(past);
  }

  copy(): CardTracker {
    return new CardTracker(this.cards, this.tokens, this.pastLabels);
  }

  all(): readonly Readonly<TrackedCard>[] {
    return this.cards;
  }

  withLabel(label: string): Readonly<TrackedCard> | undefined {
    return this.cards.find((piece) => piece.label === label);
  }

  /** The piece that is this object now. */
  withId(id: ObjectId): Readonly<TrackedCard> | undefined {
    return this.cards.find((piece) => piece.id === id && id !== 0 && piece.zone !== 'none');
  }

  /** The label of whatever is, or was, that object. */
  labelOf(id: ObjectId): string | undefined {
    return this.withId(id)?.label ?? this.pastLabels.get(id);
  }

  /** Follows what happened; where equal cards leave a choice, it was one with such a label. Then looks at the table, as a judge sees it. */
  update(events: readonly Event[], view: View, meant: readonly string[]): void {
    for (const event of events) this.applyEvent(event, meant);
    if (events.some(({ did }) => !EVENTS_WITHOUT_MOVE.has(did))) this.reconcile(view, meant);
  }

  private applyEvent(event: Event, meant: readonly string[]): void {
    switch (event.did) {
      case 'create': {
        this.tokens++;
        const { seat: owner, id, card: name } = event;
        const label = `token ${this.tokens}`;
        this.cards.push({ label, name, owner, token: true, zone: 'battlefield', id });
        return;
      }
      case 'cease': {
        const piece = this.cards.find(({ id }) => id === event.id);
        this.place(piece, 'none', 0);
        return;
      }
      case 'announce':
        return this.place(this.pickCard(event.seat, event.from, event.card, meant), 'stack', event.id);
      case 'draw':
        for (const card of event.cards ?? [])
          this.place(this.pickCard(event.seat, 'library', card, []), 'hand', 0);
        return;
      case 'move': {
        const { seat, id, card, from, to, now } = event;
        const piece =
          this.cards.find((one) => id !== 0 && one.id === id) ?? this.pickCard(seat, from, card, meant);
        // A token keeps its number until it ceases to exist.
        if (piece?.token !== true) this.place(piece, to, now);
        return;
      }
      default:
    }
  }

  private place(piece: TrackedCard | undefined, where: TrackedZone, id: ObjectId): void {
    if (piece === undefined) return;
    if (piece.id !== 0 && piece.label !== undefined) this.pastLabels.set(piece.id, piece.label);
    piece.zone = where;
    piece.id = id;
    if (where !== 'library') return;
    // To the top, until the table says otherwise.
    this.cards.splice(this.cards.indexOf(piece), 1);
    this.cards.unshift(piece);
  }

  private pickCard(
    owner: Seat,
    where: TrackedZone,
    name: string,
    meant: readonly string[],
  ): TrackedCard | undefined {
    const among = this.cards.filter(
      (piece) => piece.owner === owner && piece.zone === where && piece.name === name,
    );
    const isMeant = ({ label }: TrackedCard): boolean => label !== undefined && meant.includes(label);
    const spare = where === 'library' ? undefined : among.find(({ label }) => label === undefined);
    return among.find(isMeant) ?? spare ?? among[0];
  }

  private reconcile(view: View, meant: readonly string[]): void {
    const lost = this.findMisplaced(view, meant);
    const claim = (owner: Seat, name: string): TrackedCard | undefined => {
      const place = lost.findIndex((piece) => piece.owner === owner && piece.name === name);
      return place === -1 ? undefined : lost.splice(place, 1)[0];
    };
    view.sides.forEach(({ graveyard, exile }, owner) => {
      for (const [where, pile] of [
        ['graveyard', graveyard],
        ['exile', exile],
      ] as const)
        for (const { id, card } of pile)
          if (this.withId(id) === undefined) this.place(claim(owner, card), where, id);
      for (const where of HIDDEN_ZONES) {
        const names = namesInZone(view, owner, where);
        for (const name of new Set(names)) {
          const wanted = names.filter((one) => one === name).length;
          for (let have = this.cardsNamed(owner, where, name).length; have < wanted; have++)
            this.place(claim(owner, name), where, 0);
        }
      }
      this.sortLibrary(owner, namesInZone(view, owner, 'library'));
    });
  }

  private cardsNamed(owner: Seat, where: TrackedZone, name: string): TrackedCard[] {
    return this.cards.filter((piece) => piece.owner === owner && piece.zone === where && piece.name === name);
  }

  /** Those that are not where they were thought to be. */
  private findMisplaced(view: View, meant: readonly string[]): TrackedCard[] {
    const open = new Set([
      ...view.battlefield.map(({ id }) => id),
      ...view.stack.map(({ id }) => id),
      ...view.sides.flatMap(({ graveyard, exile }) => [...graveyard, ...exile].map(({ id }) => id)),
    ]);
    const lost = this.cards.filter(
      ({ zone: where, id, token }) => !token && where !== 'none' && !isHiddenZone(where) && !open.has(id),
    );
    view.sides.forEach((_, owner) => {
      for (const where of HIDDEN_ZONES) {
        const names = namesInZone(view, owner, where);
        for (const name of new Set(this.cards.map((piece) => piece.name))) {
          const wanted = names.filter((one) => one === name).length;
          for (let have = this.cardsNamed(owner, where, name).length; have > wanted; have--) {
            const piece = this.pickCard(owner, where, name, meant);
            if (piece === undefined) break;
            piece.zone = 'stack';
            piece.id = 0;
            lost.push(piece);
          }
        }
      }
    });
    return lost;
  }

  /** Puts the cards of a library in its order; equal ones keep theirs. */
  private sortLibrary(owner: Seat, names: readonly string[]): void {
    const isHere = (piece: TrackedCard): boolean => piece.owner === owner && piece.zone === 'library';
    const here = this.cards.filter(isHere);
    const sorted: TrackedCard[] = [];
    for (const name of names) {
      const place = here.findIndex((piece) => piece.name === name);
      if (place !== -1) sorted.push(...here.splice(place, 1));
    }
    this.cards = [...this.cards.filter((piece) => !isHere(piece)), ...sorted, ...here];
  }
}
