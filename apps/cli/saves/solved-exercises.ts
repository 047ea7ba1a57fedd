/** Remembers which exercises the user has solved. */
import { join } from 'node:path';
import { encodeJson, parseJson, schema } from '@ludoteca/kernel';
import { privateDisk } from '../files/disk.ts';
import { makeDurableFolder } from '../files/folders.ts';
import { readFileBytes } from '../files/read-file.ts';
import { saveAtomically } from '../files/atomic-save.ts';

const { integer, list, object, record, text } = schema;

const solvedSchema = object({
  format: integer(1, 1),
  /** Ids of solved exercises by collection, such as `lirya tutorial`. */
  solved: record(list(text(60), 10_000), 1000, 200),
});

const collectionKey = (game: string, collection: string): string => `${game} ${collection}`;

export class SolvedExercises {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  private get path(): string {
    return join(this.folder, 'exercises.json');
  }

  /** An unreadable file counts as empty: the exercises can be solved again. */
  private async read(): Promise<{ readonly [collection: string]: readonly string[] }> {
    const bytes = await readFileBytes(this.path);
    const stored = bytes.ok ? parseJson(solvedSchema, Buffer.from(bytes.value).toString('utf8')) : undefined;
    return stored?.solved ?? {};
  }

  async list(game: string, collection: string): Promise<ReadonlySet<string>> {
    return new Set((await this.read())[collectionKey(game, collection)]);
  }

  /** Durable when it resolves. */
  async add(game: string, collection: string, id: string): Promise<void> {
    const solved = await this.read();
    const key = collectionKey(game, collection);
    const ids = new Set([...(solved[key] ?? []), id]);
    await makeDurableFolder(this.folder, privateDisk);
    const stored = { format: 1, solved: { ...solved, [key]: [...ids] } };
    await saveAtomically(this.path, encodeJson(stored), privateDisk);
  }
}
