/** Checks a whole set, from an untrusted source. */
import { isPlainJson, isRecord, ok, type Reason, refuse, type Result } from '@ludoteca/kernel';
import { type CardDefinition, type CardId, type CardSet, cardSet } from '../card-definition/index.ts';
import type { PluginNames } from '../plugins/registry.ts';
import { LintContext } from './lint-context.ts';

/** The content that a set may refer to and must not collide with. */
export interface InstalledContent {
  card(id: CardId): CardDefinition | undefined;
  hasSet(id: string): boolean;
  /** Version and parts of a loaded plug-in. */
  plugin(id: string): PluginNames | undefined;
}

export const NO_CONTENT: InstalledContent = {
  card: () => undefined,
  hasSet: () => false,
  plugin: () => undefined,
};

/** The set, or every fault in it with card, field and rule. */
export function lintSet(
  input: unknown,
  known: InstalledContent = NO_CONTENT,
): Result<CardSet, readonly Reason[]> {
  const isPlain = isPlainJson(input);
  const { cards, needs } = isPlain && isRecord(input) ? input : {};
  const ownCards = new Map(
    (Array.isArray(cards) ? cards : []).filter(isRecord).map((card) => [card.id, card]),
  );
  const context = new LintContext({
    findCard: (id) => ownCards.get(id) ?? known.card(id),
    isTaken: (id) => known.card(id) !== undefined,
    hasSet: (id) => known.hasSet(id),
    plugins: new Map(Object.keys(isRecord(needs) ? needs : {}).map((id) => [id, known.plugin(id)])),
  });
  if (isPlain) cardSet.check(input, '', context);
  else context.report('not plain', '');
  return context.faults.length > 0 ? refuse(context.faults) : ok(input as CardSet);
}
