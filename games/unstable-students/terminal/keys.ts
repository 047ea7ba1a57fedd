import type { Choice, Seat } from '@ludoteca/kernel';
import { type RenderContext, optionsOf } from '@ludoteca/kit';
import type { CardName, Students } from '../parts.ts';

/** What is typed for a card, where it can be chosen at all: of several options the first, and a sign that there are more. */
export type CardKeys = (card: CardName) => string | undefined;

/** The card that an option is about, and whether it lies before somebody. */
function cardOfOption(
  option: Choice<Students>,
): { readonly card: CardName; readonly laid: boolean } | undefined {
  if (typeof option === 'string' || 'aim' in option) return undefined;
  if ('eliminate' in option) return { card: option.eliminate, laid: true };
  if ('steal' in option) return { card: option.steal, laid: true };
  const card = 'play' in option ? option.play : 'discard' in option ? option.discard : option.block;
  return { card, laid: false };
}

function collectKeys({ asked }: RenderContext<Students>, laid: boolean): CardKeys {
  const keys = new Map<CardName, string>();
  optionsOf<Students>(asked).forEach((option, i) => {
    const about = cardOfOption(option);
    if (about === undefined || about.laid !== laid) return;
    const first = keys.get(about.card);
    keys.set(about.card, first === undefined ? String(i + 1) : `${first.replace('…', '')}…`);
  });
  return (card) => keys.get(card);
}

const NO_KEYS: CardKeys = () => undefined;

/** The keys for the cards in the hand of a seat, as far as the watcher knows its options. */
export const handKeys = (drawing: RenderContext<Students>, seat: Seat): CardKeys =>
  drawing.asked?.seat === seat ? collectKeys(drawing, false) : NO_KEYS;

/** The keys for the cards that lie before a seat. */
export function inPlayKeys(drawing: RenderContext<Students>, seat: Seat): CardKeys {
  const frame = drawing.asked?.frame;
  return frame !== undefined && 'from' in frame && frame.from === seat ? collectKeys(drawing, true) : NO_KEYS;
}

/** The key that aims at a seat. */
export function aimKey({ asked }: RenderContext<Students>, seat: Seat): string | undefined {
  const found = optionsOf<Students>(asked).findIndex(
    (option) => typeof option === 'object' && 'aim' in option && option.aim === seat,
  );
  return found === -1 ? undefined : String(found + 1);
}
