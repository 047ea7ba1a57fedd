/** Replays matches recorded with the original referee. */
import process from 'node:process';
import { startMatch } from '@ludoteca/kernel';
import { openReferee } from '@ludoteca/players/process';
import { expect, test } from 'vitest';
import { entry } from '../entry.ts';
import type { Event } from '../parts.ts';
import { parseRefereeOptions } from '../referee/options.ts';
import { createEmptyFolder, writeProgram } from '../referee/bot-programs.testing.ts';
import { playBotMatch } from '../referee/bot-match.ts';
import { BotRecorder } from '../referee/bot-recorder.ts';
import { RECORDED_MATCHES, readRecordedMatch } from './recorded-match.testing.ts';

/** A program that sends the recorded lines at each of its turns and writes its transcript to standard error. */
const scripted = (page: string): string => `#!${process.execPath}
const page = ${JSON.stringify(page)}.split('\\n');
const log = (line) => process.stderr.write(line + '\\n');
process.on('SIGINT', () => { log('# SIGINT'); process.exit(0); });
let rest = '', at = 0;
process.stdin.setEncoding('utf8').on('data', (bytes) => {
  const lines = (rest + bytes).split('\\n');
  rest = lines.pop();
  for (const line of lines) {
    log('< ' + line);
    at++;
    for (; page[at]?.startsWith('> '); at++) { process.stdout.write(page[at].slice(2) + '\\n'); log(page[at]); }
  }
});
setInterval(() => {}, 1000);
`;

test('there are three recorded matches', () => {
  expect(RECORDED_MATCHES).toHaveLength(3);
});

test.each(RECORDED_MATCHES)(
  '%s, replayed from its deal, gives every bot the recorded lines',
  async (name) => {
    const { ids, pages, from } = readRecordedMatch(name);
    const opening: Event[] = [];
    const settings = { firstCard: 'ace' };
    const started = startMatch(entry.game, { seats: ids.length, seed: name, settings, from }, opening);
    if (!started.ok) throw new Error(JSON.stringify(started.problem));
    const read = parseRefereeOptions(ids);
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    const folder = createEmptyFolder();
    const recorder = new BotRecorder(ids, true);
    const referee = await openReferee('none');
    const report = await playBotMatch(referee, {
      options: read.value.options,
      match: started.value,
      opening,
      seats: ids.map((id, seat) => ({ program: writeProgram(folder, id, scripted(pages[seat]!)) })),
      names: ids,
      clock: 30_000,
      observer: recorder,
      stopSignal: new AbortController().signal,
    });
    await referee.close();
    expect(report.withdrawn).toEqual([]);
    for (const [seat, { transcript }] of recorder.records.entries()) {
      // What a bot writes after the end of the match, such as on SIGINT, is discarded.
      expect(transcript.stderr).not.toContain('SIGINT');
      expect(pages[seat]!.startsWith(transcript.stderr)).toBe(true);
    }
    expect(
      recorder.records.map(({ transcript }) => `${Buffer.from(transcript.bytes).toString()}# SIGINT\n`),
    ).toEqual(pages);
  },
);
