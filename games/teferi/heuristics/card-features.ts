/** Features of a card that the heuristics read from its printed text, which is all that a view contains. */
import { memoizeByObject } from '@ludoteca/kit';
import type { PrintedCard, VisiblePermanent } from '../view-types.ts';
import type { View } from '../parts.ts';
import { parseManaCost } from '../layers/mana-cost.ts';
import { createUnknownCard } from '../unknown-card.ts';

export interface CardFeatures {
  readonly manaValue: number;
  readonly hasX: boolean;
  readonly isLand: boolean;
  readonly isCreature: boolean;
  readonly isInstant: boolean;
  /** It has a target or a drawback, so its value needs lookahead. */
  readonly needsLookahead: boolean;
  /** Its effect ends with the turn or matters only in this turn. */
  readonly isTemporary: boolean;
  /** All of its activated abilities are mana abilities. */
  readonly onlyMana: boolean;
  readonly makesMana: boolean;
  readonly hasNonManaAbility: boolean;
  /** It has an activated ability with {T} in its cost. */
  readonly hasTapAbility: boolean;
  readonly hasTriggers: boolean;
  readonly cannotBlock: boolean;
  readonly cannotBeBlocked: boolean;
  /** An Aura that keeps the enchanted creature from attacking or blocking. */
  readonly neutralizesHost: boolean;
  readonly countersSpells: boolean;
  /** A spell that kills or damages a creature. */
  readonly isRemoval: boolean;
  /** The text in lower case. */
  readonly text: string;
}

const ACTIVATED = /^(?:equip|[^"\n]*:) /gm;
const MANA_ACTIVATED = /^[^"\n]*: add /gm;

function extractFeatures({
  text: words,
  cost = '',
  types,
  subtypes,
  bent: polarity,
}: PrintedCard): CardFeatures {
  const text = words.toLowerCase();
  const mana = parseManaCost(cost);
  const activated = text.match(ACTIVATED)?.length ?? 0;
  const makes = text.match(MANA_ACTIVATED)?.length ?? 0;
  return {
    manaValue: mana?.manaValue ?? 0,
    hasX: (mana?.xs ?? 0) > 0,
    isLand: types.includes('land'),
    isCreature: types.includes('creature'),
    isInstant: types.includes('instant'),
    needsLookahead: /target|sacrifice|each player|discard|lose|equal to/.test(text),
    isTemporary: /until end of turn|this turn|\btap target|additional combat|extra turn|gains? haste/.test(
      text,
    ),
    onlyMana: activated === makes && (makes > 0 || types.includes('land')),
    makesMana: makes > 0 || (types.includes('land') && activated === 0),
    hasNonManaAbility: activated > makes,
    hasTapAbility: /\{t\}[^\n]*: /.test(text),
    hasTriggers: /\bwhen(?:ever)?\b|\bat the beginning|creatures you control/.test(text),
    cannotBlock: /can't (?:attack or )?block[.,]/.test(text) && !types.includes('enchantment'),
    cannotBeBlocked: /can't be blocked\b(?! (?:by|except))/.test(text) && !subtypes.includes('Aura'),
    neutralizesHost: subtypes.includes('Aura') && /can't (?:attack|block)/.test(text),
    countersSpells: /counter target/.test(text),
    isRemoval: polarity <= -2 && /target creature|any target/.test(text),
    text,
  };
}

export const featuresOf = memoizeByObject(extractFeatures);

const UNKNOWN_CARD = createUnknownCard('');

export const printedCard = (view: View, card: string): PrintedCard => view.cards[card] ?? UNKNOWN_CARD;
export const featuresOfCard = (view: View, card: string): CardFeatures => featuresOf(printedCard(view, card));
export const featuresOfPermanent = (view: View, { card }: VisiblePermanent): CardFeatures =>
  featuresOfCard(view, card);
