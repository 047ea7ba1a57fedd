import type { Parts } from '@ludoteca/kernel';
import type { CatalogueEntry } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { check } from './check.ts';
import { GAME_LAWS, MATCH_LAWS, MOMENT_LAWS, PLAY_LAW } from './laws/index.ts';
import { scaled } from './scale.ts';
import type { Spec } from './spec.ts';

const IN_BULK = [PLAY_LAW, ...Object.keys(MOMENT_LAWS), ...Object.keys(MATCH_LAWS)];
const LAWS = [...IN_BULK, ...Object.keys(GAME_LAWS)];

/** Matches looked at closely, one of each manner of play at least; and in bulk, at every fiftieth step. */
const CLOSE = 150;
const BULK = 2500;
const EVERY = 50;

/** The one suite that every game passes, for every number of seats and each of its settings. */
export function conformance<P extends Parts>(entry: CatalogueEntry<P>, spec: Spec<P>): void {
  const { id, seats: range } = entry.game;
  for (const settings of spec.settings ?? [{}])
    for (let seats = range.min; seats <= range.max; seats++)
      describe(`${id} with ${seats} seats and settings ${JSON.stringify(settings)}`, () => {
        test.each(LAWS)('%s', async (law) => {
          const scope = { seats, settings, games: scaled(CLOSE), laws: [law] };
          await expect(check(entry, spec, scope)).resolves.toBeUndefined();
        });
        test('every law holds in bulk', async () => {
          const scope = { seats, settings, games: scaled(BULK), every: EVERY, laws: IN_BULK };
          await expect(check(entry, spec, scope)).resolves.toBeUndefined();
        });
      });
}
