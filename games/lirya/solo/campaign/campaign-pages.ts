/** The pages of the campaign: the first deck, the Road, an opponent, a result, and the deck. */
import type { Language, SoloAction, SoloPage } from '@ludoteca/kit';
import { isLegendary, toDeckCards } from '../../deck/index.ts';
import { createCardAction, formatCardLine, formatCardName, listDifferentCards } from '../card-items.ts';
import { createStarterActions } from '../starter-actions.ts';
import { createCampaignMatch } from './campaign-match.ts';
import {
  adviseDeck,
  type CampaignProgress,
  chooseStarter,
  DECK_RULES,
  findOpponent,
  goTo,
  isOpen,
  listCollection,
} from './campaign-progress.ts';
import { campaignTexts } from './campaign-texts.ts';
import { type Opponent, opponents } from './opponents.ts';

type CampaignPage = SoloPage<CampaignProgress>;
type CampaignAction = SoloAction<CampaignProgress>;

export function createCampaignPage(progress: CampaignProgress, language: Language): CampaignPage {
  if (progress.starter === undefined) return createStarterPage(progress, language);
  const opponent = findOpponent(progress.opponent);
  if (opponent !== undefined)
    return progress.page === 'opponent'
      ? createOpponentPage(progress, opponent, language)
      : createResultPage(progress, opponent, language);
  return progress.page === 'deck' ? createDeckPage(progress, language) : createMapPage(progress, language);
}

function createStarterPage(progress: CampaignProgress, language: Language): CampaignPage {
  const texts = campaignTexts[language];
  return {
    title: texts.starterTitle,
    paragraphs: [texts.starterAbout],
    actions: createStarterActions(language, (starter) => chooseStarter(progress, starter)),
  };
}

function createMapPage(progress: CampaignProgress, language: Language): CampaignPage {
  const texts = campaignTexts[language];
  const { won, deck } = progress;
  const open = opponents.filter((opponent) => isOpen(progress, opponent));
  const next = open.find(({ id }) => !won.includes(id));
  const locked = opponents.length - open.length;
  return {
    title: texts.mapTitle(won.length, opponents.length),
    paragraphs: [
      next === undefined ? texts.complete : texts.mapAbout,
      ...(locked === 0 ? [] : [texts.locked(locked)]),
    ],
    actions: [
      ...open.map(({ id, name }) => ({
        id,
        label: won.includes(id) ? `${name[language]} · ${texts.won}` : name[language],
        leadsTo: { progress: { ...progress, page: 'opponent' as const, opponent: id } },
        isAdvised: id === next?.id,
      })),
      {
        id: 'deck',
        label: texts.deckItem(deck.length, listCollection(progress).length),
        leadsTo: { progress: goTo(progress, 'deck') },
      },
    ],
  };
}

const createMapAction = (progress: CampaignProgress, language: Language): CampaignAction => ({
  id: 'map',
  label: campaignTexts[language].toMap,
  leadsTo: { progress: goTo(progress, 'map') },
});

const createDeckAction = (progress: CampaignProgress, language: Language): CampaignAction => ({
  id: 'deck',
  label: campaignTexts[language].deckItem(progress.deck.length, listCollection(progress).length),
  leadsTo: { progress: goTo(progress, 'deck') },
});

function createOpponentPage(
  progress: CampaignProgress,
  opponent: Opponent,
  language: Language,
): CampaignPage {
  const texts = campaignTexts[language];
  return {
    title: opponent.name[language],
    paragraphs: [opponent.story[language], texts.rule(opponent.rule[language])],
    actions: [
      {
        id: 'match',
        label: texts.fight(opponent.name[language]),
        isAdvised: true,
        leadsTo: { match: createCampaignMatch(progress, opponent) },
      },
      createDeckAction(progress, language),
      createMapAction(progress, language),
    ],
  };
}

function createResultPage(progress: CampaignProgress, opponent: Opponent, language: Language): CampaignPage {
  const texts = campaignTexts[language];
  const name = opponent.name[language];
  const map = createMapAction(progress, language);
  const deck = createDeckAction(progress, language);
  if (progress.page === 'won') {
    const cards = opponent.reward.map((id) => formatCardName(id, language)).join(', ');
    return {
      title: texts.wonTitle(name),
      paragraphs: [opponent.ending[language], texts.reward(cards)],
      actions: [{ ...map, isAdvised: true }, deck],
    };
  }
  return {
    title: texts.lostTitle(name),
    paragraphs: [texts.lostAbout],
    actions: [
      {
        id: 'again',
        label: texts.again,
        isAdvised: true,
        leadsTo: { progress: { ...progress, page: 'opponent' } },
      },
      deck,
      map,
    ],
  };
}

/** Only changes that keep the deck legal are offered. */
function createDeckPage(progress: CampaignProgress, language: Language): CampaignPage {
  const texts = campaignTexts[language];
  const { deck } = progress;
  const inDeck = toDeckCards(deck);
  const owned = toDeckCards(listCollection(progress));
  const hasRoom = deck.length < DECK_RULES.deckMax;
  const hasLegendaryRoom = deck.filter(isLegendary).length < DECK_RULES.legendaries;
  const addable = Object.keys(owned).filter(
    (id) => hasRoom && (inDeck[id] ?? 0) < (owned[id] ?? 0) && (hasLegendaryRoom || !isLegendary(id)),
  );
  const without = (id: string): readonly string[] => deck.toSpliced(deck.indexOf(id), 1);
  return {
    title: texts.deckTitle(deck.length),
    paragraphs: [texts.deckAbout],
    actions: [
      { ...createMapAction(progress, language), isAdvised: true },
      {
        id: 'advice',
        label: texts.useAdvice,
        leadsTo: { progress: { ...progress, deck: adviseDeck(progress) } },
      },
      ...listDifferentCards(addable, language).map((id) =>
        createCardAction<CampaignProgress>(id, language, {
          id: `add-${id}`,
          label: texts.into(formatCardLine(id, language)),
          leadsTo: { progress: { ...progress, deck: [...deck, id] } },
        }),
      ),
      ...listDifferentCards(deck.length > DECK_RULES.deckMin ? deck : [], language).map((id) =>
        createCardAction<CampaignProgress>(id, language, {
          id: `remove-${id}`,
          label: texts.aside(formatCardLine(id, language)),
          leadsTo: { progress: { ...progress, deck: without(id) } },
        }),
      ),
    ],
  };
}
