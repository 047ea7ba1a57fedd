/** Takes the own latest decision back, with the consent of the other people, and answers such proposals. */
import { at, type Watcher } from '@ludoteca/kernel';
import type { PlayerNames } from '@ludoteca/kit';
import type { TableInfo } from '@ludoteca/wire';
import { ProblemLine } from '../components/error-line.tsx';
import { IconButton } from '../components/icon-button.tsx';
import { api } from '../connection/server.ts';
import { useRequest } from '../connection/use-request.ts';
import { useTexts } from '../state/preferences.ts';

export function TakebackButton({ table }: { readonly table: TableInfo }) {
  const { hosted } = useTexts();
  const { isBusy, problem, send } = useRequest();
  return (
    <>
      <IconButton
        icon="undo"
        label={hosted.takeback}
        aria-disabled={isBusy || table.takeback !== undefined}
        onClick={() => send(() => api.takeBack(table.id))}
      />
      <ProblemLine problem={problem} />
    </>
  );
}

/** A proposal that waits for this person, or for others. */
export function TakebackNotice(given: {
  readonly table: TableInfo;
  readonly names: PlayerNames;
  readonly watcher: Watcher;
}) {
  const { hosted, yes, no } = useTexts();
  const { isBusy, problem, send } = useRequest();
  const { table, names, watcher } = given;
  const { takeback } = table;
  if (takeback === undefined) return null;
  const answer = (accept: boolean): void => send(() => api.takeBack(table.id, { accept }));
  const isAwaited = typeof watcher === 'number' && takeback.awaited.includes(watcher);
  return (
    <div className="waiting-notice">
      <output>{hosted.proposed(at(names, takeback.by))}</output>
      {isAwaited && (
        <>
          <button type="button" className="soft" aria-disabled={isBusy} onClick={() => answer(true)}>
            {yes}
          </button>
          <button type="button" className="soft" aria-disabled={isBusy} onClick={() => answer(false)}>
            {no}
          </button>
        </>
      )}
      <ProblemLine problem={problem} />
    </div>
  );
}
