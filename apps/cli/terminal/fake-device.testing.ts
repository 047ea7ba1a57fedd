/** A terminal device that a test controls. */
import type { Terminal } from '@xterm/headless';
import xterm from '@xterm/headless';
import type { TerminalDevice, DeviceListener } from './device.ts';
import { KeyParser } from './key-parser.ts';

export class FakeDevice implements TerminalDevice {
  columns: number;
  rows: number;
  /** Everything written, in pieces. */
  readonly written: string[] = [];
  private readonly screen: Terminal;
  private readonly parser = new KeyParser();
  private ear: DeviceListener | undefined;
  private farewell = (): string => '';

  constructor(columns = 60, rows = 24) {
    this.columns = columns;
    this.rows = rows;
    this.screen = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true });
  }

  get opened(): boolean {
    return this.ear !== undefined;
  }

  write(text: string): void {
    this.written.push(text);
    this.screen.write(text);
  }

  open(listener: DeviceListener, farewell: () => string): void {
    this.ear = listener;
    this.farewell = farewell;
  }

  /** How often the process was suspended; it continues at once. */
  suspensions = 0;

  suspend(onResumed: () => void): void {
    this.suspensions++;
    onResumed();
  }

  close(): void {
    this.write(this.farewell());
    this.ear = undefined;
  }

  /** Types, and lets the escape timeout pass. */
  send(keys: string | Uint8Array): void {
    this.ear?.onKeys([...this.parser.feed(Buffer.from(keys)), ...this.parser.flush()]);
  }

  resize(columns: number, rows: number): void {
    this.columns = columns;
    this.rows = rows;
    this.screen.resize(columns, rows);
    this.ear?.onResize();
  }

  end(): void {
    this.ear?.onEnd();
  }

  /** The rows of the screen. */
  async look(): Promise<readonly string[]> {
    await new Promise<void>((resolve) => {
      this.screen.write('', resolve);
    });
    const { active } = this.screen.buffer;
    return Array.from(
      { length: this.rows },
      (_, row) => active.getLine(active.baseY + row)?.translateToString(true) ?? '',
    );
  }

  get alternate(): boolean {
    return this.screen.buffer.active.type === 'alternate';
  }
}
