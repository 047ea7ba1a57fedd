/** The schemas of names, numbers and fixed terms in card definitions. */
import { type Schema, schema } from '@ludoteca/kernel';
import {
  CARD_TYPES,
  type CardType,
  type Colour,
  COLOURS,
  type GameZone,
  PLAIN_KEYWORDS,
  type PlainKeyword,
  STEPS,
  type Supertype,
  SUPERTYPES,
  type TurnStep,
  ZONES,
} from './game-terms.ts';

const { integer, list, oneOf, pattern, text } = schema;
/** The greatest length of lists that have no limit of their own. */
const MAX_LENGTH = 60;

export const NUMBER = integer(-10_000, 10_000);
export const COUNT = integer(0, 100);
/** The index of a target. */
export const SLOT = integer(0, 20);
export const MAX_NAME_LENGTH = 200;
export const NAME = text(MAX_NAME_LENGTH);
export const NAMES = list(NAME, MAX_LENGTH);
export const TRUE = oneOf(true);
/** In the notation of cards: `{2}{W/U}{X}`. */
export const MANA_COST = pattern(
  /^(?:\{(?:\d{1,2}|X|[WUBRGCS]|[WUBRG2]\/[WUBRG]|[WUBRG]\/(?:[WUBRG]\/)?P)\})*$/,
  200,
);
export const ZONE: Schema<GameZone> = oneOf(...ZONES);
export const TURN_STEP: Schema<TurnStep> = oneOf(...STEPS);
export const TURN_STEPS = list(TURN_STEP, MAX_LENGTH);
export const PLAIN_KEYWORD: Schema<PlainKeyword> = oneOf(...PLAIN_KEYWORDS);

export const typeList = (maxLength = MAX_LENGTH): Schema<readonly CardType[]> =>
  list(oneOf(...CARD_TYPES), maxLength);
export const supertypeList = (maxLength = MAX_LENGTH): Schema<readonly Supertype[]> =>
  list(oneOf(...SUPERTYPES), maxLength);
export const colourList = (maxLength = MAX_LENGTH): Schema<readonly Colour[]> =>
  list(oneOf(...COLOURS), maxLength);
