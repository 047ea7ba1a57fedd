/** The folder of a tournament: its journal, programs, matches and report. */
import { type FileHandle, open, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Result } from '@ludoteca/kernel';
import {
  type Journal,
  type JournalDamage,
  JournalWriter,
  type MatchResult,
  parseJournal,
  type TournamentPlan,
} from '@ludoteca/players/arena';
import { hasErrorCode } from '../files/disk.ts';
import { makeDurableFolder } from '../files/folders.ts';

export const JOURNAL_FILE = 'journal.jsonl';
export const MATCHES_FOLDER = 'matches';
export const PROGRAMS_FOLDER = 'programs';

/** A match's files begin with this name. */
export const matchFileName = (match: number): string => String(match).padStart(6, '0');

/** A file of a match: its archive, or the transcript of a program that failed. */
export interface MatchFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export async function writeMatchFiles(folder: string, files: readonly MatchFile[]): Promise<void> {
  for (const { name, bytes } of files) await writeFile(join(folder, MATCHES_FOLDER, name), bytes);
}

/** The files of a program that failed in a match begin with this name. Names of players may differ in other characters only. */
export const programFileName = (match: number, seat: number, name: string): string =>
  `${matchFileName(match)}-${seat + 1}-${toFileName(name)}`;

/** The name of a player as part of a file name. */
export const toFileName = (name: string): string => name.replaceAll(/[^\p{L}\p{N}._-]/gu, '_');

/** Whether the folder has a journal, is empty or missing, or has other files. */
export async function inspectFolder(folder: string): Promise<'tournament' | 'empty' | 'other'> {
  try {
    const names = await readdir(folder);
    if (names.includes(JOURNAL_FILE)) return 'tournament';
    return names.length === 0 ? 'empty' : 'other';
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return 'empty';
    throw error;
  }
}

/** Removes what was prepared for a tournament that does not begin, in a folder that was empty. */
export async function discardFolder(folder: string): Promise<void> {
  for (const name of [JOURNAL_FILE, MATCHES_FOLDER, PROGRAMS_FOLDER])
    await rm(join(folder, name), { recursive: true, force: true });
  await rmdir(folder).catch(() => undefined);
}

export async function readJournal(folder: string): Promise<Result<Journal, JournalDamage>> {
  const bytes = await readFile(join(folder, JOURNAL_FILE));
  return parseJournal(bytes.toString('utf8'));
}

/** Appends results durably. Those that come while others are being written are written together. */
export class JournalFile {
  private readonly file: FileHandle;
  private readonly writer: JournalWriter;
  private pendingLines = '';
  private lastWrite: Promise<void> = Promise.resolve();

  private constructor(file: FileHandle, writer: JournalWriter) {
    this.file = file;
    this.writer = writer;
  }

  /** Creates the journal, which must not exist. */
  static async create(folder: string, plan: TournamentPlan): Promise<JournalFile> {
    await makeDurableFolder(join(folder, MATCHES_FOLDER));
    const file = await open(join(folder, JOURNAL_FILE), 'ax');
    const journal = new JournalFile(file, new JournalWriter());
    await journal.append(journal.writer.formatPlan(plan));
    return journal;
  }

  /** Opens the journal to continue it; an incomplete last line is removed. */
  static async resume(folder: string, { checksum, length }: Journal): Promise<JournalFile> {
    await makeDurableFolder(join(folder, MATCHES_FOLDER));
    const path = join(folder, JOURNAL_FILE);
    const present = await readFile(path);
    const file = await open(path, 'a');
    // The length is in characters, and a cut may have split one.
    await file.truncate(Buffer.byteLength(present.toString('utf8').slice(0, length)));
    return new JournalFile(file, new JournalWriter(checksum));
  }

  record(result: MatchResult): Promise<void> {
    this.pendingLines += this.writer.formatResult(result);
    // After a failure nothing more is appended, because the last line may be incomplete.
    this.lastWrite = this.lastWrite.then(() => this.appendPending());
    return this.lastWrite;
  }

  /** Raises the number of rounds durably. */
  extend(rounds: number): Promise<void> {
    return this.append(this.writer.formatExtension(rounds));
  }

  async close(): Promise<void> {
    await this.lastWrite.catch(() => undefined);
    await this.file.close();
  }

  private async appendPending(): Promise<void> {
    const lines = this.pendingLines;
    this.pendingLines = '';
    if (lines !== '') await this.append(lines);
  }

  private async append(lines: string): Promise<void> {
    await this.file.appendFile(lines);
    await this.file.datasync();
  }
}
