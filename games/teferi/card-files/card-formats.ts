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

export type FileCard = PrintedCardText;

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
    layout: nullable(TEXT),
    card_faces: nullable(list(anything, 100)),
  },
  'open',
);
const mtgjsonFace = object(
  {
    ...commonFields,
    manaCost: nullable(TEXT),
    type: nullable(TEXT),
    text: nullable(TEXT),
    faceName: nullable(TEXT),
  },
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

export function parseScryfallCard(value: unknown, isFace = false): ParsedFileCard {
  if (isOtherObject(value)) return ok(undefined);
  const card = checkFields(scryfallCard, value);
  if (!card.ok) return card;
  const { name, mana_cost: manaCost, type_line: typeLine, oracle_text: oracleText } = card.value;
  const { card_faces: given, layout } = card.value;
  const faces = Array.isArray(given) && !isFace ? given.map((face) => parseScryfallCard(face, true)) : [];
  const fault = faces.find((face) => !face.ok);
  if (fault !== undefined) return fault;
  const isMultiFaced = Array.isArray(given) || name.includes(' // ');
  if (!isMultiFaced && typeof typeLine !== 'string') return refuse('type_line');
  return ok({
    name,
    manaCost: manaCost ?? '',
    typeLine: typeLine ?? '',
    text: oracleText ?? '',
    ...readCommonFields(card.value),
    ...(isMultiFaced ? { faces: { layout: layout ?? '', cards: presentCards(faces) } } : {}),
  });
}

const presentCards = (faces: readonly ParsedFileCard[]): readonly FileCard[] =>
  faces.flatMap((face) => (face.ok && face.value !== undefined ? [face.value] : []));

/** MTGJSON lists the faces of each name. */
export function parseMtgjsonCard(name: string, given: unknown): ParsedFileCard {
  if (!Array.isArray(given) || !isRecord(given[0])) return refuse(name.slice(0, 100));
  if (isOtherObject(given[0])) return ok(undefined);
  const faces = given.slice(0, MAX_FACES).map((face: unknown) => parseMtgjsonFace(name, face));
  const fault = faces.find((face) => !face.ok);
  const [front] = presentCards(faces);
  if (fault !== undefined || front === undefined) return fault ?? refuse(name.slice(0, 100));
  const isMultiFaced = given.length > 1 || name.includes(' // ');
  if (!isMultiFaced) return ok(front);
  const { layout } = given[0];
  const shape = typeof layout === 'string' ? layout : '';
  return ok({ ...front, name, faces: { layout: shape, cards: presentCards(faces) } });
}
const MAX_FACES = 10;

function parseMtgjsonFace(name: string, given: unknown): ParsedFileCard {
  const face = checkFields(mtgjsonFace, given);
  if (!face.ok) return face;
  const { manaCost, type, text: oracleText, faceName } = face.value;
  if (typeof type !== 'string') return refuse('type');
  return ok({
    name: faceName ?? name,
    manaCost: manaCost ?? '',
    typeLine: type,
    text: oracleText ?? '',
    ...readCommonFields(face.value),
  });
}
