import { catalogue } from '@ludoteca/games';
import { createFastDice, parseArchive, replay } from '@ludoteca/kernel';
import { type AnyCatalogueEntry, eraseGameType } from '@ludoteca/kit';
import type { RemoteChair, MatchStep, ServerMessage } from '@ludoteca/wire';
import { describe, expect, test } from 'vitest';
import { taken } from '../../../kernel/result.testing.ts';
import { lotsEntry } from '../../../kit/catalogue/lots-entry.testing.ts';
import { scaled } from '../../../testkit/scale.ts';
import {
  registerGuest,
  connectChair,
  startServer,
  createTable,
  waitUntil,
} from '../testing/server.testing.ts';
import type { Server } from '../serve.ts';
import { fitSeats, shortSettings } from '../testing/table-settings.testing.ts';
import { RawSocket } from '../testing/raw-socket.testing.ts';

/** Lots gathers subsets: one answer makes several entries there. */
const games: readonly AnyCatalogueEntry[] = [...catalogue, eraseGameType(lotsEntry)];
const CUTS = scaled(250);
/** Over connections that break, in matches of whatever length. */
const ANSWERS = scaled(4_000);

/** What somebody who has heard so much is told. */
async function told(server: Server, table: string, since: number | undefined, token?: string) {
  const socket = await RawSocket.open(server, table);
  socket.sendJson({ hello: 1, token, since });
  for (;;) {
    const message: ServerMessage = await socket.nextMessage();
    if (!('news' in message)) continue;
    socket.close();
    return message;
  }
}

/** What was answered to a question of a number, in one gesture. */
interface Gesture {
  readonly number: number;
  readonly choices: readonly unknown[];
}

/** Plays by chance, subsets in one gesture now and then; resolves to what was taken. */
function playByChance(chair: RemoteChair, seed: string): Promise<readonly Gesture[]> {
  const dice = createFastDice(seed);
  const answers: Promise<readonly Gesture[]>[] = [];
  const answer = async (
    number: number,
    options: readonly unknown[],
    gathers: boolean,
  ): Promise<Gesture[]> => {
    const one = dice.pick(options);
    const choices = gathers && one !== 'done' ? [one, 'done'] : [one];
    return (await chair.answer(number, ...choices)).ok ? [{ number, choices }] : [];
  };
  return new Promise((resolve) => {
    chair.subscribe(({ observation: { asked, outcome } }) => {
      if (outcome !== undefined) resolve(Promise.all(answers).then((each) => each.flat()));
      else if (asked?.seat === chair.watcher && 'options' in asked)
        answers.push(answer(asked.number, asked.options, asked.gather === 'subset'));
    });
  });
}

/** The entries of a seat, by the archive: the number of the question, and the answer. */
function entriesOf(
  entry: AnyCatalogueEntry,
  bytes: Uint8Array,
  seat: number,
): readonly (readonly [number, unknown])[] {
  const { archive } = taken(parseArchive(bytes));
  const entries: (readonly [number, unknown])[] = [];
  let asked: number | undefined;
  taken(
    replay(entry.game, archive, undefined, (match) => {
      const number = match.number - 1;
      const held = archive.entries[number];
      if (asked === seat && held && 'answer' in held) entries.push([number, held.answer]);
      asked = match.question?.seat;
    }),
  );
  return entries;
}

/** The same by what was taken: that a subset is whole makes no entry where nothing was left to choose from. */
const entriesBy = (gestures: readonly Gesture[], kept: ReadonlyMap<number, unknown>) =>
  gestures.flatMap(({ number, choices }) =>
    choices
      .map((choice, i) => [number + i, choice] as const)
      .filter(([at, choice], i) => i === 0 || kept.get(at) === choice),
  );

async function twoPeople(server: Server, entry: AnyCatalogueEntry) {
  const [ada, bea] = [await registerGuest(server, 'Ada'), await registerGuest(server, 'Bea')];
  const seats = fitSeats(entry, ['person', 'person', 'greedy']);
  const { id } = await createTable(ada, { game: entry.game.id, seats, settings: shortSettings(entry) });
  taken(await bea.api.join(id));
  return { id, ada, tokens: [ada.guest.token, bea.guest.token] as const };
}

describe.each(games.map((entry) => ({ game: entry.game.id, entry })))('$game', ({ entry }) => {
  test('tells whoever comes back exactly what was missed, wherever the cut was', async () => {
    const server = await startServer({ games });
    const { id, tokens } = await twoPeople(server, entry);
    const chairs = [...tokens, undefined].map((token) => connectChair(() => server, id, { token }));
    await Promise.all(chairs.slice(0, 2).map((chair, i) => playByChance(chair, `missed ${i}`)));
    await Promise.all(chairs.map((chair) => waitUntil(chair, () => chair.table?.state === 'over')));
    const dice = createFastDice('cuts');
    for (const [i, chair] of chairs.entries()) {
      const story: readonly MatchStep[] = chair.steps;
      const cuts = [
        undefined,
        0,
        story.length - 1,
        ...Array.from({ length: CUTS }, () => dice.int(story.length)),
      ];
      let sight: unknown;
      for (const since of cuts) {
        const message = await told(server, id, since, tokens[i]);
        expect(message.news).toEqual(story.slice(since === undefined ? 0 : since + 1));
        sight ??= message.sight;
        expect(message.sight).toEqual(sight);
      }
    }
  });

  test('is played to its end over connections that break all the time: nothing is missed, doubled or taken twice', async () => {
    for (let round = 0, given = 0; given < ANSWERS; round++) {
      const server = await startServer({ games });
      const { id, ada, tokens } = await twoPeople(server, entry);
      const steady = connectChair(() => server, id);
      const dice = createFastDice(`breaking ${round}`);
      const flaky = tokens.map((token) =>
        connectChair(() => server, id, { token, shouldBreak: () => dice.int(8) === 0 }),
      );
      const gestures = await Promise.all(flaky.map((chair, i) => playByChance(chair, `${round} ${i}`)));
      await Promise.all(
        [steady, ...flaky].map((chair) => waitUntil(chair, () => chair.table?.state === 'over')),
      );
      const numbers = steady.steps.map(({ number }) => number);
      expect(numbers).toEqual(Array.from(numbers, (_, i) => i));
      for (const chair of flaky) expect(chair.steps.map(({ number }) => number)).toEqual(numbers);
      const archive = taken(await ada.api.archive(id));
      for (const [seat, own] of gestures.entries()) {
        const kept = entriesOf(entry, archive, seat);
        expect(kept).toEqual(entriesBy(own, new Map(kept)));
        given += own.length;
      }
      await server.close();
    }
  });
});
