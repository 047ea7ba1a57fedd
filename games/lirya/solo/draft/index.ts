/** The draft: forty-five picks, a deck, and three matches. */
import { eraseProgressType, type SoloMode } from '@ludoteca/kit';
import { draftLink } from '../links.ts';
import { readResult } from '../read-result.ts';
import { createDraftPage } from './draft-pages.ts';
import { type DraftProgress, draftSchema, startDraft } from './draft-progress.ts';

export const draftMode: SoloMode<DraftProgress> = {
  ...draftLink,
  version: 1,
  schema: draftSchema,
  start: startDraft,
  createPage: createDraftPage,
  finish: (progress, _, outcome) => ({ ...progress, results: [...progress.results, readResult(outcome)] }),
};

export const draft = eraseProgressType(draftMode);
