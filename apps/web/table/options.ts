/** Selection of the options that are shown as buttons instead of on items. */
import { type Choice, deepEqual, type AnyParts } from '@ludoteca/kernel';
import { type VisibleQuestion, optionsOf, type Zone } from '@ludoteca/kit';

type AnyZone = Zone<AnyParts>;
type Option = Choice<AnyParts>;
type AnyQuestion = VisibleQuestion<AnyParts>;

const DONE = 'done';

/** Returns the options as amounts if they are several numbers and nothing else. */
export function findAmounts(options: readonly Option[]): readonly number[] | undefined {
  const amounts = options.filter((option) => typeof option === 'number');
  return amounts.length > 1 && amounts.length === options.length ? amounts : undefined;
}

function optionsWithoutItem(options: readonly Option[], zones: readonly AnyZone[]): readonly Option[] {
  const shown = zones.flatMap(({ items }) => items.flatMap((item) => item.options ?? []));
  return options.filter((option) => !shown.some((other) => deepEqual(option, other)));
}

/**
 * Selects the options for the question panel. A game's own board shows options on its items, so only the rest is listed; boards handle
 * subsets themselves. The generic board also lists a single option and amounts.
 */
export function selectPanelOptions(
  asked: AnyQuestion,
  zones: readonly AnyZone[],
  isGeneric: boolean,
): readonly Option[] {
  const options = optionsOf<AnyParts>(asked);
  if (asked.gather === 'subset') return [];
  if (!isGeneric) return optionsWithoutItem(options, zones);
  return options.length === 1 || findAmounts(options) !== undefined
    ? options
    : optionsWithoutItem(options, zones);
}

/** Lists the options of a subset without an item, except 'done'. */
export const subsetOptionsWithoutItem = (asked: AnyQuestion, zones: readonly AnyZone[]): readonly Option[] =>
  optionsWithoutItem(optionsOf<AnyParts>(asked), zones).filter((option) => option !== DONE);

/** Creates the answer for a subset: the chosen options in the order of the offer, then 'done'. */
export const createSubsetAnswer = (asked: AnyQuestion, chosen: readonly Option[]): readonly Option[] => [
  ...optionsOf<AnyParts>(asked)
    .filter((option) => option !== DONE)
    .flatMap((option) => chosen.filter((other) => deepEqual(option, other))),
  DONE,
];

/** Returns the question with the barred choices as options, so that zones attach them to their items. */
export const withBarredOptions = (asked: AnyQuestion, barred: readonly Option[]): AnyQuestion => ({
  ...asked,
  options: barred,
});
