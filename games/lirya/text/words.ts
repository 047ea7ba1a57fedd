/** What every language must say. Names of players, cards and places come as finished words. */
import type { FormText, ReasonTexts } from '@ludoteca/kit';
import type { Prompt } from '@ludoteca/kernel';
import type { DeckProblem } from '../deck/index.ts';
import type { Lirya } from '../parts.ts';
import type { MainReason } from '../rules/why.ts';
import type { FightReason } from '../rules/why-fight.ts';
import type { form, NeedReason } from '../settings.ts';
import type { PositionReason } from '../position.ts';
import type { VariantReason } from '../variant.ts';

type Say<F extends readonly unknown[]> = (...facts: F) => string;

/** Who loses life, health or structure points. */
export type Mortal = 'player' | 'character' | 'structure';

export interface EventWords {
  readonly begin: Say<[name: string]>;
  readonly draw: Say<[name: string, count: number, cards: string | undefined]>;
  readonly swap: Say<[name: string, count: number, cards: string | undefined]>;
  readonly burn: Say<[name: string, card: string]>;
  readonly 'cannot draw': Say<[name: string]>;
  readonly turn: Say<[name: string, turn: number]>;
  /** Without a cost where it is paid in another way. */
  readonly play: Say<[name: string, card: string, cost: number | undefined]>;
  readonly use: Say<[name: string, card: string]>;
  readonly trigger: Say<[card: string]>;
  readonly target: Say<[targets: string]>;
  readonly enter: Say<[name: string, card: string, place: string]>;
  readonly equip: Say<[card: string, bearer: string]>;
  readonly leave: Say<[card: string, where: 'hand' | 'deck' | 'discard' | 'banished' | 'nowhere']>;
  readonly die: Say<[card: string, what: Mortal]>;
  readonly upgrade: Say<[name: string, card: string, level: number]>;
  readonly move: Say<[card: string, place: string]>;
  readonly survive: Say<[card: string, health: number, what: Mortal]>;
  readonly 'move failed': Say<[card: string]>;
  readonly attack: Say<[attacker: string, target: string]>;
  readonly defend: Say<[defender: string, attacker: string]>;
  readonly blocked: Say<[attacker: string, target: string]>;
  readonly divert: Say<[attacker: string, target: string]>;
  readonly 'attack fails': Say<[attacker: string]>;
  readonly 'stop attack': Say<[attacker: string]>;
  /** Without a dealer where nobody in sight dealt it. */
  readonly damage: Say<[to: string, what: Mortal, amount: number, left: number, from: string | undefined]>;
  readonly prevent: Say<[to: string, amount: number]>;
  readonly heal: Say<[who: string, what: Mortal, amount: number, left: number]>;
  readonly state: Say<[card: string, state: string, turns: number | undefined]>;
  readonly 'state over': Say<[card: string, state: string]>;
  readonly immune: Say<[card: string]>;
  readonly gift: Say<[to: string, what: string]>;
  readonly discard: Say<[name: string, card: string]>;
  readonly mill: Say<[name: string, card: string]>;
  /** A card goes from pile to pile; undefined: which is not known. */
  readonly card: Say<[name: string, card: string | undefined, to: string]>;
  readonly look: Say<
    [name: string, whose: string, pile: 'hand' | 'deck', count: number, cards: string | undefined]
  >;
  readonly reveal: Say<[name: string, cards: string]>;
  readonly arrange: Say<[name: string, pile: 'deck' | 'discard']>;
  readonly shuffle: Say<[name: string]>;
  readonly control: Say<[card: string, to: string]>;
  readonly transform: Say<[card: string, into: string]>;
  readonly cancel: Say<[card: string]>;
  readonly fizzle: Say<[card: string]>;
  readonly chance: Say<[holds: boolean]>;
  readonly anomaly: Say<[]>;
  readonly 'plug-in off': Say<[plugin: string, why: string]>;
  readonly win: Say<[name: string, card: string]>;
  readonly lose: Say<[name: string, why: 'life' | 'deck' | 'left']>;
  readonly 'last turn': Say<[turn: number]>;
}

export type OwnReason =
  | MainReason
  | FightReason
  | DeckProblem
  | PositionReason
  | VariantReason
  | 'other sets'
  | NeedReason
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

export interface Words {
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
    /** What waits for a later turn. */
    readonly later: string;
    readonly choices: string;
    readonly hidden: string;
    deck(count: number): string;
    /** Life and energy. */
    counts(life: number, energy: number, capacity: number): string;
    free(place: string): string;
    piece(card: string, attack: number, defence: number, health: number): string;
    structure(card: string, level: number, points: number): string;
  };
  /** Places by line and number from 1. */
  place(line: 'front' | 'back' | 'structures', number: number): string;
  readonly piles: {
    readonly hand: string;
    readonly deck: string;
    readonly discard: string;
    readonly play: string;
  };
  readonly events: EventWords;
  /** `about` is the card or the piece that the question is about. */
  readonly questions: { readonly [K in Prompt<Lirya>]: (name: string, about: string) => string };
  /** Whether somebody pays, so that a card does nothing. */
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
    /** A card of a special deck stays there. */
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
  readonly reasons: ReasonTexts<OwnReason>;
  readonly draw: string;
}
