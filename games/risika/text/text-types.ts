/** The texts that every language must supply. */
import type { FormText, ReasonTexts } from '@ludoteca/kit';
import type { WEAPONS } from '../cards.ts';
import type { CharacterName } from '../characters/profiles.ts';
import type { COLOURS } from '../parts.ts';
import type { form } from '../settings.ts';
import type { RisikaPositionReason } from '../position.ts';

type WeaponTexts = { readonly [weapon in (typeof WEAPONS)[number]]: string };
type ColourTexts = { readonly [colour in (typeof COLOURS)[number]]: string };

/** Reinforcements, their sources, and the armies lost to the limit of 100. */
export interface ReinforcementDetails {
  readonly armies: number;
  readonly lost: number;
  readonly territories: number;
  readonly third: number;
  /** Names with the bonus of each. */
  readonly faculties: readonly (readonly [string, number])[];
}

export interface RisikaTexts {
  readonly name: string;
  readonly about: string;
  readonly rules: readonly string[];
  readonly settings: FormText<typeof form>;
  /** Names of the computer players. */
  readonly players: { readonly [name in CharacterName]: string };
  /** By number (RULES 1.1). */
  readonly territories: readonly string[];
  readonly faculties: readonly string[];
  readonly weapons: WeaponTexts;
  readonly colours: ColourTexts;
  readonly joker: string;
  card(territory: string, weapon: string): string;
  readonly zones: {
    readonly colours: string;
    /** A seat, its colour if chosen, and the armies to be placed. */
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
    attack(name: string, from: string, to: string, opponent: string, dice: number): string;
    defend(name: string, to: string, dice: number): string;
    roll(
      attack: string,
      defence: string,
      name: string,
      lost: number,
      opponent: string,
      killed: number,
    ): string;
    conquer(name: string, to: string, opponent: string, armies: number): string;
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
    /** `counts`: the armies that the limit of 100 allows. */
    set(cards: string, armies: number, counts: number): string;
    readonly none: string;
    attack(from: string, to: string): string;
    move(from: string, to: string): string;
    /** `done` in combat, and `done` instead of a strategic move. */
    readonly peace: string;
    readonly stay: string;
    armies(count: number): string;
    dice(count: number): string;
  };
  readonly reasons: ReasonTexts<RisikaPositionReason | RuleReason>;
}

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
