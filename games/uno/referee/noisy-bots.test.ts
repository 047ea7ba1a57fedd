/** Random output of bots never breaks the referee. */
import { createFastDice } from '@ludoteca/kernel';
import { openReferee } from '@ludoteca/players/process';
import { scaleVolume } from '@ludoteca/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import process from 'node:process';
import type { Referee } from '@ludoteca/kit';
import { parseRefereeOptions } from './options.ts';
import { createEmptyFolder, writeProgram } from './bot-programs.testing.ts';
import { toContestant, playBotMatch, startBotMatch } from './bot-match.ts';
import { BotRecorder } from './bot-recorder.ts';
import { rankSeats } from './standings.ts';

/** Answers every input with random bytes, depending on the seed in its name. */
const NOISY = `#!${process.execPath}
let state = Number(process.argv[1].match(/(\\d+)$/)[1]) * 2654435761 + 1;
const int = (n) => { state = (state * 1103515245 + 12345) % 2147483648; return Math.floor((state / 2147483648) * n); };
const pieces = ['DISCARD ', 'BUY ', 'SAY ', ' ', '5♥', 'A♣', 'C♥ ♥', '♦', '1', '2', '4', '-1', '\\r', '\\t', '\\n', '\\n', '\\n', '\\0', 'TURN x', 'INVALID ACTION', '7♣'].map((t) => Buffer.from(t));
const noise = () => Buffer.concat(Array.from({ length: 1 + int(12) }, () => int(5) === 0 ? Buffer.from([int(256), int(256)]) : pieces[int(pieces.length)]));
process.stdout.on('error', () => process.exit());
process.stdin.on('data', () => { process.stdout.write(noise()); if (int(200) === 0) process.exit(int(3)); });
`;

let referee: Referee;
beforeAll(async () => {
  referee = await openReferee('none');
});
afterAll(() => referee.close());

test('every match among noisy bots ends with standings', async () => {
  const folder = createEmptyFolder();
  const dice = createFastDice('noise');
  const failures = new Set<string>();
  for (let seed = 0; seed < scaleVolume(500); seed++) {
    const bots = ['one', 'two', ':greedy'].map((word, i) =>
      word.startsWith(':') ? word : writeProgram(folder, `noisy${seed * 2 + i}`, NOISY),
    );
    const read = parseRefereeOptions([...bots, '--decks', '2', ...(dice.int(2) === 0 ? ['--strict'] : [])]);
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    const { options } = read.value;
    const started = startBotMatch(options, 3, seed);
    const names = ['a', 'b', 'c'];
    const recorder = new BotRecorder(names, true);
    const report = await playBotMatch(referee, {
      ...started,
      options,
      seats: bots.map((word, seat) => toContestant(word, seed, seat)),
      names,
      clock: 150,
      observer: recorder,
      stopSignal: new AbortController().signal,
    });
    for (const { note } of report.withdrawn) failures.add(note.why);
    expect(rankSeats(report)).toHaveLength(3);
    expect(report.withdrawn.map(({ seat }) => seat)).not.toContain(2);
    // The lines sent to other bots are well-formed in any case.
    for (const line of recorder.records.flatMap(({ sent }) =>
      Buffer.from(sent.bytes).toString().split('\n').slice(0, -1),
    ))
      expect(line).toMatch(
        /^(PLAYERS a b c|YOU [ab]|HAND \[ (\S+ ){7}\]|TABLE \S+|TURN [abc]|BUY [1-9]\d*|DISCARD ([2-9VDR]|10)[♥♦♣♠]|DISCARD [AC][♥♦♣♠] [♥♦♣♠]|INVALID ACTION|\S+[♥♦♣♠])$/,
      );
  }
  expect([...failures].filter((why) => !['refused', 'late', 'ended', 'flood'].includes(why))).toEqual([]);
});
