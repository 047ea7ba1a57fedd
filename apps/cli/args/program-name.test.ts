import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTempFolder } from '../testing/cli.testing.ts';
import { programName } from './program-name.ts';

const folder = '/home/ada';

describe('the words that start the program', () => {
  it.each([
    ['npx', '/home/ada/node_modules/.bin/ludoteca', {}, 'npx ludoteca'],
    ['a global installation', '/usr/local/bin/ludoteca', {}, 'ludoteca'],
    ['npm run play', '/home/ada/apps/cli/bin.mjs', { npm_lifecycle_event: 'play' }, 'npm run play --'],
    ['npm start', '/home/ada/apps/cli/bin.mjs', { npm_lifecycle_event: 'start' }, 'npx ludoteca'],
    ['node', '/home/ada/apps/cli/bin.mjs', {}, 'node apps/cli/bin.mjs'],
    ['node elsewhere', '/opt/my games/bin.mjs', {}, "node '../../opt/my games/bin.mjs'"],
    ['a script of its own', '/home/ada/bin.mjs', { LUDOTECA_PROGRAM: './games' }, './games'],
  ])('are those of %s', (_, script, env, words) => {
    expect(programName({ script, env, folder })).toBe(words);
  });

  it('are those of the main program for a script beside it, also through a link', async () => {
    const root = join(import.meta.dirname, '../../..');
    const link = join(await makeTempFolder(), 'uno');
    await symlink(join(root, 'uno'), link);
    for (const script of [join(root, 'uno'), link])
      expect(programName({ script, env: {}, folder: root })).toBe('node apps/cli/bin.mjs');
  });
});
