/** Decks and variants that demand more time or memory than any match needs. */
import type { Json } from '@ludoteca/kernel';
import type { HostileContent } from '@ludoteca/testkit';
import { allCards } from './pool/index.ts';

/** The limits that a variant can raise. */
const BOUNDLESS = {
  deckMin: 1,
  deckMax: 500,
  copies: 500,
  legendaryCopies: 500,
  legendaries: 500,
  maxHand: 10_000,
  maxLife: 10_000,
  startingLife: 10_000,
  maxEnergy: 10_000,
  startingEnergy: 10_000,
  energyPerTurn: 10_000,
  chainResolutions: 10_000,
  chainEvents: 10_000,
  anomalies: 10_000,
  lastTurn: 10_000,
};

const playable = () => allCards().filter(({ token }) => token !== true);
/** 500 cards: as many copies as possible of the first kinds that fit. */
const createDeck = (fits: (type: string) => boolean, copies: number): { [card: string]: number } =>
  Object.fromEntries(
    playable()
      .filter(({ type }) => fits(type))
      .slice(0, Math.floor(500 / copies))
      .map(({ id }) => [id, copies]),
  );

const createContent = (
  name: string,
  demands: HostileContent['demands'],
  cards: { readonly [card: string]: number },
  variant: { readonly [field: string]: Json } = {},
): HostileContent => ({
  name,
  demands,
  settings: {
    variant: { ...BOUNDLESS, ...variant },
    deck1: { cards },
    deck2: { cards },
  },
});

export const createHostileContents = (): readonly HostileContent[] => [
  createContent(
    'a hand of five hundred cards',
    'memory',
    createDeck(() => true, 4),
    {
      firstHand: 10_000,
      secondHand: 10_000,
    },
  ),
  createContent(
    'five hundred structures',
    'memory',
    createDeck((type) => type === 'structure', 25),
    {
      firstHand: 400,
      secondHand: 400,
    },
  ),
  createContent(
    'five hundred pieces of equipment',
    'memory',
    createDeck((type) => type === 'equipment', 25),
    {
      firstHand: 400,
      secondHand: 400,
      universals: 10_000,
      weapons: 10_000,
      armours: 10_000,
      accessories: 10_000,
    },
  ),
  createContent(
    'chains without limits',
    'time',
    createDeck((type) => type === 'spell', 20),
    {
      firstHand: 400,
      secondHand: 400,
    },
  ),
  createContent(
    'characters that move without limits',
    'time',
    createDeck((type) => type === 'character', 10),
    {
      firstHand: 400,
      secondHand: 400,
      movesOnce: false,
      moveCost: 0,
    },
  ),
  createContent(
    'life, damage and states beyond measure',
    'time',
    createDeck(() => true, 4),
    {
      minimumDamage: 10_000,
      defaultPierce: 10_000,
      amounts: { poisoned: 10_000, regeneration: 10_000, vulnerable: 10_000 },
      retaliation: 'simultaneous',
    },
  ),
];
