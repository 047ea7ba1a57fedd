/** Formats gifts as clauses about their recipient. */
import type { Gift } from '../card-definition/index.ts';
import type { NounPhrase } from './grammar.ts';
import { describeCards } from './filters.ts';
import type { TextContext } from './text-context.ts';
import { toAmount } from './values.ts';

/** The recipient, where gifts concern players. */
export type AffectedPlayers = 'you' | 'opponent' | 'both';

/** Nouns first, then clauses. `gets`: given by an effect for a time; otherwise by a static ability. */
export function formatGifts(
  context: TextContext,
  gifts: readonly Gift[],
  who: NounPhrase,
  party: AffectedPlayers,
  gets: boolean,
): readonly string[] {
  const { phrasebook } = context;
  const things = gifts.flatMap((gift) => formatGiftNoun(context, gift));
  const immunities = gifts.flatMap((gift) =>
    'immune' in gift ? [phrasebook.formatImmunity(gift.immune)] : [],
  );
  const told = [
    ...(things.length === 0 ? [] : [(one: NounPhrase) => phrasebook.gifts.has(one, things, gets)]),
    ...(immunities.length === 0 ? [] : [(one: NounPhrase) => phrasebook.gifts.immune(one, immunities, gets)]),
    ...gifts.flatMap((gift) => formatGiftClause(context, gift, party)),
  ];
  // Only the first clause has a subject.
  return told.map((tell, i) => tell(i === 0 ? who : { ...who, subject: '' }));
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
  party: AffectedPlayers,
): readonly ((who: NounPhrase) => string)[] {
  const { gifts } = context.phrasebook;
  if ('stat' in gift || 'keyword' in gift || 'ability' in gift || 'immune' in gift) return [];
  if ('set' in gift) return [(who) => gifts.set(who, gift.set, toAmount(context, gift.to))];
  if ('double' in gift) return [(who) => gifts.double(who, gift.double)];
  if ('lose' in gift) return [(who) => gifts.lose(who, context.phrasebook.keywords[gift.lose])];
  if ('untargetable' in gift) return [(who) => gifts.untargetable(who, gift.untargetable)];
  if ('cannot' in gift) return [(who) => gifts.cannot(who, gift.cannot)];
  if ('more' in gift) return [() => gifts.more(party, gift.more, toAmount(context, gift.by), gift.of)];
  if ('hand' in gift) return [() => gifts.hand(party)];
  const side = party === 'both' ? 'unsaid' : party;
  const determiner =
    gift.once === true ? ({ kind: 'next' } as const) : ({ kind: 'the', plural: true } as const);
  const cards = describeCards(context, gift.cards, determiner, { side });
  if ('costs' in gift) return [() => gifts.costs(cards, toAmount(context, gift.costs))];
  const { cost } = gift;
  return typeof cost === 'number'
    ? [() => gifts.cost(cards, { n: Math.abs(cost) }, cost > 0)]
    : [() => gifts.cost(cards, toAmount(context, cost), true)];
}
