/** RULES 13.3: detects and aborts endless chains of triggers and resolutions. */
import { isCardKind } from './lookup.ts';
import type { StackItem, State, LiryaDealer } from '../parts.ts';
import { configOf } from '../settings.ts';
import { endMatch } from './checks.ts';
import { putIntoDiscard } from './piles.ts';

/** Shorter chains are not checked for repeated states. */
const UNCHECKED_RESOLUTIONS = 8;

/** A new action of a player starts a new chain. */
export function startChain({ state }: LiryaDealer): void {
  state.resolved = 0;
  state.events = 0;
  state.echoes.length = 0;
}

/** After a random draw a repeated state may continue differently. */
export function forgetChainStates({ state }: LiryaDealer): void {
  state.echoes.length = 0;
}

/** Counts a resolution. The chain must be aborted if it is too long or if a state repeats. */
export function exceedsChainLimits({ state }: LiryaDealer): boolean {
  if (++state.resolved > configOf(state.settings).chainResolutions) return true;
  if (state.resolved <= UNCHECKED_RESOLUTIONS) return false;
  const hash = hashState(state);
  if (state.echoes.includes(hash)) return true;
  state.echoes.push(hash);
  return false;
}

/** A hash of the state. Stack items have new ids every time, so they are identified by their place on the stack. */
function hashState({ players, pieces, stack, waiting, delayed, attacks, specials }: State): number {
  const places = new Map(stack.map(({ id }, place) => [id, `stack ${place}`]));
  const normalizeRef = (ref: number): number | string => places.get(ref) ?? ref;
  const normalizeItem = ({ id, ...item }: StackItem): object => ({
    ...item,
    id: places.get(id),
    targets: item.targets.map((refs) => refs.map(normalizeRef)),
    subject: normalizeRef(item.subject),
    cause: normalizeRef(item.cause),
  });
  const delayedItems = delayed.map(({ at, whose, item }) => [at, whose, normalizeItem(item)]);
  return hashText(
    JSON.stringify([
      players,
      pieces,
      stack.map(normalizeItem),
      waiting.map(normalizeItem),
      delayedItems,
      attacks,
      specials,
    ]),
  );
}

/** 53 bits: two different states of one match practically never share a hash. */
function hashText(text: string): number {
  let [low, high] = [0x811c9dc5, 0x01000193];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x5bd1e995) ^ (high >>> 15);
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0);
}

/** Clears the stack and the waiting triggers. Frames of removed items do nothing. */
export function abortChain(dealer: LiryaDealer): void {
  const { state } = dealer;
  for (const item of state.stack)
    if (!item.copy && isCardKind(item.kind)) putIntoDiscard(dealer, item.seat, item.card);
  state.stack.length = 0;
  state.waiting.length = 0;
  state.anomalies++;
  dealer.tell({ did: 'anomaly', count: state.anomalies });
  if (state.anomalies >= configOf(state.settings).anomalies) endMatch(dealer, []);
}
