/** What pieces and players were given for a time, and what holds for a piece whoever says so: all of it is public. */
import type { DeepReadonly } from '@ludoteca/kernel';
import type { Mark } from './parts.ts';
import { cardAt } from './pool/index.ts';
import { GIVES } from './pool/gives.ts';
import { inPlay } from './rules/statics.ts';
import { bodyOf, onceOf, other, type PieceSeen, type Table } from './rules/table.ts';
import { BANS, cannot, isImmune, isTargetable } from './rules/traits.ts';
import type { Bonds, Given, GivenView, TermView } from './views.ts';
import {
  type Filter,
  IMMUNITIES,
  type Immunity,
  type Keyword,
  NUMBERED_KEYWORDS,
  type Stat,
} from './vocabulary/index.ts';

/** How long something lasts. */
export const termView = (state: Table, { until, turns, by, source }: DeepReadonly<Mark>): TermView => {
  if (until === 'turns') return { until, turns };
  if (until === 'next') return { until, of: by };
  const piece = until === 'source' ? onceOf(state, source) : undefined;
  return piece === undefined ? { until } : { until, card: cardAt(piece.card).id };
};

/** What a mark gives; nothing where it is shown elsewhere, as states and counters are, or says nothing by itself. */
function givenBy(state: Table, mark: DeepReadonly<Mark>): Given | undefined {
  const { kind, word, amount, data } = mark;
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
      return NUMBERED_KEYWORDS.has(word as Keyword)
        ? { keyword: word as Keyword, n: amount }
        : { keyword: word as Keyword };
    case 'lose':
      return { lose: word as Keyword };
    case 'immune':
      return { immune: word as Immunity };
    case 'untargetable':
      return { untargetable: word as 'opponent' | 'anybody' };
    case 'cannot':
      return { cannot: word as (typeof BANS)[number] };
    case 'cost':
      return { cost: amount, cards: data as unknown as Filter, ...(word === 'once' && { once: true }) };
    case 'costs':
      return { costs: amount, cards: data as unknown as Filter, ...(word === 'once' && { once: true }) };
    case 'more': {
      const [more, of] = word.split(' ') as ['damage' | 'healing', 'spell' | 'ability' | undefined];
      return { more, by: amount, ...(of !== undefined && { of }) };
    }
    case 'hand':
      return { hand: 'protected' };
    case 'redirect':
      return { redirect: bodyOf(state, amount) };
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

export const givenView = (state: Table, marks: DeepReadonly<Mark[]>): readonly GivenView[] =>
  marks.flatMap((mark) => {
    const what = givenBy(state, mark);
    return what === undefined ? [] : [{ what, term: termView(state, mark) }];
  });

const NONE: readonly never[] = [];

/** 10.1 and 12.1: whether by marks or by static abilities. */
export function bondsOf(state: Table, piece: PieceSeen): Bonds {
  const marked = piece.marks.length > 0;
  const aims = marked || inPlay(state, GIVES.untargetable);
  const open = !aims || isTargetable(state, piece, other(piece.control));
  return {
    immune:
      marked || inPlay(state, GIVES.immune) ? IMMUNITIES.filter((to) => isImmune(state, piece, to)) : NONE,
    cannot: marked || inPlay(state, GIVES.cannot) ? BANS.filter((what) => cannot(state, piece, what)) : NONE,
    ...(!open && {
      untargetable: isTargetable(state, piece, piece.control) ? 'opponent' : 'anybody',
    }),
  };
}
