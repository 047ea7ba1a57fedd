/** The moves of the greedy computer player and its rating of positions. */
import { at, type Choice, type FrameOf, type Seat } from '@ludoteca/kernel';
import { createLearnedValue, type Heuristics } from '@ludoteca/kit';
import { NEIGHBOURS, TERRITORY_COUNT, type Territory } from './board.ts';
import { RisikaCharacter } from './characters/risika-character.ts';
import { TUNED_PROFILE } from './characters/profiles.ts';
import { conquestChance } from './odds.ts';
import type { AttackChoice, MoveChoice, PlaceChoice, Risika } from './parts.ts';
import { valueFeatures } from './value-features.ts';
import type { View } from './view-types.ts';
import weights from './weights.json' with { type: 'json' };

/** The minimum chance of an attack. */
const MIN_CHANCE = 0.6;
/** With so many armies the next reinforcements are lost to the limit, so fighting costs nothing. */
const NEARLY_FULL = 97;
/** With fewer territories there are no reinforcements, so waiting brings nothing. */
const FEW_TERRITORIES = 3;
const LOW_MIN_CHANCE = 0.3;

const isHostile = ({ owners }: View, territory: Territory, seat: Seat): boolean => owners[territory] !== seat;

const hostileNeighbours = (view: View, territory: Territory, seat: Seat): readonly Territory[] =>
  at(NEIGHBOURS, territory).filter((other) => isHostile(view, other, seat));

const sumArmies = ({ armies }: View, territories: readonly Territory[]): number =>
  territories.reduce((sum, territory) => sum + at(armies, territory), 0);

const listOwnTerritories = ({ owners }: View, seat: Seat): Territory[] => {
  const own: Territory[] = [];
  for (let territory = 0; territory < TERRITORY_COUNT; territory++)
    if (owners[territory] === seat) own.push(territory);
  return own;
};

function pickBest<O>(options: readonly O[], rate: (option: O) => number): O {
  let found = at(options, 0);
  let max = rate(found);
  for (let i = 1; i < options.length; i++) {
    const other = rate(at(options, i));
    if (other > max) [found, max] = [at(options, i), other];
  }
  return found;
}

/** Chooses the territory most outnumbered by hostile neighbours. */
const choosePlacement = (view: View, seat: Seat, options: readonly PlaceChoice[]): PlaceChoice =>
  pickBest(options, ({ place }) => {
    const hostile = sumArmies(view, hostileNeighbours(view, place, seat));
    return hostile === 0 ? -Infinity : hostile - at(view.armies, place);
  });

const chanceOf = ({ armies }: View, { from, attack: to }: AttackChoice): number =>
  conquestChance(at(armies, from), at(armies, to));

function chooseAttack(
  view: View,
  seat: Seat,
  options: readonly (AttackChoice | 'done')[],
): AttackChoice | 'done' {
  const attacks = options.filter((option): option is AttackChoice => option !== 'done');
  const likeliest = pickBest(attacks, (option) => chanceOf(view, option));
  const own = listOwnTerritories(view, seat);
  const minChance =
    sumArmies(view, own) >= NEARLY_FULL ? 0 : own.length < FEW_TERRITORIES ? LOW_MIN_CHANCE : MIN_CHANCE;
  return chanceOf(view, likeliest) >= minChance ? likeliest : 'done';
}

/** All armies move to the front; if both territories are at the front, half of them. */
function chooseOccupation(
  view: View,
  { seat, from, to }: FrameOf<Risika, 'occupy'>,
  options: readonly number[],
): number {
  const [behind, ahead] = [
    hostileNeighbours(view, from, seat).length,
    hostileNeighbours(view, to, seat).length,
  ];
  if (behind === 0) return at(options, options.length - 1);
  return at(options, ahead === 0 ? 0 : options.length >> 1);
}

/** Moves the largest idle stack towards hostile neighbours. */
function chooseMove(view: View, seat: Seat, options: readonly (MoveChoice | 'done')[]): MoveChoice | 'done' {
  const idle = options.filter(
    (option): option is MoveChoice =>
      option !== 'done' &&
      hostileNeighbours(view, option.from, seat).length === 0 &&
      (hostileNeighbours(view, option.move, seat).length > 0 ||
        at(view.armies, option.from) > at(view.armies, option.move)),
  );
  return idle.length === 0
    ? 'done'
    : pickBest(
        idle,
        (option) => at(view.armies, option.from) + 1000 * hostileNeighbours(view, option.move, seat).length,
      );
}

/** The questions that decide a turn. */
const SEARCHED: ReadonlySet<string> = new Set(['place', 'set', 'fight', 'occupy', 'move']);

export const heuristics: Heuristics<Risika> = {
  greedy: (perspective, question): Choice<Risika> => {
    const { seat, options } = question;
    switch (question.prompt) {
      case 'place':
        return choosePlacement(perspective.view(), seat, question.options);
      case 'fight':
        return chooseAttack(perspective.view(), seat, question.options);
      case 'occupy':
        return chooseOccupation(perspective.view(), question.frame, question.options);
      case 'move':
        return chooseMove(perspective.view(), seat, question.options);
      case 'dice':
      case 'defend':
      case 'march':
        return at<Choice<Risika>>(options, options.length - 1);
      default:
        return at<Choice<Risika>>(options, 0);
    }
  },

  /** A character without its memory of past attacks. */
  policy: (perspective, _, dice) => new RisikaCharacter(TUNED_PROFILE, dice).choose(perspective),

  features: valueFeatures,
  value: createLearnedValue(valueFeatures, weights),

  /** Numbers of dice and armies are left to the policy. */
  candidates: (question) => (SEARCHED.has(question.prompt) ? question.options : []),

  phase: ({ round }) => round,
  search: { decisions: 500, phases: 2, iterations: 200 },
};
