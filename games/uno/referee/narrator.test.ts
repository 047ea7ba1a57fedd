/** Tests of the narration of refereed matches. */
import { startMatch } from '@ludoteca/kernel';
import { type BotFailure, LANGUAGES, type Language, toPlainText, type TextRow } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import type { Event } from '../parts.ts';
import { formatFailureLines } from './format-failure.ts';
import { colorize, Narrator } from './narrator.ts';
import { refereeTexts } from './texts/index.ts';

const NAMES = ['bot_A', 'bot'];

function narrated(language: Language, change: { verbose?: boolean; debug?: boolean } = {}) {
  const rows: TextRow[] = [];
  const telling = { names: NAMES, language, verbose: false, debug: false, ...change };
  const narrator = new Narrator({ ...telling, print: (row) => rows.push(row) });
  return { narrator, rows, lines: () => rows.map(toPlainText) };
}

/** The first update of a match for the judge. */
function opening() {
  const events: Event[] = [];
  const started = startMatch(game, { seats: 2, seed: '7' }, events);
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  const match = started.value;
  const observation = { view: match.view('judge'), asked: match.question, outcome: match.outcome };
  return { match, news: { events, observation } };
}

describe('the narration', () => {
  test.each(LANGUAGES)('prints the deal, the table and the first player: %s', (language) => {
    const { narrator, lines } = narrated(language);
    narrator.onUpdate(opening().news);
    expect(lines()).toHaveLength(4);
    expect(lines().join('\n')).toMatch(/bot_A .*7♣ D♠ 9♥ V♦ A♦ 6♦ 10♥\./);
    expect(lines().join('\n')).not.toMatch(/undefined|\[object/);
  });

  test('prints table and hands at every turn if verbose, but never the stock', () => {
    const plain = narrated('pt');
    const verbose = narrated('pt', { verbose: true });
    const { news } = opening();
    plain.narrator.onUpdate(news);
    verbose.narrator.onUpdate(news);
    expect(verbose.lines().slice(plain.lines().length)).toEqual([
      expect.stringMatching(/^ {2}Mesa: /),
      expect.stringMatching(/^ {2}Mão de bot_A: (\S+[♥♦♣♠] ?){7}$/),
      expect.stringMatching(/^ {2}Mão de bot: (\S+[♥♦♣♠] ?){7}$/),
    ]);
  });

  test('prints every line between referee and bots if debug is set', () => {
    const { narrator, lines } = narrated('en', { debug: true });
    narrator.onSent(0, 'TURN bot_A');
    narrator.onReceived(0, { text: 'BUY 1', bytes: Buffer.from('BUY 1'), dropped: 0 });
    expect(lines()).toEqual(['bot_A < TURN bot_A', 'bot_A > BUY 1']);
    const silent = narrated('en');
    silent.narrator.onSent(0, 'TURN bot_A');
    silent.narrator.onReceived(0, { text: 'BUY 1', bytes: Buffer.from('BUY 1'), dropped: 0 });
    expect(silent.lines()).toEqual([]);
  });

  test('prints standard error in whole lines under the name of the bot', () => {
    const { narrator, lines } = narrated('pt');
    narrator.onStderr(0, 'one\ntw');
    narrator.onStderr(0, 'o\n');
    narrator.onStderr(1, 'other\n');
    narrator.onStderr(0, 'three\nunended');
    narrator.close();
    expect(lines()).toEqual([
      'Bot bot_A:',
      '\tone',
      '\ttwo',
      'Bot bot:',
      '\tother',
      'Bot bot_A:',
      '\tthree',
      '\tunended',
    ]);
  });

  test('prints a refusal in two lines: the action and the reason', () => {
    const { narrator, lines } = narrated('pt');
    narrator.onLapse(0, { why: 'refused', line: 'DISCARD 3♠', reason: { why: 'not in hand', rule: '3.1' } });
    expect(lines()).toEqual([
      'bot_A tentou "DISCARD 3♠"',
      'Ação recusada: Você não tem esta carta na mão. (regra 3.1)',
    ]);
  });

  test('colours names by seat and cards by suit, but no parts of words', () => {
    expect(colorize('bot_A descarta A♥ e 10♠, robot e bots não.', NAMES)).toEqual([
      { text: 'bot_A', role: 'seat', seat: 0 },
      { text: ' descarta ' },
      { text: 'A♥', role: 'red' },
      { text: ' e ' },
      { text: '10♠', role: 'black' },
      { text: ', robot e bots não.' },
    ]);
    expect(colorize('bot: ♦', NAMES)).toEqual([
      { text: 'bot', role: 'seat', seat: 1 },
      { text: ': ' },
      { text: '♦', role: 'red' },
    ]);
    expect(colorize('', NAMES)).toEqual([]);
  });
});

/** Each with what must be in the sentence. */
const NOTES: readonly (readonly [BotFailure, readonly string[]])[] = [
  [{ why: 'refused', line: 'DISCARD x', reason: { why: 'not a card', rule: '1.1' } }, ['"DISCARD x"', '1.1']],
  [{ why: 'refused', line: 'BUY 0', reason: null }, ['"BUY 0"']],
  [{ why: 'late', clock: 3000, part: '' }, ['3000 ms.']],
  [{ why: 'late', clock: 3000, part: 'DISC' }, ['3000 ms', '"DISC"']],
  [{ why: 'ended', code: 139, signal: null, part: '' }, ['139']],
  [{ why: 'ended', code: null, signal: 'SIGSEGV', part: 'BUY' }, ['SIGSEGV', '"BUY"']],
  [{ why: 'not started', problem: 'not executable' }, ['chmod +x']],
  [{ why: 'not started', problem: 'ENOEXEC' }, ['ENOEXEC']],
  [{ why: 'deaf', bytes: 70_000 }, ['70000']],
  [{ why: 'flood', bytes: 9_000_000, line: 'SAY SAY' }, ['9000000', '"SAY SAY"']],
];

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(NOTES)('a failure has a sentence with the bytes that caused it: %j', (note, bytes) => {
    const said = formatFailureLines(language, 'bot_A', note).join('\n');
    expect(said).toMatch(/^bot_A /);
    expect(said).not.toMatch(/undefined|null|\[object/);
    expect(bytes.filter((part) => !said.includes(part))).toEqual([]);
  });

  test('every option of the help is explained', () => {
    const { options } = refereeTexts[language];
    const names = refereeTexts.pt.options.map(([option]) => option.split(/[ ,]/)[0]);
    expect(options.map(([option]) => option.split(/[ ,]/)[0])).toEqual(names);
    expect(options.filter(([, what]) => what.length < 10)).toEqual([]);
  });
});
