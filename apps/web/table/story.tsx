import type { AnyParts } from '@ludoteca/kernel';
import type { WebLogLine } from '@ludoteca/kit';
import { SeatSymbol } from '@ludoteca/kit/web';
import { memo, useEffect, useRef } from 'react';
import { useLanguage, useWords } from '../taste.ts';
import type { StoryLine } from './tale.ts';

/** What happened so far; the latest at the bottom, in sight. */
export const Story = memo(function Story(given: {
  readonly lines: readonly StoryLine[];
  /** How the game shows a sentence, if it does so itself. */
  readonly line: WebLogLine<AnyParts> | undefined;
}) {
  const { table } = useWords();
  const language = useLanguage();
  const { lines, line: Line } = given;
  const list = useRef<HTMLOListElement>(null);
  const { length } = lines;
  useEffect(() => {
    if (length > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [length]);
  return (
    <section className="story">
      <h2>{table.log}</h2>
      {/* Whoever has no mouse scrolls it with the arrow keys: it takes the focus. */}
      <ol ref={list} tabIndex={0} aria-label={table.log}>
        {lines.map(({ place, sentence, seat, remark, event }) => (
          <li key={place} className={remark && 'remark'}>
            {seat === undefined ? <span className="sign-space" /> : <SeatSymbol seat={seat} size={12} />}
            <span>
              {Line === undefined || event === undefined ? (
                sentence
              ) : (
                <Line event={event} sentence={sentence} language={language} />
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
});
