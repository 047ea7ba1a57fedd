/** The texts printed on a card, in the language of the reader. */
import type { Language } from '@ludoteca/kit';
import type { CardEffect, CardKind, CardType } from '../cards/codes.ts';
import { cardText } from '../cards/standard-deck.ts';
import type { CardName } from '../parts.ts';
import { findDefinition } from '../deck/indexed-deck.ts';
import type { BoardLabels } from './texts/index.ts';
import type { View } from '../view-types.ts';

export interface PrintedCard {
  readonly name: CardName;
  readonly type: CardType;
  readonly typeName: string;
  readonly text: string;
  /** When it acts, and whether it is optional. */
  readonly moment: string;
  readonly effects: readonly string[];
}

/** An effect in short: action, cards, target. */
export function describeEffect(
  { actions, types, targets }: BoardLabels,
  { action, filter, target }: CardEffect,
): string {
  // RULES 6.11: this action ignores the filter.
  const isPlain = filter === 'ALL' || action === 'INGEGNERE';
  return `${isPlain ? actions[action] : `${actions[action]} ${types[filter]}`} · ${targets[target]}`;
}

/** Equal effects in a row are one line. */
function describeEffects(labels: BoardLabels, effects: readonly CardEffect[]): string[] {
  const lines: { readonly line: string; times: number }[] = [];
  for (const effect of effects) {
    const line = describeEffect(labels, effect);
    const last = lines.at(-1);
    if (last?.line === line) last.times++;
    else lines.push({ line, times: 1 });
  }
  return lines.map(({ line, times }) => (times === 1 ? line : `${times} × ${line}`));
}

function describeMoment({ moments, optional, noEffect }: BoardLabels, kind: CardKind): string {
  if (kind.effects.length === 0) return noEffect;
  return kind.optional ? `${moments[kind.when]}, ${optional}` : moments[kind.when];
}

export function printCard(
  labels: BoardLabels,
  language: Language,
  view: Pick<View, 'deck'>,
  card: CardName,
): PrintedCard {
  const { name, kind } = findDefinition(view, card);
  return {
    name,
    type: kind.type,
    typeName: labels.types[kind.type],
    text: cardText(language, kind),
    moment: describeMoment(labels, kind),
    effects: describeEffects(labels, kind.effects),
  };
}

/** The whole card in one line, for screen readers. */
export const describeCard = ({ text, moment, effects }: PrintedCard): string =>
  [text, [moment, ...effects].join(', ')].filter((part) => part !== '').join(' ');
