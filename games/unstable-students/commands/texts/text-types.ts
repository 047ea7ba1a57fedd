/** The texts of the commands in one language. */

export interface StudentsCommandTexts {
  readonly level: { readonly error: string; readonly warning: string };
  found(errors: number, warnings: number): string;
  readonly convert: {
    ending(path: string): string;
    done(path: string, kinds: number, cards: number): string;
  };
  readonly inspect: {
    readonly refused: string;
    readonly fine: string;
    readonly odd: string;
    repaired(path: string): string;
  };
  readonly lab: {
    progress(deck: string, games: number, of: number): string;
    heading(deck: string, games: number, seats: number): string;
    length(mean: string, least: number, most: number): string;
    /** Number of matches without a winner. */
    unfinished(games: number): string;
    readonly seats: string;
    seat(number: number, share: string): string;
    readonly cards: string;
    readonly columns: { readonly card: string; readonly drawn: string; readonly played: string };
    refused(deck: string): string;
    readonly note: string;
  };
}
