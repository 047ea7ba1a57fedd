/** Checks that the answer of a plug-in is a valid list of effects, with the linter for cards. */
import { isPlainJson } from '@ludoteca/kernel';
import type { EffectScope } from '../effects/scope.ts';
import { effects } from '../card-definition/index.ts';
import { collectNames } from '../lint/card-checks.ts';
import { LintContext, EMPTY_SCOPE } from '../lint/lint-context.ts';
import { cardAt, rowOfId } from '../pool/index.ts';
import { namesOfAllPlugins } from './registry.ts';

/** The answer may refer to whatever an ability of this card with these targets could refer to. */
export function findEffectsProblem(
  answer: unknown,
  { card: index, targets }: EffectScope,
): string | undefined {
  if (!Array.isArray(answer)) return 'no list of effects';
  if (!isPlainJson(answer)) return 'effects that are not plain data';
  if (answer.length === 0) return undefined;
  const card = cardAt(index);
  const lint = new LintContext({
    findCard: (id) => rowOfId(id)?.card,
    isTaken: () => false,
    hasSet: () => false,
    plugins: namesOfAllPlugins(),
  });
  lint.extras = new Set(Object.keys(card.extras ?? {}));
  lint.counterNames = collectNames(
    answer,
    'add counters',
    'name',
    collectNames(card, 'add counters', 'name'),
  );
  lint.rememberedNames = collectNames(answer, 'remember', 'as', collectNames(card, 'remember', 'as'));
  lint.scope = {
    ...EMPTY_SCOPE,
    type: card.type,
    targets: targets.map(() => 'card or player'),
    hasTrigger: true,
    inLoop: true,
    paysCards: true,
  };
  effects.check(answer, 'effects', lint);
  const [first] = lint.faults;
  return first && `${first.why}: ${JSON.stringify(first.facts)}`;
}
