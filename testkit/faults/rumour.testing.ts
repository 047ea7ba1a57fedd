/** Rumour with single parts replaced, for planted faults. */
import { rumour } from '@ludoteca/games/rumour';
import { at, type Game, type Rulebook, type Seat } from '@ludoteca/kernel';
import type { CatalogueEntry, Heuristics } from '@ludoteca/kit';
import { otherHandNames, addHands } from '../piles.ts';
import type { ConformanceSpec } from '../conformance-spec.ts';
import type { PlantedFault } from './planted-fault.testing.ts';

export type Rumour = typeof rumour extends CatalogueEntry<infer P> ? P : never;
export type State = Rumour['state'];
export type RumourFault = PlantedFault<Rumour>;

export const rumourSpec: ConformanceSpec<Rumour> = {
  cards: ({ stock, pile, hands }) => addHands({ stock, pile }, hands),
  hidden: ({ hands }, seat) => ['stock', ...otherHandNames(hands, seat)],
  maxDecisions: 200,
};

export const game: Game<Rumour> = rumour.game;
export const rules: Rulebook<Rumour> = game.rules;

export const withGame = (change: Partial<Game<Rumour>>): CatalogueEntry<Rumour> => ({
  ...rumour,
  game: { ...game, ...change },
});

export const withRules = (change: Partial<Rulebook<Rumour>>): CatalogueEntry<Rumour> =>
  withGame({ rules: { ...rules, ...change } });

/** Replaces the texts of one language. */
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
