/** Laws of subset questions. */
import { type Json, type Question, type Reason, deepEqual, type AnyParts } from '@ludoteca/kernel';
import { toJsonText, assert, assertEqual } from '../assertions.ts';
import { applyEntry, type MatchMoment, type AnyEvent } from '../random-match.ts';
import { requireReasonText } from './texts.ts';

type AnyQuestion = Question<AnyParts>;

/** A subset can be ended at any time or explains why not, its options become fewer, and sending it at once equals single answers. */
export function acceptsSubsets(here: MatchMoment): void {
  const { match, dice } = here;
  const { question } = match;
  if (question?.gather !== 'subset') return;
  const [oneByOne, atOnce] = [match.fork(), match.fork()];
  const answers: Json[] = [];
  const events: AnyEvent[] = [];
  for (
    let asked: AnyQuestion | undefined = question;
    asked !== undefined && isSameQuestion(asked, question);
  ) {
    if (!asked.options.includes('done')) requireExplanation(here, asked, oneByOne.why('done'));
    const answer: Json = dice.pick(asked.options);
    const entered = applyEntry(oneByOne, { answer });
    assert(entered.ok, `${toJsonText(answer)} is refused after ${toJsonText(answers)}`);
    answers.push(answer);
    events.push(...entered.value);
    if (answer === 'done') break;
    requireFewerOptions(asked, answer, oneByOne.question);
    asked = oneByOne.question;
  }
  const whole = atOnce.play(question.seat, question.number, ...answers);
  assert(whole.ok, `${toJsonText(answers)} is taken one by one and refused at once: ${toJsonText(whole)}`);
  assertEqual('the events of a subset sent at once', whole.value, events);
  assertEqual('the position after a subset sent at once', atOnce.position(), oneByOne.position());
}

function requireExplanation(here: MatchMoment, { prompt }: AnyQuestion, reason: Reason): void {
  assert(reason.why !== 'not offered', `${prompt} cannot be ended: 'done' is not offered, without a reason`);
  requireReasonText(here, reason);
}

const isSameQuestion = (asked: AnyQuestion, first: AnyQuestion): boolean =>
  asked.prompt === first.prompt && asked.seat === first.seat;

function requireFewerOptions(before: AnyQuestion, answer: Json, after: AnyQuestion | undefined): void {
  if (after === undefined || !isSameQuestion(after, before)) return;
  const left = before.options.filter((option) => !deepEqual(option, answer));
  for (const option of after.options)
    assert(
      left.some((other) => deepEqual(other, option)),
      `${toJsonText(option)} is offered after ${toJsonText(answer)} was taken from ${toJsonText(before.options)}`,
    );
}
