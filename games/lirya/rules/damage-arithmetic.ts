/** RULES 7.7 and 8.1: damage arithmetic, shared by the rules and by forecasts. */

/** `ignored` is the part of the defence that pierce ignores; `minimum` is the minimum damage. */
export const subtractDefence = (amount: number, defence: number, ignored: number, minimum: number): number =>
  Math.max(minimum, amount - Math.max(0, defence - ignored));

export interface DamageModifiers {
  readonly vulnerable: number;
  readonly fortified: number;
  readonly reduction: number;
}

/** Damage of 0 is not increased. */
export const applyDamageModifiers = (
  amount: number,
  { vulnerable, fortified, reduction }: DamageModifiers,
): number => (amount === 0 ? 0 : Math.max(0, amount + vulnerable - fortified - reduction));
