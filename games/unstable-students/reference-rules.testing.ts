/**
 * A second implementation of RULES.md as a recursive generator that yields questions. It shares only the deck with the game and cannot be
 * saved or copied.
 */
import type { Dice } from '@ludoteca/kernel';
import type { CardEffect, CardFilter, CardKind, EffectMoment } from './cards/codes.ts';

export interface ReferenceQuestion {
  readonly seat: number;
  readonly prompt: string;
  readonly options: readonly unknown[];
}

export interface ReferencePlayer {
  readonly hand: string[];
  readonly room: string[];
  readonly area: string[];
}

export interface ReferenceTable {
  readonly players: ReferencePlayer[];
  readonly draw: string[];
  readonly discards: string[];
  readonly nursery: string[];
}

export interface ReferenceSettings {
  readonly kinds: readonly CardKind[];
  readonly rules: 'faithful' | 'classic';
  readonly students: number;
  readonly limit: number;
  readonly rounds: number;
}

export type ReferenceAnswer = string | { readonly [field: string]: string | number | undefined };
type Asking<R> = Generator<ReferenceQuestion, R, ReferenceAnswer>;

const STUDENTS = new Set<string>(['MATRICOLA', 'STUDENTE_SEMPLICE', 'LAUREANDO']);
const PASSIVE = new Set<string>(['BLOCCA', 'MOSTRA', 'IMPEDIRE', 'INGEGNERE']);
const matches = (filter: CardFilter, { type }: CardKind): boolean =>
  filter === 'ALL' || filter === type || (filter === 'STUDENTE' && STUDENTS.has(type));

/** The newest card of a list is the last. */
export class ReferenceRules {
  readonly table: ReferenceTable;
  winner: number | undefined;
  /** Greatest number of nested cards. */
  deepest = 0;
  private depth = 0;
  private begun = 0;
  private readonly book: ReferenceSettings;
  private readonly dice: Dice;

  constructor(book: ReferenceSettings, table: ReferenceTable, dice: Dice) {
    this.book = book;
    this.table = table;
    this.dice = dice;
  }

  /** 3 and 11 */
  *match(): Asking<void> {
    const { players } = this.table;
    for (let round = 0; round < this.book.rounds; round++) {
      const seat = round % players.length;
      yield* this.round(seat);
      if (this.player(seat).room.length < this.book.students || this.holds(seat, 'INGEGNERE')) continue;
      this.winner = seat;
      return;
    }
  }

  private *round(seat: number): Asking<void> {
    this.begun = 0;
    const { area, room } = this.player(seat);
    for (const card of [...area.toReversed(), ...room.toReversed()])
      if (this.place(seat, card).includes(card)) yield* this.act(seat, card, 'INIZIO');
    this.draw(seat, 'ALL');
    yield* this.action(seat);
    while (this.player(seat).hand.length > this.book.limit) {
      const options = this.different(this.player(seat).hand).map((card) => ({ discard: card }));
      this.discard(seat, fieldOf(yield { seat, prompt: 'limit', options }, 'discard'));
    }
  }

  /** 3.4 */
  private *action(seat: number): Asking<void> {
    for (;;) {
      const answer = yield { seat, prompt: 'action', options: [...this.plays(seat, 'ALL'), 'draw'] };
      if (answer === 'draw') return this.draw(seat, 'ALL');
      if (yield* this.play(seat, answer)) return;
    }
  }

  /** 6.1 */
  private *mustPlay(seat: number, filter: CardFilter): Asking<void> {
    for (;;) {
      if (this.player(seat).hand.length === 0) return;
      const plays = this.plays(seat, filter);
      const answer = yield { seat, prompt: 'play', options: plays.length === 0 ? ['none'] : plays };
      if (answer === 'none' || (yield* this.play(seat, answer))) return;
    }
  }

  /** 4: returns whether the card was played. */
  private *play(seat: number, answer: ReferenceAnswer): Asking<boolean> {
    const card = fieldOf(answer, 'play');
    const kind = this.kind(card);
    const { hand } = this.player(seat);
    if (kind.type === 'MAGIA') {
      remove(hand, card);
      yield* this.act(seat, card, 'SUBITO');
      this.putAway(card);
      return true;
    }
    const on = typeof answer === 'object' && typeof answer['on'] === 'number' ? answer['on'] : seat;
    if (this.place(on, card).includes(card)) {
      if ((yield { seat, prompt: 'duplicate', options: ['anyway', 'back'] }) === 'back') return false;
      this.discard(seat, card);
      return true;
    }
    remove(hand, card);
    if (on !== seat && (yield* this.defended(card, [on]))) this.putAway(card);
    else yield* this.enter(on, card);
    return true;
  }

  private *enter(seat: number, card: string): Asking<void> {
    this.place(seat, card).push(card);
    yield* this.act(seat, card, 'SUBITO');
  }

  /** 5: executes the effects if this is their moment. */
  private *act(seat: number, card: string, when: EffectMoment): Asking<void> {
    const { effects, when: own, optional, type } = this.kind(card);
    if (own !== when || effects.every(({ action }) => PASSIVE.has(action))) return;
    if (this.begun === 60) return;
    this.begun++;
    this.deepest = Math.max(this.deepest, ++this.depth);
    const used = !optional || (yield { seat, prompt: 'offer', options: ['yes', 'no'] }) === 'yes';
    if (used && (yield* this.run(seat, card, effects)) && (type === 'BONUS' || type === 'MALUS'))
      // 8.5
      if (this.player(seat).area.includes(card)) {
        remove(this.player(seat).area, card);
        this.putAway(card);
      }
    this.depth--;
  }

  /** 5.3 and 8.1: returns whether an effect was blocked. */
  private *run(seat: number, card: string, effects: readonly CardEffect[]): Asking<boolean> {
    let you: number | undefined;
    for (const effect of effects) {
      if (PASSIVE.has(effect.action)) continue;
      const others = this.others(seat);
      if (effect.target === 'TU' && you === undefined)
        you = Number(
          fieldOf(yield { seat, prompt: 'aim', options: others.map((other) => ({ aim: other })) }, 'aim'),
        );
      const hit = { IO: [], TU: [you ?? seat], VOI: others, TUTTI: others }[effect.target];
      if (yield* this.defended(card, hit)) return true;
      const { target } = effect;
      for (const on of target === 'IO' ? [seat] : target === 'TUTTI' ? [seat, ...hit] : hit)
        yield* this.happen(effect, seat, on);
    }
    return false;
  }

  /** 8 */
  private *defended(card: string, hit: readonly number[]): Asking<boolean> {
    const blocks = ({ type: own, when, effects }: CardKind): boolean =>
      own === 'ISTANTANEA' &&
      when === 'SUBITO' &&
      effects.some(({ action, filter }) => action === 'BLOCCA' && matches(filter, this.kind(card)));
    if (!this.book.kinds.some(blocks)) return false;
    for (const seat of hit) {
      const { hand } = this.player(seat);
      const instants = this.different(hand).filter((one) => blocks(this.kind(one)));
      if (hand.length === 0 || this.forbidden(seat, 'ISTANTANEA')) continue;
      if (this.holds(seat, 'MOSTRA') && instants.length === 0) continue;
      const options = [...instants.map((instant) => ({ block: instant })), 'pass'];
      const answer = yield { seat, prompt: 'window', options };
      if (answer === 'pass') continue;
      const instant = fieldOf(answer, 'block');
      remove(hand, instant);
      yield* this.act(seat, instant, 'SUBITO');
      this.putAway(instant);
      return true;
    }
    return false;
  }

  /** 6 */
  private *happen({ action, filter, target }: CardEffect, by: number, on: number): Asking<void> {
    const classic = this.book.rules === 'classic';
    const self = by === on;
    switch (action) {
      case 'GIOCA':
        return yield* this.mustPlay(on, filter);
      case 'SCARTA':
        if (self || !classic) return yield* this.mustDiscard(on, filter);
        return this.byChance(on, filter, (card) => this.discard(on, card));
      case 'ELIMINA':
        return yield* this.eliminate(classic || target === 'TU' ? by : on, on, filter);
      case 'RUBA':
        return self ? undefined : yield* this.steal(by, on, filter);
      case 'PESCA':
        return this.draw(on, filter);
      case 'PRENDI':
        if (self) return;
        return this.byChance(on, filter, (card) => {
          remove(this.player(on).hand, card);
          this.player(by).hand.push(card);
        });
      case 'SCAMBIA': {
        const [mine, theirs] = [this.player(by), this.player(on)];
        this.table.players[by] = { ...mine, hand: theirs.hand };
        if (!self) this.table.players[on] = { ...theirs, hand: mine.hand };
        return;
      }
      default:
    }
  }

  private *mustDiscard(seat: number, filter: CardFilter): Asking<void> {
    const { hand } = this.player(seat);
    if (hand.length === 0) return;
    const cards = this.different(hand).filter((card) => matches(filter, this.kind(card)));
    const options = cards.length === 0 ? ['none'] : cards.map((card) => ({ discard: card }));
    const answer = yield { seat, prompt: 'discard', options };
    if (answer !== 'none') this.discard(seat, fieldOf(answer, 'discard'));
  }

  private *eliminate(seat: number, from: number, filter: CardFilter): Asking<void> {
    const cards = this.laid(from, filter);
    if (cards.length === 0) return;
    const options = cards.map((card) => ({ eliminate: card }));
    const card = fieldOf(yield { seat, prompt: 'eliminate', options }, 'eliminate');
    remove(this.place(from, card), card);
    yield* this.act(from, card, 'FINE');
    this.putAway(card);
  }

  private *steal(seat: number, from: number, filter: CardFilter): Asking<void> {
    const cards = this.laid(from, filter).filter((card) => !this.place(seat, card).includes(card));
    if (cards.length === 0) return;
    const card = fieldOf(
      yield { seat, prompt: 'steal', options: cards.map((steal) => ({ steal })) },
      'steal',
    );
    remove(this.place(from, card), card);
    yield* this.act(from, card, 'FINE');
    if (this.place(seat, card).includes(card)) this.putAway(card);
    else yield* this.enter(seat, card);
  }

  private byChance(from: number, filter: CardFilter, then: (card: string) => void): void {
    const cards = this.player(from).hand.filter((card) => matches(filter, this.kind(card)));
    if (cards.length > 0) then(this.dice.pick(cards));
  }

  /** 6.5 and 10 */
  private draw(seat: number, filter: CardFilter): void {
    const { draw, discards } = this.table;
    if (draw.length === 0 && discards.length > 0) {
      draw.push(...discards.splice(0));
      this.dice.shuffle(draw);
    }
    const card = draw.pop();
    if (card === undefined) return;
    if (matches(filter, this.kind(card))) this.player(seat).hand.push(card);
    else this.putAway(card);
  }

  private discard(seat: number, card: string): void {
    remove(this.player(seat).hand, card);
    this.putAway(card);
  }

  private putAway(card: string): void {
    const { nursery, discards } = this.table;
    (this.kind(card).type === 'MATRICOLA' ? nursery : discards).push(card);
  }

  private plays(seat: number, filter: CardFilter): ReferenceAnswer[] {
    return this.different(this.player(seat).hand)
      .filter((card) => {
        const kind = this.kind(card);
        return kind.type !== 'ISTANTANEA' && matches(filter, kind) && !this.forbidden(seat, kind.type);
      })
      .flatMap((card): ReferenceAnswer[] => {
        const { type } = this.kind(card);
        if (type !== 'BONUS' && type !== 'MALUS') return [{ play: card }];
        return [seat, ...this.others(seat)].map((on) => ({ play: card, on }));
      });
  }

  private laid(seat: number, filter: CardFilter): string[] {
    const { room, area } = this.player(seat);
    return [...this.different(room), ...this.different(area)].filter((card) =>
      matches(filter, this.kind(card)),
    );
  }

  /** Distinct cards, the newest first. */
  private different(cards: readonly string[]): string[] {
    return [...new Set(cards.toReversed())];
  }

  private place(seat: number, card: string): string[] {
    const { room, area } = this.player(seat);
    return STUDENTS.has(this.kind(card).type) ? room : area;
  }

  private holds(seat: number, action: string): boolean {
    return this.player(seat).area.some((card) =>
      this.kind(card).effects.some((effect) => effect.action === action),
    );
  }

  private forbidden(seat: number, type: CardKind['type']): boolean {
    const kind = { type } as CardKind;
    return this.player(seat).area.some((card) =>
      this.kind(card).effects.some(({ action, filter }) => action === 'IMPEDIRE' && matches(filter, kind)),
    );
  }

  private others(seat: number): number[] {
    const count = this.table.players.length;
    return Array.from({ length: count - 1 }, (_, step) => (seat + step + 1) % count);
  }

  private player(seat: number): ReferencePlayer {
    return this.table.players[seat]!;
  }

  private kind(card: string): CardKind {
    return this.book.kinds.find(({ name }) => name === card)!;
  }
}

const fieldOf = (answer: ReferenceAnswer, field: string): string =>
  typeof answer === 'object' ? String(answer[field]) : answer;

function remove(cards: string[], card: string): void {
  cards.splice(cards.indexOf(card), 1);
}
