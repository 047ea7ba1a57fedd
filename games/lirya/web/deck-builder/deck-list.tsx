/** The name of the deck and its cards with their numbers of copies. */
import type { Language } from '@ludoteca/kit';
import { Stepper } from '@ludoteca/kit/web';
import { type Deck, countCards } from '../../deck/index.ts';
import { rowOfId } from '../../pool/index.ts';
import { printCard } from '../printed-card.ts';
import { Icon } from '../icons.tsx';
import { maxCopies, renameDeck } from './deck-draft.ts';
import { compareCards } from './library-filter.ts';
import { deckBuilderTexts } from './texts.ts';

interface DeckListProps {
  readonly language: Language;
  readonly deck: Deck;
  readonly onChange: (card: string, by: number) => void;
}

export function DeckName(
  props: Pick<DeckListProps, 'language' | 'deck'> & { readonly onDeck: (deck: Deck) => void },
) {
  const { language, deck, onDeck } = props;
  const labels = deckBuilderTexts[language];
  return (
    <label className="ly-deck-name">
      <span className="aloud">{labels.name}</span>
      <input
        className="field"
        maxLength={80}
        placeholder={labels.name}
        value={deck.name ?? ''}
        onChange={({ target }) => onDeck(renameDeck(deck, target.value))}
      />
      <output>{labels.size(countCards(deck))}</output>
    </label>
  );
}

export function DeckList({ language, deck, onChange }: DeckListProps) {
  const labels = deckBuilderTexts[language];
  const cards = Object.keys(deck.cards)
    .flatMap((id) => rowOfId(id)?.card ?? [])
    .toSorted(compareCards(language));
  if (cards.length === 0) return <p className="small">{labels.empty}</p>;
  return (
    <ul className="ly-deck-list" aria-label={labels.deck}>
      {cards.map(({ id }) => (
        <DeckRow key={id} language={language} card={id} count={deck.cards[id] ?? 0} onChange={onChange} />
      ))}
    </ul>
  );
}

function DeckRow(
  props: Pick<DeckListProps, 'language' | 'onChange'> & { readonly card: string; readonly count: number },
) {
  const { language, card, count, onChange } = props;
  const labels = deckBuilderTexts[language];
  const { name, cost, type, element } = printCard(language, card);
  return (
    <li className={`ly-ink-${element}`}>
      <b className="ly-row-cost">{cost}</b>
      <Icon name={type} />
      <span className="ly-row-name">{name}</span>
      <Stepper
        less={labels.remove(name)}
        more={labels.add(name)}
        isLeast={count === 0}
        isMost={count >= maxCopies(card)}
        onStep={(by) => onChange(card, by)}
      >
        <output>{count}</output>
      </Stepper>
    </li>
  );
}
