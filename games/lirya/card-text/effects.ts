/** Formats effects as sentences. */
import {
  type CardEffect,
  EFFECT_NAMES,
  type EffectOf,
  type BuiltInEffect,
  type ValueExpression,
  type Selector,
} from '../card-definition/index.ts';
import type { AmountPhrase } from './phrasebook.ts';
import { formatDuration, formatLeadingCondition } from './conditions.ts';
import { affectedPlayersOf, formatGifts, formatGiftNoun } from './gifts.ts';
import { capitalize, type NounPhrase } from './grammar.ts';
import { countDeterminer, describeCards, toFigure, buildThatPhrase } from './filters.ts';
import {
  formatCardReference,
  type TextContext,
  buildSelfPhrase,
  findNoun,
  nounOrName,
} from './text-context.ts';
import { toAmount } from './values.ts';
import { formatSelector } from './selectors.ts';

const BUILT_IN: ReadonlySet<string> = new Set(EFFECT_NAMES);
const isBuiltIn = (effect: CardEffect): effect is BuiltInEffect => BUILT_IN.has(effect.do);

/** One sentence per effect; the first is not capitalized. */
export function formatEffects(context: TextContext, effects: readonly CardEffect[]): string {
  return effects
    .map((effect, i) =>
      i === 0 ? formatEffect(context, effect) : capitalize(formatEffect(withFullSelf(context), effect)),
    )
    .join('. ');
}

/** Only the first effect may refer to the source by a pronoun. */
const withFullSelf = (context: TextContext): TextContext => ({
  ...context,
  self: buildSelfPhrase(context.phrasebook, context.card.type),
});

/** Several effects within one sentence. */
export const joinEffects = (context: TextContext, effects: readonly CardEffect[]): string =>
  context.phrasebook.joinList(
    effects.map((effect) => formatEffect(context, effect)),
    'and',
  );

function formatEffect(context: TextContext, effect: CardEffect): string {
  if (isBuiltIn(effect)) return formatBuiltIn(context, effect);
  return (
    context.lookup.pluginText(effect.do)?.[context.language] ?? context.phrasebook.abilities.custom(effect.do)
  );
}

const isPlayer = (context: TextContext, selector: Selector): boolean => {
  if (typeof selector === 'string')
    return selector === 'you' || selector === 'opponent' || selector === 'both players';
  if ('target' in selector) return context.targets[selector.target]?.what === 'player';
  return 'owner' in selector || 'controller' in selector;
};

function formatBuiltIn(context: TextContext, effect: BuiltInEffect): string {
  const { effects: phrases } = context.phrasebook;
  const select = (selector: Selector): NounPhrase => formatSelector(context, selector);
  const amountOf = (value: ValueExpression): AmountPhrase => toAmount(context, value);
  const amountOrOne = (count: ValueExpression | undefined): AmountPhrase => toAmount(context, count ?? 1);
  switch (effect.do) {
    case 'damage':
      return formatDamage(context, effect);
    case 'heal': {
      const { amount } = effect;
      const unit = isPlayer(context, effect.who) ? 'life' : 'health';
      return phrases.heal(select(effect.who), amount === 'full' ? 'full' : amountOf(amount), unit);
    }
    case 'drain':
      return phrases.drain(select(effect.from), amountOf(effect.amount), select(effect.to));
    case 'give':
      return phrases.give(
        formatGifts(context, effect.gifts, select(effect.to), affectedPlayersOf(effect.to), true),
        formatDuration(context, effect.for),
      );
    case 'swap stats':
      return phrases['swap stats'](select(effect.of), effect.stats, formatDuration(context, effect.for));
    case 'add counters':
      return phrases['add counters'](
        select(effect.to),
        amountOf(effect.count),
        nounOrName(context, effect.name),
      );
    case 'move':
      return phrases.move(select(effect.who), effect.to);
    case 'swap places':
      return phrases['swap places'](select(effect.who), select(effect.with));
    case 'draw':
      return phrases.draw(select(effect.who), amountOf(effect.count), effect.optional === true);
    case 'discard':
      return formatDiscard(context, effect);
    case 'mill':
      return phrases.mill(select(effect.who), amountOf(effect.count));
    case 'look':
      return phrases.look(
        effect.at,
        select(effect.of),
        effect.count === undefined ? undefined : amountOf(effect.count),
      );
    case 'reveal':
      return phrases.reveal(
        effect.from,
        select(effect.of),
        effect.count === undefined ? undefined : amountOf(effect.count),
      );
    case 'reorder':
      return phrases.reorder(effect.pile, select(effect.of), amountOf(effect.count));
    case 'dig':
      return phrases.dig(
        amountOf(effect.count),
        describePileCards(context, effect.like, effect.take),
        effect.to,
        effect.rest,
      );
    case 'put back':
      return phrases['put back'](describePileCards(context, effect.like, effect.count), effect.on);
    case 'return to deck':
      return phrases['return to deck'](select(effect.who), effect.on);
    case 'search':
      return phrases.search(
        describePileCards(context, effect.like, effect.count),
        effect.to,
        effect.reveal === true,
        effect.shuffle === true,
      );
    case 'recover':
      return phrases.recover(describePileCards(context, effect.like, effect.count), effect.to);
    case 'return to hand':
      return phrases['return to hand'](select(effect.who));
    case 'play':
      return phrases.play(describePileCards(context, effect.like, 1), effect.from, effect.cost);
    case 'copy spell':
      return phrases['copy spell'](select(effect.what));
    case 'create':
      return phrases.create(
        select(effect.who),
        formatCardReference(context, effect.card),
        amountOrOne(effect.count),
      );
    case 'shuffle':
      return phrases.shuffle(select(effect.who));
    case 'take control':
      return phrases['take control'](select(effect.of), formatDuration(context, effect.for));
    case 'destroy':
      return phrases.destroy(select(effect.who));
    case 'sacrifice':
      return phrases.sacrifice(
        select(effect.who),
        describeCards(context, effect.like, countDeterminer(toFigure(effect.count ?? 1)), { side: 'unsaid' }),
      );
    case 'banish':
      return phrases.banish(select(effect.who));
    case 'transform':
      return phrases.transform(select(effect.who), formatCardReference(context, effect.into));
    case 'cancel':
      return phrases.cancel(select(effect.what));
    case 'cancel attack':
      return phrases['cancel attack'](select(effect.of));
    case 'redirect attack':
      return phrases['redirect attack'](select(effect.of), select(effect.to));
    case 'redirect damage':
      return phrases['redirect damage'](
        select(effect.from),
        select(effect.to),
        formatDuration(context, effect.for),
      );
    case 'token':
      return phrases.token(
        formatCardReference(context, effect.card),
        amountOrOne(effect.count),
        effect.line,
        effect.side ?? 'you',
      );
    case 'copy token':
      return phrases['copy token'](
        select(effect.of),
        context.phrasebook.joinList(
          (effect.gifts ?? []).flatMap((gift) => formatGiftNoun(context, gift)),
          'and',
        ),
      );
    case 'energy':
      return phrases.energy(select(effect.who), amountOf(effect.amount));
    case 'capacity':
      return phrases.capacity(select(effect.who), amountOf(effect.amount));
    case 'apply': {
      const to = select(effect.to);
      const amount = effect.amount === undefined ? undefined : amountOf(effect.amount);
      const state = context.phrasebook.formatState(effect.state, to, amount, effect.against);
      return phrases.apply(
        to,
        effect.state,
        state,
        formatDuration(context, effect.for),
        effect.fixed === true,
      );
    }
    case 'remove':
      return phrases.remove(select(effect.from), effect.state);
    case 'purify':
      return phrases.purify(
        select(effect.who),
        effect.count === undefined ? undefined : amountOf(effect.count),
      );
    case 'upgrade':
      return phrases.upgrade(select(effect.who));
    case 'repair':
      return phrases.repair(select(effect.who), effect.amount === 'full' ? 'full' : amountOf(effect.amount));
    case 'move equipment':
      return phrases['move equipment'](select(effect.what), select(effect.to));
    case 'if':
      return formatIf(context, effect);
    case 'choose one':
      return phrases['choose one'](
        effect.among.map((mode) => joinEffects(context, mode)),
        effect.by ?? 'you',
      );
    case 'for each': {
      const each = select(effect.who);
      return phrases['for each'](
        each,
        joinEffects({ ...context, it: buildLoopPhrase(context, effect.who) }, effect.effects),
      );
    }
    case 'repeat':
      return phrases.repeat(amountOf(effect.times), joinEffects(context, effect.effects));
    case 'may':
      return phrases.may(joinEffects(context, effect.effects), effect.by ?? 'you');
    case 'unless paid':
      return phrases['unless paid'](effect.by, amountOf(effect.energy), joinEffects(context, effect.effects));
    case 'remember':
      return phrases.remember(select(effect.who), findNoun(context, effect.as));
    case 'later':
      return phrases.later(effect.at, effect.whose, joinEffects(context, effect.effects));
    case 'win':
      return phrases.win(effect.who);
  }
}

function formatDamage(
  context: TextContext,
  { to, amount, kind = 'effect', pierce }: EffectOf<'damage'>,
): string {
  const recipient = formatSelector(context, to);
  const quantity = toAmount(context, amount);
  return kind === 'healing'
    ? context.phrasebook.effects.heal(recipient, quantity, isPlayer(context, to) ? 'life' : 'health')
    : context.phrasebook.effects.damage(recipient, quantity, kind, pierce);
}

function formatDiscard(
  context: TextContext,
  { who, count, like, chosen = 'by them' }: EffectOf<'discard'>,
): string {
  const what = like && describeCards(context, like, countDeterminer(toFigure(count)), { side: 'unsaid' });
  return context.phrasebook.effects.discard(
    formatSelector(context, who),
    toAmount(context, count),
    context.phrasebook.nouns.card,
    what,
    chosen,
  );
}

function formatIf(context: TextContext, { if: condition, effects, else: otherwise }: EffectOf<'if'>): string {
  const when = formatLeadingCondition(context, condition, 'if');
  const then = joinEffects(context, effects);
  return context.phrasebook.effects.if(
    when,
    then,
    otherwise === undefined ? undefined : joinEffects(context, otherwise),
  );
}

/** Cards in a pile: `a spell`, `2 characters with cost 2 or less`. */
const describePileCards = (
  context: TextContext,
  like: Parameters<typeof describeCards>[1] = {},
  count: ValueExpression = 1,
): NounPhrase => describeCards(context, like, countDeterminer(toFigure(count)), { side: 'unsaid' });

/** How the effects of `for each` refer to the current element. */
const buildLoopPhrase = (context: TextContext, selector: Selector): NounPhrase =>
  buildThatPhrase(context, typeof selector === 'object' && 'all' in selector ? selector.all : undefined);
