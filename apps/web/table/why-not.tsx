import { canonical, type Choice, type SomeParts } from '@ludoteca/kernel';
import { Beside } from '@ludoteca/kit/web';
import { useCallback, useEffect, useState } from 'react';
import { Icon } from '../icons.tsx';
import { useWords } from '../taste.ts';

type Option = Choice<SomeParts>;

interface WhyNotProps {
  readonly barred: readonly Option[];
  readonly say: (option: Option) => string;
  readonly why: (option: Option) => Promise<string>;
}

/** What one might expect and cannot do, with the reason for each. */
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
        <Beside anchor={anchor} label={table.whyNot} onClose={close}>
          <Reasons {...given} />
        </Beside>
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
      {barred.map((option, i) => (
        <div key={canonical(option)}>
          <dt>{say(option)}</dt>
          <dd>{reasons[i] ?? '…'}</dd>
        </div>
      ))}
    </dl>
  );
}
