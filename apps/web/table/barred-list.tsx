/** A list of barred choices with the reasons. */
import type { Choice, AnyParts } from '@ludoteca/kernel';
import { Popover, WithRuleLinks } from '@ludoteca/kit/web';
import { useCallback, useEffect, useState } from 'react';
import { Icon } from '../components/icon.tsx';
import { useTexts } from '../state/preferences.ts';

type Option = Choice<AnyParts>;

interface BarredListProps {
  readonly game: string;
  readonly barred: readonly Option[];
  readonly say: (option: Option) => string;
  readonly why: (option: Option) => Promise<string>;
}

export function BarredList(given: BarredListProps) {
  const { table } = useTexts();
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
          <BarredReasons {...given} />
        </Popover>
      )}
    </>
  );
}

/** Loads the reasons one after another, each with a request. */
function BarredReasons({ game, barred, say, why }: BarredListProps) {
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
      {Array.from(groupByReason(barred, reasons), ([reason, options]) => (
        <div key={reason}>
          <dt>{options.map(say).join(', ')}</dt>
          <dd>
            <WithRuleLinks game={game} text={reason} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Groups choices by reason; choices without a loaded reason come last. */
function groupByReason(
  barred: readonly Option[],
  reasons: readonly string[],
): Map<string, readonly Option[]> {
  const groups = new Map<string, readonly Option[]>();
  for (const [i, option] of barred.entries()) {
    const reason = reasons[i] ?? '…';
    groups.set(reason, [...(groups.get(reason) ?? []), option]);
  }
  return groups;
}
