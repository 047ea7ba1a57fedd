/** Who is meant, as a phrase. */
import { at } from '@ludoteca/kernel';
import type { CardType, CardFilter, TargetSpec, Selector } from '../card-definition/index.ts';
import type { NounKey } from './phrasebook.ts';
import type { Determiner, NounPhrase } from './grammar.ts';
import { countDeterminer, describeCards, toFigure, findNouns } from './filters.ts';
import { type TextContext, findNoun } from './text-context.ts';

export function formatSelector(say: TextContext, who: Selector): NounPhrase {
  if (typeof who === 'string') return formatNamedSelector(say, who);
  const { phrasebook: book } = say;
  if ('target' in who) return formatTarget(say, who.target);
  if ('remembered' in who) return book.selectors.remembered(findNoun(say, who.remembered));
  if ('all' in who) return describeCards(say, who.all, { kind: 'each' });
  if ('random' in who)
    return describeCards(say, who.random, countDeterminer(toFigure(who.count ?? 1)), {
      tails: [book.selectors.random],
    });
  if ('pick' in who) {
    const count = toFigure(who.count ?? 1);
    const determiner: Determiner =
      count === 1
        ? { kind: 'a', upTo: who.upTo === true }
        : { kind: 'number', count: `${count}`, upTo: who.upTo === true };
    return describeCards(say, who.pick, determiner, { tails: [book.selectors.chosen(who.by ?? 'you')] });
  }
  if ('highest' in who) return formatExtreme(say, who.among, book.selectors.extreme(who.highest, true));
  if ('lowest' in who) return formatExtreme(say, who.among, book.selectors.extreme(who.lowest, false));
  if ('beside' in who) return book.selectors.beside(formatSelector(say, who.beside));
  if ('alongside' in who) return book.selectors.alongside(formatSelector(say, who.alongside));
  if ('owner' in who) return book.selectors.owner(formatSelector(say, who.owner));
  return book.selectors.controller(formatSelector(say, who.controller));
}

const formatExtreme = (
  say: TextContext,
  among: Parameters<typeof describeCards>[1],
  tail: string,
): NounPhrase => describeCards(say, among, { kind: 'the', plural: false }, { tails: [tail] });

function formatNamedSelector(
  { phrasebook: book, self, subject, cause, it }: TextContext,
  who: Extract<Selector, string>,
): NounPhrase {
  switch (who) {
    case 'source':
      return self;
    case 'bearer':
      return book.selectors.bearer;
    case 'subject':
      return subject ?? self;
    case 'cause':
      return cause ?? book.selectors.cause;
    case 'you':
      return book.selectors.you;
    case 'opponent':
      return book.selectors.opponent;
    case 'both players':
      return book.selectors.both;
    case 'it':
      return it ?? self;
    case 'cost':
      return book.selectors.paid;
    case 'answered':
      return book.selectors.answered;
  }
}

/** Named in full once; then it is that one. */
function formatTarget(say: TextContext, which: number): NounPhrase {
  const aim = say.targets[which];
  if (aim === undefined) return say.phrasebook.selectors.thatPlayer;
  if (say.namedTargets.has(which)) return formatKnownTarget(say, aim);
  say.namedTargets.add(which);
  return formatFullTarget(say, aim);
}

const allowsMany = ({ max = 1 }: TargetSpec): boolean => max > 1;

function formatFullTarget(say: TextContext, aim: TargetSpec): NounPhrase {
  const { what = 'card', min = 1, max = 1, like = {}, side, item } = aim;
  const { selectors: who } = say.phrasebook;
  const determiner: Determiner =
    max === 1 ? { kind: 'a', upTo: min === 0 } : { kind: 'number', count: `${max}`, upTo: min < max };
  switch (what) {
    case 'card':
      return describeCards(say, like, determiner, { target: true });
    case 'player':
      return who.player(side);
    case 'card or player':
      return who.orPlayer(formatTargetTypes(say, like), side);
    case 'stack':
      return who.onStack(item, like.side, formatStackTail(say, aim));
    case 'attack':
      return describeCards(say, { ...like, type: 'character' }, determiner, { target: true });
  }
}

/** One phrase for each kind of card that is meant. */
const formatTargetTypes = (say: TextContext, like: CardFilter): readonly NounPhrase[] =>
  (Array.isArray(like.type) ? (like.type as readonly CardType[]) : [like.type]).map((type) =>
    describeCards(say, type === undefined ? like : { ...like, type }, { kind: 'a' }),
  );

/** What is said of a card on the stack besides what it is. */
function formatStackTail(say: TextContext, { like = {} }: TargetSpec): string {
  const { side: _, type: __, ...rest } = like;
  if (Object.keys(rest).length === 0) return '';
  const bare: Determiner = { kind: 'bare', plural: false };
  const { text } = describeCards(say, rest, bare);
  const { one } = at(findNouns(say, rest), 0);
  return text.replace(one, '').trimEnd();
}

function formatKnownTarget(say: TextContext, aim: TargetSpec): NounPhrase {
  const { phrasebook: book } = say;
  const key = targetNoun(say, aim);
  const nouns = typeof key === 'string' ? [book.nouns[key]] : key;
  return book.buildPhrase({ determiner: { kind: 'that', plural: allowsMany(aim) }, nouns, modifiers: [] });
}

function targetNoun(
  say: TextContext,
  { what = 'card', item, like = {} }: TargetSpec,
): NounKey | ReturnType<typeof findNouns> {
  switch (what) {
    case 'card': {
      const nouns = findNouns(say, like);
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
