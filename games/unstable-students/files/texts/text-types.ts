import type { ReasonTexts } from '@ludoteca/kit';
import type { RepairWarning } from '../repair.ts';
import type { SaveWarning } from '../decoder.ts';
import type { SaveProblemKey } from '../field-reader.ts';
import type { PlayedType } from '../statistics.ts';

/** What is said about the files of that world, in one language. */
export interface FileTexts {
  readonly reasons: ReasonTexts<SaveProblemKey | SaveWarning | RepairWarning>;
  /** A save in a menu. */
  save(name: string, round: number, players: string): string;
  readonly stats: {
    readonly none: string;
    readonly people: string;
    readonly computers: string;
    readonly wins: string;
    readonly rounds: string;
    readonly discarded: string;
    readonly played: string;
    /** Cards played, by their type. */
    readonly types: { readonly [T in PlayedType]: string };
    /** The best of all in something. */
    best(what: string, name: string, count: number): string;
  };
}
