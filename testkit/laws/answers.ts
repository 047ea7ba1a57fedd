/** Laws of options. */
import { isPlainJson, deepEqual } from '@ludoteca/kernel';
import { toJsonText, assert } from '../assertions.ts';
import { applyEntry, type MatchMoment } from '../random-match.ts';

/** Every option is accepted by value and by identity with the same result; the original match does not change. */
export function acceptsEveryOption({ match }: MatchMoment): void {
  const { question } = match;
  if (question === undefined) return;
  const before = toJsonText([match.position(), question]);
  for (const option of question.options) {
    const [played, chosen] = [match.fork(), match.fork()];
    assert(isPlainJson(option), `option ${toJsonText(option)} is not plain data`);
    const entered = applyEntry(played, { answer: JSON.parse(JSON.stringify(option)) });
    assert(entered.ok, `option ${toJsonText(option)} is refused`);
    chosen.choose(option);
    assert(
      toJsonText([played.position(), played.question]) === toJsonText([chosen.position(), chosen.question]),
      `play and choose part at ${toJsonText(option)}`,
    );
    assert(
      toJsonText([match.position(), match.question]) === before,
      `answering ${toJsonText(option)} moved the origin`,
    );
  }
}

/** Options are unique, and barred choices are not offered. */
export function offersOptionsOnce({ match }: MatchMoment): void {
  const options = match.question?.options ?? [];
  const texts = options.map(toJsonText);
  assert(new Set(texts).size === texts.length, `an option is offered twice: ${texts.join()}`);
  for (const barred of match.barred())
    assert(
      !options.some((option) => deepEqual(option, barred)),
      `${toJsonText(barred)} is both offered and barred`,
    );
}
