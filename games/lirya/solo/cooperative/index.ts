/** The cooperative mode: two people share one side against a computer with rules of its own. */
import { type Infer, schema, sha256Hex } from '@ludoteca/kernel';
import {
  type ByLanguage,
  eraseProgressType,
  type Language,
  type SoloMatch,
  type SoloMode,
  type SoloPage,
} from '@ludoteca/kit';
import { cooperativeLink } from '../links.ts';
import { readResult } from '../read-result.ts';
import { createStarterActions, type StarterId, starterIds } from '../starter-actions.ts';
import { type Rival, rivals } from './rivals.ts';
import { cooperativeTexts } from './cooperative-texts.ts';

const { integer, list, object, oneOf, optional, text } = schema;

const rivalId = oneOf(...rivals.map(({ id }) => id));

const fields = object({
  seed: text(100, 1),
  rival: optional(rivalId),
  deck: optional(oneOf(...starterIds)),
  /** The result that is shown. */
  result: optional(oneOf('won', 'lost', 'drawn')),
  matches: integer(0, 1_000_000),
  /** Rivals that were defeated, each once. */
  defeated: list(rivalId, rivals.length),
});
export interface CooperativeProgress extends Infer<typeof fields> {}

type CooperativePage = SoloPage<CooperativeProgress>;

const TEAM: ByLanguage<string> = { it: 'La coppia', en: 'The pair', pt: 'A dupla' };

const createMatch = ({ seed, matches }: CooperativeProgress, rival: Rival, deck: StarterId): SoloMatch => ({
  id: `together-${sha256Hex(seed).slice(0, 8)}-${matches + 1}-${rival.id}`,
  seed: `${seed} match ${matches + 1}`,
  settings: {
    deck1: deck,
    deck2: rival.deck,
    variant: rival.variant,
  },
  person: TEAM,
  opponents: [rival.name],
});

function createPage(progress: CooperativeProgress, language: Language): CooperativePage {
  const rival = rivals.find(({ id }) => id === progress.rival);
  if (rival === undefined) return createRivalPage(progress, language);
  if (progress.result !== undefined) return createResultPage(progress, progress.result, language);
  return progress.deck === undefined
    ? createDeckPage(progress, language)
    : createMatchPage(progress, rival, progress.deck, language);
}

function createRivalPage(progress: CooperativeProgress, language: Language): CooperativePage {
  const texts = cooperativeTexts[language];
  const { defeated } = progress;
  const names = rivals.filter(({ id }) => defeated.includes(id)).map(({ name }) => name[language]);
  return {
    title: texts.rivalTitle,
    paragraphs: [texts.about, ...(names.length === 0 ? [] : [texts.defeated(names.join(', '))])],
    actions: rivals.map(({ id, name, about }, i) => ({
      id,
      label: name[language],
      details: [about[language]],
      leadsTo: { progress: { ...progress, rival: id } },
      isAdvised: i === Math.min(defeated.length, rivals.length - 1),
    })),
  };
}

function createDeckPage(progress: CooperativeProgress, language: Language): CooperativePage {
  const texts = cooperativeTexts[language];
  return {
    title: texts.deckTitle,
    paragraphs: [texts.deckAbout],
    actions: createStarterActions(language, (deck) => ({ ...progress, deck })),
  };
}

/** Progress without a rival, deck and result. */
const chooseAgain = ({ seed, matches, defeated }: CooperativeProgress): CooperativeProgress => ({
  seed,
  matches,
  defeated,
});

function createMatchPage(
  progress: CooperativeProgress,
  rival: Rival,
  deck: StarterId,
  language: Language,
): CooperativePage {
  const texts = cooperativeTexts[language];
  return {
    title: texts.matchTitle(rival.name[language]),
    paragraphs: [rival.about[language], texts.turns],
    actions: [
      {
        id: 'match',
        label: texts.play(rival.name[language]),
        isAdvised: true,
        leadsTo: { match: createMatch(progress, rival, deck) },
      },
      { id: 'other', label: texts.otherRival, leadsTo: { progress: chooseAgain(progress) } },
    ],
  };
}

function createResultPage(
  progress: CooperativeProgress,
  result: keyof (typeof cooperativeTexts)['en']['resultTitle'],
  language: Language,
): CooperativePage {
  const texts = cooperativeTexts[language];
  const { result: _, ...again } = progress;
  return {
    title: texts.resultTitle[result],
    paragraphs: [],
    actions: [
      { id: 'again', label: texts.again, isAdvised: true, leadsTo: { progress: again } },
      { id: 'other', label: texts.otherRival, leadsTo: { progress: chooseAgain(progress) } },
    ],
  };
}

export const cooperativeMode: SoloMode<CooperativeProgress> = {
  ...cooperativeLink,
  version: 1,
  schema: fields,
  start: (seed) => ({ seed, matches: 0, defeated: [] }),
  createPage,
  finish: (progress, _, outcome) => {
    const result = readResult(outcome);
    const { rival = '', defeated, matches } = progress;
    const isNew = result === 'won' && !defeated.includes(rival);
    return { ...progress, result, matches: matches + 1, defeated: isNew ? [...defeated, rival] : defeated };
  },
};

export const cooperative = eraseProgressType(cooperativeMode);
