/** The deck rules that the deck breaks, with a button that fixes a problem if there is only one way. */
import { canonicalJson } from '@ludoteca/kernel';
import type { Language } from '@ludoteca/kit';
import type { Deck } from '../../deck/index.ts';
import { texts } from '../../text/index.ts';
import { fixProblem, findProblems } from './deck-draft.ts';
import { deckBuilderTexts } from './texts.ts';

export function DeckProblems(props: {
  readonly language: Language;
  readonly deck: Deck;
  readonly onDeck: (deck: Deck) => void;
}) {
  const { language, deck, onDeck } = props;
  const labels = deckBuilderTexts[language];
  const problems = findProblems(deck);
  return (
    <div className="ly-rules" role="status" aria-label={labels.rules}>
      {problems.length === 0 ? (
        <p className="ly-fine">✓ {labels.noProblems}</p>
      ) : (
        <ul>
          {problems.map((problem) => {
            const fixed = fixProblem(deck, problem);
            return (
              <li key={canonicalJson({ ...problem })}>
                <span>{texts[language].reason(problem, [])}</span>
                {fixed && (
                  <button type="button" className="soft" onClick={() => onDeck(fixed)}>
                    {labels.fix}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
