/** Four decks of sixty cards, each with a plan. */
import type { Deck } from '../abilities/index.ts';

const deck = (name: string, cards: { readonly [card: string]: number }): Deck => ({
  name,
  cards: Object.entries(cards).map(([card, count]) => ({ count, card })),
});

export const DECKS: readonly Deck[] = [
  /** Mana early, then creatures that nothing stops. */
  deck('ridge', {
    Mountain: 11,
    Forest: 13,
    'Meadow Elder': 4,
    'Bough Spider': 3,
    'Ash Runner': 3,
    'Fen Viper': 2,
    'Moss Ram': 4,
    'Charging Aurochs': 1,
    'Spitfire Crone': 2,
    'Ridge Stomper': 3,
    'Thornhide Boar': 3,
    'Pack Mother': 3,
    'Basalt Giant': 1,
    'Root Colossus': 2,
    'Spark Lash': 4,
    'Sudden Growth': 1,
  }),
  /** Holds the ground and wins in the air. */
  deck('gate', {
    Plains: 14,
    Island: 10,
    'Mill Guard': 3,
    'Dawn Lancer': 4,
    'Gatehouse Wall': 2,
    'Drizzle Sprite': 3,
    'Cloud Sentinel': 3,
    'Harbour Gull': 3,
    'Lantern Angler': 3,
    'Lamplit Matron': 3,
    'Sun Hound': 1,
    'Glass Djinn': 1,
    'Aurel, First of Shields': 1,
    'Warden of the Ford': 2,
    'Send Home': 2,
    'Short Sentence': 3,
    'Second Thoughts': 2,
  }),
  /** Trades one for one, and lives on what others lose. */
  deck('crypt', {
    Swamp: 17,
    Plains: 7,
    'Cellar Rat': 4,
    'Poisoner of Wells': 4,
    'Grave Porter': 4,
    'Barrow Knight': 4,
    'Sworn Banneret': 2,
    'Mourning Imp': 3,
    'Debt Caller': 3,
    'Pale Matriarch': 3,
    'Hungry Ossuary': 2,
    'Close the Account': 3,
    'Drain the Cup': 2,
    'Call the Levy': 2,
  }),
  /** Spells clear the way for small creatures that grow by them. */
  deck('foundry', {
    Mountain: 13,
    Island: 11,
    'Keen Apprentice': 4,
    'Kiln Thrower': 3,
    'Ash Runner': 2,
    'Harbour Gull': 3,
    'Furnace Drake': 3,
    'Archive Owl': 2,
    'Clockwork Hound': 2,
    'Iron Porter': 3,
    'Glass Djinn': 3,
    'Tindra, the Open Flame': 1,
    'Short Storm': 4,
    'Spark Lash': 3,
    'Traveller’s Blade': 3,
  }),
];
