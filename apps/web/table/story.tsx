import { SeatSign } from '@ludoteca/kit/web';
import { memo, useEffect, useRef } from 'react';
import { useWords } from '../taste.ts';
import type { StoryLine } from './tale.ts';

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
        {lines.map(({ place, sentence, seat, remark }) => (
          <li key={place} className={remark && 'remark'}>
            {seat === undefined ? <span className="sign-space" /> : <SeatSign seat={seat} size={12} />}
            <span>{sentence}</span>
          </li>
        ))}
      </ol>
    </section>
  );
});
