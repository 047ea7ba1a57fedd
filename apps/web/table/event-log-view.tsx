/** The event log next to the board. */
import type { AnyParts } from '@ludoteca/kernel';
import type { WebLogLine } from '@ludoteca/kit';
import { SeatSymbol } from '@ludoteca/kit/web';
import { memo, useEffect, useRef } from 'react';
import { useLanguage, useTexts } from '../state/preferences.ts';
import type { EventLogLine } from './event-log.ts';

/** Shows the log and keeps the latest line in view. */
export const EventLogView = memo(function EventLogView(given: {
  readonly lines: readonly EventLogLine[];
  /** The game's own component for a line. */
  readonly line: WebLogLine<AnyParts> | undefined;
}) {
  const { table } = useTexts();
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
      {/* The list is focusable so that arrow keys scroll it. */}
      <ol ref={list} tabIndex={0} aria-label={table.log}>
        {lines.map(({ key, sentence, seat, isExplanation, event }) => (
          <li key={key} className={isExplanation && 'remark'}>
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
