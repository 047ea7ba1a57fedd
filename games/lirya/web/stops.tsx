import { Popover, type AutoPassControls, usePopover } from '@ludoteca/kit/web';
import { STOPS } from '../auto-pass.ts';
import type { LiryaBoardTexts } from './texts/index.ts';

/** When this page stops to ask for a response, and when it passes by itself. */
export function Stops({
  passing,
  words,
}: {
  readonly passing: AutoPassControls;
  readonly words: LiryaBoardTexts;
}) {
  const { anchor, isOpen, toggle, close } = usePopover();
  const { title, about, control, stops } = words.passing;
  return (
    <>
      <button type="button" className="ly-stops-button" aria-expanded={isOpen} onClick={toggle}>
        {title}
      </button>
      {anchor && (
        <Popover anchor={anchor} label={title} onClose={close}>
          <p className="ly-sheet-title">{about}</p>
          <div className="ly-stops">
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
            <label>
              <input
                type="checkbox"
                checked={passing.control}
                onChange={({ target }) => passing.setControl(target.checked)}
              />
              {control}
            </label>
          </div>
        </Popover>
      )}
    </>
  );
}
