/** The texts of the terminal renderer that every language must supply. */

export interface RisikaTerminalTexts {
  /** By territory; at most NAME_WIDTH wide. */
  readonly names: readonly string[];
  /** By faculty; at most FACULTY_WIDTH wide. */
  readonly faculties: readonly string[];
  /** Heading of the bonuses of the faculties. */
  readonly bonuses: string;
  readonly origin: string;
  readonly target: string;
  readonly wrap: string;
  territories(count: number): string;
  armies(count: number): string;
  cards(count: number): string;
  readonly out: string;
  reserve(count: number): string;
  readonly hand: string;
  /** Heading of the chances of possible attacks. */
  readonly chances: string;
  chance(percent: string): string;
  /** The average number of armies left after a conquest. */
  left(count: string): string;
  bonus(armies: number): string;
  round(round: number): string;
  turn(name: string): string;
  readonly until: { readonly word: string; readonly takes: string; readonly about: string };
  /** The mistake for an invalid number after the word. */
  wrong(least: number, most: number): string;
}
