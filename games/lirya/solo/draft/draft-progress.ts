/** The progress of a draft: its seed, the picks, the deck and the results. */
import { type Infer, type Schema, schema } from '@ludoteca/kernel';
import type { CardId } from '../../card-definition/index.ts';
import { adviseCards, isFromCollection } from '../../deck/index.ts';
import { DRAFT_DECK_SIZE, DRAFT_PICKS, simulateDraft } from './simulate-draft.ts';

const { list, object, oneOf, optional, refine, text } = schema;

export const DRAFT_MATCHES = 3;

const fields = object({
  seed: text(100, 1),
  picks: list(text(200, 1), DRAFT_PICKS),
  /** Present after the last pick. */
  deck: optional(list(text(200, 1), DRAFT_PICKS, DRAFT_DECK_SIZE)),
  /** Whether the deck is being built or played. */
  step: oneOf('build', 'play'),
  results: list(oneOf('won', 'lost', 'drawn'), DRAFT_MATCHES),
});
export interface DraftProgress extends Infer<typeof fields> {}

export const draftSchema: Schema<DraftProgress> = refine(fields, ({ seed, picks, deck }, path, context) => {
  if (simulateDraft(seed, picks) === undefined) context.report('not one of', `${path}picks`);
  if ((deck !== undefined) !== (picks.length === DRAFT_PICKS) || (deck && !isFromCollection(deck, picks)))
    context.report('not one of', `${path}deck`);
});

export const startDraft = (seed: string): DraftProgress => ({ seed, picks: [], step: 'build', results: [] });

/** The advised deck follows the last pick. */
export function addPick(progress: DraftProgress, card: CardId): DraftProgress {
  const picks = [...progress.picks, card];
  return picks.length < DRAFT_PICKS
    ? { ...progress, picks }
    : { ...progress, picks, deck: adviseCards(picks, DRAFT_DECK_SIZE) };
}

/** The picks that are not in the deck. */
export function listLeftOver({ picks, deck = [] }: DraftProgress): readonly CardId[] {
  const left = [...picks];
  for (const id of deck) left.splice(left.indexOf(id), 1);
  return left;
}

export const putIntoDeck = (progress: DraftProgress, card: CardId): DraftProgress => ({
  ...progress,
  deck: [...(progress.deck ?? []), card],
});

export function putAside(progress: DraftProgress, card: CardId): DraftProgress {
  const deck = [...(progress.deck ?? [])];
  deck.splice(deck.indexOf(card), 1);
  return { ...progress, deck };
}
