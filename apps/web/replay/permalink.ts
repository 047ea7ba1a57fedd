/** The address of a position in a replay. */
import type { Watcher } from '@ludoteca/kernel';

interface ReplayLink {
  readonly place: number | undefined;
  readonly watcher: Watcher;
}

const parseCount = (text: string | null): number | undefined =>
  text !== null && /^\d{1,7}$/.test(text) ? Number(text) : undefined;

/** Seats count from 1 in addresses. Invalid parts are left out. */
export function parsePermalink(search: string, seats: number): ReplayLink {
  const query = new URLSearchParams(search);
  const seat = parseCount(query.get('seat'));
  const isSeat = seat !== undefined && seat >= 1 && seat <= seats;
  return {
    place: parseCount(query.get('at')),
    watcher: isSeat ? seat - 1 : query.get('seat') === 'none' ? 'spectator' : 0,
  };
}

export const formatPermalink = (path: string, place: number, watcher: Watcher): string =>
  `${path}?at=${place}&seat=${typeof watcher === 'number' ? watcher + 1 : 'none'}`;
