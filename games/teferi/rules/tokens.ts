/** 111: tokens are cards of the table that nobody has in a deck. */
import { canonicalJson } from '@ludoteca/kernel';
import type { Card } from '../abilities/index.ts';
import { compiledOf } from '../layers/compiled.ts';
import type { Kind, State } from '../state.ts';

const kinds = new WeakMap<State['cards'], Map<string, Kind>>();
const quick = new WeakMap<State['cards'], WeakMap<Card, Kind>>();

/** The kind of a token: every one that an ability can make is in the table. */
export function tokenKind({ cards }: State, token: Card): Kind {
  const known = quick.get(cards) ?? new WeakMap<Card, Kind>();
  quick.set(cards, known);
  const found = known.get(token);
  if (found !== undefined) return found;
  const byText =
    kinds.get(cards) ?? new Map(compiledOf(cards).map(({ card }, kind) => [canonicalJson(card), kind]));
  kinds.set(cards, byText);
  const kind = byText.get(canonicalJson(token));
  if (kind === undefined) throw new RangeError(`no such token on the table: ${token.name}`);
  known.set(token, kind);
  return kind;
}
