/** The choices by which something is announced just as an entry says, looked for on copies of the table. */
import { at, type Choice } from '@ludoteca/kernel';
import type { PriorityAction } from '../parts.ts';
import { type Answers, type Asked, optionAim } from './answering.ts';
import type { Desk } from './desk.ts';
import { type Acting, type Announced, subjectOf } from './format.ts';
import type { Stops } from './stops.ts';

/** A choice, and the labels that whoever makes it has in mind. */
type Move = readonly [Choice<Stops>, readonly string[]];
export interface Path {
  readonly moves: readonly Move[];
  /** Those that were not needed. */
  readonly answers: Answers;
  /** How many of those that should pay did not. */
  readonly unpaid: number;
}

/** What an entry still has to say. */
interface Left {
  readonly targets: readonly string[];
  readonly pay: readonly string[];
  /** Somebody had to say what pays. */
  readonly tolled: boolean;
  readonly modes: readonly number[];
  readonly answers: Answers;
}

const ANNOUNCING: ReadonlySet<Asked['prompt']> = new Set([
  'mode',
  'kicker',
  'x',
  'target',
  'share',
  'toll',
  'phyrexian',
  'colour',
]);

const KICKER = 'kicker';

/** Undefined: it cannot be announced like that. */
export function announcing(
  desk: Desk,
  deed: Acting & Announced,
  first: PriorityAction,
  answers: Answers,
): Path | undefined {
  const { targets = [], pay = [], modes = [], x = 0 } = deed;
  if (x < 0) return undefined; // 107.1b
  const label = subjectOf(deed);
  // Modes are offered in the order of the text.
  const inOrder = modes.toSorted((one, other) => one - other);
  const payers = pay.filter((one) => one !== KICKER);
  const left = { targets, pay: payers, tolled: false, modes: inOrder, answers: answers.copy() };
  return take(desk, deed, [first, [label]], left);
}

/** One choice, then all that follow from it. */
function take(desk: Desk, deed: Announced, move: Move, left: Left): Path | undefined {
  const next = desk.fork();
  const [choice, meant] = move;
  next.choose(choice, ...meant);
  const path = follow(next, deed, left);
  return path === undefined ? undefined : { ...path, moves: [move, ...path.moves] };
}

/** Whether all that the entry says was done: what it names as payment and nobody asked for, such as its own source, is gone. */
const isSaid = ({ targets, modes, tolled }: Left, unpaid: number): boolean =>
  targets.length + modes.length === 0 && !(tolled && unpaid > 0);
const isKept = (desk: Desk, label: string): boolean => {
  const where = desk.pieces.labelled(label)?.where;
  return where === 'battlefield' || where === 'hand';
};

function follow(desk: Desk, deed: Announced, left: Left): Path | undefined {
  const asked = desk.question;
  if (desk.heard.at(-1)?.did === 'cancel') return undefined;
  if (asked === undefined || !ANNOUNCING.has(asked.prompt)) {
    const unpaid = left.pay.filter((one) => isKept(desk, one)).length;
    return isSaid(left, unpaid) ? { moves: [], answers: left.answers, unpaid } : undefined;
  }
  switch (asked.prompt) {
    case 'target':
      return aim(desk, deed, left);
    case 'mode': {
      const [wanted, ...modes] = left.modes;
      if (wanted !== undefined && asked.options.includes(wanted))
        return take(desk, deed, [wanted, []], { ...left, modes });
      if (wanted === undefined && asked.options.includes('done')) return take(desk, deed, ['done', []], left);
      // What an entry lists are all modes.
      return (deed.modes?.length ?? 0) === 0 ? answered(desk, deed, left, asked) : undefined;
    }
    case 'x':
      if (deed.x === undefined) return answered(desk, deed, left, asked);
      return asked.options.includes(deed.x) ? take(desk, deed, [deed.x, []], left) : undefined;
    case 'toll':
      return (
        pays(desk, deed, { ...left, tolled: true }, asked) ??
        answered(desk, deed, { ...left, tolled: true }, asked)
      );
    case 'share': {
      const wanted = shareOf(desk, deed, left, asked);
      if (wanted === undefined) return answered(desk, deed, left, asked);
      return asked.options.includes(wanted) ? take(desk, deed, [wanted, []], left) : undefined;
    }
    default:
      return answered(desk, deed, left, asked);
  }
}

/** What an entry itself says nothing about: the only option, or one of its answers. */
function answered(desk: Desk, deed: Announced, left: Left, asked: Asked): Path | undefined {
  const options: readonly Choice<Stops>[] = asked.options;
  const real = options.filter((option) => option !== 'cancel');
  if (real.length === 1) return take(desk, deed, [at(real, 0), []], left);
  const answers = left.answers.copy();
  const picked = answers.find(desk, asked);
  if (picked !== undefined) return take(desk, deed, [picked.option, picked.meant], { ...left, answers });
  // Kicker is paid by whoever says so.
  if (asked.prompt !== 'kicker') return undefined;
  return take(desk, deed, [deed.pay?.includes(KICKER) === true ? 'yes' : 'no', []], left);
}

/** The first of the payers that can pay this. */
function pays(
  desk: Desk,
  deed: Announced,
  left: Left,
  { options }: Extract<Asked, { prompt: 'toll' }>,
): Path | undefined {
  for (const payer of left.pay) {
    const option = options.find((one) =>
      'discard' in one ? one.discard === desk.pieces.labelled(payer)?.name : one.id === desk.aim(payer),
    );
    if (option === undefined) continue;
    const pay = left.pay.filter((one) => one !== payer);
    return take(desk, deed, [option, [payer]], { ...left, pay });
  }
  return undefined;
}

/** How much of what is divided goes to the target that is asked about: numbers stand in the order of the targets. */
function shareOf(
  desk: Desk,
  { targets = [] }: Announced,
  { answers }: Left,
  { frame: { item, slot } }: Extract<Asked, { prompt: 'share' }>,
): number | undefined {
  const found = desk.state().stack.find(({ id }) => id === item);
  const target = found?.targets[slot]?.[found.shares.length];
  const place = targets.findIndex((label) => desk.aim(label) === target);
  return answers.numbers()[place];
}

/** One use of the word "target" takes as many of the labels as it can; fewer, if the rest needs them. */
function aim(desk: Desk, deed: Announced, left: Left): Path | undefined {
  for (let count = left.targets.length; count >= 0; count--) {
    const next = desk.fork();
    const moves = chooseAll(next, left.targets.slice(0, count));
    const rest = moves && follow(next, deed, { ...left, targets: left.targets.slice(count) });
    if (moves !== undefined && rest !== undefined) return { ...rest, moves: [...moves, ...rest.moves] };
  }
  return undefined;
}

/** What a label means as a target; an ability on the stack has no label but that of its source. */
function aimed(
  desk: Desk,
  { options }: Extract<Asked, { prompt: 'target' }>,
  label: string,
): number | undefined {
  const id = desk.aim(label);
  if (options.some((option) => optionAim(option) === id)) return id;
  const ability = desk.view.stack.findLast(
    ({ what, source }) => what !== 'spell' && (source === id || desk.labelOf(source) === label),
  );
  return ability?.id ?? id;
}

/** Chooses just these for one use of the word, in the order in which they are offered. */
function chooseAll(desk: Desk, labels: readonly string[]): Move[] | undefined {
  const first = desk.question;
  if (first?.prompt !== 'target') return undefined;
  const { slot, item } = first.frame;
  const left = new Map(labels.map((label) => [aimed(desk, first, label), label]));
  if (left.size < labels.length) return undefined;
  const moves: Move[] = [];
  for (;;) {
    const asked = desk.question;
    if (asked?.prompt !== 'target' || asked.frame.slot !== slot || asked.frame.item !== item)
      return left.size === 0 ? moves : undefined;
    const option = asked.options.find((one) => (left.size === 0 ? one === 'done' : left.has(optionAim(one))));
    if (option === undefined) return undefined;
    const to = optionAim(option);
    const label = left.get(to);
    left.delete(to);
    desk.choose(option);
    moves.push([option, label === undefined ? [] : [label]]);
  }
}
