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

/** Formats the parts of an effect in its context. */
interface PartFormatter {
  readonly context: TextContext;
  readonly phrases: TextContext['phrasebook']['effects'];
  readonly select: (selector: Selector) => NounPhrase;
  readonly amountOf: (value: ValueExpression) => AmountPhrase;
}

type EffectFormats = {
  readonly [N in BuiltInEffect['do']]: (parts: PartFormatter, effect: EffectOf<N>) => string;
};

function formatBuiltIn(context: TextContext, effect: BuiltInEffect): string {
  // TypeScript cannot see that the format accepts exactly this kind of effect.
  const format = EFFECT_FORMATS[effect.do] as (parts: PartFormatter, effect: BuiltInEffect) => string;
  const parts: PartFormatter = {
    context,
    phrases: context.phrasebook.effects,
    select: (selector) => formatSelector(context, selector),
    amountOf: (value) => toAmount(context, value),
  };
  return format(parts, effect);
}

/** Life, health and energy. */
const LIFE_FORMATS = {
  damage: ({ context }, effect) => formatDamage(context, effect),
  heal: ({ context, phrases, select, amountOf }, effect) => {
    const { amount } = effect;
    const unit = isPlayer(context, effect.who) ? 'life' : 'health';
    return phrases.heal(select(effect.who), amount === 'full' ? 'full' : amountOf(amount), unit);
  },
  drain: ({ phrases, select, amountOf }, effect) =>
    phrases.drain(select(effect.from), amountOf(effect.amount), select(effect.to)),
  energy: ({ phrases, select, amountOf }, effect) =>
    phrases.energy(select(effect.who), amountOf(effect.amount)),
  capacity: ({ phrases, select, amountOf }, effect) =>
    phrases.capacity(select(effect.who), amountOf(effect.amount)),
} satisfies Partial<EffectFormats>;

/** Stats, counters, states and equipment of characters. */
const MODIFIER_FORMATS = {
  give: ({ context, phrases, select }, effect) =>
    phrases.give(
      formatGifts(context, effect.gifts, select(effect.to), affectedPlayersOf(effect.to), true),
      formatDuration(context, effect.for),
    ),
  'swap stats': ({ context, phrases, select }, effect) =>
    phrases['swap stats'](select(effect.of), effect.stats, formatDuration(context, effect.for)),
  'add counters': ({ context, phrases, select, amountOf }, effect) =>
    phrases['add counters'](select(effect.to), amountOf(effect.count), nounOrName(context, effect.name)),
  apply: ({ context, phrases, select, amountOf }, effect) => {
    const to = select(effect.to);
    const amount = effect.amount === undefined ? undefined : amountOf(effect.amount);
    const state = context.phrasebook.formatState(effect.state, to, amount, effect.against);
    return phrases.apply(to, effect.state, state, formatDuration(context, effect.for), effect.fixed === true);
  },
  remove: ({ phrases, select }, effect) => phrases.remove(select(effect.from), effect.state),
  purify: ({ phrases, select, amountOf }, effect) =>
    phrases.purify(select(effect.who), effect.count === undefined ? undefined : amountOf(effect.count)),
  upgrade: ({ phrases, select }, effect) => phrases.upgrade(select(effect.who)),
  repair: ({ phrases, select, amountOf }, effect) =>
    phrases.repair(select(effect.who), effect.amount === 'full' ? 'full' : amountOf(effect.amount)),
  'move equipment': ({ phrases, select }, effect) =>
    phrases['move equipment'](select(effect.what), select(effect.to)),
} satisfies Partial<EffectFormats>;

/** Cards in hands and piles. */
const PILE_FORMATS = {
  draw: ({ phrases, select, amountOf }, effect) =>
    phrases.draw(select(effect.who), amountOf(effect.count), effect.optional === true),
  discard: ({ context }, effect) => formatDiscard(context, effect),
  mill: ({ phrases, select, amountOf }, effect) => phrases.mill(select(effect.who), amountOf(effect.count)),
  look: ({ phrases, select, amountOf }, effect) =>
    phrases.look(
      effect.at,
      select(effect.of),
      effect.count === undefined ? undefined : amountOf(effect.count),
    ),
  reveal: ({ phrases, select, amountOf }, effect) =>
    phrases.reveal(
      effect.from,
      select(effect.of),
      effect.count === undefined ? undefined : amountOf(effect.count),
    ),
  reorder: ({ phrases, select, amountOf }, effect) =>
    phrases.reorder(effect.pile, select(effect.of), amountOf(effect.count)),
  dig: ({ context, phrases, amountOf }, effect) =>
    phrases.dig(
      amountOf(effect.count),
      describePileCards(context, effect.like, effect.take),
      effect.to,
      effect.rest,
    ),
  'put back': ({ context, phrases }, effect) =>
    phrases['put back'](describePileCards(context, effect.like, effect.count), effect.on),
  'return to deck': ({ phrases, select }, effect) => phrases['return to deck'](select(effect.who), effect.on),
  search: ({ context, phrases }, effect) =>
    phrases.search(
      describePileCards(context, effect.like, effect.count),
      effect.to,
      effect.reveal === true,
      effect.shuffle === true,
    ),
  recover: ({ context, phrases }, effect) =>
    phrases.recover(describePileCards(context, effect.like, effect.count), effect.to),
  'return to hand': ({ phrases, select }, effect) => phrases['return to hand'](select(effect.who)),
  play: ({ context, phrases }, effect) =>
    phrases.play(describePileCards(context, effect.like, 1), effect.from, effect.cost),
  create: ({ context, phrases, select, amountOf }, effect) =>
    phrases.create(
      select(effect.who),
      formatCardReference(context, effect.card),
      amountOf(effect.count ?? 1),
    ),
  shuffle: ({ phrases, select }, effect) => phrases.shuffle(select(effect.who)),
} satisfies Partial<EffectFormats>;

/** Cards on the board, spells and attacks. */
const BOARD_FORMATS = {
  move: ({ phrases, select }, effect) => phrases.move(select(effect.who), effect.to),
  'swap places': ({ phrases, select }, effect) =>
    phrases['swap places'](select(effect.who), select(effect.with)),
  'copy spell': ({ phrases, select }, effect) => phrases['copy spell'](select(effect.what)),
  'take control': ({ context, phrases, select }, effect) =>
    phrases['take control'](select(effect.of), formatDuration(context, effect.for)),
  destroy: ({ phrases, select }, effect) => phrases.destroy(select(effect.who)),
  sacrifice: ({ context, phrases, select }, effect) =>
    phrases.sacrifice(
      select(effect.who),
      describeCards(context, effect.like, countDeterminer(toFigure(effect.count ?? 1)), { side: 'unsaid' }),
    ),
  banish: ({ phrases, select }, effect) => phrases.banish(select(effect.who)),
  transform: ({ context, phrases, select }, effect) =>
    phrases.transform(select(effect.who), formatCardReference(context, effect.into)),
  cancel: ({ phrases, select }, effect) => phrases.cancel(select(effect.what)),
  'cancel attack': ({ phrases, select }, effect) => phrases['cancel attack'](select(effect.of)),
  'redirect attack': ({ phrases, select }, effect) =>
    phrases['redirect attack'](select(effect.of), select(effect.to)),
  'redirect damage': ({ context, phrases, select }, effect) =>
    phrases['redirect damage'](select(effect.from), select(effect.to), formatDuration(context, effect.for)),
  token: ({ context, phrases, amountOf }, effect) =>
    phrases.token(
      formatCardReference(context, effect.card),
      amountOf(effect.count ?? 1),
      effect.line,
      effect.side ?? 'you',
    ),
  'copy token': ({ context, phrases, select }, effect) =>
    phrases['copy token'](
      select(effect.of),
      context.phrasebook.joinList(
        (effect.gifts ?? []).flatMap((gift) => formatGiftNoun(context, gift)),
        'and',
      ),
    ),
} satisfies Partial<EffectFormats>;

/** Conditions, choices and repetitions of other effects, and the end of the match. */
const CONTROL_FORMATS = {
  if: ({ context }, effect) => formatIf(context, effect),
  'choose one': ({ context, phrases }, effect) =>
    phrases['choose one'](
      effect.among.map((mode) => joinEffects(context, mode)),
      effect.by ?? 'you',
    ),
  'for each': ({ context, phrases, select }, effect) => {
    const each = select(effect.who);
    return phrases['for each'](
      each,
      joinEffects({ ...context, it: buildLoopPhrase(context, effect.who) }, effect.effects),
    );
  },
  repeat: ({ context, phrases, amountOf }, effect) =>
    phrases.repeat(amountOf(effect.times), joinEffects(context, effect.effects)),
  may: ({ context, phrases }, effect) =>
    phrases.may(joinEffects(context, effect.effects), effect.by ?? 'you'),
  'unless paid': ({ context, phrases, amountOf }, effect) =>
    phrases['unless paid'](effect.by, amountOf(effect.energy), joinEffects(context, effect.effects)),
  remember: ({ context, phrases, select }, effect) =>
    phrases.remember(select(effect.who), findNoun(context, effect.as)),
  later: ({ context, phrases }, effect) =>
    phrases.later(effect.at, effect.whose, joinEffects(context, effect.effects)),
  win: ({ phrases }, effect) => phrases.win(effect.who),
} satisfies Partial<EffectFormats>;

const EFFECT_FORMATS: EffectFormats = {
  ...LIFE_FORMATS,
  ...MODIFIER_FORMATS,
  ...PILE_FORMATS,
  ...BOARD_FORMATS,
  ...CONTROL_FORMATS,
};

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
