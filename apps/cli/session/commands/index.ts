/** The commands that a person can type instead of an answer: which are available, and what each does. */
import type { AnyParts, Seat } from '@ludoteca/kernel';
import type { Chair, TextRow, VisibleQuestion } from '@ludoteca/kit';
import type { ScreenCommand, UiReply } from '../../terminal/ui.ts';
import type { RemoteCommand } from '../remote-actions.ts';
import type { NextStep, TerminalSession } from '../terminal-session.ts';
import { SESSION_COMMANDS, type SessionCommand } from '../texts/session-texts.ts';
import { showHelp } from './help.ts';
import { findItemsWithDetails, showDetails } from './item-details.ts';
import { changePace } from './pace.ts';
import { hasHints, showHint } from './hint.ts';
import { leaveMatch } from './quit.ts';
import { changeSavePrompts, save } from './save.ts';
import { showRows } from './show-rows.ts';
import { undo } from './undo.ts';

/** A typed command with the chair of the person or watcher who typed it. */
interface CommandCall {
  readonly session: TerminalSession;
  readonly chair: Chair<AnyParts>;
  readonly asked: VisibleQuestion<AnyParts> | undefined;
  readonly argument: string;
}

interface CommandHandler {
  /** Absent: always available. */
  isAvailable?(session: TerminalSession): boolean;
  run(call: CommandCall): NextStep | Promise<NextStep>;
}

const isLocal = ({ seating }: TerminalSession): boolean => seating.local !== undefined;
const hasAutoPass = ({ seating }: TerminalSession): boolean => seating.entry.autoPass !== undefined;
const hasListedOrders = ({ seating: { entry, people } }: TerminalSession): boolean =>
  entry.orders?.list !== undefined && people.length > 0;
const hasComputers = ({ seating: { names, people } }: TerminalSession): boolean =>
  names.length > people.length;

/** Runs an action after which the same question is asked again. */
const thenAskAgain =
  (action: (call: CommandCall) => void | Promise<void>): CommandHandler['run'] =>
  async (call): Promise<NextStep> => {
    await action(call);
    return 'again';
  };

const isOffered = ({ seating }: TerminalSession, command: RemoteCommand): boolean =>
  seating.remote?.actions.isAvailable(command) === true;

/** Asks the server of the table. */
async function runRemotely({ session, argument }: CommandCall, command: RemoteCommand): Promise<NextStep> {
  const result = await session.seating.remote?.actions.run(command, argument);
  if (result === undefined) return 'again';
  if ('note' in result) session.messages.setNote(result.note);
  else session.messages.setError(result.error);
  return 'again';
}

const createRemoteHandler = (command: RemoteCommand): CommandHandler => ({
  isAvailable: (session) => isOffered(session, command),
  run: (call) => runRemotely(call, command),
});

const HANDLERS: { readonly [C in SessionCommand]: CommandHandler } = {
  '?': {
    run: ({ session, chair, asked }) => {
      const seat = typeof chair.watcher === 'number' && asked !== undefined ? chair.watcher : undefined;
      return showHelp(session, chair, asked, availableCommands(session, seat));
    },
  },
  log: {
    run: ({ session, chair }) => {
      const rows = session.presenter.logRows(chair.watcher);
      const { title, empty } = session.texts.log;
      return showRows(session, title, rows.length > 0 ? rows : [[{ text: empty }]], 'end');
    },
  },
  look: {
    isAvailable: (session) => findItemsWithDetails(session, session.viewer ?? session.audience).length > 0,
    run: ({ session, chair, argument }) => showDetails(session, chair.watcher, argument),
  },
  rules: {
    run: ({ session }) => {
      const { name, rules } = session.gameTexts;
      return showRows(
        session,
        name,
        rules.flatMap((text): TextRow[] => [[{ text }], []]),
      );
    },
  },
  undo: {
    isAvailable: (session) => isLocal(session) || isOffered(session, 'undo'),
    run: (call) =>
      isLocal(call.session)
        ? undo(call.session, findPerson(call.session, call.chair)?.seat)
        : runRemotely(call, 'undo'),
  },
  hint: {
    isAvailable: hasHints,
    run: thenAskAgain(({ session, chair, asked }) =>
      showHint(session, findPerson(session, chair)?.seat, asked),
    ),
  },
  save: { isAvailable: isLocal, run: ({ session, argument }) => save(session, argument) },
  pace: {
    isAvailable: (session) => (isLocal(session) && hasComputers(session)) || isOffered(session, 'pace'),
    run: (call) => {
      if (!isLocal(call.session)) return runRemotely(call, 'pace');
      changePace(call.session, call.argument);
      return 'again';
    },
  },
  reasons: {
    // Only characters explain their choices.
    isAvailable: (session) =>
      hasComputers(session) && Object.keys(session.seating.entry.players ?? {}).length > 0,
    run: thenAskAgain(({ session }) => {
      const explanations = !session.settings.explanations;
      session.changeSettings({ explanations });
      session.messages.setNote(session.texts.reasons[explanations ? 'yes' : 'no']);
    }),
  },
  stop: {
    isAvailable: hasAutoPass,
    run: thenAskAgain(({ session, argument }) => session.autoPass.toggleStop(argument)),
  },
  control: {
    isAvailable: hasAutoPass,
    run: thenAskAgain(({ session }) => session.autoPass.toggleFullControl()),
  },
  repeat: {
    isAvailable: hasListedOrders,
    run: async ({ session, chair, argument }) => {
      const given = await session.orders.repeat(findPerson(session, chair)?.seat, argument);
      return given === 'started' ? 'on' : 'again';
    },
  },
  rounds: {
    isAvailable: ({ seating }) => seating.local?.files?.hasManualSaves === true,
    run: thenAskAgain(({ session, argument }) => changeSavePrompts(session, argument)),
  },
  agree: createRemoteHandler('agree'),
  decline: createRemoteHandler('decline'),
  claim: createRemoteHandler('claim'),
  return: createRemoteHandler('return'),
  clock: createRemoteHandler('clock'),
  chat: createRemoteHandler('chat'),
  skip: createRemoteHandler('skip'),
  abort: {
    isAvailable: (session) => isOffered(session, 'abort'),
    run: async (call) => {
      const next = await runRemotely(call, 'abort');
      call.session.check();
      return next;
    },
  },
  quit: { run: ({ session, chair }) => leaveMatch(session, findPerson(session, chair)) },
};

/** Undefined for a watcher without a seat. */
const findPerson = ({ seating }: TerminalSession, chair: Chair<AnyParts>) =>
  seating.people.find((person) => person.chair === chair);

const isAvailable = (command: SessionCommand, session: TerminalSession): boolean =>
  HANDLERS[command].isAvailable?.(session) ?? true;

/** The commands as the screen lists them; with a seat also those that start its standing orders. */
export const availableCommands = (session: TerminalSession, seat?: Seat): readonly ScreenCommand[] => [
  ...(seat === undefined ? [] : session.orders.commands(seat)),
  ...SESSION_COMMANDS.filter((command) => isAvailable(command, session)).map((command) =>
    toScreenCommand(command, session),
  ),
];

function toScreenCommand(
  word: SessionCommand,
  { texts: { about, takes, words } }: TerminalSession,
): ScreenCommand {
  const command = { word, label: words[word], about: about[word] };
  if (word === '?') return { ...command, key: 'f1' };
  return word in takes ? { ...command, takes: takes[word as keyof typeof takes] } : command;
}

export async function runCommand(
  session: TerminalSession,
  chair: Chair<AnyParts>,
  asked: VisibleQuestion<AnyParts> | undefined,
  { word, rest }: Extract<UiReply, { kind: 'word' }>,
): Promise<NextStep> {
  const known = SESSION_COMMANDS.find((command) => command === word && isAvailable(command, session));
  if (known === undefined) return 'again';
  return HANDLERS[known].run({ session, chair, asked, argument: rest.trim() });
}
