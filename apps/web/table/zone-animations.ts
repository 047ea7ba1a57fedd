/** Animations of items that move between zones of the generic board. */
import type { AnyParts } from '@ludoteca/kernel';
import type { Zone } from '@ludoteca/kit';
import { animateFrom } from '@ludoteca/kit/web';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type ZoneMove, inferMoves } from './infer-moves.ts';

export function useZoneAnimations(
  board: RefObject<HTMLElement | null>,
  zones: readonly Zone<AnyParts>[],
  isMotionless: boolean,
): void {
  const before = useRef(zones);
  useLayoutEffect(() => {
    const moves = isMotionless ? [] : inferMoves(before.current, zones);
    before.current = zones;
    for (const move of moves) if (board.current !== null) animateMove(board.current, move);
  }, [board, zones, isMotionless]);
}

const findZone = (board: HTMLElement, zone: string): Element | null =>
  board.querySelector(`[data-zone="${CSS.escape(zone)}"] .things`);

/** Animates a copy of the item; the item itself is already at its destination. */
function animateMove(board: HTMLElement, { from, to, item }: ZoneMove): void {
  const source = findZone(board, from)?.getBoundingClientRect();
  const target = findZone(board, to)?.querySelector(
    `[data-thing="${CSS.escape(item.name)}"] .card:not(.under)`,
  );
  if (source === undefined || !target) return;
  const place = target.getBoundingClientRect();
  const ghost = target.cloneNode(true) as HTMLElement;
  ghost.classList.add('ghost');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.left = `${place.x}px`;
  ghost.style.top = `${place.y}px`;
  ghost.style.width = `${place.width}px`;
  board.append(ghost);
  const start = new DOMRect(
    source.x + (source.width - place.width) / 2,
    source.y + (source.height - place.height) / 2,
    place.width,
    place.height,
  );
  void animateFrom(ghost, start, { isMotionless: false }).then(() => ghost.remove());
}
