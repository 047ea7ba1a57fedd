/** Writes the effects of abilities as rules text. */
import type { AbilityEffect, EnterInstructions } from '../abilities/index.ts';
import { writeChange, writeColours, writeGameRule } from './change-texts.ts';
import { writeCost } from './cost-texts.ts';
import { writeMana } from './mana-texts.ts';
import { ReferenceTexts, list, words } from './reference-texts.ts';

type EffectTexts = {
  readonly [K in AbilityEffect['do']]: (
    effect: Extract<AbilityEffect, { readonly do: K }>,
    refer: ReferenceTexts,
  ) => string;
};

export const writeEffects = (effects: readonly AbilityEffect[], refer: ReferenceTexts): string =>
  effects.map((effect) => writeEffect(effect, refer)).join('. ');

/** TypeScript cannot infer that the writer under `effect.do` accepts that effect. */
const writeEffect = (effect: AbilityEffect, refer: ReferenceTexts): string =>
  (EFFECT_TEXTS[effect.do] as (effect: AbilityEffect, refer: ReferenceTexts) => string)(effect, refer);

const REST_WORDS = {
  'library bottom': 'library bottom in a random order',
  graveyard: 'graveyard',
  exile: 'exile',
  library: 'shuffle library',
};

const entry = (how: EnterInstructions | undefined, refer: ReferenceTexts): string =>
  how === undefined
    ? ''
    : words(
        how.tapped === true ? 'tapped' : '',
        how.transformed === true ? 'transformed' : '',
        how.attacking === true ? 'attacking' : '',
        how.blocking === undefined ? '' : `blocking ${refer.object(how.blocking)}`,
        how.under === undefined ? '' : `under ${refer.player(how.under)} control`,
        ...(how.counters ?? []).map(({ kind, count }) => `with ${refer.amount(count)} ${kind} counter on it`),
        how.attachedTo === undefined ? '' : `attached to ${refer.object(how.attachedTo)}`,
      );

const EFFECT_TEXTS: EffectTexts = {
  damage: ({ amount, to, from, also = [], sure }, refer) =>
    words(
      refer.object(from ?? 'this'),
      'deals',
      refer.amount(amount),
      'damage to',
      refer.recipient(to),
      ...also.map((one) => `and ${refer.amount(one.amount)} damage to ${refer.recipient(one.to)}`),
      sure === true ? "damage can't be prevented" : '',
    ),
  'divided damage': ({ amount, target }, refer) =>
    `~ deals ${refer.amount(amount)} damage divided as you choose among ${refer.object({ target })}`,
  'divided counters': ({ amount, target, kind }, refer) =>
    `distribute ${refer.amount(amount)} ${kind} counter among ${refer.object({ target })}`,
  'gain life': ({ who, amount }, refer) => `${refer.player(who)} gains ${refer.amount(amount)} life`,
  'lose life': ({ who, amount }, refer) => `${refer.player(who)} loses ${refer.amount(amount)} life`,
  'set life': ({ who, amount }, refer) => `${refer.player(who)} life total becomes ${refer.amount(amount)}`,
  poison: ({ who, amount }, refer) => `${refer.player(who)} gets ${refer.amount(amount)} poison counter`,
  energy: ({ who, amount }, refer) => `${refer.player(who)} gets ${refer.amount(amount)} {E}`,
  fight: ({ one, other }, refer) => `${refer.object(one)} fights ${refer.object(other)}`,
  draw: ({ who, count }, refer) => `${refer.player(who)} draws ${refer.amount(count)} card`,
  discard: ({ who, count, random, what, chosenBy, exile, upTo }, refer) =>
    words(
      chosenBy === undefined ? '' : `${refer.player(who)} reveals hand ${refer.player(chosenBy)} choose`,
      refer.player(who),
      upTo === true ? 'may' : '',
      exile === undefined ? 'discards' : 'exile',
      count === 'hand' ? 'hand' : refer.amount(count),
      what === undefined ? 'card' : refer.filter(what),
      random === true ? 'at random' : '',
      exile === 'until leaves' ? 'until ~ leaves the battlefield' : '',
    ),
  mill: ({ who, count }, refer) => `${refer.player(who)} mills ${refer.amount(count)} card`,
  scry: ({ who, count }, refer) => `${refer.player(who)} scry ${refer.amount(count)}`,
  surveil: ({ who, count }, refer) => `${refer.player(who)} surveil ${refer.amount(count)}`,
  look: ({ who, count, take, what, to, entering, reveal, rest, random, shown, must }, refer) =>
    words(
      shown === true ? 'reveal' : 'look at',
      `top ${refer.amount(count)} card of ${refer.player(who)} library`,
      must === true ? '' : 'may',
      reveal === true ? 'reveal' : '',
      `put ${take === 'all' ? 'all' : refer.amount(take)}`,
      what === undefined ? '' : refer.filter(what),
      `${to} ${entry(entering, refer)}`,
      `rest ${rest}`,
      random === true ? 'in a random order' : '',
    ),
  'reveal hand': ({ who }, refer) => `${refer.player(who)} reveals hand`,
  'reveal until': ({ who, what, to, entering, rest, optional }, refer) =>
    words(
      `${refer.player(who)} reveals cards from the top of library until ${refer.filter(what)}`,
      optional === true ? 'may' : '',
      `put it ${to}`,
      entry(entering, refer),
      `all other ${REST_WORDS[rest]}`,
    ),
  'exile and cast': ({ max, toHand }, refer) =>
    words(
      `exile cards from the top of library until nonland card with mana value ${refer.amount(max)} or less`,
      'may cast it without paying its mana cost',
      toHand === true ? 'or put it into hand' : '',
      'rest on the bottom of library',
    ),
  'permit play': ({ what, until, free, spells, flashback, exiled, mana: freedom }, refer) =>
    words(
      `until ${until} you may ${spells === true ? 'cast' : 'play'} ${refer.object(what)}`,
      free === true ? 'without paying its mana cost' : '',
      flashback === true ? 'gains flashback' : '',
      exiled === true ? 'if spell would be put into graveyard exile it instead' : '',
      freedom === undefined ? '' : `may spend mana as though it were mana of ${freedom} to cast spell`,
    ),
  suspend: ({ count }, refer) => `exile ~ with ${refer.amount(count)} time counter`,
  plot: () => 'exile ~ from hand may cast without paying its mana cost on a later turn as a sorcery',
  'remove time counter': () => 'remove a time counter',
  'cast free': ({ what, hand, count, who, exiled }, refer) =>
    words(
      `${who === undefined ? 'you' : refer.player(who)} may cast ${refer.amount(count)} spell`,
      what === undefined ? '' : refer.object(what),
      hand === undefined ? '' : `${refer.filter(hand)} from hand`,
      'without paying its mana cost',
      exiled === true ? 'if spell would be put into graveyard exile it instead' : '',
    ),
  search: ({ who, what, count, to, entering, reveal, others }, refer) =>
    words(
      `${refer.player(who)} search library for ${refer.amount(count)}`,
      what === undefined ? 'card' : refer.filter(what),
      reveal === true ? 'reveal' : '',
      `put ${to} ${entry(entering, refer)}`,
      others === undefined ? '' : `other ${others}`,
      'shuffle',
    ),
  'show top': ({ who, secret }, refer) =>
    `${refer.player(who)} ${secret === true ? 'look at' : 'reveal'} top card of library`,
  'move top': ({ who, count, to }, refer) =>
    to === 'exile'
      ? `exile top ${count === undefined ? '' : refer.amount(count)} card of ${refer.player(who)} library`
      : `put it ${to}`,
  'put from hand': ({ who, what, count, to, entering }, refer) =>
    words(
      `${refer.player(who)} put ${refer.amount(count)}`,
      what === undefined ? 'card' : refer.filter(what),
      `from hand ${to}`,
      entry(entering, refer),
    ),
  shuffle: ({ who }, refer) => `${refer.player(who)} shuffle library`,
  'shuffle in': ({ who, hand, graveyard }, refer) =>
    words(
      refer.player(who),
      'shuffle',
      hand === true ? 'card hand' : '',
      graveyard === true ? 'graveyard' : '',
      'into library',
    ),
  destroy: ({ what, forGood }, refer) =>
    words('destroy', refer.object(what), forGood === true ? "can't be regenerated" : ''),
  sacrifice: ({ what, who }, refer) =>
    words(who === undefined ? '' : refer.player(who), 'sacrifice', refer.object(what)),
  'sacrifice some': ({ who, what, count }, refer) =>
    `${refer.player(who)} sacrifices ${refer.amount(count)} ${refer.filter(what)}`,
  move: ({ what, to, entering, depth, random }, refer) =>
    words(
      to === 'exile' ? 'exile' : 'put',
      refer.object(what),
      to === 'exile' ? '' : to,
      depth === undefined ? '' : `${depth} from the top`,
      random === true ? 'in a random order' : '',
      entry(entering, refer),
    ),
  'exile until': ({ what }, refer) => `exile ${refer.object(what)} until ~ leaves the battlefield`,
  'create copy': ({ of, count, entering, except = [] }, refer) =>
    words(
      `create ${refer.amount(count)} token copy of ${refer.object(of)}`,
      entry(entering, refer),
      ...except.map((change) => `except ${writeChange(change, refer)}`),
    ),
  create: ({ token, size, count, who, entering }, refer) =>
    words(
      who === undefined ? '' : refer.player(who),
      `create ${refer.amount(count)}`,
      size === undefined ? `${token.power ?? ''}/${token.toughness ?? ''}` : refer.amount(size),
      ...(token.supertypes ?? []),
      writeColours(token.colours ?? []),
      ...(token.subtypes ?? []),
      ...token.types,
      'token',
      token.text,
      entry(entering, refer),
    ),
  counter: ({ what, to }, refer) =>
    words('counter', refer.object(what), to === undefined ? '' : `put it ${to} instead`),
  'put counters': ({ what, kind, count }, refer) =>
    `put ${refer.amount(count)} ${kind} counter on ${refer.object(what)}`,
  'remove counters': ({ what, kind, count }, refer) =>
    `remove ${count === 'all' ? 'all' : refer.amount(count)} ${kind} counter from ${refer.object(what)}`,
  transform: ({ what }, refer) => `transform ${refer.object(what)}`,
  tap: ({ what }, refer) => `tap ${refer.object(what)}`,
  untap: ({ what }, refer) => `untap ${refer.object(what)}`,
  freeze: ({ what }, refer) => `${refer.object(what)} doesn't untap during controller next untap step`,
  attach: ({ what, to }, refer) => `attach ${refer.object(what)} to ${refer.object(to)}`,
  redirect: ({ what }, refer) => `change a target of ${refer.object(what)} spell to ~`,
  perform: ({ action }) => (action === 'exploit' ? 'sacrifice it' : action),
  pair: ({ what, to }, refer) => `pair ${refer.object(what)} with ${refer.object(to)}`,
  unattach: ({ what }, refer) => `unattach ${refer.object(what)}`,
  'forbid name': ({ who, of }, refer) =>
    `${refer.player(who)} can't cast spell with the same name as ${refer.object(of)} until your next turn`,
  'pay energy': () => 'you may pay any amount of {E}',
  regenerate: ({ what }, refer) => `regenerate ${refer.object(what)}`,
  proliferate: ({ who }, refer) => `${refer.player(who)} proliferate`,
  'remove from combat': ({ what }, refer) => `remove ${refer.object(what)} from combat`,
  choose: ({ who, what, count, upTo }, refer) =>
    words(refer.player(who), upTo === true ? 'up to' : '', refer.amount(count), refer.filter(what)),
  'give control': ({ what, who, until }, refer) =>
    words(
      refer.player(who),
      'gains control of',
      refer.object(what),
      until === 'for good' ? '' : `until ${until}`,
    ),
  'exchange control': ({ one, other }, refer) =>
    words('exchange control of', refer.object(one), other === undefined ? '' : refer.object(other)),
  rule: ({ rule, who, until }, refer) =>
    words(who === undefined ? '' : refer.player(who), writeGameRule(rule, refer), `until ${until}`),
  prevent: ({ amount, to, from, combat }, refer) =>
    words(
      'prevent',
      amount === 'all' ? 'all' : `next ${refer.amount(amount)}`,
      combat === true ? 'combat' : '',
      'damage that would be dealt this turn',
      to === undefined ? '' : `to ${refer.recipient(to)}`,
      from === undefined ? '' : `by ${refer.object(from)}`,
    ),
  'add mana': ({ mana: output, who, only, abilities, sure }, refer) =>
    words(
      who === undefined ? '' : refer.player(who),
      `add ${writeMana(output, refer)}`,
      only === undefined ? '' : `spend this mana only to cast ${refer.filter(only)} spell`,
      abilities === undefined ? '' : `or activate abilities of ${refer.filter(abilities)}`,
      sure === true ? "can't be countered" : '',
    ),
  'extra turn': ({ who }, refer) => `${refer.player(who)} takes an extra turn after this one`,
  'extra combat': ({ main }) =>
    `after this phase additional combat phase ${main === true ? 'followed by additional main phase' : ''}`,
  'extra land': () => 'you may play an additional land this turn',
  win: ({ who }, refer) => `${refer.player(who)} wins the game`,
  lose: ({ who }, refer) => `${refer.player(who)} loses the game`,
  change: ({ what, changes, until }, refer) =>
    words(
      refer.object(what),
      list(
        changes.map((one) => writeChange(one, refer)),
        'and',
      ),
      until === 'for good' ? '' : `until ${until}`,
    ),
  may: ({ who, payment, effects, otherwise }, refer) =>
    words(
      `${refer.player(who)} may`,
      payment === undefined ? '' : `${payment.cost.map((one) => writeCost(one, refer)).join(' ')}. if you do`,
      writeEffects(effects, refer),
      otherwise === undefined ? '' : `if you don't ${writeEffects(otherwise, refer)}`,
    ),
  unless: ({ payment, effects }, refer) =>
    words(
      writeEffects(effects, refer),
      `unless ${refer.player(payment.who)} pays`,
      payment.cost.map((one) => writeCost(one, refer)).join(' '),
    ),
  if: ({ condition, effects, otherwise }, refer) =>
    words(
      typeof condition === 'object' && 'not' in condition
        ? `unless ${refer.condition(condition.not)}`
        : `if ${refer.condition(condition)}`,
      writeEffects(effects, refer),
      otherwise === undefined ? '' : `otherwise ${writeEffects(otherwise, refer)}`,
    ),
  'by colour': ({ each }, refer) => `the color of your choice ${writeEffects(each[0] ?? [], refer)}`,
  'choose effect': ({ who, options }, refer) =>
    words(
      refer.player(who),
      'your choice of',
      list(
        options.map(({ effects }) => writeEffects(effects, refer)),
        'or',
      ),
    ),
  repeat: ({ times, effects }, refer) => `${writeEffects(effects, refer)} ${refer.amount(times)} times`,
  'each player': ({ who, effects }, refer) => `${refer.player(who)} ${writeEffects(effects, refer)}`,
  emblem: ({ who, abilities }, refer) =>
    words(refer.player(who), 'get an emblem with', ...abilities.map(refer.ability)),
  reflex: ({ targets, effects }, refer) =>
    `when you do ${writeEffects(effects, new ReferenceTexts(refer.ability, targets))}`,
  later: ({ when, effects }, refer) =>
    words(
      writeEffects(effects, refer),
      'at the beginning of the next',
      when.on === 'step' ? `${when.whose} ${when.step}` : when.on,
    ),
};
