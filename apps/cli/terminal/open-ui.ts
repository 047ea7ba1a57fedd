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

/** How somebody wants to be talked with. */
export interface UiOptions {
  readonly plain: boolean;
  readonly language: Language;
}

/** What there is to talk through. */
export interface UiEnvironment extends Pick<
  PlainTerminal,
  'readLine' | 'discardInput' | 'write' | 'width' | 'height'
> {
  readonly env: EnvironmentVariables;
  /** Whether somebody types, and whether somebody looks. */
  readonly isInputTerminal: boolean;
  readonly isOutputTerminal: boolean;
  readonly device: TerminalDevice;
  /** From now on Ctrl-C asks to stop instead of ending the program. */
  interceptInterrupt(): AbortSignal;
}

/** The full screen where there is a terminal at both ends that can do it and nobody wants it plain; else plain lines. */
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

/** Control characters never reach a terminal, whoever wrote them. */
const createEncoder = (env: EnvironmentVariables, seen: boolean): RowEncoder =>
  createRowEncoder({
    colours: seen && supportsColours(env),
    spell: supportsUnicode(env) ? replaceUnprintable : (text) => toAscii(replaceUnprintable(text)),
  });
