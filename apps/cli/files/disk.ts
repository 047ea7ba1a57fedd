/** The file system operations that saving and loading need. */
import { appendFile, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import process from 'node:process';

export interface FileInfo {
  readonly file: boolean;
  readonly folder: boolean;
  readonly size: number;
  /** The permissions of a file. */
  readonly mode: number;
}

/** Tests pass a disk that fails. */
export interface Disk {
  /** Undefined if nothing is there. */
  stat(path: string): Promise<FileInfo | undefined>;
  read(path: string): Promise<Uint8Array>;
  /** Writes a new file, with the permissions if given; its bytes are durable when this resolves. */
  write(path: string, bytes: Uint8Array, mode?: number): Promise<void>;
  /** Replaces the target atomically. */
  rename(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
  /** The parent folder must exist. */
  makeFolder(path: string): Promise<void>;
  /** When this resolves, files renamed into the folder or created in it are durable. */
  syncFolder(path: string): Promise<void>;
}

export interface FolderDisk extends Disk {
  /** Creates the file if it does not exist. */
  append(path: string, text: string): Promise<void>;
  /** Empty if the folder does not exist. */
  listFiles(path: string): Promise<readonly string[]>;
}

/**
 * With the given modes for new files and folders, restricted by the user's umask. A file that replaces another gets those
 * of its permissions that `kept` allows.
 */
const createDisk = (file: number, folder: number, kept: number): FolderDisk => ({
  async stat(path) {
    try {
      const found = await stat(path);
      return {
        file: found.isFile(),
        folder: found.isDirectory(),
        size: found.size,
        mode: found.mode & 0o777,
      };
    } catch (error) {
      if (hasErrorCode(error, 'ENOENT')) return undefined;
      throw error;
    }
  },
  read: (path) => readFile(path),
  async write(path, bytes, mode) {
    const opened = await open(path, 'wx', file);
    try {
      if (mode !== undefined) await opened.chmod(mode & kept);
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
    // Windows cannot open folders, and renames are durable there.
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

export const disk = createDisk(0o666, 0o777, 0o777);

/** Files are readable by their owner only. */
export const privateDisk = createDisk(0o600, 0o700, 0o600);

/** New files are readable by their owner only; those of other programs keep their permissions. */
export const originalFilesDisk = createDisk(0o600, 0o700, 0o777);

export const hasErrorCode = (error: unknown, code: string): boolean =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === code;

/** Whether the operating system reported the error. */
export const isSystemError = (error: unknown): boolean =>
  error instanceof Error && (error as NodeJS.ErrnoException).code !== undefined;
