/** The progress of a campaign: the first deck, the opponents defeated, the deck, and the page that is shown. */
import { type Infer, type Schema, schema } from '@ludoteca/kernel';
import type { CardId } from '../../card-definition/index.ts';
import { presets, type RulesConfig } from '../../config.ts';
import {
  adviseCards,
  findDeckProblems,
  isFromCollection,
  isLegendary,
  starterDecks,
  toCardList,
  toCurrentCards,
  toDeckCards,
} from '../../deck/index.ts';
import { type StarterId, starterIds } from '../starter-actions.ts';
import { type Opponent, opponents } from './opponents.ts';

const { integer, list, object, oneOf, optional, refine, text } = schema;

const opponentId = oneOf(...opponents.map(({ id }) => id));

const fields = object({
  seed: text(100, 1),
  /** The starter deck whose cards the collection begins with. */
  starter: optional(oneOf(...starterIds)),
  /** Opponents defeated, each once. */
  won: list(opponentId, opponents.length),
  /** The cards of the deck, one element per copy. */
  deck: list(text(200, 1), 60),
  /** Matches played to their end. */
  matches: integer(0, 1_000_000),
  page: oneOf('map', 'deck', 'opponent', 'won', 'lost'),
  /** The opponent of the page. */
  opponent: optional(opponentId),
});
export interface CampaignProgress extends Infer<typeof fields> {}

/** The rules for decks, whatever the special rules of a match. */
export const DECK_RULES: RulesConfig = presets.balanced;

export const copiesAllowed = (id: CardId): number =>
  isLegendary(id) ? DECK_RULES.legendaryCopies : DECK_RULES.copies;

export const findOpponent = (id: string | undefined): Opponent | undefined =>
  opponents.find((one) => one.id === id);

function listStarterCards(starter: StarterId): readonly CardId[] {
  const { cards } = starterDecks[starter];
  const current = toCurrentCards({ cards }) as { readonly cards: typeof cards };
  return toCardList(current);
}

/** All cards that the person owns, at most as many copies as a deck may have. */
export function listCollection({
  starter,
  won,
}: Pick<CampaignProgress, 'starter' | 'won'>): readonly CardId[] {
  const owned = new Map<CardId, number>();
  const add = (id: CardId, copies: number): void =>
    void owned.set(id, Math.min(copiesAllowed(id), (owned.get(id) ?? 0) + copies));
  for (const id of starter === undefined ? [] : listStarterCards(starter)) add(id, 1);
  for (const opponent of won)
    for (const id of findOpponent(opponent)?.reward ?? []) add(id, copiesAllowed(id));
  return [...owned].flatMap(([id, copies]) => Array.from({ length: copies }, () => id));
}

export const campaignSchema: Schema<CampaignProgress> = refine(fields, (progress, path, context) => {
  const { starter, won, deck, page, opponent } = progress;
  if (new Set(won).size < won.length || (starter === undefined && won.length > 0))
    context.report('not one of', `${path}won`);
  const isLegal =
    isFromCollection(deck, listCollection(progress)) &&
    findDeckProblems({ cards: toDeckCards(deck) }, DECK_RULES).length === 0;
  if (starter === undefined ? deck.length > 0 : !isLegal) context.report('not one of', `${path}deck`);
  if ((page === 'map' || page === 'deck') !== (opponent === undefined))
    context.report('not one of', `${path}opponent`);
});

export const startCampaign = (seed: string): CampaignProgress => ({
  seed,
  won: [],
  deck: [],
  matches: 0,
  page: 'map',
});

export const chooseStarter = (progress: CampaignProgress, starter: StarterId): CampaignProgress => ({
  ...progress,
  starter,
  deck: listStarterCards(starter),
});

/** Goes to a page that is about no opponent. */
export function goTo(progress: CampaignProgress, page: 'map' | 'deck'): CampaignProgress {
  const { opponent: _, ...rest } = progress;
  return { ...rest, page };
}

export const isOpen = ({ won }: CampaignProgress, { needs }: Opponent): boolean => won.length >= needs;

/** The best forty cards of the collection, with no more legendary ones than are allowed. */
export function adviseDeck(progress: CampaignProgress): readonly CardId[] {
  const cards = listCollection(progress);
  const legends = cards.filter(isLegendary).slice(-DECK_RULES.legendaries);
  return adviseCards([...cards.filter((id) => !isLegendary(id)), ...legends], DECK_RULES.deckMin);
}
