/** Whether what a plug-in answers is a list of effects: it is looked at as closely as a card. */
import { isPlainJson } from '@ludoteca/kernel';
import type { Scope } from '../effects/scope.ts';
import { wordsUnder } from '../lint/cards.ts';
import { effects } from '../lint/effects.ts';
import { type KnownCard, Lint, NOWHERE } from '../lint/lint.ts';
import { cardAt, rowOfId } from '../pool/index.ts';
import { allOffered } from './registry.ts';

/** Every card that there is. */
class Pool extends Map<string, KnownCard> {
  override get(id: string): KnownCard | undefined {
    const card = rowOfId(id)?.card;
    return card && { type: card.type, token: card.token === true };
  }

  override has(id: string): boolean {
    return rowOfId(id) !== undefined;
  }
}

/** An ability of this card, with these targets: what it could refer to, the answer may refer to. */
export function effectsProblem(answer: unknown, { card: index, targets }: Scope): string | undefined {
  if (!Array.isArray(answer)) return 'no list of effects';
  if (!isPlainJson(answer)) return 'effects that are not plain data';
  if (answer.length === 0) return undefined;
  const card = cardAt(index);
  const lint = new Lint(new Pool(), allOffered());
  lint.extras = new Set(Object.keys(card.extras ?? {}));
  lint.counted = wordsUnder(answer, 'add counters', 'name', wordsUnder(card, 'add counters', 'name'));
  lint.remembered = wordsUnder(answer, 'remember', 'as', wordsUnder(card, 'remember', 'as'));
  lint.scope = {
    ...NOWHERE,
    type: card.type,
    targets: targets.map(() => 'card or player'),
    triggered: true,
    looped: true,
    paid: true,
  };
  effects(answer, 'effects', lint);
  const [first] = lint.faults;
  return first && `${first.why}: ${JSON.stringify(first.facts)}`;
}
