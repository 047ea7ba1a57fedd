/** Card objects of Scryfall and MTGJSON: hostile until they have passed here. */
import { COLOURS, type Colour } from '../abilities/index.ts';
import type { PrintedCard } from '../oracle/index.ts';

/** A card of a file; one with several faces has no single text to read. */
export interface FileCard extends PrintedCard {
  readonly faces: boolean;
}

export type Fields = { readonly [key: string]: unknown };
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field that is not what it should be. */
export class WrongField extends Error {
  readonly field: string;
  constructor(field: string) {
    super(field);
    this.field = field;
  }
}

const MOST = 10_000;

function textIn(fields: Fields, field: string, needed = false): string | undefined {
  const value = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (value === undefined || value === null) {
    if (needed) throw new WrongField(field);
    return undefined;
  }
  if (typeof value !== 'string' || value.length > MOST) throw new WrongField(field);
  return value;
}

function coloursIn(fields: Fields, field: string): readonly Colour[] | undefined {
  const value = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (value === undefined || value === null) return undefined;
  if (!Array.isArray(value)) throw new WrongField(field);
  return COLOURS.filter((colour) => value.includes(colour));
}

interface Names {
  readonly cost: string;
  readonly types: string;
  readonly text: string;
  readonly colours: string;
}

function cardOf(fields: Fields, name: string, faces: boolean, names: Names): FileCard {
  const [power, toughness, loyalty] = ['power', 'toughness', 'loyalty'].map((field) => textIn(fields, field));
  const colours = coloursIn(fields, names.colours);
  return {
    name,
    manaCost: textIn(fields, names.cost) ?? '',
    typeLine: textIn(fields, names.types, !faces) ?? '',
    text: textIn(fields, names.text) ?? '',
    ...(power === undefined ? {} : { power }),
    ...(toughness === undefined ? {} : { toughness }),
    ...(loyalty === undefined ? {} : { loyalty }),
    ...(colours === undefined ? {} : { colours }),
    faces,
  };
}

/** What is in a file of cards but is no card that is played. */
const NO_CARDS: ReadonlySet<unknown> = new Set([
  'token',
  'double_faced_token',
  'emblem',
  'art_series',
  'planar',
  'scheme',
  'vanguard',
  'reversible_card',
]);

/** Undefined: a token, an emblem and the like. Throws WrongField. */
export function scryfallCard(fields: Fields): FileCard | undefined {
  if (NO_CARDS.has(fields['layout'])) return undefined;
  const name = textIn(fields, 'name', true) ?? '';
  const faces = Array.isArray(fields['card_faces']) || name.includes(' // ');
  return cardOf(fields, name, faces, {
    cost: 'mana_cost',
    types: 'type_line',
    text: 'oracle_text',
    colours: 'colors',
  });
}

/** The faces of one name. Throws WrongField. */
export function mtgjsonCard(name: string, faces: unknown): FileCard | undefined {
  if (!Array.isArray(faces) || !isFields(faces[0])) throw new WrongField(name.slice(0, 100));
  const [first] = faces as readonly Fields[];
  if (first === undefined || NO_CARDS.has(first['layout'])) return undefined;
  return cardOf(first, name, faces.length > 1 || name.includes(' // '), {
    cost: 'manaCost',
    types: 'type',
    text: 'text',
    colours: 'colors',
  });
}
