import { type Choice, deepEqual, type AnyParts } from '@ludoteca/kernel';
import { type VisibleQuestion, optionsOf, type Zone } from '@ludoteca/kit';

type SomeZone = Zone<AnyParts>;
type Option = Choice<AnyParts>;
type SomeAsked = VisibleQuestion<AnyParts>;

const DONE = 'done';

/** Options that are several numbers and nothing else are one amount. */
export function amountsIn(options: readonly Option[]): readonly number[] | undefined {
  const amounts = options.filter((option) => typeof option === 'number');
  return amounts.length > 1 && amounts.length === options.length ? amounts : undefined;
}

/** The options that no thing stands for: only these need a list. */
function unshown(options: readonly Option[], zones: readonly SomeZone[]): readonly Option[] {
  const shown = zones.flatMap(({ items: things }) => things.flatMap((thing) => thing.options ?? []));
  return options.filter((option) => !shown.some((other) => deepEqual(option, other)));
}

/**
 * The options that stand on the near rim of the table. A game's own face shows its things as it likes: only what is no thing is listed.
 * Whatever draws the table gathers subsets itself. On the face for any game a single option and a number are at hand as well.
 */
export function railOptions(
  asked: SomeAsked,
  zones: readonly SomeZone[],
  isGeneric: boolean,
): readonly Option[] {
  const options = optionsOf<AnyParts>(asked);
  if (asked.gather === 'subset') return [];
  if (!isGeneric) return unshown(options, zones);
  return options.length === 1 || amountsIn(options) !== undefined ? options : unshown(options, zones);
}

/** What of a subset is no thing, that this is all apart. */
export const gatheredApart = (asked: SomeAsked, zones: readonly SomeZone[]): readonly Option[] =>
  unshown(optionsOf<AnyParts>(asked), zones).filter((option) => option !== DONE);

/** A whole subset as one gesture: what was chosen, as often as it was, in the order in which it is offered, and that this is all. */
export const subsetAnswer = (asked: SomeAsked, chosen: readonly Option[]): readonly Option[] => [
  ...optionsOf<AnyParts>(asked)
    .filter((option) => option !== DONE)
    .flatMap((option) => chosen.filter((other) => deepEqual(option, other))),
  DONE,
];

/** The question as if it offered what is barred: zones made of it put every barred option on its thing. */
export const asIfOffered = (asked: SomeAsked, barred: readonly Option[]): SomeAsked => ({
  ...asked,
  options: barred,
});
