/** Describes what the seats of a table add to the shuffle, for pages and terminals. */
import { PERSON, type SeatInfo, type TableInfo } from '../messages.ts';
import type { ContributionState, FairnessTexts } from './fairness-texts.ts';
import { unrevealedSeats } from './fairness-record.ts';

/** Undefined for a computer and for a free seat. */
export function contributionStateOf(
  { kind, guest, nonce, commitment }: SeatInfo,
  { state }: TableInfo,
): ContributionState | undefined {
  if (kind !== PERSON || guest === undefined) return undefined;
  if (commitment === undefined) return nonce === null ? 'none' : 'early';
  if (nonce !== null) return 'revealed';
  return state === 'open' ? 'sealed' : 'withheld';
}

/** Plain sentences about the whole table: what its contributions do not prove. `names`: by seat. */
export function describeContributions(
  texts: FairnessTexts,
  { state, seats }: TableInfo,
  names: readonly string[],
): readonly string[] {
  const people = seats.filter(({ kind }) => kind === PERSON);
  if (people.length === 0) return [];
  const withheld = unrevealedSeats(seats).map((seat) => names[seat] ?? '');
  const isStarted = state !== 'open';
  if (isStarted && people.every(({ nonce }) => nonce === null)) return [texts.nobody];
  return [
    ...(people.length === 1 ? [texts.alone] : []),
    ...(isStarted && withheld.length > 0 ? [texts.withheld(withheld)] : []),
  ];
}

/** The sentence while the start waits for nonces; undefined in every other phase. */
export function describeReveal(
  texts: FairnessTexts,
  { seats, revealDeadline }: TableInfo,
  names: readonly string[],
): string | undefined {
  if (revealDeadline === undefined) return undefined;
  return texts.awaiting(unrevealedSeats(seats).map((seat) => names[seat] ?? ''));
}
