/** The table as a seat sees it. Who and how much an effect means is told from the view alone; what a view does not show is guessed. */
import { at, type Seat } from '@ludoteca/kernel';
import { within } from '../effects/filters.ts';
import type { Ref } from '../parts.ts';
import { rowOfId } from '../pool/index.ts';
import { isPlayer, lineOf, other, playerRef, seatOfRef, STRUCTURES } from '../rules/table.ts';
import type { ItemView, PieceView, PlayerView, View } from '../views.ts';
import type { Card, CardId, Filter, Side, Stat, Value, Who } from '../vocabulary/index.ts';

/** Whose effect it is, of which piece, at whom it is aimed. */
export interface Aimed {
  readonly seat: Seat;
  readonly source?: PieceView | undefined;
  readonly targets: readonly (readonly Ref[])[];
  readonly it?: Ref | undefined;
}

/** What is not known beforehand: the amount of an event, what an effect came to. */
const GUESS = 2;

const among = (wanted: unknown, value: unknown): boolean =>
  Array.isArray(wanted) ? wanted.includes(value) : wanted === value;

export const cardNamed = (id: CardId): Card | undefined => rowOfId(id)?.card;

export class Outlook {
  readonly view: View;
  readonly seat: Seat;
  readonly me: PlayerView;
  readonly them: PlayerView;
  private readonly pieces: ReadonlyMap<Ref, PieceView>;

  constructor(view: View, seat: Seat) {
    this.view = view;
    this.seat = seat;
    this.me = at(view.players, seat);
    this.them = at(view.players, other(seat));
    this.pieces = new Map([...this.me.pieces, ...this.them.pieces].map((piece) => [piece.id, piece]));
  }

  piece(ref: Ref): PieceView | undefined {
    return this.pieces.get(ref);
  }

  item(id: number): ItemView | undefined {
    return this.view.stack.find((item) => item.id === id);
  }

  isMine(ref: Ref): boolean {
    if (isPlayer(ref)) return seatOfRef(ref) === this.seat;
    return (this.piece(ref)?.control ?? this.item(ref)?.seat) === this.seat;
  }

  /** Everybody in play who is like this. */
  all(filter: Filter, aimed: Aimed): Ref[] {
    const found: Ref[] = [];
    for (const [ref, piece] of this.pieces) if (this.like(filter, piece, aimed)) found.push(ref);
    return found;
  }

  like(filter: Filter, piece: PieceView, aimed: Aimed): boolean {
    const { side, line, other: another, not } = filter;
    if (another === true && piece.id === aimed.source?.id) return false;
    if (side !== undefined && (side === 'you') !== (piece.control === aimed.seat)) return false;
    if (line !== undefined && line !== lineOf(piece.slot)) return false;
    const card = cardNamed(piece.card);
    return (
      card !== undefined &&
      isCardLike(filter, card) &&
      isNowLike(filter, piece) &&
      (not === undefined || !this.like(not, piece, aimed))
    );
  }

  /** All who are meant; where some are chosen or drawn by lot, all among whom. */
  who(who: Who, aimed: Aimed): readonly Ref[] {
    if (typeof who === 'string') return this.named(who, aimed);
    if ('target' in who) return aimed.targets[who.target] ?? [];
    if ('all' in who) return this.all(who.all, aimed);
    if ('pick' in who) return this.all(who.pick, aimed);
    if ('random' in who) return this.all(who.random, aimed);
    if ('highest' in who) return this.extreme(who.highest, this.all(who.among, aimed), 1);
    if ('lowest' in who) return this.extreme(who.lowest, this.all(who.among, aimed), -1);
    if ('remembered' in who) return [];
    if ('beside' in who) return this.along(this.who(who.beside, aimed), 1);
    if ('alongside' in who) return this.along(this.who(who.alongside, aimed), STRUCTURES);
    const of = this.who('owner' in who ? who.owner : who.controller, aimed);
    return of.map((ref) => playerRef(this.isMine(ref) ? this.seat : other(this.seat)));
  }

  private named(who: Extract<Who, string>, { seat, source, it }: Aimed): readonly Ref[] {
    if (who === 'you') return [playerRef(seat)];
    if (who === 'opponent') return [playerRef(other(seat))];
    if (who === 'both players') return [playerRef(seat), playerRef(other(seat))];
    const ref = who === 'it' ? it : who === 'source' ? source?.id : undefined;
    return ref === undefined ? [] : [ref];
  }

  private extreme(stat: Stat, refs: readonly Ref[], sign: 1 | -1): readonly Ref[] {
    const worth = (ref: Ref): number => sign * (this.piece(ref)?.[stat] ?? 0);
    return refs.toSorted((a, b) => worth(b) - worth(a)).slice(0, 1);
  }

  private along(refs: readonly Ref[], reach: number): readonly Ref[] {
    return refs.flatMap((ref) => {
      const one = this.piece(ref);
      if (one === undefined) return [];
      return [...this.pieces.values()]
        .filter(
          ({ id, control, slot }) =>
            id !== ref &&
            control === one.control &&
            lineOf(slot) === lineOf(one.slot) &&
            Math.abs(slot - one.slot) <= reach,
        )
        .map(({ id }) => id);
    });
  }

  value(value: Value, aimed: Aimed): number {
    if (typeof value === 'number') return value;
    if (typeof value === 'string') return GUESS;
    if ('count' in value) return this.all(value.count, aimed).length;
    if ('cards' in value) return this.cards(value.cards, value.of, aimed);
    if ('stat' in value)
      return this.who(value.of, aimed).reduce((sum, ref) => sum + this.stat(value.stat, ref), 0);
    if ('counters' in value)
      return this.who(value.on, aimed).reduce(
        (sum, ref) => sum + (this.piece(ref)?.counters[value.counters] ?? 0),
        0,
      );
    if ('byLevel' in value) return at(value.byLevel, Math.max(1, aimed.source?.level ?? 1) - 1);
    const parts = (list: readonly Value[]): number[] => list.map((part) => this.value(part, aimed));
    if ('sum' in value) return parts(value.sum).reduce((a, b) => a + b, 0);
    if ('product' in value) return parts(value.product).reduce((a, b) => a * b, 1);
    return 'least' in value ? Math.min(...parts(value.least)) : Math.max(...parts(value.most));
  }

  private cards(pile: 'hand' | 'deck' | 'discard', of: Side, { seat }: Aimed): number {
    const player = at(this.view.players, of === 'you' ? seat : other(seat));
    return pile === 'discard' ? player.discard.length : player[pile].count;
  }

  private stat(stat: Stat | 'cost' | 'level' | 'life' | 'energy', ref: Ref): number {
    if (isPlayer(ref)) return at(this.view.players, seatOfRef(ref))[stat === 'energy' ? stat : 'life'];
    const piece = this.piece(ref);
    if (piece === undefined || stat === 'life' || stat === 'energy') return 0;
    return stat === 'cost' ? (cardNamed(piece.card)?.cost ?? 0) : piece[stat];
  }
}

/** What is printed on it. */
function isCardLike(
  { type, class: of, element, rarity, tag, card, cost, slot, token }: Filter,
  printed: Card,
): boolean {
  return (
    (type === undefined || among(type, printed.type)) &&
    (of === undefined || among(of, printed.class)) &&
    (element === undefined || among(element, printed.element ?? 'neutral')) &&
    (rarity === undefined || rarity === printed.rarity) &&
    (tag === undefined || (printed.tags?.includes(tag) ?? false)) &&
    (card === undefined || card === printed.id) &&
    (cost === undefined || within(cost, printed.cost)) &&
    (slot === undefined || (printed.type === 'equipment' && printed.slot === slot)) &&
    (token === undefined || token === (printed.token === true))
  );
}

/** What it has come to. */
function isNowLike(
  { attack, defence, health, level, state, keyword, damaged, equipped }: Filter,
  piece: PieceView,
): boolean {
  return (
    (attack === undefined || within(attack, piece.attack)) &&
    (defence === undefined || within(defence, piece.defence)) &&
    (health === undefined || within(health, piece.health)) &&
    (level === undefined || within(level, piece.level)) &&
    (state === undefined || piece.states.some((one) => one.state === state)) &&
    (keyword === undefined || piece.keywords.some((one) => one.keyword === keyword)) &&
    (damaged === undefined || damaged === piece.health < piece.most) &&
    (equipped === undefined || equipped === piece.equipment.length > 0)
  );
}
