/** Types of the texts of the lab. */
export interface LabTexts {
  progress(done: number, of: number): string;
  heading(preset: string, games: number, seed: string): string;
  /** The deck breaks rules or cannot be read. */
  refused(deck: string): string;
  readonly starters: (known: readonly string[]) => string;
  readonly preset: (known: readonly string[]) => string;
  readonly pairings: string;
  readonly decks: string;
  first(share: string): string;
  turns(median: number, quarter: number, threeQuarters: number, least: number, most: number): string;
  ends(life: number, deck: number, other: number, draws: number): string;
  idle(share: string, idle: number, able: number): string;
  cards(deck: string): string;
  readonly columns: { readonly card: string; readonly drawn: string; readonly played: string };
  readonly note: string;
}
