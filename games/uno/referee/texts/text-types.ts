/** The texts of the referee that every language must supply. */
import type { ArgumentMistake } from '@ludoteca/kit';

type MistakeKind = Exclude<ArgumentMistake['what'], 'paths'>;
type MistakeOf<W> = Extract<ArgumentMistake, { readonly what: W }>;

/** Everything the referee prints besides the events of the match. */
export interface RefereeTexts {
  seed(seed: number): string;
  says(name: string, text: string): string;
  tried(name: string, line: string): string;
  refused(reason: string): string;
  lost(name: string, loss: string): string;
  /** Heading of the standings, in capitals. */
  readonly standings: string;
  readonly stopped: string;
  readonly warnings: {
    dropped(word: string): string;
    renamed(word: string, id: string): string;
    misread(id: string): string;
    readonly oneDeck: string;
    readonly unprotected: string;
    isolation(level: string): string;
  };
  readonly mistakes: { readonly [W in MistakeKind]: (mistake: MistakeOf<W>) => string } & {
    help(sentence: string, name: string): string;
    bots(min: number, max: number, given: number): string;
    player(word: string, known: readonly string[]): string;
    isolation(why: string): string;
    notProgram(path: string, problem: string): string;
    unwritable(path: string): string;
  };
  /** `program`: the words that start the command line. */
  readonly saved: (path: string, program: string) => string;
  readonly check: {
    none(folder: string): string;
    fine(path: string): string;
    /** No match was lost, but actions were refused: their number and the first of them. */
    shaky(path: string, refused: number, first: string): string;
    /** It is no program. */
    unusable(path: string, why: string): string;
    fault(path: string, game: number, seed: number, loss: string): string;
    usage(name: string): string;
  };
  readonly rerun: {
    usage(name: string): string;
    notUno(path: string): string;
    stranger(id: string, known: readonly string[]): string;
    begins(path: string, live: readonly string[]): string;
    /** A live bot differs from the recording. Entries count from 1. */
    differs(entry: number, name: string, recorded: string, now: string): string;
    readonly nothing: string;
    readonly same: string;
  };
  readonly about: string;
  readonly usage: string;
  /** Each option with its description. */
  readonly options: readonly (readonly [string, string])[];
  readonly notes: readonly string[];
  readonly exitCodes: string;
  readonly exitCodesHeading: string;
}
