/** The printed texts and values of a card in a language. */
import type { Language } from '@ludoteca/kit';
import { getCardText } from '../card-text/index.ts';
import { rowOfId } from '../pool/index.ts';
import { formatTypeLine } from '../text/printed-card.ts';
import { isBuiltInElement } from '../text/terms.ts';
import type {
  BuiltInElement,
  CardDefinition,
  CardId,
  CardType,
  Rarity,
  Stat,
} from '../card-definition/index.ts';

export interface LiryaPrintedCard {
  readonly id: CardId;
  readonly name: string;
  readonly type: CardType;
  /** The type line: type, class, element and subtypes. */
  readonly kind: string;
  readonly rarity: Rarity;
  readonly cost: number;
  /** 'neutral' also for elements of plug-ins, which have no colour. */
  readonly element: BuiltInElement | 'neutral';
  readonly stats: { readonly [stat in Stat]: number } | undefined;
  /** One paragraph for each ability. */
  readonly text: readonly string[];
  readonly flavour: string | undefined;
}

const UNKNOWN: Omit<LiryaPrintedCard, 'id' | 'name'> = {
  type: 'spell',
  kind: '',
  rarity: 'common',
  cost: 0,
  element: 'neutral',
  stats: undefined,
  text: [],
  flavour: undefined,
};

const cache = new Map<string, LiryaPrintedCard>();

/** An unknown card shows its id. Printed cards are cached, because every rendering asks for them. */
export function printCard(language: Language, id: CardId): LiryaPrintedCard {
  const key = `${language} ${id}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const row = rowOfId(id);
  const printed = row === undefined ? { id, name: id, ...UNKNOWN } : printDefinition(language, row.card);
  cache.set(key, printed);
  return printed;
}

function printDefinition(language: Language, card: CardDefinition): LiryaPrintedCard {
  const { id, name, type, rarity, cost, element = 'neutral' } = card;
  return {
    id,
    name: name[language],
    type,
    kind: formatTypeLine(language, card),
    rarity,
    cost,
    element: isBuiltInElement(element) ? element : 'neutral',
    stats:
      card.type === 'character'
        ? { attack: card.attack, defence: card.defence, health: card.health }
        : undefined,
    text: getCardText(id, language),
    flavour: card.flavour?.[language],
  };
}
