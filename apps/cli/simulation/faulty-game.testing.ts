/** A game with a rule that throws. */
import { catalogue } from '@ludoteca/games';
import type { AnyCatalogueEntry } from '@ludoteca/kit';

const entry = catalogue.find(({ game }) => game.id === 'rumour')!;

/** Rumour, throwing when an alibi is discarded. */
export const faultyGame: AnyCatalogueEntry = {
  ...entry,
  game: {
    ...entry.game,
    rules: {
      ...entry.game.rules,
      discard: {
        ...(entry.game.rules['discard'] as object),
        answer: (dealer: never, frame: never, choice: unknown) => {
          if (choice === 'alibi') throw new Error('an alibi is never discarded');
          (entry.game.rules['discard'] as { answer(...work: unknown[]): void }).answer(dealer, frame, choice);
        },
      },
    } as unknown as AnyCatalogueEntry['game']['rules'],
  },
};
