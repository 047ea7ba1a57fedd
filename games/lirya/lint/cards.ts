/** Validators for cards of each type. */
import {
  type CharacterCard,
  type EquipmentCard,
  type StructureLevel,
  type SpellCard,
  type StructureCard,
  CARD_TYPES,
  CLASSES,
  ELEMENTS,
  EQUIPMENT_SLOTS,
  RARITIES,
} from '../card-definition/index.ts';
import { ability, keywords } from './abilities.ts';
import { cardCosts, paysCards } from './costs.ts';
import { anyToken, effects } from './effects.ts';
import { type LintContext, EMPTY_SCOPE } from './lint-context.ts';
import {
  allOf,
  object,
  isObject,
  array,
  optional,
  record,
  oneOf,
  type Validator,
  text,
  integer,
  onlyTrue,
} from './validators.ts';
import { targets, targetKindsOf } from './targets.ts';
import { condition, filter, localizedText, shortText } from './expressions.ts';

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/u;
const MAX_ID_LENGTH = 40;
export const isId = (input: unknown): input is string =>
  typeof input === 'string' && input.length <= MAX_ID_LENGTH && ID.test(input);

const id: Validator = (input, path, context) => {
  if (!isId(input)) context.report('card id', path);
};

const COMMON_FIELDS = {
  id,
  name: localizedText(60),
  rarity: oneOf(RARITIES),
  cost: integer(0, 10),
  element: optional(oneOf(ELEMENTS)),
  class: optional(oneOf(CLASSES)),
  tags: optional(array(shortText, 1, 5)),
  flavour: optional(localizedText(200)),
  image: optional(text(200)),
  token: optional(onlyTrue),
  instead: optional(cardCosts),
  if: optional(condition),
  extras: optional(record(ability)),
} as const;

const abilities = array(ability, 0, 6);

const CHARACTER = object<CharacterCard>({
  ...COMMON_FIELDS,
  type: oneOf(['character']),
  attack: integer(0, 10),
  defence: integer(0, 10),
  health: integer(1, 15),
  placement: optional(oneOf(['front', 'back', 'any'])),
  keywords: optional(keywords),
  abilities: optional(abilities),
});

const LEVEL = object<StructureLevel>({
  cost: integer(0, 10),
  points: integer(1, 20),
  keywords: optional(keywords),
  abilities,
});
const checkLevels: Validator = (input, path, context) => {
  if (!Array.isArray(input)) return;
  const [first] = input as readonly unknown[];
  if (isObject(first) && typeof first.cost === 'number' && first.cost !== 0)
    context.report('first level', `${path}[0].cost`);
  const points = (input as readonly unknown[]).map((level) => (isObject(level) ? Number(level.points) : 0));
  points.forEach((value, i) => {
    if (i > 0 && value < (points[i - 1] ?? 0)) context.report('fewer points', `${path}[${i}].points`);
  });
};

const STRUCTURE = object<StructureCard>({
  ...COMMON_FIELDS,
  type: oneOf(['structure']),
  levels: allOf(array(LEVEL, 3, 3), checkLevels),
  deck: optional(array(anyToken, 5, 10)),
});

/** Uncancellable is the only keyword that affects spells. */
const spellKeywords: Validator = allOf(keywords, (input, path, context) => {
  if (Array.isArray(input))
    input.forEach((one, i) => {
      if (one !== 'uncancellable') context.report('spell keyword', `${path}[${i}]`);
    });
});

const SPELL = object<SpellCard>({
  ...COMMON_FIELDS,
  type: oneOf(['spell']),
  speed: oneOf(['normal', 'response']),
  costs: optional(cardCosts),
  keywords: optional(spellKeywords),
  targets: optional(targets),
  effects,
});

const EQUIPMENT = object<EquipmentCard>({
  ...COMMON_FIELDS,
  type: oneOf(['equipment']),
  slot: oneOf(EQUIPMENT_SLOTS),
  requires: optional(filter),
  attack: optional(integer(-10, 10)),
  defence: optional(integer(-10, 10)),
  health: optional(integer(-10, 15)),
  keywords: optional(keywords),
  abilities: optional(abilities),
});

const VALIDATORS = {
  character: CHARACTER,
  structure: STRUCTURE,
  spell: SPELL,
  equipment: EQUIPMENT,
} as const;
type ValidatedType = keyof typeof VALIDATORS;

/** Every value of `field` in effects named `effect`, at any depth of the card. */
export function collectNames(
  input: unknown,
  effect: string,
  field: string,
  found = new Set<string>(),
): Set<string> {
  if (Array.isArray(input)) input.forEach((one) => collectNames(one, effect, field, found));
  else if (isObject(input)) {
    const name = input[field];
    if (input.do === effect && typeof name === 'string') found.add(name);
    Object.values(input).forEach((one) => collectNames(one, effect, field, found));
  }
  return found;
}

const isType = (type: unknown): type is ValidatedType => (CARD_TYPES as readonly unknown[]).includes(type);

export function lintCard(input: unknown, path: string, context: LintContext): void {
  context.card = isObject(input) && typeof input.id === 'string' ? input.id.slice(0, 60) : path;
  if (!isObject(input)) return context.report('not fields', path);
  if (!isType(input.type)) return context.report('not one of', 'type', { among: [...CARD_TYPES] });
  context.extras = new Set(isObject(input.extras) ? Object.keys(input.extras) : []);
  context.counterNames = collectNames(input, 'add counters', 'name');
  context.rememberedNames = collectNames(input, 'remember', 'as');
  context.scope = {
    ...EMPTY_SCOPE,
    type: input.type,
    targets: targetKindsOf(input.targets),
    paysCards: paysCards(input.costs) || paysCards(input.instead),
  };
  VALIDATORS[input.type](input, '', context);
  if (input.token === true && input.cost !== 0) context.report('token cost', 'cost');
}
