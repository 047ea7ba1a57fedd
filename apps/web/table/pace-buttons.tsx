/** How fast the page shows what others do, and the way to the own next decision. */
import { at, type Watcher } from '@ludoteca/kernel';
import { PERSON, PLAY_PACES, type TableInfo } from '@ludoteca/wire';
import { IconButton } from '../components/icon-button.tsx';
import { api } from '../connection/server.ts';
import { setPace, usePace, useTexts } from '../state/preferences.ts';

export function PaceButtons(given: {
  readonly table: TableInfo;
  readonly watcher: Watcher;
  /** Whether this person is asked now. */
  readonly isAsked: boolean;
  /** Shows everything that has arrived at once. */
  readonly onSkip: () => void;
}) {
  const { hosted } = useTexts();
  const pace = usePace();
  const { table, watcher, isAsked } = given;
  const { id, seats } = table;
  const isAlone = typeof watcher === 'number' && seats.filter(({ kind }) => kind === PERSON).length === 1;
  const label = `${hosted.pace}: ${hosted.paces[pace]}`;
  const change = (): void => {
    const next = at(PLAY_PACES, (PLAY_PACES.indexOf(pace) + 1) % PLAY_PACES.length);
    setPace(next);
    // Alone against computers the person's pace is that of the table.
    if (isAlone) void api.setPace(id, next);
  };
  const skip = (): void => {
    given.onSkip();
    if (isAlone) void api.skip(id);
  };
  return (
    <>
      <IconButton icon="hourglass" label={label} onClick={change} />
      {!isAsked && <IconButton icon="skip" label={hosted.skip} onClick={skip} />}
    </>
  );
}
