import type { Language } from '@ludoteca/kit';
import { visible } from '../foreign.ts';
import { toAscii } from './ascii.ts';
import { type Ink, inkOf } from './colours.ts';
import type { Device } from './device.ts';
import { FullScreen } from './full-screen.ts';
import { type Environment, showsColours, showsUnicode } from './locale.ts';
import { type PlainTerminal, PlainUi } from './plain.ts';
import type { Ui } from './ui.ts';
import { words } from './words.ts';

/** How somebody wants to be talked with. */
export interface Wish {
  readonly plain: boolean;
  readonly language: Language;
}

/** What there is to talk through. */
export interface Around extends Pick<PlainTerminal, 'read' | 'write' | 'width'> {
  readonly env: Environment;
  /** Whether somebody types, and whether somebody looks. */
  readonly typed: boolean;
  readonly seen: boolean;
  readonly device: Device;
  /** From now on Ctrl-C asks to stop instead of ending the program. */
  stopping(): AbortSignal;
}

/** The full screen where there is a terminal at both ends that can do it and nobody wants it plain; else plain lines. */
export function openUi({ plain, language }: Wish, around: Around): Ui {
  const { env, typed, seen, device, read, write, width } = around;
  const ink = inkFor(env, seen);
  const full = typed && seen && !plain && env['TERM'] !== 'dumb';
  return full
    ? new FullScreen(device, words[language], ink)
    : new PlainUi({
        read,
        write,
        width,
        words: words[language],
        ink,
        attended: typed && seen,
        stop: around.stopping(),
      });
}

/** Control characters never reach a terminal, whoever wrote them. */
const inkFor = (env: Environment, seen: boolean): Ink =>
  inkOf({
    colours: seen && showsColours(env),
    spell: showsUnicode(env) ? visible : (text) => toAscii(visible(text)),
  });
