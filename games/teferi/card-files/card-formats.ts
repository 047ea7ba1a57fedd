/** Parses and validates the card objects of Scryfall and MTGJSON. */
import {
  isRecord,
  listIssues,
  type ObjectOf,
  ok,
  refuse,
  type Result,
  type Schema,
  schema,
} from '@ludoteca/kernel';
import { COLOURS } from '../abilities/index.ts';
import type { PrintedCardText } from '../oracle/index.ts';

/** A card of a file; a card with several faces has no single text. */
export interface FileCard extends PrintedCardText {
  readonly faces: boolean;
}

/** Undefined for tokens, emblems and the like; a refusal names the invalid field. */
export type ParsedFileCard = Result<FileCard | undefined, string>;

const { anything, list, object, oneOf, optional, text, union } = schema;
const TEXT = text(10_000);
const nullable = <T>(part: Schema<T>) => optional(union(oneOf(null), part));

const commonFields = {
  power: nullable(TEXT),
  toughness: nullable(TEXT),
  loyalty: nullable(TEXT),
  colors: nullable(list(anything, 100)),
};
const scryfallCard = object(
  {
    ...commonFields,
    name: TEXT,
    mana_cost: nullable(TEXT),
    type_line: nullable(TEXT),
    oracle_text: nullable(TEXT),
    card_faces: optional(anything),
  },
  'open',
);
const mtgjsonFace = object(
  { ...commonFields, manaCost: nullable(TEXT), type: nullable(TEXT), text: nullable(TEXT) },
  'open',
);

/** Layouts of objects that are not playable cards. */
const NON_CARD_LAYOUTS: ReadonlySet<unknown> = new Set([
  'token',
  'double_faced_token',
  'emblem',
  'art_series',
  'planar',
  'scheme',
  'vanguard',
  'reversible_card',
]);

function checkFields<T>(format: Schema<T>, value: unknown): Result<T, string> {
  const [issue] = listIssues(format, value);
  return issue === undefined ? ok(value as T) : refuse(issue.path);
}

/** The values of the fields that both formats have; null is the same as a missing field. */
function readCommonFields({ power, toughness, loyalty, colors }: ObjectOf<typeof commonFields>) {
  return {
    ...(typeof power === 'string' ? { power } : {}),
    ...(typeof toughness === 'string' ? { toughness } : {}),
    ...(typeof loyalty === 'string' ? { loyalty } : {}),
    ...(Array.isArray(colors) ? { colours: COLOURS.filter((colour) => colors.includes(colour)) } : {}),
  };
}

const isOtherObject = (value: unknown): boolean => isRecord(value) && NON_CARD_LAYOUTS.has(value['layout']);

export function parseScryfallCard(value: unknown): ParsedFileCard {
  if (isOtherObject(value)) return ok(undefined);
  const card = checkFields(scryfallCard, value);
  if (!card.ok) return card;
  const { name, mana_cost: manaCost, type_line: typeLine, oracle_text: oracleText, card_faces } = card.value;
  const faces = Array.isArray(card_faces) || name.includes(' // ');
  if (!faces && typeof typeLine !== 'string') return refuse('type_line');
  const common = readCommonFields(card.value);
  return ok({
    name,
    manaCost: manaCost ?? '',
    typeLine: typeLine ?? '',
    text: oracleText ?? '',
    ...common,
    faces,
  });
}

/** MTGJSON lists the faces of each name. */
export function parseMtgjsonCard(name: string, given: unknown): ParsedFileCard {
  if (!Array.isArray(given) || !isRecord(given[0])) return refuse(name.slice(0, 100));
  if (isOtherObject(given[0])) return ok(undefined);
  const face = checkFields(mtgjsonFace, given[0]);
  if (!face.ok) return face;
  const { manaCost, type, text: oracleText } = face.value;
  const faces = given.length > 1 || name.includes(' // ');
  if (!faces && typeof type !== 'string') return refuse('type');
  const common = readCommonFields(face.value);
  return ok({
    name,
    manaCost: manaCost ?? '',
    typeLine: type ?? '',
    text: oracleText ?? '',
    ...common,
    faces,
  });
}
