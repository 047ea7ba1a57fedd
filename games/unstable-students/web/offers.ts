/** What can be chosen now, by the thing that stands for it. */
import type { Choice, Seat } from '@ludoteca/kernel';
import { optionsOf, type WebBoardProps } from '@ludoteca/kit';
import type { AimChoice, CardName, PlayChoice, Students } from '../parts.ts';

type AnyOption = Choice<Students>;
export type HandOption = Extract<
  AnyOption,
  PlayChoice | { readonly discard: CardName } | { readonly block: CardName }
>;
export type InPlayOption = Extract<
  AnyOption,
  { readonly eliminate: CardName } | { readonly steal: CardName }
>;

export interface StudentsOffers {
  /** The ways to use a card of the own hand. */
  readonly hand: (card: CardName) => readonly HandOption[];
  /** What pointing at a card before somebody does. */
  readonly inPlay: (seat: Seat, card: CardName) => InPlayOption | undefined;
  readonly aim: (seat: Seat) => AimChoice | undefined;
  readonly draw: boolean;
}

const cardOfOption = (option: HandOption): CardName =>
  'play' in option ? option.play : 'discard' in option ? option.discard : option.block;

export function collectOffers({
  asked,
  watcher,
  isBusy: busy,
}: Pick<WebBoardProps<Students>, 'asked' | 'watcher' | 'isBusy'>): StudentsOffers {
  const options = asked?.seat === watcher && !busy ? optionsOf<Students>(asked) : [];
  const things = options.filter((option) => typeof option === 'object');
  const inHand = things.filter(
    (option): option is HandOption => 'play' in option || 'discard' in option || 'block' in option,
  );
  const from = asked !== undefined && 'from' in asked.frame ? asked.frame.from : undefined;
  return {
    hand: (card) => inHand.filter((option) => cardOfOption(option) === card),
    inPlay: (seat, card) =>
      things.find(
        (option): option is InPlayOption =>
          seat === from &&
          (('eliminate' in option && option.eliminate === card) ||
            ('steal' in option && option.steal === card)),
      ),
    aim: (seat) => things.find((option): option is AimChoice => 'aim' in option && option.aim === seat),
    draw: options.includes('draw'),
  };
}

/** What somebody tries who presses a card of the own hand: it is said why that cannot be. */
export function attemptFromHand(prompt: string, card: CardName): unknown {
  if (prompt === 'limit' || prompt === 'discard') return { discard: card };
  return prompt === 'window' ? { block: card } : { play: card };
}

/** The same for a card before somebody; undefined: it was only looked at. */
export function attemptInPlay(prompt: string, card: CardName): unknown {
  if (prompt === 'eliminate') return { eliminate: card };
  return prompt === 'steal' ? { steal: card } : undefined;
}
