import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { resolveDataFolder, type Machine } from './data-folder.ts';

const on = (platform: string, env: Machine['env'] = {}): Machine => ({ platform, home: '/home/ann', env });

describe('the data folder', () => {
  it.each<[string, Machine, string]>([
    ['Linux', on('linux'), '/home/ann/.local/share/ludoteca'],
    ['Linux with a place for data', on('linux', { XDG_DATA_HOME: '/data' }), '/data/ludoteca'],
    [
      'Linux with a place that is none',
      on('linux', { XDG_DATA_HOME: 'data' }),
      '/home/ann/.local/share/ludoteca',
    ],
    [
      'Linux with an empty word for it',
      on('linux', { XDG_DATA_HOME: '' }),
      '/home/ann/.local/share/ludoteca',
    ],
    ['macOS', on('darwin', { XDG_DATA_HOME: '/data' }), '/home/ann/Library/Application Support/Ludoteca'],
    ['Windows', on('win32', { APPDATA: '/roaming' }), '/roaming/Ludoteca'],
    ['Windows without a word for it', on('win32'), '/home/ann/AppData/Roaming/Ludoteca'],
    ['a machine that says it', on('linux', { LUDOTECA_DATA: '/games' }), '/games'],
  ])('on %s is the folder of the operating system', (_, machine, folder) => {
    expect(resolveDataFolder(undefined, machine)).toBe(folder);
  });

  it('is the given folder on every system', () => {
    expect(resolveDataFolder('here', on('linux', { LUDOTECA_DATA: '/games' }))).toBe(
      join(process.cwd(), 'here'),
    );
  });
});
