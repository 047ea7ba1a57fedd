/** The messages of the server contain exactly what the kernel gives a watcher, and nothing that a seat could not know. */
import { catalogue } from '@ludoteca/games';
import {
  deepCopy,
  type Dice,
  createFastDice,
  type Match,
  parseArchive,
  replay,
  type AnyParts,
  startMatch,
  type Watcher,
} from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import type { ServerMessage, TableInfo } from '@ludoteca/wire';
import { describe, expect, test } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import { scaleVolume } from '../../../testkit/scale.ts';
import { chooseEntry, applyEntry, seatsOf } from '../../../testkit/random-match.ts';
import { registerGuest, connectChair, startServer, waitUntil } from '../testing/server.testing.ts';
import { createMessageRestorer } from '../../wire/delta/restore-messages.testing.ts';
import { expectedNews } from '../testing/expected-news.testing.ts';
import { ResumedTable } from '../tables/recording-client.testing.ts';

const LEAVES = 40;

/** What differs between two tables with the same settings: it is drawn anew, follows from a match that is, or says who is connected. */
const INCIDENTAL: ReadonlySet<string> = new Set([
  'id',
  'made',
  'commitment',
  'entries',
  'waiting',
  'watching',
  'here',
  'awayFor',
]);
const describeTable = (table: TableInfo): string =>
  JSON.stringify(table, (key, value: unknown) => (INCIDENTAL.has(key) ? undefined : value));

/** The settings that are files, each with two of the files that are shipped. */
const fileSettings = catalogue.flatMap(({ game, form }) =>
  Object.entries(form).flatMap(([key, field]) =>
    field.kind === 'file' && field.among.length > 1
      ? [{ game: game.id, key, names: field.among.slice(0, 2) }]
      : [],
  ),
);

const personsAt = ({ game }: AnyCatalogueEntry): number => Math.min(3, game.seats.max);

function randomMatch(entry: AnyCatalogueEntry, seed: string, dice: Dice): Match<AnyParts> {
  const match = expectOk(startMatch(entry.game, { seats: personsAt(entry), seed }));
  while (match.question !== undefined)
    expectOk(applyEntry(match, chooseEntry(match, dice, { lapses: 0, withdrawals: LEAVES })));
  return match;
}

describe.each(catalogue.map((entry) => ({ id: entry.game.id, entry })))('$id', ({ id: game, entry }) => {
  const persons = personsAt(entry);

  test('sends every watcher, over a whole match, the redacted events and observations of the kernel', async () => {
    const server = await startServer();
    for (let round = 0; round < scaleVolume(150); round++) {
      const dice = createFastDice(`payloads ${game} ${round}`);
      const people = await Promise.all(
        Array.from({ length: persons }, (_, seat) => registerGuest(server, `P${seat}`)),
      );
      const { id } = expectOk(await people[0]!.api.createTable({ game, seats: people.map(() => 'person') }));
      const tokens = [...people.map(({ guest }) => guest.token), undefined];
      const texts = tokens.map((): string[] => []);
      const chairs = tokens.map((token, i) =>
        connectChair(() => server, id, { token, onMessage: (text) => texts[i]!.push(text) }),
      );
      await Promise.all(chairs.map((chair) => waitUntil(chair, () => chair.table !== undefined)));
      for (const { api } of people) expectOk(await api.join(id));
      for (const [seat, chair] of chairs.slice(0, persons).entries())
        chair.subscribe(({ observation: { asked } }) => {
          if (asked?.seat !== seat || !('options' in asked)) return;
          const isLeaving = dice.int(LEAVES) === 0;
          const replied = isLeaving ? chair.withdraw() : chair.answer(asked.number, dice.pick(asked.options));
          // The chair may be closed before the last reply.
          replied.catch(() => undefined);
        });
      await Promise.all(chairs.map((chair) => waitUntil(chair, () => chair.table?.state === 'over')));

      const { archive } = expectOk(parseArchive(expectOk(await people[0]!.api.archive(id))));
      const watchers: Watcher[] = [...seatsOf({ seats: persons }), 'spectator'];
      const expected = watchers.map((): unknown[] => []);
      expectOk(
        replay(entry.game, archive, undefined, (match, events) => {
          for (const [i, watcher] of watchers.entries())
            expected[i]!.push(expectedNews(match, events, archive.entries[match.number - 1], watcher));
        }),
      );
      for (const [i, received] of texts.entries()) {
        const restore = createMessageRestorer();
        const news = received
          .map((text) => restore(JSON.parse(text) as ServerMessage))
          .filter((message) => 'news' in message);
        expect(news).toEqual(JSON.parse(JSON.stringify(expected[i])));
      }
    }
  });

  test('sends a seat the same bytes in every world that the seat may imagine', async () => {
    let compared = 0;
    for (let round = 0; round < scaleVolume(2500); round++) {
      const dice = createFastDice(`worlds ${game} ${round}`);
      const match = randomMatch(entry, `worlds ${round}`, dice);
      const { entries, ...header } = match.archive();
      const [seat, cut] = [dice.int(persons), dice.int(entries.length)];
      const archive = { ...header, entries: entries.slice(0, cut) };
      const truth = expectOk(replay(entry.game, archive)).position();
      const imagined = deepCopy(truth);
      entry.game.imagine(imagined.state, seat, dice);
      const here = await ResumedTable.from(archive, truth);
      const there = await ResumedTable.from(archive, imagined);
      const agree = (): boolean =>
        [seat, 'spectator' as const].every((watcher) => here.viewOf(watcher) === there.viewOf(watcher));
      expect(agree()).toBe(true);
      for (let next = cut; agree(); next++) {
        for (const watcher of [seat, 'spectator'] as const) {
          expect(await there.messagesTo(watcher)).toEqual(await here.messagesTo(watcher));
          compared++;
        }
        const nextEntry = entries[next];
        if (nextEntry === undefined) break;
        expect(await here.enter(nextEntry)).toHaveProperty('done');
        // In the imagined world another seat may not have the option that it chose in the real one.
        if ('refused' in (await there.enter(nextEntry))) break;
      }
    }
    expect(compared).toBeGreaterThan(2 * scaleVolume(2500));
  });
});

test.each(fileSettings)(
  'the data of a table of $game say nothing that another $key would change',
  async ({ game, key, names }) => {
    const server = await startServer();
    const { api, guest } = await registerGuest(server, 'Ada');
    const told: unknown[] = [];
    for (const name of names) {
      const request = { game, seats: ['person', 'random'], listed: true, settings: { [key]: name } };
      const created = expectOk(await api.createTable(request));
      const { id } = created;
      const joined = expectOk(await api.join(id));
      const chairs = [guest.token, undefined].map((token) => connectChair(() => server, id, { token }));
      await Promise.all(chairs.map((chair) => waitUntil(chair, () => chair.table !== undefined)));
      const listed = expectOk(await api.tables()).find((table) => table.id === id);
      const tables = [created, joined, listed, ...chairs.map((chair) => chair.table)];
      told.push(tables.map((table) => describeTable(table!)));
    }
    expect(told[1]).toEqual(told[0]);
  },
);
