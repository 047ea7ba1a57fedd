/** The texts about saves and statistics in one language. */
import type { ReasonTexts } from '@ludoteca/kit';
import type { RepairWarning } from '../repair-save.ts';
import type { SaveWarning } from '../parse-layout.ts';
import type { SaveProblemKey } from '../field-reader.ts';
import type { PlayedType } from '../statistics.ts';

export interface FileTexts {
  readonly reasons: ReasonTexts<
    SaveProblemKey | SaveWarning | RepairWarning | 'save dialect' | 'save closest'
  >;
  /** The label of a save in a menu. */
  save(name: string, round: number, players: string): string;
  readonly stats: {
    readonly none: string;
    readonly people: string;
    readonly computers: string;
    readonly wins: string;
    readonly rounds: string;
    readonly discarded: string;
    readonly played: string;
    readonly types: { readonly [T in PlayedType]: string };
    best(what: string, name: string, count: number): string;
  };
}
