/** Chooses the user interface for a terminal. */
import type { Language } from '@ludoteca/kit';
import { replaceUnprintable } from './sanitize.ts';
import { toAscii } from './ascii.ts';
import { type RowEncoder, createRowEncoder } from './row-encoder.ts';
import type { TerminalDevice } from './device.ts';
import { FullScreenUi } from './full-screen-ui.ts';
import { type EnvironmentVariables, supportsColours, supportsUnicode } from './locale.ts';
import { type PlainTerminal, PlainUi } from './plain-ui.ts';
import type { Ui } from './ui.ts';
import { terminalTexts } from './texts.ts';

export interface UiOptions {
  readonly plain: boolean;
  readonly language: Language;
}

export interface UiEnvironment extends Pick<
  PlainTerminal,
  'readLine' | 'discardInput' | 'write' | 'width' | 'height'
> {
  readonly env: EnvironmentVariables;
  readonly isInputTerminal: boolean;
  readonly isOutputTerminal: boolean;
  readonly device: TerminalDevice;
  /** From now on Ctrl-C aborts the signal instead of ending the program. */
  interceptInterrupt(): AbortSignal;
}

/** The full screen if input and output are a capable terminal and plain output is not wanted. */
export function openUi({ plain, language }: UiOptions, environment: UiEnvironment): Ui {
  const { env, isInputTerminal, isOutputTerminal, device, readLine, discardInput, write, width, height } =
    environment;
  const encode = createEncoder(env, isOutputTerminal);
  const full = isInputTerminal && isOutputTerminal && !plain && env['TERM'] !== 'dumb';
  return full
    ? new FullScreenUi(device, terminalTexts[language], encode)
    : new PlainUi({
        readLine,
        discardInput,
        write,
        width,
        height,
        texts: terminalTexts[language],
        encode,
        isInteractive: isInputTerminal && isOutputTerminal,
        stop: environment.interceptInterrupt(),
      });
}

/** Control characters are never written to a terminal. */
const createEncoder = (env: EnvironmentVariables, isOutputTerminal: boolean): RowEncoder =>
  createRowEncoder({
    colours: isOutputTerminal && supportsColours(env),
    convert: supportsUnicode(env) ? replaceUnprintable : (text) => toAscii(replaceUnprintable(text)),
  });
