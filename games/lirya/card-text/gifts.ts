/** What is given, as sentences about who gets it. */
import type { Gift } from '../vocabulary/index.ts';
import type { Phrase } from './grammar.ts';
import { described } from './nouns.ts';
import type { Speaker } from './speaker.ts';
import { amountIs } from './values.ts';

/** To whom, as costs and the like need it. */
export type Party = 'you' | 'opponent' | 'both';

/** All that is given, things first. `gets`: by an effect, for a time; else as long as it holds. */
export function giftClauses(
  say: Speaker,
  gifts: readonly Gift[],
  who: Phrase,
  party: Party,
  gets: boolean,
): readonly string[] {
  const { book } = say;
  const things = gifts.flatMap((gift) => thing(say, gift));
  const immunities = gifts.flatMap((gift) => ('immune' in gift ? [book.immunity(gift.immune)] : []));
  const told = [
    ...(things.length === 0 ? [] : [(one: Phrase) => book.gifts.has(one, things, gets)]),
    ...(immunities.length === 0 ? [] : [(one: Phrase) => book.gifts.immune(one, immunities, gets)]),
    ...gifts.flatMap((gift) => sentence(say, gift, party)),
  ];
  // The subject is said once.
  return told.map((tell, i) => tell(i === 0 ? who : { ...who, subject: '' }));
}

/** What one can have: `+1 attack`, a keyword, an ability. */
export function thing(say: Speaker, gift: Gift): readonly string[] {
  const { book } = say;
  if ('stat' in gift) return [book.gifts.stat(gift.stat, amountIs(say, gift.by))];
  if ('keyword' in gift)
    return [
      book.gifts.keyword(
        book.keywords[gift.keyword],
        gift.n === undefined ? undefined : amountIs(say, gift.n),
      ),
    ];
  if ('ability' in gift) {
    const extra = say.card.extras?.[gift.ability];
    return [book.gifts.ability(extra === undefined ? gift.ability : say.tell.ability(say, extra))];
  }
  return [];
}

/** What must be said in a sentence of its own. */
function sentence(say: Speaker, gift: Gift, party: Party): readonly ((who: Phrase) => string)[] {
  const { gifts } = say.book;
  if ('stat' in gift || 'keyword' in gift || 'ability' in gift || 'immune' in gift) return [];
  if ('set' in gift) return [(who) => gifts.set(who, gift.set, amountIs(say, gift.to))];
  if ('double' in gift) return [(who) => gifts.double(who, gift.double)];
  if ('lose' in gift) return [(who) => gifts.lose(who, say.book.keywords[gift.lose])];
  if ('untargetable' in gift) return [(who) => gifts.untargetable(who, gift.untargetable)];
  if ('cannot' in gift) return [(who) => gifts.cannot(who, gift.cannot)];
  if ('more' in gift) return [() => gifts.more(party, gift.more, amountIs(say, gift.by), gift.of)];
  if ('hand' in gift) return [() => gifts.hand(party)];
  const side = party === 'both' ? 'unsaid' : party;
  const determiner =
    gift.once === true ? ({ kind: 'next' } as const) : ({ kind: 'the', plural: true } as const);
  const cards = described(say, gift.cards, determiner, { side });
  if ('costs' in gift) return [() => gifts.costs(cards, amountIs(say, gift.costs))];
  const { cost } = gift;
  return typeof cost === 'number'
    ? [() => gifts.cost(cards, { n: Math.abs(cost) }, cost > 0)]
    : [() => gifts.cost(cards, amountIs(say, cost), true)];
}
