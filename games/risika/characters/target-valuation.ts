/** Values hostile territories as targets, roughly in armies, and chooses the faculty to complete next. */
import { FACULTIES, type Faculty, FACULTY_OF, type Territory } from '../board.ts';
import { NO_OWNER } from '../parts.ts';
import { BORDER_TERRITORIES, type Situation } from './situation.ts';

/** The main reason to attack a territory. */
export type AttackAim = 'finish' | 'towards' | 'break' | 'kill' | 'revenge' | 'card' | 'ground';

export interface TargetValue {
  readonly aim: AttackAim;
  readonly worth: number;
}

/** The extra value of any territory at full impatience. */
const IMPATIENT_TERRITORY_VALUE = 1.5;
const CARD_VALUE = 1.6;
/** The weights of the territories of the enemy, and of those of all others while there is an enemy. */
const ENEMY_WEIGHT = 4;
const OTHERS_WEIGHT = 0.12;
/** Aims that are only pretexts on territories of the enemy. */
const LESSER_AIMS: ReadonlySet<AttackAim> = new Set(['towards', 'card', 'ground']);
/** A seat with so few territories can be eliminated soon. */
const FEW_TERRITORIES = 3;

export class TargetValuation {
  readonly situation: Situation;
  /** The faculty to complete next; -1 if all are held. */
  readonly goal: Faculty;
  /** A conquest has already earned the card of this turn. */
  readonly hasCard: boolean;

  constructor(situation: Situation, hasCard: boolean) {
    this.situation = situation;
    this.hasCard = hasCard;
    this.goal = chooseGoal(situation);
  }

  /** The only missing territory of the goal faculty; undefined if more are missing. */
  get lastMissing(): Territory | undefined {
    const territories = FACULTIES[this.goal]?.territories ?? [];
    if (territories.length - (this.situation.ownTerritories[this.goal] ?? 0) !== 1) return undefined;
    return territories.find((territory) => !this.situation.isOwn(territory));
  }

  valueOf(territory: Territory): TargetValue {
    const { profile, impatience } = this.situation;
    const faculty = FACULTY_OF[territory] ?? 0;
    const parts: readonly (readonly [AttackAim, number])[] = [
      this.valueForGoal(faculty),
      this.valueForBreaking(faculty),
      this.valueForElimination(territory),
      ['card', this.hasCard ? 0 : CARD_VALUE],
      ['ground', profile.territoryValue + IMPATIENT_TERRITORY_VALUE * impatience],
    ];
    let [aim, max] = parts[0] ?? ['ground', 0];
    let worth = 0;
    for (const [other, part] of parts) {
      worth += part;
      if (part > max) [aim, max] = [other, part];
    }
    const { enemy } = this.situation;
    if (enemy === NO_OWNER) return { aim, worth };
    if (this.situation.owner(territory) !== enemy) return { aim, worth: OTHERS_WEIGHT * worth };
    return { aim: LESSER_AIMS.has(aim) ? 'revenge' : aim, worth: ENEMY_WEIGHT * worth };
  }

  /** Territories of the goal faculty are worth more the fewer are missing. */
  private valueForGoal(faculty: Faculty): readonly [AttackAim, number] {
    const { goalWeight } = this.situation.profile;
    if (faculty !== this.goal) return ['towards', 0];
    const { bonus = 0, territories = [] } = FACULTIES[faculty] ?? {};
    const missing = territories.length - (this.situation.ownTerritories[faculty] ?? 0);
    return missing === 1
      ? ['finish', 2.5 * bonus * goalWeight]
      : ['towards', (1.2 * bonus * goalWeight) / missing];
  }

  private valueForBreaking(faculty: Faculty): readonly [AttackAim, number] {
    const { holders, seat, profile } = this.situation;
    const held = holders[faculty] !== NO_OWNER && holders[faculty] !== seat;
    return ['break', held ? 1.6 * profile.breakWeight * (FACULTIES[faculty]?.bonus ?? 0) : 0];
  }

  private valueForElimination(territory: Territory): readonly [AttackAim, number] {
    const { territoryCounts, armyCounts, view, totalArmies } = this.situation;
    const owner = this.situation.owner(territory);
    const left = territoryCounts[owner] ?? 0;
    if (left > FEW_TERRITORIES || (armyCounts[owner] ?? 0) * 3 > totalArmies) return ['kill', 0];
    const cards = view.hands[owner]?.count ?? 0;
    return ['kill', (2 + 2.2 * cards) / left];
  }
}

/** Prefers faculties with a high bonus, few missing territories, weak opponents and few borders. */
function chooseGoal({ ownTerritories, hostileArmies, ownArmies }: Situation): Faculty {
  let goal = -1;
  let max = 0;
  for (let faculty = 0; faculty < FACULTIES.length; faculty++) {
    const { bonus = 0, territories = [] } = FACULTIES[faculty] ?? {};
    const held = ownTerritories[faculty] ?? 0;
    if (held === territories.length) continue;
    const own = ownArmies[faculty] ?? 0;
    const ease = (own + 1) / (own + 1 + 1.5 * (hostileArmies[faculty] ?? 0));
    const borders = BORDER_TERRITORIES[faculty]?.length ?? 1;
    const score = (bonus * ((held + 0.5) / territories.length) * ease) / Math.sqrt(borders);
    if (score > max) [goal, max] = [faculty, score];
  }
  return goal;
}
