import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { callCli } from '../testing/cli.testing.ts';
import { COMMANDS } from './run-cli.ts';

/** What bash completes the last of these words to. */
async function completeInBash(...words: readonly string[]): Promise<readonly string[]> {
  const { out } = await callCli(['completion', 'bash']);
  const line = words.map((word) => `'${word}'`).join(' ');
  const script = `${out.join('\n')}\nCOMP_WORDS=(${line}); COMP_CWORD=${words.length - 1}; _ludoteca; printf '%s\\n' "\${COMPREPLY[@]}"`;
  return spawnSync('bash', ['-c', script], { encoding: 'utf8' }).stdout.trim().split('\n');
}

describe('ludoteca completion', () => {
  it('completes commands, games and options in bash', async () => {
    expect(await completeInBash('ludoteca', 'ver')).toEqual(['verify']);
    expect(await completeInBash('ludoteca', 'sim', 'un')).toEqual(['uno', 'unstable-students']);
    expect(await completeInBash('ludoteca', 'sim', '--pl')).toEqual(['--players']);
  });

  it('completes what can follow a command: subcommands, commands of a game, shells, files', async () => {
    expect(await completeInBash('ludoteca', 'store', 're')).toEqual(['restore', 'repair']);
    expect(await completeInBash('ludoteca', 'teferi', 'sc')).toEqual(['scenario']);
    expect(await completeInBash('ludoteca', 'completion', '')).toEqual(['bash', 'zsh', 'fish']);
    expect(await completeInBash('ludoteca', 'verify', '')).toEqual(['']);
  });

  it.each(['bash', 'zsh', 'fish'])('names every command and option for %s', async (shell) => {
    const { exit, out } = await callCli(['completion', shell]);
    expect(exit).toBe(0);
    for (const { name, describeOptions } of COMMANDS)
      for (const word of [name, ...describeOptions('en').map((option) => option.name)])
        expect(out.join('\n')).toContain(word);
  });

  it('refuses another shell in one line', async () => {
    expect(await callCli(['completion', 'sh'])).toMatchObject({
      exit: 2,
      err: [expect.stringContaining('SHELL must be one of bash, zsh, fish, not "sh"')],
    });
  });
});
