/** The texts that every language provides. Names of players, cards and places are passed as formatted strings. */
import type { FormText, ReasonTexts } from '@ludoteca/kit';
import type { Prompt } from '@ludoteca/kernel';
import type { DeckProblem } from '../deck/index.ts';
import type { Lirya } from '../parts.ts';
import type { MainReason } from '../rules/why-not.ts';
import type { CombatReason } from '../rules/why-not-combat.ts';
import type { CardTableReason } from '../card-table.ts';
import type { form, NeedReason } from '../settings.ts';
import type { LiryaPositionReason } from '../position.ts';
import type { VariantReason } from '../variant.ts';

type TextFunction<F extends readonly unknown[]> = (...facts: F) => string;

/** What loses life, health or structure points. */
export type DamageableKind = 'player' | 'character' | 'structure';

export interface EventTexts {
  readonly begin: TextFunction<[name: string]>;
  readonly draw: TextFunction<[name: string, count: number, cards: string | undefined]>;
  readonly swap: TextFunction<[name: string, count: number, cards: string | undefined]>;
  readonly burn: TextFunction<[name: string, card: string]>;
  readonly 'cannot draw': TextFunction<[name: string]>;
  readonly turn: TextFunction<[name: string, turn: number]>;
  /** `cost` is undefined with an alternative payment. */
  readonly play: TextFunction<[name: string, card: string, cost: number | undefined]>;
  readonly use: TextFunction<[name: string, card: string]>;
  readonly trigger: TextFunction<[card: string]>;
  readonly target: TextFunction<[targets: string]>;
  readonly enter: TextFunction<[name: string, card: string, place: string]>;
  readonly equip: TextFunction<[card: string, bearer: string]>;
  readonly leave: TextFunction<[card: string, where: 'hand' | 'deck' | 'discard' | 'banished' | 'nowhere']>;
  readonly die: TextFunction<[card: string, what: DamageableKind]>;
  readonly upgrade: TextFunction<[name: string, card: string, level: number]>;
  readonly move: TextFunction<[card: string, place: string]>;
  readonly survive: TextFunction<[card: string, health: number, what: DamageableKind]>;
  readonly 'move failed': TextFunction<[card: string]>;
  readonly attack: TextFunction<[attacker: string, target: string]>;
  readonly defend: TextFunction<[defender: string, attacker: string]>;
  readonly blocked: TextFunction<[attacker: string, target: string]>;
  readonly divert: TextFunction<[attacker: string, target: string]>;
  readonly 'attack fails': TextFunction<[attacker: string]>;
  readonly 'stop attack': TextFunction<[attacker: string]>;
  /** `from` is undefined if the damage has no visible source. */
  readonly damage: TextFunction<
    [to: string, what: DamageableKind, amount: number, left: number, from: string | undefined]
  >;
  readonly prevent: TextFunction<[to: string, amount: number]>;
  readonly heal: TextFunction<[who: string, what: DamageableKind, amount: number, left: number]>;
  readonly state: TextFunction<[card: string, state: string, turns: number | undefined]>;
  readonly 'state over': TextFunction<[card: string, state: string]>;
  readonly 'stealth over': TextFunction<[card: string]>;
  readonly immune: TextFunction<[card: string]>;
  readonly gift: TextFunction<[to: string, what: string]>;
  readonly discard: TextFunction<[name: string, card: string]>;
  readonly mill: TextFunction<[name: string, card: string]>;
  /** A card moves between piles; `card` is undefined if it is not known. */
  readonly card: TextFunction<[name: string, card: string | undefined, to: string]>;
  readonly look: TextFunction<
    [name: string, whose: string, pile: 'hand' | 'deck', count: number, cards: string | undefined]
  >;
  readonly reveal: TextFunction<[name: string, cards: string]>;
  readonly arrange: TextFunction<[name: string, pile: 'deck' | 'discard']>;
  readonly shuffle: TextFunction<[name: string]>;
  readonly control: TextFunction<[card: string, to: string]>;
  readonly transform: TextFunction<[card: string, into: string]>;
  readonly cancel: TextFunction<[card: string]>;
  readonly fizzle: TextFunction<[card: string]>;
  readonly chance: TextFunction<[holds: boolean]>;
  readonly anomaly: TextFunction<[]>;
  readonly 'plug-in off': TextFunction<[plugin: string, why: string]>;
  readonly win: TextFunction<[name: string, card: string]>;
  readonly lose: TextFunction<[name: string, why: 'life' | 'deck' | 'left']>;
  readonly 'last turn': TextFunction<[turn: number]>;
}

export type LiryaReason =
  | MainReason
  | CombatReason
  | DeckProblem
  | LiryaPositionReason
  | VariantReason
  | 'other sets'
  | NeedReason
  | CardTableReason
  | 'no such place'
  | 'cannot bear'
  | 'one of two ways'
  | 'no such target'
  | 'not a payment'
  | 'not a trigger'
  | 'no way there'
  | 'take or pass'
  | 'not there'
  | 'yes or no answer'
  | 'one of the modes';

export interface LiryaTexts {
  readonly name: string;
  readonly about: string;
  readonly rules: readonly string[];
  readonly settings: FormText<typeof form>;
  readonly zones: {
    hand(name: string): string;
    front(name: string): string;
    back(name: string): string;
    structures(name: string): string;
    player(name: string): string;
    discard(name: string): string;
    aside(name: string): string;
    readonly stack: string;
    /** Delayed effects. */
    readonly later: string;
    readonly choices: string;
    readonly hidden: string;
    deck(count: number): string;
    counts(life: number, energy: number, capacity: number): string;
    free(place: string): string;
    piece(card: string, attack: number, defence: number, health: number): string;
    structure(card: string, level: number, points: number): string;
  };
  /** `number` counts from 1. */
  place(line: 'front' | 'back' | 'structures', number: number): string;
  readonly piles: {
    readonly hand: string;
    readonly deck: string;
    readonly discard: string;
    readonly play: string;
  };
  readonly events: EventTexts;
  /** `about` is the card that the question is about, empty if it is not known. */
  readonly questions: { readonly [K in Prompt<Lirya>]: (name: string, about: string) => string };
  /** Whether a player pays to stop the effect of a card. */
  pays(name: string, card: string, energy: number): string;
  readonly options: {
    play(card: string): string;
    use(piece: string, ability: string): string;
    upgrade(piece: string): string;
    move(piece: string): string;
    demolish(piece: string): string;
    swap(card: string, count: number): string;
    attack(attacker: string, target: string, twice: boolean): string;
    defend(defender: string, attacker: string): string;
    mode(number: number): string;
    ability(number: number): string;
    player(name: string): string;
    onStack(card: string, id: number): string;
    /** Leaves the card in its special deck. */
    readonly leave: string;
    readonly combat: string;
    readonly 'end turn': string;
    readonly done: string;
    readonly pass: string;
    readonly take: string;
    readonly yes: string;
    readonly no: string;
    readonly none: string;
    readonly energy: string;
    readonly instead: string;
  };
  readonly reasons: ReasonTexts<LiryaReason>;
  readonly draw: string;
}
