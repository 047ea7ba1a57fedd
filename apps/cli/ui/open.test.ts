import { describe, expect, it } from 'vitest';
import { FakeDevice } from './device.testing.ts';
import { type Environment, languageOf } from './locale.ts';
import { type Around, openUi } from './open.ts';

function opened(env: Environment, given: Partial<Around> = {}, plain = false) {
  const written: string[] = [];
  const device = new FakeDevice();
  const around: Around = {
    env,
    typed: true,
    seen: true,
    device,
    read: async () => undefined,
    write: (text) => void written.push(text),
    width: 80,
    stopping: () => new AbortController().signal,
    ...given,
  };
  const ui = openUi({ plain, language: 'en' }, around);
  const told = (): string => {
    ui.tell([[{ text: '7♥', role: 'red' }]]);
    return [...written, ...device.written].join('');
  };
  return { ui, told };
}
const LANG = { LANG: 'pt_BR.UTF-8' };

const coloured = (env: Environment, given?: Partial<Around>): boolean =>
  opened({ ...LANG, ...env }, given, true)
    .told()
    .includes('\u001b[91m');

describe('whoever sits at the terminal', () => {
  it('gets the full screen where both ends are a terminal that can do it, and plain lines else', () => {
    expect(opened({ TERM: 'xterm' }).ui.plain).toBe(false);
    expect(opened({ TERM: 'xterm' }, {}, true).ui.plain).toBe(true);
    expect(opened({ TERM: 'dumb' }).ui.plain).toBe(true);
    expect(opened({}, { typed: false }).ui.plain).toBe(true);
    expect(opened({}, { seen: false }).ui.plain).toBe(true);
  });

  it('gets colours in a terminal unless they are not wanted', () => {
    expect(coloured({})).toBe(true);
    expect(coloured({ NO_COLOR: '' })).toBe(true);
    expect(coloured({ NO_COLOR: '1' })).toBe(false);
    expect(coloured({ TERM: 'dumb' })).toBe(false);
    expect(coloured({}, { seen: false })).toBe(false);
  });

  it.each([
    [{ LANG: 'it_IT.UTF-8' }, true],
    [{ LANG: 'it_IT.utf8' }, true],
    [{ LANG: 'C' }, false],
    [{ LC_ALL: 'POSIX', LANG: 'it_IT.UTF-8' }, false],
    [{ LC_CTYPE: 'it_IT.ISO-8859-1' }, false],
    [{ LC_ALL: '', LC_CTYPE: 'C.UTF-8', LANG: 'C' }, true],
    [{}, true],
  ])('gets signs beyond ASCII where the surroundings have them: %o', (env, unicode) => {
    expect(opened(env).told().includes('7♥')).toBe(unicode);
    expect(opened(env).told().includes('7h')).toBe(!unicode);
  });

  it.each([
    [{ LANG: 'it_IT.UTF-8' }, 'it'],
    [{ LANG: 'pt_BR' }, 'pt'],
    [{ LANG: 'pt' }, 'pt'],
    [{ LC_ALL: 'it_CH.UTF-8', LANG: 'pt_PT' }, 'it'],
    [{ LC_ALL: '', LC_MESSAGES: 'pt_PT', LANG: 'it' }, 'pt'],
    [{ LANG: 'de_DE.UTF-8' }, 'en'],
    [{ LANG: 'ital' }, 'en'],
    [{}, 'en'],
  ])('is spoken to as the surroundings speak: %o', (env, language) => {
    expect(languageOf(env)).toBe(language);
  });
});
