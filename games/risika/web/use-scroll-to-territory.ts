import { at } from '@ludoteca/kernel';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Territory } from '../board.ts';
import { TERRITORY_DRAWINGS, MAP_SIZE } from './map-data.ts';

/** Where the map is larger than its pane, what matters is brought into its middle. */
export function useScrollToTerritory(
  territory: Territory | undefined,
  isNear: boolean,
  still: boolean,
): RefObject<HTMLDivElement | null> {
  const pane = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = pane.current;
    if (box === null || territory === undefined || !isNear) return;
    const { x, y } = at(TERRITORY_DRAWINGS, territory).token;
    box.scrollTo({
      left: (x / MAP_SIZE.width) * box.scrollWidth - box.clientWidth / 2,
      top: (y / MAP_SIZE.height) * box.scrollHeight - box.clientHeight / 2,
      behavior: still ? 'auto' : 'smooth',
    });
  }, [territory, isNear, still]);
  return pane;
}
