/** Owns the terminal: renders one screen at a time or prints lines, and distributes keys. */
import { at } from '@ludoteca/kernel';
import { type TextRow, wrapRow } from '@ludoteca/kit';
import type { RowEncoder } from './row-encoder.ts';
import type { TerminalDevice } from './device.ts';
import type { Key } from './key-parser.ts';
import { Painter, SHOW_CURSOR } from './painter.ts';
import type { RenderedScreen, ScreenSize } from './render-parts.ts';
import type { UiReply } from './ui.ts';

const ENTER_SCREEN = '\u001b[?1049h';
const LEAVE_SCREEN = '\u001b[?1049l';
const PASTE = ['\u001b[?2004h', '\u001b[?2004l'] as const;
const NO_COLOUR = '\u001b[0m';
const MAX_TYPEAHEAD = 200;

export type ScreenRenderer = (size: ScreenSize) => RenderedScreen;

interface KeyWaiter {
  key(key: Key): void;
  finish(reply: UiReply): void;
}

export class ScreenController {
  private readonly device: TerminalDevice;
  private readonly encode: RowEncoder;
  private readonly painter: Painter;
  private opened = false;
  /** Undefined while lines are printed. */
  private renderer: ScreenRenderer | undefined;
  private isDirty = false;
  private waiting: KeyWaiter | undefined;
  /** Keys that arrived while nothing waited for them. */
  private typeahead: Key[] = [];
  /** Ctrl-C or the end of the input, for the next wait. */
  private pendingEnd: UiReply | undefined;

  constructor(device: TerminalDevice, encode: RowEncoder) {
    this.device = device;
    this.encode = encode;
    this.painter = new Painter(encode);
  }

  get size(): ScreenSize {
    return this.device;
  }

  /** `clear`: first clears the screen and discards typed keys. */
  show(renderer: ScreenRenderer, clear = false): void {
    this.open();
    if (clear) this.discardKeys();
    const enter = this.renderer === undefined ? ENTER_SCREEN : '';
    if (clear || enter !== '') this.painter.invalidate();
    this.renderer = renderer;
    this.isDirty = false;
    this.device.write(enter + this.painter.paint(renderer(this.size), this.size));
  }

  /** Whether lines are printed instead of a screen. */
  get isPrinting(): boolean {
    return this.renderer === undefined;
  }

  /** The screen is painted after all keys that arrived together are processed. */
  invalidate(): void {
    this.isDirty = true;
  }

  /** Leaves the screen. */
  printLines(rows: readonly TextRow[]): void {
    this.open();
    const leave = this.renderer === undefined ? '' : LEAVE_SCREEN + SHOW_CURSOR;
    this.renderer = undefined;
    const lines = rows.flatMap((row) => wrapRow(row, this.device.columns));
    this.device.write(leave + lines.map((row) => `${this.encode(row).trimEnd()}\r\n`).join(''));
  }

  discardKeys(): void {
    this.typeahead = [];
  }

  /** Discards lines that were ended with Enter; unfinished input stays. Returns whether there were any. */
  discardEnteredLines(): boolean {
    const ended = this.typeahead.findLastIndex(({ name }) => name === 'enter') + 1;
    this.typeahead.splice(0, ended);
    return ended > 0;
  }

  /** Keeps a key for the next wait. */
  queueKey(key: Key): void {
    if (this.typeahead.length < MAX_TYPEAHEAD) this.typeahead.push(key);
  }

  /** Passes keys to `press` until it returns a value; also ends with Ctrl-C, the end of the input or `gone`. */
  waitForKey<T>(press: (key: Key) => T | undefined, gone?: AbortSignal): Promise<T | UiReply> {
    this.open();
    const { pendingEnd } = this;
    if (pendingEnd?.kind === 'stop') this.pendingEnd = undefined;
    if (pendingEnd !== undefined) return Promise.resolve(pendingEnd);
    if (gone?.aborted === true) return Promise.resolve({ kind: 'gone' });
    return new Promise((resolve) => {
      const finish = (what: T | UiReply): void => {
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
      // Keys queued meanwhile belong to the next wait.
      const typed = this.typeahead.splice(0);
      while (this.isAwaited() && typed.length > 0) key(at(typed.splice(0, 1), 0));
      this.typeahead.push(...typed);
      if (this.isDirty) this.repaint();
    });
  }

  close(): void {
    if (this.opened) this.device.close();
    this.opened = false;
    this.renderer = undefined;
  }

  private open(): void {
    if (this.opened) return;
    this.opened = true;
    const farewell = (): string =>
      (this.renderer === undefined ? '' : LEAVE_SCREEN) + NO_COLOUR + SHOW_CURSOR + PASTE[1];
    this.device.open(
      { onKeys: (keys) => this.onKeys(keys), onResize: () => this.repaint(), onEnd: () => this.ended() },
      farewell,
    );
    this.device.write(PASTE[0]);
  }

  private repaint(): void {
    if (this.renderer !== undefined) this.show(this.renderer);
  }

  /** Enters the screen again after the process was suspended. */
  private resume(): void {
    this.device.write(PASTE[0] + (this.renderer === undefined ? '' : ENTER_SCREEN));
    this.painter.invalidate();
    this.repaint();
  }

  private onKeys(keys: readonly Key[]): void {
    for (const key of keys) this.onKey(key);
    if (this.isDirty) this.repaint();
  }

  private onKey(key: Key): void {
    const { waiting } = this;
    if (key.name === 'ctrl-l') {
      this.painter.invalidate();
      this.invalidate();
    } else if (key.name === 'ctrl-z') {
      this.device.suspend(() => this.resume());
    } else if (key.name === 'ctrl-c') {
      this.typeahead = [];
      if (waiting === undefined) this.pendingEnd ??= { kind: 'stop' };
      else waiting.finish({ kind: 'stop' });
    } else if (waiting !== undefined) waiting.key(key);
    else this.queueKey(key);
  }

  private isAwaited(): boolean {
    return this.waiting !== undefined;
  }

  private ended(): void {
    this.pendingEnd = { kind: 'end' };
    this.waiting?.finish(this.pendingEnd);
  }
}
