import { isPlainJson, deepEqual } from '@ludoteca/kernel';
import { bytes, must } from '../breach.ts';
import { enter, type Here } from '../walk.ts';

/** Every option is taken, by value and by identity, and leads to the same position; the origin does not move. */
export function takesWhatItOffers({ match }: Here): void {
  const { question } = match;
  if (question === undefined) return;
  const before = bytes([match.position(), question]);
  for (const option of question.options) {
    const [played, chosen] = [match.fork(), match.fork()];
    must(isPlainJson(option), `option ${bytes(option)} is not plain data`);
    const entered = enter(played, { answer: JSON.parse(JSON.stringify(option)) });
    must(entered.ok, `option ${bytes(option)} is refused`);
    chosen.choose(option);
    must(
      bytes([played.position(), played.question]) === bytes([chosen.position(), chosen.question]),
      `play and choose part at ${bytes(option)}`,
    );
    must(bytes([match.position(), match.question]) === before, `answering ${bytes(option)} moved the origin`);
  }
}

/** Equal cards are one option, and what is barred is not offered. */
export function offersEachOnce({ match }: Here): void {
  const options = match.question?.options ?? [];
  const texts = options.map(bytes);
  must(new Set(texts).size === texts.length, `an option is offered twice: ${texts.join()}`);
  for (const barred of match.barred())
    must(!options.some((option) => deepEqual(option, barred)), `${bytes(barred)} is both offered and barred`);
}
