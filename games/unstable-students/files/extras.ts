/** The extension of a save behind everything that the original program reads: a magic word, a length, JSON. */
import { encodeUtf8, type Infer, ok, parseJson, refuse, type Result, schema } from '@ludoteca/kernel';
import { parseSettings } from '@ludoteca/kit';
import { form } from '../settings.ts';
import { concatBytes, encodeNumbers, decodeText } from './bytes.ts';

const { optional } = schema;

/** Holds only values that differ from the defaults. */
const extrasSchema = schema.object({
  /** The settings without the deck, because the save itself holds the cards. */
  settings: optional(schema.record(schema.anyJson, 100, 100)),
  /** In the order of the save: `person`, or the name of a computer player. */
  kinds: optional(schema.list(schema.pattern(/^[\w-]+$/, 40), 100)),
});
export type SaveExtras = Infer<typeof extrasSchema>;

const { deck: _, ...FORM_WITHOUT_DECK } = form;
const MAGIC = encodeUtf8('LUDOTECA');
const HEADER_BYTES = MAGIC.length + 4;

export const encodeExtras = (extras: SaveExtras): Uint8Array => {
  const text = encodeUtf8(JSON.stringify(extras));
  return concatBytes([MAGIC, encodeNumbers(text.length), text]);
};

export const hasExtras = (bytes: Uint8Array): boolean => MAGIC.every((byte, i) => bytes[i] === byte);

/** `bytes` begin with the magic word. */
export function decodeExtras(bytes: Uint8Array, players: number): Result<SaveExtras, 'extras'> {
  if (!hasExtras(bytes) || bytes.length < HEADER_BYTES) return refuse('extras');
  const length = new DataView(bytes.buffer, bytes.byteOffset).getInt32(MAGIC.length, true);
  if (length < 0 || length > bytes.length - HEADER_BYTES) return refuse('extras');
  const extras = parseJson(extrasSchema, decodeText(bytes.subarray(HEADER_BYTES, HEADER_BYTES + length)));
  const isValid =
    extras !== undefined &&
    (extras.kinds?.length ?? players) === players &&
    parseSettings(FORM_WITHOUT_DECK, extras.settings ?? {}).ok;
  return isValid ? ok(extras) : refuse('extras');
}
