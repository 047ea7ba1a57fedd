/** What may come in. Each schema gives exactly the type that the wire names: the compiler compares them. */
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

/** Takes a schema of exactly that type and no other. */
const schemaOf =
  <T>() =>
  <S extends z.ZodType>(schema: S & (Same<z.output<S>, T> extends true ? unknown : 'not of this type')): S =>
    schema;

const json = z.custom<Json>((value) => isPlainJson(value));
const word = z.string().min(1).max(64);
const whole = z.int().min(0);
/** Base64 has four characters for three bytes. */
const LONGEST_SAVE = Math.ceil(MAX_FILE_BYTES / 3) * 4;

export const nameWish = schemaOf<RenameRequest>()(z.strictObject({ name: z.string().max(200) }));

export const tableWish = schemaOf<CreateTableRequest>()(
  z.strictObject({
    game: word,
    seats: z.array(word).min(1).max(64).readonly(),
    settings: z.record(word, json).readonly().exactOptional(),
    listed: z.boolean().exactOptional(),
    file: z.base64().max(LONGEST_SAVE).exactOptional(),
  }),
);

export const joinWish = schemaOf<JoinRequest>()(
  z.strictObject({ seat: whole.exactOptional(), nonce: word.exactOptional() }),
);

/** Where there is nothing to wish. */
export const noWish = z.strictObject({});

export const hello = schemaOf<HelloMessage>()(
  z.strictObject({
    hello: z.literal(1),
    token: z.string().max(200).exactOptional(),
    since: whole.exactOptional(),
  }),
);

export const request = schemaOf<ClientRequest>()(
  z.union([
    z.strictObject({
      id: whole,
      answer: z.strictObject({ number: whole, choices: z.array(json).max(500).readonly() }),
    }),
    z.strictObject({ id: whole, withdraw: z.literal(true) }),
    z.strictObject({ id: whole, why: json }),
    z.strictObject({ id: whole, barred: z.literal(true) }),
  ]),
);

/** The value that a schema takes, or the problem with where it lies. */
export function read<T>(schema: z.ZodType<T>, given: unknown): Result<T, ServerProblem> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return { ok: true, value: parsed.data };
  const where = parsed.error.issues[0]?.path.map(String).join('.') ?? '';
  return refuse({ problem: 'malformed', facts: { where } });
}

/** The value that a schema takes; anything else is refused. */
export function valid<T>(schema: z.ZodType<T>, given: unknown): T {
  const taken = read(schema, given);
  if (!taken.ok) throw new RefusedError(taken.problem);
  return taken.value;
}
