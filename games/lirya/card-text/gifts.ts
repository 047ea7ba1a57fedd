/** Formats gifts as clauses about their recipient. */
import type { Gift, Selector, StaticAbility } from '../card-definition/index.ts';
import type { NounPhrase } from './grammar.ts';
import { describeCards } from './filters.ts';
import type { TextContext } from './text-context.ts';
import { toAmount } from './values.ts';

/** The recipient, where gifts concern players. */
export type AffectedPlayers = 'you' | 'opponent' | 'both';

export const affectedPlayersOf = (to: Selector | StaticAbility['to']): AffectedPlayers =>
  to === 'opponent' ? 'opponent' : to === 'both players' ? 'both' : 'you';

/** Nouns first, then clauses. `gets`: given by an effect for a time; otherwise by a static ability. */
export function formatGifts(
  context: TextContext,
  gifts: readonly Gift[],
  who: NounPhrase,
  players: AffectedPlayers,
  gets: boolean,
): readonly string[] {
  const { phrasebook } = context;
  const nouns = gifts.flatMap((gift) => formatGiftNoun(context, gift));
  const immunities = gifts.flatMap((gift) =>
    'immune' in gift ? [phrasebook.formatImmunity(gift.immune)] : [],
  );
  const clauses = [
    ...(nouns.length === 0 ? [] : [(subject: NounPhrase) => phrasebook.gifts.has(subject, nouns, gets)]),
    ...(immunities.length === 0
      ? []
      : [(subject: NounPhrase) => phrasebook.gifts.immune(subject, immunities, gets)]),
    ...gifts.flatMap((gift) => formatGiftClause(context, gift, players)),
  ];
  // Only the first clause has a subject.
  return clauses.map((format, i) => format(i === 0 ? who : { ...who, subject: '' }));
}

/** Gifts that are nouns: `+1 attack`, a keyword, an ability. */
export function formatGiftNoun(context: TextContext, gift: Gift): readonly string[] {
  const { phrasebook } = context;
  if ('stat' in gift) return [phrasebook.gifts.stat(gift.stat, toAmount(context, gift.by))];
  if ('keyword' in gift)
    return [
      phrasebook.gifts.keyword(
        phrasebook.keywords[gift.keyword],
        gift.n === undefined ? undefined : toAmount(context, gift.n),
      ),
    ];
  if ('ability' in gift) {
    const extra = context.card.extras?.[gift.ability];
    return [
      phrasebook.gifts.ability(extra === undefined ? gift.ability : context.nested.ability(context, extra)),
    ];
  }
  return [];
}

/** Gifts that are clauses of their own. */
function formatGiftClause(
  context: TextContext,
  gift: Gift,
  players: AffectedPlayers,
): readonly ((who: NounPhrase) => string)[] {
  const { gifts } = context.phrasebook;
  if ('stat' in gift || 'keyword' in gift || 'ability' in gift || 'immune' in gift) return [];
  if ('set' in gift) return [(who) => gifts.set(who, gift.set, toAmount(context, gift.to))];
  if ('double' in gift) return [(who) => gifts.double(who, gift.double)];
  if ('lose' in gift) return [(who) => gifts.lose(who, context.phrasebook.keywords[gift.lose])];
  if ('untargetable' in gift) return [(who) => gifts.untargetable(who, gift.untargetable)];
  if ('cannot' in gift) return [(who) => gifts.cannot(who, gift.cannot)];
  if ('more' in gift) return [() => gifts.more(players, gift.more, toAmount(context, gift.by), gift.of)];
  if ('hand' in gift) return [() => gifts.hand(players)];
  const side = players === 'both' ? 'unsaid' : players;
  const determiner =
    gift.once === true ? ({ kind: 'next' } as const) : ({ kind: 'the', plural: true } as const);
  const cards = describeCards(context, gift.cards, determiner, { side });
  if ('costs' in gift) return [() => gifts.costs(cards, toAmount(context, gift.costs))];
  const { cost } = gift;
  return typeof cost === 'number'
    ? [() => gifts.cost(cards, { n: Math.abs(cost) }, cost > 0)]
    : [() => gifts.cost(cards, toAmount(context, cost), true)];
}
