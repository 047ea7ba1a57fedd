/** Decks: their forms in files and settings, their rules (RULES 15) and the starter decks. */
export {
  ADVISED_SHARES,
  type DeckStatistics,
  computeDeckStatistics,
  CURVE_COLUMNS,
} from './deck-statistics.ts';
export {
  adviseCards,
  completeDeck,
  createRandomDeck,
  isFromCollection,
  isLegendary,
  rateCard,
  rateForPool,
  toCardList,
  toDeckCards,
} from './compose-deck.ts';
export { checkDeck, resolveDeck, findDeckProblems, isStarterDeckId } from './check-deck.ts';
export { encodeDeck, decodeDeck, isDeckCode } from './deck-code.ts';
export { type Deck, countCards } from './deck.ts';
export { parseDeckList, formatDeckList } from './deck-list.ts';
export { listDeckCards, parseDeck, parseDeckSetting, toCurrentCards } from './parse-deck.ts';
export { type StarterDeck, starterDecks, STARTER_DECK_IDS, STARTER_DECK_NAMES } from './starter-decks.ts';
export { deckReasonTexts, type DeckProblem } from './deck-reason-texts.ts';
