/** A game folder in memory whose writes can fail. */
import type { GameFolder } from './game-folder.ts';

export class MemoryGameFolder implements GameFolder {
  readonly path = '/files';
  readonly files = new Map<string, string>();
  failures = 0;

  async read(name: string): Promise<Uint8Array | undefined> {
    const held = this.files.get(name);
    return held === undefined ? undefined : Buffer.from(held, 'latin1');
  }

  async write(name: string, bytes: Uint8Array): Promise<void> {
    this.mayFail();
    this.files.set(name, Buffer.from(bytes).toString('latin1'));
  }

  async append(name: string, text: string): Promise<void> {
    this.mayFail();
    this.files.set(name, (this.files.get(name) ?? '') + text);
  }

  async list(): Promise<readonly string[]> {
    return [...this.files.keys()].toSorted();
  }

  private mayFail(): void {
    if (this.failures === 0) return;
    this.failures--;
    throw new Error('read-only');
  }
}
