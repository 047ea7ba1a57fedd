/** When this page passes by itself. What it decides by is what the person sees. */
import { type Asked, optionsIn } from '@ludoteca/kit';
import type { Lirya } from '../parts.ts';
import { occasionOf, type Stop, USUAL_STOPS } from '../stops.ts';
import type { View } from '../views.ts';

export interface Wishes {
  /** Passes where nothing else can be done. */
  readonly helpless: boolean;
  readonly stops: ReadonlySet<Stop>;
}

export const USUAL_WISHES: Wishes = { helpless: true, stops: new Set(USUAL_STOPS) };

export function passesByItself(wishes: Wishes, view: View, asked: Asked<Lirya> | undefined): boolean {
  if (asked?.prompt !== 'window') return false;
  const options = optionsIn<Lirya>(asked);
  if (!options.includes('pass')) return false;
  return options.length === 1
    ? wishes.helpless || !wishes.stops.has(occasionOf(view, asked.seat))
    : !wishes.stops.has(occasionOf(view, asked.seat));
}

export const toggled = (stops: ReadonlySet<Stop>, stop: Stop): ReadonlySet<Stop> =>
  new Set(stops.has(stop) ? [...stops].filter((one) => one !== stop) : [...stops, stop]);
