/** What computer players are told: land, then the dearest spell, attacks that survive or win, blocks that trade well. */
import { at, type Choice, type Question, type Seat } from '@ludoteca/kernel';
import type { Heuristics } from '@ludoteca/kit';
import { playerAim } from './layers/board.ts';
import { readCost } from './layers/mana-cost.ts';
import type { Act, Attack, Block, Named, Teferi, View } from './parts.ts';
import type { SeenPermanent } from './sight.ts';

type Asked = Question<Teferi>;

const permanentOf = (view: View, id: number): SeenPermanent | undefined =>
  view.battlefield.find((permanent) => permanent.id === id);

/** A mana ability of a land or a creature is used by paying; nobody gains from using it by itself. */
const isIdle = (view: View, option: Act): boolean =>
  option !== 'pass' &&
  'activate' in option &&
  (permanentOf(view, option.activate)?.types.includes('land') ?? false);

const costOf = (view: View, card: string): number => readCost(view.cards[card]?.cost ?? '')?.manaValue ?? 0;

function act(view: View, seat: Seat, options: readonly Act[]): Act {
  const useful = options.filter((option) => !isIdle(view, option));
  const land = useful.find((option) => option !== 'pass' && 'play' in option);
  if (land !== undefined) return land;
  const worth = (option: Act): number => {
    if (option === 'pass') return 0;
    if ('cast' in option)
      return view.active === seat || view.stack.length > 0 ? 1 + costOf(view, option.cast) : 0.5;
    return 'activate' in option ? 0.8 : 0.2;
  };
  return useful.reduce((best, option) => (worth(option) > worth(best) ? option : best), 'pass');
}

const has = (creature: SeenPermanent, keyword: string): boolean => creature.keywords.includes(keyword);
const strikesFirst = (creature: SeenPermanent): boolean =>
  has(creature, 'first strike') || has(creature, 'double strike');
const kills = (one: SeenPermanent, other: SeenPermanent): boolean =>
  !has(other, 'indestructible') &&
  one.power > 0 &&
  (has(one, 'deathtouch') || one.power >= other.toughness - other.damage);
/** Whether one survives a fight with the other. */
const survives = (one: SeenPermanent, other: SeenPermanent): boolean =>
  !kills(other, one) || (strikesFirst(one) && !strikesFirst(other) && kills(one, other));
const canBlock = (blocker: SeenPermanent, attacker: SeenPermanent): boolean =>
  !blocker.tapped && (!has(attacker, 'flying') || has(blocker, 'flying') || has(blocker, 'reach'));
const worthOf = ({ power, toughness }: SeenPermanent): number => power + toughness;

function attack(view: View, seat: Seat, options: readonly (Attack | 'done')[]): Attack | 'done' {
  const rivals = view.battlefield.filter(
    ({ controller, types }) => controller !== seat && types.includes('creature'),
  );
  const good = options.find((option) => {
    if (option === 'done' || option.at !== playerAim(1 - seat)) return false;
    const own = permanentOf(view, option.attack);
    if (own === undefined || own.power <= 0) return false;
    const blockers = rivals.filter((rival) => canBlock(rival, own));
    return blockers.every(
      (rival) => survives(own, rival) || (kills(own, rival) && worthOf(rival) >= worthOf(own)),
    );
  });
  return good ?? (options.includes('done') ? 'done' : at(options, 0));
}

function block(view: View, seat: Seat, options: readonly (Block | 'done')[]): Block | 'done' {
  const { life } = at(view.sides, seat);
  const incoming = view.battlefield
    .filter(({ attacking, blocked }) => attacking === playerAim(seat) && blocked !== true)
    .reduce((sum, { power }) => sum + power, 0);
  const value = (option: Block): number => {
    const [own, rival] = [permanentOf(view, option.with), permanentOf(view, option.block)];
    if (own === undefined || rival === undefined) return -1;
    const gain = (kills(own, rival) ? worthOf(rival) : 0) - (survives(own, rival) ? 0 : worthOf(own));
    return gain + (incoming >= life ? 10 + rival.power : 0);
  };
  const blocks = options.filter((option): option is Block => option !== 'done');
  const best = blocks.reduce<Block | undefined>(
    (found, option) => (found === undefined || value(option) > value(found) ? option : found),
    undefined,
  );
  if (best !== undefined && (value(best) >= 0 || !options.includes('done'))) return best;
  return options.includes('done') ? 'done' : at(options, 0);
}

/** Whatever is not one's own, the largest first; good things are cast on what is one's own only where nothing else can be chosen. */
function target(
  view: View,
  seat: Seat,
  options: readonly (Named | 'done' | 'cancel')[],
): Named | 'done' | 'cancel' {
  const worth = (option: Named | 'done' | 'cancel'): number => {
    if (option === 'done') return 0;
    if (option === 'cancel') return -100;
    if (option.id === playerAim(1 - seat)) return 3;
    if (option.id < 0) return -50;
    const found = permanentOf(view, option.id);
    if (found === undefined) return 1;
    return found.controller === seat ? -10 + worthOf(found) / 100 : worthOf(found);
  };
  return options.reduce((best, option) => (worth(option) > worth(best) ? option : best));
}

export const heuristics: Heuristics<Teferi> = {
  /** Any option, but no mana for nothing, and nothing announced to be taken back. */
  random: (question, dice): Choice<Teferi> => {
    const options: readonly Choice<Teferi>[] = question.options;
    if (question.prompt === 'mulligan') return at(options, 0);
    const open = options.filter((option) => option !== 'cancel' && !isManaTap(option));
    return open.length === 0 ? at(options, 0) : dice.pick(open);
  },

  greedy: (line, question): Choice<Teferi> => {
    const { seat } = question;
    const chosen = choose(line.view(), seat, question);
    return chosen ?? at<Choice<Teferi>>(question.options, 0);
  },

  value: (view, seat) => {
    const score = (one: Seat): number =>
      at(view.sides, one).life +
      2 * at(view.sides, one).hand +
      view.battlefield.reduce((sum, each) => (each.controller === one ? sum + 1 + worthOf(each) : sum), 0);
    const [own, rival] = [Math.max(0, score(seat)), Math.max(0, score(1 - seat))];
    return own + rival === 0 ? 0.5 : own / (own + rival);
  },
};

const BASICS: ReadonlySet<string> = new Set(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest', 'Wastes']);
const isManaTap = (option: Choice<Teferi>): boolean =>
  typeof option === 'object' && 'activate' in option && BASICS.has(option.name);

function choose(view: View, seat: Seat, question: Asked): Choice<Teferi> | undefined {
  switch (question.prompt) {
    case 'priority':
      return act(view, seat, question.options);
    case 'attack':
      return attack(view, seat, question.options);
    case 'block':
      return block(view, seat, question.options);
    case 'target':
      return target(view, seat, question.options);
    case 'may':
      return 'yes';
    case 'kicker':
      return 'yes';
    case 'x':
      return at(question.options, question.options.length - 1);
    default:
      return undefined;
  }
}
