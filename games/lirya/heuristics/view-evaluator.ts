/** Evaluates filters, selectors and values on a view; what the view does not show is guessed. */
import { at, type Seat } from '@ludoteca/kernel';
import { isInRange } from '../effects/filters.ts';
import type { Ref } from '../parts.ts';
import { rowOfId } from '../pool/index.ts';
import { isPlayer, opponentOf, playerRef, seatOfRef } from '../rules/lookup.ts';
import { lineOf, STRUCTURES } from '../rules/slots.ts';
import type { StackItemView, PieceView, PlayerView, View } from '../view-types.ts';
import type {
  CardDefinition,
  CardId,
  CardFilter,
  PlayerSide,
  Stat,
  ValueExpression,
  Selector,
} from '../card-definition/index.ts';

/** The seat, source and targets of an effect. */
export interface EffectAim {
  readonly seat: Seat;
  readonly source?: PieceView | undefined;
  readonly targets: readonly (readonly Ref[])[];
  readonly it?: Ref | undefined;
}

/** For values unknown in advance: the amount of an event, the result of an effect. */
const GUESS = 2;

const includesOrEquals = (wanted: unknown, value: unknown): boolean =>
  Array.isArray(wanted) ? wanted.includes(value) : wanted === value;

export const findCard = (id: CardId): CardDefinition | undefined => rowOfId(id)?.card;

export class ViewEvaluator {
  readonly view: View;
  readonly seat: Seat;
  readonly own: PlayerView;
  readonly opponent: PlayerView;
  private readonly pieces: ReadonlyMap<Ref, PieceView>;

  constructor(view: View, seat: Seat) {
    this.view = view;
    this.seat = seat;
    this.own = at(view.players, seat);
    this.opponent = at(view.players, opponentOf(seat));
    this.pieces = new Map([...this.own.pieces, ...this.opponent.pieces].map((piece) => [piece.id, piece]));
  }

  findPiece(ref: Ref): PieceView | undefined {
    return this.pieces.get(ref);
  }

  findItem(id: number): StackItemView | undefined {
    return this.view.stack.find((item) => item.id === id);
  }

  isOwn(ref: Ref): boolean {
    if (isPlayer(ref)) return seatOfRef(ref) === this.seat;
    return (this.findPiece(ref)?.control ?? this.findItem(ref)?.seat) === this.seat;
  }

  findMatching(filter: CardFilter, aim: EffectAim): Ref[] {
    const found: Ref[] = [];
    for (const [ref, piece] of this.pieces) if (this.matches(filter, piece, aim)) found.push(ref);
    return found;
  }

  matches(filter: CardFilter, piece: PieceView, aim: EffectAim): boolean {
    const { side, line, other: another, not } = filter;
    if (another === true && piece.id === aim.source?.id) return false;
    if (side !== undefined && (side === 'you') !== (piece.control === aim.seat)) return false;
    if (line !== undefined && line !== lineOf(piece.slot)) return false;
    const card = findCard(piece.card);
    return (
      card !== undefined &&
      matchesPrinted(filter, card) &&
      matchesCurrent(filter, piece) &&
      (not === undefined || !this.matches(not, piece, aim))
    );
  }

  /** For choices and random selections all candidates. */
  select(who: Selector, aim: EffectAim): readonly Ref[] {
    if (typeof who === 'string') return this.selectNamed(who, aim);
    if ('target' in who) return aim.targets[who.target] ?? [];
    if ('all' in who) return this.findMatching(who.all, aim);
    if ('pick' in who) return this.findMatching(who.pick, aim);
    if ('random' in who) return this.findMatching(who.random, aim);
    if ('highest' in who) return this.selectExtreme(who.highest, this.findMatching(who.among, aim), 1);
    if ('lowest' in who) return this.selectExtreme(who.lowest, this.findMatching(who.among, aim), -1);
    if ('remembered' in who) return [];
    if ('beside' in who) return this.selectInLine(this.select(who.beside, aim), 1);
    if ('alongside' in who) return this.selectInLine(this.select(who.alongside, aim), STRUCTURES);
    const of = this.select('owner' in who ? who.owner : who.controller, aim);
    return of.map((ref) => playerRef(this.isOwn(ref) ? this.seat : opponentOf(this.seat)));
  }

  private selectNamed(who: Extract<Selector, string>, { seat, source, it }: EffectAim): readonly Ref[] {
    if (who === 'you') return [playerRef(seat)];
    if (who === 'opponent') return [playerRef(opponentOf(seat))];
    if (who === 'both players') return [playerRef(seat), playerRef(opponentOf(seat))];
    const ref = who === 'it' ? it : who === 'source' ? source?.id : undefined;
    return ref === undefined ? [] : [ref];
  }

  private selectExtreme(stat: Stat, refs: readonly Ref[], sign: 1 | -1): readonly Ref[] {
    const worth = (ref: Ref): number => sign * (this.findPiece(ref)?.[stat] ?? 0);
    return refs.toSorted((a, b) => worth(b) - worth(a)).slice(0, 1);
  }

  private selectInLine(refs: readonly Ref[], reach: number): readonly Ref[] {
    return refs.flatMap((ref) => {
      const shown = this.findPiece(ref);
      if (shown === undefined) return [];
      return [...this.pieces.values()]
        .filter(
          ({ id, control, slot }) =>
            id !== ref &&
            control === shown.control &&
            lineOf(slot) === lineOf(shown.slot) &&
            Math.abs(slot - shown.slot) <= reach,
        )
        .map(({ id }) => id);
    });
  }

  evaluate(value: ValueExpression, aim: EffectAim): number {
    if (typeof value === 'number') return value;
    if (typeof value === 'string') return GUESS;
    if ('count' in value) return this.findMatching(value.count, aim).length;
    if ('cards' in value) return this.countCards(value.cards, value.of, aim);
    if ('stat' in value)
      return this.select(value.of, aim).reduce((sum, ref) => sum + this.readStat(value.stat, ref), 0);
    if ('counters' in value)
      return this.select(value.on, aim).reduce(
        (sum, ref) => sum + (this.findPiece(ref)?.counters[value.counters] ?? 0),
        0,
      );
    if ('byLevel' in value) return at(value.byLevel, Math.max(1, aim.source?.level ?? 1) - 1);
    const parts = (list: readonly ValueExpression[]): number[] =>
      list.map((part) => this.evaluate(part, aim));
    if ('sum' in value) return parts(value.sum).reduce((a, b) => a + b, 0);
    if ('product' in value) return parts(value.product).reduce((a, b) => a * b, 1);
    return 'least' in value ? Math.min(...parts(value.least)) : Math.max(...parts(value.most));
  }

  private countCards(pile: 'hand' | 'deck' | 'discard', of: PlayerSide, { seat }: EffectAim): number {
    const player = at(this.view.players, of === 'you' ? seat : opponentOf(seat));
    return pile === 'discard' ? player.discard.length : player[pile].count;
  }

  private readStat(stat: Stat | 'cost' | 'level' | 'life' | 'energy', ref: Ref): number {
    if (isPlayer(ref)) return at(this.view.players, seatOfRef(ref))[stat === 'energy' ? stat : 'life'];
    const piece = this.findPiece(ref);
    if (piece === undefined || stat === 'life' || stat === 'energy') return 0;
    return stat === 'cost' ? (findCard(piece.card)?.cost ?? 0) : piece[stat];
  }
}

/** Tests of printed fields. */
function matchesPrinted(
  { type, class: of, element, rarity, tag, card, cost, slot, token }: CardFilter,
  printed: CardDefinition,
): boolean {
  return (
    (type === undefined || includesOrEquals(type, printed.type)) &&
    (of === undefined || includesOrEquals(of, printed.class)) &&
    (element === undefined || includesOrEquals(element, printed.element ?? 'neutral')) &&
    (rarity === undefined || rarity === printed.rarity) &&
    (tag === undefined || (printed.tags?.includes(tag) ?? false)) &&
    (card === undefined || card === printed.id) &&
    (cost === undefined || isInRange(cost, printed.cost)) &&
    (slot === undefined || (printed.type === 'equipment' && printed.slot === slot)) &&
    (token === undefined || token === (printed.token === true))
  );
}

/** Tests of current values. */
function matchesCurrent(
  { attack, defence, health, level, state, keyword, damaged, equipped }: CardFilter,
  piece: PieceView,
): boolean {
  return (
    (attack === undefined || isInRange(attack, piece.attack)) &&
    (defence === undefined || isInRange(defence, piece.defence)) &&
    (health === undefined || isInRange(health, piece.health)) &&
    (level === undefined || isInRange(level, piece.level)) &&
    (state === undefined || piece.states.some((shown) => shown.state === state)) &&
    (keyword === undefined || piece.keywords.some((shown) => shown.keyword === keyword)) &&
    (damaged === undefined || damaged === piece.health < piece.most) &&
    (equipped === undefined || equipped === piece.equipment.length > 0)
  );
}
