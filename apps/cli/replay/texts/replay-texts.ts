/** The texts of replays by language. */
import type { VerificationFailure } from '@ludoteca/kernel';
import type { ByLanguage } from '@ludoteca/kit';
import type { CommandTexts } from '../commands.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';

/** The lines of transcripts and logs. */
interface TranscriptTexts {
  match(name: string, seats: number, entries: number): string;
  seed(seed: string): string;
  answer(number: number, name: string, option: string): string;
  hidden(number: number, name: string): string;
  lapse(number: number, name: string): string;
  withdraw(number: number, name: string): string;
  table(number: number): string;
  /** The first line of every log. */
  readonly log: { readonly judge: string; readonly spectator: string; seat(name: string): string };
}

/** Everything around the table in the viewer. */
interface ViewerTexts {
  entry(number: number, last: number): string;
  turn(number: number): string;
  eyes(name: string): string;
  readonly judge: string;
  readonly spectator: string;
  readonly verified: string;
  cutOff(entries: number): string;
  notVerified(why: string): string;
  readonly over: string;
  broken(why: string): string;
  readonly where: string;
  readonly playing: string;
  comment(text: string): string;
  /** Titles of the pages. */
  readonly logTitle: string;
  readonly events: string;
  readonly help: string;
}

/** Why a command has no effect. */
interface ErrorTexts {
  takesNothing(word: string): string;
  readonly atStart: string;
  readonly atEnd: string;
  whole(word: string, least: number, most: number): string;
  speed(least: number, most: number): string;
  fastest(speed: string): string;
  slowest(speed: string): string;
  readonly noTurn: { readonly next: string; readonly back: string };
  noKind(kind: string, known: readonly string[]): string;
  readonly noEvent: { next(kind: string): string; back(kind: string): string };
  noEyes(eyes: string, seats: number): string;
  /** The match is not over, so the view of this watcher is hidden. */
  readonly closedEyes: string;
  noFolder(path: string): string;
  noFile(path: string): string;
  foreign(path: string): string;
  notWritten(path: string, why: string): string;
  /** The match has no file, or a foreign file is in the place of its comments. */
  readonly noComments: string;
}

interface ExportTexts {
  written(path: string, lines: number): string;
  readonly replace: (path: string) => string;
  readonly yes: string;
  readonly no: string;
}

export interface ReplayTexts extends CommandTexts {
  readonly transcript: TranscriptTexts;
  readonly viewer: ViewerTexts;
  readonly errors: ErrorTexts;
  readonly export: ExportTexts;
  /** Why a recording does not verify, in short. */
  readonly why: { readonly [W in VerificationFailure['what']]: (entry: number) => string };
}

export const replayTexts: ByLanguage<ReplayTexts> = { it, en, pt };
