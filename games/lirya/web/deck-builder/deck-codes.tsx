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

/** Decks as texts: this one to be copied, others to be brought. */
export function DeckCodes(given: DeckCodesProps) {
  const { language, deck } = given;
  const said = deckBuilderTexts[language];
  return (
    <>
      {countCards(deck) > 0 && (
        <>
          <CopyField language={language} label={said.code} text={encodeDeck(deck)} />
          <CopyField language={language} label={said.list} text={formatDeckList(deck, language)} />
        </>
      )}
      <ImportForm {...given} />
    </>
  );
}

/** A text to be taken along. Where the page may not touch the clipboard it is selected, to be copied by hand. */
function CopyField({
  language,
  label,
  text,
}: {
  readonly language: Language;
  readonly label: string;
  readonly text: string;
}) {
  const said = deckBuilderTexts[language];
  const [done, setDone] = useState('');
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setDone(text);
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
        aria-label={`${said.copy}: ${label}`}
        onClick={() => void copy().catch(() => setDone(''))}
      >
        {said.copy}
      </button>
      <output className="small">{done === text && said.copied}</output>
    </div>
  );
}

function ImportForm({ language, onDeck }: DeckCodesProps) {
  const said = deckBuilderTexts[language];
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<readonly Reason[]>([]);
  const open = (event: FormEvent): void => {
    event.preventDefault();
    const read = parseDeck(new TextEncoder().encode(text));
    setWrong(read.ok ? [] : read.problem);
    if (!read.ok) return;
    onDeck(read.value);
    setText('');
  };
  return (
    <form className="ly-copied" onSubmit={open}>
      <label>
        <span>{said.bring}</span>
        <textarea
          className="field"
          rows={4}
          required
          spellCheck={false}
          placeholder={said.bringHint}
          aria-invalid={wrong.length > 0}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <button type="submit" className="soft">
        {said.open}
      </button>
      <ul className="trouble" aria-live="polite">
        {wrong.slice(0, 5).map((reason) => {
          const sentence = prefixLineNumber(language, reason, texts[language].reason(reason, []));
          return <li key={sentence}>{sentence}</li>;
        })}
      </ul>
    </form>
  );
}
