/** The texts of the web board that every language must supply. */
import type { UnoTexts } from '../../text/text-types.ts';
import type { TurnLoss } from '../seat-status.ts';

/** Values with a name of their own. */
type CourtValue = 'A' | 'V' | 'D' | 'R' | 'C';

/** The texts that only the web board needs. */
export interface UnoOwnTexts {
  readonly players: string;
  /** In the order of SUITS. */
  readonly suits: readonly string[];
  readonly courts: { readonly [C in CourtValue]: string };
  card(value: string, suit: string): string;
  nameSuit(card: string): string;
  cards(count: number): string;
  readonly buy: string;
  buyCount(count: number): string;
  readonly fewer: string;
  readonly more: string;
  mustBuy(count: number): string;
  readonly turnLosses: { readonly [K in TurnLoss]: string };
  waiting(name: string): string;
  readonly clockwise: string;
  readonly counterclockwise: string;
}

/** The texts of the web board with those of the game that it shares. */
export type UnoBoardTexts = UnoOwnTexts & Pick<UnoTexts, 'zones' | 'seats'>;
