import type { Parts } from '@ludoteca/kernel';
import type { Thing, Zone } from './texts.ts';

/** A zone on one line, for lines that stay: its name, then what lies there. */
export function zoneLine<P extends Parts>({ name, things }: Zone<P>): string {
  return `${name}: ${things.map(thingText).join(' ') || '-'}`;
}

const thingText = <P extends Parts>({ name, count }: Thing<P>): string =>
  count === undefined ? name : `${name} x${count}`;
