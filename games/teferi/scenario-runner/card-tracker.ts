/** Follows labelled cards through all zones, including hidden zones in which the game does not distinguish equal cards. */
import type { Seat } from '@ludoteca/kernel';
import type { Event, View } from '../parts.ts';
import type { ObjectId } from '../state.ts';

type TrackedZone = 'battlefield' | 'hand' | 'graveyard' | 'library' | 'exile' | 'stack' | 'none' | 'looking';

export interface TrackedCard {
  /** Undefined if no entry refers to the card. */
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
const isHiddenZone = (zone: TrackedZone): zone is HiddenZone => HIDDEN_ZONES.some((one) => one === zone);

/** The card names in a hidden zone; those of a library from the top. */
const namesInZone = ({ sides }: View, seat: Seat, zone: HiddenZone): readonly string[] => {
  const side = sides[seat];
  if (side === undefined) return [];
  return zone === 'hand'
    ? side.cards
    : zone === 'looking'
      ? side.looking
      : side.known.map(({ card }) => card);
};

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
  /** The cards of a library are in the order of the library. */
  private cards: TrackedCard[];
  private tokens: number;
  /** Labels by former object id. */
  private readonly pastLabels: Map<ObjectId, string>;
  /** The name of the card by the name of its other face. */
  private readonly fronts = new Map<string, string>();

  constructor(
    cards: readonly TrackedCard[],
    tokens = 0,
    pastLabels: ReadonlyMap<ObjectId, string> = new Map(),
  ) {
    this.cards = cards.map((card) => ({ ...card }));
    this.tokens = tokens;
    this.pastLabels = new Map(pastLabels);
  }

  copy(): CardTracker {
    return new CardTracker(this.cards, this.tokens, this.pastLabels);
  }

  all(): readonly Readonly<TrackedCard>[] {
    return this.cards;
  }

  withLabel(label: string): Readonly<TrackedCard> | undefined {
    return this.cards.find((card) => card.label === label);
  }

  withId(id: ObjectId): Readonly<TrackedCard> | undefined {
    return this.cards.find((card) => card.id === id && id !== 0 && card.zone !== 'none');
  }

  /** The label of the card that is, or was, this object. */
  labelOf(id: ObjectId): string | undefined {
    return this.withId(id)?.label ?? this.pastLabels.get(id);
  }

  /** Applies events, then reconciles with the judge's view. Among equal cards those with a label in `labels` are preferred. */
  update(events: readonly Event[], view: View, labels: readonly string[]): void {
    for (const { name, faces = [] } of Object.values(view.cards))
      for (const face of faces) this.fronts.set(face, name);
    for (const event of events) this.applyEvent(event, labels);
    if (events.some(({ did }) => !EVENTS_WITHOUT_MOVE.has(did))) this.reconcile(view, labels);
  }

  private applyEvent(event: Event, labels: readonly string[]): void {
    switch (event.did) {
      case 'create': {
        this.tokens++;
        const { seat: owner, id, card: name } = event;
        const label = `token ${this.tokens}`;
        this.cards.push({ label, name, owner, token: true, zone: 'battlefield', id });
        return;
      }
      case 'cease': {
        const card = this.cards.find(({ id }) => id === event.id);
        this.place(card, 'none', 0);
        return;
      }
      case 'announce':
        return this.place(this.pickCard(event.seat, event.from, event.card, labels), 'stack', event.id);
      case 'draw':
        for (const card of event.cards ?? [])
          this.place(this.pickCard(event.seat, 'library', card, []), 'hand', 0);
        return;
      case 'move': {
        const { seat, id, from, to, now } = event;
        const card =
          this.cards.find((one) => id !== 0 && one.id === id) ??
          this.pickCard(seat, from, event.card, labels);
        // A token keeps its id until it ceases to exist.
        if (card?.token !== true) this.place(card, to, now);
        return;
      }
      default:
    }
  }

  private place(card: TrackedCard | undefined, zone: TrackedZone, id: ObjectId): void {
    if (card === undefined) return;
    if (card.id !== 0 && card.label !== undefined) this.pastLabels.set(card.id, card.label);
    card.zone = zone;
    card.id = id;
    if (zone !== 'library') return;
    // On top, until the view is reconciled.
    this.cards.splice(this.cards.indexOf(card), 1);
    this.cards.unshift(card);
  }

  private pickCard(
    owner: Seat,
    zone: TrackedZone,
    name: string,
    labels: readonly string[],
  ): TrackedCard | undefined {
    const among = this.cards.filter(
      (card) =>
        card.owner === owner &&
        card.zone === zone &&
        (card.name === name || card.name === this.fronts.get(name)),
    );
    const isMeant = ({ label }: TrackedCard): boolean => label !== undefined && labels.includes(label);
    const spare = zone === 'library' ? undefined : among.find(({ label }) => label === undefined);
    return among.find(isMeant) ?? spare ?? among[0];
  }

  private reconcile(view: View, labels: readonly string[]): void {
    const lost = this.findMisplaced(view, labels);
    const claim = (owner: Seat, name: string): TrackedCard | undefined => {
      const place = lost.findIndex((card) => card.owner === owner && card.name === name);
      return place === -1 ? undefined : lost.splice(place, 1)[0];
    };
    view.sides.forEach(({ graveyard, exile }, owner) => {
      for (const [zone, pile] of [
        ['graveyard', graveyard],
        ['exile', exile],
      ] as const)
        for (const { id, card } of pile)
          if (this.withId(id) === undefined) this.place(claim(owner, card), zone, id);
      for (const zone of HIDDEN_ZONES) {
        const names = namesInZone(view, owner, zone);
        for (const name of new Set(names)) {
          const wanted = names.filter((one) => one === name).length;
          for (let have = this.cardsNamed(owner, zone, name).length; have < wanted; have++)
            this.place(claim(owner, name), zone, 0);
        }
      }
      this.sortLibrary(owner, namesInZone(view, owner, 'library'));
    });
  }

  private cardsNamed(owner: Seat, zone: TrackedZone, name: string): TrackedCard[] {
    return this.cards.filter((card) => card.owner === owner && card.zone === zone && card.name === name);
  }

  /** Cards that the view does not show in their tracked zone. */
  private findMisplaced(view: View, labels: readonly string[]): TrackedCard[] {
    const open = new Set([
      ...view.battlefield.map(({ id }) => id),
      ...view.stack.map(({ id }) => id),
      ...view.sides.flatMap(({ graveyard, exile }) => [...graveyard, ...exile].map(({ id }) => id)),
    ]);
    const lost = this.cards.filter(
      ({ zone, id, token }) => !token && zone !== 'none' && !isHiddenZone(zone) && !open.has(id),
    );
    view.sides.forEach((_, owner) => {
      for (const zone of HIDDEN_ZONES) {
        const names = namesInZone(view, owner, zone);
        for (const name of new Set(this.cards.map((card) => card.name))) {
          const wanted = names.filter((one) => one === name).length;
          for (let have = this.cardsNamed(owner, zone, name).length; have > wanted; have--) {
            const card = this.pickCard(owner, zone, name, labels);
            if (card === undefined) break;
            card.zone = 'stack';
            card.id = 0;
            lost.push(card);
          }
        }
      }
    });
    return lost;
  }

  /** Puts the cards of a library into its order; equal cards keep theirs. */
  private sortLibrary(owner: Seat, names: readonly string[]): void {
    const isHere = (card: TrackedCard): boolean => card.owner === owner && card.zone === 'library';
    const here = this.cards.filter(isHere);
    const sorted: TrackedCard[] = [];
    for (const name of names) {
      const place = here.findIndex((card) => card.name === name);
      if (place !== -1) sorted.push(...here.splice(place, 1));
    }
    this.cards = [...this.cards.filter((card) => !isHere(card)), ...sorted, ...here];
  }
}
