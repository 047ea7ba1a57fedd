/** What computers say of their choices, and who hears it. */
import type { SeatExplanation } from '@ludoteca/kit';
import type { MatchStep } from '@ludoteca/wire';
import { describe, expect, test } from 'vitest';
import { wary } from '../../../players/remembering-player.testing.ts';
import { TableRegistry } from './table-registry.ts';
import { RecordingClient } from './recording-client.testing.ts';
import { ada, createLotsContext, latestSight, newsOf, nextTick, stepsOf } from './lots-table.testing.ts';

const remarksIn = (scribe: RecordingClient): readonly (SeatExplanation & { readonly number: number })[] =>
  (stepsOf(scribe) as MatchStep[]).flatMap(({ number, remarks = [] }) =>
    remarks.map((said) => ({ ...said, number })),
  );

const bare = (scribe: RecordingClient) => (stepsOf(scribe) as MatchStep[]).map(({ events }) => events);

/** A table of these seats where Ada always answers the first option, watched to its end. */
async function watched(seats: readonly string[]) {
  const house = createLotsContext({}, { players: { wary } });
  const host = new TableRegistry(house);
  const { id } = await host.create(ada, { game: 'lots', seats, settings: { cards: 12 } });
  const table = await host.get(id);
  const [hers, spectator] = [new RecordingClient('a'), new RecordingClient()];
  for (const scribe of [hers, spectator]) await table.connect(scribe);
  if (seats.includes('person')) await host.join(id, ada, {});
  for (let outcome; outcome === undefined; outcome = newsOf(spectator).at(-1)?.sight.outcome) {
    const { asked } = newsOf(spectator).length === 0 ? { asked: undefined } : latestSight(spectator);
    if (asked !== undefined && seats[asked.seat] === 'person')
      await table.handleRequest(hers, {
        id: 1,
        answer: { number: asked.number, choices: [asked.prompt === 'turn' ? 'draw' : 'done'] },
      });
    await nextTick();
  }
  return { host, id, table, hers, spectator, house };
}

describe('what computers say of their choices', () => {
  test('comes with the entry that they made, all of it where nobody but computers plays', async () => {
    const { spectator, house, id } = await watched(['wary', 'wary']);
    const said = remarksIn(spectator);
    expect(said).toHaveLength((await house.storage.readEntries(id)).length);
    expect(said.map(({ number }) => number)).toEqual(said.map((_, i) => i + 1));
    expect(said.some(({ secret }) => secret === true)).toBe(true);
    expect(said[0]!.reason.why).toBe('draws');
  });

  test('tells nobody what only its seat knows where a person plays', async () => {
    const { hers, spectator } = await watched(['person', 'wary']);
    expect(remarksIn(hers).length).toBeGreaterThan(0);
    expect(remarksIn(hers).filter(({ secret }) => secret === true)).toEqual([]);
    expect(remarksIn(spectator)).toEqual(remarksIn(hers));
    for (const { seat } of remarksIn(hers)) expect(seat).toBe(1);
  });

  test('is told again to whoever comes later, while the table is in memory', async () => {
    const { table, spectator } = await watched(['wary', 'wary']);
    const late = new RecordingClient();
    await table.connect(late);
    expect(remarksIn(late)).toEqual(remarksIn(spectator));
  });

  test('is not kept: a table that was loaded anew tells what happened and not why', async () => {
    const { host, id, house, spectator } = await watched(['wary', 'wary']);
    await host.close();
    const late = new RecordingClient();
    await (await new TableRegistry(house).get(id)).connect(late);
    expect(remarksIn(late)).toEqual([]);
    expect(bare(late)).toEqual(bare(spectator));
  });
});
