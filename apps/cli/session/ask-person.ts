/** Asks a person at this terminal the open question of the match and sends the answer. */
import type { AnyParts, Json, Question } from '@ludoteca/kernel';
import { type Chair, formatRefusal, type TextRow } from '@ludoteca/kit';
import { matchesLabel } from '../terminal/parse-input.ts';
import { MAX_ECHOED_INPUT, quote } from '../terminal/sanitize.ts';
import { terminalTexts } from '../terminal/texts.ts';
import { interruptionOf, type QuestionScreen, type Screen, type ScreenOption } from '../terminal/ui.ts';
import { availableCommands, runCommand } from './commands/index.ts';
import type { SessionEnd } from './local-session.ts';
import { defaultKey, optionKeys, parseChoices, possibleAnswers, toScreenOptions } from './option-keys.ts';
import { askSideQuestion } from './side-question.ts';
import type { NextStep, Person, TerminalSession } from './terminal-session.ts';

/** The open question with its screen and labelled options. */
interface AskedQuestion {
  readonly person: Person;
  readonly asked: Question<AnyParts>;
  readonly screen: Screen;
  readonly options: readonly ScreenOption[];
}

/** Asks until the question is answered or gone (undefined), or the session ends. */
export async function askPerson(session: TerminalSession, person: Person): Promise<SessionEnd | undefined> {
  if ((await session.orders.answer(person)) || (await session.autoPass.answer(person))) return undefined;
  const { ui, feed, gameTexts, seating, playOptions, presenter } = session;
  const { entry, names } = seating;
  const { seat } = person;
  const observation = feed.observation(seat);
  const { asked } = observation;
  if (asked === undefined || !('options' in asked))
    throw new Error(`seat ${seat} was called and is not asked`);
  const drawing = { ...observation, watcher: seat, names, language: playOptions.language };
  const offered = toScreenOptions(
    asked,
    (option) => gameTexts.option(option, asked, names, observation.view),
    (option) => entry.terminal?.previewOption?.(drawing, option),
  );
  const options = [...offered, ...session.orders.options(seat, offered.length + 1)];
  const screen = presenter.matchScreen(seat, seat);
  // Plain lines are not repeated.
  const later = ui.isPlain ? { ...screen, news: [] } : screen;
  for (const watcher of [seat, 'spectator'] as const) session.markSeen(watcher);
  let next = await askOnce(session, { person, asked, screen, options });
  while (next === 'again') next = await askOnce(session, { person, asked, screen: later, options });
  return next === 'on' ? undefined : next;
}

async function askOnce(session: TerminalSession, question: AskedQuestion): Promise<NextStep> {
  const { feed, ui, orders } = session;
  const { person, asked } = question;
  const closed = feed.questionClosedSignal(person.seat, asked.number);
  const reply = await ui.ask(questionScreen(session, question), closed);
  if (reply.kind === 'gone') return 'on';
  if (reply.kind === 'word') {
    const order = await orders.start(person.seat, reply.word, reply.rest);
    if (order !== 'unknown') return order === 'started' ? 'on' : 'again';
    return runCommand(session, person.chair, asked, reply);
  }
  if (reply.kind === 'unmatched') return explainUnmatched(session, question, reply.text);
  if (reply.kind === 'picks') {
    const [key] = reply.keys;
    const order = await orders.startOption(person.seat, Number(key) - 1 - asked.options.length);
    if (order !== 'unknown') return order === 'started' ? 'on' : 'again';
    return answer(session, question, parseChoices(asked, reply.keys));
  }
  return interruptionOf(reply) ?? 'again';
}

function questionScreen(
  session: TerminalSession,
  { person, asked, screen, options }: AskedQuestion,
): QuestionScreen {
  const { texts, gameTexts, seating, feed, messages, ui, playOptions } = session;
  const task = seating.local?.guide?.stepText(playOptions.language, ui.isPlain);
  const key = defaultKey(asked);
  const enter = options.find((option) => option.key === key);
  const hint: TextRow =
    enter === undefined ? [] : [{ text: ` (${texts.enter(enter.label)})`, role: 'quiet' }];
  const sentence = gameTexts.question(asked, seating.names, feed.observation(person.seat).view);
  return {
    ...screen,
    question: [{ text: sentence }, ...hint],
    options,
    multiple: asked.gather !== undefined,
    explainsUnmatched: true,
    commands: availableCommands(session, person.seat),
    ...(task === undefined ? {} : { note: task }),
    ...messages.take(),
    ...(key === undefined ? {} : { defaultKey: key }),
  };
}

/** Says why a choice that a person may expect is not possible, with the number of the rule; else that nothing matches. */
async function explainUnmatched(
  session: TerminalSession,
  { person: { seat, chair }, asked }: AskedQuestion,
  text: string,
): Promise<NextStep> {
  const { messages, gameTexts, seating, feed, playOptions } = session;
  const { names } = seating;
  try {
    for (const choice of await chair.barred()) {
      const label = gameTexts.option(choice, asked, names, feed.observation(seat).view);
      if (!matchesLabel(text, label)) continue;
      messages.setError(`${label}: ${gameTexts.reason(await chair.why(choice), names)}`);
      return 'again';
    }
  } catch (error) {
    messages.setError(session.describeFailure(error));
    return 'again';
  }
  messages.setError(terminalTexts[playOptions.language].nothing(quote(text, MAX_ECHOED_INPUT)));
  return 'again';
}

/** If anything fails the match is unchanged and the question is asked again. */
async function answer(
  session: TerminalSession,
  question: AskedQuestion,
  choices: readonly Json[] | undefined,
): Promise<NextStep> {
  const { messages, texts, gameTexts, seating, playOptions } = session;
  const { person, asked } = question;
  if (choices === undefined) {
    const keys = optionKeys(asked);
    messages.setError(texts.pick(keys[0] ?? '', keys.at(-1) ?? ''));
    return 'again';
  }
  try {
    const answers = possibleAnswers(asked, choices);
    const confirmed = await confirm(session, question, choices, answers);
    if (confirmed !== 'on') return confirmed;
    const refusal = await sendFirstAccepted(person.chair, asked.number, answers);
    if (refusal === undefined) return 'on';
    const formatReason = (reason: Parameters<typeof gameTexts.reason>[0]): string =>
      gameTexts.reason(reason, seating.names);
    messages.setError(formatRefusal(playOptions.language, refusal, formatReason));
    return refusal.kind === 'illegal' ? 'again' : 'on';
  } catch (error) {
    messages.setError(session.describeFailure(error));
    return 'again';
  }
}

type AnswerRefusal = Parameters<typeof formatRefusal>[1];

/** Tries the possible answers in order until one is accepted; else the refusal of the last. */
async function sendFirstAccepted(
  chair: Chair<AnyParts>,
  number: number,
  answers: readonly (readonly Json[])[],
): Promise<AnswerRefusal | undefined> {
  let refusal: AnswerRefusal | undefined;
  for (const choices of answers) {
    const answered = await chair.answer(number, ...choices);
    if (answered.ok) return undefined;
    refusal = answered.problem;
  }
  return refusal;
}

/** Asks again before an answer that cannot be undone, if the person prefers that. */
async function confirm(
  session: TerminalSession,
  { person: { seat }, asked, options }: AskedQuestion,
  choices: readonly Json[],
  answers: readonly (readonly Json[])[],
): Promise<NextStep> {
  const { playOptions, seating, texts, presenter } = session;
  const isFinal = answers.some((answered) => seating.local?.isIrreversible(seat, answered));
  if (!playOptions.confirm || !isFinal) return 'on';
  const picked = options.filter((_, i) => choices.includes(asked.options[i] ?? null));
  const confirmed = await askSideQuestion(session, {
    screen: presenter.sideQuestionScreen(seat, seat),
    question: texts.confirm.question(picked.map(({ label }) => label).join(', ')),
    labels: [texts.confirm.yes, texts.confirm.no],
    discardTypeahead: true,
  });
  if (typeof confirmed !== 'number') return confirmed;
  return confirmed === 0 ? 'on' : 'again';
}
