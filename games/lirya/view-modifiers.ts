/** Modifiers, immunities and prohibitions as parts of the view; all of it is public. */
import type { DeepReadonly } from '@ludoteca/kernel';
import type { Modifier, ReadonlyPiece, ReadonlyState } from './parts.ts';
import { cardAt } from './pool/index.ts';
import { FEATURE_BITS } from './pool/feature-bits.ts';
import { hasFeature } from './rules/static-abilities.ts';
import { nameObject, findPieceOrDeparted, opponentOf } from './rules/lookup.ts';
import { PROHIBITIONS, isProhibited, isImmune, isTargetable } from './rules/traits.ts';
import type { Restrictions, GrantedEffect, GrantView, ExpiryView } from './view-types.ts';
import {
  type CardFilter,
  IMMUNITIES,
  type Immunity,
  type KeywordName,
  NUMBERED_KEYWORDS,
  type Stat,
} from './card-definition/index.ts';

export const toExpiryView = (
  state: ReadonlyState,
  { until, turns, by, source }: DeepReadonly<Modifier>,
): ExpiryView => {
  if (until === 'turns') return { until, turns };
  if (until === 'next') return { until, of: by };
  const piece = until === 'source' ? findPieceOrDeparted(state, source) : undefined;
  return piece === undefined ? { until } : { until, card: cardAt(piece.card).id };
};

/** Undefined for modifiers that the view shows elsewhere (states, counters, abilities) or not at all. */
function toGrantedEffect(state: ReadonlyState, modifier: DeepReadonly<Modifier>): GrantedEffect | undefined {
  const { kind, word, amount, data } = modifier;
  switch (kind) {
    case 'attack':
    case 'defence':
    case 'health':
      return { stat: kind, by: amount };
    case 'set':
      return { set: word as Stat, to: amount };
    case 'double':
      return { double: word as Stat };
    case 'swap':
      return { swap: word.split('/') as Stat[] };
    case 'keyword':
      return NUMBERED_KEYWORDS.has(word as KeywordName)
        ? { keyword: word as KeywordName, n: amount }
        : { keyword: word as KeywordName };
    case 'lose':
      return { lose: word as KeywordName };
    case 'immune':
      return { immune: word as Immunity };
    case 'untargetable':
      return { untargetable: word as 'opponent' | 'anybody' };
    case 'cannot':
      return { cannot: word as (typeof PROHIBITIONS)[number] };
    case 'cost':
      return { cost: amount, cards: data as unknown as CardFilter, ...(word === 'once' && { once: true }) };
    case 'costs':
      return { costs: amount, cards: data as unknown as CardFilter, ...(word === 'once' && { once: true }) };
    case 'more': {
      const [more, of] = word.split(' ') as ['damage' | 'healing', 'spell' | 'ability' | undefined];
      return { more, by: amount, ...(of !== undefined && { of }) };
    }
    case 'hand':
      return { hand: 'protected' };
    case 'redirect':
      return { redirect: nameObject(state, amount) };
    case 'control':
      return { control: 'back' };
    case 'state':
    case 'ability':
    case 'counters':
    case 'memory':
    case 'exposed':
      return undefined;
  }
}

export const toGrantViews = (state: ReadonlyState, marks: DeepReadonly<Modifier[]>): readonly GrantView[] =>
  marks.flatMap((modifier) => {
    const what = toGrantedEffect(state, modifier);
    return what === undefined ? [] : [{ what, term: toExpiryView(state, modifier) }];
  });

const NONE: readonly never[] = [];

/** 10.1 and 12.1: from modifiers and from static abilities. */
export function findRestrictions(state: ReadonlyState, piece: ReadonlyPiece): Restrictions {
  const marked = piece.marks.length > 0;
  const targets = marked || hasFeature(state, FEATURE_BITS.untargetable);
  const open = !targets || isTargetable(state, piece, opponentOf(piece.control));
  return {
    immune:
      marked || hasFeature(state, FEATURE_BITS.immune)
        ? IMMUNITIES.filter((to) => isImmune(state, piece, to))
        : NONE,
    cannot:
      marked || hasFeature(state, FEATURE_BITS.cannot)
        ? PROHIBITIONS.filter((what) => isProhibited(state, piece, what))
        : NONE,
    ...(!open && {
      untargetable: isTargetable(state, piece, piece.control) ? 'opponent' : 'anybody',
    }),
  };
}
