/** Mistakes of real bots from the course, each played with real programs. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  COMPILER,
  compileProgram,
  createEmptyFolder,
  writeProgram,
  createBotScript,
  NO_COMPILER_NOTE,
} from './bot-programs.testing.ts';
import { callCommand } from './call-command.testing.ts';

const HONEST = createBotScript('honest();');

interface JsonResult {
  readonly standings: readonly {
    readonly id: string;
    readonly place: number;
    readonly cards: number;
    readonly refused: number;
    readonly out: { readonly note: { readonly why: string }; readonly reason: string } | null;
  }[];
}

/** Plays one match among programs, given by their sources. */
async function match(bots: { readonly [id: string]: string }, ...options: string[]) {
  const folder = createEmptyFolder();
  const paths = Object.entries(bots).map(([id, text]) => writeProgram(folder, id, text));
  const { exit, out, err } = await callCommand('', [...paths, '--json', '-s', '11', ...options], { folder });
  const { standings } = JSON.parse(out.at(-1) ?? '') as JsonResult;
  const of = (id: string) => standings.find((row) => row.id === id)!;
  const linesOf = (id: string): string =>
    readFileSync(join(folder, `saved/uno-11-${Object.keys(bots).join('-')}.${id}.io.txt`), 'utf8');
  return { exit, err, standings, of, linesOf };
}

const outs = ({ standings }: JsonResult): string[] =>
  standings.flatMap(({ id, out }) => (out === null ? [] : [id]));

/** The bot template of the course: it reads with scanf and always buys. */
const template = (turn: string): string => `
  #include <stdio.h>
  #include <string.h>
  int main(void) {
    char me[10], word[10], first[10], second[10], players[100], hand[100], table[10];
    setbuf(stdin, NULL);
    scanf("PLAYERS %[^\\n]\\n", players);
    scanf("YOU %s\\n", me);
    scanf("HAND %[^\\n]\\n", hand);
    scanf("TABLE %s\\n", table);
    for (;;) {
      do {
        if (scanf("${turn}", word, first) != 2) return 0;
        if (strcmp(word, "DISCARD") == 0 && (first[0] == 'A' || first[0] == 'C')) scanf("%s", second);
      } while (strcmp(word, "TURN") || strcmp(first, me));
      printf("BUY 1\\n");
      fflush(stdout);
      scanf("%s\\n", word);
    }
  }`;

function inC(turn: string): { readonly folder: string; readonly path: string } {
  const folder = createEmptyFolder();
  const source = join(folder, 'template.c');
  writeFileSync(source, template(turn));
  return { folder, path: compileProgram(folder, 'template', source) };
}

describe('trap 1: a bot whose scanf waits for the next visible character', () => {
  test.runIf(COMPILER)(`gets the following line at once${NO_COMPILER_NOTE}`, async () => {
    const { folder, path } = inC('%s %s');
    const buying = writeProgram(
      folder,
      'buying',
      createBotScript("if (owed > 0) honest(); else send('BUY 1\\n');"),
    );
    const { exit, out } = await callCommand('', [path, buying, '-s', '11', '-q', '-t', '20000'], {
      folder,
    });
    expect({ exit, lines: out.length }).toEqual({ exit: 0, lines: 3 });
  });

  test.runIf(COMPILER)(`loses the match if it waits after TURN itself${NO_COMPILER_NOTE}`, async () => {
    const { folder, path } = inC('%s %s\\n');
    const honest = writeProgram(folder, 'honest', HONEST);
    const { exit, out } = await callCommand('', [path, honest, '-s', '11', '-t', '2000'], { folder });
    expect(exit).toBe(1);
    expect(out).toContain('template não respondeu em 2000 ms; esperava-se a resposta a "TURN template".');
  });
});

/** Exits with a message at the first line that does not meet the condition. */
const checking = (condition: string): string =>
  `heard = (line) => { const words = line.split(' '); if (!(${condition})) { process.stderr.write(line); process.exit(9); } };`;

/** Discards the first playable card that meets the condition with the given line; otherwise plays correctly. */
const discarding = (which: string, line: string): string => `
  const card = hand.find((held) => fits(held) && ${which});
  if (owed > 0 || card === undefined) return honest();
  hand.splice(hand.indexOf(card), 1);
  send(${line});
  lay(card);
  owed = 0;`;

test('trap 2: bots that always read a third word after an ace or a joker find one, whatever other bots send', async () => {
  const blind = checking("words[0] !== 'DISCARD' || words.length === (/^[AC]/.test(words[1]) ? 3 : 2)");
  const bare = createBotScript(discarding('/^[AC]/.test(held)', "'DISCARD ' + card + '\\n'"), blind);
  const wordy = createBotScript(
    discarding('!/^[AC]/.test(held)', "'DISCARD ' + card + ' ♥ and more\\n'"),
    blind,
  );
  // Large hands have cards of both kinds; two decks last for many turns.
  const bots = { bare, wordy, honest: createBotScript('honest();', blind) };
  const played = await match(bots, '-c', '17', '--decks', '2', '--out', 'saved');
  expect({ exit: played.exit, outs: outs(played) }).toEqual({ exit: 0, outs: [] });
  expect(played.linesOf('bare')).toMatch(/^> DISCARD [AC][♥♦♣♠]$/m);
  expect(played.linesOf('wordy')).toMatch(/^> DISCARD \S+ ♥ and more$/m);
});

test('trap 3: a bot that takes TURN Alice for an ace is put out after a warning, the others play on', async () => {
  // It waits for a third word after any second one that begins with A or C.
  const misreading = createBotScript(
    'honest();',
    `heard = (line) => { const [verb, one, two] = line.split(' '); if (verb === 'TURN' && /^[AC]/.test(one)) turn = () => {}; };`,
  );
  const played = await match(
    { misreads: misreading, Alice: HONEST, honest: HONEST },
    '-t',
    '2000',
    '--decks',
    '2',
  );
  expect(played.err.join('\n')).toContain('TURN Alice');
  expect(played.of('misreads').out?.note.why).toBe('late');
  expect(played.of('misreads').place).toBe(3);
  const fine = await match({ misreads: misreading, bob: HONEST }, '-t', '20000');
  expect(outs(fine)).toEqual([]);
});

test('trap 4: lines fit into a hundred bytes and words into ten, and every event has two words', async () => {
  const measuring = createBotScript(
    "if (owed === 0 && turns % 5 === 0) send('DISCARD nothing\\n'); else honest();",
    checking(
      'Buffer.byteLength(line) < 100 && words.every((word) => Buffer.byteLength(word) < 10) && (words.length > 1 || /^([A2-9VDRC]|10)[♥♦♣♠]$/.test(line))',
    ),
  );
  const ids = ['a_very_long_name', 'a_very_long_name_too', 'ninebytes', '♥♦♣♠'];
  const played = await match(Object.fromEntries(ids.map((id) => [id, measuring])), '--decks', '2');
  expect({ exit: played.exit, ids: played.standings.map(({ id }) => id).toSorted() }).toEqual({
    exit: 0,
    ids: ['a_very_l2', 'a_very_lo', 'ninebytes', '♥♦♣'],
  });
});

test('trap 5: lines may arrive in pieces or several at once', async () => {
  const pieces = createBotScript(
    'honest();',
    `send = (text) => { let from = 0; const bytes = Buffer.from(text); const next = () => {
      if (from < bytes.length) process.stdout.write(bytes.subarray(from, ++from), () => setImmediate(next)); }; next(); };`,
  );
  const atOnce = createBotScript("send('SAY one\\nSAY two\\n\\n \\n'); honest();");
  const played = await match({ pieces, at_once: atOnce }, '-t', '20000');
  expect({ exit: played.exit, refused: played.standings.map(({ refused }) => refused) }).toEqual({
    exit: 0,
    refused: [0, 0],
  });
});

test('trap 5: a line written too early counts at the next turn', async () => {
  // Two actions in one turn: the second is the answer of the next one, and must fit there.
  const twice = createBotScript("send('BUY 1\\nBUY 2\\n'); turn = () => { turn = () => send('BUY 3\\n'); };");
  const folder = createEmptyFolder();
  const paths = [
    writeProgram(folder, 'twice', twice),
    writeProgram(folder, 'buys', createBotScript("send('BUY 1\\n');")),
  ];
  const { out } = await callCommand('', [...paths, '-s', '11', '-d', '-t', '20000'], { folder });
  const received = out.filter((line) => line.startsWith('twice > '));
  expect(received.slice(0, 3)).toEqual(['twice > BUY 1', 'twice > BUY 2', 'twice > BUY 3']);
});

describe('trap 6: bots that flood, crash or do not read', () => {
  test('much standard error does not delay the match', async () => {
    const loud = createBotScript("process.stderr.write('x'.repeat(200_000) + '\\n'); honest();");
    const played = await match({ loud, honest: HONEST }, '-t', '20000');
    expect({ exit: played.exit, outs: outs(played) }).toEqual({ exit: 0, outs: [] });
  });

  test('a crash puts out only that bot, with its exit code or signal', async () => {
    const crashing = createBotScript(
      "if (hand.length < 6) process.kill(process.pid, 'SIGSEGV'); else honest();",
    );
    const played = await match({ crashing, honest: HONEST, other: HONEST }, '--decks', '2');
    expect(played.exit).toBe(1);
    expect(played.of('crashing').out).toMatchObject({ note: { why: 'ended', signal: 'SIGSEGV' } });
    expect(played.of('crashing').place).toBe(3);
  });

  test('a bot that exits before reading does not break the referee', async () => {
    const gone = '#!/bin/sh\nexit 0\n';
    const played = await match({ gone, honest: HONEST, other: HONEST }, '--decks', '2');
    expect(played.of('gone').out).toMatchObject({ note: { why: 'ended', code: 0 } });
    expect(outs(played)).toEqual(['gone']);
  });

  test('the last bot alive wins at once', async () => {
    const played = await match({ gone: '#!/bin/sh\nexit 3\n', honest: HONEST });
    expect({ exit: played.exit, places: played.standings.map(({ id }) => id) }).toEqual({
      exit: 1,
      places: ['honest', 'gone'],
    });
  });
});

test('trap 7: empty and unknown lines are ignored; an unknown card costs the turn', async () => {
  const odd = createBotScript(
    "send('\\n \\n   \\ndiscard 5♥\\nWHAT\\n'); if (owed === 0 && turns % 2 === 1) send('DISCARD \\u0001\\u0002\\n'); else honest();",
  );
  const played = await match({ odd, honest: HONEST }, '-t', '20000');
  expect(outs(played)).toEqual([]);
  expect(played.of('odd').refused).toBeGreaterThan(0);
});

test('trap 8: a match of two bots whose actions are always refused ends', async () => {
  const stubborn = createBotScript("if (owed > 0) honest(); else send('DISCARD nothing\\n');");
  const played = await match({ one: stubborn, two: stubborn }, '-t', '20000');
  expect({ exit: played.exit, refused: played.standings.map(({ refused }) => refused) }).toEqual({
    exit: 0,
    refused: [1000, 1000],
  });
});

describe('trap 9: programs that cannot be started', () => {
  test.each([
    ['an interpreter that is not there', '#!/nowhere/at/all\n'],
    ['a compiled program for another machine', '\u007fELF\u0001\u0001\u0001'],
    ['a text', 'this is no program\n'],
  ])('%s is out, and the others play', async (_, text) => {
    const played = await match({ broken: text, honest: HONEST, other: HONEST }, '--decks', '2');
    expect(outs(played)).toEqual(['broken']);
    expect(played.of('broken').place).toBe(3);
    expect(played.exit).toBe(1);
  });

  test('a file that is not there, a folder, a file without the right is a mistake before the match', async () => {
    const folder = createEmptyFolder();
    writeFileSync(join(folder, 'plain'), HONEST);
    const honest = writeProgram(folder, 'honest', HONEST);
    for (const path of ['missing', '.', 'plain']) {
      const { exit, out, err } = await callCommand('', [honest, join(folder, path), '-s', '1'], { folder });
      expect({ exit, out }).toEqual({ exit: 2, out: [] });
      expect(err.join('\n')).toMatch(/não é um programa: (o arquivo|é uma pasta)/);
    }
  });
});
