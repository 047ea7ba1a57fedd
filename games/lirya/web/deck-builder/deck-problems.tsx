import { canonicalJson } from '@ludoteca/kernel';
import type { Language } from '@ludoteca/kit';
import type { Deck } from '../../deck/index.ts';
import { texts } from '../../text/index.ts';
import { fixProblem, findProblems } from './deck-draft.ts';
import { deckBuilderTexts } from './texts.ts';

/** Every rule that the deck breaks, and a press that mends it where there is one way to. */
export function DeckProblems(given: {
  readonly language: Language;
  readonly deck: Deck;
  readonly onDeck: (deck: Deck) => void;
}) {
  const { language, deck, onDeck } = given;
  const said = deckBuilderTexts[language];
  const problems = findProblems(deck);
  return (
    <div className="ly-rules" role="status" aria-label={said.rules}>
      {problems.length === 0 ? (
        <p className="ly-fine">✓ {said.fine}</p>
      ) : (
        <ul>
          {problems.map((problem) => {
            const better = fixProblem(deck, problem);
            return (
              <li key={canonicalJson({ ...problem })}>
                <span>{texts[language].reason(problem, [])}</span>
                {better && (
                  <button type="button" className="soft" onClick={() => onDeck(better)}>
                    {said.mend}
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
