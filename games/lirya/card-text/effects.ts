/** Formats effects as sentences. */
import {
  type CardEffect,
  EFFECT_GROUPS,
  type EffectOf,
  type BuiltInEffect,
  type ValueExpression,
  type Selector,
} from '../card-definition/index.ts';
import type { AmountPhrase } from './phrasebook.ts';
import { formatDuration, formatLeadingCondition } from './conditions.ts';
import { formatGifts, type AffectedPlayers, formatGiftNoun } from './gifts.ts';
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

const BUILT_IN: ReadonlySet<string> = new Set(Object.values(EFFECT_GROUPS).flat());
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

const isPlayer = (context: TextContext, who: Selector): boolean => {
  if (typeof who === 'string') return who === 'you' || who === 'opponent' || who === 'both players';
  if ('target' in who) return context.targets[who.target]?.what === 'player';
  return 'owner' in who || 'controller' in who;
};

const affectedPlayers = (who: Selector): AffectedPlayers =>
  who === 'opponent' ? 'opponent' : who === 'both players' ? 'both' : 'you';

function formatBuiltIn(context: TextContext, effect: BuiltInEffect): string {
  const { effects: tell } = context.phrasebook;
  const who = (one: Selector): NounPhrase => formatSelector(context, one);
  const much = (value: ValueExpression): AmountPhrase => toAmount(context, value);
  const some = (count: ValueExpression | undefined): AmountPhrase => toAmount(context, count ?? 1);
  switch (effect.do) {
    case 'damage':
      return formatDamage(context, effect);
    case 'heal': {
      const { amount } = effect;
      const unit = isPlayer(context, effect.who) ? 'life' : 'health';
      return tell.heal(who(effect.who), amount === 'full' ? 'full' : much(amount), unit);
    }
    case 'drain':
      return tell.drain(who(effect.from), much(effect.amount), who(effect.to));
    case 'give':
      return tell.give(
        formatGifts(context, effect.gifts, who(effect.to), affectedPlayers(effect.to), true),
        formatDuration(context, effect.for),
      );
    case 'swap stats':
      return tell['swap stats'](who(effect.of), effect.stats, formatDuration(context, effect.for));
    case 'add counters':
      return tell['add counters'](who(effect.to), much(effect.count), nounOrName(context, effect.name));
    case 'move':
      return tell.move(who(effect.who), effect.to);
    case 'swap places':
      return tell['swap places'](who(effect.who), who(effect.with));
    case 'draw':
      return tell.draw(who(effect.who), much(effect.count), effect.optional === true);
    case 'discard':
      return formatDiscard(context, effect);
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
      return tell.dig(
        much(effect.count),
        describePileCards(context, effect.like, effect.take),
        effect.to,
        effect.rest,
      );
    case 'put back':
      return tell['put back'](describePileCards(context, effect.like, effect.count), effect.on);
    case 'return to deck':
      return tell['return to deck'](who(effect.who), effect.on);
    case 'search':
      return tell.search(
        describePileCards(context, effect.like, effect.count),
        effect.to,
        effect.reveal === true,
        effect.shuffle === true,
      );
    case 'recover':
      return tell.recover(describePileCards(context, effect.like, effect.count), effect.to);
    case 'return to hand':
      return tell['return to hand'](who(effect.who));
    case 'play':
      return tell.play(describePileCards(context, effect.like, 1), effect.from, effect.cost);
    case 'copy spell':
      return tell['copy spell'](who(effect.what));
    case 'create':
      return tell.create(who(effect.who), formatCardReference(context, effect.card), some(effect.count));
    case 'shuffle':
      return tell.shuffle(who(effect.who));
    case 'take control':
      return tell['take control'](who(effect.of), formatDuration(context, effect.for));
    case 'destroy':
      return tell.destroy(who(effect.who));
    case 'sacrifice':
      return tell.sacrifice(
        who(effect.who),
        describeCards(context, effect.like, countDeterminer(toFigure(effect.count ?? 1)), { side: 'unsaid' }),
      );
    case 'banish':
      return tell.banish(who(effect.who));
    case 'transform':
      return tell.transform(who(effect.who), formatCardReference(context, effect.into));
    case 'cancel':
      return tell.cancel(who(effect.what));
    case 'cancel attack':
      return tell['cancel attack'](who(effect.of));
    case 'redirect attack':
      return tell['redirect attack'](who(effect.of), who(effect.to));
    case 'redirect damage':
      return tell['redirect damage'](who(effect.from), who(effect.to), formatDuration(context, effect.for));
    case 'token':
      return tell.token(
        formatCardReference(context, effect.card),
        some(effect.count),
        effect.line,
        effect.side ?? 'you',
      );
    case 'copy token':
      return tell['copy token'](
        who(effect.of),
        context.phrasebook.joinList(
          (effect.gifts ?? []).flatMap((gift) => formatGiftNoun(context, gift)),
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
      const state = context.phrasebook.formatState(effect.state, to, amount, effect.against);
      return tell.apply(to, effect.state, state, formatDuration(context, effect.for), effect.fixed === true);
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
      return formatIf(context, effect);
    case 'choose one':
      return tell['choose one'](
        effect.among.map((mode) => joinEffects(context, mode)),
        effect.by ?? 'you',
      );
    case 'for each': {
      const each = who(effect.who);
      return tell['for each'](
        each,
        joinEffects({ ...context, it: buildLoopPhrase(context, effect.who) }, effect.effects),
      );
    }
    case 'repeat':
      return tell.repeat(much(effect.times), joinEffects(context, effect.effects));
    case 'may':
      return tell.may(joinEffects(context, effect.effects), effect.by ?? 'you');
    case 'unless paid':
      return tell['unless paid'](effect.by, much(effect.energy), joinEffects(context, effect.effects));
    case 'remember':
      return tell.remember(who(effect.who), findNoun(context, effect.as));
    case 'later':
      return tell.later(effect.at, effect.whose, joinEffects(context, effect.effects));
    case 'win':
      return tell.win(effect.who);
  }
}

function formatDamage(
  context: TextContext,
  { to, amount, kind = 'effect', pierce }: EffectOf<'damage'>,
): string {
  const whom = formatSelector(context, to);
  const much = toAmount(context, amount);
  return kind === 'healing'
    ? context.phrasebook.effects.heal(whom, much, isPlayer(context, to) ? 'life' : 'health')
    : context.phrasebook.effects.damage(whom, much, kind, pierce);
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
