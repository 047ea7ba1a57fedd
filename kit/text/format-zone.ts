import type { Parts } from '@ludoteca/kernel';
import type { ZoneItem, Zone } from './game-texts.ts';

/** A zone on one line, for lines that stay: its name, then what lies there. */
export function formatZone<P extends Parts>({ name, items: things }: Zone<P>): string {
  return `${name}: ${things.map(thingText).join(' ') || '-'}`;
}

const thingText = <P extends Parts>({ name, count }: ZoneItem<P>): string =>
  count === undefined ? name : `${name} x${count}`;
