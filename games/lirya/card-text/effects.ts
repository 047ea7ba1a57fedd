/** Effects as sentences. */
import {
  type Effect,
  EFFECT_GROUPS,
  type EffectOf,
  type HouseEffect,
  type Value,
  type Who,
} from '../vocabulary/index.ts';
import type { Amount } from './book.ts';
import { lasting, lead } from './conditions.ts';
import { giftClauses, type Party, thing } from './gifts.ts';
import { capital, type Phrase } from './grammar.ts';
import { counted, described, figure, nounsOf } from './nouns.ts';
import { cardNamed, type Speaker, thisOne, wordFor, wordOr } from './speaker.ts';
import { amountIs } from './values.ts';
import { whoIs } from './who.ts';

const HOUSE: ReadonlySet<string> = new Set(Object.values(EFFECT_GROUPS).flat());
const isHouse = (effect: Effect): effect is HouseEffect => HOUSE.has(effect.do);

/** Each a sentence; the first letter of the first is as it comes. */
export function effectsText(say: Speaker, effects: readonly Effect[]): string {
  return effects
    .map((effect, i) => (i === 0 ? effectText(say, effect) : capital(effectText(laterOn(say), effect))))
    .join('. ');
}

/** The card itself is short only where it was just named. */
const laterOn = (say: Speaker): Speaker => ({ ...say, self: thisOne(say.book, say.card.type) });

/** Several within one sentence. */
export const together = (say: Speaker, effects: readonly Effect[]): string =>
  say.book.list(
    effects.map((effect) => effectText(say, effect)),
    'and',
  );

function effectText(say: Speaker, effect: Effect): string {
  if (isHouse(effect)) return houseText(say, effect);
  return say.library.custom(effect.do)?.[say.language] ?? say.book.frame.custom(effect.do);
}

const isPlayer = (say: Speaker, who: Who): boolean => {
  if (typeof who === 'string') return who === 'you' || who === 'opponent' || who === 'both players';
  if ('target' in who) return say.targets[who.target]?.what === 'player';
  return 'owner' in who || 'controller' in who;
};

const partyOf = (who: Who): Party =>
  who === 'opponent' ? 'opponent' : who === 'both players' ? 'both' : 'you';

function houseText(say: Speaker, effect: HouseEffect): string {
  const { effects: tell } = say.book;
  const who = (one: Who): Phrase => whoIs(say, one);
  const much = (value: Value): Amount => amountIs(say, value);
  const some = (count: Value | undefined): Amount => amountIs(say, count ?? 1);
  switch (effect.do) {
    case 'damage':
      return damageText(say, effect);
    case 'heal': {
      const { amount } = effect;
      const unit = isPlayer(say, effect.who) ? 'life' : 'health';
      return tell.heal(who(effect.who), amount === 'full' ? 'full' : much(amount), unit);
    }
    case 'drain':
      return tell.drain(who(effect.from), much(effect.amount), who(effect.to));
    case 'give':
      return tell.give(
        giftClauses(say, effect.gifts, who(effect.to), partyOf(effect.to), true),
        lasting(say, effect.for),
      );
    case 'swap stats':
      return tell['swap stats'](who(effect.of), effect.stats, lasting(say, effect.for));
    case 'add counters':
      return tell['add counters'](who(effect.to), much(effect.count), wordOr(say, effect.name));
    case 'move':
      return tell.move(who(effect.who), effect.to);
    case 'swap places':
      return tell['swap places'](who(effect.who), who(effect.with));
    case 'draw':
      return tell.draw(who(effect.who), much(effect.count), effect.optional === true);
    case 'discard':
      return discardText(say, effect);
    case 'mill':
      return tell.mill(who(effect.who), much(effect.count));
    case 'look':
      return tell.look(
        effect.at,
        who(effect.of),
        effect.count === undefined ? undefined : much(effect.count),
      );
    case 'reveal':
      return tell.reveal(
        effect.from,
        who(effect.of),
        effect.count === undefined ? undefined : much(effect.count),
      );
    case 'reorder':
      return tell.reorder(effect.pile, who(effect.of), much(effect.count));
    case 'dig':
      return tell.dig(much(effect.count), cardsLike(say, effect.like, effect.take), effect.to, effect.rest);
    case 'put back':
      return tell['put back'](cardsLike(say, effect.like, effect.count), effect.on);
    case 'return to deck':
      return tell['return to deck'](who(effect.who), effect.on);
    case 'search':
      return tell.search(
        cardsLike(say, effect.like, effect.count),
        effect.to,
        effect.reveal === true,
        effect.shuffle === true,
      );
    case 'recover':
      return tell.recover(cardsLike(say, effect.like, effect.count), effect.to);
    case 'return to hand':
      return tell['return to hand'](who(effect.who));
    case 'play':
      return tell.play(cardsLike(say, effect.like, 1), effect.from, effect.cost);
    case 'copy spell':
      return tell['copy spell'](who(effect.what));
    case 'create':
      return tell.create(who(effect.who), cardNamed(say, effect.card), some(effect.count));
    case 'shuffle':
      return tell.shuffle(who(effect.who));
    case 'take control':
      return tell['take control'](who(effect.of), lasting(say, effect.for));
    case 'destroy':
      return tell.destroy(who(effect.who));
    case 'sacrifice':
      return tell.sacrifice(
        who(effect.who),
        described(say, effect.like, counted(figure(effect.count ?? 1)), { side: 'unsaid' }),
      );
    case 'banish':
      return tell.banish(who(effect.who));
    case 'transform':
      return tell.transform(who(effect.who), cardNamed(say, effect.into));
    case 'cancel':
      return tell.cancel(who(effect.what));
    case 'cancel attack':
      return tell['cancel attack'](who(effect.of));
    case 'redirect attack':
      return tell['redirect attack'](who(effect.of), who(effect.to));
    case 'redirect damage':
      return tell['redirect damage'](who(effect.from), who(effect.to), lasting(say, effect.for));
    case 'token':
      return tell.token(cardNamed(say, effect.card), some(effect.count), effect.line, effect.side ?? 'you');
    case 'copy token':
      return tell['copy token'](
        who(effect.of),
        say.book.list(
          (effect.gifts ?? []).flatMap((gift) => thing(say, gift)),
          'and',
        ),
      );
    case 'energy':
      return tell.energy(who(effect.who), much(effect.amount));
    case 'capacity':
      return tell.capacity(who(effect.who), much(effect.amount));
    case 'apply': {
      const to = who(effect.to);
      const amount = effect.amount === undefined ? undefined : much(effect.amount);
      const state = say.book.state(effect.state, to, amount, effect.against);
      return tell.apply(to, effect.state, state, lasting(say, effect.for), effect.fixed === true);
    }
    case 'remove':
      return tell.remove(who(effect.from), effect.state);
    case 'purify':
      return tell.purify(who(effect.who), effect.count === undefined ? undefined : much(effect.count));
    case 'upgrade':
      return tell.upgrade(who(effect.who));
    case 'repair':
      return tell.repair(who(effect.who), effect.amount === 'full' ? 'full' : much(effect.amount));
    case 'move equipment':
      return tell['move equipment'](who(effect.what), who(effect.to));
    case 'if':
      return ifText(say, effect);
    case 'choose one':
      return tell['choose one'](
        effect.among.map((mode) => together(say, mode)),
        effect.by ?? 'you',
      );
    case 'for each': {
      const each = who(effect.who);
      return tell['for each'](each, together({ ...say, it: thatOne(say, effect.who) }, effect.effects));
    }
    case 'repeat':
      return tell.repeat(much(effect.times), together(say, effect.effects));
    case 'may':
      return tell.may(together(say, effect.effects), effect.by ?? 'you');
    case 'unless paid':
      return tell['unless paid'](effect.by, much(effect.energy), together(say, effect.effects));
    case 'remember':
      return tell.remember(who(effect.who), wordFor(say, effect.as));
    case 'later':
      return tell.later(effect.at, effect.whose, together(say, effect.effects));
    case 'win':
      return tell.win(effect.who);
  }
}

function damageText(say: Speaker, { to, amount, kind = 'effect', pierce }: EffectOf<'damage'>): string {
  const whom = whoIs(say, to);
  const much = amountIs(say, amount);
  return kind === 'healing'
    ? say.book.effects.heal(whom, much, isPlayer(say, to) ? 'life' : 'health')
    : say.book.effects.damage(whom, much, kind, pierce);
}

function discardText(say: Speaker, { who, count, like, chosen = 'by them' }: EffectOf<'discard'>): string {
  const what = like && described(say, like, counted(figure(count)), { side: 'unsaid' });
  return say.book.effects.discard(whoIs(say, who), amountIs(say, count), say.book.nouns.card, what, chosen);
}

function ifText(say: Speaker, { if: condition, effects, else: otherwise }: EffectOf<'if'>): string {
  const when = lead(say, condition, 'if');
  const then = together(say, effects);
  return say.book.effects.if(when, then, otherwise === undefined ? undefined : together(say, otherwise));
}

/** Cards in a pile: `a spell`, `2 characters with cost 2 or less`. */
const cardsLike = (say: Speaker, like: Parameters<typeof described>[1] = {}, count: Value = 1): Phrase =>
  described(say, like, counted(figure(count)), { side: 'unsaid' });

/** What each of them is called afterwards. */
function thatOne(say: Speaker, who: Who): Phrase {
  const nouns = typeof who === 'object' && 'all' in who ? nounsOf(say, who.all, 'character') : [];
  return say.book.phrase({
    determiner: { kind: 'that', plural: false },
    nouns: nouns.length === 1 ? nouns : [say.book.nouns.target],
    modifiers: [],
  });
}
