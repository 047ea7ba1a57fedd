/** What somebody does choice by choice on a copy of the table, until it is an entry: for faces in which cards are pressed instead of named. */
import type { Choice, Seat } from '@ludoteca/kernel';
import type { PriorityAction, DamageAssignment } from '../parts.ts';
import type { EntityId } from '../state.ts';
import { Answers, type Asked } from '../scenario/answering.ts';
import type { Desk } from '../scenario/desk.ts';
import { Failure } from '../scenario/failing.ts';
import {
  type Acting,
  type Answer,
  type Assignment,
  type Entry,
  type Moment,
  type Player,
  PLAYERS,
} from '../scenario/format.ts';
import { activationsOf } from '../scenario/looking.ts';
import { Play } from '../scenario/play.ts';
import type { Stops } from '../scenario/stops.ts';

type Option = Choice<Stops>;

/** A copy of the table on which something is declared or announced. */
export interface Trial {
  readonly desk: Desk;
  /** Makes choices; the entries that they are, once they are complete; null: it was taken back. */
  choose(...choices: readonly Option[]): readonly Entry[] | null | undefined;
}

const playerOf = (seat: Seat): Player => PLAYERS[seat] ?? 'A';
const momentOf = ({ view: { turn, step } }: Desk): Moment => ({ turn, step });

/** The table with that player at the turn to act; undefined: nobody acts here, or not that player. */
export function actingDesk(desk: Desk, seat: Seat): Desk | undefined {
  const { question } = desk;
  if (question?.prompt !== 'priority') return undefined;
  if (question.seat === seat) return desk;
  if (question.frame.passed > 0) return undefined;
  const fork = desk.fork();
  fork.choose('pass');
  return fork.question?.prompt === 'priority' && fork.question.seat === seat ? fork : undefined;
}

/** The label of whatever an act is about. */
function labelFor(desk: Desk, seat: Seat, act: Exclude<PriorityAction, 'pass'>): string {
  const id = 'activate' in act ? act.activate : 'cast' in act ? act.id : undefined;
  const name = 'play' in act ? act.play : 'cast' in act ? act.cast : 'use' in act ? act.use : act.name;
  const piece =
    id === undefined
      ? desk.pieces
          .all()
          .find((one) => one.owner === seat && one.where === 'hand' && one.name === name && one.label)
      : desk.pieces.object(id);
  if (piece?.label === undefined) throw new Failure('no such label', { label: name });
  return piece.label;
}

/** The number under which a file speaks of that ability. */
function abilityNumber(desk: Desk, label: string, place: number): number {
  const piece = desk.pieces.labelled(label);
  if (piece === undefined) return place;
  const numbers = Array.from({ length: MOST_ABILITIES }, (_, n) => n);
  return numbers.find((n) => activationsOf(desk, piece, n).includes(place)) ?? place;
}
/** More than any card has. */
const MOST_ABILITIES = 20;

function deedFor(desk: Desk, seat: Seat, act: Exclude<PriorityAction, 'pass'>, label: string): Acting {
  const base = { ...momentOf(desk), player: playerOf(seat), hold: true };
  if ('play' in act) return { ...base, do: 'play-land', card: label };
  if ('cast' in act) return { ...base, do: 'cast', card: label };
  return { ...base, do: 'activate', source: label, ability: abilityNumber(desk, label, act.ability) };
}

/** 601.2: a spell, an ability or a land, up to the moment at which it is paid for. */
class Announcing implements Trial {
  readonly desk: Desk;
  private readonly seat: Seat;
  private deed: Acting;

  constructor(desk: Desk, seat: Seat, act: Exclude<PriorityAction, 'pass'>) {
    const label = labelFor(desk, seat, act);
    this.seat = seat;
    this.deed = deedFor(desk, seat, act, label);
    this.desk = desk.fork();
    this.desk.choose(act, label);
  }

  choose(...choices: readonly Option[]): readonly Entry[] | null | undefined {
    for (const choice of choices) {
      const asked = this.desk.question;
      if (asked === undefined) break;
      if (choice === 'cancel') return null;
      this.note(asked, choice);
      this.desk.choose(choice);
    }
    return this.entries;
  }

  /** Undefined: there is more to choose. */
  get entries(): readonly Entry[] | undefined {
    const asked = this.desk.question;
    const isMore = asked !== undefined && asked.seat === this.seat && WORDS[asked.prompt] !== undefined;
    return isMore ? undefined : [this.deed];
  }

  private note(asked: Asked, choice: Option): void {
    const { deed } = this;
    if (deed.do === 'play-land') return;
    const add = (more: object): void => {
      this.deed = { ...deed, ...more } as Acting;
    };
    const label = spokenOf(this.desk, this.seat, choice);
    if (asked.prompt === 'target') {
      if (label !== undefined) add({ targets: [...(deed.targets ?? []), label] });
    } else if (asked.prompt === 'toll') {
      if (label !== undefined) add({ pay: [...(deed.pay ?? []), label] });
    } else if (asked.prompt === 'mode') {
      if (typeof choice === 'number') add({ modes: [...(deed.modes ?? []), choice] });
    } else if (asked.prompt === 'x') add({ x: choice });
    else {
      const question = WORDS[asked.prompt];
      if (question !== undefined && question !== '')
        add({
          answers: [...(deed.answers ?? []), { player: playerOf(this.seat), question, choose: choice }],
        });
    }
  }
}

/** What is chosen while something is announced, and the word under which a file answers it; empty: the entry itself says it. */
const WORDS: { readonly [prompt in Asked['prompt']]?: Answer['question'] | '' } = {
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
function spokenOf(desk: Desk, seat: Seat, choice: Option): string | undefined {
  if (typeof choice !== 'object') return undefined;
  if ('discard' in choice)
    return desk.pieces
      .all()
      .find(
        ({ owner, where, name, label }) =>
          owner === seat && where === 'hand' && name === choice.discard && label,
      )?.label;
  return 'id' in choice && choice.id !== undefined ? desk.labelOf(choice.id) : undefined;
}

/** 508 and 509: whole declarations. */
class Declaring implements Trial {
  readonly desk: Desk;
  private readonly kind: 'attack' | 'block';

  constructor(desk: Desk, kind: 'attack' | 'block') {
    this.desk = desk;
    this.kind = kind;
  }

  choose(...choices: readonly Option[]): readonly Entry[] {
    const { desk } = this;
    const said = (aim: EntityId): string => desk.labelOf(aim);
    const base = { ...momentOf(desk), player: playerOf(desk.question?.seat ?? 0), hold: true };
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
class Assigning implements Trial {
  readonly desk: Desk;
  private readonly sources = new Set<EntityId>();

  constructor(desk: Desk) {
    this.desk = desk;
  }

  choose(...choices: readonly Option[]): readonly Entry[] | undefined {
    for (const choice of choices) {
      const asked = this.desk.question;
      if (asked?.prompt !== 'assign') break;
      this.sources.add(asked.frame.source);
      this.desk.choose(choice);
    }
    const asked = this.desk.question;
    if (asked?.prompt === 'assign') return undefined;
    const made =
      asked?.prompt === 'stop' && asked.frame.after.do === 'deal' ? asked.frame.after.assigned : [];
    return this.entriesOf(made);
  }

  private entriesOf(made: readonly DamageAssignment[]): readonly Entry[] {
    const { view } = this.desk;
    return PLAYERS.flatMap((player, seat): Entry[] => {
      const own = [...this.sources].filter((source) =>
        view.battlefield.some(({ id, controller }) => id === source && controller === seat),
      );
      const assign = own.map((source): Assignment => ({
        source: this.desk.labelOf(source),
        to: Object.fromEntries(
          made
            .filter((one) => one.source === source)
            .map(({ to, amount }) => [this.desk.labelOf(to), amount]),
        ),
      }));
      return assign.length === 0
        ? []
        : [{ ...momentOf(this.desk), player, do: 'assign-damage', hold: true, assign }];
    });
  }
}

/** Begins to cast, to activate or to play a land; the entries where there is nothing to choose. */
export function announced(
  desk: Desk,
  seat: Seat,
  act: Exclude<PriorityAction, 'pass'>,
): Trial | readonly Entry[] {
  const acting = actingDesk(desk, seat);
  if (acting === undefined) throw new Failure('nobody acts', { player: playerOf(seat) });
  const trial = new Announcing(acting, seat, act);
  return trial.entries ?? trial;
}

const STEPS = { attack: 'declare-attackers', block: 'declare-blockers' } as const;

/** The table at the moment of a declaration; undefined: there is none in this turn. */
export function declared(desk: Desk, kind: 'attack' | 'block'): Trial | undefined {
  const fork = desk.fork();
  new Play(fork, new Answers([])).moveTo({ turn: fork.view.turn, step: STEPS[kind] }, kind);
  return fork.question?.prompt === kind ? new Declaring(fork, kind) : undefined;
}

/** The table at the moment at which damage is to be divided; undefined: there is none to divide before this step is left. */
export function dividing(desk: Desk): Trial | undefined {
  const fork = desk.fork();
  new Play(fork, new Answers([])).leave(momentOf(fork));
  return fork.question?.prompt === 'assign' ? new Assigning(fork) : undefined;
}
