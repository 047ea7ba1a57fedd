import type { Choice, Json, Question, AnyParts } from '@ludoteca/kernel';
import type { ScreenOption } from '../terminal/ui.ts';

type Asked = Question<AnyParts>;

/** What ends a subset: docs/adr/0005-options-are-complete.md. */
const DONE = 'done';

/** What to type for each option: a number that is asked for is its own key. In a subset numbers only stand for things. */
export function optionKeys({ options, gather }: Asked): readonly string[] {
  const numbers = options.filter((option): option is number => Number.isInteger(option));
  const isNumber = gather === undefined && numbers.length === options.length;
  return isNumber ? numbers.map(String) : options.map((_, i) => String(i + 1));
}

/** The options as they are offered to a person, each with what it would come to where the game foresees that. */
export function toScreenOptions(
  asked: Asked,
  labelOf: (option: Choice<AnyParts>) => string,
  preview: (option: Choice<AnyParts>) => string | undefined,
): readonly ScreenOption[] {
  const keys = optionKeys(asked);
  return asked.options.map((option, i) => {
    const label = labelOf(option);
    const foreseen = preview(option);
    return { key: keys[i] ?? '', label: foreseen === undefined ? label : `${label}: ${foreseen}` };
  });
}

/** The key that Enter alone stands for: of the only option there is, or of a subset with nothing more in it. */
export function defaultKey(asked: Asked): string | undefined {
  const { options, gather } = asked;
  const keys = optionKeys(asked);
  if (options.length === 1) return keys[0];
  return gather === undefined ? undefined : keys[options.indexOf(DONE)];
}

/** What was picked, in the order of the options, each once; undefined where it is not among them. */
export function parseChoices(asked: Asked, picked: readonly string[]): readonly Json[] | undefined {
  const keys = optionKeys(asked);
  if (picked.length === 0 || picked.some((key) => !keys.includes(key))) return undefined;
  const choices = asked.options.filter((_, i) => picked.includes(keys[i] ?? ''));
  return choices.length > 1 && asked.gather === undefined ? undefined : choices;
}

/**
 * What a gesture may mean, first the likeliest. Whoever picks some of a subset in one gesture means these and no more; but the game
 * may want more of them, or may have nothing more to ask.
 */
export function possibleAnswers({ gather }: Asked, choices: readonly Json[]): readonly (readonly Json[])[] {
  const whole = gather === undefined || choices.includes(DONE);
  return whole ? [choices] : [[...choices, DONE], choices];
}
