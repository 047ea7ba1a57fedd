/** A folder in memory for tests. */
import { decodeUtf8 } from '@ludoteca/kernel';
import type { FileFolder } from '@ludoteca/kit';

/** Files listed as locked cannot be written. */
export class MemoryFolder implements FileFolder {
  readonly files = new Map<string, Uint8Array>();
  /** Appended text, kept apart because logs are long. */
  private readonly added = new Map<string, string>();
  private readonly locked: readonly string[];

  constructor(files: { readonly [name: string]: Uint8Array } = {}, locked: readonly string[] = []) {
    for (const [name, bytes] of Object.entries(files)) this.files.set(name, bytes);
    this.locked = locked;
  }

  read(name: string): Promise<Uint8Array | undefined> {
    return Promise.resolve(this.files.get(name));
  }

  write(name: string, bytes: Uint8Array): Promise<void> {
    if (this.locked.includes(name)) return Promise.reject(new Error(`${name} is locked`));
    this.files.set(name, bytes);
    return Promise.resolve();
  }

  append(name: string, text: string): Promise<void> {
    if (this.locked.includes(name)) return Promise.reject(new Error(`${name} is locked`));
    this.added.set(name, (this.added.get(name) ?? '') + text);
    return Promise.resolve();
  }

  list(): Promise<readonly string[]> {
    return Promise.resolve([...this.files.keys()].toSorted());
  }

  text(name: string): string {
    return (decodeUtf8(this.files.get(name) ?? new Uint8Array(0)) ?? '') + (this.added.get(name) ?? '');
  }
}
