/** What is worth fighting for: the faculty to win, and what each territory of the others would bring. In armies, roughly. */
import { FACULTIES, type Faculty, FACULTY_OF, type Territory } from '../board.ts';
import type { Situation } from './situation.ts';
import { DOORS } from './situation.ts';

/** Why a territory is wanted: the first that weighs most. */
export type Aim = 'finish' | 'towards' | 'break' | 'kill' | 'revenge' | 'card' | 'ground';

export interface Prize {
  readonly aim: Aim;
  readonly worth: number;
}

/** What a territory is worth to whoever has no more patience. */
const RESTLESS_GROUND = 1.5;
const CARD = 1.6;
/** So many attacks weigh no more than half. */
const LENIENCE = 2;
/** A player with so few territories may be killed within a turn or two. */
const FEW = 3;

export class Plan {
  readonly situation: Situation;
  /** The faculty to win next; none where all are held. */
  readonly goal: Faculty;
  /** The card of this turn is earned. */
  readonly won: boolean;

  constructor(situation: Situation, won: boolean) {
    this.situation = situation;
    this.won = won;
    this.goal = goalOf(situation);
  }

  /** The last territory that the wanted faculty lacks; none where it lacks more. */
  get last(): Territory | undefined {
    const territories = FACULTIES[this.goal]?.territories ?? [];
    if (territories.length - (this.situation.ours[this.goal] ?? 0) !== 1) return undefined;
    return territories.find((territory) => !this.situation.isOurs(territory));
  }

  /** What a foe's territory is worth, and why. */
  prize(territory: Territory): Prize {
    const { temper, impatience } = this.situation;
    const faculty = FACULTY_OF[territory] ?? 0;
    const parts: readonly (readonly [Aim, number])[] = [
      this.step(faculty),
      this.breaking(faculty),
      this.killing(territory),
      ['card', this.won ? 0 : CARD],
      ['ground', temper.ground + RESTLESS_GROUND * impatience],
    ];
    let [aim, most] = parts[0] ?? ['ground', 0];
    let worth = 0;
    for (const [other, part] of parts) {
      worth += part;
      if (part > most) [aim, most] = [other, part];
    }
    const revenge = worth * this.resentment(territory);
    return revenge > most ? { aim: 'revenge', worth: worth + revenge } : { aim, worth: worth + revenge };
  }

  /** A territory of the faculty that is wanted, the more the nearer it is to being whole. */
  private step(faculty: Faculty): readonly [Aim, number] {
    if (faculty !== this.goal) return ['towards', 0];
    const { bonus = 0, territories = [] } = FACULTIES[faculty] ?? {};
    const missing = territories.length - (this.situation.ours[faculty] ?? 0);
    return missing === 1 ? ['finish', 2.5 * bonus] : ['towards', (1.2 * bonus) / missing];
  }

  private breaking(faculty: Faculty): readonly [Aim, number] {
    const { holder, seat } = this.situation;
    const held = holder[faculty] !== -1 && holder[faculty] !== seat;
    return ['break', held ? 1.6 * (FACULTIES[faculty]?.bonus ?? 0) : 0];
  }

  private killing(territory: Territory): readonly [Aim, number] {
    const { territories, totals, view, total } = this.situation;
    const victim = this.situation.owner(territory);
    const left = territories[victim] ?? 0;
    if (left > FEW || (totals[victim] ?? 0) * 3 > total) return ['kill', 0];
    const cards = view.hands[victim]?.count ?? 0;
    return ['kill', (2 + 2.2 * cards) / left];
  }

  /** How much dearer a territory is for whose it is. Whoever attacks as everybody does is resented less than whoever does so alone. */
  private resentment(territory: Territory): number {
    const { grudges, temper } = this.situation;
    if (temper.grudge === 0) return 0;
    let all = LENIENCE;
    for (const grudge of grudges) all += grudge;
    return (temper.grudge * (grudges[this.situation.owner(territory)] ?? 0)) / all;
  }
}

/** Rich, nearly ours, easily cleared, easily held. */
function goalOf({ ours, foreign, strength }: Situation): Faculty {
  let goal = -1;
  let most = 0;
  for (let faculty = 0; faculty < FACULTIES.length; faculty++) {
    const { bonus = 0, territories = [] } = FACULTIES[faculty] ?? {};
    const held = ours[faculty] ?? 0;
    if (held === territories.length) continue;
    const near = strength[faculty] ?? 0;
    const ease = (near + 1) / (near + 1 + 1.5 * (foreign[faculty] ?? 0));
    const doors = DOORS[faculty]?.length ?? 1;
    const score = (bonus * ((held + 0.5) / territories.length) * ease) / Math.sqrt(doors);
    if (score > most) [goal, most] = [faculty, score];
  }
  return goal;
}
