/** What effects would come to for the seat that looks: what is ill for the other side is good. */
import { at } from '@ludoteca/kernel';
import type { Ref } from '../parts.ts';
import { other } from '../rules/table.ts';
import type { Effect, EffectName, EffectOf, Gift, Who } from '../vocabulary/index.ts';
import { damageWorth, giftWorth, healWorth, playerGiftWorth, stateWorth } from './blows.ts';
import { type Aimed, cardNamed, type Outlook } from './outlook.ts';
import {
  ALL,
  BACK_WORTH,
  CARD_WORTH,
  characterWorth,
  ENERGY_WORTH,
  pieceWorth,
  STATE_WORTH,
} from './worth.ts';

/** What holds on a condition, or later, or unless somebody pays, counts for so much. */
const UNSURE = 0.6;
const CONTROL = 1.6;
const FULL = 20;
/** Poison that lasts is reckoned for so many turns. */
const POISON_TURNS = 3;

type Gain<K extends EffectName> = (outlook: Outlook, effect: EffectOf<K>, aimed: Aimed) => number;

/** The sum over all who are meant; the mean where lots are drawn, the best where one may choose. */
function over(outlook: Outlook, who: Who, aimed: Aimed, good: (ref: Ref) => number): number {
  const gains = outlook.who(who, aimed).map((ref) => (outlook.isMine(ref) ? good(ref) : -good(ref)));
  const sum = gains.reduce((all, gain) => all + gain, 0);
  if (typeof who === 'string' || gains.length === 0) return sum;
  const count = 'count' in who && who.count !== undefined ? outlook.value(who.count, aimed) : 1;
  if ('random' in who) return (sum / gains.length) * Math.min(count, gains.length);
  if (!('pick' in who)) return sum;
  const mine = (who.by === 'opponent') === (aimed.seat !== outlook.seat);
  const sorted = gains.toSorted((a, b) => (mine ? b - a : a - b)).slice(0, count);
  return sorted.reduce((all, gain) => all + (who.upTo === true && mine ? Math.max(0, gain) : gain), 0);
}

/** So much for each player who is meant. */
const cards =
  <K extends EffectName>(worth: number) =>
  (outlook: Outlook, effect: EffectOf<K> & { readonly who: Who; readonly count?: unknown }, aimed: Aimed) =>
    over(outlook, effect.who, aimed, () => worth * (typeof effect.count === 'number' ? effect.count : 1));

const worthOf = (outlook: Outlook, ref: Ref): number => {
  const piece = outlook.piece(ref);
  return piece === undefined ? 0 : pieceWorth(piece);
};

const toHand = (outlook: Outlook, ref: Ref): number => {
  const piece = outlook.piece(ref);
  const token = piece !== undefined && cardNamed(piece.card)?.token === true;
  return worthOf(outlook, ref) * (token ? 1 : BACK_WORTH);
};

const giftsTo = (
  outlook: Outlook,
  ref: Ref,
  gifts: readonly Gift[],
  aimed: Aimed,
  effect: EffectOf<'give'>,
) => {
  const piece = outlook.piece(ref);
  return gifts.reduce(
    (sum, gift) =>
      sum +
      (piece === undefined
        ? playerGiftWorth(outlook, gift, aimed)
        : giftWorth(outlook, piece, gift, effect.for, aimed)),
    0,
  );
};

const tokenWorth = (id: string): number => {
  const card = cardNamed(id);
  return card?.type === 'character' ? characterWorth(card) : CARD_WORTH;
};

const GAINS: { readonly [K in EffectName]?: Gain<K> } = {
  damage: (outlook, { to, amount, kind }, aimed) => {
    const much = outlook.value(amount, aimed);
    const worth = kind === 'healing' ? healWorth : damageWorth;
    return over(outlook, to, aimed, (ref) => worth(outlook, ref, much));
  },
  heal: (outlook, { who, amount }, aimed) => {
    const much = amount === 'full' ? FULL : outlook.value(amount, aimed);
    return over(outlook, who, aimed, (ref) => healWorth(outlook, ref, much));
  },
  drain: (outlook, { from, amount, to }, aimed) => {
    const much = outlook.value(amount, aimed);
    return (
      over(outlook, from, aimed, (ref) => damageWorth(outlook, ref, much)) +
      over(outlook, to, aimed, (ref) => healWorth(outlook, ref, much))
    );
  },
  give: (outlook, effect, aimed) =>
    over(outlook, effect.to, aimed, (ref) => giftsTo(outlook, ref, effect.gifts, aimed, effect)),
  'add counters': (outlook, { to }, aimed) => over(outlook, to, aimed, () => 0.5),
  move: (outlook, { who }, aimed) => over(outlook, who, aimed, () => -0.3),
  draw: (outlook, { who, count }, aimed) =>
    over(outlook, who, aimed, () => CARD_WORTH * outlook.value(count, aimed)),
  discard: (outlook, { who, count, chosen }, aimed) =>
    over(outlook, who, aimed, () => -outlook.value(count, aimed) * (chosen === 'by you' ? CARD_WORTH : 2)),
  mill: cards(-0.1),
  look: () => 0.4,
  reveal: () => 0.2,
  dig: () => CARD_WORTH,
  search: () => CARD_WORTH * 1.3,
  recover: () => CARD_WORTH,
  reorder: () => 0.8,
  'put back': () => -1.5,
  play: () => CARD_WORTH,
  'return to deck': (outlook, { who }, aimed) => over(outlook, who, aimed, (ref) => -worthOf(outlook, ref)),
  'return to hand': (outlook, { who }, aimed) => over(outlook, who, aimed, (ref) => -toHand(outlook, ref)),
  create: cards(1.5),
  'take control': (outlook, { of }, aimed) =>
    over(outlook, of, aimed, (ref) => (outlook.isMine(ref) ? 0 : -worthOf(outlook, ref) * CONTROL)),
  destroy: (outlook, { who }, aimed) => over(outlook, who, aimed, (ref) => -worthOf(outlook, ref)),
  banish: (outlook, { who }, aimed) => over(outlook, who, aimed, (ref) => -worthOf(outlook, ref)),
  sacrifice: (outlook, { who }, aimed) => over(outlook, who, aimed, () => -4),
  transform: (outlook, { who, into }, aimed) =>
    over(outlook, who, aimed, (ref) => tokenWorth(into) - worthOf(outlook, ref)),
  cancel: (outlook, { what }, aimed) =>
    over(outlook, what, aimed, (ref) => {
      const cost = cardNamed(outlook.item(ref)?.card ?? '')?.cost ?? 0;
      return -CARD_WORTH - cost * ENERGY_WORTH;
    }),
  'cancel attack': (outlook, { of }, aimed) => over(outlook, of, aimed, (ref) => -attackWorth(outlook, ref)),
  'redirect attack': (outlook, { of }, aimed) =>
    over(outlook, of, aimed, (ref) => -attackWorth(outlook, ref) * UNSURE),
  token: (_, { card, count }) => tokenWorth(card) * (typeof count === 'number' ? count : 1),
  'copy token': (outlook, { of }, aimed) => over(outlook, of, aimed, (ref) => worthOf(outlook, ref)),
  energy: (outlook, { who, amount }, aimed) =>
    over(outlook, who, aimed, () => ENERGY_WORTH * outlook.value(amount, aimed)),
  capacity: (outlook, { who, amount }, aimed) =>
    over(outlook, who, aimed, () => 2 * ENERGY_WORTH * outlook.value(amount, aimed)),
  apply: (outlook, { state, to, amount, for: duration }, aimed) =>
    over(outlook, to, aimed, (ref) => {
      const piece = outlook.piece(ref);
      if (piece === undefined) return 0;
      if (state !== 'poisoned') return stateWorth(piece, state);
      const turns = typeof duration === 'object' && 'turns' in duration ? duration.turns : POISON_TURNS;
      return damageWorth(outlook, ref, turns * (amount === undefined ? 1 : outlook.value(amount, aimed)));
    }),
  remove: (outlook, { state, from }, aimed) =>
    over(outlook, from, aimed, (ref) =>
      outlook.piece(ref)?.states.some((one) => one.state === state) === true ? -STATE_WORTH[state] : 0,
    ),
  purify: (outlook, { who }, aimed) => over(outlook, who, aimed, (ref) => -illnessOf(outlook, ref)),
  upgrade: (outlook, { who }, aimed) => over(outlook, who, aimed, () => 3),
  repair: (outlook, { who, amount }, aimed) => {
    const much = amount === 'full' ? FULL : outlook.value(amount, aimed);
    return over(outlook, who, aimed, (ref) => healWorth(outlook, ref, much));
  },
  if: (outlook, { effects, else: otherwise = [] }, aimed) =>
    UNSURE * gainOf(outlook, effects, aimed) + (1 - UNSURE) * gainOf(outlook, otherwise, aimed),
  'choose one': (outlook, { among, by }, aimed) => {
    const mine = (by === 'opponent') === (aimed.seat !== outlook.seat);
    const gains = among.map((effects) => gainOf(outlook, effects, aimed));
    return mine ? Math.max(...gains) : Math.min(...gains);
  },
  'for each': (outlook, { who, effects }, aimed) =>
    outlook.who(who, aimed).reduce((sum, it) => sum + gainOf(outlook, effects, { ...aimed, it }), 0),
  repeat: (outlook, { times, effects }, aimed) =>
    outlook.value(times, aimed) * gainOf(outlook, effects, aimed),
  may: (outlook, { effects }, aimed) => Math.max(0, gainOf(outlook, effects, aimed)),
  'unless paid': (outlook, { by, energy, effects }, aimed) => {
    const payer = at(outlook.view.players, by === 'you' ? aimed.seat : other(aimed.seat));
    const canPay = payer.energy >= outlook.value(energy, aimed);
    return (canPay ? 1 - UNSURE : 1) * gainOf(outlook, effects, aimed);
  },
  later: (outlook, { effects }, aimed) => UNSURE * gainOf(outlook, effects, aimed),
  win: (outlook, { who }, aimed) => ((who === 'you') === (aimed.seat === outlook.seat) ? ALL : -ALL),
};

const illnessOf = (outlook: Outlook, ref: Ref): number =>
  (outlook.piece(ref)?.states ?? []).reduce((sum, { state }) => sum + Math.min(0, STATE_WORTH[state]), 0);

/** What an attack that was declared would do to whom it is aimed at. */
function attackWorth(outlook: Outlook, attacker: Ref): number {
  const piece = outlook.piece(attacker);
  const target = outlook.view.attacks.find(
    (one) => one.attacker !== null && 'id' in one.attacker && one.attacker.id === attacker,
  )?.target;
  if (piece === undefined || target === undefined || target === null) return 0;
  if ('player' in target) return -damageWorth(outlook, -1 - target.player, piece.attack);
  const hit = outlook.piece(target.id);
  return hit === undefined ? 0 : -damageWorth(outlook, hit.id, Math.max(0, piece.attack - hit.defence));
}

/** TypeScript cannot see that `GAINS[effect.do]` takes just that effect: the one cast of the dispatch. */
const BY_NAME = GAINS as unknown as { readonly [name: string]: Gain<EffectName> | undefined };

export const gainOf = (outlook: Outlook, effects: readonly Effect[], aimed: Aimed): number =>
  effects.reduce(
    (sum, effect) => sum + (BY_NAME[effect.do]?.(outlook, effect as EffectOf<EffectName>, aimed) ?? 0),
    0,
  );
