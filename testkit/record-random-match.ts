/** Records a match that is played at random, as a host would write and read it. */
import {
  createFastDice,
  makeArchive,
  type Match,
  MatchRecorder,
  parseArchive,
  type Parts,
  type Recording,
} from '@ludoteca/kernel';

/** Some questions lapse. The position after every entry is hashed. */
export function recordRandomMatch<P extends Parts>(
  match: Match<P>,
  seed: string,
  most = Number.POSITIVE_INFINITY,
): Recording {
  const dice = createFastDice(seed);
  const recorder = new MatchRecorder(0, {}, 1);
  for (let { question } = match; question !== undefined && match.number < most; { question } = match) {
    // A lapse may answer with the first option, which depends on the order of the options.
    if (dice.int(10) === 0) match.lapse(question.number);
    else match.play(question.seat, question.number, dice.pick<unknown>(question.options));
    recorder.note(match, match.number);
  }
  const read = parseArchive(makeArchive(recorder.record(match)));
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value;
}
