import type { Choice, Seat } from '@ludoteca/kernel';
import { type RenderContext, optionsOf } from '@ludoteca/kit';
import type { Name, Students } from '../parts.ts';

/** What is typed for a card, where it can be chosen at all: of several options the first, and a sign that there are more. */
export type KeyOf = (card: Name) => string | undefined;

/** The card that an option is about, and whether it lies before somebody. */
function cardIn(option: Choice<Students>): { readonly card: Name; readonly laid: boolean } | undefined {
  if (typeof option === 'string' || 'aim' in option) return undefined;
  if ('eliminate' in option) return { card: option.eliminate, laid: true };
  if ('steal' in option) return { card: option.steal, laid: true };
  const card = 'play' in option ? option.play : 'discard' in option ? option.discard : option.block;
  return { card, laid: false };
}

function keysOf({ asked }: RenderContext<Students>, laid: boolean): KeyOf {
  const keys = new Map<Name, string>();
  optionsOf<Students>(asked).forEach((option, i) => {
    const about = cardIn(option);
    if (about === undefined || about.laid !== laid) return;
    const first = keys.get(about.card);
    keys.set(about.card, first === undefined ? String(i + 1) : `${first.replace('…', '')}…`);
  });
  return (card) => keys.get(card);
}

const NONE: KeyOf = () => undefined;

/** The keys for the cards in the hand of a seat, as far as the watcher knows its options. */
export const handKeys = (drawing: RenderContext<Students>, seat: Seat): KeyOf =>
  drawing.asked?.seat === seat ? keysOf(drawing, false) : NONE;

/** The keys for the cards that lie before a seat. */
export function laidKeys(drawing: RenderContext<Students>, seat: Seat): KeyOf {
  const frame = drawing.asked?.frame;
  return frame !== undefined && 'from' in frame && frame.from === seat ? keysOf(drawing, true) : NONE;
}

/** The key that aims at a seat. */
export function aimKey({ asked }: RenderContext<Students>, seat: Seat): string | undefined {
  const found = optionsOf<Students>(asked).findIndex(
    (option) => typeof option === 'object' && 'aim' in option && option.aim === seat,
  );
  return found === -1 ? undefined : String(found + 1);
}
