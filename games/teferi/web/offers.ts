/** The offered options by the object, player or card that stands for them. */
import type { Choice } from '@ludoteca/kernel';
import { optionsOf, type WebBoardProps } from '@ludoteca/kit';
import type { Teferi } from '../parts.ts';
import type { EntityId } from '../state.ts';
import { handCardOfOption, entityOfOption } from '../text/zones.ts';

export type TeferiOption = Choice<Teferi>;

export interface TeferiOffers {
  readonly all: readonly TeferiOption[];
  /** The options of an object or a player. */
  readonly onEntity: (entity: EntityId) => readonly TeferiOption[];
  /** The options of a card of a hand. */
  readonly forCard: (name: string) => readonly TeferiOption[];
  readonly numbers: readonly number[];
}

export function collectOffers({
  asked,
  watcher,
  isBusy,
}: Pick<WebBoardProps<Teferi>, 'asked' | 'watcher' | 'isBusy'>): TeferiOffers {
  const all = asked?.seat === watcher && !isBusy ? optionsOf<Teferi>(asked) : [];
  return {
    all,
    onEntity: (entity) => all.filter((option) => entityOfOption(option) === entity),
    forCard: (name) => all.filter((option) => handCardOfOption(option) === name),
    numbers: all.filter((option) => typeof option === 'number'),
  };
}

/** The choice that a press on a card of the own hand attempts; the board explains why it is not offered. */
export function handAttempt(prompt: string, card: string, isLand: boolean): unknown {
  if (prompt === 'discard' || prompt === 'toll') return { discard: card };
  if (prompt === 'bottom') return { bottom: card };
  return isLand ? { play: card } : { cast: card };
}

/** The same for a permanent; undefined if the press attempts nothing. */
export function permanentAttempt(
  prompt: string,
  { id, card }: { readonly id: EntityId; readonly card: string },
  opponent: EntityId,
): unknown {
  if (prompt === 'attack') return { attack: id, name: card, at: opponent };
  if (prompt === 'priority') return { activate: id, name: card, ability: 0 };
  return prompt === 'target' || prompt === 'choose' ? { id, name: card } : undefined;
}
