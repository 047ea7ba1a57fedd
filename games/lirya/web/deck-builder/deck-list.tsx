import type { Language } from '@ludoteca/kit';
import { Stepper } from '@ludoteca/kit/web';
import { type Deck, countCards } from '../../deck/index.ts';
import { rowOfId } from '../../pool/index.ts';
import { printCard } from '../printed-card.ts';
import { Icon } from '../icons.tsx';
import { maxCopies, renameDeck } from './deck-draft.ts';
import { compareCards } from './card-filter.ts';
import { deckBuilderTexts } from './texts.ts';

interface DeckListProps {
  readonly language: Language;
  readonly deck: Deck;
  readonly onChange: (card: string, by: number) => void;
}

export function DeckName(
  given: Pick<DeckListProps, 'language' | 'deck'> & { readonly onDeck: (deck: Deck) => void },
) {
  const { language, deck, onDeck } = given;
  const said = deckBuilderTexts[language];
  return (
    <label className="ly-deck-name">
      <span className="aloud">{said.name}</span>
      <input
        className="field"
        maxLength={80}
        placeholder={said.name}
        value={deck.name ?? ''}
        onChange={({ target }) => onDeck(renameDeck(deck, target.value))}
      />
      <output>{said.size(countCards(deck))}</output>
    </label>
  );
}

/** The deck card by card. */
export function DeckList({ language, deck, onChange }: DeckListProps) {
  const said = deckBuilderTexts[language];
  const cards = Object.keys(deck.cards)
    .flatMap((id) => rowOfId(id)?.card ?? [])
    .toSorted(compareCards(language));
  if (cards.length === 0) return <p className="small">{said.empty}</p>;
  return (
    <ul className="ly-deck-list" aria-label={said.deck}>
      {cards.map(({ id }) => (
        <DeckRow key={id} language={language} card={id} count={deck.cards[id] ?? 0} onChange={onChange} />
      ))}
    </ul>
  );
}

function DeckRow(
  given: Pick<DeckListProps, 'language' | 'onChange'> & { readonly card: string; readonly count: number },
) {
  const { language, card, count, onChange } = given;
  const said = deckBuilderTexts[language];
  const { name, cost, type, element } = printCard(language, card);
  return (
    <li className={`ly-ink-${element}`}>
      <b className="ly-row-cost">{cost}</b>
      <Icon name={type} />
      <span className="ly-row-name">{name}</span>
      <Stepper
        less={said.remove(name)}
        more={said.add(name)}
        isLeast={count === 0}
        isMost={count >= maxCopies(card)}
        onStep={(by) => onChange(card, by)}
      >
        <output>{count}</output>
      </Stepper>
    </li>
  );
}
