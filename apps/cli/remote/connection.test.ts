import { parseArchive, verify } from '@ludoteca/kernel';
import { formatProblem } from '@ludoteca/wire';
import type { Server } from '@ludoteca/server';
import { describe, expect, it } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import { connectChair, firstOption, playToEnd } from '../../server/testing/server.testing.ts';
import type { ShownScreen } from '../terminal/fake-ui.testing.ts';
import { entryOf } from '../replay/matches.testing.ts';
import {
  repeatStep,
  joinTable,
  reopenServer,
  pickFirst,
  type UnoTable,
  unoTable,
} from './remote-session.testing.ts';
import { remoteTexts } from './texts/index.ts';

const { notices, unsent } = remoteTexts.en;
const never = new Promise<never>(() => undefined);

/** Restarts the server at the same address with its storage. */
function restarting({ server, storage }: UnoTable) {
  let current: Server = server;
  return {
    now: () => current,
    stop: () => current.close(),
    start: async () => {
      current = await reopenServer(server, storage);
    },
  };
}

const isOver = async ({ ada, id }: UnoTable): Promise<boolean> => {
  const recording = expectOk(parseArchive(expectOk(await ada.api.archive(id))));
  return verify(entryOf('uno').game, recording).ok && recording.outcome !== undefined;
};

describe('a server restart', () => {
  it('during a decision: the answer is reported as waiting, and is accepted later', async () => {
    const table = await unoTable();
    const server = restarting(table);
    void playToEnd(connectChair(server.now, table.id, { token: table.ada.guest.token }), firstOption);
    const course = [
      pickFirst,
      async (shown: ShownScreen) => {
        await server.stop();
        return pickFirst(shown);
      },
      async () => {
        await server.start();
        return never;
      },
    ];
    const { ui, result } = joinTable(
      table.asBea,
      repeatStep((shown) => (course.shift() ?? pickFirst)(shown)),
    );
    expect(await result).toEqual({ exit: 0, out: [], err: [] });
    const asked = ui.shown.filter(({ by }) => by === 'ask');
    expect(asked.filter(({ error }) => error === unsent)).toHaveLength(1);
    expect(asked[2]).toMatchObject({ error: unsent, options: asked[1]!.options });
    expect(ui.shown.flatMap(({ news }) => news)).toEqual(
      expect.arrayContaining([notices.lost, notices.found]),
    );
    expect(await isOver(table)).toBe(true);
  });

  it('while others decide: it is reported, and the match continues', async () => {
    const table = await unoTable(['person', 'person']);
    const server = restarting(table);
    let restarts = 0;
    const { ui, result } = joinTable(table.asBea, repeatStep(pickFirst), {
      wait: async ({ question, news }) => {
        if (question !== 'Waiting for Ada.') return undefined;
        if (restarts++ === 0) await server.stop();
        else if (news.includes(notices.lost) && restarts === 2) await server.start();
        else if (news.includes(notices.found))
          void playToEnd(connectChair(server.now, table.id, { token: table.ada.guest.token }), firstOption);
        return undefined;
      },
    });
    expect((await result).exit).toBe(0);
    const items = ui.shown.flatMap(({ news }) => news);
    expect(items.indexOf(notices.lost)).toBeLessThan(items.indexOf(notices.found));
    expect(await isOver(table)).toBe(true);
  });
});

describe('a table that cannot be continued', () => {
  it('is reported in one sentence if the restarted server does not know it', async () => {
    const table = await unoTable();
    const { server } = table;
    void playToEnd(
      connectChair(() => server, table.id, { token: table.ada.guest.token }),
      firstOption,
    );
    const { result } = joinTable(table.asBea, [
      async (shown) => {
        await server.close();
        await reopenServer(server);
        return pickFirst(shown);
      },
      () => never,
    ]);
    const { exit, err } = await result;
    expect(exit).toBe(2);
    expect(err).toEqual([expect.stringContaining(formatProblem('en', { problem: 'token' }))]);
  });

  it('can be left while the server is unreachable', async () => {
    const table = await unoTable();
    void playToEnd(
      connectChair(() => table.server, table.id, { token: table.ada.guest.token }),
      firstOption,
    );
    const { result } = joinTable(table.asBea, [
      async (shown) => {
        await table.server.close();
        return pickFirst(shown);
      },
      ({ error }) => {
        expect(error).toBe(unsent);
        return { kind: 'stop' };
      },
    ]);
    expect((await result).exit).toBe(130);
  });
});
