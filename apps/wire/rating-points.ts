/** Ratings as people read them. */
import type { GameRating } from './people.ts';

/** A new player has 1500 points. */
export const ratingPoints = ({ mu, sigma }: Pick<GameRating, 'mu' | 'sigma'>) => ({
  points: Math.round(mu * 60),
  uncertainty: Math.round(sigma * 60),
});
