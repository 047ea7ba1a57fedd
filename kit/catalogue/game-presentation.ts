/** The parts of a game with which a user interface shows a match that runs elsewhere: no rules. */
import type { AnyParts, Parts } from '@ludoteca/kernel';
import type { AutoPassRules } from '../table/auto-pass.ts';
import type { StandingOrderRules } from '../table/standing-order.ts';
import type { ByLanguage, GameTexts } from '../text/game-texts.ts';
import type { AnyCatalogueEntry } from './catalogue-entry.ts';

export interface GamePresentation<P extends Parts> {
  /** The id of the game. */
  readonly id: string;
  readonly texts: ByLanguage<GameTexts<P>>;
  readonly autoPass?: AutoPassRules<P>;
  readonly orders?: StandingOrderRules<P>;
}

export type AnyGamePresentation = GamePresentation<AnyParts>;

/** For games that are loaded whole. */
export const toPresentation = ({
  game,
  texts,
  autoPass,
  orders,
}: AnyCatalogueEntry): AnyGamePresentation => ({
  id: game.id,
  texts,
  ...(autoPass !== undefined && { autoPass }),
  ...(orders !== undefined && { orders }),
});
