import type { BotFailure } from '@ludoteca/kit';
import type { Mistake } from '../options.ts';

type FailureOf<W> = Extract<BotFailure, { readonly why: W }>;
type MistakeOf<W> = Extract<Mistake, { readonly what: W }>;

/** Why a bot lost its turn or its seat. Lines of bots come in quotes already. */
export type FailureTexts = {
  readonly [W in Exclude<BotFailure['why'], 'refused' | 'not started'>]: (note: FailureOf<W>) => string;
} & { 'not started'(problem: string): string };

/** Everything the referee says besides what happens in the match, in one language. */
export interface RefereeTexts {
  seed(seed: number): string;
  says(name: string, text: string): string;
  tried(name: string, line: string): string;
  refused(reason: string): string;
  lost(name: string, loss: string): string;
  readonly failures: FailureTexts;
  /** Why a program cannot be started, where the reason is a common one. */
  readonly startProblems: { readonly [problem: string]: string };
  /** Above the standings, in capitals. */
  readonly standings: string;
  readonly stopped: string;
  readonly warnings: {
    dropped(word: string): string;
    renamed(word: string, id: string): string;
    misread(id: string): string;
    readonly oneDeck: string;
    readonly unprotected: string;
  };
  readonly mistakes: { readonly [W in Mistake['what']]: (mistake: MistakeOf<W>) => string } & {
    help(sentence: string, name: string): string;
    bots(min: number, max: number, given: number): string;
    player(word: string, known: readonly string[]): string;
    isolation(why: string): string;
    unwritable(path: string): string;
  };
  readonly saved: (path: string) => string;
  readonly check: {
    none(folder: string): string;
    fine(path: string): string;
    /** Nobody was put out, but actions were refused: how many, and the first of them. */
    shaky(path: string, refused: number, first: string): string;
    fault(path: string, game: number, seed: number, loss: string): string;
    usage(name: string): string;
  };
  readonly rerun: {
    usage(name: string): string;
    notUno(path: string): string;
    stranger(id: string, known: readonly string[]): string;
    begins(path: string, live: readonly string[]): string;
    /** Where a live bot does something else than the recording says. Entries count from 1. */
    differs(entry: number, name: string, recorded: string, now: string): string;
    readonly nothing: string;
    readonly same: string;
  };
  readonly usage: string;
  /** Each option and what it does. */
  readonly options: readonly (readonly [string, string])[];
  readonly notes: readonly string[];
}
