/** What is printed on a card, in a language. */
import type { Language } from '@ludoteca/kit';
import { textOf } from '../card-text/index.ts';
import { rowOfId } from '../pool/index.ts';
import { kindOf } from '../text/printed.ts';
import type { Card, CardId, CardType, Element, Rarity, Stat } from '../vocabulary/index.ts';

export interface Printed {
  readonly id: CardId;
  readonly name: string;
  readonly type: CardType;
  /** Type, class, element and what else there is to say in a word. */
  readonly kind: string;
  readonly rarity: Rarity;
  readonly cost: number;
  readonly element: Element | 'neutral';
  readonly stats: { readonly [stat in Stat]: number } | undefined;
  /** A paragraph for each thing that it does. */
  readonly text: readonly string[];
  readonly flavour: string | undefined;
}

const UNKNOWN: Omit<Printed, 'id' | 'name'> = {
  type: 'spell',
  kind: '',
  rarity: 'common',
  cost: 0,
  element: 'neutral',
  stats: undefined,
  text: [],
  flavour: undefined,
};

const made = new Map<string, Printed>();

/** A card of which this page knows nothing is its id. */
export function printedOf(language: Language, id: CardId): Printed {
  const key = `${language} ${id}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const row = rowOfId(id);
  const printed = row === undefined ? { id, name: id, ...UNKNOWN } : print(language, row.card);
  made.set(key, printed);
  return printed;
}

function print(language: Language, card: Card): Printed {
  const { id, name, type, rarity, cost, element = 'neutral' } = card;
  return {
    id,
    name: name[language],
    type,
    kind: kindOf(language, card),
    rarity,
    cost,
    element,
    stats:
      card.type === 'character'
        ? { attack: card.attack, defence: card.defence, health: card.health }
        : undefined,
    text: textOf(id, language),
    flavour: card.flavour?.[language],
  };
}
