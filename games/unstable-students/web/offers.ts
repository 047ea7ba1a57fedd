/** The options of the open question by the element of the board that stands for them. */
import type { Seat } from '@ludoteca/kernel';
import { optionsOf, type WebBoardProps } from '@ludoteca/kit';
import {
  cardOfChoice,
  type HandChoice,
  type InPlayChoice,
  isHandChoice,
  isInPlayChoice,
} from '../choices.ts';
import type { AimChoice, CardName, Students } from '../parts.ts';

export interface StudentsOffers {
  /** The options for a card of the own hand; several if the player who gets it can be chosen. */
  readonly hand: (card: CardName) => readonly HandChoice[];
  /** The option for a card that a player has in play. */
  readonly inPlay: (seat: Seat, card: CardName) => InPlayChoice | undefined;
  readonly aim: (seat: Seat) => AimChoice | undefined;
  readonly draw: boolean;
}

export function collectOffers({
  asked,
  watcher,
  isBusy,
}: Pick<WebBoardProps<Students>, 'asked' | 'watcher' | 'isBusy'>): StudentsOffers {
  const options = asked?.seat === watcher && !isBusy ? optionsOf<Students>(asked) : [];
  const handChoices = options.filter(isHandChoice);
  const inPlayChoices = options.filter(isInPlayChoice);
  const from = asked !== undefined && 'from' in asked.frame ? asked.frame.from : undefined;
  return {
    hand: (card) => handChoices.filter((choice) => cardOfChoice(choice) === card),
    inPlay: (seat, card) =>
      seat === from ? inPlayChoices.find((choice) => cardOfChoice(choice) === card) : undefined,
    aim: (seat) =>
      options.find(
        (option): option is AimChoice => typeof option === 'object' && 'aim' in option && option.aim === seat,
      ),
    draw: options.includes('draw'),
  };
}

/** The choice that a player attempts by pressing a card of the own hand; used to ask why it is not allowed. */
export function attemptFromHand(prompt: string, card: CardName): unknown {
  if (prompt === 'limit' || prompt === 'discard') return { discard: card };
  return prompt === 'window' ? { block: card } : { play: card };
}

/** The same for a card in play; undefined if the question is not about cards in play. */
export function attemptInPlay(prompt: string, card: CardName): unknown {
  if (prompt === 'eliminate') return { eliminate: card };
  return prompt === 'steal' ? { steal: card } : undefined;
}
