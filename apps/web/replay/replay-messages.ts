/** The messages between the replay page and its worker. */
import type { Watcher } from '@ludoteca/kernel';
import type { ArchiveStatistics } from '@ludoteca/kit';
import type { MatchStep } from '@ludoteca/wire';
import type { RatedMoment, ReplayInfo, ReplayMoment, ReplayProblem } from './replay-session.ts';

/** What the page asks for, with the type of the answer. */
export interface ReplayQuestions {
  readonly open: {
    readonly request: { readonly bytes: Uint8Array };
    readonly answer: { readonly info: ReplayInfo } | { readonly problem: ReplayProblem };
  };
  readonly show: {
    readonly request: { readonly place: number; readonly watcher: Watcher };
    readonly answer: ReplayMoment;
  };
  readonly steps: { readonly request: { readonly watcher: Watcher }; readonly answer: readonly MatchStep[] };
  /** Needs no open match; files that cannot be read are left out. */
  readonly count: {
    readonly request: { readonly files: readonly Uint8Array[] };
    readonly answer: readonly ArchiveStatistics[];
  };
  readonly analyse: { readonly request: { readonly at: number | undefined }; readonly answer: 'done' };
}

type Asked = { [K in keyof ReplayQuestions]: { readonly ask: K } & ReplayQuestions[K]['request'] };

export interface ReplayRequest {
  readonly id: number;
  readonly request: Asked[keyof ReplayQuestions];
}

/** An answer, a part of an analysis, or a fault of the worker. */
export type ReplayReply =
  | { readonly id: number; readonly value: ReplayQuestions[keyof ReplayQuestions]['answer'] }
  | { readonly id: number; readonly rated: RatedMoment }
  | { readonly id: number; readonly fault: string };
