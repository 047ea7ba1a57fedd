/** The explanations of computers (`remarks` in the protocol), and which clients receive them. */
import type { SeatExplanation } from '@ludoteca/kit';
import type { MatchStep } from '@ludoteca/wire';
import { describe, expect, test } from 'vitest';
import { createStatefulPlayer } from '../../../players/stateful-player.testing.ts';
import { TableRegistry } from './table-registry.ts';
import { RecordingClient } from './recording-client.testing.ts';
import { ada, createLotsContext, latestSight, newsOf, nextTick, stepsOf } from './lots-table.testing.ts';

const remarksIn = (client: RecordingClient): readonly (SeatExplanation & { readonly number: number })[] =>
  (stepsOf(client) as MatchStep[]).flatMap(({ number, remarks = [] }) =>
    remarks.map((said) => ({ ...said, number })),
  );

const bare = (client: RecordingClient) => (stepsOf(client) as MatchStep[]).map(({ events }) => events);

/** Plays a table with these seats to its end, with a spectator; Ada, if she plays, draws or ends her subset. */
async function watched(seats: readonly string[]) {
  const context = createLotsContext({}, { players: { wary: createStatefulPlayer } });
  const tables = new TableRegistry(context);
  const { id } = await tables.create(ada, { game: 'lots', seats, settings: { cards: 12 } });
  const table = await tables.get(id);
  const [hers, spectator] = [new RecordingClient('a'), new RecordingClient()];
  for (const client of [hers, spectator]) await table.connect(client);
  if (seats.includes('person')) await tables.join(id, ada, {});
  for (let outcome; outcome === undefined; outcome = newsOf(spectator).at(-1)?.sight.outcome) {
    const { asked } = newsOf(spectator).length === 0 ? { asked: undefined } : latestSight(spectator);
    if (asked !== undefined && seats[asked.seat] === 'person')
      await table.handleRequest(hers, {
        id: 1,
        answer: { number: asked.number, choices: [asked.prompt === 'turn' ? 'draw' : 'done'] },
      });
    await nextTick();
  }
  return { tables, id, table, hers, spectator, context };
}

describe('explanations of computers', () => {
  test('are sent with the entry they explain, including secret ones if only computers play', async () => {
    const { spectator, context, id } = await watched(['wary', 'wary']);
    const said = remarksIn(spectator);
    expect(said).toHaveLength((await context.storage.readEntries(id)).length);
    expect(said.map(({ number }) => number)).toEqual(said.map((_, i) => i + 1));
    expect(said.some(({ secret }) => secret === true)).toBe(true);
    expect(said[0]!.reason.why).toBe('draws');
  });

  test('are not sent if they are secret and a person plays', async () => {
    const { hers, spectator } = await watched(['person', 'wary']);
    expect(remarksIn(hers).length).toBeGreaterThan(0);
    expect(remarksIn(hers).filter(({ secret }) => secret === true)).toEqual([]);
    expect(remarksIn(spectator)).toEqual(remarksIn(hers));
    for (const { seat } of remarksIn(hers)) expect(seat).toBe(1);
  });

  test('are sent to later clients while the table is in memory', async () => {
    const { table, spectator } = await watched(['wary', 'wary']);
    const late = new RecordingClient();
    await table.connect(late);
    expect(remarksIn(late)).toEqual(remarksIn(spectator));
  });

  test('are not stored: a table that was loaded again sends its events without them', async () => {
    const { tables, id, context, spectator } = await watched(['wary', 'wary']);
    await tables.close();
    const late = new RecordingClient();
    await (await new TableRegistry(context).get(id)).connect(late);
    expect(remarksIn(late)).toEqual([]);
    expect(bare(late)).toEqual(bare(spectator));
  });
});
