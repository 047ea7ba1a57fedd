/** The tournament that the page plays or shows: its plan, its results so far, and whether matches are being played. */
import type { Result } from '@ludoteca/kernel';
import {
  type JournalDamage,
  JournalWriter,
  type MatchResult,
  parseJournal,
  type TournamentPlan,
} from '@ludoteca/players/arena';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ArenaMessage } from './arena-worker.ts';

export interface ArenaState {
  readonly plan: TournamentPlan;
  readonly results: readonly MatchResult[];
  readonly isPlaying: boolean;
}

export interface ArenaControls {
  readonly state: ArenaState | undefined;
  /** Plays a tournament from its first match. */
  readonly start: (plan: TournamentPlan) => void;
  readonly stop: () => void;
  /** Shows the tournament of a journal. */
  readonly open: (journal: string) => Result<undefined, JournalDamage>;
}

export function useArena(): ArenaControls {
  const [state, setState] = useState<ArenaState>();
  const worker = useRef<Worker>(undefined);
  const stop = useCallback(() => {
    worker.current?.terminate();
    worker.current = undefined;
    setState((before) => before && { ...before, isPlaying: false });
  }, []);
  useEffect(() => () => worker.current?.terminate(), []);
  const start = useCallback(
    (plan: TournamentPlan) => {
      stop();
      setState({ plan, results: [], isPlaying: true });
      const started = new Worker(new URL('./arena-worker.ts', import.meta.url), { type: 'module' });
      worker.current = started;
      started.addEventListener('error', stop);
      started.addEventListener('message', ({ data }: MessageEvent<ArenaMessage>) => {
        if (data === 'done') stop();
        else setState((before) => before && { ...before, results: [...before.results, ...data] });
      });
      // A worker has no origin to name.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      started.postMessage(plan);
    },
    [stop],
  );
  const open = useCallback(
    (text: string): Result<undefined, JournalDamage> => {
      const parsed = parseJournal(text);
      if (!parsed.ok) return parsed;
      stop();
      setState({ plan: parsed.value.plan, results: parsed.value.results, isPlaying: false });
      return { ok: true, value: undefined };
    },
    [stop],
  );
  return { state, start, stop, open };
}

/** The tournament as a journal that this page and `ludoteca arena` can read. */
export function formatJournal({ plan, results }: ArenaState): string {
  const writer = new JournalWriter();
  return [writer.formatPlan(plan), ...results.map((result) => writer.formatResult(result))].join('');
}
