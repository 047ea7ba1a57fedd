/** The wire format of uploaded matches: archives of matches that a guest has played without the server. */
import { type Infer, schema } from '@ludoteca/kernel';

const { describe, integer, object, text } = schema;

/** Characters of an archive, and uploads of one guest. */
export const MAX_UPLOAD_LENGTH = 500_000;
export const MAX_UPLOADS = 100;

/** `POST /api/me/uploads` */
export const uploadRequest = object({
  archive: describe(text(MAX_UPLOAD_LENGTH, 1), 'The file of a finished match.'),
  seat: describe(integer(0, 63), 'Where the guest sat.'),
});
export type UploadRequest = Infer<typeof uploadRequest>;

/** `GET /api/me/uploads` */
export const uploadInfo = object({
  id: describe(text(64), 'The hash of the archive: the same match is stored once.'),
  game: text(64),
  place: describe(
    integer(1, 64),
    'The place of the guest, as the archive has it: the server does not replay it.',
  ),
  uploaded: describe(integer(0, Number.MAX_SAFE_INTEGER), 'In milliseconds since 1970.'),
});
export type UploadInfo = Infer<typeof uploadInfo>;
