/** The column of the event log, which can be hidden; the board does not change its size while a decision is open. */
import { classNames } from '@ludoteca/kit/web';
import { useState } from 'react';
import { IconButton } from '../components/icon-button.tsx';
import { setLogShown, useLogShown, useTexts } from '../state/preferences.ts';

/**
 * The classes of the match view. A log that is hidden during a decision leaves its column empty until the answer; one that is
 * shown lies over the board until then.
 */
export function useLogColumn(isDeciding: boolean): string {
  const isShown = useLogShown();
  const [hasColumn, setColumn] = useState(isShown);
  if (!isDeciding && hasColumn !== isShown) setColumn(isShown);
  return classNames(!hasColumn && 'whole-width', !isShown && 'without-log');
}

/** Narrow pages have tabs instead. */
export function LogColumnButton() {
  const { table } = useTexts();
  const isShown = useLogShown();
  return (
    <IconButton
      className="bare log-column-button"
      icon="column"
      label={table.logColumn}
      aria-pressed={isShown}
      onClick={() => setLogShown(!isShown)}
    />
  );
}
