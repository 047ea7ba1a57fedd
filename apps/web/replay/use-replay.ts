/** The state of the replay page: the open match, the place in it and whose view is shown. */
import type { Watcher } from '@ludoteca/kernel';
import type { MatchStep } from '@ludoteca/wire';
import { useCallback, useEffect, useState } from 'react';
import { ReplayClient } from './replay-client.ts';
import type { ReplayInfo, ReplayMoment, ReplayProblem } from './replay-session.ts';

export type OpenedReplay =
  | { readonly client: ReplayClient; readonly info: ReplayInfo }
  | { readonly problem: ReplayProblem };

/** Opens the bytes in a worker of their own; undefined until it has read them. */
export function useReplay(bytes: Uint8Array): OpenedReplay | undefined {
  const [opened, setOpened] = useState<OpenedReplay>();
  useEffect(() => {
    const client = new ReplayClient();
    let isCurrent = true;
    void client.call('open', { bytes }).then(
      (result) =>
        isCurrent && setOpened(result.ok ? { client, info: result.value } : { problem: result.problem }),
      () => isCurrent && setOpened({ problem: 'unreadable' }),
    );
    return () => {
      isCurrent = false;
      client.close();
    };
  }, [bytes]);
  return opened;
}

/** A moment with the place that was asked for. */
export interface ShownMoment extends ReplayMoment {
  readonly place: number;
  readonly watcher: Watcher;
}

/** The latest moment that has arrived; only the latest request counts. */
export function useMoment(client: ReplayClient, place: number, watcher: Watcher): ShownMoment | undefined {
  const [shown, setShown] = useState<ShownMoment>();
  useEffect(() => {
    let isCurrent = true;
    void client.call('show', { place, watcher }).then((moment) => {
      if (isCurrent) setShown({ ...moment, place, watcher });
    });
    return () => {
      isCurrent = false;
    };
  }, [client, place, watcher]);
  return shown;
}

export function useSteps(client: ReplayClient, watcher: Watcher): readonly MatchStep[] {
  const [steps, setSteps] = useState<readonly MatchStep[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void client.call('steps', { watcher }).then((all) => isCurrent && setSteps(all));
    return () => {
      isCurrent = false;
    };
  }, [client, watcher]);
  return steps;
}

/** Entries per second. */
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;

export interface Playback {
  readonly place: number;
  readonly isPlaying: boolean;
  readonly speed: number;
  /** Goes to a place, which stops the playback. */
  readonly goTo: (place: number) => void;
  readonly toggle: () => void;
  readonly setSpeed: (speed: number) => void;
}

export function usePlayback(end: number, start: number): Playback {
  const [place, setPlace] = useState(Math.min(start, end));
  const [isStarted, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  const isPlaying = isStarted && place < end;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => setPlace((now) => Math.min(now + 1, end)), 1000 / speed);
    return () => clearInterval(timer);
  }, [isPlaying, speed, end]);
  const goTo = useCallback(
    (next: number) => {
      setPlaying(false);
      setPlace(Math.max(0, Math.min(end, next)));
    },
    [end],
  );
  const toggle = useCallback(() => {
    if (place === end) setPlace(0);
    setPlaying(!isPlaying);
  }, [place, end, isPlaying]);
  return { place, isPlaying, speed, goTo, toggle, setSpeed };
}
