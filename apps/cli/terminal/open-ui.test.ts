import { describe, expect, it } from 'vitest';
import { FakeDevice } from './fake-device.testing.ts';
import { type EnvironmentVariables, detectLanguage } from './locale.ts';
import { type UiEnvironment, openUi } from './open-ui.ts';

function opened(env: EnvironmentVariables, given: Partial<UiEnvironment> = {}, plain = false) {
  const written: string[] = [];
  const device = new FakeDevice();
  const environment: UiEnvironment = {
    env,
    isInputTerminal: true,
    isOutputTerminal: true,
    device,
    readLine: async () => undefined,
    write: (text) => void written.push(text),
    discardInput: () => undefined,
    width: 80,
    height: () => 24,
    interceptInterrupt: () => new AbortController().signal,
    ...given,
  };
  const ui = openUi({ plain, language: 'en' }, environment);
  const told = (): string => {
    ui.print([[{ text: '7♥', role: 'red' }]]);
    return [...written, ...device.written].join('');
  };
  return { ui, told };
}
const LANG = { LANG: 'pt_BR.UTF-8' };

const coloured = (env: EnvironmentVariables, given?: Partial<UiEnvironment>): boolean =>
  opened({ ...LANG, ...env }, given, true)
    .told()
    .includes('\u001b[91m');

describe('openUi', () => {
  it('chooses the full screen for a capable terminal, and plain output otherwise', () => {
    expect(opened({ TERM: 'xterm' }).ui.isPlain).toBe(false);
    expect(opened({ TERM: 'xterm' }, {}, true).ui.isPlain).toBe(true);
    expect(opened({ TERM: 'dumb' }).ui.isPlain).toBe(true);
    expect(opened({}, { isInputTerminal: false }).ui.isPlain).toBe(true);
    expect(opened({}, { isOutputTerminal: false }).ui.isPlain).toBe(true);
  });

  it('uses colours in a terminal unless they are switched off', () => {
    expect(coloured({})).toBe(true);
    expect(coloured({ NO_COLOR: '' })).toBe(true);
    expect(coloured({ NO_COLOR: '1' })).toBe(false);
    expect(coloured({ TERM: 'dumb' })).toBe(false);
    expect(coloured({}, { isOutputTerminal: false })).toBe(false);
  });

  it.each([
    [{ LANG: 'it_IT.UTF-8' }, true],
    [{ LANG: 'it_IT.utf8' }, true],
    [{ LANG: 'C' }, false],
    [{ LC_ALL: 'POSIX', LANG: 'it_IT.UTF-8' }, false],
    [{ LC_CTYPE: 'it_IT.ISO-8859-1' }, false],
    [{ LC_ALL: '', LC_CTYPE: 'C.UTF-8', LANG: 'C' }, true],
    [{}, true],
  ])('uses Unicode if the locale supports it: %o', (env, unicode) => {
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
  ])('uses the language of the locale: %o', (env, language) => {
    expect(detectLanguage(env)).toBe(language);
  });
});
