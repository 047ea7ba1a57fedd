import type { FormText, ReasonTexts } from '@ludoteca/kit';
import type { WEAPONS } from '../cards.ts';
import type { CharacterName } from '../characters/profiles.ts';
import type { COLOURS, form } from '../parts.ts';
import type { PositionReason } from '../position.ts';

type WeaponTexts = { readonly [weapon in (typeof WEAPONS)[number]]: string };
type ColourTexts = { readonly [colour in (typeof COLOURS)[number]]: string };

/** Armies that came, where they came from, and what was lost to the limit of 100. */
export interface ReinforcementDetails {
  readonly armies: number;
  readonly lost: number;
  readonly territories: number;
  readonly third: number;
  /** Named, with what each brings. */
  readonly faculties: readonly (readonly [string, number])[];
}

/** Every word of the game, in one language. Names of people, territories and cards come filled in. */
export interface RisikaTexts {
  readonly name: string;
  readonly about: string;
  readonly rules: readonly string[];
  readonly settings: FormText<typeof form>;
  /** What its own computer players are called. */
  readonly players: { readonly [name in CharacterName]: string };
  /** By number, as in RULES 1.1. */
  readonly territories: readonly string[];
  readonly faculties: readonly string[];
  readonly weapons: WeaponTexts;
  readonly colours: ColourTexts;
  readonly joker: string;
  /** A card: its territory and its weapon. */
  card(territory: string, weapon: string): string;
  readonly zones: {
    readonly colours: string;
    /** A seat, its colour if chosen, and what waits to be placed. */
    hand(name: string, colour: string | undefined, reserve: number): string;
    readonly deck: string;
    readonly back: string;
    held(territory: string, name: string): string;
  };
  readonly events: {
    begin(name: string): string;
    colour(name: string, colour: string): string;
    deal(name: string, territories: string): string;
    place(name: string, armies: number, on: string): string;
    shuffle(): string;
    round(round: number, name: string): string;
    turn(name: string): string;
    reinforce(name: string, recruits: ReinforcementDetails): string;
    set(name: string, cards: string, armies: number, own: string | undefined, lost: number): string;
    attack(name: string, from: string, to: string, rival: string, dice: number): string;
    defend(name: string, to: string, dice: number): string;
    roll(attack: string, defence: string, name: string, lost: number, rival: string, killed: number): string;
    conquer(name: string, to: string, rival: string, armies: number): string;
    occupy(name: string, to: string, armies: number): string;
    eliminate(name: string, by: string): string;
    take(name: string, loser: string, count: number, cards: string | undefined): string;
    move(name: string, armies: number, from: string, to: string): string;
    draw(name: string, card: string | undefined): string;
    'no card'(name: string): string;
    leave(name: string): string;
    win(name: string): string;
    'reach the limit'(rounds: number): string;
  };
  readonly questions: {
    colour(name: string): string;
    place(name: string, armies: number): string;
    armies(name: string, on: string): string;
    round(name: string): string;
    set(name: string): string;
    fight(name: string): string;
    dice(name: string, from: string, to: string): string;
    defend(name: string, by: string, to: string, dice: number): string;
    occupy(name: string, to: string): string;
    move(name: string): string;
    march(name: string, from: string, to: string): string;
  };
  readonly options: {
    place(on: string): string;
    readonly 'go on': string;
    /** `counts`: how many of the armies the limit of 100 lets in. */
    set(cards: string, armies: number, counts: number): string;
    readonly none: string;
    attack(from: string, to: string): string;
    move(from: string, to: string): string;
    /** The end of combat, and a turn without a strategic move. */
    readonly peace: string;
    readonly stay: string;
    armies(count: number): string;
    dice(count: number): string;
  };
  readonly reasons: ReasonTexts<PositionReason | RuleReason>;
}

/** Why an answer is refused. */
type RuleReason =
  | 'one colour'
  | 'colour taken'
  | 'go on'
  | 'a set or none'
  | 'not in hand'
  | 'no set'
  | 'a territory'
  | 'not yours'
  | 'yours'
  | 'one army'
  | 'not linked'
  | 'attack or done'
  | 'move or done'
  | 'how many'
  | 'attack dice'
  | 'defence dice'
  | 'occupation';
