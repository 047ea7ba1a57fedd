import type { Seat, AnyParts, Watcher } from '@ludoteca/kernel';
import {
  type VisibleQuestion,
  type Chair,
  formatRefusal,
  type TextRow,
  type AnyCatalogueEntry,
  wrapRow,
} from '@ludoteca/kit';
import { messageOf, quote } from '../terminal/sanitize.ts';
import { PACES } from './play-options.ts';
import { InvalidNameError, formatNameProblem } from '../saves/save-name.ts';
import { SaveError } from '../saves/file-slot.ts';
import { interruptionOf } from '../terminal/interruption.ts';
import { formatCommand } from '../terminal/command-hint.ts';
import type { UiReply, ScreenCommand } from '../terminal/ui.ts';
import type { TerminalSession, Person } from './terminal-session.ts';
import { formatDetails, findItemsWithDetails } from './item-details.ts';
import { askSideQuestion } from './side-question.ts';
import { standingOrderCommands } from './standing-orders.ts';
import { changeSavePrompts, writeManualSave } from './manual-save.ts';
import { sideQuestionScreen, logRows } from './presenter.ts';
import type { SessionEnd } from './local-session.ts';
import { toggleFullControl, changeStops } from './auto-pass.ts';
import { SESSION_COMMANDS, type SessionCommand } from './texts/session-texts.ts';

/** What follows from what somebody did: the same question again, or the match goes on, or the sitting has ended. */
export type NextStep = SessionEnd | 'again' | 'on';

/** More of what was typed and means nothing is not said again. */
const MAX_ECHOED_INPUT = 20;

/** Where a sentence that is too long for its line goes on. */
const HANGING_INDENT = 2;

/** Whether the word means anything at this table. */
function isAvailable(word: SessionCommand, session: TerminalSession): boolean {
  const { seating } = session;
  const { local, names, people } = seating;
  if (word === 'look') return findItemsWithDetails(session, session.viewer ?? session.audience).length > 0;
  if (word === 'rounds') return local?.files?.hasManualSaves === true;
  if (word === 'reasons') return names.length > people.length && hasOwnPlayers(seating.entry);
  if (word === 'stop' || word === 'control') return seating.entry.autoPass !== undefined;
  if (word === 'pace') return local !== undefined && names.length > people.length;
  return local !== undefined || (word !== 'undo' && word !== 'save');
}

/** Only these say why they choose as they do. */
const hasOwnPlayers = ({ players = {} }: AnyCatalogueEntry): boolean => Object.keys(players).length > 0;

/** What can be typed instead of an answer. */
export const availableCommands = (session: TerminalSession, seat?: Seat): readonly ScreenCommand[] => [
  ...(seat === undefined ? [] : standingOrderCommands(session, seat)),
  ...SESSION_COMMANDS.filter((word) => isAvailable(word, session)).map((word) =>
    toScreenCommand(word, session),
  ),
];

function toScreenCommand(word: SessionCommand, { texts: { about, takes } }: TerminalSession): ScreenCommand {
  const spoken = { word, about: about[word] };
  if (word === '?') return { ...spoken, key: 'f1' };
  return word in takes ? { ...spoken, takes: takes[word as keyof typeof takes] } : spoken;
}

export async function runCommand(
  session: TerminalSession,
  chair: Chair<AnyParts>,
  asked: VisibleQuestion<AnyParts> | undefined,
  { word, rest }: Extract<UiReply, { kind: 'word' }>,
): Promise<NextStep> {
  const known = SESSION_COMMANDS.find((spoken) => spoken === word && isAvailable(spoken, session));
  // Absent: whoever types only watches.
  const person = session.seating.people.find((other) => other.chair === chair);
  switch (known) {
    case '?':
      return showHelp(session, chair, asked);
    case 'log': {
      const rows = logRows(session, chair.watcher);
      const { title, empty } = session.texts.log;
      return showRows(session, title, rows.length > 0 ? rows : [[{ text: empty }]], 'end');
    }
    case 'look':
      return showDetails(session, chair.watcher, rest.trim());
    case 'rules':
      return showRows(
        session,
        session.gameTexts.name,
        session.gameTexts.rules.flatMap((text): TextRow[] => [[{ text }], []]),
      );
    case 'undo':
      return undo(session, person?.seat);
    case 'save':
      return save(session, rest.trim());
    case 'pace':
      changePace(session, rest.trim());
      return 'again';
    case 'reasons':
      session.reasons = !session.reasons;
      session.note = session.texts.reasons[session.reasons ? 'yes' : 'no'];
      return 'again';
    case 'stop':
      changeStops(session, rest.trim());
      return 'again';
    case 'control':
      toggleFullControl(session);
      return 'again';
    case 'rounds':
      changeSavePrompts(session, rest.trim());
      return 'again';
    case 'quit':
      return leaveMatch(session, person);
    default:
      return 'again';
  }
}

/** `indent`: where a row that is too long goes on. */
const wrapRows = (rows: readonly TextRow[], width: number, indent = 0): readonly TextRow[] =>
  rows.flatMap((row) => wrapRow(row, width, indent));

async function showRows(
  { ui }: TerminalSession,
  title: string,
  rows: readonly TextRow[],
  from: 'start' | 'end' = 'start',
): Promise<NextStep> {
  return (
    interruptionOf(await ui.showText([{ text: title }], (width) => wrapRows(rows, width), from)) ?? 'again'
  );
}

/** What is written on the things that are called so, or on all that are in sight. */
async function showDetails(session: TerminalSession, watcher: Watcher, wanted: string): Promise<NextStep> {
  const { look: said } = session.texts;
  const rows = formatDetails(session, watcher, wanted);
  if (rows.length > 0) return showRows(session, said.title, rows);
  session.error = said.none(quote(wanted, MAX_ECHOED_INPUT));
  return 'again';
}

/** The words, then what is not possible now. */
async function showHelp(
  session: TerminalSession,
  chair: Chair<AnyParts>,
  asked: VisibleQuestion<AnyParts> | undefined,
): Promise<NextStep> {
  const { ui, texts } = session;
  const seat = typeof chair.watcher === 'number' && asked !== undefined ? chair.watcher : undefined;
  const spelt = availableCommands(session, seat).map((word) => ({
    text: formatCommand(word),
    about: word.about,
  }));
  const indent = Math.max(...spelt.map(({ text }) => text.length)) + 2;
  const input = spelt.map(({ text, about }): TextRow => [
    { text: text.padEnd(indent), role: 'possible' },
    { text: about },
  ]);
  const barred = asked === undefined ? [] : await barredRows(session, chair, asked);
  const body = (width: number): readonly TextRow[] => [
    ...wrapRows(input, width, indent),
    ...wrapRows(barred, width, HANGING_INDENT),
  ];
  return interruptionOf(await ui.showText([{ text: texts.help.title }], body)) ?? 'again';
}

/** Things that are not possible for the same reason stand together. */
async function barredRows(
  { gameTexts, seating, texts }: TerminalSession,
  chair: Chair<AnyParts>,
  asked: VisibleQuestion<AnyParts>,
): Promise<readonly TextRow[]> {
  const reasons = new Map<string, string[]>();
  for (const choice of await chair.barred()) {
    const reason = gameTexts.reason(await chair.why(choice), seating.names);
    reasons.set(reason, [...(reasons.get(reason) ?? []), gameTexts.option(choice, asked, seating.names)]);
  }
  if (reasons.size === 0) return [];
  const barred = Array.from(reasons, ([reason, things]): TextRow => [
    { text: texts.help.because(things, reason), role: 'quiet' },
  ]);
  return [[], [{ text: texts.help.barred }], ...barred];
}

async function undo(session: TerminalSession, seat: Seat | undefined): Promise<NextStep> {
  const { seating, feed, texts } = session;
  const { local } = seating;
  try {
    const undone = (seat === undefined ? undefined : await local?.undo(seat, session.passed)) ?? 'nothing';
    if (local === undefined || undone !== 'done') {
      session.error = texts.undo[undone];
      return 'again';
    }
    feed.replaceLog(local.replayLog(session.watchers));
    session.note = texts.undo.done;
    return 'on';
  } catch (error) {
    session.error = session.describeFailure(error);
    return 'again';
  }
}

/** Every answer is kept anyway: without a name this saves as the game's own world does, where it can, or says where the match is. */
async function save(session: TerminalSession, name: string): Promise<NextStep> {
  const { texts, seating } = session;
  const { local } = seating;
  if (local === undefined) return 'again';
  const { files } = local;
  const bytes = name === '' ? await files?.createSave() : undefined;
  if (files !== undefined && bytes !== undefined) {
    await writeManualSave(session, files, bytes);
    return 'again';
  }
  try {
    const slot = name === '' ? local.slot : await local.saveCopy(name);
    const said = texts.save[name === '' ? 'here' : 'copied'](slot.name, slot.path);
    const later = name === '' && files?.hasManualSaves === true ? [texts.rounds.notNow(files.extension)] : [];
    session.note = [said, ...later].join(' ');
  } catch (error) {
    session.error = texts.save.failed(formatCopyFailure(session, error));
  }
  return 'again';
}

function formatCopyFailure({ playOptions, texts }: TerminalSession, error: unknown): string {
  if (error instanceof InvalidNameError) return formatNameProblem(error.problem, playOptions.language);
  if (!(error instanceof SaveError)) return messageOf(error);
  return error.systemMessage ?? texts.trouble.elsewhere;
}

/** `+` is faster, `-` slower; a pace may be called by its name in the language of the table or in English; without one it is told. */
export function changePace(session: TerminalSession, wanted: string): void {
  const { texts } = session;
  const all = PACES.map((pace) => texts.paces[pace]).join(', ');
  const step = { '+': -1, '-': 1 }[wanted];
  const now = PACES.indexOf(session.pace);
  const named = PACES.find((pace) => pace === wanted || texts.paces[pace] === wanted);
  if (named === undefined && step === undefined && wanted !== '') {
    session.error = texts.noPace(quote(wanted, MAX_ECHOED_INPUT), all);
    return;
  }
  session.pace = named ?? PACES[now + (step ?? 0)] ?? session.pace;
  session.note = texts.pace(texts.paces[session.pace], all);
}

/** For now or for good: withdrawing is asked for twice, whatever else is. Whoever only watches has nothing to withdraw from. */
async function leaveMatch(session: TerminalSession, person: Person | undefined): Promise<NextStep> {
  if (person === undefined || session.onlyWatches) return 'left';
  const { seat, chair } = person;
  const { texts, gameTexts, seating, playOptions } = session;
  const { leave, withdraw, stay, question, sure } = texts.quit;
  const screen = sideQuestionScreen(session, seat, seat);
  const how = await askSideQuestion(session, { screen, question, labels: [leave, withdraw, stay] });
  if (typeof how !== 'number') return how;
  if (how !== 1) return how === 0 ? 'left' : 'again';
  const labels = [texts.confirm.no, texts.confirm.yes];
  const certain = await askSideQuestion(session, {
    screen,
    question: sure,
    labels,
    discardTypeahead: true,
  });
  if (typeof certain !== 'number') return certain;
  if (certain === 0) return 'again';
  try {
    const withdrawn = await chair.withdraw();
    if (withdrawn.ok) {
      session.withdraw(seat);
      return 'on';
    }
    session.error = formatRefusal(playOptions.language, withdrawn.problem, (reason) =>
      gameTexts.reason(reason, seating.names),
    );
  } catch (error) {
    session.error = session.describeFailure(error);
  }
  return 'again';
}
