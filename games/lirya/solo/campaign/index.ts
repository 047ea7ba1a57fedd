/** The campaign: a journey along the Road, an opponent at a time, with a growing collection. */
import { eraseProgressType, type SoloMode } from '@ludoteca/kit';
import { campaignLink } from '../links.ts';
import { readResult } from '../read-result.ts';
import { createCampaignPage } from './campaign-pages.ts';
import { type CampaignProgress, campaignSchema, startCampaign } from './campaign-progress.ts';

export const campaignMode: SoloMode<CampaignProgress> = {
  ...campaignLink,
  version: 1,
  schema: campaignSchema,
  start: startCampaign,
  createPage: createCampaignPage,
  finish: (progress, _, outcome) => {
    const { opponent, won } = progress;
    const isWon = readResult(outcome) === 'won';
    return {
      ...progress,
      matches: progress.matches + 1,
      page: isWon ? 'won' : 'lost',
      won: isWon && opponent !== undefined && !won.includes(opponent) ? [...won, opponent] : won,
    };
  },
};

export const campaign = eraseProgressType(campaignMode);
