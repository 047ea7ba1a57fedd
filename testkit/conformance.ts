/** The conformance suite that every game passes. */
import type { Parts } from '@ludoteca/kernel';
import type { CatalogueEntry } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { checkLaws } from './check-laws.ts';
import { GAME_LAWS, MATCH_LAWS, MOMENT_LAWS, PLAY_LAW } from './laws/index.ts';
import { scaleVolume } from './scale.ts';
import type { ConformanceSpec } from './conformance-spec.ts';

const BULK_LAWS = [PLAY_LAW, ...Object.keys(MOMENT_LAWS), ...Object.keys(MATCH_LAWS)];
const LAWS = [...BULK_LAWS, ...Object.keys(GAME_LAWS)];

/** Number of matches checked at every step, and in bulk at every fiftieth step. */
const DETAILED_MATCHES = 100;
const BULK_MATCHES = 1500;
const BULK_STEP_INTERVAL = 50;

/** Defines the tests for every number of seats and all settings of the spec. */
export function testConformance<P extends Parts>(entry: CatalogueEntry<P>, spec: ConformanceSpec<P>): void {
  const { id, seats: range } = entry.game;
  for (const settings of spec.settings ?? [{}])
    for (let seats = range.min; seats <= range.max; seats++)
      describe(`${id} with ${seats} seats and settings ${JSON.stringify(settings)}`, () => {
        test.each(LAWS)('%s', async (law) => {
          const scope = { seats, settings, games: scaleVolume(DETAILED_MATCHES), laws: [law] };
          await expect(checkLaws(entry, spec, scope)).resolves.toBeUndefined();
        });
        test('every law holds in bulk', async () => {
          const scope = {
            seats,
            settings,
            games: scaleVolume(BULK_MATCHES),
            every: BULK_STEP_INTERVAL,
            laws: BULK_LAWS,
          };
          await expect(checkLaws(entry, spec, scope)).resolves.toBeUndefined();
        });
      });
}
