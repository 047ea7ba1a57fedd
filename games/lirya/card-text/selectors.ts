/** Formats selectors as noun phrases. */
import { at } from '@ludoteca/kernel';
import type { CardType, CardFilter, TargetSpec, Selector } from '../card-definition/index.ts';
import type { NounKey } from './phrasebook.ts';
import type { Determiner, NounPhrase } from './grammar.ts';
import { countDeterminer, describeCards, toFigure, findNouns } from './filters.ts';
import { type TextContext, findNoun } from './text-context.ts';

export function formatSelector(context: TextContext, who: Selector): NounPhrase {
  if (typeof who === 'string') return formatNamedSelector(context, who);
  const { phrasebook } = context;
  if ('target' in who) return formatTarget(context, who.target);
  if ('remembered' in who) return phrasebook.selectors.remembered(findNoun(context, who.remembered));
  if ('all' in who) return describeCards(context, who.all, { kind: 'each' });
  if ('random' in who)
    return describeCards(context, who.random, countDeterminer(toFigure(who.count ?? 1)), {
      tails: [phrasebook.selectors.random],
    });
  if ('pick' in who) {
    const count = toFigure(who.count ?? 1);
    const determiner: Determiner =
      count === 1
        ? { kind: 'a', upTo: who.upTo === true }
        : { kind: 'number', count: `${count}`, upTo: who.upTo === true };
    return describeCards(context, who.pick, determiner, {
      tails: [phrasebook.selectors.chosen(who.by ?? 'you')],
    });
  }
  if ('highest' in who)
    return formatExtreme(context, who.among, phrasebook.selectors.extreme(who.highest, true));
  if ('lowest' in who)
    return formatExtreme(context, who.among, phrasebook.selectors.extreme(who.lowest, false));
  if ('beside' in who) return phrasebook.selectors.beside(formatSelector(context, who.beside));
  if ('alongside' in who) return phrasebook.selectors.alongside(formatSelector(context, who.alongside));
  if ('owner' in who) return phrasebook.selectors.owner(formatSelector(context, who.owner));
  return phrasebook.selectors.controller(formatSelector(context, who.controller));
}

const formatExtreme = (
  context: TextContext,
  among: Parameters<typeof describeCards>[1],
  tail: string,
): NounPhrase => describeCards(context, among, { kind: 'the', plural: false }, { tails: [tail] });

function formatNamedSelector(
  { phrasebook, self, subject, cause, it }: TextContext,
  who: Extract<Selector, string>,
): NounPhrase {
  switch (who) {
    case 'source':
      return self;
    case 'bearer':
      return phrasebook.selectors.bearer;
    case 'subject':
      return subject ?? self;
    case 'cause':
      return cause ?? phrasebook.selectors.cause;
    case 'you':
      return phrasebook.selectors.you;
    case 'opponent':
      return phrasebook.selectors.opponent;
    case 'both players':
      return phrasebook.selectors.both;
    case 'it':
      return it ?? self;
    case 'cost':
      return phrasebook.selectors.paid;
    case 'answered':
      return phrasebook.selectors.answered;
  }
}

/** A target is named in full at its first mention only. */
function formatTarget(context: TextContext, which: number): NounPhrase {
  const aim = context.targets[which];
  if (aim === undefined) return context.phrasebook.selectors.thatPlayer;
  if (context.namedTargets.has(which)) return formatKnownTarget(context, aim);
  context.namedTargets.add(which);
  return formatFullTarget(context, aim);
}

const allowsMany = ({ max = 1 }: TargetSpec): boolean => max > 1;

function formatFullTarget(context: TextContext, aim: TargetSpec): NounPhrase {
  const { what = 'card', min = 1, max = 1, like = {}, side, item } = aim;
  const { selectors: who } = context.phrasebook;
  const determiner: Determiner =
    max === 1 ? { kind: 'a', upTo: min === 0 } : { kind: 'number', count: `${max}`, upTo: min < max };
  switch (what) {
    case 'card':
      return describeCards(context, like, determiner, { target: true });
    case 'player':
      return who.player(side);
    case 'card or player':
      return who.orPlayer(formatTargetTypes(context, like), side);
    case 'stack':
      return who.onStack(item, like.side, formatStackTail(context, aim));
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

function formatKnownTarget(context: TextContext, aim: TargetSpec): NounPhrase {
  const { phrasebook } = context;
  const key = targetNoun(context, aim);
  const nouns = typeof key === 'string' ? [phrasebook.nouns[key]] : key;
  return phrasebook.buildPhrase({
    determiner: { kind: 'that', plural: allowsMany(aim) },
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
