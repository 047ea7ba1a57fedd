import { type Choice, same, type SomeParts } from '@ludoteca/kernel';
import { type Asked, optionsIn, type Zone } from '@ludoteca/kit';

type SomeZone = Zone<SomeParts>;
type Option = Choice<SomeParts>;
type SomeAsked = Asked<SomeParts>;

const DONE = 'done';

/** How the open question wants to be answered. */
export type Gesture =
  /** One number out of several. */
  | { readonly kind: 'amount'; readonly amounts: readonly number[] }
  /** Several options at once, then done. */
  | { readonly kind: 'subset' }
  | { readonly kind: 'single' };

export function gestureOf(asked: SomeAsked): Gesture {
  const options = optionsIn<SomeParts>(asked);
  if (asked.gather === 'subset') return { kind: 'subset' };
  const amounts = options.filter((option) => typeof option === 'number');
  return amounts.length > 1 && amounts.length === options.length
    ? { kind: 'amount', amounts }
    : { kind: 'single' };
}

/** The options that no thing stands for: only these need a list. A single option is always there to be pressed. */
export function listed(asked: SomeAsked, zones: readonly SomeZone[]): readonly Option[] {
  const options = optionsIn<SomeParts>(asked);
  if (options.length === 1) return options;
  const shown = zones.flatMap(({ things }) => things.flatMap((thing) => thing.options ?? []));
  return options.filter((option) => !shown.some((other) => same(option, other)));
}

/** A whole subset as one gesture: what was chosen, in the order in which it is offered, and that this is all. */
export const subsetAnswer = (asked: SomeAsked, chosen: readonly Option[]): readonly Option[] => [
  ...optionsIn<SomeParts>(asked).filter(
    (option) => option !== DONE && chosen.some((other) => same(option, other)),
  ),
  DONE,
];

/** The question as if it offered what is barred: zones made of it put every barred option on its thing. */
export const asIfOffered = (asked: SomeAsked, barred: readonly Option[]): SomeAsked => ({
  ...asked,
  options: barred,
});
