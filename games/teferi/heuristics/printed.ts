/** What the words on a card tell a player at a glance: read once for each card. */
import type { Printed, SeenPermanent } from '../sight.ts';
import type { View } from '../parts.ts';
import { readCost } from '../layers/mana-cost.ts';

export interface Reading {
  readonly manaValue: number;
  readonly hasX: boolean;
  readonly isLand: boolean;
  readonly isCreature: boolean;
  readonly isInstant: boolean;
  /** The word "target" or a loss of one's own is in it: worth a second thought. */
  readonly asks: boolean;
  /** What it does wears off with the turn, or bears fruit in it. */
  readonly passing: boolean;
  /** All that can be activated on it makes mana. */
  readonly onlyMana: boolean;
  readonly makesMana: boolean;
  readonly acts: boolean;
  /** It taps for something. */
  readonly taps: boolean;
  readonly triggers: boolean;
  readonly cannotBlock: boolean;
  readonly cannotBeBlocked: boolean;
  /** An Aura that keeps its host from fighting. */
  readonly binds: boolean;
  readonly counters: boolean;
  /** It is meant to kill a creature, or to hurt. */
  readonly kills: boolean;
  /** In lower case. */
  readonly text: string;
}

const ACTIVATED = /^(?:equip|[^"\n]*:) /gm;
const MANA_ACTIVATED = /^[^"\n]*: add /gm;

function read({ text: words, cost = '', types, subtypes, bent }: Printed): Reading {
  const text = words.toLowerCase();
  const mana = readCost(cost);
  const activated = text.match(ACTIVATED)?.length ?? 0;
  const makes = text.match(MANA_ACTIVATED)?.length ?? 0;
  return {
    manaValue: mana?.manaValue ?? 0,
    hasX: (mana?.xs ?? 0) > 0,
    isLand: types.includes('land'),
    isCreature: types.includes('creature'),
    isInstant: types.includes('instant'),
    asks: /target|sacrifice|each player|discard|lose|equal to/.test(text),
    passing: /until end of turn|this turn|\btap target|additional combat|extra turn|gains? haste/.test(text),
    onlyMana: activated === makes && (makes > 0 || types.includes('land')),
    makesMana: makes > 0 || (types.includes('land') && activated === 0),
    acts: activated > makes,
    taps: /\{t\}[^\n]*: /.test(text),
    triggers: /\bwhen(?:ever)?\b|\bat the beginning|creatures you control/.test(text),
    cannotBlock: /can't (?:attack or )?block[.,]/.test(text) && !types.includes('enchantment'),
    cannotBeBlocked: /can't be blocked\b(?! (?:by|except))/.test(text) && !subtypes.includes('Aura'),
    binds: subtypes.includes('Aura') && /can't (?:attack|block)/.test(text),
    counters: /counter target/.test(text),
    kills: bent <= -2 && /target creature|any target/.test(text),
    text,
  };
}

const readings = new WeakMap<Printed, Reading>();

export function readingOf(printed: Printed): Reading {
  const known = readings.get(printed);
  if (known !== undefined) return known;
  const reading = read(printed);
  readings.set(printed, reading);
  return reading;
}

const NOTHING: Printed = {
  name: '',
  supertypes: [],
  types: [],
  subtypes: [],
  colours: [],
  text: '',
  token: false,
  bent: 0,
};

export const printedOf = (view: View, card: string): Printed => view.cards[card] ?? NOTHING;
export const readingIn = (view: View, card: string): Reading => readingOf(printedOf(view, card));
export const readingOn = (view: View, { card }: SeenPermanent): Reading => readingIn(view, card);
