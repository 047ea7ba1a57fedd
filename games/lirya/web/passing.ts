/** When this page passes by itself. What it decides by is what the person sees. */
import { type Asked, optionsIn } from '@ludoteca/kit';
import type { Lirya } from '../parts.ts';
import type { View } from '../views.ts';

/** What one may want to stop at. */
export const STOPS = ['theirs', 'mine', 'attacks', 'other'] as const;
export type Stop = (typeof STOPS)[number];

export interface Wishes {
  /** Passes where nothing else can be done. */
  readonly helpless: boolean;
  readonly stops: ReadonlySet<Stop>;
}

export const USUAL_WISHES: Wishes = { helpless: true, stops: new Set(['theirs', 'attacks', 'other']) };

/** What a window is about, for who is asked. */
function occasionOf(view: View, seat: number): Stop {
  const top = view.stack.at(-1);
  if (top !== undefined) return top.seat === seat ? 'mine' : 'theirs';
  return view.attacks.length > 0 ? 'attacks' : 'other';
}

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
