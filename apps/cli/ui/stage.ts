import { at } from '@ludoteca/kernel';
import { type TextRow, wrapRow } from '@ludoteca/kit';
import type { Ink } from './colours.ts';
import type { Device } from './device.ts';
import type { Key } from './keys.ts';
import { Painter, SHOW } from './paint.ts';
import type { Picture, Size } from './picture.ts';
import type { Reply } from './ui.ts';

const ENTER_SCREEN = '\u001b[?1049h';
const LEAVE_SCREEN = '\u001b[?1049l';
const PASTE = ['\u001b[?2004h', '\u001b[?2004l'] as const;
const NO_COLOUR = '\u001b[0m';
/** So many keys may be typed ahead. */
const MOST_AHEAD = 200;

/** What is on the screen, for whatever size it has. */
export type Scene = (size: Size) => Picture;

/** Whoever waits for keys. */
interface Waiting {
  key(key: Key): void;
  finish(reply: Reply): void;
}

/** The terminal while it is ours: one scene at a time on a screen of its own, or lines on the screen where they stay. */
export class Stage {
  private readonly device: Device;
  private readonly ink: Ink;
  private readonly painter: Painter;
  private opened = false;
  /** Undefined on the screen where lines stay. */
  private scene: Scene | undefined;
  private changed = false;
  private waiting: Waiting | undefined;
  /** Keys that came while nobody waited. */
  private ahead: Key[] = [];
  /** Ctrl-C while nobody waited, or the end of the input: for whoever waits next. */
  private over: Reply | undefined;

  constructor(device: Device, ink: Ink) {
    this.device = device;
    this.ink = ink;
    this.painter = new Painter(ink);
  }

  get size(): Size {
    return this.device;
  }

  /** Puts up a scene; `bare`: what was there before is wiped off first, and what was typed for it counts no more. */
  put(scene: Scene, bare = false): void {
    this.open();
    if (bare) this.forgetKeys();
    const enter = this.scene === undefined ? ENTER_SCREEN : '';
    if (bare || enter !== '') this.painter.forget();
    this.scene = scene;
    this.changed = false;
    this.device.write(enter + this.painter.paint(scene(this.size), this.size));
  }

  /** Whether lines are written that stay. */
  get isTelling(): boolean {
    return this.scene === undefined;
  }

  /** The scene has changed: it is painted when the keys that came at once have all done their work. */
  change(): void {
    this.changed = true;
  }

  /** Leaves the scene for lines that stay. */
  lines(rows: readonly TextRow[]): void {
    this.open();
    const leave = this.scene === undefined ? '' : LEAVE_SCREEN + SHOW;
    this.scene = undefined;
    const lines = rows.flatMap((row) => wrapRow(row, this.device.columns));
    this.device.write(leave + lines.map((row) => `${this.ink(row).trimEnd()}\r\n`).join(''));
  }

  /** What was typed until now counts no more. */
  forgetKeys(): void {
    this.ahead = [];
  }

  /** Lines that were ended until now count no more: whether there were any. What was begun and not ended stays. */
  forgetLines(): boolean {
    const ended = this.ahead.findLastIndex(({ name }) => name === 'enter') + 1;
    this.ahead.splice(0, ended);
    return ended > 0;
  }

  /** Keeps a key for whoever waits next. */
  keep(key: Key): void {
    if (this.ahead.length < MOST_AHEAD) this.ahead.push(key);
  }

  /** Hands every key to `press` until it returns something, Ctrl-C, the end of the input, or `gone`. */
  wait<T>(press: (key: Key) => T | undefined, gone?: AbortSignal): Promise<T | Reply> {
    this.open();
    const { over } = this;
    if (over?.kind === 'stop') this.over = undefined;
    if (over !== undefined) return Promise.resolve(over);
    if (gone?.aborted === true) return Promise.resolve({ kind: 'gone' });
    return new Promise((resolve) => {
      const finish = (what: T | Reply): void => {
        this.waiting = undefined;
        gone?.removeEventListener('abort', left);
        resolve(what);
      };
      const left = (): void => finish({ kind: 'gone' });
      gone?.addEventListener('abort', left);
      const key = (pressed: Key): void => {
        const what = press(pressed);
        if (what !== undefined) finish(what);
      };
      this.waiting = { key, finish };
      // What is kept meanwhile is for whoever waits after this.
      const typed = this.ahead.splice(0);
      while (this.isAwaited() && typed.length > 0) key(at(typed.splice(0, 1), 0));
      this.ahead.push(...typed);
      if (this.changed) this.repaint();
    });
  }

  /** Gives the terminal back. */
  close(): void {
    if (this.opened) this.device.close();
    this.opened = false;
    this.scene = undefined;
  }

  private open(): void {
    if (this.opened) return;
    this.opened = true;
    const farewell = (): string =>
      (this.scene === undefined ? '' : LEAVE_SCREEN) + NO_COLOUR + SHOW + PASTE[1];
    this.device.open(
      { keys: (keys) => this.keys(keys), resized: () => this.repaint(), ended: () => this.ended() },
      farewell,
    );
    this.device.write(PASTE[0]);
  }

  private repaint(): void {
    if (this.scene !== undefined) this.put(this.scene);
  }

  private keys(keys: readonly Key[]): void {
    for (const key of keys) this.key(key);
    if (this.changed) this.repaint();
  }

  private key(key: Key): void {
    const { waiting } = this;
    if (key.name === 'ctrl-l') {
      this.painter.forget();
      this.change();
    } else if (key.name === 'ctrl-c') {
      this.ahead = [];
      if (waiting === undefined) this.over ??= { kind: 'stop' };
      else waiting.finish({ kind: 'stop' });
    } else if (waiting !== undefined) waiting.key(key);
    else this.keep(key);
  }

  private isAwaited(): boolean {
    return this.waiting !== undefined;
  }

  private ended(): void {
    this.over = { kind: 'end' };
    this.waiting?.finish(this.over);
  }
}
