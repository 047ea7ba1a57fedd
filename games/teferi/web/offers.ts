/** What can be chosen now, by the thing that stands for it. */
import type { Choice } from '@ludoteca/kernel';
import { optionsOf, type WebBoardProps } from '@ludoteca/kit';
import type { Teferi } from '../parts.ts';
import type { EntityId } from '../state.ts';
import { handCardOfOption, entityOfOption } from '../text/zones.ts';

export type Option = Choice<Teferi>;

export interface Offers {
  readonly all: readonly Option[];
  /** What an object or a player stands for. */
  readonly on: (aim: EntityId) => readonly Option[];
  /** The ways to use a card of a hand. */
  readonly card: (name: string) => readonly Option[];
  readonly numbers: readonly number[];
}

export function offersOf({
  asked,
  watcher,
  isBusy,
}: Pick<WebBoardProps<Teferi>, 'asked' | 'watcher' | 'isBusy'>): Offers {
  const all = asked?.seat === watcher && !isBusy ? optionsOf<Teferi>(asked) : [];
  return {
    all,
    on: (aim) => all.filter((option) => entityOfOption(option) === aim),
    card: (name) => all.filter((option) => handCardOfOption(option) === name),
    numbers: all.filter((option) => typeof option === 'number'),
  };
}

/** What somebody tries who presses a card of the own hand: it is said why that cannot be. */
export function handAttempt(prompt: string, card: string, isLand: boolean): unknown {
  if (prompt === 'discard' || prompt === 'toll') return { discard: card };
  if (prompt === 'bottom') return { bottom: card };
  return isLand ? { play: card } : { cast: card };
}

/** The same for a permanent; undefined: it was only looked at. */
export function permanentAttempt(
  prompt: string,
  { id, card }: { readonly id: EntityId; readonly card: string },
  foe: EntityId,
): unknown {
  if (prompt === 'attack') return { attack: id, name: card, at: foe };
  if (prompt === 'priority') return { activate: id, name: card, ability: 0 };
  return prompt === 'target' || prompt === 'choose' ? { id, name: card } : undefined;
}
