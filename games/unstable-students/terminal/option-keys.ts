/** The numbers to type for cards and seats that can be chosen. */
import type { Choice, Seat } from '@ludoteca/kernel';
import { type RenderContext, optionsOf } from '@ludoteca/kit';
import { cardOfChoice, isHandChoice, isInPlayChoice } from '../choices.ts';
import type { CardName, Students } from '../parts.ts';

/** The number to type for a card that can be chosen: the one of its first option, followed by … if there are more. */
export type CardKeys = (card: CardName) => string | undefined;

function collectKeys(
  { asked }: RenderContext<Students>,
  isIncluded: (choice: Choice<Students>) => boolean,
): CardKeys {
  const keys = new Map<CardName, string>();
  optionsOf<Students>(asked).forEach((option, i) => {
    const card = cardOfChoice(option);
    if (card === undefined || !isIncluded(option)) return;
    const first = keys.get(card);
    keys.set(card, first === undefined ? String(i + 1) : `${first.replace('…', '')}…`);
  });
  return (card) => keys.get(card);
}

const NO_KEYS: CardKeys = () => undefined;

/** The keys for the cards in the hand of a seat, if the watcher knows its options. */
export const findHandKeys = (context: RenderContext<Students>, seat: Seat): CardKeys =>
  context.asked?.seat === seat ? collectKeys(context, isHandChoice) : NO_KEYS;

/** The keys for the cards that a seat has in play. */
export function findInPlayKeys(context: RenderContext<Students>, seat: Seat): CardKeys {
  const frame = context.asked?.frame;
  return frame !== undefined && 'from' in frame && frame.from === seat
    ? collectKeys(context, isInPlayChoice)
    : NO_KEYS;
}

/** The key that aims at a seat. */
export function findAimKey({ asked }: RenderContext<Students>, seat: Seat): string | undefined {
  const found = optionsOf<Students>(asked).findIndex(
    (option) => typeof option === 'object' && 'aim' in option && option.aim === seat,
  );
  return found === -1 ? undefined : String(found + 1);
}
