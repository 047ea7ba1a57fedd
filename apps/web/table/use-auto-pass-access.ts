/** The auto-pass settings of the own seat, which the server stores and executes; the page shows and changes them. */
import type { Watcher } from '@ludoteca/kernel';
import {
  type AutoPassAccess,
  type AutoPassSettings,
  defaultAutoPassSettings,
  withoutOrder,
} from '@ludoteca/kit';
import { PERSON, type TableInfo } from '@ludoteca/wire';
import { useEffect, useMemo, useState } from 'react';
import { api } from '../connection/server.ts';
import type { LoadedGame } from '../pages/game-modules.ts';
import { loadValue, saveValue } from '../state/local-storage.ts';

/** Settings are used again at later tables of the game. */
const storedName = (game: string): string => `auto-pass ${game}`;

function loadSettings(game: string): AutoPassSettings | undefined {
  const stored = loadValue(storedName(game)) as Partial<AutoPassSettings> | undefined;
  const { stops, control } = stored ?? {};
  const isValid = Array.isArray(stops) && stops.every((stop) => typeof stop === 'string');
  return isValid && typeof control === 'boolean' ? { stops, control } : undefined;
}

/** Undefined for a watcher, and in games whose host never answers for a person. */
export function useAutoPassAccess(
  table: TableInfo | undefined,
  watcher: Watcher,
  { autoPass, orders }: LoadedGame,
): AutoPassAccess | undefined {
  /** What was chosen here and is not confirmed yet. */
  const [pending, setPending] = useState<AutoPassSettings>();
  const { id, game, autoPass: confirmed, state } = table ?? {};
  const isSeated = typeof watcher === 'number' && (autoPass ?? orders) !== undefined;
  const isAlone = table?.seats.filter(({ kind }) => kind === PERSON).length === 1;
  const isUnset = isSeated && state === 'playing' && confirmed === undefined;
  useEffect(() => {
    const earlier = isUnset && game !== undefined ? loadSettings(game) : undefined;
    if (earlier !== undefined && id !== undefined) void api.setAutoPass(id, earlier);
  }, [isUnset, game, id]);
  return useMemo(() => {
    if (!isSeated || id === undefined || game === undefined) return undefined;
    return {
      settings: pending ?? confirmed ?? defaultAutoPassSettings(autoPass),
      isAlone,
      change: (settings) => {
        setPending(settings);
        // An order is about this match only.
        saveValue(storedName(game), { ...withoutOrder(settings) });
        void api.setAutoPass(id, settings).then(() => setPending(undefined));
      },
    };
  }, [isSeated, id, game, pending, confirmed, isAlone, autoPass]);
}
