/** JSON files beside the original files. */
import { isPlainJson, type Json, encodeUtf8, decodeUtf8 } from '@ludoteca/kernel';

/** Undefined if the bytes are not JSON, for instance because another program wrote the file. */
export function parseJson(bytes: Uint8Array): Json | undefined {
  const text = decodeUtf8(bytes);
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isPlainJson(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Indented, so that people can read it. */
export const encodeJson = (value: Json): Uint8Array => encodeUtf8(`${JSON.stringify(value, undefined, 2)}\n`);

export type JsonObject = { readonly [key: string]: Json };

export const isJsonObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
