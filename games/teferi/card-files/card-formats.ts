/** Parses and validates the card objects of Scryfall and MTGJSON. */
import { COLOURS, type Colour } from '../abilities/index.ts';
import type { PrintedCardText } from '../oracle/index.ts';

/** A card of a file; a card with several faces has no single text. */
export interface FileCard extends PrintedCardText {
  readonly faces: boolean;
}

export type JsonFields = { readonly [key: string]: unknown };
export const isJsonObject = (value: unknown): value is JsonFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export class InvalidFieldError extends Error {
  readonly field: string;
  constructor(field: string) {
    super(field);
    this.field = field;
  }
}

const MAX_FIELD_LENGTH = 10_000;

function textField(fields: JsonFields, field: string, needed = false): string | undefined {
  const value = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (value === undefined || value === null) {
    if (needed) throw new InvalidFieldError(field);
    return undefined;
  }
  if (typeof value !== 'string' || value.length > MAX_FIELD_LENGTH) throw new InvalidFieldError(field);
  return value;
}

function coloursField(fields: JsonFields, field: string): readonly Colour[] | undefined {
  const value = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (value === undefined || value === null) return undefined;
  if (!Array.isArray(value)) throw new InvalidFieldError(field);
  return COLOURS.filter((colour) => value.includes(colour));
}

interface FieldNames {
  readonly cost: string;
  readonly types: string;
  readonly text: string;
  readonly colours: string;
}

function toFileCard(fields: JsonFields, name: string, faces: boolean, names: FieldNames): FileCard {
  const [power, toughness, loyalty] = ['power', 'toughness', 'loyalty'].map((field) =>
    textField(fields, field),
  );
  const colours = coloursField(fields, names.colours);
  return {
    name,
    manaCost: textField(fields, names.cost) ?? '',
    typeLine: textField(fields, names.types, !faces) ?? '',
    text: textField(fields, names.text) ?? '',
    ...(power === undefined ? {} : { power }),
    ...(toughness === undefined ? {} : { toughness }),
    ...(loyalty === undefined ? {} : { loyalty }),
    ...(colours === undefined ? {} : { colours }),
    faces,
  };
}

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

/** Undefined for tokens, emblems and the like. Throws InvalidFieldError. */
export function parseScryfallCard(fields: JsonFields): FileCard | undefined {
  if (NON_CARD_LAYOUTS.has(fields['layout'])) return undefined;
  const name = textField(fields, 'name', true) ?? '';
  const faces = Array.isArray(fields['card_faces']) || name.includes(' // ');
  return toFileCard(fields, name, faces, {
    cost: 'mana_cost',
    types: 'type_line',
    text: 'oracle_text',
    colours: 'colors',
  });
}

/** The faces of one name. Throws InvalidFieldError. */
export function parseMtgjsonCard(name: string, faces: unknown): FileCard | undefined {
  if (!Array.isArray(faces) || !isJsonObject(faces[0])) throw new InvalidFieldError(name.slice(0, 100));
  const [first] = faces as readonly JsonFields[];
  if (first === undefined || NON_CARD_LAYOUTS.has(first['layout'])) return undefined;
  return toFileCard(first, name, faces.length > 1 || name.includes(' // '), {
    cost: 'manaCost',
    types: 'type',
    text: 'text',
    colours: 'colors',
  });
}
