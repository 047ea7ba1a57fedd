/** Maps the options of a question to the keys that a person types. */
import type { Choice, Json, Question, AnyParts } from '@ludoteca/kernel';
import type { ScreenOption } from '../terminal/ui.ts';

type AskedOptions = Question<AnyParts>;

/** Ends a subset: docs/adr/0005-options-are-complete.md. */
const DONE = 'done';

/** If all options are numbers they are their own keys, except in a subset, where numbers are identifiers. */
export function optionKeys({ options, gather }: AskedOptions): readonly string[] {
  const numbers = options.filter((option): option is number => Number.isInteger(option));
  const isNumber = gather === undefined && numbers.length === options.length;
  return isNumber ? numbers.map(String) : options.map((_, i) => String(i + 1));
}

/** With the game's preview of each option, if it has one. */
export function toScreenOptions(
  asked: AskedOptions,
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

/** The key of Enter alone: the only option, or the end of a subset. */
export function defaultKey(asked: AskedOptions): string | undefined {
  const { options, gather } = asked;
  const keys = optionKeys(asked);
  if (options.length === 1) return keys[0];
  return gather === undefined ? undefined : keys[options.indexOf(DONE)];
}

/** In the order of the options, each once; undefined if a key is unknown or several were picked where one is asked. */
export function parseChoices(asked: AskedOptions, picked: readonly string[]): readonly Json[] | undefined {
  const keys = optionKeys(asked);
  if (picked.length === 0 || picked.some((key) => !keys.includes(key))) return undefined;
  const choices = asked.options.filter((_, i) => picked.includes(keys[i] ?? ''));
  return choices.length > 1 && asked.gather === undefined ? undefined : choices;
}

/** A selection of a subset without its end may be complete or not: both readings are tried, the complete one first. */
export function possibleAnswers(
  { gather }: AskedOptions,
  choices: readonly Json[],
): readonly (readonly Json[])[] {
  const whole = gather === undefined || choices.includes(DONE);
  return whole ? [choices] : [[...choices, DONE], choices];
}
