import { catalogue } from '@ludoteca/games';
import { fastDice, parseArchive, replay } from '@ludoteca/kernel';
import { type SomeEntry, someEntry } from '@ludoteca/kit';
import type { HostedChair, Step, ToClient } from '@ludoteca/wire';
import { describe, expect, test } from 'vitest';
import { taken } from '../../kernel/result.testing.ts';
import { lotsEntry } from '../../kit/face/lots.testing.ts';
import { scaled } from '../../testkit/scale.ts';
import { arrive, chairAt, open, tableOf, until } from './party.testing.ts';
import type { Server } from './serve.ts';
import { shortSettings } from './short.testing.ts';
import { BareSocket } from './socket.testing.ts';

/** Lots gathers subsets: one answer makes several entries there. */
const games: readonly SomeEntry[] = [...catalogue, someEntry(lotsEntry)];
const ROUNDS = scaled(250);
const SEATS = ['person', 'person', 'greedy'];

/** What somebody who has heard so much is told. */
async function told(server: Server, table: string, since: number | undefined, token?: string) {
  const socket = await BareSocket.open(server, table);
  socket.say({ hello: 1, token, since });
  for (;;) {
    const message: ToClient = await socket.hear();
    if (!('news' in message)) continue;
    socket.close();
    return message;
  }
}

/** Plays by chance, subsets in one gesture now and then; resolves to how many choices were taken. */
function playByChance(chair: HostedChair, seed: string): Promise<number> {
  const dice = fastDice(seed);
  const answers: Promise<number>[] = [];
  const answer = async (number: number, options: readonly unknown[], gathers: boolean): Promise<number> => {
    const one = dice.pick(options);
    const choices = gathers && one !== 'done' ? [one, 'done'] : [one];
    const answered = await chair.answer(number, ...choices);
    return answered.ok ? choices.length : 0;
  };
  return new Promise((resolve) => {
    chair.listen(({ sight: { asked, outcome } }) => {
      if (outcome !== undefined) resolve(sumOf(answers));
      else if (asked?.seat === chair.watcher && 'options' in asked)
        answers.push(answer(asked.number, asked.options, asked.gather === 'subset'));
    });
  });
}

const sumOf = async (parts: readonly Promise<number>[]): Promise<number> =>
  (await Promise.all(parts)).reduce((sum, part) => sum + part, 0);

/** How many answers each seat gave, by the archive. */
function answersIn(entry: SomeEntry, bytes: Uint8Array): number[] {
  const { archive } = taken(parseArchive(bytes));
  const counts = SEATS.map(() => 0);
  let asked: number | undefined;
  taken(
    replay(entry.game, archive, undefined, (match) => {
      if (asked !== undefined) counts[asked]!++;
      asked = match.question?.seat;
    }),
  );
  return counts;
}

async function twoPeople(server: Server, entry: SomeEntry) {
  const [ada, bea] = [await arrive(server, 'Ada'), await arrive(server, 'Bea')];
  const { id } = await tableOf(ada, { game: entry.game.id, seats: SEATS, settings: shortSettings(entry) });
  taken(await bea.api.join(id));
  return { id, ada, tokens: [ada.guest.token, bea.guest.token] as const };
}

describe.each(games.map((entry) => ({ game: entry.game.id, entry })))('$game', ({ entry }) => {
  test('tells whoever comes back exactly what was missed, wherever the cut was', async () => {
    const server = await open({ games });
    const { id, tokens } = await twoPeople(server, entry);
    const chairs = [...tokens, undefined].map((token) => chairAt(() => server, id, { token }));
    await Promise.all(chairs.slice(0, 2).map((chair, i) => playByChance(chair, `missed ${i}`)));
    await Promise.all(chairs.map((chair) => until(chair, () => chair.table?.state === 'over')));
    const dice = fastDice('cuts');
    for (const [i, chair] of chairs.entries()) {
      const story: readonly Step[] = chair.story;
      const cuts = [
        undefined,
        0,
        story.length - 1,
        ...Array.from({ length: ROUNDS }, () => dice.int(story.length)),
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
    for (let round = 0; round < ROUNDS; round++) {
      const server = await open({ games });
      const { id, ada, tokens } = await twoPeople(server, entry);
      const steady = chairAt(() => server, id);
      const dice = fastDice(`breaking ${round}`);
      const flaky = tokens.map((token) =>
        chairAt(() => server, id, { token, breaks: () => dice.int(8) === 0 }),
      );
      const answers = await Promise.all(flaky.map((chair, i) => playByChance(chair, `${round} ${i}`)));
      await Promise.all([steady, ...flaky].map((chair) => until(chair, () => chair.table?.state === 'over')));
      const numbers = steady.story.map(({ number }) => number);
      expect(numbers).toEqual(Array.from(numbers, (_, i) => i));
      for (const chair of flaky) expect(chair.story.map(({ number }) => number)).toEqual(numbers);
      expect(answers).toEqual(answersIn(entry, taken(await ada.api.archive(id))).slice(0, 2));
      await server.close();
    }
  });
});
