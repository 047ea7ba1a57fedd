/** Builds a deck from a pasted list and shows its size, its mana curve and what is wrong with it. */
import type { Json, Reason } from '@ludoteca/kernel';
import { type Language, prefixLineNumber, type WebPageProps } from '@ludoteca/kit';
import { CostCurve } from '@ludoteca/kit/web';
import { useState } from 'react';
import type { Deck } from '../../abilities/index.ts';
import { texts } from '../../text/index.ts';
import type { CardReply } from './card-messages.ts';
import { cardPageTexts } from './texts.ts';
import type { useCardWorker } from './use-card-worker.ts';

const STORED_NAME = 'deck list';
const MAX_LIST_LENGTH = 100_000;

type BuiltDeckReply = Extract<CardReply, { readonly kind: 'built' }>;

export function DeckFromList(
  given: Pick<WebPageProps, 'language' | 'makeTable' | 'recall' | 'remember' | 'download'> & {
    readonly index: Blob | undefined;
    readonly worker: ReturnType<typeof useCardWorker>;
  },
) {
  const { language, index, worker, recall, remember } = given;
  const labels = cardPageTexts[language];
  const [list, setList] = useState(() => {
    const stored = recall(STORED_NAME);
    return typeof stored === 'string' ? stored : '';
  });
  const [reply, setReply] = useState<CardReply>();
  const build = (): void => {
    remember(STORED_NAME, list);
    worker.ask({ ask: 'build', index, list, name: labels.deck }, setReply);
  };
  return (
    <section className="sheet" aria-label={labels.deck}>
      <h2>{labels.deck}</h2>
      <label className="tf-cards-list">
        {labels.list}
        <textarea
          className="field"
          maxLength={MAX_LIST_LENGTH}
          spellCheck={false}
          value={list}
          onChange={({ target }) => setList(target.value)}
        />
      </label>
      <p className="small">{labels.hint}</p>
      <button
        type="button"
        className="press"
        aria-disabled={worker.isBusy || list.trim() === ''}
        onClick={() => {
          if (!worker.isBusy && list.trim() !== '') build();
        }}
      >
        {labels.build}
      </button>
      {reply?.kind === 'invalid list' && <Reasons language={language} reasons={reply.reasons} />}
      {reply?.kind === 'failed' && <p role="alert">{labels.failed}</p>}
      {reply?.kind === 'built' && <BuiltDeck {...given} built={reply} />}
    </section>
  );
}

function Reasons({
  language,
  reasons,
}: {
  readonly language: Language;
  readonly reasons: readonly Reason[];
}) {
  return (
    <ul role="alert">
      {reasons.map((reason) => {
        const sentence = prefixLineNumber(language, reason, texts[language].reason(reason, []));
        return <li key={sentence}>{sentence}</li>;
      })}
    </ul>
  );
}

const sizeOf = ({ cards }: Deck): number => cards.reduce((sum, { count }) => sum + count, 0);

function BuiltDeck(
  given: Pick<WebPageProps, 'language' | 'makeTable' | 'download'> & { readonly built: BuiltDeckReply },
) {
  const { language, makeTable, download, built } = given;
  const labels = cardPageTexts[language];
  const { deck, curve, leftOut } = built;
  const size = labels.size(sizeOf(deck));
  return (
    <>
      <output>
        <strong>{deck.name}</strong>: {size}
      </output>
      <h3>{labels.curve}</h3>
      <CostCurve
        label={labels.curve}
        counts={curve}
        describe={(column, cards) =>
          labels.column(column === curve.length - 1 ? `${column}+` : String(column), cards)
        }
      />
      {leftOut.length > 0 && (
        <p>
          {labels.leftOut} {leftOut.join(', ')}
        </p>
      )}
      <div className="deeds">
        <button
          type="button"
          className="press"
          onClick={() => makeTable({ deck1: deck as unknown as Json }, { deck1: `${deck.name} (${size})` })}
        >
          {labels.play}
        </button>
        <button
          type="button"
          className="soft"
          onClick={() => download(`${deck.name}.json`, `${JSON.stringify(deck, undefined, 1)}\n`)}
        >
          {labels.save}
        </button>
      </div>
    </>
  );
}
