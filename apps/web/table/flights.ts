import type { AnyParts } from '@ludoteca/kernel';
import type { Zone } from '@ludoteca/kit';
import { animateFrom } from '@ludoteca/kit/web';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Move, movesBetween } from './moves.ts';

/** Lets what went from one zone to another be seen on its way. */
export function useFlights(
  felt: RefObject<HTMLElement | null>,
  zones: readonly Zone<AnyParts>[],
  still: boolean,
): void {
  const before = useRef(zones);
  useLayoutEffect(() => {
    const moves = still ? [] : movesBetween(before.current, zones);
    before.current = zones;
    for (const move of moves) if (felt.current !== null) fly(felt.current, move);
  }, [felt, zones, still]);
}

const within = (felt: HTMLElement, zone: string): Element | null =>
  felt.querySelector(`[data-zone="${CSS.escape(zone)}"] .things`);

/** A likeness of the thing travels; the thing itself is already there. */
function fly(felt: HTMLElement, { from, to, thing }: Move): void {
  const source = within(felt, from)?.getBoundingClientRect();
  const target = within(felt, to)?.querySelector(
    `[data-thing="${CSS.escape(thing.name)}"] .card:not(.under)`,
  );
  if (source === undefined || !target) return;
  const place = target.getBoundingClientRect();
  const ghost = target.cloneNode(true) as HTMLElement;
  ghost.classList.add('ghost');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.left = `${place.x}px`;
  ghost.style.top = `${place.y}px`;
  ghost.style.width = `${place.width}px`;
  felt.append(ghost);
  const start = new DOMRect(
    source.x + (source.width - place.width) / 2,
    source.y + (source.height - place.height) / 2,
    place.width,
    place.height,
  );
  void animateFrom(ghost, start, { isMotionless: false }).then(() => ghost.remove());
}
