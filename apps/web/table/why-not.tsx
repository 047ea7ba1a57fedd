import { canonical, type Choice, type SomeParts } from '@ludoteca/kernel';
import { Beside } from '@ludoteca/kit/web';
import { useCallback, useState } from 'react';
import { useWords } from '../taste.ts';

type Option = Choice<SomeParts>;

/** What one might expect and cannot do, with the reason for each. */
export function WhyNot(given: {
  readonly barred: readonly Option[];
  readonly say: (option: Option) => string;
  readonly why: (option: Option) => Promise<string>;
}) {
  const { table } = useWords();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const close = useCallback(() => setAnchor(undefined), []);
  const open = async (button: HTMLElement): Promise<void> => {
    setReasons(await Promise.all(given.barred.map(given.why)));
    setAnchor(button);
  };
  return (
    <>
      <button
        type="button"
        className="soft"
        aria-expanded={anchor !== undefined}
        onClick={(event) => (anchor === undefined ? void open(event.currentTarget) : close())}
      >
        {table.whyNot}
      </button>
      {anchor && (
        <Beside anchor={anchor} label={table.whyNot} onClose={close}>
          <dl className="why-not" aria-live="polite">
            {given.barred.map((option, i) => (
              <div key={canonical(option)}>
                <dt>{given.say(option)}</dt>
                <dd>{reasons[i]}</dd>
              </div>
            ))}
          </dl>
        </Beside>
      )}
    </>
  );
}
