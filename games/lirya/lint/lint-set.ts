/** Checks a whole set, from an untrusted source. */
import { isPlainJson, ok, type Reason, refuse, type Result } from '@ludoteca/kernel';
import type { ByLanguage } from '@ludoteca/kit';
import type { PluginNames } from '../plugins/registry.ts';
import type { CardDefinition, CardId, CardSet, Noun } from '../card-definition/index.ts';
import { isId, lintCard } from './cards.ts';
import { type ReferencedCard, LintContext } from './lint-context.ts';
import {
  object,
  isObject,
  array,
  optional,
  record,
  oneOf,
  type Validator,
  text,
  integer,
} from './validators.ts';
import { localizedText } from './expressions.ts';

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

const MAX_CARDS = 2000;

const noun = object<Noun>({ one: text(40), many: text(40), gender: optional(oneOf(['m', 'f'])) });
const nouns = object<ByLanguage<Noun>>({ it: noun, en: noun, pt: noun });

/** The fields of a set; its cards are checked one by one. */
const SET_HEADER: Validator = object<CardSet>({
  format: (input, path, context) => {
    if (input !== 1) context.report('format', path);
  },
  id: (input, path, context) => {
    if (!isId(input)) context.report('set id', path);
  },
  version: integer(1, 1_000_000),
  name: localizedText(60),
  words: optional(record(nouns)),
  needs: optional(record(integer(1, 1_000_000))),
  cards: array(() => undefined, 1, MAX_CARDS),
});

/** The cards of the set itself and those loaded before. */
class ReachableCards extends Map<CardId, ReferencedCard> {
  readonly #known: InstalledContent;

  constructor(input: readonly unknown[], known: InstalledContent) {
    super();
    this.#known = known;
    for (const card of input)
      if (isObject(card) && typeof card.id === 'string')
        this.set(card.id, { type: card.type, token: card.token === true });
  }

  override get(id: CardId): ReferencedCard | undefined {
    const own = super.get(id);
    const other = own === undefined ? this.#known.card(id) : undefined;
    return own ?? (other && { type: other.type, token: other.token === true });
  }

  override has(id: CardId): boolean {
    return this.get(id) !== undefined;
  }
}

/** The set, or every fault in it with card, field and rule. */
export function lintSet(
  input: unknown,
  known: InstalledContent = NO_CONTENT,
): Result<CardSet, readonly Reason[]> {
  const cards = isObject(input) && Array.isArray(input.cards) ? (input.cards as readonly unknown[]) : [];
  const needs = isObject(input) && isObject(input.needs) ? input.needs : {};
  const plugins = new Map(Object.keys(needs).map((id) => [id, known.plugin(id)]));
  const context = new LintContext(new ReachableCards(cards, known), plugins);
  if (!isPlainJson(input)) {
    context.report('not plain', '');
    return refuse(context.faults);
  }
  SET_HEADER(input, '', context);
  if (isObject(input) && typeof input.id === 'string' && known.hasSet(input.id))
    context.report('set taken', 'id');
  for (const [plugin, version] of Object.entries(needs))
    if (plugins.get(plugin)?.version !== version)
      context.report('plug-in', `needs.${plugin}`, { plugin, version: plugins.get(plugin)?.version ?? 0 });
  if (cards.length <= MAX_CARDS) lintCards(cards, known, context);
  return context.faults.length > 0 ? refuse(context.faults) : ok(input as unknown as CardSet);
}

function lintCards(cards: readonly unknown[], known: InstalledContent, context: LintContext): void {
  const seen = new Set<string>();
  cards.forEach((card, i) => {
    lintCard(card, `cards[${i}]`, context);
    const id = isObject(card) && typeof card.id === 'string' ? card.id : undefined;
    if (id === undefined) return;
    if (seen.has(id)) context.report('card twice', 'id');
    else if (known.card(id) !== undefined) context.report('card taken', 'id');
    seen.add(id);
  });
}
