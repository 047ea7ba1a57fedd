/** Whole cards. */
import type { CharacterCard, EquipmentCard, Level, SpellCard, StructureCard } from '../vocabulary/index.ts';
import { CARD_TYPES, CLASSES, ELEMENTS, EQUIPMENT_SLOTS, RARITIES } from '../vocabulary/index.ts';
import { ability, keywords } from './abilities.ts';
import { cardCosts, paysCards } from './costs.ts';
import { anyToken, effects } from './effects.ts';
import { type Lint, NOWHERE } from './lint.ts';
import { both, fields, isFields, list, maybe, named, oneOf, type Shape, text, whole, yes } from './shapes.ts';
import { targets, targetsIn } from './targets.ts';
import { condition, filter, said, word } from './terms.ts';

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/u;
const LONGEST_ID = 40;
export const isId = (given: unknown): given is string =>
  typeof given === 'string' && given.length <= LONGEST_ID && ID.test(given);

const id: Shape = (given, path, lint) => {
  if (!isId(given)) lint.tell('card id', path);
};

/** What all cards have. */
const base = {
  id,
  name: said(60),
  rarity: oneOf(RARITIES),
  cost: whole(0, 10),
  element: maybe(oneOf(ELEMENTS)),
  class: maybe(oneOf(CLASSES)),
  tags: maybe(list(word, 1, 5)),
  flavour: maybe(said(200)),
  image: maybe(text(200)),
  token: maybe(yes),
  instead: maybe(cardCosts),
  if: maybe(condition),
  extras: maybe(named(ability)),
} as const;

const abilities = list(ability, 0, 6);

const CHARACTER = fields<CharacterCard>({
  ...base,
  type: oneOf(['character']),
  attack: whole(0, 10),
  defence: whole(0, 10),
  health: whole(1, 15),
  placement: maybe(oneOf(['front', 'back', 'any'])),
  keywords: maybe(keywords),
  abilities: maybe(abilities),
});

const LEVEL = fields<Level>({
  cost: whole(0, 10),
  points: whole(1, 20),
  keywords: maybe(keywords),
  abilities,
});
const leveled: Shape = (given, path, lint) => {
  if (!Array.isArray(given)) return;
  const [first] = given as readonly unknown[];
  if (isFields(first) && typeof first.cost === 'number' && first.cost !== 0)
    lint.tell('first level', `${path}[0].cost`);
  const points = (given as readonly unknown[]).map((level) => (isFields(level) ? Number(level.points) : 0));
  points.forEach((its, i) => {
    if (i > 0 && its < (points[i - 1] ?? 0)) lint.tell('fewer points', `${path}[${i}].points`);
  });
};

const STRUCTURE = fields<StructureCard>({
  ...base,
  type: oneOf(['structure']),
  levels: both(list(LEVEL, 3, 3), leveled),
  deck: maybe(list(anyToken, 5, 10)),
});

/** Only one keyword means anything on a spell. */
const spellKeywords: Shape = both(keywords, (given, path, lint) => {
  if (Array.isArray(given))
    given.forEach((one, i) => {
      if (one !== 'uncancellable') lint.tell('spell keyword', `${path}[${i}]`);
    });
});

const SPELL = fields<SpellCard>({
  ...base,
  type: oneOf(['spell']),
  speed: oneOf(['normal', 'response']),
  costs: maybe(cardCosts),
  keywords: maybe(spellKeywords),
  targets: maybe(targets),
  effects,
});

const EQUIPMENT = fields<EquipmentCard>({
  ...base,
  type: oneOf(['equipment']),
  slot: oneOf(EQUIPMENT_SLOTS),
  requires: maybe(filter),
  attack: maybe(whole(-10, 10)),
  defence: maybe(whole(-10, 10)),
  health: maybe(whole(-10, 15)),
  keywords: maybe(keywords),
  abilities: maybe(abilities),
});

const SHAPES = { character: CHARACTER, structure: STRUCTURE, spell: SPELL, equipment: EQUIPMENT } as const;
type Type = keyof typeof SHAPES;

/** The words under which a card counts or remembers, wherever in it. */
export function wordsUnder(
  given: unknown,
  effect: string,
  field: string,
  found = new Set<string>(),
): Set<string> {
  if (Array.isArray(given)) given.forEach((one) => wordsUnder(one, effect, field, found));
  else if (isFields(given)) {
    const its = given[field];
    if (given.do === effect && typeof its === 'string') found.add(its);
    Object.values(given).forEach((one) => wordsUnder(one, effect, field, found));
  }
  return found;
}

const isType = (type: unknown): type is Type => (CARD_TYPES as readonly unknown[]).includes(type);

export function lintCard(given: unknown, path: string, lint: Lint): void {
  lint.card = isFields(given) && typeof given.id === 'string' ? given.id.slice(0, 60) : path;
  if (!isFields(given)) return lint.tell('not fields', path);
  if (!isType(given.type)) return lint.tell('not one of', 'type', { among: [...CARD_TYPES] });
  lint.extras = new Set(isFields(given.extras) ? Object.keys(given.extras) : []);
  lint.counted = wordsUnder(given, 'add counters', 'name');
  lint.remembered = wordsUnder(given, 'remember', 'as');
  lint.scope = {
    ...NOWHERE,
    type: given.type,
    targets: targetsIn(given.targets),
    paid: paysCards(given.costs) || paysCards(given.instead),
  };
  SHAPES[given.type](given, '', lint);
  if (given.token === true && given.cost !== 0) lint.tell('token cost', 'cost');
}
