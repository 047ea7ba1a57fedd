import { type Json, type Question, type Reason, deepEqual, type AnyParts } from '@ludoteca/kernel';
import { bytes, must, mustEqual } from '../breach.ts';
import { enter, type Here, type SomeEvent } from '../walk.ts';
import { mustSay } from './words.ts';

type Asked = Question<AnyParts>;

/**
 * A subset can be ended at any time, or there is a reason why what was taken cannot stand by itself; it is asked for with ever less to
 * choose from, and one gesture is worth its single answers.
 */
export function gathersSubsets(here: Here): void {
  const { match, dice } = here;
  const { question } = match;
  if (question?.gather !== 'subset') return;
  const [apart, atOnce] = [match.fork(), match.fork()];
  const answers: Json[] = [];
  const told: SomeEvent[] = [];
  for (let asked: Asked | undefined = question; asked !== undefined && goesOn(asked, question);) {
    if (!asked.options.includes('done')) mustExplain(here, asked, apart.why('done'));
    const answer: Json = dice.pick(asked.options);
    const entered = enter(apart, { answer });
    must(entered.ok, `${bytes(answer)} is refused after ${bytes(answers)}`);
    answers.push(answer);
    told.push(...entered.value);
    if (answer === 'done') break;
    mustShrink(asked, answer, apart.question);
    asked = apart.question;
  }
  const gesture = atOnce.play(question.seat, question.number, ...answers);
  must(gesture.ok, `${bytes(answers)} is taken one by one and refused at once: ${bytes(gesture)}`);
  mustEqual('what a gesture told', gesture.value, told);
  mustEqual('the position after a gesture', atOnce.position(), apart.position());
}

function mustExplain(here: Here, { prompt }: Asked, reason: Reason): void {
  must(reason.why !== 'not offered', `${prompt} cannot be ended: 'done' is not offered, without a reason`);
  mustSay(here, reason);
}

/** A gesture is over when somebody else is asked, or something else. */
const goesOn = (asked: Asked, first: Asked): boolean =>
  asked.prompt === first.prompt && asked.seat === first.seat;

function mustShrink(before: Asked, answer: Json, after: Asked | undefined): void {
  if (after === undefined || !goesOn(after, before)) return;
  const left = before.options.filter((option) => !deepEqual(option, answer));
  for (const option of after.options)
    must(
      left.some((other) => deepEqual(other, option)),
      `${bytes(option)} is offered after ${bytes(answer)} was taken from ${bytes(before.options)}`,
    );
}
