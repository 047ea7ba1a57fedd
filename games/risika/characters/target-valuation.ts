/** What is worth fighting for: the faculty to win, and what each territory of the others would bring. In armies, roughly. */
import { FACULTIES, type Faculty, FACULTY_OF, type Territory } from '../board.ts';
import { NO_OWNER } from '../parts.ts';
import { BORDER_TERRITORIES, type Situation } from './situation.ts';

/** Why a territory is wanted: the first that weighs most. */
export type AttackAim = 'finish' | 'towards' | 'break' | 'kill' | 'revenge' | 'card' | 'ground';

export interface TargetValue {
  readonly aim: AttackAim;
  readonly worth: number;
}

/** What a territory is worth to whoever has no more patience. */
const IMPATIENT_TERRITORY_VALUE = 1.5;
const CARD_VALUE = 1.6;
/** So many attacks weigh no more than half. */
const REVENGE_DAMPING = 2;
/** A player with so few territories may be killed within a turn or two. */
const FEW_TERRITORIES = 3;

export class TargetValuation {
  readonly situation: Situation;
  /** The faculty to win next; none where all are held. */
  readonly goal: Faculty;
  /** The card of this turn is earned. */
  readonly hasCard: boolean;

  constructor(situation: Situation, won: boolean) {
    this.situation = situation;
    this.hasCard = won;
    this.goal = chooseGoal(situation);
  }

  /** The last territory that the wanted faculty lacks; none where it lacks more. */
  get lastMissing(): Territory | undefined {
    const territories = FACULTIES[this.goal]?.territories ?? [];
    if (territories.length - (this.situation.ownTerritories[this.goal] ?? 0) !== 1) return undefined;
    return territories.find((territory) => !this.situation.isOwn(territory));
  }

  /** What a foe's territory is worth, and why. */
  valueOf(territory: Territory): TargetValue {
    const { profile: temper, impatience } = this.situation;
    const faculty = FACULTY_OF[territory] ?? 0;
    const parts: readonly (readonly [AttackAim, number])[] = [
      this.valueForGoal(faculty),
      this.valueForBreaking(faculty),
      this.valueForElimination(territory),
      ['card', this.hasCard ? 0 : CARD_VALUE],
      ['ground', temper.territoryValue + IMPATIENT_TERRITORY_VALUE * impatience],
    ];
    let [aim, most] = parts[0] ?? ['ground', 0];
    let worth = 0;
    for (const [other, part] of parts) {
      worth += part;
      if (part > most) [aim, most] = [other, part];
    }
    const revenge = worth * this.revengeFactor(territory);
    return revenge > most ? { aim: 'revenge', worth: worth + revenge } : { aim, worth: worth + revenge };
  }

  /** A territory of the faculty that is wanted, the more the nearer it is to being whole. */
  private valueForGoal(faculty: Faculty): readonly [AttackAim, number] {
    if (faculty !== this.goal) return ['towards', 0];
    const { bonus = 0, territories = [] } = FACULTIES[faculty] ?? {};
    const missing = territories.length - (this.situation.ownTerritories[faculty] ?? 0);
    return missing === 1 ? ['finish', 2.5 * bonus] : ['towards', (1.2 * bonus) / missing];
  }

  private valueForBreaking(faculty: Faculty): readonly [AttackAim, number] {
    const { holders: holder, seat } = this.situation;
    const held = holder[faculty] !== NO_OWNER && holder[faculty] !== seat;
    return ['break', held ? 1.6 * (FACULTIES[faculty]?.bonus ?? 0) : 0];
  }

  private valueForElimination(territory: Territory): readonly [AttackAim, number] {
    const { territoryCounts: territories, armyCounts: totals, view, totalArmies: total } = this.situation;
    const victim = this.situation.owner(territory);
    const left = territories[victim] ?? 0;
    if (left > FEW_TERRITORIES || (totals[victim] ?? 0) * 3 > total) return ['kill', 0];
    const cards = view.hands[victim]?.count ?? 0;
    return ['kill', (2 + 2.2 * cards) / left];
  }

  /** How much dearer a territory is for whose it is. Whoever attacks as everybody does is resented less than whoever does so alone. */
  private revengeFactor(territory: Territory): number {
    const { attackWeights: grudges, profile: temper } = this.situation;
    if (temper.revengeWeight === 0) return 0;
    let all = REVENGE_DAMPING;
    for (const grudge of grudges) all += grudge;
    return (temper.revengeWeight * (grudges[this.situation.owner(territory)] ?? 0)) / all;
  }
}

/** Rich, nearly ours, easily cleared, easily held. */
function chooseGoal({
  ownTerritories: ours,
  hostileArmies: foreign,
  ownArmies: strength,
}: Situation): Faculty {
  let goal = -1;
  let most = 0;
  for (let faculty = 0; faculty < FACULTIES.length; faculty++) {
    const { bonus = 0, territories = [] } = FACULTIES[faculty] ?? {};
    const held = ours[faculty] ?? 0;
    if (held === territories.length) continue;
    const near = strength[faculty] ?? 0;
    const ease = (near + 1) / (near + 1 + 1.5 * (foreign[faculty] ?? 0));
    const doors = BORDER_TERRITORIES[faculty]?.length ?? 1;
    const score = (bonus * ((held + 0.5) / territories.length) * ease) / Math.sqrt(doors);
    if (score > most) [goal, most] = [faculty, score];
  }
  return goal;
}
