/** Whole sets, hostile or not. */
import { isPlainJson, ok, type Reason, refuse, type Result } from '@ludoteca/kernel';
import type { ByLanguage } from '@ludoteca/kit';
import type { Offered } from '../plugins/registry.ts';
import type { Card, CardId, CardSet, Noun } from '../vocabulary/index.ts';
import { isId, lintCard } from './cards.ts';
import { type KnownCard, Lint } from './lint.ts';
import { fields, isFields, list, maybe, named, oneOf, type Shape, text, whole } from './shapes.ts';
import { said } from './terms.ts';

/** What is there already: cards that may be referred to, sets and plug-ins by name. */
export interface Known {
  card(id: CardId): Card | undefined;
  hasSet(id: string): boolean;
  /** A plug-in that is there: its version, and what cards can name of it. */
  plugin(id: string): Offered | undefined;
}

export const NOTHING_KNOWN: Known = {
  card: () => undefined,
  hasSet: () => false,
  plugin: () => undefined,
};

const MOST_CARDS = 2000;

const noun = fields<Noun>({ one: text(40), many: text(40), gender: maybe(oneOf(['m', 'f'])) });
const nouns = fields<ByLanguage<Noun>>({ it: noun, en: noun, pt: noun });

/** All of a set but its cards. */
const HEAD: Shape = fields<CardSet>({
  format: (given, path, lint) => {
    if (given !== 1) lint.tell('format', path);
  },
  id: (given, path, lint) => {
    if (!isId(given)) lint.tell('set id', path);
  },
  version: whole(1, 1_000_000),
  name: said(60),
  words: maybe(named(nouns)),
  needs: maybe(named(whole(1, 1_000_000))),
  cards: list(() => undefined, 1, MOST_CARDS),
});

/** The cards of the set itself, as far as they can be told, and what was there before. */
class Reachable extends Map<CardId, KnownCard> {
  readonly #known: Known;

  constructor(given: readonly unknown[], known: Known) {
    super();
    this.#known = known;
    for (const card of given)
      if (isFields(card) && typeof card.id === 'string')
        this.set(card.id, { type: card.type, token: card.token === true });
  }

  override get(id: CardId): KnownCard | undefined {
    const own = super.get(id);
    const other = own === undefined ? this.#known.card(id) : undefined;
    return own ?? (other && { type: other.type, token: other.token === true });
  }

  override has(id: CardId): boolean {
    return this.get(id) !== undefined;
  }
}

/** A set in which nothing is wrong, or everything that is: which card, which field, which rule. */
export function lintSet(given: unknown, known: Known = NOTHING_KNOWN): Result<CardSet, readonly Reason[]> {
  const cards = isFields(given) && Array.isArray(given.cards) ? (given.cards as readonly unknown[]) : [];
  const needs = isFields(given) && isFields(given.needs) ? given.needs : {};
  const plugins = new Map(Object.keys(needs).map((id) => [id, known.plugin(id)]));
  const lint = new Lint(new Reachable(cards, known), plugins);
  if (!isPlainJson(given)) {
    lint.tell('not plain', '');
    return refuse(lint.faults);
  }
  HEAD(given, '', lint);
  if (isFields(given) && typeof given.id === 'string' && known.hasSet(given.id)) lint.tell('set taken', 'id');
  for (const [plugin, version] of Object.entries(needs))
    if (plugins.get(plugin)?.version !== version)
      lint.tell('plug-in', `needs.${plugin}`, { plugin, version: plugins.get(plugin)?.version ?? 0 });
  if (cards.length <= MOST_CARDS) lintCards(cards, known, lint);
  return lint.faults.length > 0 ? refuse(lint.faults) : ok(given as unknown as CardSet);
}

function lintCards(cards: readonly unknown[], known: Known, lint: Lint): void {
  const seen = new Set<string>();
  cards.forEach((card, i) => {
    lintCard(card, `cards[${i}]`, lint);
    const id = isFields(card) && typeof card.id === 'string' ? card.id : undefined;
    if (id === undefined) return;
    if (seen.has(id)) lint.tell('card twice', 'id');
    else if (known.card(id) !== undefined) lint.tell('card taken', 'id');
    seen.add(id);
  });
}
