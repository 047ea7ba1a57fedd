/** RULES 7.7 and 8.1: how much of a blow goes through, in numbers alone. Rules deal it, forecasts foretell it. */

/** `ignored` of the defence does not count; `least` goes through in any case. */
export const subtractDefence = (amount: number, defence: number, ignored: number, least: number): number =>
  Math.max(least, amount - Math.max(0, defence - ignored));

export interface DamageModifiers {
  readonly vulnerable: number;
  readonly fortified: number;
  readonly reduction: number;
}

/** What does not harm at all is not made worse. */
export const applyDamageModifiers = (
  amount: number,
  { vulnerable, fortified, reduction }: DamageModifiers,
): number => (amount === 0 ? 0 : Math.max(0, amount + vulnerable - fortified - reduction));
