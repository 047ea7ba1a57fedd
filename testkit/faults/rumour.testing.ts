/** Rumour, ready to have one thing changed for the worse. */
import { rumour } from '@ludoteca/games/rumour';
import { at, type Game, type Rulebook, type Seat } from '@ludoteca/kernel';
import type { CatalogueEntry, Heuristics } from '@ludoteca/kit';
import { othersHands, withHands } from '../piles.ts';
import type { Spec } from '../spec.ts';
import type { PlantedFault } from './planted.testing.ts';

export type Rumour = typeof rumour extends CatalogueEntry<infer P> ? P : never;
export type State = Rumour['state'];
export type RumourFault = PlantedFault<Rumour>;

export const usual: Spec<Rumour> = {
  cards: ({ stock, pile, hands }) => withHands({ stock, pile }, hands),
  hidden: ({ hands }, seat) => ['stock', ...othersHands(hands, seat)],
  longest: 200,
};

export const game: Game<Rumour> = rumour.game;
export const rules: Rulebook<Rumour> = game.rules;

export const withGame = (change: Partial<Game<Rumour>>): CatalogueEntry<Rumour> => ({
  ...rumour,
  game: { ...game, ...change },
});

export const withRules = (change: Partial<Rulebook<Rumour>>): CatalogueEntry<Rumour> =>
  withGame({ rules: { ...rules, ...change } });

/** A fault in one language is enough. */
export const withTexts = (
  change: Partial<CatalogueEntry<Rumour>['texts']['pt']>,
): CatalogueEntry<Rumour> => ({
  ...rumour,
  texts: { ...rumour.texts, pt: { ...rumour.texts.pt, ...change } },
});

export const withHeuristics = (change: Partial<Heuristics<Rumour>>): CatalogueEntry<Rumour> => ({
  ...rumour,
  heuristics: { ...rumour.heuristics, ...change },
});

export const handOf = ({ hands }: Pick<State, 'hands'>, seat: Seat) => at(hands, seat);

export const turnAfter = ({ hands }: Pick<State, 'hands'>, seat: Seat) =>
  ({ do: 'turn', seat: (seat + 1) % hands.length }) as const;
