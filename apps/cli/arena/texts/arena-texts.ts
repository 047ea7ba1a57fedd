/** The texts of the arena that every language must supply: terminal, submissions, report. */
import type { ByLanguage } from '@ludoteca/kit';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { TableNumbers } from './table-numbers.ts';

/** Whether all groups of players meet, or those with the player of a gauntlet, or groups that are drawn. */
export type ScheduleKind = 'round robin' | 'gauntlet' | 'drawn';

export interface ArenaTexts {
  /** Marks the language of the report. */
  readonly languageName: string;
  readonly submissions: {
    ready(protocol: string): string;
    /** It did not answer a first question but contains the words of a protocol. */
    unanswered(protocol: string, why: string): string;
    skipped(why: string): string;
    readonly json: string;
    own(game: string): string;
    readonly empty: string;
    readonly 'no program': string;
    readonly 'no main': string;
    readonly 'too large': string;
    readonly unreadable: string;
    readonly 'control characters': string;
    readonly 'no TypeScript': string;
    'other machine'(files: readonly string[]): string;
    'several programs'(files: readonly string[]): string;
    'several mains'(files: readonly string[]): string;
    readonly 'build failed': string;
    /** `of` is the other submission. */
    copy(of: string): string;
    readonly 'no protocol': string;
    /** The last line that it was sent, and the lines that it wrote. */
    sent(line: string): string;
    received(lines: string): string;
    readonly receivedNothing: string;
  };
  readonly terminal: {
    isolation(level: string): string;
    readonly unprotected: string;
    seed(seed: string): string;
    schedule(matches: number, players: number, kind: ScheduleKind): string;
    resumed(done: number, all: number): string;
    stopped(done: number, all: number, command: string): string;
    fault(match: number, fault: string): string;
    written(path: string): string;
  };
  readonly report: {
    readonly numbers: TableNumbers;
    title(game: string): string;
    summary(matches: number, scheduled: number, players: number, seats: number): string;
    settings(seed: string, clock: string, rounds: number): string;
    clock(milliseconds: number): string;
    readonly noClock: string;
    readonly standings: string;
    readonly ratings: string;
    ratingsNote: string;
    readonly pairs: string;
    readonly pairsNote: string;
    readonly lengths: string;
    lengthsNote(least: number, median: number, most: number): string;
    readonly failures: string;
    readonly noFailures: string;
    readonly faults: string;
    readonly skipped: string;
    readonly player: string;
    readonly matches: string;
    readonly points: string;
    readonly wins: string;
    readonly winRate: string;
    readonly interval: string;
    readonly draws: string;
    readonly rating: string;
    readonly elo: string;
    readonly places: string;
    readonly lapses: string;
    readonly out: string;
    readonly match: string;
    readonly seed: string;
    readonly seat: string;
    readonly opponents: string;
    readonly place: string;
    readonly reason: string;
    readonly losses: string;
    readonly noLosses: string;
    moreLosses(shown: number, all: number): string;
    readonly beaten: string;
    lostTurns(count: number): string;
    readonly back: string;
    readonly steps: string;
    readonly transcript: string;
    readonly transcriptNote: string;
    readonly stderr: string;
    readonly files: string;
    readonly archive: string;
    readonly transcriptFile: string;
    readonly sprt: {
      title(elo0: number, elo1: number): string;
      verdict(verdict: 'H0' | 'H1' | 'undecided', ratio: string): string;
    };
    readonly reasons: { readonly [reason: string]: string };
    readonly builtIn: string;
    readonly json: string;
    readonly own: string;
  };
}

export const arenaTexts: ByLanguage<ArenaTexts> = { it, en, pt };
