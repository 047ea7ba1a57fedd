/** Schemas of the lines of an archive file: header, entries, end. */
import type { Json } from './contract.ts';
import type { Schema, SchemaIssue } from './schema.ts';
import { listIssues } from './schema.ts';
import * as schema from './schema-builders.ts';

/** A defect of an archive file. Lines and entries count from 1; entry 0 is the header. */
export interface ArchiveDamage {
  readonly what: 'foreign' | 'cut off' | 'checksum' | 'syntax' | 'spelling' | 'newer' | 'field' | 'chain';
  /** 0 if the defect cannot be attributed to one line. */
  readonly line: number;
  readonly field?: string;
  readonly entry?: number;
  readonly facts?: Json;
}

/** A parsed line of an archive file. */
export type ArchiveLine = { readonly [key: string]: Json };

const count = schema.integer(0, Number.MAX_SAFE_INTEGER);
const hash = (length: number): Schema<string> => schema.pattern(new RegExp(`^[0-9a-f]{${length}}$`), length);
const score = schema.number(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
const time = schema.number(0, Number.MAX_SAFE_INTEGER);
const MAX_SEATS = 1000;
const MAX_CARDS = 20_000;
const MAX_CARD_NAME = 300;

const headerFields = {
  archive: count,
  chain: hash(32),
  dice: schema.oneOf('chacha', 'fast'),
  game: schema.text(1000),
  seats: count,
  seed: schema.text(1000),
  settings: schema.anyJson,
  version: count,
  from: schema.optional(schema.anyJson),
};
const HEADER_1 = schema.object(headerFields);
const HEADER = schema.object({
  ...headerFields,
  cards: schema.optional(schema.list(schema.text(MAX_CARD_NAME, 1), MAX_CARDS)),
});

const entryFields = { chain: hash(32), at: schema.optional(time), position: schema.optional(hash(64)) };
const note = schema.optional(schema.anyJson);
const ANSWER = schema.object({ answer: schema.anyJson, ...entryFields });
const LAPSE = schema.object({ lapse: count, ...entryFields, note });
const WITHDRAWAL = schema.object({ withdraw: count, ...entryFields, note });

const END = schema.object({
  digest: hash(64),
  end: count,
  began: schema.optional(time),
  outcome: schema.optional(
    schema.object({
      places: schema.list(count, MAX_SEATS),
      scores: schema.optional(schema.list(score, MAX_SEATS)),
    }),
  ),
  players: schema.optional(
    schema.list(schema.object({ name: schema.text(100, 1), kind: schema.text(40, 1) }), MAX_SEATS),
  ),
});

/** The place of a line in its file. */
export type LinePlace = 'header' | 'entry' | 'end';

function schemaFor(line: ArchiveLine, place: LinePlace): Schema<unknown> {
  if (place === 'header') return line['archive'] === 1 ? HEADER_1 : HEADER;
  if (place === 'end') return END;
  return 'lapse' in line ? LAPSE : 'withdraw' in line ? WITHDRAWAL : ANSWER;
}

/** Checks the fields of a line; lines count from 1. */
export function findDamage(fields: ArchiveLine, place: LinePlace, line: number): ArchiveDamage | undefined {
  const issue = worstOf(listIssues(schemaFor(fields, place), fields));
  return issue && { what: 'field', line, field: issue.path.split(/[.[]/, 1)[0] ?? '' };
}

/** A missing field is reported before any other issue. */
const worstOf = (issues: readonly SchemaIssue[]): SchemaIssue | undefined =>
  issues.find(({ problem, path }) => problem === 'missing field' && !/[.[]/.test(path)) ?? issues[0];
