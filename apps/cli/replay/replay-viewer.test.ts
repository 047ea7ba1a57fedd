import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Recording } from '@ludoteca/kernel';
import { drawTable, LANGUAGES, toPlainText, observe } from '@ludoteca/kit';
import { describe, expect, it } from 'vitest';
import type { OpenedArchive } from '../files/archive-file.ts';
import { makeTempFolder } from '../testing/cli.testing.ts';
import { fakeUi, pick, typeCommand, type ShownScreen } from '../terminal/fake-ui.testing.ts';
import { toScreenCommands } from './commands.ts';
import { allWatchers } from './watchers.ts';
import {
  startedMatch,
  toVerifiedArchive,
  entryOf,
  timelineOf,
  replayTo,
  RANDOM_MATCHES,
  randomMatch,
  seatsOf,
  watchersAt,
} from './matches.testing.ts';
import { logLines, createReplayContext } from './transcript.ts';
import { watchReplay, type ReplayOptions } from './replay-viewer.ts';
import { asksOf, watchScript } from './replay-viewer.testing.ts';
import { replayTexts } from './texts/replay-texts.ts';

const placeOf = ({ title }: ShownScreen): number => Number(/move (\d+) of/.exec(title)![1]);
const placesOf = (shown: readonly ShownScreen[]): readonly number[] => asksOf(shown).map(placeOf);

const rumour = entryOf('rumour');
const finished = toVerifiedArchive(rumour, randomMatch(rumour, 3, 'watched'));
const { number: end } = finished.match;
const WATCHING: ReplayOptions = { language: 'en', watchers: allWatchers(3) };

const commentsAt = (shown: readonly ShownScreen[]): readonly (readonly [number, string])[] =>
  asksOf(shown).flatMap((screen) =>
    screen.news.filter((line) => line.startsWith('Comment:')).map((line) => [placeOf(screen), line] as const),
  );

describe('comments', () => {
  it('are written beside the match, shown at their move in every language, and removed', async () => {
    const file = join(await makeTempFolder(), 'one.ludoteca');
    const write = [typeCommand('next'), typeCommand('comment', 'A good move.'), typeCommand('next')];
    const shown = await watchScript(finished, [...write, typeCommand('back')], { file });
    expect(commentsAt(shown)).toEqual([
      [1, 'Comment: A good move.'],
      [1, 'Comment: A good move.'],
    ]);
    expect(JSON.parse(await readFile(`${file}.comments.json`, 'utf8'))).toEqual({
      format: 1,
      comments: [{ entry: 1, text: 'A good move.' }],
    });
    const again = await watchScript(finished, [typeCommand('next'), typeCommand('comment')], { file });
    expect(commentsAt(again)).toEqual([[1, 'Comment: A good move.']]);
    expect(commentsAt(await watchScript(finished, [typeCommand('next')], { file }))).toEqual([]);
  });

  it('leave a file that is none of theirs as it is', async () => {
    const file = join(await makeTempFolder(), 'one.ludoteca');
    await writeFile(`${file}.comments.json`, '{"mine":1}');
    const shown = await watchScript(finished, [typeCommand('comment', 'Hello.')], { file });
    expect(asksOf(shown).at(-1)!.error).toBe('Comments cannot be kept here.');
    expect(await readFile(`${file}.comments.json`, 'utf8')).toBe('{"mine":1}');
    expect(asksOf(await watchScript(finished, [typeCommand('comment', 'Hello.')])).at(-1)!.error).toBe(
      'Comments cannot be kept here.',
    );
  });
});

describe('the replay viewer', () => {
  it.each(RANDOM_MATCHES)(
    'shows at every place what the kernel shows, forward, back and by jumps: %s',
    async (_, opened) => {
      const last = opened.match.number;
      const fresh = Array.from({ length: last + 1 }, (__, place) => replayTo(opened, place));
      const forward = Array.from({ length: last }, () => typeCommand('next'));
      const back = Array.from({ length: last }, () => typeCommand('back'));
      const jumps = [last >> 1, 1, last, 0].map((place) => typeCommand('go', String(place)));
      const names = seatsOf(opened.recording.archive.seats).map((seat) => `Seat ${seat + 1}`);
      for (const watcher of watchersAt(opened.recording.archive.seats)) {
        const shown = await watchScript(opened, [...forward, ...back, ...jumps], { watcher });
        expect(placesOf(shown)).toEqual([
          ...Array.from({ length: last + 1 }, (__, place) => place),
          ...Array.from({ length: last }, (__, place) => last - 1 - place),
          last >> 1,
          1,
          last,
          0,
        ]);
        for (const screen of asksOf(shown)) {
          const observation = observe(fresh[placeOf(screen)]!, watcher);
          const given = { ...observation, watcher, names, language: 'en', width: 80 } as const;
          const table = drawTable(opened.entry, given).map(toPlainText);
          expect(screen.body.slice(0, table.length)).toEqual(table);
          const { texts } = opened.entry;
          const under = observation.asked && texts.en.question(observation.asked, names, observation.view);
          expect(screen.body.slice(table.length).join(' ')).toContain(
            under ?? texts.en.outcome(observation.outcome!, names),
          );
        }
      }
    },
  );

  it('shows the entry and its events as the watcher may know them', async () => {
    const timeline = timelineOf(finished);
    for (const watcher of watchersAt(3)) {
      const lines = logLines(createReplayContext(timeline, finished, 'en'), watcher, end);
      const shown = await watchScript(
        finished,
        Array.from({ length: end }, () => typeCommand('next')),
        { watcher },
      );
      const told = asksOf(shown).flatMap(({ news }) => news);
      expect(lines.slice(3, -2)).toEqual(told);
    }
  });

  it('shows game, place, watcher, speed and verification in the title', async () => {
    const [first, second] = await watchScript(finished, [typeCommand('speed', '2')], { watcher: 1, at: 3 });
    expect(first!.title).toMatch(
      new RegExp(`^Rumour · move 3 of ${end} · seen by: Seat 2 · ×1 · verified · turn \\d+$`),
    );
    expect(second!.title).toContain(' · ×2 · ');
  });

  it('starts at the beginning or the given entry, as the judge', async () => {
    expect((await watchScript(finished, []))[0]!.title).toContain('move 0 of');
    expect((await watchScript(finished, []))[0]!.title).toContain('seen by: judge');
    expect((await watchScript(finished, [], { at: 5 }))[0]!.title).toContain('move 5 of');
  });

  it('shows the outcome and the places at the end', async () => {
    const [screen] = await watchScript(finished, [], { at: end });
    const { places } = finished.match.outcome!;
    const names = ['Seat 1', 'Seat 2', 'Seat 3'];
    const rows = names.map((name, seat) => `${places[seat]}. ${['●', '■', '▲'][seat]} ${name}`).toSorted();
    expect(screen!.body.slice(-4)).toEqual([
      `The match is over. ${rumour.texts.en.outcome(finished.match.outcome!, names)}`,
      ...rows,
    ]);
  });

  it('advances with Enter alone, and offers every command with its description', async () => {
    const ui = fakeUi([]);
    let usual: string | undefined;
    await watchReplay(
      { ...ui, ask: async (question) => ((usual = question.defaultKey), { kind: 'end' }) },
      finished,
      WATCHING,
    );
    expect(usual).toBe('next');
    expect(placesOf(await watchScript(finished, [pick()]))).toEqual([0, 1]);
    expect((await watchScript(finished, []))[0]!.commands).toEqual(toScreenCommands(replayTexts.en));
  });

  it('goes to turns by key and by command', async () => {
    const typed = await watchScript(finished, [
      typeCommand('turn'),
      typeCommand('turn'),
      typeCommand('turn', 'back'),
    ]);
    const pressed = await watchScript(finished, [
      typeCommand('turn'),
      typeCommand('turn'),
      typeCommand('turn back'),
    ]);
    expect(placesOf(pressed)).toEqual(placesOf(typed));
    expect(placesOf(typed)[1]).toBe(placesOf(typed)[3]);
  });

  it('uses the names of the players and escapes untrusted text', async () => {
    const players = ['Ann', '\u001b[2Jevil\n', ''].map((name) => ({ name, kind: 'person' }));
    const named = toVerifiedArchive(rumour, startedMatch(rumour, 3, 'named'), { players });
    const shown = await watchScript(named, [
      typeCommand('eyes', 'ann'),
      typeCommand('eyes'),
      typeCommand('eyes'),
    ]);
    const titles = asksOf(shown).map(({ title }) => /seen by: (.*?) ·/.exec(title)![1]);
    expect(titles).toEqual(['judge', 'Ann', '"\\u001b[2Jevil\\n"', 'Seat 3']);
    for (const { title, body, news } of shown)
      expect([title, ...body, ...news].join('')).not.toMatch(/\p{Cc}/u);
  });

  it.each(['quit', 'stop'])('ends with %s', async (how) => {
    const ui = fakeUi([how === 'quit' ? typeCommand('quit') : { kind: 'stop' }]);
    const left = await watchReplay(ui, finished, WATCHING);
    expect(left).toBe(how === 'quit' ? 'left' : 'stopped');
  });

  it('ends with Ctrl-C or the input, also while a text or a question is shown', async () => {
    const reading = fakeUi([typeCommand('log')], { read: { kind: 'stop' } });
    expect(await watchReplay(reading, finished, WATCHING)).toBe('stopped');
    const path = join(await makeTempFolder(), 'mine.txt');
    await writeFile(path, 'my own');
    const asked = fakeUi([typeCommand('export', path), { kind: 'end' }]);
    expect(await watchReplay(asked, finished, WATCHING)).toBe('input ended');
    expect(await readFile(path, 'utf8')).toBe('my own');
  });

  it.each(LANGUAGES)('uses %s for all its texts', async (language) => {
    const shown = await watchScript(
      finished,
      [typeCommand('go', 'x'), typeCommand('?'), typeCommand('event')],
      { language },
    );
    const { viewer, errors, about, words } = replayTexts[language];
    expect(shown[0]!.title).toContain(viewer.entry(0, end));
    expect(shown[0]!.question).toBe(viewer.where);
    expect(shown[1]!.error).toBe(errors.whole(words.go, 0, end));
    const help = shown
      .find(({ by }) => by === 'read')!
      .body.join(' ')
      .replaceAll(/\s+/g, ' ');
    for (const sentence of Object.values(about)) expect(help).toContain(sentence);
  });
});

describe('an invalid command', () => {
  it.each([
    ['go', 'far'],
    ['go', '1e2'],
    ['go', '99999'],
    ['turn', '0'],
    ['event', 'earthquake'],
    ['event', 'back earthquake'],
    ['eyes', 'nobody'],
    ['speed', '-3'],
    ['log', 'all'],
    ['quit', 'now'],
  ])('gives one error line and stays at the same place: %j %s', async (word, rest) => {
    const shown = asksOf(await watchScript(finished, [typeCommand(word, rest)], { at: 4 }));
    expect(shown).toHaveLength(2);
    const [before, after] = shown;
    expect(after!.error).toMatch(/^[^\p{Cc}]{10,200}[.]$/u);
    expect({ ...after, error: undefined }).toEqual({ ...before, error: undefined });
  });

  it('is forgotten with the next command', async () => {
    const shown = asksOf(await watchScript(finished, [typeCommand('go', 'x'), typeCommand('next')]));
    expect(shown.map(({ error }) => error === undefined)).toEqual([true, false, true]);
  });
});

/** Records the requested timeouts, which end at once or never. */
function clock(passes: boolean): { readonly waits: number[]; readonly passed: (ms: number) => AbortSignal } {
  const waits: number[] = [];
  const passed = (milliseconds: number): AbortSignal => {
    waits.push(milliseconds);
    return passes ? AbortSignal.abort() : new AbortController().signal;
  };
  return { waits, passed };
}

describe('playback', () => {
  it('runs to the end at the chosen speed and stops there', async () => {
    const { waits, passed } = clock(true);
    const shown = await watchScript(finished, [typeCommand('speed', '16'), typeCommand('play')], {
      timeout: passed,
    });
    expect(placesOf(shown)).toEqual([0, 0, ...Array.from({ length: end + 1 }, (_, place) => place)]);
    expect(waits).toEqual(Array.from({ length: end }, () => 63));
    expect(asksOf(shown).at(-2)!.question).toBe(replayTexts.en.viewer.playing);
    expect(asksOf(shown).at(-1)!.question).toBe(replayTexts.en.viewer.where);
  });

  it('pauses, and changes speed and watcher without stopping', async () => {
    const { waits, passed } = clock(false);
    const script = [
      typeCommand('play'),
      typeCommand('+'),
      typeCommand('eyes'),
      typeCommand('next'),
      typeCommand('play'),
      typeCommand('back'),
    ];
    const shown = asksOf(await watchScript(finished, script, { timeout: passed }));
    expect(shown.map(({ question }) => question === replayTexts.en.viewer.playing)).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(waits).toEqual([1000, 500, 500, 500]);
    expect(placesOf(shown).slice(-2)).toEqual([1, 0]);
  });

  it('keeps unfinished input for the next screen', async () => {
    const passing: (boolean | undefined)[] = [];
    const ui = fakeUi([typeCommand('play'), typeCommand('play')]);
    const ask: typeof ui.ask = (question, gone) => {
      passing.push(question.transient);
      return ui.ask(question, gone);
    };
    await watchReplay({ ...ui, ask }, finished, { ...WATCHING, timeout: clock(false).passed });
    expect(passing).toEqual([false, true, false]);
  });

  it('stops when a text is shown', async () => {
    const { passed } = clock(false);
    const shown = asksOf(
      await watchScript(finished, [typeCommand('play'), typeCommand('rules')], { timeout: passed }),
    );
    expect(shown.map(({ question }) => question === replayTexts.en.viewer.playing)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('in plain output prints each entry once and asks at the end', async () => {
    const shown = await watchScript(finished, [typeCommand('play')], {}, { plain: true });
    const told = shown.flatMap(({ news }) => news);
    const { length } = asksOf(shown);
    expect(length).toBe(2);
    expect(told).toEqual(
      logLines(createReplayContext(timelineOf(finished), finished, 'en'), 'judge', end).slice(3, -2),
    );
  });

  it('in plain output ends with Ctrl-C', async () => {
    const ui = fakeUi([typeCommand('play')], { plain: true, pause: () => ({ kind: 'stop' }) });
    expect(await watchReplay(ui, finished, WATCHING)).toBe('stopped');
  });
});

/** The text that a command shows. */
const read = async (word: string, options: Partial<ReplayOptions> = {}): Promise<ShownScreen> =>
  (await watchScript(finished, [typeCommand(word)], options)).find(({ by }) => by === 'read')!;

describe('the texts', () => {
  it('the log contains everything the watcher has seen so far', async () => {
    const lines = logLines(createReplayContext(timelineOf(finished), finished, 'en'), 2, 6);
    expect((await read('log', { watcher: 2, at: 6 })).body.join('\n').replaceAll(/\n {6}/g, ' ')).toBe(
      lines.join('\n'),
    );
    expect(lines[0]).toBe('Ludoteca: the log of a match, as known to Seat 3');
  });

  it('the kinds of events are those the watcher sees in the whole match, with an example', async () => {
    const { body } = await read('event', { watcher: 0 });
    const kinds = body.map((line) => line.split(/ {2,}/)[0]);
    expect(new Set(kinds)).toEqual(
      new Set(timelineOf(finished).steps.flatMap(({ events }) => events.get(0).map(({ did }) => did))),
    );
    expect(body.find((line) => line.startsWith('draw'))).toMatch(/^draw +Seat \d draws .*\.$/);
  });

  it('the rules are those of the game', async () => {
    expect((await read('rules')).body.join(' ')).toContain(rumour.texts.en.rules[0]!.slice(0, 40));
  });

  it('the help names keys only where there are any', async () => {
    expect((await read('?')).body.join('\n')).toMatch(/next +→ +one move forward/);
    const shown = await watchScript(finished, [typeCommand('?')], {}, { plain: true });
    expect(shown.find(({ by }) => by === 'read')!.body.join('\n')).toMatch(/next +one move forward/);
  });
});

describe('a recording that does not verify', () => {
  const untrue = (change: Partial<Recording>): OpenedArchive => ({
    entry: rumour,
    recording: { ...finished.recording, ...change },
  });
  const { archive } = finished.recording;
  const wrong = untrue({ archive: { ...archive, entries: archive.entries.with(5, { answer: 'nonsense' }) } });

  it('is shown up to the divergence, with the reason in the title and at its end', async () => {
    const shown = asksOf(await watchScript(wrong, [typeCommand('last'), typeCommand('next')]));
    expect(shown[0]!.title).toMatch(/move 0 of 5 .* not verified: move 6 is illegal · turn 1$/);
    expect(shown[1]!.body.at(-1)).toBe('It cannot be played any further: move 6 is illegal.');
    expect(shown[2]!.error).toBe('There is nothing after this.');
  });

  it('starts no later than it can be replayed', async () => {
    expect(placesOf(await watchScript(wrong, [], { at: 9 }))).toEqual([5]);
  });

  it('that fails only at its end is shown completely', async () => {
    const shown = await watchScript(untrue({ digest: '0'.repeat(64) }), [typeCommand('last')]);
    expect(shown[1]!.title).toMatch(
      new RegExp(`move ${end} of ${end} .* not verified: another final position · turn \\d+$`),
    );
  });

  it('that verifies after all is shown as verified', async () => {
    expect((await watchScript(untrue({}), []))[0]!.title).toMatch(/ · verified · turn 1$/);
  });

  it('that cannot start is an error', async () => {
    const never = untrue({ archive: { ...archive, seats: 99 } });
    await expect(watchReplay(fakeUi([]), never, WATCHING)).rejects.toThrow('cannot start');
  });
});
