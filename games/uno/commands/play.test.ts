/** The command line of the referee, with real programs and files. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArchive, verify } from '@ludoteca/kernel';
import { LANGUAGES } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { openReferee } from '@ludoteca/players/process';
import { game } from '../game.ts';
import { createEmptyFolder, writeProgram, createBotScript } from '../referee/bot-programs.testing.ts';
import { type CallOptions, callCommand } from '../referee/call-command.testing.ts';

const HONEST = createBotScript('honest();');
const TALKER = createBotScript(
  "send('SAY  oi,   tudo bem?\\n'); process.stderr.write('thinking\\n'); honest();",
);
const DEBTOR = createBotScript("if (owed > 0) send('DISCARD 5♥\\n'); else honest();");

/** Two honest programs in a folder of their own. */
function stage(change: Omit<CallOptions, 'folder'> = {}) {
  const folder = createEmptyFolder();
  const a = writeProgram(folder, 'bot_A', HONEST);
  const b = writeProgram(folder, 'bot_B', HONEST);
  const uno = (...words: string[]) => callCommand('', words, { folder, ...change });
  return { folder, a, b, uno };
}

/** A machine that cannot keep programs apart. */
const impossible = () => Promise.reject(new Error('nothing here can do it'));

const STANDING = /^\dº: \S+ - \d+ cartas$/;

describe('a match', () => {
  test('is told in Portuguese, with its seed, and ends with the standings', async () => {
    const { a, b, uno } = stage({ draw: 50_882 });
    const { exit, out } = await uno(a, b);
    expect(exit).toBe(0);
    expect(out[0]).toBe('Semente da partida: 50882 (para repetir: -s 50882)');
    expect(out.slice(1, 4)).toEqual([
      expect.stringMatching(/^Na mesa está ([2-9]|10)[♥♦♣♠]\.$/),
      expect.stringMatching(/^bot_A recebe (\S+ ?){7}\.$/),
      expect.stringMatching(/^bot_B recebe (\S+ ?){7}\.$/),
    ]);
    expect(out.at(-3)).toBe('CLASSIFICAÇÃO');
    expect(out.slice(-2)).toEqual([
      expect.stringMatching(/^1º: bot_[AB] - \d+ cartas$/),
      expect.stringMatching(/^2º: bot_[AB] - \d+ cartas$/),
    ]);
  });

  test('is the same again with the same seed', async () => {
    const { a, b, uno } = stage();
    const [one, two, other] = [
      await uno(a, b, '-s', '5'),
      await uno(a, b, '-s', '5'),
      await uno(a, b, '-s', '6'),
    ];
    expect(two).toEqual(one);
    expect(other.out).not.toEqual(one.out);
  });

  test.each(LANGUAGES)('has the same standings in every language: %s', async (language) => {
    const { a, b, uno } = stage();
    const told = await uno(a, b, '-s', '5', '--lang', language);
    const quiet = await uno(a, b, '-s', '5', '-q');
    expect(told.out.slice(-2)).toEqual(quiet.out.slice(-2));
    expect(told.out.slice(-2).every((line) => STANDING.test(line))).toBe(true);
    expect(told.out.join('\n')).not.toMatch(/undefined/);
  });

  test('-q shows the standings alone, below a heading in capitals', async () => {
    const { folder, uno } = stage();
    const talker = writeProgram(folder, 'talker', TALKER);
    const { out, err } = await uno('-q', '--isolate', 'none', talker, ':greedy');
    expect(out).toEqual(['CLASSIFICAÇÃO', expect.stringMatching(STANDING), expect.stringMatching(STANDING)]);
    expect(err).toEqual([]);
  });

  test('prints messages and standard error of bots', async () => {
    const { folder, uno } = stage();
    const { out } = await uno(writeProgram(folder, 'talker', TALKER), ':greedy');
    expect(out).toContain('talker diz: “oi, tudo bem?”');
    expect(out.join('\n')).toContain('Bot talker:\n\tthinking');
  });

  test('-v shows table and hands at every turn', async () => {
    const { a, b, uno } = stage();
    const { out } = await uno(a, b, '-v');
    const hands = out.filter((line) => line.startsWith('  Mão de bot_A:')).length;
    expect(hands).toBeGreaterThan(5);
    expect(out.filter((line) => line.startsWith('  Mesa:'))).toHaveLength(hands);
  });

  test('-d shows every line, as bots get and send them', async () => {
    const { a, b, uno } = stage();
    const { out } = await uno(a, b, '-d');
    expect(out).toEqual(
      expect.arrayContaining(['bot_A < PLAYERS bot_A bot_B', 'bot_A < YOU bot_A', 'bot_B < YOU bot_B']),
    );
    expect(out.some((line) => /^bot_[AB] > (DISCARD|BUY) /.test(line))).toBe(true);
  });

  test('-m writes what each program was sent beside it, and nothing for built-in players', async () => {
    const { folder, a, uno } = stage();
    await uno(a, ':greedy', '-m', '-q', '-s', '5');
    const sent = readFileSync(`${a}.in`, 'utf8').split('\n');
    expect(sent.slice(0, 2)).toEqual(['PLAYERS bot_A greedy', 'YOU bot_A']);
    expect(sent.at(-1)).toBe('');
    expect(readdirSync(folder).filter((name) => name.endsWith('.in'))).toEqual(['bot_A.in']);
  });

  test('-csv appends a row for each bot, best first, with the path as given', async () => {
    const { folder, a, uno } = stage();
    writeFileSync(join(folder, 'result.csv'), 'before,1\n');
    await uno(a, ':greedy', '-q', '-csv', 'result.csv', '-s', '5');
    const rows = readFileSync(join(folder, 'result.csv'), 'utf8').split('\n');
    expect([rows[0], rows[3]]).toEqual(['before,1', '']);
    expect(
      rows
        .slice(1, 3)
        .map((row) => row.split(',')[0]!)
        .toSorted(),
    ).toEqual([a, ':greedy']);
    expect(rows.slice(1, 3).map((row) => row.split(',')[1])).toEqual(['1', '2']);
  });

  test('-c and --decks and --first-card set the table', async () => {
    const { a, b, uno } = stage();
    const { out } = await uno(a, b, '-c', '3', '--decks', '2', '--first-card', 'ace', '--json');
    expect(JSON.parse(out[0]!)).toMatchObject({ settings: { hand: 3, decks: 2, firstCard: 'ace' } });
  });

  test('--strict makes a missing suit a refused action', async () => {
    const folder = createEmptyFolder();
    const bare = writeProgram(
      folder,
      'bare',
      createBotScript(
        "const wild = hand.find((card) => /^[AC]/.test(card)); if (owed > 0 || !wild) return honest(); send('DISCARD ' + wild + '\\n'); hand.splice(hand.indexOf(wild), 1); lay(wild); owed = 0;",
      ),
    );
    const refused = async (...words: string[]): Promise<number> => {
      const { out } = await callCommand('', [bare, ':greedy', '--json', '-s', '3', ...words], { folder });
      return (JSON.parse(out[0]!) as { standings: { id: string; refused: number }[] }).standings.find(
        ({ id }) => id === 'bare',
      )!.refused;
    };
    expect(await refused()).toBe(0);
    expect(await refused('--strict')).toBeGreaterThan(0);
  });

  test('--json prints one object and nothing else', async () => {
    const { a, uno } = stage();
    const { exit, out } = await uno(a, ':random', '--json', '-s', '5');
    expect(out).toHaveLength(1);
    expect(JSON.parse(out[0]!)).toMatchObject({
      game: 'uno',
      seed: 5,
      stopped: false,
      isolation: 'none',
      standings: [{ place: 1 }, { place: 2 }],
    });
    expect(exit).toBe(0);
  });
});

describe('a bot that does not pay its debt', () => {
  test('is out: exit code 1, the last place, and the reason with the line it sent', async () => {
    const { folder, uno } = stage();
    const debtor = writeProgram(folder, 'debtor', DEBTOR);
    const attacker = writeProgram(
      folder,
      'attacker',
      createBotScript(
        "const card = hand.find((held) => held[0] === 'C' || (held[0] === 'V' && fits(held))); if (owed > 0 || !card) return honest(); hand.splice(hand.indexOf(card), 1); send('DISCARD ' + card + (card[0] === 'C' ? ' ♥' : '') + '\\n'); lay(card, card[0] === 'C' ? '♥' : undefined); owed = 0;",
      ),
    );
    const { exit, out } = await uno(attacker, debtor, '-s', '4', '--decks', '2');
    expect(exit).toBe(1);
    const text = out.join('\n');
    expect(text).toMatch(
      /debtor tentou "DISCARD 5♥"\nAção recusada: Você deve comprar exatamente [24] cartas\. \(regra 4\.2\)\ndebtor está fora\./,
    );
    expect(out.at(-1)).toMatch(/^2º: debtor - /);
  });
});

describe('a mistake', () => {
  test.each([
    [[], 'uma partida tem de 2 a 4 bots; foram dados 0'],
    [[':greedy'], 'uma partida tem de 2 a 4 bots; foram dados 1'],
    [Array.from({ length: 5 }, () => ':greedy'), 'foram dados 5'],
    [[':greedy', ':genius'], 'o jogador da casa :genius não existe; há :greedy, :random'],
    [[':greedy', ':greedy', '-s', 'x'], '-s deve ser um inteiro'],
    [[':greedy', ':greedy', '-c', '40'], 'no máximo 26 cartas'],
    [[':greedy', ':greedy', '--zzz'], 'a opção --zzz não existe'],
  ])('is said in one line, with exit code 2: %j', async (words, sentence) => {
    const { exit, out, err } = await callCommand('', words, { folder: createEmptyFolder() });
    expect({ exit, out }).toEqual({ exit: 2, out: [] });
    expect(err).toEqual([expect.stringContaining(sentence)]);
    expect(err[0]).toMatch(/^ludoteca uno: .* \(ajuda: ludoteca uno -h\)$/);
  });

  test('is reported in the requested language', async () => {
    const { err } = await callCommand('', [':greedy', '--lang', 'it'], { folder: createEmptyFolder() });
    expect(err[0]).toContain('una partita ha da 2 a 4 bot');
  });

  test('is reported even with -q if bots run without isolation', async () => {
    const { a, uno } = stage();
    const { err } = await uno(a, ':greedy', '-q', '-s', '5');
    expect(err).toEqual([expect.stringContaining('não isola os bots')]);
  });

  test.each([
    ['-csv', '/no/such/folder/result.csv', '/no/such/folder/result.csv'],
    ['-csv', '.', '.'],
    ['--out', 'bot_A/deep', 'bot_A/deep'],
  ])('is said before anybody plays where a file cannot be written: %s %s', async (option, given, path) => {
    const { a, uno } = stage();
    const { exit, out, err } = await uno(a, ':greedy', '--isolate', 'none', option, given);
    expect({ exit, out }).toEqual({ exit: 2, out: [] });
    expect(err).toEqual([expect.stringContaining(`não é possível escrever em ${path} (`)]);
  });

  test('is reported if bots cannot be isolated as required', async () => {
    const folder = createEmptyFolder();
    const { exit, err } = await callCommand('', [':greedy', ':random', '--isolate=required'], {
      folder,
      referee: impossible,
    });
    expect({ exit, err }).toEqual({ exit: 2, err: [expect.stringContaining('nothing here can do it')] });
  });

  test('is ignored with a warning if the original referee would ignore it', async () => {
    const words = ['-i', ':greedy', '-r', 'state', ':random', '-zz', '-q'];
    const { exit, err } = await callCommand('', words, { folder: createEmptyFolder(), byOwnName: true });
    expect(exit).toBe(0);
    expect(err).toEqual(
      ['-i', '-r', '-zz'].map((word) => expect.stringContaining(`a opção ${word} não faz nada`)),
    );
  });
});

describe('the help', () => {
  test.each(LANGUAGES)('lists every option, in its language: %s', async (language) => {
    const { exit, out } = await callCommand('', ['-h', '--lang', language], { folder: createEmptyFolder() });
    expect(exit).toBe(0);
    for (const option of [
      '-s',
      '-q',
      '-v',
      '-d',
      '-m',
      '-t',
      '-c',
      '-csv',
      '--decks',
      '--first-card',
      '--strict',
      '--json',
      '--out',
      '--lang',
      '--isolate',
    ])
      expect(out.some((line) => line.trimStart().startsWith(option))).toBe(true);
    expect(out.join('\n')).toContain('ludoteca uno check');
  });

  test('lists the other commands when called as uno too', async () => {
    const { out } = await callCommand('', ['-h'], { folder: createEmptyFolder(), byOwnName: true });
    expect(out[0]).toMatch(/^uno \[/);
    expect(out.join('\n')).toMatch(/^uno check .*\nuno rerun /m);
  });
});

describe('warnings', () => {
  test('name changed ids, and a single deck with three bots or more', async () => {
    const folder = createEmptyFolder();
    const long = writeProgram(folder, 'extraordinary', HONEST);
    const { err } = await callCommand('', [long, long, ':greedy'], { folder });
    expect(err).toEqual([
      expect.stringContaining('joga com o identificador extraordi '),
      expect.stringContaining('joga com o identificador extraord2 '),
      expect.stringContaining('--decks 2'),
      expect.stringContaining('--isolate'),
    ]);
  });
});

describe('--out', () => {
  test('writes a valid archive, the narration, and the lines and standard error of each program', async () => {
    const { folder, a, uno } = stage();
    const talker = writeProgram(folder, 'talker', TALKER);
    const { out, err } = await uno(a, talker, ':greedy', '-s', '5', '--decks', '2', '--out', 'kept/here');
    const kept = join(folder, 'kept', 'here');
    const name = 'uno-5-bot_A-talker-greedy';
    expect(readdirSync(kept).toSorted()).toEqual(
      [
        `${name}.bot_A.io.txt`,
        `${name}.bot_A.stderr.txt`,
        `${name}.ludoteca`,
        `${name}.talker.io.txt`,
        `${name}.talker.stderr.txt`,
        `${name}.txt`,
      ].toSorted(),
    );
    const parsed = parseArchive(readFileSync(join(kept, `${name}.ludoteca`)));
    expect(parsed.ok && verify(game, parsed.value).ok).toBe(true);
    expect(parsed.ok && parsed.value.players).toEqual([
      { name: 'bot_A', kind: 'program' },
      { name: 'talker', kind: 'program' },
      { name: 'greedy', kind: 'greedy' },
    ]);
    expect(readFileSync(join(kept, `${name}.txt`), 'utf8')).toBe(`${out.join('\n')}\n`);
    expect(readFileSync(join(kept, `${name}.talker.stderr.txt`), 'utf8')).toMatch(/^(thinking\n)+$/);
    const lines = readFileSync(join(kept, `${name}.talker.io.txt`), 'utf8').split('\n');
    expect(lines[0]).toBe('< PLAYERS bot_A talker greedy');
    expect(lines).toContain('> SAY  oi,   tudo bem?');
    expect(err.at(-1)).toContain(`ludoteca replay kept/here/${name}.ludoteca`);
  });

  test('writes why a bot was put out, with -q too', async () => {
    const { folder, uno } = stage();
    const gone = writeProgram(folder, 'gone', '#!/bin/sh\nprintf BUY\nexit 7\n');
    await uno(gone, ':greedy', '-q', '-s', '5', '--out', 'kept');
    const narration = readFileSync(join(folder, 'kept', 'uno-5-gone-greedy.txt'), 'utf8');
    expect(narration).toContain(
      'gone encerrou o próprio programa (código 7) no meio da partida; ficou sem fim de linha: "BUY".',
    );
    const lines = readFileSync(join(folder, 'kept', 'uno-5-gone-greedy.gone.io.txt'), 'utf8');
    expect(lines).toContain('# {"why":"ended","code":7,"signal":null,"part":"BUY"}');
  });
});

test('an interrupted match is saved and has no standings', async () => {
  const folder = createEmptyFolder();
  const silent = writeProgram(folder, 'silent', createBotScript(''));
  const control = new AbortController();
  const words = [silent, ':greedy', '-s', '5', '-t', '0', '-csv', 'r.csv', '--out', 'kept'];
  const referee: CallOptions['referee'] = async () => {
    const house = await openReferee('none');
    return {
      level: house.level,
      close: () => house.close(),
      play: (entry, sitting) => {
        const sent = (seat: number, line: string, when: number): void => {
          sitting.observer?.onSent?.(seat, line, when);
          if (line === 'TURN silent') setImmediate(() => control.abort());
        };
        return house.play(entry, { ...sitting, observer: { ...sitting.observer, onSent: sent } });
      },
    };
  };
  const { exit, out } = await callCommand('', words, { folder, stop: control.signal, referee });
  expect(exit).toBe(130);
  expect(out.at(-1)).toBe('Partida interrompida: não há classificação.');
  expect(readFileSync(join(folder, 'r.csv'), 'utf8')).toBe('');
  expect(readdirSync(join(folder, 'kept'))).toContain('uno-5-silent-greedy.ludoteca');
});
