import type { Lots } from '../../kernel/lots.testing.ts';
import type { Texts, Thing, Zone } from './texts.ts';

function written(thing: Thing<Lots>): Thing<Lots> {
  return /^\d+$/.test(thing.name) ? { ...thing, detail: `Worth ${thing.name}.\nNo more.` } : thing;
}

function writtenIn(zone: Zone<Lots>): Zone<Lots> {
  return { ...zone, things: zone.things.map(written) };
}

/** Lots whose cards have something written on them. */
export const withDetails = (texts: Texts<Lots>): Texts<Lots> => ({
  ...texts,
  zones: (...sight) => texts.zones(...sight).map(writtenIn),
});
