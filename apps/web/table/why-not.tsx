import type { Choice, AnyParts } from '@ludoteca/kernel';
import { Popover } from '@ludoteca/kit/web';
import { useCallback, useEffect, useState } from 'react';
import { Icon } from '../icons.tsx';
import { useWords } from '../taste.ts';

type Option = Choice<AnyParts>;

interface WhyNotProps {
  readonly barred: readonly Option[];
  readonly say: (option: Option) => string;
  readonly why: (option: Option) => Promise<string>;
}

/** What one might expect and cannot do, and why: things with the same reason together. */
export function WhyNot(given: WhyNotProps) {
  const { table } = useWords();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = useCallback(() => setAnchor(undefined), []);
  return (
    <>
      <button
        type="button"
        className="soft why-not-button"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(anchor === undefined ? currentTarget : undefined)}
      >
        <Icon name="question" />
        <span>{table.whyNot}</span>
      </button>
      {anchor && (
        <Popover anchor={anchor} label={table.whyNot} onClose={close}>
          <Reasons {...given} />
        </Popover>
      )}
    </>
  );
}

/** The reasons come one after another: each is a word with the server. */
function Reasons({ barred, say, why }: WhyNotProps) {
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const next = barred[reasons.length];
  useEffect(() => {
    let gone = false;
    if (next !== undefined)
      void why(next).then((reason) => {
        if (!gone) setReasons((told) => [...told, reason]);
      });
    return () => {
      gone = true;
    };
  }, [next, why]);
  return (
    <dl className="why-not" aria-live="polite">
      {Array.from(together(barred, reasons), ([reason, options]) => (
        <div key={reason}>
          <dt>{options.map(say).join(', ')}</dt>
          <dd>{reason}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What has the same reason, under it; what is still to be told stands together at the end. */
function together(barred: readonly Option[], reasons: readonly string[]): Map<string, readonly Option[]> {
  const groups = new Map<string, readonly Option[]>();
  for (const [i, option] of barred.entries()) {
    const reason = reasons[i] ?? '…';
    groups.set(reason, [...(groups.get(reason) ?? []), option]);
  }
  return groups;
}
