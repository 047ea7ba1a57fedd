/** An effect as it happens: to whom, how much, from where. */
import { at, type Seat } from '@ludoteca/kernel';
import type { EffectFrame, Item, Piece, Ref } from '../parts.ts';
import { lotsDrawn } from '../rules/chains.ts';
import { type Hands, isPlayer, other, pieceOf, seatOfRef } from '../rules/table.ts';
import type { Effect, EffectName, EffectOf, Filter, Side, Value, Who } from '../vocabulary/index.ts';
import { type Scope, within } from './scope.ts';
import { seatOfSide, valueOf } from './values.ts';
import { whoOf } from './who.ts';

type Choosing = Extract<
  Who,
  { readonly pick: Filter } | { readonly random: Filter } | { readonly among: Filter }
>;

/** 13.3 */
const MOST_TIMES = 100;

export class Happening {
  readonly dealer: Hands;
  readonly item: Item;
  readonly frame: EffectFrame;
  readonly scope: Scope;
  /** Who was chosen for this effect, choice by choice; how many of these choices were needed by now. */
  private readonly chosen: (readonly Ref[])[];
  private needed = 0;
  private asking = false;

  constructor(dealer: Hands, item: Item, frame: EffectFrame) {
    this.dealer = dealer;
    this.item = item;
    this.frame = frame;
    this.scope = within(item, frame.it);
    this.chosen = frame.picked?.slice() ?? [];
  }

  /** Just this effect, without those after it in the list: what questions go back to. */
  alone(picked?: EffectFrame['picked'], rounds?: number): EffectFrame {
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

  /** Other effects happen now, before what follows. */
  follow(list: readonly Effect[], it: Ref | undefined = this.frame.it): void {
    if (list.length === 0) return;
    const item = this.item.id;
    this.dealer.next(
      it === undefined ? { do: 'effect', item, list, at: 0 } : { do: 'effect', item, list, at: 0, it },
    );
  }

  value(value: Value): number {
    return valueOf(this.dealer.state, value, this.scope);
  }

  /** 13.3: how often something is done by one effect, or with how many cards. */
  count(value: Value | undefined): number {
    return value === undefined ? 1 : Math.max(0, Math.min(MOST_TIMES, this.value(value)));
  }

  seat(side: Side): Seat {
    return seatOfSide(side, this.scope);
  }

  /** Who is meant; undefined: somebody was asked, and the effect comes again. Who is chosen is asked in the order in which it is needed here. */
  who(who: Who): readonly Ref[] | undefined {
    if (typeof who === 'string' || !('pick' in who || 'random' in who || 'highest' in who || 'lowest' in who))
      return whoOf(this.dealer.state, who, this.scope);
    if (this.asking) return undefined;
    const chosen = this.chosen[this.needed] ?? this.choose(who);
    if (chosen !== undefined) this.chosen[this.needed++] = chosen;
    return chosen;
  }

  private choose(who: Choosing): readonly Ref[] | undefined {
    const all = whoOf(this.dealer.state, who, this.scope);
    if ('random' in who) {
      lotsDrawn(this.dealer);
      return this.dealer.dice.shuffle(this.unchosen(all)).slice(0, this.count(who.count));
    }
    const count = this.count('pick' in who ? who.count : undefined);
    const among = 'pick' in who ? this.unchosen(all) : all;
    const upTo = 'pick' in who && who.upTo === true;
    if (count === 0) return [];
    if (among.length === 0 || (among.length <= count && !upTo)) return among;
    const seat = 'pick' in who && who.by === 'opponent' ? other(this.item.seat) : this.item.seat;
    const scope = this.alone(this.chosen);
    this.dealer.next({ do: 'pick', seat, scope, among, left: count, must: !upTo, picked: [] });
    this.asking = true;
    return undefined;
  }

  /** Nobody is chosen twice for one effect. */
  private unchosen(refs: readonly Ref[]): Ref[] {
    return refs.filter((ref) => !this.chosen.some((before) => before.includes(ref)));
  }

  pieces(who: Who): readonly Piece[] | undefined {
    const refs = this.who(who);
    if (refs === undefined) return undefined;
    const found: Piece[] = [];
    for (const ref of refs) {
      const piece = pieceOf(this.dealer.state, ref);
      if (piece !== undefined) found.push(piece);
    }
    return found;
  }

  /** Players never need to be chosen. */
  seats(who: Who): readonly Seat[] {
    return (this.who(who) ?? []).filter(isPlayer).map(seatOfRef);
  }

  /** What did it, for damage and triggers. What a spell has put off has no other source. */
  get from(): Ref {
    const { kind, id, source } = this.item;
    return kind === 'spell' || source === 0 ? id : source;
  }

  get by(): 'spell' | 'ability' {
    return this.item.kind === 'spell' ? 'spell' : 'ability';
  }
}

export type Handler<K extends EffectName> = (now: Happening, effect: EffectOf<K>) => void;
export type Handlers<K extends EffectName> = { readonly [name in K]: Handler<name> };

/** Custom effects have any name: the compiler needs telling that it is none of these. */
export const isEffect = <K extends EffectName>(effect: Effect, name: K): effect is EffectOf<K> =>
  effect.do === name;
