/** Hints at tables of a server. */
import type { Hint } from '@ludoteca/kit';
import type { AnyParts } from '@ludoteca/kernel';
import { RefusedError } from '@ludoteca/wire';
import { describe, expect, test } from 'vitest';
import { createHostedContext, startHostedTable } from './hosted-lots.testing.ts';
import { ada, bea, newsOf } from './lots-table.testing.ts';
import { RecordingClient } from './recording-client.testing.ts';

type Started = Awaited<ReturnType<typeof startHostedTable>>;

async function connect({ table }: Started, guest: typeof ada): Promise<RecordingClient> {
  const client = new RecordingClient(guest.id);
  await table.connect(client);
  return client;
}

async function askForHint(started: Started, client: RecordingClient): Promise<Hint<AnyParts> | null> {
  const { text } = await started.table.handleRequest(client, { id: 7, hint: true });
  const reply = JSON.parse(text) as { readonly id: number; readonly hint: Hint<AnyParts> | null };
  expect(reply.id).toBe(7);
  return reply.hint;
}

/** The connected clients: that of the seat that is asked first. */
async function connectInTurn(started: Started): Promise<readonly [RecordingClient, RecordingClient]> {
  const clients = [await connect(started, ada), await connect(started, bea)] as const;
  return newsOf(clients[0]).at(-1)!.sight.asked!.seat === 0 ? clients : [clients[1], clients[0]];
}

describe('a hint', () => {
  test('is given to the seat that is asked, with one of its options', async () => {
    const started = await startHostedTable(createHostedContext(), { pace: 'instant' }, ['person', 'greedy']);
    const client = await connect(started, ada);
    const { number, options } = newsOf(client).at(-1)!.sight.asked as unknown as {
      number: number;
      options: readonly unknown[];
    };
    const hint = await askForHint(started, client);
    expect(hint!.number).toBe(number);
    for (const { choice } of hint!.answers) expect(options).toContainEqual(choice);
    expect(await askForHint(started, client)).toEqual(hint);
  });

  test('is refused between people', async () => {
    const started = await startHostedTable(createHostedContext());
    const [asked] = await connectInTurn(started);
    await expect(askForHint(started, asked)).rejects.toThrow(RefusedError);
    await expect(askForHint(started, asked)).rejects.toMatchObject({ problem: { problem: 'not allowed' } });
  });

  test('is given between people if the terms allow it, but only to the seat that is asked', async () => {
    const started = await startHostedTable(createHostedContext(), { hints: true });
    const [asked, other] = await connectInTurn(started);
    expect((await askForHint(started, asked))?.answers.length).toBeGreaterThan(0);
    expect(await askForHint(started, other)).toBeNull();
    const spectator = new RecordingClient('nobody');
    await started.table.connect(spectator);
    expect(await askForHint(started, spectator)).toBeNull();
  });
});
