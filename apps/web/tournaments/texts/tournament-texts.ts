/** The type of the texts about tournaments. */
import type { TournamentFormat } from '@ludoteca/wire';

export interface TournamentTexts {
  readonly title: string;
  readonly none: string;
  readonly create: string;
  readonly name: string;
  readonly game: string;
  readonly format: string;
  readonly formats: { readonly [F in TournamentFormat]: string };
  readonly seats: string;
  readonly rounds: string;
  readonly asNeeded: string;
  readonly states: { readonly open: string; readonly playing: string; readonly over: string };
  players(count: number): string;
  readonly enrol: string;
  readonly leave: string;
  readonly start: string;
  readonly end: string;
  readonly sure: string;
  readonly standings: string;
  readonly rank: string;
  readonly player: string;
  readonly points: string;
  readonly buchholz: string;
  readonly hasLeft: string;
  readonly deleted: string;
  round(number: number): string;
  readonly bye: string;
  readonly yourTable: string;
  readonly watch: string;
  /** How long a player may take to sit down. */
  joinTime(minutes: number): string;
}
