/** What can be chosen now, by the thing that stands for it. */
import type { Choice, Seat } from '@ludoteca/kernel';
import { optionsOf, type WebBoardProps } from '@ludoteca/kit';
import type { Aim, Name, Play, Students } from '../parts.ts';

type Option = Choice<Students>;
export type HandOption = Extract<Option, Play | { readonly discard: Name } | { readonly block: Name }>;
export type LaidOption = Extract<Option, { readonly eliminate: Name } | { readonly steal: Name }>;

export interface Offers {
  /** The ways to use a card of the own hand. */
  readonly hand: (card: Name) => readonly HandOption[];
  /** What pointing at a card before somebody does. */
  readonly laid: (seat: Seat, card: Name) => LaidOption | undefined;
  readonly aim: (seat: Seat) => Aim | undefined;
  readonly draw: boolean;
}

const cardOf = (option: HandOption): Name =>
  'play' in option ? option.play : 'discard' in option ? option.discard : option.block;

export function offersOf({
  asked,
  watcher,
  isBusy: busy,
}: Pick<WebBoardProps<Students>, 'asked' | 'watcher' | 'isBusy'>): Offers {
  const options = asked?.seat === watcher && !busy ? optionsOf<Students>(asked) : [];
  const things = options.filter((option) => typeof option === 'object');
  const inHand = things.filter(
    (option): option is HandOption => 'play' in option || 'discard' in option || 'block' in option,
  );
  const from = asked !== undefined && 'from' in asked.frame ? asked.frame.from : undefined;
  return {
    hand: (card) => inHand.filter((option) => cardOf(option) === card),
    laid: (seat, card) =>
      things.find(
        (option): option is LaidOption =>
          seat === from &&
          (('eliminate' in option && option.eliminate === card) ||
            ('steal' in option && option.steal === card)),
      ),
    aim: (seat) => things.find((option): option is Aim => 'aim' in option && option.aim === seat),
    draw: options.includes('draw'),
  };
}

/** What somebody tries who presses a card of the own hand: it is said why that cannot be. */
export function handAttempt(prompt: string, card: Name): unknown {
  if (prompt === 'limit' || prompt === 'discard') return { discard: card };
  return prompt === 'window' ? { block: card } : { play: card };
}

/** The same for a card before somebody; undefined: it was only looked at. */
export function laidAttempt(prompt: string, card: Name): unknown {
  if (prompt === 'eliminate') return { eliminate: card };
  return prompt === 'steal' ? { steal: card } : undefined;
}
