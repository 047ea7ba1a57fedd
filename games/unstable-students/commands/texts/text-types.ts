/** The texts of the commands in one language. */
import type { TerminalProgramProblem } from '@ludoteca/kit';
import type { ComparisonVerdict } from '../../compare/compare-program.ts';
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
  readonly compare: {
    agrees(rounds: number): string;
    readonly verdicts: {
      readonly [K in Exclude<ComparisonVerdict['what'], 'agrees'>]: (game: number, round: number) => string;
    };
    difference(field: string, expected: string, found: string): string;
    rule(rule: string): string;
    typed(answers: string): string;
    readonly problems: {
      readonly [K in TerminalProgramProblem['what'] | 'not built']: (why: string) => string;
    };
    readonly empty: string;
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
