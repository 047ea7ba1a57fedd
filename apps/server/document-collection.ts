/** Typed access to the documents of one collection. */
import { type Json, type Schema, validate } from '@ludoteca/kernel';
import type { ServerContext } from './server-context.ts';
import type { CollectionName, DocumentCriteria, DocumentKey, StoredDocument } from './storage/documents.ts';

/** Whom a document belongs to, and what it is about. */
export type DocumentLinks = Pick<StoredDocument, 'owner' | 'subject'>;

export interface TypedDocument<T> extends Omit<StoredDocument, 'value'> {
  readonly value: T;
}

/** How often a change is tried again after another one was faster. */
const MAX_ATTEMPTS = 20;

export class DocumentCollection<T> {
  private readonly context: Pick<ServerContext, 'storage' | 'clock'>;
  readonly name: CollectionName;
  private readonly schema: Schema<T>;

  constructor(context: Pick<ServerContext, 'storage' | 'clock'>, name: CollectionName, schema: Schema<T>) {
    this.context = context;
    this.name = name;
    this.schema = schema;
  }

  async find(id: string): Promise<TypedDocument<T> | undefined> {
    const found = await this.context.storage.findDocument(this.keyOf(id));
    return found && this.parse(found);
  }

  /** The latest changed first. */
  async list(criteria: Omit<DocumentCriteria, 'collection'>): Promise<readonly TypedDocument<T>[]> {
    const found = await this.context.storage.listDocuments({ collection: this.name, ...criteria });
    return found.flatMap((document) => this.parse(document) ?? []);
  }

  keyOf(id: string): DocumentKey {
    return { collection: this.name, id };
  }

  /** The document with another value, or a new one. */
  create(
    id: string,
    value: T,
    links: DocumentLinks = {},
    before?: Pick<StoredDocument, 'revision'>,
  ): StoredDocument {
    const { owner, subject } = links;
    return {
      collection: this.name,
      id,
      ...(owner === undefined ? {} : { owner }),
      ...(subject === undefined ? {} : { subject }),
      value: value as Json,
      revision: (before?.revision ?? 0) + 1,
      changed: this.context.clock(),
    };
  }

  /** Adds a document; false if there is one with that id. */
  add(id: string, value: T, links?: DocumentLinks): Promise<boolean> {
    return this.context.storage.changeDocuments({ save: [this.create(id, value, links)] });
  }

  async delete(...ids: readonly string[]): Promise<void> {
    await this.context.storage.changeDocuments({ delete: ids.map((id) => this.keyOf(id)) });
  }

  /** Changes a document; `change` may be called again if another change was faster. Undefined if there is none, or no change. */
  async update(id: string, change: (value: T) => T | undefined): Promise<T | undefined> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const found = await this.find(id);
      const value = found && change(found.value);
      if (found === undefined || value === undefined) return undefined;
      const save = [this.create(id, value, found, found)];
      if (await this.context.storage.changeDocuments({ save })) return value;
    }
    throw new Error(`the document ${this.name} ${id} changes too often`);
  }

  /** A document of another format is left out. */
  private parse(document: StoredDocument): TypedDocument<T> | undefined {
    const parsed = validate(this.schema, document.value);
    return parsed.ok ? { ...document, value: parsed.value } : undefined;
  }
}
