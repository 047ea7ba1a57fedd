/** The starter decks as actions of a page. */
import type { Language, SoloAction } from '@ludoteca/kit';
import { starterDecks } from '../deck/index.ts';

export type StarterId = keyof typeof starterDecks;
export const starterIds = Object.keys(starterDecks) as readonly StarterId[];

/** One action per starter deck; the first is advised. */
export const createStarterActions = <Progress>(
  language: Language,
  choose: (starter: StarterId) => Progress,
): readonly SoloAction<Progress>[] =>
  starterIds.map((id, i) => ({
    id,
    label: starterDecks[id].title[language],
    details: [starterDecks[id].plan[language]],
    isAdvised: i === 0,
    leadsTo: { progress: choose(id) },
  }));
