/** The event log next to the board. */
import type { AnyParts } from '@ludoteca/kernel';
import type { WebLogLine, WebRoutine } from '@ludoteca/kit';
import { classNames, SeatSymbol } from '@ludoteca/kit/web';
import { memo, useEffect, useRef } from 'react';
import { IconButton } from '../components/icon-button.tsx';
import { setRoutineShown, useLanguage, useRoutineShown, useTexts } from '../state/preferences.ts';
import type { EventLogLine } from './event-log.ts';

interface EventLogViewProps {
  readonly lines: readonly EventLogLine[];
  /** The game's own component for a line. */
  readonly line: WebLogLine<AnyParts> | undefined;
  /** The events that are left out unless the person wants all. */
  readonly isRoutine?: WebRoutine<AnyParts> | undefined;
  /** The first step since the person's last answer. */
  readonly sinceTurn?: number | undefined;
  /** In a replay: the step that the board shows, and the way to another one. */
  readonly now?: number | undefined;
  readonly onStep?: ((number: number) => void) | undefined;
}

/** Shows the log and keeps the latest line in view. */
export const EventLogView = memo(function EventLogView(given: EventLogViewProps) {
  const { table } = useTexts();
  const isAllShown = useRoutineShown();
  const { isRoutine, sinceTurn, now } = given;
  const lines =
    isRoutine === undefined || isAllShown
      ? given.lines
      : given.lines.filter(({ event }) => event === undefined || !isRoutine(event));
  const firstSince = sinceTurn === undefined ? -1 : lines.findIndex(({ step }) => step >= sinceTurn);
  const list = useRef<HTMLOListElement>(null);
  const latest = now === undefined ? lines.length - 1 : lines.findLastIndex(({ step }) => step <= now);
  useEffect(() => {
    const line = list.current?.children[latest];
    if (line instanceof HTMLElement && list.current !== null)
      list.current.scrollTo({ top: line.offsetTop + line.offsetHeight - list.current.clientHeight });
  }, [latest]);
  return (
    <section className="story">
      <h2>
        {table.log}
        {isRoutine !== undefined && (
          <IconButton
            icon="list"
            label={table.allEvents}
            className="bare story-all"
            aria-pressed={isAllShown}
            onClick={() => setRoutineShown(!isAllShown)}
          />
        )}
      </h2>
      {/* The list is focusable so that arrow keys scroll it. */}
      <ol ref={list} tabIndex={0} aria-label={table.log}>
        {lines.map((line, i) => (
          <LogRow
            key={line.key}
            line={line}
            draw={given.line}
            sinceTurn={i === firstSince && i > 0 ? table.sinceTurn : undefined}
            when={now === undefined || line.step < now ? 'past' : line.step === now ? 'now' : 'future'}
            onStep={given.onStep}
          />
        ))}
      </ol>
    </section>
  );
});

const LogRow = memo(function LogRow(given: {
  readonly line: EventLogLine;
  readonly draw: WebLogLine<AnyParts> | undefined;
  /** A heading above the line. */
  readonly sinceTurn: string | undefined;
  readonly when: 'past' | 'now' | 'future';
  readonly onStep: ((number: number) => void) | undefined;
}) {
  const language = useLanguage();
  const { table } = useTexts();
  const { line, draw: Line, when, onStep } = given;
  const { sentence, seat, isExplanation, event, step } = line;
  const symbol = seat === undefined ? <span className="sign-space" /> : <SeatSymbol seat={seat} size={12} />;
  return (
    <li
      className={classNames(isExplanation && 'remark', when !== 'past' && when)}
      aria-current={when === 'now' ? 'step' : undefined}
      data-since={given.sinceTurn}
    >
      {onStep === undefined ? (
        symbol
      ) : (
        <button
          type="button"
          className="story-jump"
          aria-label={`${table.showMoment}: ${sentence}`}
          onClick={() => onStep(step)}
        >
          {symbol}
        </button>
      )}
      <span>
        {Line === undefined || event === undefined ? (
          sentence
        ) : (
          <Line event={event} sentence={sentence} language={language} />
        )}
      </span>
    </li>
  );
});
