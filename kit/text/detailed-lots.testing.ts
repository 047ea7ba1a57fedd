/** Lots whose cards have detail texts. */
import type { Lots } from '../../kernel/lots.testing.ts';
import type { GameTexts, ZoneItem, Zone } from './game-texts.ts';

function addDetail(thing: ZoneItem<Lots>): ZoneItem<Lots> {
  return /^\d+$/.test(thing.name) ? { ...thing, detail: `Worth ${thing.name}.\nNo more.` } : thing;
}

function writtenIn(zone: Zone<Lots>): Zone<Lots> {
  return { ...zone, items: zone.items.map(addDetail) };
}

export const withDetails = (texts: GameTexts<Lots>): GameTexts<Lots> => ({
  ...texts,
  zones: (...sight) => texts.zones(...sight).map(writtenIn),
});
