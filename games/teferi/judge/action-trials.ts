/** Builds scenario entries from choices on a fork of the match, for a graphical interface in which cards are clicked. */
import type { Choice, Seat } from '@ludoteca/kernel';
import type { PriorityAction, DamageAssignment } from '../parts.ts';
import type { EntityId } from '../state.ts';
import { ScriptedAnswers, type ScenarioQuestion } from '../scenario-runner/scripted-answers.ts';
import type { ScenarioMatch } from '../scenario-runner/scenario-match.ts';
import { ScenarioError } from '../scenario-runner/faults.ts';
import {
  type PriorityEntry,
  type ScenarioAnswer,
  type DividedDamage,
  type ScenarioEntry,
  type GameMoment,
  type PlayerName,
  PLAYERS,
} from '../scenario-runner/format.ts';
import { findActivatedAbility } from '../scenario-runner/characteristics.ts';
import { ScenarioDriver } from '../scenario-runner/scenario-driver.ts';
import type { ScenarioParts } from '../scenario-runner/game-with-stops.ts';

type TrialOption = Choice<ScenarioParts>;

/** A fork of the match on which an action is announced or declared. */
export interface ActionTrial {
  readonly match: ScenarioMatch;
  /** Makes choices. Returns the entries once they are complete, null if the action was cancelled, otherwise undefined. */
  choose(...choices: readonly TrialOption[]): readonly ScenarioEntry[] | null | undefined;
}

const playerOf = (seat: Seat): PlayerName => PLAYERS[seat] ?? 'A';
const momentOf = ({ view: { turn, step } }: ScenarioMatch): GameMoment => ({ turn, step });

/** The match with priority for that player; undefined if the player cannot have priority now. */
export function matchWithPriority(match: ScenarioMatch, seat: Seat): ScenarioMatch | undefined {
  const { question } = match;
  if (question?.prompt !== 'priority') return undefined;
  if (question.seat === seat) return match;
  if (question.frame.passed > 0) return undefined;
  const fork = match.fork();
  fork.choose('pass');
  return fork.question?.prompt === 'priority' && fork.question.seat === seat ? fork : undefined;
}

function labelOfAction(match: ScenarioMatch, seat: Seat, action: Exclude<PriorityAction, 'pass'>): string {
  const id = 'activate' in action ? action.activate : 'use' in action ? undefined : action.id;
  const name =
    'play' in action
      ? action.play
      : 'cast' in action
        ? action.cast
        : 'use' in action
          ? action.use
          : action.name;
  const card =
    id === undefined
      ? match.tracker
          .all()
          .find((one) => one.owner === seat && one.zone === 'hand' && one.name === name && one.label)
      : match.tracker.withId(id);
  if (card?.label === undefined) throw new ScenarioError('no such label', { label: name });
  return card.label;
}

/** The number of an ability in scenario files. */
function abilityNumber(match: ScenarioMatch, label: string, place: number): number {
  const card = match.tracker.withLabel(label);
  if (card === undefined) return place;
  const numbers = Array.from({ length: MAX_ABILITIES }, (_, n) => n);
  return numbers.find((n) => findActivatedAbility(match, card, n).includes(place)) ?? place;
}
/** More activated abilities than any card has. */
const MAX_ABILITIES = 20;

function toPriorityEntry(
  match: ScenarioMatch,
  seat: Seat,
  action: Exclude<PriorityAction, 'pass'>,
  label: string,
): PriorityEntry {
  const base = { ...momentOf(match), player: playerOf(seat), hold: true };
  const face = 'face' in action && action.face !== undefined ? { face: action.face } : {};
  if ('play' in action) return { ...base, do: 'play-land', card: label, ...face };
  if ('cast' in action) return { ...base, do: 'cast', card: label, ...face };
  return { ...base, do: 'activate', source: label, ability: abilityNumber(match, label, action.ability) };
}

/** 601.2: announces a spell, an ability or a land, until it is paid. */
class AnnouncementTrial implements ActionTrial {
  readonly match: ScenarioMatch;
  private readonly seat: Seat;
  private entry: PriorityEntry;

  constructor(match: ScenarioMatch, seat: Seat, action: Exclude<PriorityAction, 'pass'>) {
    const label = labelOfAction(match, seat, action);
    this.seat = seat;
    this.entry = toPriorityEntry(match, seat, action, label);
    this.match = match.fork();
    this.match.choose(action, label);
  }

  choose(...choices: readonly TrialOption[]): readonly ScenarioEntry[] | null | undefined {
    for (const choice of choices) {
      const asked = this.match.question;
      if (asked === undefined) break;
      if (choice === 'cancel') return null;
      this.recordChoice(asked, choice);
      this.match.choose(choice);
    }
    return this.entries;
  }

  /** Undefined while there is more to choose. */
  get entries(): readonly ScenarioEntry[] | undefined {
    const asked = this.match.question;
    const isMore =
      asked !== undefined && asked.seat === this.seat && ANNOUNCEMENT_QUESTIONS[asked.prompt] !== undefined;
    return isMore ? undefined : [this.entry];
  }

  private recordChoice(asked: ScenarioQuestion, choice: TrialOption): void {
    const { entry } = this;
    if (entry.do === 'play-land') return;
    const add = (more: object): void => {
      this.entry = { ...entry, ...more } as PriorityEntry;
    };
    const label = labelOfChoice(this.match, this.seat, choice);
    if (asked.prompt === 'target') {
      if (label !== undefined) add({ targets: [...(entry.targets ?? []), label] });
    } else if (asked.prompt === 'toll') {
      if (label !== undefined) add({ pay: [...(entry.pay ?? []), label] });
    } else if (asked.prompt === 'mode') {
      if (typeof choice === 'number') add({ modes: [...(entry.modes ?? []), choice] });
    } else if (asked.prompt === 'x') add({ x: choice });
    else {
      const question = ANNOUNCEMENT_QUESTIONS[asked.prompt];
      if (question !== undefined && question !== '')
        add({
          answers: [...(entry.answers ?? []), { player: playerOf(this.seat), question, choose: choice }],
        });
    }
  }
}

/** The question word of each choice during an announcement; empty if the entry has a field for it. */
const ANNOUNCEMENT_QUESTIONS: {
  readonly [prompt in ScenarioQuestion['prompt']]?: ScenarioAnswer['question'] | '';
} = {
  mode: '',
  x: '',
  target: '',
  toll: '',
  kicker: 'pay',
  share: 'number',
  phyrexian: 'number',
  colour: 'color',
};

/** The label of a chosen object, player or card in hand. */
function labelOfChoice(match: ScenarioMatch, seat: Seat, choice: TrialOption): string | undefined {
  if (typeof choice !== 'object') return undefined;
  const held = 'discard' in choice ? choice.discard : 'held' in choice ? choice.held : undefined;
  if (held !== undefined)
    return match.tracker
      .all()
      .find(({ owner, zone, name, label }) => owner === seat && zone === 'hand' && name === held && label)
      ?.label;
  return 'id' in choice && choice.id !== undefined ? match.labelOf(choice.id) : undefined;
}

/** 508, 509: declares attackers or blockers. */
class DeclarationTrial implements ActionTrial {
  readonly match: ScenarioMatch;
  private readonly kind: 'attack' | 'block';

  constructor(match: ScenarioMatch, kind: 'attack' | 'block') {
    this.match = match;
    this.kind = kind;
  }

  choose(...choices: readonly TrialOption[]): readonly ScenarioEntry[] {
    const { match } = this;
    const labelOf = (id: EntityId): string => match.labelOf(id);
    const base = { ...momentOf(match), player: playerOf(match.question?.seat ?? 0), hold: true };
    const pairs = choices.filter((choice) => typeof choice === 'object');
    if (this.kind === 'attack') {
      const attackers = pairs.flatMap((one) =>
        'attack' in one ? [{ attacker: labelOf(one.attack), at: labelOf(one.at) }] : [],
      );
      return [{ ...base, do: 'attack', attackers }];
    }
    const blocks = pairs.flatMap((one) =>
      'block' in one ? [{ blocker: labelOf(one.with), attacker: labelOf(one.block) }] : [],
    );
    return [{ ...base, do: 'block', blocks }];
  }
}

/** 510.1: divides combat damage, until it is dealt. */
class DamageTrial implements ActionTrial {
  readonly match: ScenarioMatch;
  private readonly sources = new Set<EntityId>();

  constructor(match: ScenarioMatch) {
    this.match = match;
  }

  choose(...choices: readonly TrialOption[]): readonly ScenarioEntry[] | undefined {
    for (const choice of choices) {
      const asked = this.match.question;
      if (asked?.prompt !== 'assign') break;
      this.sources.add(asked.frame.source);
      this.match.choose(choice);
    }
    const asked = this.match.question;
    if (asked?.prompt === 'assign') return undefined;
    const made =
      asked?.prompt === 'stop' && asked.frame.after.do === 'deal' ? asked.frame.after.assigned : [];
    return this.entriesOf(made);
  }

  private entriesOf(made: readonly DamageAssignment[]): readonly ScenarioEntry[] {
    const { view } = this.match;
    return PLAYERS.flatMap((player, seat): ScenarioEntry[] => {
      const own = [...this.sources].filter((source) =>
        view.battlefield.some(({ id, controller }) => id === source && controller === seat),
      );
      const assign = own.map((source): DividedDamage => ({
        source: this.match.labelOf(source),
        to: Object.fromEntries(
          made
            .filter((one) => one.source === source)
            .map(({ to, amount }) => [this.match.labelOf(to), amount]),
        ),
      }));
      return assign.length === 0
        ? []
        : [{ ...momentOf(this.match), player, do: 'assign-damage', hold: true, assign }];
    });
  }
}

/** Returns the entries at once if there is nothing to choose. */
export function startAnnouncement(
  match: ScenarioMatch,
  seat: Seat,
  action: Exclude<PriorityAction, 'pass'>,
): ActionTrial | readonly ScenarioEntry[] {
  const acting = matchWithPriority(match, seat);
  if (acting === undefined) throw new ScenarioError('nobody acts', { player: playerOf(seat) });
  const trial = new AnnouncementTrial(acting, seat, action);
  return trial.entries ?? trial;
}

const DECLARATION_STEPS = { attack: 'declare-attackers', block: 'declare-blockers' } as const;

/** Undefined if there is no such declaration in this turn. */
export function startDeclaration(match: ScenarioMatch, kind: 'attack' | 'block'): ActionTrial | undefined {
  const fork = match.fork();
  new ScenarioDriver(fork, new ScriptedAnswers([])).moveTo(
    { turn: fork.view.turn, step: DECLARATION_STEPS[kind] },
    kind,
  );
  return fork.question?.prompt === kind ? new DeclarationTrial(fork, kind) : undefined;
}

/** Undefined if no damage is to be divided before this step ends. */
export function startDamageAssignment(match: ScenarioMatch): ActionTrial | undefined {
  const fork = match.fork();
  new ScenarioDriver(fork, new ScriptedAnswers([])).leaveStep(momentOf(fork));
  return fork.question?.prompt === 'assign' ? new DamageTrial(fork) : undefined;
}
