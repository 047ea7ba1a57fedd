/** Small JSON documents beside the tables: accounts, ratings, chat, tournaments. Each collection has a schema of its own. */
import type { Json } from '@ludoteca/kernel';

/** The names are stored, so they never change. */
export type CollectionName =
  | 'accounts'
  | 'blocks'
  | 'chat'
  | 'muted'
  | 'rated'
  | 'ratings'
  | 'reports'
  | 'reservations'
  | 'sessions'
  | 'tournaments'
  | 'uploads'
  | 'uploaded archives';

export interface StoredDocument {
  readonly collection: CollectionName;
  /** Unique in its collection. */
  readonly id: string;
  /** The guest with whom it is deleted. */
  readonly owner?: string;
  /** The id of what it is about. A document about a table is deleted with it. */
  readonly subject?: string;
  readonly value: Json;
  /** 1 when it is added; every replacement counts one more. */
  readonly revision: number;
  /** Time of the latest change, in milliseconds. */
  readonly changed: number;
}

export type DocumentKey = Pick<StoredDocument, 'collection' | 'id'>;

/** Changes that are made together. */
export interface DocumentChanges {
  /** A document of revision 1 must not exist yet; every other one must be stored with the revision before. */
  readonly save?: readonly StoredDocument[];
  /** Documents that need not exist. */
  readonly delete?: readonly DocumentKey[];
}

/** Which documents of a collection are listed. */
export interface DocumentCriteria {
  readonly collection: CollectionName;
  readonly owner?: string;
  readonly subject?: string;
  /** Only documents that come after this one in the list. */
  readonly after?: Pick<StoredDocument, 'changed' | 'id'>;
  readonly limit: number;
}

export interface DocumentStorage {
  findDocument(key: DocumentKey): Promise<StoredDocument | undefined>;
  /** The latest changed first. */
  listDocuments(criteria: DocumentCriteria): Promise<readonly StoredDocument[]>;
  /** Makes all changes or none. Resolves to false, and changes nothing, if a revision does not follow the stored one. */
  changeDocuments(changes: DocumentChanges): Promise<boolean>;
}
