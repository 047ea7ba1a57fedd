import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { callCli, makeTempFolder } from '../testing/cli.testing.ts';
import { openPty, type Pty } from '../testing/pty.testing.ts';
import { startedMatch, entryOf } from '../replay/matches.testing.ts';
import { SaveStore } from '../saves/save-store.ts';
import { ann, robot } from '../saves/saves.testing.ts';
import { answerFirstQuestion } from './first-answer.testing.ts';
import { playInPty } from './pty-match.testing.ts';
import { runInShell } from './shell.testing.ts';

const CTRL_C = '\u0003';
/** A name that needs shell quotes and looks like an option. */
const SAME = "-it's mine";

/** A path that needs shell quotes. */
const awkwardFolder = async (): Promise<string> => join(await makeTempFolder(), "Ada's saves & $HOME (1)");

/** The last printed command, joined across screen lines. */
const commandIn = (pty: Pty): string => /[Tt]o go on: (ludoteca .*)\r\n$/.exec(pty.raw())![1]!;

/** Stops the program and returns the printed command. */
async function stopped(pty: Pty): Promise<string> {
  pty.send(CTRL_C);
  expect(await pty.exit).toEqual({ code: 130, signal: 0 });
  expect(pty.alternate).toBe(false);
  return commandIn(pty);
}

describe('the command to return after Ctrl-C', () => {
  it('can be pasted into a shell, wherever the saves are, and asks the same question', async () => {
    const folder = await awkwardFolder();
    const args = ['uno', '--seed', 'stop', '--players', 'you=Ada,you=Bea', '--yes'];
    const { pty, waitForQuestion, answer } = playInPty({ folder, game: 'uno' }, args);
    await answer((await waitForQuestion()).match.question!.options[0]!);
    const { match, entry } = await waitForQuestion();
    pty.send('half an answer');
    const command = await stopped(pty);
    expect(pty.screen().join('\n')).toContain('Stopped. The match is saved');

    const { exit, out, err } = await runInShell(command);
    expect(exit).toBe(0);
    expect(out.join('\n')).toContain(entry.texts.en.question(match.question!, ['Ada', 'Bea']));
    expect(err).toEqual([expect.stringContaining(command)]);
  });

  it('names the game if two games have a save of that name', async () => {
    const folder = await makeTempFolder();
    const saves = new SaveStore(folder);
    for (const game of ['uno', 'rumour'])
      await saves.slot(game, SAME).save(startedMatch(entryOf(game), 2, '1'), [ann, robot]);
    const unclear = await callCli(['play', `--from=${SAME}`, '--dir', folder]);
    expect(unclear.err.join()).toContain('rumour and uno each have a save called');

    const place = { folder, game: 'rumour', slot: SAME };
    const { pty, waitForQuestion } = playInPty(place, ['rumour', `--from=${SAME}`]);
    await waitForQuestion();
    const { exit, out } = await runInShell(await stopped(pty));
    expect(exit).toBe(0);
    expect(out.join('\n')).toContain('Ann, do you spread a rumour?');
  });

  it('returns to the menu from a match that was started there', async () => {
    const folder = await awkwardFolder();
    const pty = openPty(['menu', '--lang', 'en', '--dir', folder]);
    for (const asks of ['What shall we do?', 'What shall we play?', 'Shall we begin?']) {
      await pty.waitFor(asks);
      pty.send('\r');
    }
    await answerFirstQuestion(pty, folder, '’s hand');
    const { exit, out } = await runInShell(await stopped(pty));
    expect(exit).toBe(0);
    expect(out.join('\n')).toContain('Continue: Uno');
  });
});
