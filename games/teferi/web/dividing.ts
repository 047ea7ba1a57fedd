/** How combat damage is divided among several: a usual way to begin with, changed point by point. */
import type { FrameOf } from '@ludoteca/kernel';
import type { Teferi, View } from '../parts.ts';
import type { EntityId } from '../state.ts';

type Frame = FrameOf<Teferi, 'assign'>;

/** Whoever gets a share, and how much would be lethal; a player has no such number. */
export interface Share {
  readonly to: EntityId;
  readonly lethal: number | undefined;
  readonly amount: number;
}

/** All that the source may deal damage to: what blocks it or is blocked by it, and beyond its blockers whom it tramples over. */
function recipientsOf({ battlefield }: View, { source }: Frame): readonly Omit<Share, 'amount'>[] {
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
export const toldOf = ({ assigned, source }: Frame) => assigned.filter((one) => one.source === source);

const powerOf = (frame: Frame): number => toldOf(frame).reduce((sum, { amount }) => sum + amount, frame.left);

/** Lethal damage to one after the other, what is left to the last. */
export function usualShares(view: View, frame: Frame): readonly Share[] {
  const told = toldOf(frame);
  const recipients = recipientsOf(view, frame);
  let { left } = frame;
  return recipients.map(({ to, lethal }, i) => {
    const known = told.find((one) => one.to === to);
    if (known !== undefined) return { to, lethal, amount: known.amount };
    const amount = i === recipients.length - 1 ? left : Math.min(left, lethal ?? left);
    left -= amount;
    return { to, lethal, amount };
  });
}

export const leftOf = (frame: Frame, shares: readonly Share[]): number =>
  shares.reduce((left, { amount }) => left - amount, powerOf(frame));

const changed = (shares: readonly Share[], to: EntityId, by: number): readonly Share[] =>
  shares.map((share) => (share.to === to ? { ...share, amount: share.amount + by } : share));

const isOpen = (frame: Frame, to: EntityId): boolean => toldOf(frame).every((one) => one.to !== to);

/** One point more for somebody: of what is left, else of who has most. */
export function given(frame: Frame, shares: readonly Share[], to: EntityId): readonly Share[] {
  if (!isOpen(frame, to)) return shares;
  if (leftOf(frame, shares) > 0) return changed(shares, to, 1);
  const others = shares.filter((share) => share.to !== to && share.amount > 0 && isOpen(frame, share.to));
  const [richest] = others.toSorted((one, other) => other.amount - one.amount);
  return richest === undefined ? shares : changed(changed(shares, richest.to, -1), to, 1);
}

export const takenFrom = (frame: Frame, shares: readonly Share[], to: EntityId): readonly Share[] =>
  isOpen(frame, to) && shares.some((share) => share.to === to && share.amount > 0)
    ? changed(shares, to, -1)
    : shares;

/** Whether everybody whom it is about is known. */
export const isWhole = (shares: readonly Share[], frame: Frame): boolean =>
  [frame.to, ...toldOf(frame).map(({ to }) => to)].every((aim) => shares.some(({ to }) => to === aim));
