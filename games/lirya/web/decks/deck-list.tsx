import type { Language } from '@ludoteca/kit';
import { Stepper } from '@ludoteca/kit/web';
import { type Deck, countCards } from '../../deck/index.ts';
import { rowOfId } from '../../pool/index.ts';
import { printedOf } from '../printed.ts';
import { Sign } from '../signs.tsx';
import { mostOf, renamed } from './drafting.ts';
import { byTypeAndCost } from './wanted.ts';
import { deckWords } from './words.ts';

interface DeckListProps {
  readonly language: Language;
  readonly deck: Deck;
  readonly onChange: (card: string, by: number) => void;
}

export function DeckName(
  given: Pick<DeckListProps, 'language' | 'deck'> & { readonly onDeck: (deck: Deck) => void },
) {
  const { language, deck, onDeck } = given;
  const said = deckWords[language];
  return (
    <label className="ly-deck-name">
      <span className="aloud">{said.name}</span>
      <input
        className="field"
        maxLength={80}
        placeholder={said.name}
        value={deck.name ?? ''}
        onChange={({ target }) => onDeck(renamed(deck, target.value))}
      />
      <output>{said.size(countCards(deck))}</output>
    </label>
  );
}

/** The deck card by card. */
export function DeckList({ language, deck, onChange }: DeckListProps) {
  const said = deckWords[language];
  const cards = Object.keys(deck.cards)
    .flatMap((id) => rowOfId(id)?.card ?? [])
    .toSorted(byTypeAndCost(language));
  if (cards.length === 0) return <p className="small">{said.empty}</p>;
  return (
    <ul className="ly-deck-list" aria-label={said.deck}>
      {cards.map(({ id }) => (
        <Row key={id} language={language} card={id} count={deck.cards[id] ?? 0} onChange={onChange} />
      ))}
    </ul>
  );
}

function Row(
  given: Pick<DeckListProps, 'language' | 'onChange'> & { readonly card: string; readonly count: number },
) {
  const { language, card, count, onChange } = given;
  const said = deckWords[language];
  const { name, cost, type, element } = printedOf(language, card);
  return (
    <li className={`ly-ink-${element}`}>
      <b className="ly-row-cost">{cost}</b>
      <Sign name={type} />
      <span className="ly-row-name">{name}</span>
      <Stepper
        less={said.remove(name)}
        more={said.add(name)}
        isLeast={count === 0}
        isMost={count >= mostOf(card)}
        onStep={(by) => onChange(card, by)}
      >
        <output>{count}</output>
      </Stepper>
    </li>
  );
}
