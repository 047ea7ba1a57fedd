import { Beside } from '@ludoteca/kit/web';
import { useCallback, useState } from 'react';
import { STOPS } from '../stops.ts';
import type { Passing } from './use-passing.ts';
import type { Words } from './words.ts';

/** When this page stops to ask for a response, and when it passes by itself. */
export function Stops({ passing, words }: { readonly passing: Passing; readonly words: Words }) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = useCallback(() => setAnchor(undefined), []);
  const { title, about, helpless, stops } = words.passing;
  return (
    <>
      <button
        type="button"
        className="ly-stops-button"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(anchor === undefined ? currentTarget : undefined)}
      >
        {title}
      </button>
      {anchor && (
        <Beside anchor={anchor} label={title} onClose={close}>
          <p className="ly-sheet-title">{about}</p>
          <div className="ly-stops">
            <label>
              <input
                type="checkbox"
                checked={passing.helpless}
                onChange={({ target }) => passing.setHelpless(target.checked)}
              />
              {helpless}
            </label>
            {STOPS.map((stop) => (
              <label key={stop}>
                <input
                  type="checkbox"
                  checked={passing.stops.has(stop)}
                  onChange={() => passing.toggle(stop)}
                />
                {stops[stop]}
              </label>
            ))}
          </div>
        </Beside>
      )}
    </>
  );
}
