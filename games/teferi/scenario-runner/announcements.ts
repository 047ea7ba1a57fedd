/** The choices by which something is announced just as an entry says, looked for on copies of the table. */
import { at, type Choice } from '@ludoteca/kernel';
import type { PriorityAction } from '../parts.ts';
import { type ScriptedAnswers, type ScenarioQuestion, entityOfOption } from './scripted-answers.ts';
import type { ScenarioMatch } from './scenario-match.ts';
import { type PriorityEntry, type AnnouncementDetails, sourceLabelOf } from './format.ts';
import type { ScenarioParts } from './game-with-stops.ts';

/** A choice, and the labels that whoever makes it has in mind. */
type AnnouncementChoice = readonly [Choice<ScenarioParts>, readonly string[]];
export interface AnnouncementPath {
  readonly moves: readonly AnnouncementChoice[];
  /** Those that were not needed. */
  readonly answers: ScriptedAnswers;
  /** How many of those that should pay did not. */
  readonly unpaid: number;
}

/** What an entry still has to say. */
interface RemainingAnnouncement {
  readonly targets: readonly string[];
  readonly pay: readonly string[];
  /** Somebody had to say what pays. */
  readonly tolled: boolean;
  readonly modes: readonly number[];
  readonly answers: ScriptedAnswers;
}

const ANNOUNCEMENT_PROMPTS: ReadonlySet<ScenarioQuestion['prompt']> = new Set([
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
export function findAnnouncement(
  desk: ScenarioMatch,
  deed: PriorityEntry & AnnouncementDetails,
  first: PriorityAction,
  answers: ScriptedAnswers,
): AnnouncementPath | undefined {
  const { targets = [], pay = [], modes = [], x = 0 } = deed;
  if (x < 0) return undefined; // 107.1b
  const label = sourceLabelOf(deed);
  // Modes are offered in the order of the text.
  const inOrder = modes.toSorted((one, other) => one - other);
  const payers = pay.filter((one) => one !== KICKER);
  const left = { targets, pay: payers, tolled: false, modes: inOrder, answers: answers.copy() };
  return takeChoice(desk, deed, [first, [label]], left);
}

/** One choice, then all that follow from it. */
function takeChoice(
  desk: ScenarioMatch,
  deed: AnnouncementDetails,
  move: AnnouncementChoice,
  left: RemainingAnnouncement,
): AnnouncementPath | undefined {
  const next = desk.fork();
  const [choice, meant] = move;
  next.choose(choice, ...meant);
  const path = continueAnnouncement(next, deed, left);
  return path === undefined ? undefined : { ...path, moves: [move, ...path.moves] };
}

/** Whether all that the entry says was done: what it names as payment and nobody asked for, such as its own source, is gone. */
const isComplete = ({ targets, modes, tolled }: RemainingAnnouncement, unpaid: number): boolean =>
  targets.length + modes.length === 0 && !(tolled && unpaid > 0);
const isUnspent = (desk: ScenarioMatch, label: string): boolean => {
  const where = desk.pieces.labelled(label)?.where;
  return where === 'battlefield' || where === 'hand';
};

function continueAnnouncement(
  desk: ScenarioMatch,
  deed: AnnouncementDetails,
  left: RemainingAnnouncement,
): AnnouncementPath | undefined {
  const asked = desk.question;
  if (desk.heard.at(-1)?.did === 'cancel') return undefined;
  if (asked === undefined || !ANNOUNCEMENT_PROMPTS.has(asked.prompt)) {
    const unpaid = left.pay.filter((one) => isUnspent(desk, one)).length;
    return isComplete(left, unpaid) ? { moves: [], answers: left.answers, unpaid } : undefined;
  }
  switch (asked.prompt) {
    case 'target':
      return chooseTargets(desk, deed, left);
    case 'mode': {
      const [wanted, ...modes] = left.modes;
      if (wanted !== undefined && asked.options.includes(wanted))
        return takeChoice(desk, deed, [wanted, []], { ...left, modes });
      if (wanted === undefined && asked.options.includes('done'))
        return takeChoice(desk, deed, ['done', []], left);
      // What an entry lists are all modes.
      return (deed.modes?.length ?? 0) === 0 ? answerQuestion(desk, deed, left, asked) : undefined;
    }
    case 'x':
      if (deed.x === undefined) return answerQuestion(desk, deed, left, asked);
      return asked.options.includes(deed.x) ? takeChoice(desk, deed, [deed.x, []], left) : undefined;
    case 'toll':
      return (
        choosePayment(desk, deed, { ...left, tolled: true }, asked) ??
        answerQuestion(desk, deed, { ...left, tolled: true }, asked)
      );
    case 'share': {
      const wanted = plannedShare(desk, deed, left, asked);
      if (wanted === undefined) return answerQuestion(desk, deed, left, asked);
      return asked.options.includes(wanted) ? takeChoice(desk, deed, [wanted, []], left) : undefined;
    }
    default:
      return answerQuestion(desk, deed, left, asked);
  }
}

/** What an entry itself says nothing about: the only option, or one of its answers. */
function answerQuestion(
  desk: ScenarioMatch,
  deed: AnnouncementDetails,
  left: RemainingAnnouncement,
  asked: ScenarioQuestion,
): AnnouncementPath | undefined {
  const options: readonly Choice<ScenarioParts>[] = asked.options;
  const real = options.filter((option) => option !== 'cancel');
  if (real.length === 1) return takeChoice(desk, deed, [at(real, 0), []], left);
  const answers = left.answers.copy();
  const picked = answers.find(desk, asked);
  if (picked !== undefined)
    return takeChoice(desk, deed, [picked.option, picked.meant], { ...left, answers });
  // Kicker is paid by whoever says so.
  if (asked.prompt !== 'kicker') return undefined;
  return takeChoice(desk, deed, [deed.pay?.includes(KICKER) === true ? 'yes' : 'no', []], left);
}

/** The first of the payers that can pay this. */
function choosePayment(
  desk: ScenarioMatch,
  deed: AnnouncementDetails,
  left: RemainingAnnouncement,
  { options }: Extract<ScenarioQuestion, { prompt: 'toll' }>,
): AnnouncementPath | undefined {
  for (const payer of left.pay) {
    const option = options.find((one) =>
      'discard' in one ? one.discard === desk.pieces.labelled(payer)?.name : one.id === desk.aim(payer),
    );
    if (option === undefined) continue;
    const pay = left.pay.filter((one) => one !== payer);
    return takeChoice(desk, deed, [option, [payer]], { ...left, pay });
  }
  return undefined;
}

/** How much of what is divided goes to the target that is asked about: numbers stand in the order of the targets. */
function plannedShare(
  desk: ScenarioMatch,
  { targets = [] }: AnnouncementDetails,
  { answers }: RemainingAnnouncement,
  { frame: { item, slot } }: Extract<ScenarioQuestion, { prompt: 'share' }>,
): number | undefined {
  const found = desk.state().stack.find(({ id }) => id === item);
  const target = found?.targets[slot]?.[found.shares.length];
  const place = targets.findIndex((label) => desk.aim(label) === target);
  return answers.numbers()[place];
}

/** One use of the word "target" takes as many of the labels as it can; fewer, if the rest needs them. */
function chooseTargets(
  desk: ScenarioMatch,
  deed: AnnouncementDetails,
  left: RemainingAnnouncement,
): AnnouncementPath | undefined {
  for (let count = left.targets.length; count >= 0; count--) {
    const next = desk.fork();
    const moves = chooseExactly(next, left.targets.slice(0, count));
    const rest = moves && continueAnnouncement(next, deed, { ...left, targets: left.targets.slice(count) });
    if (moves !== undefined && rest !== undefined) return { ...rest, moves: [...moves, ...rest.moves] };
  }
  return undefined;
}

/** What a label means as a target; an ability on the stack has no label but that of its source. */
function targetIdOf(
  desk: ScenarioMatch,
  { options }: Extract<ScenarioQuestion, { prompt: 'target' }>,
  label: string,
): number | undefined {
  const id = desk.aim(label);
  if (options.some((option) => entityOfOption(option) === id)) return id;
  const ability = desk.view.stack.findLast(
    ({ what, source }) => what !== 'spell' && (source === id || desk.labelOf(source) === label),
  );
  return ability?.id ?? id;
}

/** Chooses just these for one use of the word, in the order in which they are offered. */
function chooseExactly(desk: ScenarioMatch, labels: readonly string[]): AnnouncementChoice[] | undefined {
  const first = desk.question;
  if (first?.prompt !== 'target') return undefined;
  const { slot, item } = first.frame;
  const left = new Map(labels.map((label) => [targetIdOf(desk, first, label), label]));
  if (left.size < labels.length) return undefined;
  const moves: AnnouncementChoice[] = [];
  for (;;) {
    const asked = desk.question;
    if (asked?.prompt !== 'target' || asked.frame.slot !== slot || asked.frame.item !== item)
      return left.size === 0 ? moves : undefined;
    const option = asked.options.find((one) =>
      left.size === 0 ? one === 'done' : left.has(entityOfOption(one)),
    );
    if (option === undefined) return undefined;
    const to = entityOfOption(option);
    const label = left.get(to);
    left.delete(to);
    desk.choose(option);
    moves.push([option, label === undefined ? [] : [label]]);
  }
}
