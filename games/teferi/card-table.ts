/** The cards of a match for its archive: by name, so that cards that ship later do not matter. */
import type { CardNames, CardTable, DeepReadonly, Reason } from '@ludoteca/kernel';
import { memoizeByObject } from '@ludoteca/kit';
import { dealDecks } from './decks/deal-decks.ts';
import type { Settings, State, Teferi } from './parts.ts';
import { listPositionCards } from './position.ts';

/** The longest name that an archive can hold; longer ones are cut. */
const MAX_NAME_LENGTH = 300;
/** Reasons beyond these would only repeat them. */
const MAX_REASONS = 10;

const nameOf = (card: State['cards'][number]): string =>
  (typeof card === 'string' ? card : card.name).slice(0, MAX_NAME_LENGTH);

/** Matches between shipped decks share a table. */
const namesOfTable = memoizeByObject((cards: State['cards']): CardNames => cards.map(nameOf));

const listCards = ({ deck1, deck2 }: Settings, from: unknown): CardNames =>
  from === undefined ? namesOfTable(dealDecks(deck1, deck2).cards) : listPositionCards(from).map(nameOf);

const missingCard = (card: string): Reason => ({ why: 'card gone', facts: { card } });

export const cardTable: CardTable<Teferi> = {
  list: listCards,
  // Cards that do not ship are defined in the settings or in the start position, where `findContradictions` looks.
  findMissing: () => [],
  findContradictions: (recorded, settings, from) => {
    const present = listCards(settings, from);
    const known = new Set(present);
    const missing = recorded.filter((card) => !known.has(card));
    if (missing.length > 0) return missing.slice(0, MAX_REASONS).map(missingCard);
    const other = present.find((card, i) => card !== recorded[i]);
    return other === undefined ? [] : [{ why: 'other cards', facts: { card: other } }];
  },
  // The definitions are part of the settings, of the start position or of the version of the rules.
  exportState: (state: DeepReadonly<State>) => ({ ...state, cards: state.cards.map(nameOf) }),
};
