/** Variants of Lots whose rules, views, players or settings take too much work. */
import { type AnyCatalogueEntry, type CatalogueEntry, eraseGameType } from '@ludoteca/kit';
import { lots, type Lots } from '../../../kernel/lots.testing.ts';
import { lotsEntry } from '../../../kit/catalogue/lots-entry.testing.ts';

const { turn } = lots.rules;

/** Not a constant, so that loops on it have an end for the linter. */
const always = (): boolean => performance.now() >= 0;

function loop(): void {
  while (always());
}

function allocate(): void {
  const kept: number[][] = [];
  while (always()) kept.push(Array.from({ length: 10_000 }, (_, i) => i));
}

function throwError(): never {
  throw new Error('the deck is on fire');
}

/** Lots in which drawing a card does this work first. */
const onDraw = (id: string, work: () => void): AnyCatalogueEntry =>
  eraseGameType<Lots>({
    ...lotsEntry,
    game: {
      ...lots,
      id,
      rules: {
        ...lots.rules,
        turn: {
          ...turn,
          answer: (dealer, frame, choice) => {
            if (choice === 'draw') work();
            turn.answer(dealer, frame, choice);
          },
        },
      },
    },
  });

/** Lots whose view is larger than any reply may be once a card is drawn. */
const floods: CatalogueEntry<Lots> = {
  ...lotsEntry,
  game: {
    ...lots,
    id: 'floods',
    view: (state, watcher) => {
      const view = lots.view(state, watcher);
      return view.hands.some(({ count }) => count > 1) ? ('x'.repeat(80_000_000) as never) : view;
    },
  },
};

/** Lots whose settings with 13 cards are never checked to the end. */
const checks: CatalogueEntry<Lots> = {
  ...lotsEntry,
  game: {
    ...lots,
    id: 'checks',
    settings: (settings, seats) => {
      if ((settings as { readonly cards?: number }).cards === 13) loop();
      return lots.settings(settings, seats);
    },
  },
};

/** Lots with a computer that never answers. */
const thinks: CatalogueEntry<Lots> = {
  ...lotsEntry,
  game: { ...lots, id: 'thinks' },
  players: {
    endless: () => ({
      choose: ({ question }) => {
        loop();
        return question!.options[0]!;
      },
    }),
  },
};

/** Lots that is rated without end by players who search; the greedy one gives nothing away. */
const rates: CatalogueEntry<Lots> = {
  ...lotsEntry,
  game: { ...lots, id: 'rates' },
  heuristics: {
    greedy: (_, { options }) => options.at(-1)!,
    value: () => {
      loop();
      return 0;
    },
    search: { decisions: 1, iterations: 8 },
  },
};

export const runawayGames: readonly AnyCatalogueEntry[] = [
  eraseGameType(lotsEntry),
  onDraw('loops', loop),
  onDraw('allocates', allocate),
  onDraw('throws', throwError),
  eraseGameType(floods),
  eraseGameType(checks),
  eraseGameType(thinks),
  eraseGameType(rates),
];
