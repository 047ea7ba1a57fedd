/** The texts of the menu, and the functions that choose among them. */
import type { RecordedPlayer } from '@ludoteca/kernel';
import { PERSON } from '@ludoteca/wire';
import type { ExplanationMode } from '../../session/play-options.ts';
import type { ArchiveProblem } from '../../files/archive-problem.ts';
import type { Preferences } from '../../saves/preferences.ts';

/** The problems of a save that the menu distinguishes; `ArchiveProblem` has more detail. */
export type SaveProblemKey =
  | 'foreign'
  | 'changed'
  | 'newer'
  | 'game'
  | 'rules'
  | 'large'
  | 'unreadable'
  | 'untrue';

export interface MenuTexts {
  /** The name of the language in that language. */
  readonly ownName: string;
  readonly back: string;
  readonly yes: string;
  readonly no: string;
  readonly main: {
    readonly title: string;
    readonly question: string;
    readonly goOn: (game: string, people: string, when: string) => string;
    readonly begin: string;
    readonly load: string;
    /** The same with the number of unfinished matches, at least one. */
    loadOf(count: number): string;
    readonly replay: string;
    readonly statistics: string;
    readonly rules: string;
    readonly settings: string;
    readonly language: string;
    readonly quit: string;
  };
  readonly games: {
    readonly question: string;
    readonly never: string;
    readonly played: (matches: number) => string;
    readonly won: (name: string, wins: number, matches: number) => string;
  };
  /** Tutorials and puzzles. */
  readonly exercises: {
    readonly progress: (done: number, all: number) => string;
    readonly question: string;
    readonly after: string;
    readonly next: string;
    readonly again: string;
    readonly list: string;
    readonly solution: string;
    readonly noSolution: string;
    readonly solutionTitle: string;
  };
  /** Drafts and campaigns. */
  readonly solo: {
    readonly question: string;
    readonly details: string;
    readonly restart: string;
    readonly sure: string;
    readonly restored: string;
    readonly lost: string;
    notKept(why: string): string;
  };
  readonly setup: {
    readonly question: string;
    readonly play: string;
    readonly seats: (seats: number) => string;
    readonly howMany: string;
    readonly seat: (seat: number, who: string) => string;
    readonly who: (seat: number) => string;
    readonly someoneElse: string;
    readonly name: string;
    readonly computer: (kind: string) => string;
    /** Renames a computer player. */
    readonly rename: string;
    /** The two modes: people and computers, or computers only. */
    readonly traditional: string;
    readonly automatic: string;
    readonly setting: (label: string, value: string) => string;
    readonly value: (label: string) => string;
    readonly range: (min: number, max: number) => string;
    /** A value that came from the user's file. */
    readonly ownFile: string;
    readonly fromFile: string;
    readonly whichFile: (endings: string) => string;
    readonly seed: (seed: string) => string;
    readonly drawn: string;
    readonly whichSeed: string;
    readonly anotherSeed: string;
    readonly drawnSeed: string;
  };
  /** The original files of a game. */
  readonly files: {
    readonly open: (ending: string) => string;
    readonly folder: (path: string) => string;
    readonly which: string;
    readonly another: string;
    readonly path: string;
    readonly missing: (word: string) => string;
    readonly refused: (path: string, why: string) => string;
    readonly unread: (why: string) => string;
    /** The original save from which a match starts. */
    readonly from: (path: string) => string;
    readonly name: (name: string) => string;
    readonly dated: string;
    readonly newName: string;
  };
  readonly after: {
    readonly title: (game: string) => string;
    readonly question: string;
    readonly again: string;
    readonly watch: string;
    readonly begin: string;
    readonly menu: string;
    readonly left: (name: string) => string;
    readonly unsaved: string;
    readonly resume: (command: string) => string;
  };
  readonly saves: {
    readonly which: string;
    readonly replayWhich: string;
    readonly none: string;
    readonly noneOver: string;
    readonly seats: (seats: number) => string;
    readonly moves: (moves: number) => string;
    readonly over: string;
    readonly damaged: string;
    readonly question: string;
    readonly goOn: string;
    readonly goOnOlder: string;
    readonly watch: string;
    readonly rename: string;
    readonly remove: string;
    readonly newName: string;
    readonly renamed: (name: string) => string;
    readonly sure: (name: string) => string;
    readonly removed: (name: string) => string;
    /** Each followed by the message of the system. */
    readonly notKept: (why: string) => string;
    readonly notRenamed: (why: string) => string;
    readonly notRemoved: (why: string) => string;
    /** An unknown computer player sat at the seat. */
    readonly stranger: (seat: number, kind: string) => string;
    readonly wrong: { readonly [W in SaveProblemKey]: string };
    readonly older: string;
    readonly noOlder: string;
  };
  readonly statistics: {
    readonly title: string;
    readonly none: string;
    readonly manual: (matches: number) => string;
    readonly automatic: (matches: number) => string;
    /** Name, matches, wins, shared wins, average, shortest and longest length. */
    readonly heads: readonly [string, string, string, string, string, string, string];
    readonly legend: string;
    readonly damaged: (lines: readonly number[]) => string;
    readonly unreadable: string;
  };
  readonly rules: { readonly question: string };
  readonly settings: {
    readonly question: string;
    readonly name: (name: string) => string;
    readonly newName: string;
    readonly pace: (pace: string) => string;
    readonly whichPace: string;
    readonly confirm: (answer: string) => string;
    readonly rounds: (answer: string) => string;
    readonly reasons: (when: string) => string;
    readonly whichReasons: string;
    readonly reasonsWhen: { readonly [R in ExplanationMode]: string };
    readonly fields: { readonly [K in keyof Preferences]: string };
    readonly lost: (fields: string) => string;
    readonly notKept: (why: string) => string;
  };
  readonly language: { readonly question: string };
}

export function classifyProblem(problem: ArchiveProblem): SaveProblemKey {
  if ('unknownGame' in problem) return 'game';
  if ('failure' in problem) return problem.failure.what === 'version' ? 'rules' : 'untrue';
  if ('damage' in problem) {
    const { what } = problem.damage;
    return what === 'foreign' || what === 'newer' ? what : 'changed';
  }
  const { what } = problem.readProblem;
  if (what === 'gzip') return 'changed';
  return what === 'too large' || what === 'unpacks too large' ? 'large' : 'unreadable';
}

/** The kind is omitted if the name begins with it, as with most computer players. */
export function formatPlayer(
  { name, kind }: RecordedPlayer,
  { setup }: MenuTexts,
  called: (kind: string) => string,
): string {
  if (kind === PERSON) return name;
  const usual = called(kind);
  return name.startsWith(usual) ? setup.computer(name) : `${name}, ${setup.computer(usual)}`;
}

export const formatLostPreferences = (
  lost: readonly (keyof Preferences)[],
  { settings }: MenuTexts,
): string => settings.lost(lost.map((field) => settings.fields[field]).join(', '));
