/** Formats selectors as noun phrases. */
import { at } from '@ludoteca/kernel';
import type { CardType, CardFilter, TargetSpec, Selector } from '../card-definition/index.ts';
import type { NounKey } from './phrasebook.ts';
import type { Determiner, NounPhrase } from './grammar.ts';
import { countDeterminer, describeCards, toFigure, findNouns } from './filters.ts';
import { type TextContext, findNoun } from './text-context.ts';

export function formatSelector(context: TextContext, selector: Selector): NounPhrase {
  if (typeof selector === 'string') return formatNamedSelector(context, selector);
  const { selectors } = context.phrasebook;
  if ('target' in selector) return formatTarget(context, selector.target);
  if ('remembered' in selector) return selectors.remembered(findNoun(context, selector.remembered));
  if ('all' in selector) return describeCards(context, selector.all, { kind: 'each' });
  if ('random' in selector)
    return describeCards(context, selector.random, countDeterminer(toFigure(selector.count ?? 1)), {
      tails: [selectors.random],
    });
  if ('pick' in selector) {
    const count = toFigure(selector.count ?? 1);
    const determiner: Determiner =
      count === 1
        ? { kind: 'a', upTo: selector.upTo === true }
        : { kind: 'number', count: `${count}`, upTo: selector.upTo === true };
    return describeCards(context, selector.pick, determiner, {
      tails: [selectors.chosen(selector.by ?? 'you')],
    });
  }
  if ('highest' in selector)
    return formatExtreme(context, selector.among, selectors.extreme(selector.highest, true));
  if ('lowest' in selector)
    return formatExtreme(context, selector.among, selectors.extreme(selector.lowest, false));
  if ('beside' in selector) return selectors.beside(formatSelector(context, selector.beside));
  if ('alongside' in selector) return selectors.alongside(formatSelector(context, selector.alongside));
  if ('owner' in selector) return selectors.owner(formatSelector(context, selector.owner));
  return selectors.controller(formatSelector(context, selector.controller));
}

const formatExtreme = (
  context: TextContext,
  among: Parameters<typeof describeCards>[1],
  tail: string,
): NounPhrase => describeCards(context, among, { kind: 'the', plural: false }, { tails: [tail] });

function formatNamedSelector(
  { phrasebook: { selectors }, self, subject, cause, it }: TextContext,
  selector: Extract<Selector, string>,
): NounPhrase {
  switch (selector) {
    case 'source':
      return self;
    case 'bearer':
      return selectors.bearer;
    case 'subject':
      return subject ?? self;
    case 'cause':
      return cause ?? selectors.cause;
    case 'you':
      return selectors.you;
    case 'opponent':
      return selectors.opponent;
    case 'both players':
      return selectors.both;
    case 'it':
      return it ?? self;
    case 'cost':
      return selectors.paid;
    case 'answered':
      return selectors.answered;
  }
}

/** A target is named in full at its first mention only. */
function formatTarget(context: TextContext, which: number): NounPhrase {
  const spec = context.targets[which];
  if (spec === undefined) return context.phrasebook.selectors.thatPlayer;
  if (context.namedTargets.has(which)) return formatKnownTarget(context, spec);
  context.namedTargets.add(which);
  return formatFullTarget(context, spec);
}

const allowsMany = ({ max = 1 }: TargetSpec): boolean => max > 1;

function formatFullTarget(context: TextContext, spec: TargetSpec): NounPhrase {
  const { what = 'card', min = 1, max = 1, like = {}, side, item } = spec;
  const { selectors } = context.phrasebook;
  const determiner: Determiner =
    max === 1 ? { kind: 'a', upTo: min === 0 } : { kind: 'number', count: `${max}`, upTo: min < max };
  switch (what) {
    case 'card':
      return describeCards(context, like, determiner, { target: true });
    case 'player':
      return selectors.player(side);
    case 'card or player':
      return selectors.orPlayer(formatTargetTypes(context, like), side);
    case 'stack':
      return selectors.onStack(item, like.side, formatStackTail(context, spec));
    case 'attack':
      return describeCards(context, { ...like, type: 'character' }, determiner, { target: true });
  }
}

/** One phrase per card type. */
const formatTargetTypes = (context: TextContext, like: CardFilter): readonly NounPhrase[] =>
  (Array.isArray(like.type) ? (like.type as readonly CardType[]) : [like.type]).map((type) =>
    describeCards(context, type === undefined ? like : { ...like, type }, { kind: 'a' }),
  );

/** The qualities of a card on the stack. */
function formatStackTail(context: TextContext, { like = {} }: TargetSpec): string {
  const { side: _, type: __, ...rest } = like;
  if (Object.keys(rest).length === 0) return '';
  const bare: Determiner = { kind: 'bare', plural: false };
  const { text } = describeCards(context, rest, bare);
  const { one } = at(findNouns(context, rest), 0);
  return text.replace(one, '').trimEnd();
}

function formatKnownTarget(context: TextContext, spec: TargetSpec): NounPhrase {
  const { phrasebook } = context;
  const key = targetNoun(context, spec);
  const nouns = typeof key === 'string' ? [phrasebook.nouns[key]] : key;
  return phrasebook.buildPhrase({
    determiner: { kind: 'that', plural: allowsMany(spec) },
    nouns,
    modifiers: [],
  });
}

function targetNoun(
  context: TextContext,
  { what = 'card', item, like = {} }: TargetSpec,
): NounKey | ReturnType<typeof findNouns> {
  switch (what) {
    case 'card': {
      const nouns = findNouns(context, like);
      return nouns.length === 1 ? nouns : 'target';
    }
    case 'player':
      return 'player';
    case 'card or player':
      return 'target';
    case 'stack':
      return item ?? 'card';
    case 'attack':
      return 'character';
  }
}
