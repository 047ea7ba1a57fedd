/** Checks of cards and sets that depend on other cards, plug-ins or several fields. */
import { isRecord, type Schema } from '@ludoteca/kernel';
import { scopeOf } from './ability-checks.ts';
import { paysCards } from './expression-checks.ts';
import { EMPTY_SCOPE, type LintCheck, type LintContext } from './lint-context.ts';

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/u;
const MAX_ID_LENGTH = 40;
const isId = (input: unknown): boolean =>
  typeof input === 'string' && input.length <= MAX_ID_LENGTH && ID.test(input);

export const checkCardId: LintCheck = (input, path, context) => {
  if (!isId(input)) context.report('card id', path);
};

export const checkFormat: LintCheck = (input, path, context) => {
  if (input !== 1) context.report('format', path);
};

export const checkSetId: LintCheck = (input, path, context) => {
  if (!isId(input)) context.report('set id', path);
  if (typeof input === 'string' && context.content.hasSet(input)) context.report('set taken', path);
};

export const checkNeeds: LintCheck = (input, path, context) => {
  const { plugins } = context.content;
  if (!isRecord(input)) return;
  for (const [plugin, version] of Object.entries(input))
    if (plugins.get(plugin)?.version !== version)
      context.report('plug-in', `${path}.${plugin}`, { plugin, version: plugins.get(plugin)?.version ?? 0 });
};

export const checkLevels: LintCheck = (input, path, context) => {
  if (!Array.isArray(input)) return;
  const [first] = input as readonly unknown[];
  if (isRecord(first) && typeof first.cost === 'number' && first.cost !== 0)
    context.report('first level', `${path}[0].cost`);
  const points = (input as readonly unknown[]).map((level) => (isRecord(level) ? Number(level.points) : 0));
  points.forEach((value, i) => {
    if (i > 0 && value < (points[i - 1] ?? 0)) context.report('fewer points', `${path}[${i}].points`);
  });
};

/** Uncancellable is the only keyword that affects spells. */
export const checkSpellKeywords: LintCheck = (input, path, context) => {
  if (Array.isArray(input))
    input.forEach((one, i) => {
      if (one !== 'uncancellable') context.report('spell keyword', `${path}[${i}]`);
    });
};

export const checkTokenCost: LintCheck = (input, _, context) => {
  if (isRecord(input) && input.token === true && input.cost !== 0) context.report('token cost', 'cost');
};

/** Every value of `field` in effects named `effect`, at any depth of the card. */
export function collectNames(
  input: unknown,
  effect: string,
  field: string,
  found = new Set<string>(),
): Set<string> {
  if (Array.isArray(input)) input.forEach((one) => collectNames(one, effect, field, found));
  else if (isRecord(input)) {
    const name = input[field];
    if (input.do === effect && typeof name === 'string') found.add(name);
    Object.values(input).forEach((one) => collectNames(one, effect, field, found));
  }
  return found;
}

/** Checks a card of a set: paths begin at the card, and its expressions can refer to what the card defines. */
export const inCard = <T>(base: Schema<T>): Schema<T, LintContext> => ({
  check: (input, path, context) => {
    context.card = isRecord(input) && typeof input.id === 'string' ? input.id.slice(0, 60) : path;
    if (!isRecord(input)) return context.report('not fields', path);
    context.extras = new Set(isRecord(input.extras) ? Object.keys(input.extras) : []);
    context.counterNames = collectNames(input, 'add counters', 'name');
    context.rememberedNames = collectNames(input, 'remember', 'as');
    const { costs, instead, type } = input;
    context.scope = {
      ...EMPTY_SCOPE,
      ...scopeOf(input),
      type,
      paysCards: paysCards(costs) || paysCards(instead),
    };
    base.check(input, '', context);
    if (typeof input.id === 'string') checkUnique(input.id, context);
  },
  jsonSchema: () => base.jsonSchema(),
});

function checkUnique(id: string, context: LintContext): void {
  if (context.cardIds.has(id)) context.report('card twice', 'id');
  else if (context.content.isTaken(id)) context.report('card taken', 'id');
  context.cardIds.add(id);
}
