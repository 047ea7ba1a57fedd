/** Formatting of a zone as one line of text. */
import type { Parts } from '@ludoteca/kernel';
import type { ZoneItem, Zone } from './game-texts.ts';

export function formatZone<P extends Parts>({ name, items }: Zone<P>): string {
  return `${name}: ${items.map(formatItem).join(' ') || '-'}`;
}

const formatItem = <P extends Parts>({ name, count }: ZoneItem<P>): string =>
  count === undefined ? name : `${name} x${count}`;
