/** Finds the sequence of choices that announces a spell or ability exactly as an entry describes it, by search on forks of the match. */
import { at, type Choice } from '@ludoteca/kernel';
import type { PriorityAction } from '../parts.ts';
import { type ScriptedAnswers, type ScenarioQuestion, entityOfOption } from './scripted-answers.ts';
import type { ScenarioMatch } from './scenario-match.ts';
import { type PriorityEntry, type AnnouncementDetails, sourceLabelOf } from './format.ts';
import type { ScenarioParts } from './game-with-stops.ts';

/** A choice, with the labels of the cards it means. */
type AnnouncementChoice = readonly [Choice<ScenarioParts>, readonly string[]];
export interface AnnouncementPath {
  readonly choices: readonly AnnouncementChoice[];
  /** The answers that were not used. */
  readonly answers: ScriptedAnswers;
  /** The number of labels in `pay` that were not used to pay. */
  readonly unpaid: number;
}

/** The parts of an entry that have not been used yet. */
interface RemainingAnnouncement {
  readonly targets: readonly string[];
  readonly pay: readonly string[];
  /** A question about the payment was asked. */
  readonly paymentAsked: boolean;
  readonly modes: readonly number[];
  readonly answers: ScriptedAnswers;
}

const ANNOUNCEMENT_PROMPTS: ReadonlySet<ScenarioQuestion['prompt']> = new Set([
  'mode',
  'kicker',
  'convoke',
  'help',
  'x',
  'target',
  'share',
  'toll',
  'phyrexian',
  'colour',
]);

const KICKER = 'kicker';

/** Undefined if the entry cannot be announced. */
export function findAnnouncement(
  match: ScenarioMatch,
  entry: PriorityEntry & AnnouncementDetails,
  first: PriorityAction,
  answers: ScriptedAnswers,
): AnnouncementPath | undefined {
  const { targets = [], pay = [], modes = [], x = 0 } = entry;
  if (x < 0) return undefined; // 107.1b
  const label = sourceLabelOf(entry);
  // Modes are offered in the order of the text.
  const inOrder = modes.toSorted((one, other) => one - other);
  const payers = pay.filter((one) => one !== KICKER);
  const left = { targets, pay: payers, paymentAsked: false, modes: inOrder, answers: answers.copy() };
  return takeChoice(match, entry, [first, [label]], left);
}

function takeChoice(
  match: ScenarioMatch,
  entry: AnnouncementDetails,
  move: AnnouncementChoice,
  left: RemainingAnnouncement,
): AnnouncementPath | undefined {
  const next = match.fork();
  const [choice, labels] = move;
  next.choose(choice, ...labels);
  const path = continueAnnouncement(next, entry, left);
  return path === undefined ? undefined : { ...path, choices: [move, ...path.choices] };
}

/** Whether the entry was used completely; payments that were never asked for, such as the source itself, do not count. */
const isComplete = ({ targets, modes, paymentAsked }: RemainingAnnouncement, unpaid: number): boolean =>
  targets.length + modes.length === 0 && !(paymentAsked && unpaid > 0);
const isUnspent = (match: ScenarioMatch, label: string): boolean => {
  const where = match.tracker.withLabel(label)?.zone;
  return where === 'battlefield' || where === 'hand';
};

function continueAnnouncement(
  match: ScenarioMatch,
  entry: AnnouncementDetails,
  left: RemainingAnnouncement,
): AnnouncementPath | undefined {
  const asked = match.question;
  if (match.events.at(-1)?.did === 'cancel') return undefined;
  if (asked === undefined || !ANNOUNCEMENT_PROMPTS.has(asked.prompt)) {
    const unpaid = left.pay.filter((one) => isUnspent(match, one)).length;
    return isComplete(left, unpaid) ? { choices: [], answers: left.answers, unpaid } : undefined;
  }
  switch (asked.prompt) {
    case 'target':
      return chooseTargets(match, entry, left);
    case 'mode': {
      const [wanted, ...modes] = left.modes;
      if (wanted !== undefined && asked.options.includes(wanted))
        return takeChoice(match, entry, [wanted, []], { ...left, modes });
      if (wanted === undefined && asked.options.includes('done'))
        return takeChoice(match, entry, ['done', []], left);
      // An entry that lists modes lists all of them.
      return (entry.modes?.length ?? 0) === 0 ? answerQuestion(match, entry, left, asked) : undefined;
    }
    case 'x':
      if (entry.x === undefined) return answerQuestion(match, entry, left, asked);
      return asked.options.includes(entry.x) ? takeChoice(match, entry, [entry.x, []], left) : undefined;
    case 'toll':
      return (
        choosePayment(match, entry, { ...left, paymentAsked: true }, asked) ??
        answerQuestion(match, entry, { ...left, paymentAsked: true }, asked)
      );
    case 'convoke':
      return (
        chooseConvoker(match, entry, left, asked) ??
        (asked.options.includes('done') ? takeChoice(match, entry, ['done', []], left) : undefined) ??
        answerQuestion(match, entry, left, asked)
      );
    case 'share': {
      const wanted = plannedShare(match, entry, left, asked);
      if (wanted === undefined) return answerQuestion(match, entry, left, asked);
      return asked.options.includes(wanted) ? takeChoice(match, entry, [wanted, []], left) : undefined;
    }
    default:
      return answerQuestion(match, entry, left, asked);
  }
}

/** Answers a question that the entry has no field for: by the only option, or by one of its answers. */
function answerQuestion(
  match: ScenarioMatch,
  entry: AnnouncementDetails,
  left: RemainingAnnouncement,
  asked: ScenarioQuestion,
): AnnouncementPath | undefined {
  const options: readonly Choice<ScenarioParts>[] = asked.options;
  const real = options.filter((option) => option !== 'cancel');
  if (real.length === 1) return takeChoice(match, entry, [at(real, 0), []], left);
  const answers = left.answers.copy();
  const picked = answers.find(match, asked);
  if (picked !== undefined)
    return takeChoice(match, entry, [picked.option, picked.labels], { ...left, answers });
  // Kicker is paid only if the entry says so.
  if (asked.prompt !== 'kicker') return undefined;
  return takeChoice(match, entry, [entry.pay?.includes(KICKER) === true ? 'yes' : 'no', []], left);
}

/** Pays with the first label that is an option. */
function choosePayment(
  match: ScenarioMatch,
  entry: AnnouncementDetails,
  left: RemainingAnnouncement,
  { options }: Extract<ScenarioQuestion, { prompt: 'toll' }>,
): AnnouncementPath | undefined {
  for (const payer of left.pay) {
    const option = options.find((one) =>
      'discard' in one || 'held' in one
        ? ('held' in one ? one.held : one.discard) === match.tracker.withLabel(payer)?.name
        : one.id === match.entityOf(payer),
    );
    if (option === undefined) continue;
    const pay = left.pay.filter((one) => one !== payer);
    return takeChoice(match, entry, [option, [payer]], { ...left, pay });
  }
  return undefined;
}

/** Taps the first creature of the payers that is an option. */
function chooseConvoker(
  match: ScenarioMatch,
  entry: AnnouncementDetails,
  left: RemainingAnnouncement,
  { options }: Extract<ScenarioQuestion, { prompt: 'convoke' }>,
): AnnouncementPath | undefined {
  const payer = left.pay.find((label) =>
    options.some((one) => one !== 'done' && one.id === match.entityOf(label)),
  );
  const option = options.find(
    (one) => one !== 'done' && payer !== undefined && one.id === match.entityOf(payer),
  );
  if (payer === undefined || option === undefined) return undefined;
  const pay = left.pay.filter((one) => one !== payer);
  return takeChoice(match, entry, [option, [payer]], { ...left, pay });
}

/** The share of the target in question; the numbers of an entry are in the order of its targets. */
function plannedShare(
  match: ScenarioMatch,
  { targets = [] }: AnnouncementDetails,
  { answers }: RemainingAnnouncement,
  { frame: { item, slot } }: Extract<ScenarioQuestion, { prompt: 'share' }>,
): number | undefined {
  const found = match.state().stack.find(({ id }) => id === item);
  const target = found?.targets[slot]?.[found.shares.length];
  const place = targets.findIndex((label) => match.entityOf(label) === target);
  return answers.numbers()[place];
}

/** Assigns as many labels as possible to this use of the word "target", and fewer if later uses need them. */
function chooseTargets(
  match: ScenarioMatch,
  entry: AnnouncementDetails,
  left: RemainingAnnouncement,
): AnnouncementPath | undefined {
  for (let count = left.targets.length; count >= 0; count--) {
    const next = match.fork();
    const moves = chooseExactly(next, left.targets.slice(0, count));
    const rest = moves && continueAnnouncement(next, entry, { ...left, targets: left.targets.slice(count) });
    if (moves !== undefined && rest !== undefined) return { ...rest, choices: [...moves, ...rest.choices] };
  }
  return undefined;
}

/** The entity of a label as a target; an ability on the stack has the label of its source. */
function targetIdOf(
  match: ScenarioMatch,
  { options }: Extract<ScenarioQuestion, { prompt: 'target' }>,
  label: string,
): number | undefined {
  const id = match.entityOf(label);
  if (options.some((option) => entityOfOption(option) === id)) return id;
  const ability = match.view.stack.findLast(
    ({ what, source }) => what !== 'spell' && (source === id || match.labelOf(source) === label),
  );
  return ability?.id ?? id;
}

/** Chooses exactly these labels for one use of the word "target", in the order in which they are offered. */
function chooseExactly(match: ScenarioMatch, labels: readonly string[]): AnnouncementChoice[] | undefined {
  const first = match.question;
  if (first?.prompt !== 'target') return undefined;
  const { slot, item } = first.frame;
  const left = new Map(labels.map((label) => [targetIdOf(match, first, label), label]));
  if (left.size < labels.length) return undefined;
  const moves: AnnouncementChoice[] = [];
  for (;;) {
    const asked = match.question;
    if (asked?.prompt !== 'target' || asked.frame.slot !== slot || asked.frame.item !== item)
      return left.size === 0 ? moves : undefined;
    const option = asked.options.find((one) =>
      left.size === 0 ? one === 'done' : left.has(entityOfOption(one)),
    );
    if (option === undefined) return undefined;
    const to = entityOfOption(option);
    const label = left.get(to);
    left.delete(to);
    match.choose(option);
    moves.push([option, label === undefined ? [] : [label]]);
  }
}
