/** How combat damage is divided among several: a usual way to begin with, changed point by point. */
import type { FrameOf } from '@ludoteca/kernel';
import type { Teferi, View } from '../parts.ts';
import type { EntityId } from '../state.ts';

type AssignFrame = FrameOf<Teferi, 'assign'>;

/** Whoever gets a share, and how much would be lethal; a player has no such number. */
export interface DamageShare {
  readonly to: EntityId;
  readonly lethal: number | undefined;
  readonly amount: number;
}

/** All that the source may deal damage to: what blocks it or is blocked by it, and beyond its blockers whom it tramples over. */
function findRecipients(
  { battlefield }: View,
  { source }: AssignFrame,
): readonly Omit<DamageShare, 'amount'>[] {
  const dealer = battlefield.find(({ id }) => id === source);
  if (dealer === undefined) return [];
  const isDeadly = dealer.keywords.includes('deathtouch');
  const met = battlefield.filter(({ id, blocking }) =>
    dealer.attacking === undefined ? dealer.blocking?.includes(id) : blocking?.includes(source),
  );
  const over =
    dealer.attacking !== undefined && dealer.keywords.includes('trample') ? [dealer.attacking] : [];
  const creatures = met.map(({ id, toughness, damage }) => ({
    to: id,
    lethal: Math.min(Math.max(0, toughness - damage), isDeadly ? 1 : Number.POSITIVE_INFINITY),
  }));
  return [...creatures, ...over.map((to) => ({ to, lethal: undefined }))];
}

/** What of it was told already. */
export const answeredShares = ({ assigned, source }: AssignFrame) =>
  assigned.filter((one) => one.source === source);

const totalDamage = (frame: AssignFrame): number =>
  answeredShares(frame).reduce((sum, { amount }) => sum + amount, frame.left);

/** Lethal damage to one after the other, what is left to the last. */
export function defaultShares(view: View, frame: AssignFrame): readonly DamageShare[] {
  const told = answeredShares(frame);
  const recipients = findRecipients(view, frame);
  let { left } = frame;
  return recipients.map(({ to, lethal }, i) => {
    const known = told.find((one) => one.to === to);
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

/** One point more for somebody: of what is left, else of who has most. */
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
  const [richest] = others.toSorted((one, other) => other.amount - one.amount);
  return richest === undefined ? shares : changeShare(changeShare(shares, richest.to, -1), to, 1);
}

export const takePoint = (
  frame: AssignFrame,
  shares: readonly DamageShare[],
  to: EntityId,
): readonly DamageShare[] =>
  isUnanswered(frame, to) && shares.some((share) => share.to === to && share.amount > 0)
    ? changeShare(shares, to, -1)
    : shares;

/** Whether everybody whom it is about is known. */
export const coversRecipients = (shares: readonly DamageShare[], frame: AssignFrame): boolean =>
  [frame.to, ...answeredShares(frame).map(({ to }) => to)].every((aim) =>
    shares.some(({ to }) => to === aim),
  );
