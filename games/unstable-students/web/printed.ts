/** What is printed on a card, in the words of its reader. */
import { at } from '@ludoteca/kernel';
import type { Language } from '@ludoteca/kit';
import type { Effect, Kind, Type } from '../cards/codes.ts';
import { textIn } from '../cards/shipped.ts';
import type { Name, View } from '../parts.ts';
import { type Face, packOf } from '../rules/pack.ts';
import type { Words } from './words.ts';

export interface Printed {
  readonly name: Name;
  readonly type: Type;
  readonly typeName: string;
  readonly text: string;
  /** When it acts, and whether one may let it be; empty without effects. */
  readonly moment: string;
  readonly effects: readonly string[];
}

export function faceOf({ deck }: Pick<View, 'deck'>, card: Name): Face {
  const pack = packOf(deck);
  return at(pack.faces, pack.cardOf(card));
}

/** An effect in a few words: what it does, to which cards, to whom. */
export function effectLine({ actions, types, targets }: Words, { action, filter, target }: Effect): string {
  // RULES 6.11: whoever cannot win cannot, whatever the filter.
  const isPlain = filter === 'ALL' || action === 'INGEGNERE';
  return `${isPlain ? actions[action] : `${actions[action]} ${types[filter]}`} · ${targets[target]}`;
}

/** Like effects that follow one another are one line. */
function effectLines(words: Words, effects: readonly Effect[]): string[] {
  const lines: { readonly line: string; times: number }[] = [];
  for (const effect of effects) {
    const line = effectLine(words, effect);
    const last = lines.at(-1);
    if (last?.line === line) last.times++;
    else lines.push({ line, times: 1 });
  }
  return lines.map(({ line, times }) => (times === 1 ? line : `${times} × ${line}`));
}

function momentOf({ moments, optional, noEffect }: Words, kind: Kind): string {
  if (kind.effects.length === 0) return noEffect;
  return kind.optional ? `${moments[kind.when]}, ${optional}` : moments[kind.when];
}

export function printed(words: Words, language: Language, view: Pick<View, 'deck'>, card: Name): Printed {
  const { name, kind } = faceOf(view, card);
  return {
    name,
    type: kind.type,
    typeName: words.types[kind.type],
    text: textIn(language, kind),
    moment: momentOf(words, kind),
    effects: effectLines(words, kind.effects),
  };
}

/** All of it in a line, for those who hear it. */
export const readAloud = ({ text, moment, effects }: Printed): string =>
  [text, [moment, ...effects].join(', ')].filter((part) => part !== '').join(' ');
