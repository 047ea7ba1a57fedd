/** Archives of matches that guests have played without the server. They are stored for their guest only and never rated. */
import { encodeUtf8, type Infer, parseArchive, schema, sha256Hex } from '@ludoteca/kernel';
import {
  type Guest,
  MAX_UPLOAD_LENGTH,
  MAX_UPLOADS,
  RefusedError,
  type UploadInfo,
  type UploadRequest,
} from '@ludoteca/wire';
import { DocumentCollection } from '../document-collection.ts';
import type { ServerContext } from '../server-context.ts';

const { integer, object, text } = schema;

/** Lists read only these; the archives are documents of their own. */
const upload = object({ game: text(64), place: integer(1, 64) });
const uploadedArchive = object({ archive: text(MAX_UPLOAD_LENGTH) });

const documentId = (guest: Guest, id: string): string => `${guest.id} ${id}`;

export class UploadRegistry {
  private readonly context: ServerContext;
  private readonly uploads: DocumentCollection<Infer<typeof upload>>;
  private readonly archives: DocumentCollection<Infer<typeof uploadedArchive>>;

  constructor(context: ServerContext) {
    this.context = context;
    this.uploads = new DocumentCollection(context, 'uploads', upload);
    this.archives = new DocumentCollection(context, 'uploaded archives', uploadedArchive);
  }

  /** Storing the same archive again changes nothing. `charge` refuses more than the guest may store. */
  async add(guest: Guest, request: UploadRequest, charge: (bytes: number) => void): Promise<UploadInfo> {
    const bytes = encodeUtf8(request.archive);
    const value = this.describe(bytes, request.seat);
    const id = sha256Hex(request.archive);
    const document = documentId(guest, id);
    const known = await this.uploads.find(document);
    if (known !== undefined) return { id, ...known.value, uploaded: known.changed };
    const stored = await this.uploads.list({ owner: guest.id, limit: MAX_UPLOADS });
    if (stored.length >= MAX_UPLOADS)
      throw new RefusedError({ problem: 'many uploads', facts: { most: MAX_UPLOADS } });
    charge(bytes.length);
    const links = { owner: guest.id };
    const row = this.uploads.create(document, value, links);
    const archive = this.archives.create(document, { archive: request.archive }, links);
    // A request that was faster has stored the same.
    await this.context.storage.changeDocuments({ save: [row, archive] });
    return { id, ...value, uploaded: row.changed };
  }

  /** The latest first. */
  async list(guest: Guest): Promise<readonly UploadInfo[]> {
    const found = await this.uploads.list({ owner: guest.id, limit: MAX_UPLOADS });
    return found.map(({ id, value: { game, place }, changed }) => ({
      id: id.slice(guest.id.length + 1),
      game,
      place,
      uploaded: changed,
    }));
  }

  async readArchive(guest: Guest, id: string): Promise<string> {
    const found = await this.archives.find(documentId(guest, id));
    if (found === undefined) throw new RefusedError({ problem: 'no such upload' });
    return found.value.archive;
  }

  async remove(guest: Guest, id: string): Promise<void> {
    const document = documentId(guest, id);
    await this.context.storage.changeDocuments({
      delete: [this.uploads.keyOf(document), this.archives.keyOf(document)],
    });
  }

  /** Refuses what is not the archive of a finished match of a game of this server. */
  private describe(bytes: Uint8Array, seat: number): Infer<typeof upload> {
    const parsed = parseArchive(bytes);
    if (!parsed.ok) throw new RefusedError({ problem: 'archive' });
    const { archive, outcome } = parsed.value;
    const place = outcome?.places[seat];
    if (place === undefined || this.context.games.every(({ game }) => game.id !== archive.game))
      throw new RefusedError({ problem: 'archive' });
    return { game: archive.game, place };
  }
}
