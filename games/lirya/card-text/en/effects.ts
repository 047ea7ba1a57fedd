/** English phrases for effects. */
import { terms } from '../../text/terms.ts';
import type { AmountPhrase, Phrasebook } from '../phrasebook.ts';
import { conjugate, type NounPhrase } from '../grammar.ts';
import { objectPronoun, noun } from './grammar.ts';
import { formatAmount, formatFigure, joinList } from './nouns.ts';

const KINDS = {
  effect: 'damage',
  physical: 'physical damage',
  pure: 'pure damage',
  pierce: 'piercing damage',
} as const;
const PILES = { hand: 'hand', deck: 'deck', discard: 'discard pile' } as const;

/** `your hand`, `the opponent’s deck`. */
const pile = (which: keyof typeof PILES, { you, text }: NounPhrase): string =>
  you === true ? `your ${PILES[which]}` : `${text}’s ${PILES[which]}`;

function top(amount: AmountPhrase): string {
  if (typeof amount === 'object' && 'n' in amount && !('each' in amount))
    return amount.n === 1 ? 'the top card' : `the top ${amount.n} cards`;
  return `the top cards, ${formatFigure(amount)},`;
}
const isOne = (amount: AmountPhrase): boolean =>
  typeof amount === 'object' && 'n' in amount && amount.n === 1 && !('each' in amount);

const place = (on: 'top' | 'bottom' | number): string =>
  on === 'top' ? 'on top of' : on === 'bottom' ? 'on the bottom of' : `as card ${on + 1} of`;
const REST = {
  top: 'put the rest back on top',
  bottom: 'put the rest on the bottom',
  discard: 'discard the rest',
} as const;
const tokens = (card: string, amount: AmountPhrase): string => {
  const [name = card, ...rest] = card.split(' (');
  const stats = rest.length === 0 ? '' : ` (${rest.join(' (')}`;
  return isOne(amount)
    ? `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name} token${stats}`
    : `${formatAmount(amount, noun(`${name} token`, `${name} tokens`))}${stats}`;
};

export const effects: Phrasebook['effects'] = {
  damage: (to, amount, kind, pierce) => {
    const name = pierce === undefined ? KINDS[kind] : `damage (piercing ${pierce})`;
    const much = formatAmount(amount, noun(name, name));
    return to.you === true ? `take ${much}` : `deal ${much} to ${to.text}`;
  },
  heal: (who, amount, unit) => {
    if (unit === 'life')
      return conjugate(
        who,
        ['recover', 'recovers', 'recover'],
        amount === 'full' ? 'all life' : formatAmount(amount, 'life'),
      );
    return amount === 'full'
      ? `heal ${who.text} fully`
      : `restore ${formatAmount(amount, 'health')} to ${who.text}`;
  },
  drain: (from, amount, to) =>
    `deal ${formatAmount(amount, 'damage')} to ${from.text} and ${conjugate(to, ['recover', 'recovers', 'recover'], 'that much life')}`,
  give: (clauses, lasting) => joinList(clauses, 'and') + lasting,
  'swap stats': (of, [one, two], lasting) =>
    `swap the ${terms.en.stats[one]} and ${terms.en.stats[two]} of ${of.text}${lasting}`,
  'add counters': (to, amount, counter) => `put ${formatAmount(amount, counter)} on ${to.text}`,
  move: (who, to) => `move ${who.text} to the ${to === 'other line' ? to : terms.en.lines[to]}`,
  'swap places': (who, other) => `swap the places of ${who.text} and ${other.text}`,
  draw: (who, amount, optional) =>
    (optional ? 'if you wish, ' : '') +
    conjugate(who, ['draw', 'draws', 'draw'], formatAmount(amount, 'card')),
  discard: (who, amount, cards, like, chosen) => {
    const what = like?.text ?? formatAmount(amount, cards.one === 'card' ? 'card' : cards);
    if (chosen === 'by you') return `look at ${pile('hand', who)} and choose ${what} for them to discard`;
    return conjugate(
      who,
      ['discard', 'discards', 'discard'],
      chosen === 'by lot' ? `${what} at random` : what,
    );
  },
  mill: (who, amount) => `put ${top(amount)} of ${pile('deck', who)} into ${pile('discard', who)}`,
  look: (at, of, amount) =>
    amount === undefined ? `look at ${pile(at, of)}` : `look at ${top(amount)} of ${pile(at, of)}`,
  reveal: (from, of, amount) =>
    amount === undefined
      ? conjugate(
          of,
          ['reveal', 'reveals', 'reveal'],
          of.you === true ? pile(from, of) : `their ${PILES[from]}`,
        )
      : `reveal ${top(amount)} of ${pile(from, of)}`,
  reorder: (which, of, amount) =>
    `look at ${top(amount)} of ${pile(which, of)} and put ${isOne(amount) ? 'it' : 'them'} back on top in any order`,
  dig: (amount, take, to, rest) =>
    `look at ${top(amount)} of your deck: you may ${to === 'hand' ? `take ${take.text} into your hand` : `put ${take.text} into play`}, then ${REST[rest]}`,
  'put back': (what, on) => `put ${what.text} from your hand ${place(on)} your deck`,
  'return to deck': (who, on) =>
    `put ${who.text} ${place(on)} ${who.plural ? 'their owner’s' : 'its owner’s'} deck`,
  search: (what, to, reveal, shuffle) => {
    const them = objectPronoun(what);
    const where = {
      hand: `put ${them} into your hand`,
      play: `put ${them} into play`,
      top: `put ${them} on top`,
    }[to];
    return `search your deck for ${what.text}${reveal ? `, reveal ${them}` : ''} and ${where}${shuffle ? ', then shuffle your deck' : ''}`;
  },
  recover: (what, to) =>
    `${to === 'hand' ? 'return' : 'put'} ${what.text} from your discard pile ${{ hand: 'to your hand', play: 'into play', top: 'on top of your deck' }[to]}`,
  'return to hand': (who) => `return ${who.text} to ${who.plural ? 'their owner’s' : 'its owner’s'} hand`,
  play: (what, from, cost) => {
    const how =
      cost === 'free'
        ? ' for free'
        : cost === 0
          ? ''
          : ` for ${Math.abs(cost)} ${cost > 0 ? 'more' : 'less'}`;
    return `you may play ${what.text} from your ${PILES[from]}${how}`;
  },
  'copy spell': (what) => `copy ${what.text}, with the same targets`,
  create: (who, card, amount) =>
    conjugate(
      who,
      ['add', 'adds', 'add'],
      `${tokens(card, amount)} to ${who.you === true ? 'your' : 'their'} hand`,
    ),
  shuffle: (who) =>
    conjugate(who, ['shuffle', 'shuffles', 'shuffle'], who.you === true ? 'your deck' : 'their deck'),
  'take control': (of, lasting) => `take control of ${of.text}${lasting}`,
  destroy: (who) => `destroy ${who.text}`,
  sacrifice: (who, what) => conjugate(who, ['sacrifice', 'sacrifices', 'sacrifice'], what.text),
  banish: (who) => `banish ${who.text}`,
  transform: (who, into) => `turn ${who.text} into ${/^[aeiou]/i.test(into) ? 'an' : 'a'} ${into}`,
  cancel: (what) => `cancel ${what.text}`,
  'cancel attack': (of) => `cancel the attack of ${of.text}`,
  'redirect attack': (of, to) => `redirect the attack of ${of.text} to ${to.text}`,
  'redirect damage': (from, to, lasting) =>
    `redirect to ${to.text} the damage that ${from.text} would take${lasting}`,
  token: (card, amount, line, side) =>
    `put ${tokens(card, amount)} into play${line === undefined ? '' : ` in ${side === 'you' ? 'your' : 'the'} ${terms.en.lines[line]}`}${side === 'you' ? '' : ' under the opponent’s control'}`,
  'copy token': (of, gifts) =>
    `put a token copy of ${of.text} into play${gifts === '' ? '' : ` with ${gifts}`}`,
  energy: (who, amount) => conjugate(who, ['gain', 'gains', 'gain'], formatAmount(amount, 'energy')),
  capacity: (who, amount) =>
    `${who.you === true ? 'your' : `${who.text}’s`} maximum energy grows by ${formatFigure(amount)}`,
  apply: (who, name, state, lasting, fixed) =>
    conjugate(
      who,
      name === 'regeneration' ? ['get', 'gets', 'get'] : ['become', 'becomes', 'become'],
      state,
    ) +
    lasting +
    (fixed ? ' and cannot be purified' : ''),
  remove: (from, state) => conjugate(from, ['stop', 'stops', 'stop'], `being ${terms.en.states[state]}`),
  purify: (who, amount) =>
    amount === undefined
      ? `purify ${who.text}`
      : `remove ${formatAmount(amount, noun('negative effect', 'negative effects'))} from ${who.text}`,
  upgrade: (who) => `upgrade ${who.text}`,
  repair: (who, amount) =>
    amount === 'full'
      ? `repair ${who.text} fully`
      : `restore ${formatAmount(amount, 'points')} to ${who.text}`,
  'move equipment': (what, to) => `move ${what.text} to ${to.text}`,
  if: (condition, then, otherwise) =>
    `${condition}, ${then}${otherwise === undefined ? '' : `; otherwise, ${otherwise}`}`,
  'choose one': (modes, by) =>
    `${by === 'you' ? 'choose an effect' : 'the opponent chooses an effect'}: ${modes.join('; or ')}`,
  'for each': (who, text) => `for ${who.text}, ${text}`,
  repeat: (times, text) => `do this ${formatFigure(times)} times: ${text}`,
  may: (text, by) => (by === 'you' ? `if you wish, ${text}` : `if the opponent wishes, ${text}`),
  'unless paid': (by, amount, text) =>
    `${text} unless ${by === 'you' ? 'you pay' : 'the opponent pays'} ${formatAmount(amount, 'energy')}`,
  remember: (who, as) => `choose ${who.text}${as === undefined ? '' : ` as ${as.one}`}`,
  later: (at, whose, text) => {
    const next = at === 'turn start' ? 'next ' : '';
    const turn =
      whose === 'you'
        ? `your ${next}turn`
        : whose === 'opponent'
          ? `the opponent’s ${next}turn`
          : `the ${next}turn`;
    return `at the ${at === 'turn start' ? 'start' : 'end'} of ${turn}, ${text}`;
  },
  win: (who) => (who === 'you' ? 'you win the match' : 'the opponent wins the match'),
};
