/** The deck as a code and as a list to copy, and a form that imports either. */
import type { Reason } from '@ludoteca/kernel';
import { type Language, prefixLineNumber } from '@ludoteca/kit';
import { type FormEvent, useState } from 'react';
import { encodeDeck, type Deck, formatDeckList, parseDeck, countCards } from '../../deck/index.ts';
import { texts } from '../../text/index.ts';
import { deckBuilderTexts } from './texts.ts';

interface DeckCodesProps {
  readonly language: Language;
  readonly deck: Deck;
  readonly onDeck: (deck: Deck) => void;
}

export function DeckCodes(props: DeckCodesProps) {
  const { language, deck } = props;
  const labels = deckBuilderTexts[language];
  return (
    <>
      {countCards(deck) > 0 && (
        <>
          <CopyField language={language} label={labels.code} text={encodeDeck(deck)} />
          <CopyField language={language} label={labels.list} text={formatDeckList(deck, language)} />
        </>
      )}
      <ImportForm {...props} />
    </>
  );
}

/** Without access to the clipboard the text can still be selected and copied by hand. */
function CopyField({
  language,
  label,
  text,
}: {
  readonly language: Language;
  readonly label: string;
  readonly text: string;
}) {
  const labels = deckBuilderTexts[language];
  const [copied, setCopied] = useState('');
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(text);
  };
  return (
    <div className="ly-copied">
      <label>
        <span>{label}</span>
        <textarea
          className="field"
          rows={text.includes('\n') ? 5 : 2}
          readOnly
          spellCheck={false}
          value={text}
          onFocus={({ target }) => target.select()}
        />
      </label>
      <button
        type="button"
        className="soft"
        aria-label={`${labels.copy}: ${label}`}
        onClick={() => void copy().catch(() => setCopied(''))}
      >
        {labels.copy}
      </button>
      <output className="small">{copied === text && labels.copied}</output>
    </div>
  );
}

function ImportForm({ language, onDeck }: DeckCodesProps) {
  const labels = deckBuilderTexts[language];
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly Reason[]>([]);
  const open = (event: FormEvent): void => {
    event.preventDefault();
    const parsed = parseDeck(new TextEncoder().encode(text));
    setProblems(parsed.ok ? [] : parsed.problem);
    if (!parsed.ok) return;
    onDeck(parsed.value);
    setText('');
  };
  return (
    <form className="ly-copied" onSubmit={open}>
      <label>
        <span>{labels.importDeck}</span>
        <textarea
          className="field"
          rows={4}
          required
          spellCheck={false}
          placeholder={labels.importHint}
          aria-invalid={problems.length > 0}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <button type="submit" className="soft">
        {labels.open}
      </button>
      <ul className="trouble" aria-live="polite">
        {problems.slice(0, 5).map((reason) => {
          const sentence = prefixLineNumber(language, reason, texts[language].reason(reason, []));
          return <li key={sentence}>{sentence}</li>;
        })}
      </ul>
    </form>
  );
}
