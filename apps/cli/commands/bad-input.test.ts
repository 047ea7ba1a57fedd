import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  type Archive,
  makeArchive,
  type Match,
  recordMatch,
  type AnyParts,
  startMatch,
} from '@ludoteca/kernel';
import { catalogue } from '@ludoteca/games';
import { describe, expect, it } from 'vitest';
import { callCli, readFolder, makeTempFolder } from '../testing/cli.testing.ts';

const { game } = catalogue.find((entry) => entry.game.id === 'uno')!;

function someMatch(): Match<AnyParts> {
  const started = startMatch(game, { seats: 2, seed: 'bad input' });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  for (let i = 0; i < 5; i++) started.value.choose(started.value.question!.options[0]!);
  return started.value;
}

const recording = recordMatch(someMatch());
const asked = someMatch().question!.seat;

/** The archive with changed fields and valid checksums. */
const changed = (change: Partial<Archive>): Uint8Array =>
  makeArchive({ ...recording, archive: { ...recording.archive, ...change } });

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

/** A file and the expected error. */
const FILES: readonly (readonly [string, Uint8Array, RegExp])[] = [
  ['an empty file', Buffer.alloc(0), /not a Ludoteca archive/],
  ['a picture', PNG, /not a Ludoteca archive/],
  ['plain text', Buffer.from('Dear diary,\ntoday I lost at cards.\n'), /not a Ludoteca archive/],
  ['other JSON', Buffer.from('{"name":"ludoteca","version":"0.1.0"}\n'), /not a Ludoteca archive/],
  ['a hundred thousand brackets', Buffer.from('['.repeat(100_000)), /not a Ludoteca archive/],
  ['bytes that are no text', Buffer.from(makeArchive(recording)).fill(0xff, 40, 44), /checksum/],
  ['an archive cut in its header', makeArchive(recording).subarray(0, 100), /cut off.*line \d+.*checksum/],
  ['an archive with lines added', Buffer.concat([makeArchive(recording), Buffer.from('more\n')]), /cut off/],
  ['an empty pack', gzipSync(''), /not a Ludoteca archive/],
  ['a pack cut in the middle', gzipSync(makeArchive(recording)).subarray(0, 200), /gzip.*cut off/],
  ['a bomb', gzipSync(Buffer.alloc(17 * 2 ** 20)), /unpacks to more than 16 MiB/],
  ['an unknown game', changed({ game: 'chess' }), /"game".*"chess".*uno/],
  ['an older version of the rules', changed({ version: 0 }), /"version".*version 0/],
  ['too many seats', changed({ seats: 99 }), /seats/],
  ['no seats', changed({ seats: 0 }), /seats/],
  ['a setting of the wrong type', changed({ settings: { hand: 'seven' } }), /hand: .*whole number/],
  ['an unknown setting', changed({ settings: { jokers: 4 } }), /jokers: no such setting/],
  ['settings that are no settings', changed({ settings: 7 }), /[Ss]ettings/],
  ['an empty seed', changed({ seed: '' }), /seed/],
  ['a start that the game does not know', changed({ from: { hands: [] } }), /start/],
  ['a foreign kind of dice', changed({ dice: 'loaded' as never }), /field "dice"/],
  ['a lapse out of turn', changed({ entries: [{ lapse: 1 - first() }] }), /entry 1.*not asked/],
  ['a seat that is not there', changed({ entries: [{ withdraw: 9 }] }), /entry 1 is illegal.*seats/],
  ['an answer that was not offered', changed({ entries: [{ answer: 'win' }] }), /entry 1 is illegal/],
  [
    'an answer after the end',
    changed({ entries: [{ withdraw: asked }, { answer: 'buy' }] }),
    /entry 2 comes after the end/,
  ],
];

function first(): number {
  const started = startMatch(game, { seats: 2, seed: 'bad input' });
  return started.ok ? started.value.question!.seat : -1;
}

describe('an invalid file', () => {
  it.each(FILES)('is refused by verify and replay in one line: %s', async (_, bytes, says) => {
    const folder = await makeTempFolder();
    const path = join(folder, 'match.ludoteca');
    await writeFile(path, bytes);
    const before = await readFolder(folder);
    for (const command of ['verify', 'replay']) {
      const result = await callCli([command, path]);
      expect({ command, exit: result.exit, err: result.err }).toEqual({
        command,
        exit: 1,
        err: [expect.stringMatching(says)],
      });
      expect(result.err[0]).toContain(path);
    }
    expect(await readFolder(folder)).toEqual(before);
  });

  it('of a hundred megabytes is refused without being read', async () => {
    const path = join(await makeTempFolder(), 'huge.ludoteca');
    await writeFile(path, '');
    await truncate(path, 100_000_000);
    for (const command of ['verify', 'replay']) {
      const { exit, err } = await callCli([command, path]);
      expect({ command, exit, err: err.join() }).toEqual({
        command,
        exit: 1,
        err: expect.stringContaining('the file has 96 MiB; more than 16 MiB are not read'),
      });
    }
  });

  it('is refused if it is missing or a folder without archives', async () => {
    const folder = await makeTempFolder();
    expect(await callCli(['verify', join(folder, 'none')])).toMatchObject({
      exit: 2,
      err: [expect.stringContaining('no such file')],
    });
    expect(await callCli(['verify', folder])).toMatchObject({
      exit: 2,
      err: [expect.stringContaining('no file in this folder ends in .ludoteca')],
    });
    expect(await callCli(['replay', folder])).toMatchObject({
      exit: 2,
      err: [expect.stringContaining('this is not a file')],
    });
  });
});

describe('an invalid argument', () => {
  it.each([
    ['sing', /"sing" is not a command; there are games, [^?]*$/],
    ['vreify x', /"vreify" is not a command; .*; did you mean verify\?/],
    ['rumor', /"rumor" is not a command; .*; did you mean rumour\?/],
    ['help sing', /"sing" is not a command/],
    ['rumour sing', /rumour has no commands of its own, so "sing" is none/],
    ['uno sing', /ludoteca uno: uma partida tem de 2 a 4 bots; foram dados 1/],
    ['rules', /GAME is missing/],
    ['rules uon', /no game is called "uon"; .*; did you mean uno\?/],
    ['--sing', /unknown option --sing/],
    ['--help --lang fr', /--lang must be one of it, en, pt, not "fr"/],
    ['games chess', /unexpected argument "chess"/],
    ['games --lang fr', /--lang must be one of it, en, pt, not "fr"/],
    ['sim', /GAME is missing/],
    ['sim chess', /GAME: no game is called "chess"; there are .*uno/],
    ['sim uno --seats 1', /--seats must be a whole number from 2 to 4 for uno, not "1"/],
    ['sim uno --seats 5', /--seats must be a whole number from 2 to 4 for uno, not "5"/],
    ['sim uno --seats two', /--seats must be a whole number from 2 to 4 for uno, not "two"/],
    ['sim uno --seats -1', /--seats must be a whole number from 2 to 4 for uno, not "-1"/],
    ['sim uno --games 0', /--games must be a whole number from 1/],
    ['sim uno --games -5', /--games must be a whole number from 1 .*, not "-5"/],
    ['sim uno --game 5', /unknown option --game; did you mean --games\?/],
    ['sim uno --jobs 0', /--jobs must be a whole number from 1/],
    ['sim uno --players greedy,genius', /--players: no player is called "genius"; there are greedy, random/],
    ['sim uno --players constructor', /--players: no player is called "constructor"/],
    ['sim uno --players random,', /--players: no player is called ""/],
    [
      'sim uno --seats 2 --players random,random,random',
      /3 players for 2 seats; name 2 at most, or give --seats 3/,
    ],
    ['sim uno --players random,random,random,random,greedy', /5 players; uno takes 4 at most/],
    ['sim uno --players gredy', /no player is called "gredy"; .*; did you mean greedy\?/],
    ['sim uno --set hand', /--set needs a key and a value, key=value, not "hand"/],
    ['sim uno --set hand=seven', /hand: must be a whole number from 1 to 53/],
    ['sim uno --set hand=99', /hand: must be a whole number from 1 to 53/],
    ['sim uno --set firstCard=7', /firstCard: must be one of number, ace/],
    ['sim uno --set jokers=4', /jokers: no such setting; there are hand, decks, firstCard/],
    ['sim uno --set __proto__=4', /__proto__: no such setting|[Ss]ettings/],
    ['sim uno --set hand=5 --set hand=6', /--set hand is given twice/],
    [`sim uno --seed ${'s'.repeat(901)}`, /--seed must be a text of at most 900 characters/],
    ['play', /GAME is missing/],
    ['play uno --players gredy', /no player is called "gredy"; .*; did you mean greedy\?/],
    ['play uno --pace furious', /--pace must be one of none, fast, normal, slow/],
    ['play uno --at 3', /--at goes with --from/],
    ['play --from /no/such/file', /there is no file and no save called "\/no\/such\/file"/],
    ['play uno --out /no/such/folder/match', /--out: cannot write .*: there is no such folder/],
    ['play uno --out /', /--out: cannot write .*: this is not a file/],
    ['play uno --seats 9', /--seats must be a whole number from 2 to 4 for uno/],
    ['replay', /FILE is missing/],
    ['verify', /FILE\|DIR… is missing/],
  ])('is refused in one line with exit code 2, and nothing is written: %s', async (line, says) => {
    const folder = join(await makeTempFolder(), 'out');
    const out = line.startsWith('sim uno') ? ['--out', folder] : [];
    const result = await callCli([...line.split(' '), ...out]);
    expect(result.exit).toBe(2);
    expect(result.out).toEqual([]);
    expect(result.err).toHaveLength(1);
    expect(result.err[0]).toMatch(says);
    await expect(readFolder(folder)).rejects.toThrow('ENOENT');
  });

  it('is an output folder that cannot be created', async () => {
    const file = join(await makeTempFolder(), 'file');
    await writeFile(file, 'precious');
    const { exit, err } = await callCli(['sim', 'uno', '--seed', '1', '--out', join(file, 'deeper')]);
    expect(exit).toBe(2);
    expect(err).toEqual([expect.stringMatching(/--out: cannot make the folder/)]);
  });

  it('is refused at once where no folder can be created inside an existing one', async () => {
    const { exit, err } = await callCli(['sim', 'uno', '--seed', '1', '--out', '/proc/ludoteca']);
    expect(exit).toBe(2);
    expect(err).toEqual([expect.stringMatching(/--out: cannot make the folder/)]);
  });

  it('is --gzip without --out', async () => {
    const { exit, err } = await callCli(['sim', 'uno', '--seed', '1', '--gzip']);
    expect(exit).toBe(2);
    expect(err).toEqual([expect.stringMatching(/--gzip packs archives: give --out or --archive too/)]);
  });
});
