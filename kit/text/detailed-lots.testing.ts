import type { Lots } from '../../kernel/lots.testing.ts';
import type { GameTexts, ZoneItem, Zone } from './game-texts.ts';

function written(thing: ZoneItem<Lots>): ZoneItem<Lots> {
  return /^\d+$/.test(thing.name) ? { ...thing, detail: `Worth ${thing.name}.\nNo more.` } : thing;
}

function writtenIn(zone: Zone<Lots>): Zone<Lots> {
  return { ...zone, items: zone.items.map(written) };
}

/** Lots whose cards have something written on them. */
export const withDetails = (texts: GameTexts<Lots>): GameTexts<Lots> => ({
  ...texts,
  zones: (...sight) => texts.zones(...sight).map(writtenIn),
});
