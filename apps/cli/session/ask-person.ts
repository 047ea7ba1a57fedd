import type { Json, Question as Asked, AnyParts } from '@ludoteca/kernel';
import { type Chair, formatRefusal, type TextRow } from '@ludoteca/kit';
import { interruptionOf } from '../terminal/interruption.ts';
import type { ScreenOption, QuestionScreen, Screen } from '../terminal/ui.ts';
import { parseChoices, optionKeys, possibleAnswers, toScreenOptions, defaultKey } from './option-keys.ts';
import type { TerminalSession, Person } from './terminal-session.ts';
import { askSideQuestion } from './side-question.ts';
import { answerByOrder, startStandingOrder } from './standing-orders.ts';
import { sideQuestionScreen, matchScreen } from './presenter.ts';
import type { SessionEnd } from './local-session.ts';
import { runCommand, type NextStep, availableCommands } from './commands.ts';
import { autoPass } from './auto-pass.ts';

/** A question as it is put to the person whose it is. */
interface AskedQuestion {
  readonly person: Person;
  readonly asked: Asked<AnyParts>;
  readonly screen: Screen;
  readonly options: readonly ScreenOption[];
}

/** Asks whoever sits there until the question is answered, or is gone, or somebody ends the sitting: undefined when the match goes on. */
export async function askPerson(session: TerminalSession, person: Person): Promise<SessionEnd | undefined> {
  if ((await answerByOrder(session, person)) || (await autoPass(session, person))) return undefined;
  const { ui, feed, gameTexts, seating, playOptions } = session;
  const { entry, names } = seating;
  const { seat } = person;
  const observation = feed.observation(seat);
  const { asked } = observation;
  if (asked === undefined || !('options' in asked))
    throw new Error(`seat ${seat} was called and is not asked`);
  const drawing = { ...observation, watcher: seat, names, language: playOptions.language };
  const options = toScreenOptions(
    asked,
    (option) => gameTexts.option(option, asked, names, observation.view),
    (option) => entry.terminal?.previewOption?.(drawing, option),
  );
  const screen = matchScreen(session, seat, seat);
  // Lines that stay need not be read again.
  const later = ui.isPlain ? { ...screen, news: [] } : screen;
  for (const watcher of [seat, 'spectator'] as const) session.markSeen(watcher);
  let next = await askOnce(session, { person, asked, screen, options });
  while (next === 'again') next = await askOnce(session, { person, asked, screen: later, options });
  return next === 'on' ? undefined : next;
}

async function askOnce(session: TerminalSession, put: AskedQuestion): Promise<NextStep> {
  const { feed, ui } = session;
  const { person, asked } = put;
  const question = questionOf(session, put);
  session.note = undefined;
  session.error = undefined;
  const reply = await ui.ask(question, feed.questionClosedSignal(person.seat, asked.number));
  if (reply.kind === 'gone') return 'on';
  if (reply.kind === 'word' && startStandingOrder(session, person.seat, reply.word, reply.rest))
    return session.order === undefined ? 'again' : 'on';
  if (reply.kind === 'word') return runCommand(session, person.chair, asked, reply);
  if (reply.kind === 'picks') return answer(session, put, parseChoices(asked, reply.keys));
  return interruptionOf(reply) ?? 'again';
}

function questionOf(
  session: TerminalSession,
  { person, asked, screen, options }: AskedQuestion,
): QuestionScreen {
  const { texts, gameTexts, seating, note, error } = session;
  const usual = defaultKey(asked);
  const enter = options.find(({ key }) => key === usual);
  const hint: TextRow =
    enter === undefined ? [] : [{ text: ` (${texts.enter(enter.label)})`, role: 'quiet' }];
  return {
    ...screen,
    question: [
      { text: gameTexts.question(asked, seating.names, session.feed.observation(person.seat).view) },
      ...hint,
    ],
    options,
    multiple: asked.gather !== undefined,
    commands: availableCommands(session, person.seat),
    ...(note === undefined ? {} : { note }),
    ...(error === undefined ? {} : { error }),
    ...(usual === undefined ? {} : { defaultKey: usual }),
  };
}

/** Whatever goes wrong, the match stays as it was, and the question is asked again. */
async function answer(
  session: TerminalSession,
  put: AskedQuestion,
  choices: readonly Json[] | undefined,
): Promise<NextStep> {
  const { texts, gameTexts, seating, playOptions } = session;
  const { person, asked } = put;
  if (choices === undefined) {
    const keys = optionKeys(asked);
    session.error = texts.pick(keys[0] ?? '', keys.at(-1) ?? '');
    return 'again';
  }
  try {
    const meanings = possibleAnswers(asked, choices);
    const sure = await confirm(session, put, choices, meanings);
    if (sure !== 'on') return sure;
    const refusal = await send(person.chair, asked.number, meanings);
    if (refusal === undefined) return 'on';
    session.error = formatRefusal(playOptions.language, refusal, (reason) =>
      gameTexts.reason(reason, seating.names),
    );
    return refusal.kind === 'illegal' ? 'again' : 'on';
  } catch (error) {
    session.error = session.describeFailure(error);
    return 'again';
  }
}

/** Tries what a gesture may mean until something is taken; else why the last was not. */
async function send(
  chair: Chair<AnyParts>,
  number: number,
  meanings: readonly (readonly Json[])[],
): Promise<Refused | undefined> {
  let refusal: Refused | undefined;
  for (const meaning of meanings) {
    const answered = await chair.answer(number, ...meaning);
    if (answered.ok) return undefined;
    refusal = answered.problem;
  }
  return refusal;
}
type Refused = Parameters<typeof formatRefusal>[1];

/** What could not be taken back is asked for twice, where whoever plays wants it so. */
async function confirm(
  session: TerminalSession,
  { person: { seat }, asked, options }: AskedQuestion,
  choices: readonly Json[],
  meanings: readonly (readonly Json[])[],
): Promise<NextStep> {
  const { playOptions, seating, texts } = session;
  const binding = meanings.some((meaning) => seating.local?.isIrreversible(seat, meaning));
  if (!playOptions.confirm || !binding) return 'on';
  const labels = options.filter((_, i) => choices.includes(asked.options[i] ?? null));
  const question = texts.confirm.question(labels.map(({ label }) => label).join(', '));
  const screen = sideQuestionScreen(session, seat, seat);
  const picked = await askSideQuestion(session, {
    screen,
    question,
    labels: [texts.confirm.yes, texts.confirm.no],
    discardTypeahead: true,
  });
  if (typeof picked !== 'number') return picked;
  return picked === 0 ? 'on' : 'again';
}
