/** What is given, as sentences about who gets it. */
import type { Gift } from '../card-definition/index.ts';
import type { NounPhrase } from './grammar.ts';
import { describeCards } from './filters.ts';
import type { TextContext } from './text-context.ts';
import { toAmount } from './values.ts';

/** To whom, as costs and the like need it. */
export type AffectedPlayers = 'you' | 'opponent' | 'both';

/** All that is given, things first. `gets`: by an effect, for a time; else as long as it holds. */
export function formatGifts(
  say: TextContext,
  gifts: readonly Gift[],
  who: NounPhrase,
  party: AffectedPlayers,
  gets: boolean,
): readonly string[] {
  const { phrasebook: book } = say;
  const things = gifts.flatMap((gift) => formatGiftNoun(say, gift));
  const immunities = gifts.flatMap((gift) => ('immune' in gift ? [book.formatImmunity(gift.immune)] : []));
  const told = [
    ...(things.length === 0 ? [] : [(one: NounPhrase) => book.gifts.has(one, things, gets)]),
    ...(immunities.length === 0 ? [] : [(one: NounPhrase) => book.gifts.immune(one, immunities, gets)]),
    ...gifts.flatMap((gift) => formatGiftClause(say, gift, party)),
  ];
  // The subject is said once.
  return told.map((tell, i) => tell(i === 0 ? who : { ...who, subject: '' }));
}

/** What one can have: `+1 attack`, a keyword, an ability. */
export function formatGiftNoun(say: TextContext, gift: Gift): readonly string[] {
  const { phrasebook: book } = say;
  if ('stat' in gift) return [book.gifts.stat(gift.stat, toAmount(say, gift.by))];
  if ('keyword' in gift)
    return [
      book.gifts.keyword(
        book.keywords[gift.keyword],
        gift.n === undefined ? undefined : toAmount(say, gift.n),
      ),
    ];
  if ('ability' in gift) {
    const extra = say.card.extras?.[gift.ability];
    return [book.gifts.ability(extra === undefined ? gift.ability : say.nested.ability(say, extra))];
  }
  return [];
}

/** What must be said in a sentence of its own. */
function formatGiftClause(
  say: TextContext,
  gift: Gift,
  party: AffectedPlayers,
): readonly ((who: NounPhrase) => string)[] {
  const { gifts } = say.phrasebook;
  if ('stat' in gift || 'keyword' in gift || 'ability' in gift || 'immune' in gift) return [];
  if ('set' in gift) return [(who) => gifts.set(who, gift.set, toAmount(say, gift.to))];
  if ('double' in gift) return [(who) => gifts.double(who, gift.double)];
  if ('lose' in gift) return [(who) => gifts.lose(who, say.phrasebook.keywords[gift.lose])];
  if ('untargetable' in gift) return [(who) => gifts.untargetable(who, gift.untargetable)];
  if ('cannot' in gift) return [(who) => gifts.cannot(who, gift.cannot)];
  if ('more' in gift) return [() => gifts.more(party, gift.more, toAmount(say, gift.by), gift.of)];
  if ('hand' in gift) return [() => gifts.hand(party)];
  const side = party === 'both' ? 'unsaid' : party;
  const determiner =
    gift.once === true ? ({ kind: 'next' } as const) : ({ kind: 'the', plural: true } as const);
  const cards = describeCards(say, gift.cards, determiner, { side });
  if ('costs' in gift) return [() => gifts.costs(cards, toAmount(say, gift.costs))];
  const { cost } = gift;
  return typeof cost === 'number'
    ? [() => gifts.cost(cards, { n: Math.abs(cost) }, cost > 0)]
    : [() => gifts.cost(cards, toAmount(say, cost), true)];
}
