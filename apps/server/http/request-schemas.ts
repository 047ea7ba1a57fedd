/** Schemas of everything that clients send. The compiler checks that each yields exactly the type declared in apps/wire. */
import { isPlainJson, type Json, refuse, type Result } from '@ludoteca/kernel';
import {
  type HelloMessage,
  type JoinRequest,
  type RenameRequest,
  type ServerProblem,
  RefusedError,
  type ClientRequest,
  type CreateTableRequest,
} from '@ludoteca/wire';
import { MAX_FILE_BYTES } from '@ludoteca/kit';
import { z } from 'zod';

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** Accepts only a schema whose output is exactly `T`. */
const schemaOf =
  <T>() =>
  <S extends z.ZodType>(schema: S & (Same<z.output<S>, T> extends true ? unknown : 'not of this type')): S =>
    schema;

const json = z.custom<Json>((value) => isPlainJson(value));
const shortText = z.string().min(1).max(64);
const naturalNumber = z.int().min(0);
/** Base64 has four characters for three bytes. */
const MAX_SAVE_LENGTH = Math.ceil(MAX_FILE_BYTES / 3) * 4;

export const nameSchema = schemaOf<RenameRequest>()(z.strictObject({ name: z.string().max(200) }));

export const createTableSchema = schemaOf<CreateTableRequest>()(
  z.strictObject({
    game: shortText,
    seats: z.array(shortText).min(1).max(64).readonly(),
    settings: z.record(shortText, json).readonly().exactOptional(),
    listed: z.boolean().exactOptional(),
    file: z.base64().max(MAX_SAVE_LENGTH).exactOptional(),
  }),
);

export const joinSchema = schemaOf<JoinRequest>()(
  z.strictObject({ seat: naturalNumber.exactOptional(), nonce: shortText.exactOptional() }),
);

export const emptySchema = z.strictObject({});

export const helloSchema = schemaOf<HelloMessage>()(
  z.strictObject({
    hello: z.literal(1),
    token: z.string().max(200).exactOptional(),
    since: naturalNumber.exactOptional(),
  }),
);

export const clientRequestSchema = schemaOf<ClientRequest>()(
  z.union([
    z.strictObject({
      id: naturalNumber,
      answer: z.strictObject({ number: naturalNumber, choices: z.array(json).max(500).readonly() }),
    }),
    z.strictObject({ id: naturalNumber, withdraw: z.literal(true) }),
    z.strictObject({ id: naturalNumber, why: json }),
    z.strictObject({ id: naturalNumber, barred: z.literal(true) }),
  ]),
);

/** The parsed value, or a problem with the path of the first error. */
export function parseWith<T>(schema: z.ZodType<T>, input: unknown): Result<T, ServerProblem> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return { ok: true, value: parsed.data };
  const where = parsed.error.issues[0]?.path.map(String).join('.') ?? '';
  return refuse({ problem: 'malformed', facts: { where } });
}

/** The parsed value; throws a `RefusedError` for any other input. */
export function parseOrRefuse<T>(schema: z.ZodType<T>, input: unknown): T {
  const parsed = parseWith(schema, input);
  if (!parsed.ok) throw new RefusedError(parsed.problem);
  return parsed.value;
}
