/** What the campaign knows of an opponent. */
import type { ByLanguage } from '@ludoteca/kit';
import type { RulesConfig } from '../../config.ts';
import type { CardId, ElementName, Rarity } from '../../card-definition/index.ts';

export interface Opponent {
  /** Lower-case words joined by hyphens. */
  readonly id: string;
  readonly name: ByLanguage<string>;
  /** Told before the match. */
  readonly story: ByLanguage<string>;
  /** Told when the match is won. */
  readonly ending: ByLanguage<string>;
  /** The special rule of the match, and its sentence. */
  readonly variant: Partial<RulesConfig>;
  readonly rule: ByLanguage<string>;
  /** The deck has cards of these elements and neutral ones, at most as rare as this, and always the cards of the reward. */
  readonly elements: readonly ElementName[];
  readonly mostRare: Rarity;
  /** The cards that a victory unlocks, as many copies as a deck may have. */
  readonly reward: readonly CardId[];
  /** How many others must be defeated before. */
  readonly needs: number;
}
