import type { Outcome, Seat, SomeParts } from '@ludoteca/kernel';
import type { Names, Texts } from '@ludoteca/kit';
import { SeatSign } from '@ludoteca/kit/web';
import type { Step } from '@ludoteca/wire';
import { memo, useEffect, useRef } from 'react';
import { useWords } from '../taste.ts';

type SomeEvent = SomeParts['event'];
type SomeTexts = Texts<SomeParts>;

/** One sentence of the story, and whose it is where the event says so. */
export interface StoryLine {
  readonly number: number;
  readonly sentence: string;
  readonly seat: Seat | undefined;
}

/** Most events name the seat they are about. */
const seatIn = (event: SomeEvent): Seat | undefined =>
  'seat' in event && typeof event.seat === 'number' ? event.seat : undefined;

const linesOf = (events: readonly SomeEvent[], texts: SomeTexts, names: Names): StoryLine[] =>
  events.flatMap((event, number) => {
    const sentence = texts.event(event, names);
    return sentence === undefined ? [] : [{ number, sentence, seat: seatIn(event) }];
  });

export const sentencesOf = (events: readonly SomeEvent[], texts: SomeTexts, names: Names): string[] =>
  linesOf(events, texts, names).map(({ sentence }) => sentence);

/** The story in sentences, to how it ended. Events are kept, not sentences: in another language it is told anew. */
export function storyOf(
  steps: readonly Step[],
  outcome: Outcome | undefined,
  texts: SomeTexts,
  names: Names,
): readonly StoryLine[] {
  const events = steps.flatMap((step) => step.events);
  const lines = linesOf(events, texts, names);
  if (outcome === undefined) return lines;
  return [...lines, { number: events.length, sentence: texts.outcome(outcome, names), seat: undefined }];
}

/** What happened so far; the latest at the bottom, in sight. */
export const Story = memo(function Story({ lines }: { readonly lines: readonly StoryLine[] }) {
  const { table } = useWords();
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
        {lines.map(({ number, sentence, seat }) => (
          <li key={number}>
            {seat === undefined ? <span className="sign-space" /> : <SeatSign seat={seat} size={12} />}
            <span>{sentence}</span>
          </li>
        ))}
      </ol>
    </section>
  );
});
