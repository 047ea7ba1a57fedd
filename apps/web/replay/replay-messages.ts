/** The messages between the replay page and its worker. */
import type { Result, Watcher } from '@ludoteca/kernel';
import type { ArchiveStatistics } from '@ludoteca/kit';
import type { MatchStep } from '@ludoteca/wire';
import type { RatedMoment, ReplayInfo, ReplayMoment, ReplayProblem } from './replay-session.ts';

/** The operations of the worker, with the types of parameters and results. */
export interface ReplayOperations {
  readonly open: {
    readonly parameters: { readonly bytes: Uint8Array };
    readonly result: Result<ReplayInfo, ReplayProblem>;
  };
  readonly show: {
    readonly parameters: { readonly place: number; readonly watcher: Watcher };
    readonly result: ReplayMoment;
  };
  readonly steps: {
    readonly parameters: { readonly watcher: Watcher };
    readonly result: readonly MatchStep[];
  };
  /** Needs no open match; files that cannot be read are left out. */
  readonly count: {
    readonly parameters: { readonly files: readonly Uint8Array[] };
    readonly result: readonly ArchiveStatistics[];
  };
  readonly analyse: { readonly parameters: { readonly at: number | undefined }; readonly result: 'done' };
}

type OperationCall = {
  [K in keyof ReplayOperations]: { readonly operation: K } & ReplayOperations[K]['parameters'];
}[keyof ReplayOperations];

export interface ReplayRequest {
  readonly id: number;
  readonly call: OperationCall;
}

/** A result, a part of an analysis, or a fault of the worker. */
export type ReplayReply =
  | { readonly id: number; readonly value: ReplayOperations[keyof ReplayOperations]['result'] }
  | { readonly id: number; readonly rated: RatedMoment }
  | { readonly id: number; readonly fault: string };
