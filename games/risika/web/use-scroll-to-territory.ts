/** Scrolls a zoomed map so that a territory is in its middle. */
import { at } from '@ludoteca/kernel';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Territory } from '../board.ts';
import { TERRITORY_DRAWINGS, MAP_SIZE } from './map-data.ts';

export function useScrollToTerritory(
  territory: Territory | undefined,
  isZoomed: boolean,
  isMotionless: boolean,
): RefObject<HTMLDivElement | null> {
  const pane = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = pane.current;
    if (element === null || territory === undefined || !isZoomed) return;
    const { x, y } = at(TERRITORY_DRAWINGS, territory).token;
    element.scrollTo({
      left: (x / MAP_SIZE.width) * element.scrollWidth - element.clientWidth / 2,
      top: (y / MAP_SIZE.height) * element.scrollHeight - element.clientHeight / 2,
      behavior: isMotionless ? 'auto' : 'smooth',
    });
  }, [territory, isZoomed, isMotionless]);
  return pane;
}
