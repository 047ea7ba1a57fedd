/** What somebody does choice by choice on a copy of the table, until it is an entry: for faces in which cards are pressed instead of named. */
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

/** A copy of the table on which something is declared or announced. */
export interface ActionTrial {
  readonly match: ScenarioMatch;
  /** Makes choices; the entries that they are, once they are complete; null: it was taken back. */
  choose(...choices: readonly TrialOption[]): readonly ScenarioEntry[] | null | undefined;
}

const playerOf = (seat: Seat): PlayerName => PLAYERS[seat] ?? 'A';
const momentOf = ({ view: { turn, step } }: ScenarioMatch): GameMoment => ({ turn, step });

/** The table with that player at the turn to act; undefined: nobody acts here, or not that player. */
export function matchWithPriority(match: ScenarioMatch, seat: Seat): ScenarioMatch | undefined {
  const { question } = match;
  if (question?.prompt !== 'priority') return undefined;
  if (question.seat === seat) return match;
  if (question.frame.passed > 0) return undefined;
  const fork = match.fork();
  fork.choose('pass');
  return fork.question?.prompt === 'priority' && fork.question.seat === seat ? fork : undefined;
}

/** The label of whatever an act is about. */
function labelOfAction(match: ScenarioMatch, seat: Seat, act: Exclude<PriorityAction, 'pass'>): string {
  const id = 'activate' in act ? act.activate : 'cast' in act ? act.id : undefined;
  const name = 'play' in act ? act.play : 'cast' in act ? act.cast : 'use' in act ? act.use : act.name;
  const piece =
    id === undefined
      ? match.tracker
          .all()
          .find((one) => one.owner === seat && one.zone === 'hand' && one.name === name && one.label)
      : match.tracker.withId(id);
  if (piece?.label === undefined) throw new ScenarioError('no such label', { label: name });
  return piece.label;
}

/** The number under which a file speaks of that ability. */
function abilityNumber(match: ScenarioMatch, label: string, place: number): number {
  const piece = match.tracker.withLabel(label);
  if (piece === undefined) return place;
  const numbers = Array.from({ length: MAX_ABILITIES }, (_, n) => n);
  return numbers.find((n) => findActivatedAbility(match, piece, n).includes(place)) ?? place;
}
/** More than any card has. */
const MAX_ABILITIES = 20;

function toPriorityEntry(
  match: ScenarioMatch,
  seat: Seat,
  act: Exclude<PriorityAction, 'pass'>,
  label: string,
): PriorityEntry {
  const base = { ...momentOf(match), player: playerOf(seat), hold: true };
  if ('play' in act) return { ...base, do: 'play-land', card: label };
  if ('cast' in act) return { ...base, do: 'cast', card: label };
  return { ...base, do: 'activate', source: label, ability: abilityNumber(match, label, act.ability) };
}

/** 601.2: a spell, an ability or a land, up to the moment at which it is paid for. */
class AnnouncementTrial implements ActionTrial {
  readonly match: ScenarioMatch;
  private readonly seat: Seat;
  private entry: PriorityEntry;

  constructor(match: ScenarioMatch, seat: Seat, act: Exclude<PriorityAction, 'pass'>) {
    const label = labelOfAction(match, seat, act);
    this.seat = seat;
    this.entry = toPriorityEntry(match, seat, act, label);
    this.match = match.fork();
    this.match.choose(act, label);
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

  /** Undefined: there is more to choose. */
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

/** What is chosen while something is announced, and the word under which a file answers it; empty: the entry itself says it. */
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

/** An object, a player or a card in hand, as a file calls it. */
function labelOfChoice(match: ScenarioMatch, seat: Seat, choice: TrialOption): string | undefined {
  if (typeof choice !== 'object') return undefined;
  if ('discard' in choice)
    return match.tracker
      .all()
      .find(
        ({ owner, zone: where, name, label }) =>
          owner === seat && where === 'hand' && name === choice.discard && label,
      )?.label;
  return 'id' in choice && choice.id !== undefined ? match.labelOf(choice.id) : undefined;
}

/** 508 and 509: whole declarations. */
class DeclarationTrial implements ActionTrial {
  readonly match: ScenarioMatch;
  private readonly kind: 'attack' | 'block';

  constructor(match: ScenarioMatch, kind: 'attack' | 'block') {
    this.match = match;
    this.kind = kind;
  }

  choose(...choices: readonly TrialOption[]): readonly ScenarioEntry[] {
    const { match } = this;
    const said = (aim: EntityId): string => match.labelOf(aim);
    const base = { ...momentOf(match), player: playerOf(match.question?.seat ?? 0), hold: true };
    const pairs = choices.filter((choice) => typeof choice === 'object');
    if (this.kind === 'attack') {
      const attackers = pairs.flatMap((one) =>
        'attack' in one ? [{ attacker: said(one.attack), at: said(one.at) }] : [],
      );
      return [{ ...base, do: 'attack', attackers }];
    }
    const blocks = pairs.flatMap((one) =>
      'block' in one ? [{ blocker: said(one.with), attacker: said(one.block) }] : [],
    );
    return [{ ...base, do: 'block', blocks }];
  }
}

/** 510.1: who divides how much among whom, up to the moment at which it is dealt. */
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

/** Begins to cast, to activate or to play a land; the entries where there is nothing to choose. */
export function startAnnouncement(
  match: ScenarioMatch,
  seat: Seat,
  act: Exclude<PriorityAction, 'pass'>,
): ActionTrial | readonly ScenarioEntry[] {
  const acting = matchWithPriority(match, seat);
  if (acting === undefined) throw new ScenarioError('nobody acts', { player: playerOf(seat) });
  const trial = new AnnouncementTrial(acting, seat, act);
  return trial.entries ?? trial;
}

const DECLARATION_STEPS = { attack: 'declare-attackers', block: 'declare-blockers' } as const;

/** The table at the moment of a declaration; undefined: there is none in this turn. */
export function startDeclaration(match: ScenarioMatch, kind: 'attack' | 'block'): ActionTrial | undefined {
  const fork = match.fork();
  new ScenarioDriver(fork, new ScriptedAnswers([])).moveTo(
    { turn: fork.view.turn, step: DECLARATION_STEPS[kind] },
    kind,
  );
  return fork.question?.prompt === kind ? new DeclarationTrial(fork, kind) : undefined;
}

/** The table at the moment at which damage is to be divided; undefined: there is none to divide before this step is left. */
export function startDamageAssignment(match: ScenarioMatch): ActionTrial | undefined {
  const fork = match.fork();
  new ScenarioDriver(fork, new ScriptedAnswers([])).leaveStep(momentOf(fork));
  return fork.question?.prompt === 'assign' ? new DamageTrial(fork) : undefined;
}
