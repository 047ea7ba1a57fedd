/** The pages of the draft: picks, the deck, the matches, and the end. */
import { at, sha256Hex } from '@ludoteca/kernel';
import type { ByLanguage, Language, SoloMatch, SoloPage } from '@ludoteca/kit';
import { ADVISED_SHARES, adviseCards, computeDeckStatistics, toDeckCards } from '../../deck/index.ts';
import {
  countByType,
  createCardAction,
  formatCardLine,
  formatCardName,
  listDifferentCards,
} from '../card-items.ts';
import { PACK_SIZE, PACKS } from './draft-packs.ts';
import {
  addPick,
  DRAFT_MATCHES,
  type DraftProgress,
  listLeftOver,
  putAside,
  putIntoDeck,
} from './draft-progress.ts';
import { draftTexts } from './draft-texts.ts';
import { advisePick, DRAFT_DECK_SIZE, simulateDraft } from './simulate-draft.ts';

type DraftPage = SoloPage<DraftProgress>;

/** The places at the draft of the opponents, with their names. */
const OPPONENTS = [
  { drafter: 1, name: 'Ilda' },
  { drafter: 4, name: 'Teodoro' },
  { drafter: 7, name: 'Marsilia' },
] as const;

const inEveryLanguage = (name: string): ByLanguage<string> => ({ it: name, en: name, pt: name });

export function createDraftPage(progress: DraftProgress, language: Language): DraftPage {
  const { picks, results, step } = progress;
  if (picks.length < PACKS * PACK_SIZE) return createPickPage(progress, language);
  if (results.length === DRAFT_MATCHES) return createEndPage(progress, language);
  return step === 'build' ? createDeckPage(progress, language) : createMatchPage(progress, language);
}

function createPickPage(progress: DraftProgress, language: Language): DraftPage {
  const texts = draftTexts[language];
  const { seed, picks } = progress;
  const { pack = [] } = simulateDraft(seed, picks) ?? {};
  const advised = advisePick(pack, picks);
  const types = countByType(picks, (type, count) => (count === 0 ? '' : `${type} ${count}`), language);
  return {
    title: texts.pickTitle(
      Math.floor(picks.length / PACK_SIZE) + 1,
      PACKS,
      (picks.length % PACK_SIZE) + 1,
      PACK_SIZE,
    ),
    paragraphs: [
      texts.pickAbout,
      ...(picks.length === 0
        ? []
        : [texts.picked(picks.length, types.filter((part) => part !== '').join(', '))]),
      texts.advice(formatCardName(advised, language)),
    ],
    actions: pack.map((id) =>
      createCardAction(id, language, {
        id,
        label: formatCardLine(id, language),
        leadsTo: { progress: addPick(progress, id) },
        isAdvised: id === advised,
      }),
    ),
  };
}

function createDeckPage(progress: DraftProgress, language: Language): DraftPage {
  const texts = draftTexts[language];
  const { picks, deck = [] } = progress;
  const { meanCost } = computeDeckStatistics({ cards: toDeckCards(deck) });
  const types = countByType(
    deck,
    (type, count, key) => texts.typeCount(type, count, Math.round((deck.length * ADVISED_SHARES[key]) / 100)),
    language,
  );
  const canRemove = deck.length > DRAFT_DECK_SIZE;
  return {
    title: texts.deckTitle(deck.length, picks.length),
    paragraphs: [
      texts.deckAbout,
      texts.types(types.join(', ')),
      texts.meanCost(meanCost.toLocaleString(language)),
    ],
    actions: [
      {
        id: 'play',
        label: texts.play,
        isAdvised: true,
        leadsTo: { progress: { ...progress, step: 'play' } },
      },
      {
        id: 'advice',
        label: texts.useAdvice,
        leadsTo: { progress: { ...progress, deck: adviseCards(picks, DRAFT_DECK_SIZE) } },
      },
      ...listDifferentCards(listLeftOver(progress), language).map((id) =>
        createCardAction(id, language, {
          id: `add-${id}`,
          label: texts.into(formatCardLine(id, language)),
          leadsTo: { progress: putIntoDeck(progress, id) },
        }),
      ),
      ...listDifferentCards(canRemove ? deck : [], language).map((id) =>
        createCardAction(id, language, {
          id: `remove-${id}`,
          label: texts.aside(formatCardLine(id, language)),
          leadsTo: { progress: putAside(progress, id) },
        }),
      ),
    ],
  };
}

/** The match that follows. Drafted decks may have any number of copies. */
export function createDraftMatch({ seed, picks, deck = [], results }: DraftProgress): SoloMatch {
  const { drafter, name } = at(OPPONENTS, results.length);
  const pool = at(simulateDraft(seed, picks)?.pools ?? [], drafter);
  return {
    id: `draft-${sha256Hex(seed).slice(0, 8)}-${results.length + 1}`,
    seed: `${seed} match ${results.length + 1}`,
    settings: {
      deck1: { name: 'draft', cards: toDeckCards(deck) },
      deck2: { name, cards: toDeckCards(adviseCards(pool, DRAFT_DECK_SIZE)) },
      variant: { copies: picks.length, legendaryCopies: picks.length, legendaries: picks.length },
    },
    opponents: [inEveryLanguage(name)],
  };
}

const describeResults = ({ results }: DraftProgress, language: Language): readonly string[] => {
  const texts = draftTexts[language];
  return results.map((result, i) => texts.result(i + 1, at(OPPONENTS, i).name, texts.results[result]));
};

function createMatchPage(progress: DraftProgress, language: Language): DraftPage {
  const texts = draftTexts[language];
  const { length } = progress.results;
  return {
    title: texts.matchTitle(length + 1, DRAFT_MATCHES),
    paragraphs: describeResults(progress, language),
    actions: [
      {
        id: 'match',
        label: texts.startMatch(at(OPPONENTS, length).name),
        isAdvised: true,
        leadsTo: { match: createDraftMatch(progress) },
      },
      {
        id: 'deck',
        label: texts.changeDeck,
        leadsTo: { progress: { ...progress, step: 'build' } },
      },
    ],
  };
}

function createEndPage(progress: DraftProgress, language: Language): DraftPage {
  const texts = draftTexts[language];
  const won = progress.results.filter((result) => result === 'won').length;
  return {
    title: texts.overTitle,
    paragraphs: [texts.over(won, DRAFT_MATCHES), ...describeResults(progress, language)],
    actions: [],
  };
}
