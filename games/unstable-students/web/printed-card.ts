/** The texts printed on a card, in the language of the reader. */
import type { Language } from '@ludoteca/kit';
import type { CardEffect, CardKind, StudentsCardType } from '../cards/codes.ts';
import { cardText } from '../cards/standard-deck.ts';
import type { CardName } from '../parts.ts';
import { findDefinition } from '../deck/indexed-deck.ts';
import type { StudentsBoardTexts } from './texts/index.ts';
import type { View } from '../view-types.ts';

export interface PrintedStudentsCard {
  readonly name: CardName;
  readonly type: StudentsCardType;
  readonly typeName: string;
  readonly text: string;
  /** When it acts, and whether it is optional. */
  readonly moment: string;
  readonly effects: readonly string[];
}

/** An effect in short: action, cards, target. */
export function describeEffect(
  { actions, types, targets }: StudentsBoardTexts,
  { action, filter, target }: CardEffect,
): string {
  // RULES 6.11: this action ignores the filter.
  const isPlain = filter === 'ALL' || action === 'INGEGNERE';
  return `${isPlain ? actions[action] : `${actions[action]} ${types[filter]}`} · ${targets[target]}`;
}

/** Equal effects in a row are one line. */
function describeEffects(labels: StudentsBoardTexts, effects: readonly CardEffect[]): string[] {
  const lines: { readonly line: string; times: number }[] = [];
  for (const effect of effects) {
    const line = describeEffect(labels, effect);
    const last = lines.at(-1);
    if (last?.line === line) last.times++;
    else lines.push({ line, times: 1 });
  }
  return lines.map(({ line, times }) => (times === 1 ? line : `${times} × ${line}`));
}

function describeMoment({ moments, optional, noEffect }: StudentsBoardTexts, kind: CardKind): string {
  if (kind.effects.length === 0) return noEffect;
  return kind.optional ? `${moments[kind.when]}, ${optional}` : moments[kind.when];
}

export function printCard(
  labels: StudentsBoardTexts,
  language: Language,
  view: Pick<View, 'deck'>,
  card: CardName,
): PrintedStudentsCard {
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
export const describeCard = ({ text, moment, effects }: PrintedStudentsCard): string =>
  [text, [moment, ...effects].join(', ')].filter((part) => part !== '').join(' ');
