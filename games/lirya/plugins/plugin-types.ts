/**
 * The types of a plug-in: effects, conditions, triggers, classes and elements by name, written in cards as `plug-in:name`, modes,
 * which settings name so, and card sets.
 * A plug-in sees the match through `PluginLook` and answers with values of the card language: an effect returns the
 * effects to execute in its place. It gets neither state nor dice nor dealer, so it cannot break a match.
 * Its functions must be pure: the same look must give the same answer, or archives will not replay.
 */
import type { Json, Seat } from '@ludoteca/kernel';
import type { ByLanguage } from '@ludoteca/kit';
import type { Preset, RulesConfig } from '../config.ts';
import type { Ref } from '../parts.ts';
import type {
  CardId,
  CardSet,
  Condition,
  CardEffect,
  CardFilter,
  Noun,
  Placement,
  PlayerSide,
  Stat,
  ValueExpression,
  Selector,
} from '../card-definition/index.ts';

/** Public information about a match, seen from one ability. In hands and decks only publicly known cards count. */
export interface PluginLook {
  readonly seat: Seat;
  readonly turn: number;
  readonly active: Seat;
  who(who: Selector): readonly Ref[];
  value(value: ValueExpression): number;
  holds(condition: Condition): boolean;
  all(filter: CardFilter): readonly Ref[];
  card(ref: Ref): CardId | undefined;
  stat(ref: Ref, stat: Stat): number;
  life(side: PlayerSide): number;
  energy(side: PlayerSide): number;
}

export type CustomEffectRule = (look: PluginLook, given: Json) => readonly CardEffect[];
export type CustomConditionRule = (look: PluginLook, given: Json) => boolean;
/** Evaluated when the event `on` happens; the ability triggers if it returns true. */
export interface CustomTriggerRule {
  readonly on: string;
  holds(look: PluginLook): boolean;
}

/** A class of characters: its noun, and where its characters stand if their card does not say (default: in either line). */
export interface CustomClass {
  readonly name: ByLanguage<Noun>;
  readonly placement?: Placement;
}

/** A mode: a preset of the rules (default: balanced) with other values of some fields, as in a variant. */
export interface CustomMode {
  readonly name: ByLanguage<string>;
  readonly preset?: Preset;
  readonly variant: Partial<RulesConfig>;
}

export interface Plugin {
  readonly id: string;
  readonly version: number;
  readonly effects?: { readonly [name: string]: CustomEffectRule };
  readonly conditions?: { readonly [name: string]: CustomConditionRule };
  readonly triggers?: { readonly [name: string]: CustomTriggerRule };
  readonly classes?: { readonly [name: string]: CustomClass };
  /** The names of its elements. */
  readonly elements?: { readonly [name: string]: ByLanguage<string> };
  readonly modes?: { readonly [name: string]: CustomMode };
  /** Names of its effects, conditions and triggers in card texts: `the moon rises`. */
  readonly words?: { readonly [name: string]: ByLanguage<string> };
  /** Sets that it adds. A set that uses the plug-in must declare that it needs it. */
  readonly sets?: readonly CardSet[];
}
