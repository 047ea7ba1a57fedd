/** Who is meant, as a phrase. */
import { at } from '@ludoteca/kernel';
import type { CardType, Filter, Target, Who } from '../vocabulary/index.ts';
import type { NounKey } from './book.ts';
import type { Determiner, Phrase } from './grammar.ts';
import { counted, described, figure, nounsOf } from './nouns.ts';
import { type Speaker, wordFor } from './speaker.ts';

export function whoIs(say: Speaker, who: Who): Phrase {
  if (typeof who === 'string') return named(say, who);
  const { book } = say;
  if ('target' in who) return target(say, who.target);
  if ('remembered' in who) return book.who.remembered(wordFor(say, who.remembered));
  if ('all' in who) return described(say, who.all, { kind: 'each' });
  if ('random' in who)
    return described(say, who.random, counted(figure(who.count ?? 1)), { tails: [book.who.random] });
  if ('pick' in who) {
    const count = figure(who.count ?? 1);
    const determiner: Determiner =
      count === 1
        ? { kind: 'a', upTo: who.upTo === true }
        : { kind: 'number', count: `${count}`, upTo: who.upTo === true };
    return described(say, who.pick, determiner, { tails: [book.who.chosen(who.by ?? 'you')] });
  }
  if ('highest' in who) return extreme(say, who.among, book.who.extreme(who.highest, true));
  if ('lowest' in who) return extreme(say, who.among, book.who.extreme(who.lowest, false));
  if ('beside' in who) return book.who.beside(whoIs(say, who.beside));
  if ('alongside' in who) return book.who.alongside(whoIs(say, who.alongside));
  if ('owner' in who) return book.who.owner(whoIs(say, who.owner));
  return book.who.controller(whoIs(say, who.controller));
}

const extreme = (say: Speaker, among: Parameters<typeof described>[1], tail: string): Phrase =>
  described(say, among, { kind: 'the', plural: false }, { tails: [tail] });

function named({ book, self, subject, cause, it }: Speaker, who: Extract<Who, string>): Phrase {
  switch (who) {
    case 'source':
      return self;
    case 'bearer':
      return book.who.bearer;
    case 'subject':
      return subject ?? self;
    case 'cause':
      return cause ?? book.who.cause;
    case 'you':
      return book.who.you;
    case 'opponent':
      return book.who.opponent;
    case 'both players':
      return book.who.both;
    case 'it':
      return it ?? self;
    case 'cost':
      return book.who.paid;
    case 'answered':
      return book.who.answered;
  }
}

/** Named in full once; then it is that one. */
function target(say: Speaker, which: number): Phrase {
  const aim = say.targets[which];
  if (aim === undefined) return say.book.who.thatPlayer;
  if (say.named.has(which)) return again(say, aim);
  say.named.add(which);
  return inFull(say, aim);
}

const isMany = ({ max = 1 }: Target): boolean => max > 1;

function inFull(say: Speaker, aim: Target): Phrase {
  const { what = 'card', min = 1, max = 1, like = {}, side, item } = aim;
  const { who } = say.book;
  const determiner: Determiner =
    max === 1 ? { kind: 'a', upTo: min === 0 } : { kind: 'number', count: `${max}`, upTo: min < max };
  switch (what) {
    case 'card':
      return described(say, like, determiner, { target: true });
    case 'player':
      return who.player(side);
    case 'card or player':
      return who.orPlayer(kindsOf(say, like), side);
    case 'stack':
      return who.onStack(item, like.side, tailsOf(say, aim));
    case 'attack':
      return described(say, { ...like, type: 'character' }, determiner, { target: true });
  }
}

/** One phrase for each kind of card that is meant. */
const kindsOf = (say: Speaker, like: Filter): readonly Phrase[] =>
  (Array.isArray(like.type) ? (like.type as readonly CardType[]) : [like.type]).map((type) =>
    described(say, type === undefined ? like : { ...like, type }, { kind: 'a' }),
  );

/** What is said of a card on the stack besides what it is. */
function tailsOf(say: Speaker, { like = {} }: Target): string {
  const { side: _, type: __, ...rest } = like;
  if (Object.keys(rest).length === 0) return '';
  const bare: Determiner = { kind: 'bare', plural: false };
  const { text } = described(say, rest, bare);
  const { one } = at(nounsOf(say, rest), 0);
  return text.replace(one, '').trimEnd();
}

function again(say: Speaker, aim: Target): Phrase {
  const { book } = say;
  const key = nounKey(say, aim);
  const nouns = typeof key === 'string' ? [book.nouns[key]] : key;
  return book.phrase({ determiner: { kind: 'that', plural: isMany(aim) }, nouns, modifiers: [] });
}

function nounKey(
  say: Speaker,
  { what = 'card', item, like = {} }: Target,
): NounKey | ReturnType<typeof nounsOf> {
  switch (what) {
    case 'card': {
      const nouns = nounsOf(say, like);
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
