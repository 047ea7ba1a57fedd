/** Divides the combat damage of a creature among several recipients, starting from a default division. */
import type { FrameOf } from '@ludoteca/kernel';
import type { Teferi, View } from '../parts.ts';
import type { EntityId } from '../state.ts';

type AssignFrame = FrameOf<Teferi, 'assign'>;

/** `lethal` is undefined for a player. */
export interface DamageShare {
  readonly to: EntityId;
  readonly lethal: number | undefined;
  readonly amount: number;
}

/** The creatures in combat with the source, and with trample also the player or permanent that it attacks. */
function findRecipients(
  { battlefield }: View,
  { source }: AssignFrame,
): readonly Omit<DamageShare, 'amount'>[] {
  const dealer = battlefield.find(({ id }) => id === source);
  if (dealer === undefined) return [];
  const isDeadly = dealer.keywords.includes('deathtouch');
  const opposing = battlefield.filter(({ id, blocking }) =>
    dealer.attacking === undefined ? dealer.blocking?.includes(id) : blocking?.includes(source),
  );
  const over =
    dealer.attacking !== undefined && dealer.keywords.includes('trample') ? [dealer.attacking] : [];
  const creatures = opposing.map(({ id, toughness, damage }) => ({
    to: id,
    lethal: Math.min(Math.max(0, toughness - damage), isDeadly ? 1 : Number.POSITIVE_INFINITY),
  }));
  return [...creatures, ...over.map((to) => ({ to, lethal: undefined }))];
}

/** The shares that were already answered. */
export const answeredShares = ({ assigned, source }: AssignFrame) =>
  assigned.filter((one) => one.source === source);

const totalDamage = (frame: AssignFrame): number =>
  answeredShares(frame).reduce((sum, { amount }) => sum + amount, frame.left);

/** Lethal damage to each in turn, and the rest to the last. */
export function defaultShares(view: View, frame: AssignFrame): readonly DamageShare[] {
  const answered = answeredShares(frame);
  const recipients = findRecipients(view, frame);
  let { left } = frame;
  return recipients.map(({ to, lethal }, i) => {
    const known = answered.find((one) => one.to === to);
    if (known !== undefined) return { to, lethal, amount: known.amount };
    const amount = i === recipients.length - 1 ? left : Math.min(left, lethal ?? left);
    left -= amount;
    return { to, lethal, amount };
  });
}

export const unassignedDamage = (frame: AssignFrame, shares: readonly DamageShare[]): number =>
  shares.reduce((left, { amount }) => left - amount, totalDamage(frame));

const changeShare = (shares: readonly DamageShare[], to: EntityId, by: number): readonly DamageShare[] =>
  shares.map((share) => (share.to === to ? { ...share, amount: share.amount + by } : share));

const isUnanswered = (frame: AssignFrame, to: EntityId): boolean =>
  answeredShares(frame).every((one) => one.to !== to);

/** One point more, taken from the unassigned damage, else from the largest share. */
export function givePoint(
  frame: AssignFrame,
  shares: readonly DamageShare[],
  to: EntityId,
): readonly DamageShare[] {
  if (!isUnanswered(frame, to)) return shares;
  if (unassignedDamage(frame, shares) > 0) return changeShare(shares, to, 1);
  const others = shares.filter(
    (share) => share.to !== to && share.amount > 0 && isUnanswered(frame, share.to),
  );
  const [largest] = others.toSorted((one, other) => other.amount - one.amount);
  return largest === undefined ? shares : changeShare(changeShare(shares, largest.to, -1), to, 1);
}

export const takePoint = (
  frame: AssignFrame,
  shares: readonly DamageShare[],
  to: EntityId,
): readonly DamageShare[] =>
  isUnanswered(frame, to) && shares.some((share) => share.to === to && share.amount > 0)
    ? changeShare(shares, to, -1)
    : shares;

/** Whether the shares include every recipient that the question names. */
export const coversRecipients = (shares: readonly DamageShare[], frame: AssignFrame): boolean =>
  [frame.to, ...answeredShares(frame).map(({ to }) => to)].every((recipient) =>
    shares.some(({ to }) => to === recipient),
  );
