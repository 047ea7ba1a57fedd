/** The context in which one effect is executed: its source, scope, selections and values. */
import { at, type Seat } from '@ludoteca/kernel';
import type { EffectFrame, StackItem, Piece, Ref, LiryaDealer, State } from '../parts.ts';
import { forgetChainStates } from '../rules/chain-limits.ts';
import { isPlayer, opponentOf, findPiece, seatOfRef } from '../rules/lookup.ts';
import type {
  CardEffect,
  EffectName,
  EffectOf,
  CardFilter,
  PlayerSide,
  ValueExpression,
  Selector,
} from '../card-definition/index.ts';
import { type EffectScope, scopeOfItem } from './scope.ts';
import { seatOfSide, evaluateValue } from './values.ts';
import { selectRefs } from './selectors.ts';

type ChoosingSelector = Extract<
  Selector,
  { readonly pick: CardFilter } | { readonly random: CardFilter } | { readonly among: CardFilter }
>;

/** 13.3 */
const MAX_REPETITIONS = 100;

export class EffectContext {
  readonly dealer: LiryaDealer;
  readonly state: State;
  readonly item: StackItem;
  readonly frame: EffectFrame;
  readonly scope: EffectScope;
  /** The objects chosen for this effect, one list for each choice, and how many choices have been used so far. */
  private readonly chosen: (readonly Ref[])[];
  private needed = 0;
  private asking = false;

  constructor(dealer: LiryaDealer, item: StackItem, frame: EffectFrame) {
    this.dealer = dealer;
    this.state = dealer.state;
    this.item = item;
    this.frame = frame;
    this.scope = scopeOfItem(item, frame.it);
    this.chosen = frame.picked?.slice() ?? [];
  }

  /** The frame of this effect without the effects that follow it: questions return to it. */
  currentEffectFrame(picked?: EffectFrame['picked'], rounds?: number): EffectFrame {
    const { item, list, at: place, it } = this.frame;
    const frame: { -readonly [field in keyof EffectFrame]: EffectFrame[field] } = {
      do: 'effect',
      item,
      list: [at(list, place)],
      at: 0,
    };
    if (it !== undefined) frame.it = it;
    if (picked !== undefined) frame.picked = picked.slice();
    if (rounds !== undefined) frame.rounds = rounds;
    return frame;
  }

  /** Executes other effects before those that follow this one. */
  runNext(list: readonly CardEffect[], it: Ref | undefined = this.frame.it): void {
    if (list.length === 0) return;
    const item = this.item.id;
    this.dealer.next(
      it === undefined ? { do: 'effect', item, list, at: 0 } : { do: 'effect', item, list, at: 0, it },
    );
  }

  evaluate(value: ValueExpression): number {
    return evaluateValue(this.state, value, this.scope);
  }

  /** 13.3: a number of repetitions or of cards, limited. */
  evaluateCount(value: ValueExpression | undefined): number {
    return value === undefined ? 1 : Math.max(0, Math.min(MAX_REPETITIONS, this.evaluate(value)));
  }

  seatOf(side: PlayerSide): Seat {
    return seatOfSide(side, this.scope);
  }

  /** The selected objects, or undefined if a seat must choose first: then the effect is executed again. Choices are asked in the order of these calls. */
  select(who: Selector): readonly Ref[] | undefined {
    if (typeof who === 'string' || !('pick' in who || 'random' in who || 'highest' in who || 'lowest' in who))
      return selectRefs(this.state, who, this.scope);
    if (this.asking) return undefined;
    const chosen = this.chosen[this.needed] ?? this.askOrDraw(who);
    if (chosen !== undefined) this.chosen[this.needed++] = chosen;
    return chosen;
  }

  private askOrDraw(who: ChoosingSelector): readonly Ref[] | undefined {
    const all = selectRefs(this.state, who, this.scope);
    if ('random' in who) {
      forgetChainStates(this.dealer);
      return this.dealer.dice.shuffle(this.withoutChosen(all)).slice(0, this.evaluateCount(who.count));
    }
    const count = this.evaluateCount('pick' in who ? who.count : undefined);
    const among = 'pick' in who ? this.withoutChosen(all) : all;
    const upTo = 'pick' in who && who.upTo === true;
    if (count === 0) return [];
    if (among.length === 0 || (among.length <= count && !upTo)) return among;
    const seat = 'pick' in who && who.by === 'opponent' ? opponentOf(this.item.seat) : this.item.seat;
    const scope = this.currentEffectFrame(this.chosen);
    this.dealer.next({ do: 'pick', seat, scope, among, left: count, must: !upTo, picked: [] });
    this.asking = true;
    return undefined;
  }

  /** No object is chosen twice for one effect. */
  private withoutChosen(refs: readonly Ref[]): Ref[] {
    return refs.filter((ref) => !this.chosen.some((before) => before.includes(ref)));
  }

  selectPieces(who: Selector): readonly Piece[] | undefined {
    const refs = this.select(who);
    if (refs === undefined) return undefined;
    const found: Piece[] = [];
    for (const ref of refs) {
      const piece = findPiece(this.state, ref);
      if (piece !== undefined) found.push(piece);
    }
    return found;
  }

  /** Players are never chosen. */
  selectSeats(who: Selector): readonly Seat[] {
    return (this.select(who) ?? []).filter(isPlayer).map(seatOfRef);
  }

  /** The source of damage and triggers. A delayed effect of a spell has no other source than its item. */
  get sourceRef(): Ref {
    const { kind, id, source } = this.item;
    return kind === 'spell' || source === 0 ? id : source;
  }

  get damageCause(): 'spell' | 'ability' {
    return this.item.kind === 'spell' ? 'spell' : 'ability';
  }
}

export type EffectHandler<K extends EffectName> = (context: EffectContext, effect: EffectOf<K>) => void;
export type EffectHandlers<K extends EffectName> = { readonly [name in K]: EffectHandler<name> };

/** Effects of plug-ins can have any name, so TypeScript cannot narrow by `do`. */
export const isEffectNamed = <K extends EffectName>(effect: CardEffect, name: K): effect is EffectOf<K> =>
  effect.do === name;
