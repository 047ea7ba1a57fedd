import { appendFile, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import process from 'node:process';

export interface FileInfo {
  readonly file: boolean;
  readonly folder: boolean;
  readonly size: number;
}

/** What saving and loading ask of the file system. Tests hand in one that fails. */
export interface Disk {
  /** What is there, without reading it; undefined when nothing is. */
  stat(path: string): Promise<FileInfo | undefined>;
  read(path: string): Promise<Uint8Array>;
  /** Writes a new file; when this returns, its bytes survive a power cut. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  /** Puts a file in the place of another, at once. */
  rename(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
  /** Makes a folder in one that is there. */
  makeFolder(path: string): Promise<void>;
  /** When this returns, what was renamed into the folder, or made there, survives a power cut. */
  syncFolder(path: string): Promise<void>;
}

/** What a folder that others look into asks besides. */
export interface FolderDisk extends Disk {
  /** Adds to the end of a file, which may be new. */
  append(path: string, text: string): Promise<void>;
  /** The names of the files in a folder; none when it is not there. */
  listFiles(path: string): Promise<readonly string[]>;
}

/** The file system, with the rights that what is new gets, as far as the user's own mask lets it. */
const createDisk = (file: number, folder: number): FolderDisk => ({
  async stat(path) {
    try {
      const found = await stat(path);
      return { file: found.isFile(), folder: found.isDirectory(), size: found.size };
    } catch (error) {
      if (hasErrorCode(error, 'ENOENT')) return undefined;
      throw error;
    }
  },
  read: (path) => readFile(path),
  async write(path, bytes) {
    const opened = await open(path, 'wx', file);
    try {
      await opened.writeFile(bytes);
      await opened.sync();
    } finally {
      await opened.close();
    }
  },
  rename,
  remove: (path) => rm(path, { force: true }),
  makeFolder: (path) => mkdir(path, folder),
  async syncFolder(path) {
    // Windows cannot open folders, and makes renames durable by itself.
    if (process.platform === 'win32') return;
    const opened = await open(path, 'r');
    try {
      await opened.sync();
    } finally {
      await opened.close();
    }
  },
  append: (path, text) => appendFile(path, text, { mode: file }),
  async listFiles(path) {
    try {
      const found = await readdir(path, { withFileTypes: true });
      return found.filter((one) => one.isFile()).map(({ name }) => name);
    } catch (error) {
      if (hasErrorCode(error, 'ENOENT')) return [];
      throw error;
    }
  },
});

export const disk = createDisk(0o666, 0o777);

/** What is written with it is for its owner alone. */
export const privateDisk = createDisk(0o600, 0o700);

export const hasErrorCode = (error: unknown, code: string): boolean =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === code;
