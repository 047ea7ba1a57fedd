import { parseArchive, replay, verify } from '@ludoteca/kernel';
import { describe, expect, it } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import {
  registerGuest,
  connectChair,
  firstOption,
  playToEnd,
  waitUntil,
} from '../../server/testing/server.testing.ts';
import { cardsIn } from '../acceptance/leak-guard.testing.ts';
import { pick, pickLabel, typeCommand, type ShownScreen } from '../terminal/fake-ui.testing.ts';
import { entryOf } from '../replay/matches.testing.ts';
import {
  repeatStep,
  asksRematch,
  readGuest,
  joinTable,
  ChairKnowledge,
  pickFirst,
  allTextOf,
  unoTable,
} from './remote-session.testing.ts';
import { fairnessTexts } from '@ludoteca/wire';
import { remoteTexts } from './texts/index.ts';

const NAMES = ['Ada', 'Bea', 'greedy'];
const { game, texts } = entryOf('uno');

describe('a match of Uno at a remote table', () => {
  it('is played against a person and a computer, and shows only what the own chair knows', async () => {
    const { server, ada, id, asBea, dir } = await unoTable();
    const hers = connectChair(() => server, id, { token: ada.guest.token });
    void playToEnd(hers, firstOption);
    const theirs = new ChairKnowledge(hers, NAMES);
    let own: ChairKnowledge | undefined;
    let [number, looked, hidden, answers] = [-1, 0, 0, 0];
    const step = async (shown: ShownScreen) => {
      if (asksRematch(shown)) return pick('2');
      own ??= new ChairKnowledge(
        connectChair(() => server, id, { token: (await readGuest(dir)).token }),
        NAMES,
      );
      await own.asked(number);
      number = own.number;
      const may = new Set(cardsIn(own.texts().join(' ')));
      const seen = ui.shown.slice(looked).flatMap((one) => cardsIn(allTextOf(one)));
      expect(seen.filter((card) => !may.has(card))).toEqual([]);
      looked = ui.shown.length;
      hidden += cardsIn(theirs.texts().join(' ')).filter((card) => !may.has(card)).length;
      answers++;
      return pickFirst(shown);
    };
    const { ui, result } = joinTable(asBea, repeatStep(step));
    expect(await result).toEqual({ exit: 0, out: [], err: [] });
    expect(ui.closed).toBe(1);
    // Without hidden cards the check would prove nothing.
    expect(hidden).toBeGreaterThan(answers);

    const recording = expectOk(parseArchive(expectOk(await ada.api.archive(id))));
    expect(verify(game, recording).ok).toBe(true);
    expect(recording.players).toEqual([
      { name: 'Ada', kind: 'person' },
      { name: 'Bea', kind: 'person' },
      { name: 'greedy', kind: 'greedy' },
    ]);
    const match = expectOk(replay(game, recording.archive));
    expect(ui.printed).toContain(texts.en.outcome(match.outcome!, ['Ada', 'Bea', 'Canny']));
    expect(ui.shown.find(({ by }) => by === 'read')).toMatchObject({ title: 'The match is over' });
    expect(ui.shown.some(({ by, question }) => by === 'wait' && question === 'Waiting for Ada.')).toBe(true);
  });

  it('lets the server follow an order that is typed', async () => {
    const { server, ada, id, asBea } = await unoTable(['person', 'person']);
    void playToEnd(
      connectChair(() => server, id, { token: ada.guest.token }),
      firstOption,
    );
    let isGiven = false;
    const step = async (shown: ShownScreen) => {
      if (asksRematch(shown)) return pick('2');
      if (isGiven || !shown.commands.some(({ word }) => word === 'draw')) return pickFirst(shown);
      isGiven = true;
      return typeCommand('draw', '2');
    };
    const { result } = joinTable(asBea, repeatStep(step));
    expect(await result).toEqual({ exit: 0, out: [], err: [] });
    const { archive } = expectOk(parseArchive(expectOk(await ada.api.archive(id))));
    const counts = archive.entries.map((entry) => ('answer' in entry ? entry.answer : undefined));
    expect(counts[counts.indexOf(2) - 1]).toBe('buy');
  });

  it('explains barred choices, and offers no command of a local host', async () => {
    const { ada, server, id, asBea } = await unoTable(['person', 'person']);
    void playToEnd(
      connectChair(() => server, id, { token: ada.guest.token }),
      firstOption,
    );
    // A question without barred choices has no reasons; the next one has.
    const curious = repeatStep((shown) => (asksRematch(shown) ? pickFirst(shown) : typeCommand('?')));
    const { ui, result } = joinTable(asBea, [
      typeCommand('log'),
      ...curious.flatMap((asks) => [asks, pickFirst]),
    ]);
    await result;
    const asked = ui.shown.find(({ by }) => by === 'ask')!;
    // The match can be cancelled as long as Ada has not answered.
    const words = asked.commands.map(({ word }) => word).filter((word) => word !== 'abort');
    expect(words).toEqual(['draw', '?', 'undo', 'quit', 'log', 'hint', 'rules', 'clock', 'chat']);
    const [log, ...helps] = ui.shown.filter(({ by }) => by === 'read').map(({ body }) => body);
    const items = helps.map((help) => help.join('\n')).find((help) => help.includes('Not possible now'));
    expect(items).toMatch(/Not possible now\n[^:]+: ./);
    expect(log!.some((line) => line.startsWith('Bea is dealt'))).toBe(true);
  });
});

it('cancels a match in which nobody has answered', async () => {
  const { ada, id, asBea } = await unoTable(['person', 'person']);
  const abort = typeCommand('abort');
  // Either of the two may be asked first.
  const { result } = joinTable(asBea, [abort], {
    wait: ({ commands }) => (commands.some(({ word }) => word === 'abort') ? abort : undefined),
  });
  const { exit, err } = await result;
  expect([exit, err]).toEqual([0, [expect.stringContaining(remoteTexts.en.actions.aborted)]]);
  expect(await ada.api.table(id)).toEqual({ ok: false, problem: { problem: 'no such table' } });
});

describe('quit', () => {
  it('withdraws on request, and the rest of the match is shown', async () => {
    const { ada, server, id, asBea } = await unoTable();
    const hers = connectChair(() => server, id, { token: ada.guest.token });
    void playToEnd(hers, firstOption);
    const steps = [typeCommand('quit'), pickLabel('for good'), pickLabel('yes'), ...repeatStep(pickFirst)];
    const { ui, result } = joinTable(asBea, steps);
    expect((await result).exit).toBe(0);
    expect(hers.steps.filter(({ left }) => left !== undefined).map(({ left }) => left)).toEqual([1]);
    const left = ui.shown.findLastIndex(({ by, question }) => by === 'ask' && question.includes('withdraw'));
    const after = ui.shown.slice(left).filter(({ by }) => by === 'wait');
    expect(after.length).toBeGreaterThan(0);
    expect(ui.printed.join('\n')).toContain('Bea');
  });

  it('withdraws while another seat decides', async () => {
    const { ada, id, asBea } = await unoTable(['person', 'person']);
    // Ada never answers, so that her turn comes and stays.
    let typed = false;
    const { ui, result } = joinTable(
      asBea,
      repeatStep((shown) => {
        const how = ['for good', 'yes'].find((label) =>
          shown.options.some((one) => one.label.startsWith(label)),
        );
        return how === undefined || asksRematch(shown) ? pickFirst(shown) : pickLabel(how)(shown);
      }),
      {
        wait: ({ question }) => {
          if (typed || question !== 'Waiting for Ada.') return undefined;
          typed = true;
          return typeCommand('quit');
        },
      },
    );
    expect((await result).exit).toBe(0);
    const table = expectOk(await ada.api.table(id));
    expect(table.state).toBe('over');
    expect(ui.shown.some(({ news }) => news.includes(remoteTexts.en.notices.away('Ada')))).toBe(true);
  });

  it('leaves for later, and the same link returns to the same seat and question', async () => {
    const { ada, server, id, asBea, link, dir } = await unoTable();
    const hers = connectChair(() => server, id, { token: ada.guest.token });
    void playToEnd(hers, firstOption);
    const left = joinTable(asBea, [pickFirst, typeCommand('quit'), pickLabel('for now')]);
    const { exit, out, err } = await left.result;
    expect({ exit, err }).toEqual({ exit: 0, err: [] });
    expect(out).toEqual([`To come back: ludoteca join ${link} --dir ${dir}`]);
    await waitUntil(hers, () => hers.table?.seats[1]?.here === false);
    const question = left.ui.shown.findLast(({ by, commands: known }) => by === 'ask' && known.length > 1)!;
    const back = joinTable(asBea, [typeCommand('log'), { kind: 'stop' }]);
    expect((await back.result).exit).toBe(130);
    const asked = back.ui.shown.find(({ by }) => by === 'ask')!;
    expect({ ...asked, news: [] }).toEqual({ ...question, news: [] });
    const log = back.ui.shown.find(({ by }) => by === 'read')!;
    const news = asked.news.map((line) => line.replace('Since your turn: ', ''));
    expect(log.body.slice(-news.length)).toEqual(news);
    expect(log.body.some((line) => line.startsWith('Bea is dealt'))).toBe(true);
  });
});

describe('a finished match', () => {
  it('is followed by a rematch with the same seats if the others agree', async () => {
    const { ada, server, id, asBea } = await unoTable(['person', 'person']);
    void playToEnd(
      connectChair(() => server, id, { token: ada.guest.token }),
      firstOption,
    );
    const adaWants = async () => {
      const next = expectOk(await ada.api.rematch(id));
      expectOk(await ada.api.join(next.id, { seat: 0 }));
      void playToEnd(
        connectChair(() => server, next.id, { token: ada.guest.token }),
        firstOption,
      );
      return new Promise<never>(() => undefined);
    };
    // Ada decides after the end of the match, and the question is asked again.
    const replies = [adaWants, () => pick('1'), () => pick('2')];
    const { ui, result } = joinTable(
      asBea,
      repeatStep((shown) => (asksRematch(shown) ? replies.shift()!() : pickFirst(shown))),
    );
    expect((await result).exit).toBe(0);
    expect(ui.shown.filter(asksRematch).map(({ question }) => question)).toEqual([
      remoteTexts.en.rematch.question,
      remoteTexts.en.rematch.wanted,
      remoteTexts.en.rematch.question,
    ]);
    const { rematch } = expectOk(await ada.api.table(id));
    const next = expectOk(await ada.api.table(rematch!));
    expect(next.state).toBe('over');
    expect(next.seats.map(({ name }) => name)).toEqual(['Ada', 'Bea']);
    expect(next.seats[1]!.nonce).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('a watcher', () => {
  it.each([
    ['because of a wish', ['--watch'], []],
    ['because no seat is free', [], [remoteTexts.en.watching]],
  ])('sees the match to its end %s and is never asked', async (_, wish, items) => {
    const { ada, server, id, link, dir } = await unoTable();
    const bea = await registerGuest(server, 'Bea');
    expectOk(await bea.api.join(id));
    const { ui, result } = joinTable([link, '--lang', 'en', '--dir', dir, ...wish], []);
    const hers = connectChair(() => server, id, { token: ada.guest.token });
    await waitUntil(hers, () => hers.table?.watching === 1);
    const seen = new ChairKnowledge(
      connectChair(() => server, id),
      NAMES,
    );
    const others = [hers, connectChair(() => server, id, { token: bea.guest.token })];
    await Promise.all(others.map((chair) => playToEnd(chair, firstOption)));
    expect(await result).toEqual({ exit: 0, out: [], err: [] });
    expect(ui.printed.slice(0, items.length)).toEqual(items);
    expect(ui.shown.filter(({ by }) => by === 'ask')).toEqual([]);
    const may = new Set(cardsIn(seen.texts().join(' ')));
    for (const shown of ui.shown)
      expect(cardsIn(allTextOf(shown)).filter((card) => !may.has(card))).toEqual([]);
    expect(ui.shown.some(({ by }) => by === 'wait')).toBe(true);
    expect(ui.shown.findLast(({ by }) => by === 'read')).toMatchObject({ title: 'The match is over' });
    expect(ui.printed).toContain(fairnessTexts.en.verdicts.watched);
    expect(expectOk(await ada.api.table(id)).seats.map(({ name }) => name)).toEqual(NAMES);
  });

  it('leaves with quit without a question', async () => {
    const { link, dir } = await unoTable();
    const { ui, result } = joinTable([link, '--watch', '--lang', 'en', '--dir', dir], [], {
      wait: () => typeCommand('quit'),
    });
    const { exit, out } = await result;
    expect({ exit, out }).toEqual({
      exit: 0,
      out: [`To come back: ludoteca join ${link} --watch --dir ${dir}`],
    });
    expect(ui.shown.filter(({ by }) => by === 'ask')).toEqual([]);
  });
});
