/** The texts of the web board that every language must supply. */
import type { TurnPhase } from '../seat-status.ts';

export interface RisikaOwnTexts {
  readonly map: string;
  readonly players: string;
  readonly hand: string;
  readonly deck: string;
  readonly phases: { readonly [P in TurnPhase]: string };
  readonly phase: string;
  round(round: number): string;
  turn(name: string): string;
  held(name: string, colour: string): string;
  readonly counts: {
    territories(count: number): string;
    armies(count: number): string;
    cards(count: number): string;
    faculties(count: number): string;
  };
  /** The bonus of a faculty. */
  bonus(armies: number): string;
  land(name: string, faculty: string, held: string): string;
  linked(names: string): string;
  readonly free: string;
  readonly income: {
    readonly title: string;
    territories(count: number): string;
    readonly set: string;
    lost(count: number): string;
    left(count: number): string;
  };
  readonly place: { readonly each: string; readonly all: string };
  readonly attack: {
    way(from: string, to: string): string;
    odds(percent: string): string;
    left(armies: number): string;
    readonly dice: string;
    readonly once: string;
    readonly conquer: string;
    until(armies: number): string;
    readonly untilLeft: string;
    readonly stop: string;
    readonly pickOrigin: string;
    readonly pickTarget: string;
  };
  readonly dice: { readonly attack: string; readonly defence: string; lost(armies: number): string };
  readonly defend: { with(dice: string): string; readonly always: string };
  readonly amount: {
    readonly fewer: string;
    readonly more: string;
    readonly howMany: string;
    bring(armies: string): string;
    move(armies: string): string;
    place(armies: string): string;
    stay(from: string, armies: number): string;
  };
  readonly move: { readonly pickOrigin: string; readonly pickTarget: string };
  readonly sets: {
    readonly title: string;
    readonly none: string;
    worth(armies: number): string;
    own(territories: string): string;
    wasted(counts: number): string;
    readonly anyway: string;
  };
  readonly colour: { readonly title: string; taken(name: string): string };
  readonly zoom: { readonly whole: string; readonly near: string };
  readonly out: string;
  winner(place: number): string;
  waiting(name: string): string;
}
