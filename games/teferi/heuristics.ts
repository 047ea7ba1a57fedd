/** What computer players are told: lands, then the dearest spell; attacks and blocks by how the fights would end. */
import { at, type Choice, type Question, type Seat } from '@ludoteca/kernel';
import type { Heuristics } from '@ludoteca/kit';
import { playerAim } from './layers/board.ts';
import { readCost } from './layers/mana-cost.ts';
import { attackWorth, beats, bulkOf, damageWorth, gain, hitOf, isCreature, worthOf } from './judgement.ts';
import type { Act, Attack, Block, Named, Teferi, View } from './parts.ts';
import type { SeenPermanent } from './sight.ts';

type Asked = Question<Teferi>;

const permanentOf = (view: View, id: number): SeenPermanent | undefined =>
  view.battlefield.find((permanent) => permanent.id === id);
const creaturesOf = (view: View, seat: Seat): SeenPermanent[] =>
  view.battlefield.filter((one) => one.controller === seat && isCreature(one));
const costOf = (view: View, card: string): number => readCost(view.cards[card]?.cost ?? '')?.manaValue ?? 0;
const isLand = (view: View, card: string): boolean => view.cards[card]?.types.includes('land') ?? false;
const lowest = <O>(options: readonly O[], value: (option: O) => number): O =>
  options.reduce((best, option) => (value(option) < value(best) ? option : best));
const highest = <O>(options: readonly O[], value: (option: O) => number): O =>
  lowest(options, (option) => -value(option));

/** A mana ability of a land is used by paying; nobody gains from using it by itself. */
const isIdle = (view: View, option: Act): boolean =>
  option !== 'pass' &&
  'activate' in option &&
  (permanentOf(view, option.activate)?.types.includes('land') ?? false);

/** Something good for a creature is kept for a fight that it decides; something bad goes as soon as there is a foe. */
function spellWorth(view: View, seat: Seat, name: string): number {
  const card = view.cards[name];
  const cost = 1 + costOf(view, name);
  const own = creaturesOf(view, seat);
  const instant = card?.types.includes('instant') ?? false;
  const bent = card?.bent ?? 0;
  if (bent > 0 && instant) {
    const fighting = own.some(({ attacking, blocking }) => attacking !== undefined || blocking !== undefined);
    return view.step === 'declare-blockers' && fighting && view.stack.length === 0 ? cost : -1;
  }
  if (bent > 0) return own.length > 0 ? cost : -1;
  if (bent < 0 && !canHarm(view, seat, bent)) return -1;
  return cost;
}

/** There is a rival that it kills, or a player whom it nearly does. */
const canHarm = (view: View, seat: Seat, bent: number): boolean =>
  view.stack.some(({ controller }) => controller !== seat) ||
  at(view.sides, 1 - seat).life <= 2 * -bent ||
  creaturesOf(view, 1 - seat).some((rival) => bulkOf(rival) <= -bent && worthOf(rival) >= 3);

function act(view: View, seat: Seat, options: readonly Act[]): Act {
  const worth = (option: Act): number => {
    if (option === 'pass') return 0;
    if ('play' in option) return 1000;
    if ('cast' in option) return spellWorth(view, seat, option.cast);
    if ('use' in option) return view.active === seat ? -1 : 0.1;
    return isIdle(view, option) || view.stack.length > 0 ? -1 : 0.5;
  };
  return highest(options, worth);
}

/** The attack that ends best if every rival blocks where that hurts most; nobody is sent out whom the others can do without. */
function attack(
  view: View,
  seat: Seat,
  options: readonly (Attack | 'done')[],
  chosen: readonly Attack[],
): Attack | 'done' {
  const foe = 1 - seat;
  const open = options.filter(
    (option): option is Attack => option !== 'done' && option.at === playerAim(foe),
  );
  const own = [...chosen, ...open].flatMap(({ attack: id }) => permanentOf(view, id) ?? []);
  const board = { own: creaturesOf(view, seat), rivals: creaturesOf(view, foe), lives: livesOf(view, seat) };
  let party = own.filter(({ power }) => power > 0);
  for (let best = attackWorth(party, board); party.length > 0;) {
    const without = party.map((one) => party.filter((other) => other !== one));
    const better = highest(without, (fewer) => attackWorth(fewer, board));
    if (attackWorth(better, board) <= best) break;
    party = better;
    best = attackWorth(better, board);
  }
  const next = open.find(({ attack: id }) => party.some((one) => one.id === id));
  return next ?? (options.includes('done') ? 'done' : at(options, 0));
}

const livesOf = (view: View, seat: Seat): readonly [number, number] => [
  at(view.sides, seat).life,
  at(view.sides, 1 - seat).life,
];

function block(
  view: View,
  seat: Seat,
  options: readonly (Block | 'done')[],
  chosen: readonly Block[],
): Block | 'done' {
  const open = view.battlefield.filter(
    ({ attacking, id }) => attacking === playerAim(seat) && !chosen.some((one) => one.block === id),
  );
  const { life } = at(view.sides, seat);
  const incoming = open.reduce((sum, one) => sum + hitOf(one), 0);
  const value = (option: Block): number => {
    const [own, rival] = [permanentOf(view, option.with), permanentOf(view, option.block)];
    if (own === undefined || rival === undefined) return -1;
    const again = chosen.some((one) => one.block === option.block);
    const saved = again ? 0 : hitOf(rival) * damageWorth(life) + (incoming >= life ? 10 + hitOf(rival) : 0);
    return saved - gain(rival, own) - (again && !beats(own, rival) ? worthOf(own) : 0);
  };
  const blocks = options.filter((option): option is Block => option !== 'done');
  const best = blocks.length === 0 ? undefined : highest(blocks, value);
  if (best !== undefined && (value(best) > 0 || !options.includes('done'))) return best;
  return options.includes('done') ? 'done' : at(options, 0);
}

type Aimed = Named | 'done' | 'cancel';

/** Bad things for what is theirs, good ones for what is one's own, the largest first. */
function target(view: View, seat: Seat, { frame, options }: Extract<Asked, { prompt: 'target' }>): Aimed {
  const item = view.stack.find(({ id }) => id === frame.item);
  const bent = item?.bents[frame.slot] ?? -1;
  const worth = (option: Aimed): number => {
    if (option === 'done') return 0;
    if (option === 'cancel') return -1000;
    if (option.id < 0)
      return (option.id === playerAim(seat)) === bent > 0 ? playerWorth(view, seat, bent) : -50;
    const found = permanentOf(view, option.id);
    if (found === undefined) return 1;
    const mine = found.controller === seat;
    const fights = found.attacking !== undefined || found.blocking !== undefined ? 3 : 0;
    if (mine !== bent > 0) return -20 - worthOf(found);
    const wasted = bent < 0 && isCreature(found) && bulkOf(found) > -bent;
    return wasted ? 0.5 : 1 + worthOf(found) + fights;
  };
  return highest(options, worth);
}

/** A player is worth more than any creature when that is the end. */
const playerWorth = (view: View, seat: Seat, bent: number): number =>
  bent < 0 && at(view.sides, 1 - seat).life <= -bent ? 1000 : 2;

/** Just enough to kill, one after the other. */
function assign(view: View, { frame, options }: Extract<Asked, { prompt: 'assign' }>): number {
  const to = permanentOf(view, frame.to);
  const lethal = to === undefined ? 0 : bulkOf(to);
  return options.find((amount) => amount >= lethal) ?? at(options, options.length - 1);
}

/** Lands beyond the fifth, then what costs the most. */
function spare(view: View, seat: Seat, card: string): number {
  const lands = view.battlefield.filter(
    (one) => one.controller === seat && one.types.includes('land'),
  ).length;
  return isLand(view, card) ? (lands >= 5 ? 20 : -lands) : costOf(view, card);
}

function keeps(view: View, seat: Seat): boolean {
  const { cards } = at(view.sides, seat);
  const lands = cards.filter((card) => isLand(view, card)).length;
  return cards.length < 7 || (lands >= 2 && lands <= 5);
}

const BASICS: ReadonlySet<string> = new Set(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest', 'Wastes']);
const isManaTap = (option: Choice<Teferi>): boolean =>
  typeof option === 'object' && 'activate' in option && BASICS.has(option.name);

function choose(view: View, seat: Seat, question: Asked): Choice<Teferi> | undefined {
  switch (question.prompt) {
    case 'mulligan':
      return keeps(view, seat) || question.options.length === 1 ? 'keep' : 'mulligan';
    case 'priority':
      return act(view, seat, question.options);
    case 'attack':
      return attack(view, seat, question.options, question.frame.chosen);
    case 'block':
      return block(view, seat, question.options, question.frame.chosen);
    case 'target':
      return target(view, seat, question);
    case 'assign':
      return assign(view, question);
    case 'bottom':
      return highest(question.options, ({ bottom }) => spare(view, seat, bottom));
    case 'discard':
      return highest(question.options, ({ discard }) => spare(view, seat, discard));
    case 'toll':
      return lowest(question.options, (one) =>
        'discard' in one ? -spare(view, seat, one.discard) : worthAt(view, one.id),
      );
    case 'choose':
      return question.frame.purpose === 'sacrifice'
        ? lowest(question.options, (one) => (one === 'done' ? 0 : worthAt(view, one.id)))
        : undefined;
    case 'may':
    case 'kicker':
      return 'yes';
    case 'x':
      return at(question.options, question.options.length - 1);
    default:
      return undefined;
  }
}

const worthAt = (view: View, id: number): number => {
  const found = permanentOf(view, id);
  return found === undefined ? 0 : worthOf(found);
};

export const heuristics: Heuristics<Teferi> = {
  /** Any option, but no mulligans, no mana for nothing, and nothing announced to be taken back. */
  random: (question, dice): Choice<Teferi> => {
    const options: readonly Choice<Teferi>[] = question.options;
    if (question.prompt === 'mulligan') return at(options, 0);
    const open = options.filter((option) => option !== 'cancel' && !isManaTap(option));
    return open.length === 0 ? at(options, 0) : dice.pick(open);
  },

  greedy: (line, question): Choice<Teferi> =>
    choose(line.view(), question.seat, question) ?? at<Choice<Teferi>>(question.options, 0),

  value: (view, seat) => {
    const score = (one: Seat): number =>
      at(view.sides, one).life +
      2 * at(view.sides, one).hand +
      view.battlefield.reduce((sum, each) => (each.controller === one ? sum + 1 + worthOf(each) : sum), 0);
    const [own, rival] = [Math.max(0, score(seat)), Math.max(0, score(1 - seat))];
    return own + rival === 0 ? 0.5 : own / (own + rival);
  },
};
