/** The messages that every language must provide. */
import type { FormText, ReasonTexts } from '@ludoteca/kit';
import type { TurnStep, GameZone } from '../abilities/index.ts';
import type { form } from '../settings.ts';
import type { TeferiChoices, Event } from '../parts.ts';

/** The game's own reasons; kernel and kit have further ones. */
export const REASONS = [
  'card gone',
  'other cards',
  'not your turn',
  'only in a main phase',
  'land played',
  'land not cast',
  'no cost',
  'only as a sorcery',
  'forbidden',
  'no target',
  'not enough mana',
  'not enough life',
  'not enough counters',
  'nothing to pay with',
  'already tapped',
  'summoning sick',
  'used this turn',
  'not now',
  'no creature of yours',
  'tapped',
  'defender',
  'cannot attack',
  'cannot attack alone',
  'must attack',
  'cannot block',
  'cannot block this',
  'cannot block alone',
  'must block',
  'menace',
  'flying',
  'shadow',
  'horsemanship',
  'skulk',
  'fear',
  'intimidate',
  'landwalk',
  'protection',
  'shroud',
  'hexproof',
  'itself',
  'not a target',
  'assignment',
  'elsewhere',
  'no land',
  'no such ability',
  'not yours',
  'announced otherwise',
  'divided otherwise',
  'attackers declared',
  'blockers declared',
  'nothing attacks',
  'no attacker',
  'declared twice',
  'deck shape',
  'deck size',
  'deck definitions',
  'unknown card',
  'card definition',
  'cards, no deck',
  'deck line',
  'deck too small',
  'too many copies',
  'card with faces',
  'card unread',
  'start',
] as const;
export type TeferiReason = (typeof REASONS)[number];

type EventKind = Event['did'];

/** The values for the sentence of an event. */
export interface EventFacts {
  /** The player of the event. */
  readonly who: string;
  readonly card: string;
  /** Other names: targets, cards, the attacker. */
  readonly other: string;
  readonly count: number;
  readonly zone: string;
  readonly from: string;
}

/** All messages of the game; a missing one is a compile error. */
export interface TeferiTexts {
  readonly name: string;
  readonly about: string;
  readonly rules: readonly string[];
  readonly settings: FormText<typeof form>;
  /** Shown during mulligans, before the first turn. */
  readonly before: string;
  readonly steps: { readonly [step in TurnStep]: string };
  /** Short names of the steps. */
  readonly short: { readonly [step in TurnStep]: string };
  readonly places: { readonly [zone in GameZone]: string };
  readonly zones: {
    hand(name: string): string;
    library(name: string): string;
    graveyard(name: string): string;
    exile(name: string): string;
    battlefield(name: string): string;
    side(name: string): string;
    readonly stack: string;
    readonly looking: string;
    readonly numbers: string;
    readonly back: string;
    life(life: number): string;
    poison(count: number): string;
    energy(count: number): string;
    mana(mana: string): string;
    readonly tapped: string;
    readonly sick: string;
    readonly attacking: string;
    readonly blocking: string;
    damage(count: number): string;
  };
  /** Payment previews. */
  readonly pays: {
    taps(cards: string): string;
    pool(mana: string): string;
    life(life: number): string;
    readonly nothing: string;
    readonly otherwise: string;
  };
  readonly events: { readonly [did in EventKind]: (facts: EventFacts) => string };
  readonly nobody: string;
  readonly questions: {
    readonly [prompt in keyof TeferiChoices]: (name: string, about: string, count: number) => string;
  };
  readonly options: {
    readonly pass: string;
    readonly done: string;
    readonly cancel: string;
    readonly none: string;
    readonly yes: string;
    readonly no: string;
    readonly keep: string;
    readonly mulligan: string;
    play(card: string): string;
    cast(card: string, way: string): string;
    activate(card: string, ability: number): string;
    mode(mode: number): string;
    number(count: number): string;
    lives(count: number): string;
    bottom(card: string): string;
    discard(card: string): string;
    find(card: string): string;
    top(card: string): string;
    away(card: string): string;
    attack(card: string, at: string): string;
    block(card: string, attacker: string): string;
    order(card: string): string;
    mana(type: string): string;
    /** One of several effects, as its label in the rules says. */
    label(label: string): string;
  };
  readonly draw: string;
  readonly reasons: ReasonTexts<TeferiReason>;
}
