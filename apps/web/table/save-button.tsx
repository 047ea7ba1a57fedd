/** The download of a match as a save of the original program. */
import { useRequest } from '../connection/use-request.ts';
import { api } from '../connection/server.ts';
import { useTexts } from '../state/preferences.ts';
import { ProblemLine } from '../components/error-line.tsx';
import { download } from '../components/download.ts';

export function SaveButton({ table }: { readonly table: string }) {
  const { table: tableTexts } = useTexts();
  const { isBusy, problem, send } = useRequest();
  const save = (): void =>
    send(
      () => api.save(table),
      ({ name, bytes }) => download(name, bytes),
    );
  return (
    <>
      <button type="button" className="soft rail-save" aria-disabled={isBusy} onClick={save}>
        {tableTexts.save}
      </button>
      <ProblemLine problem={problem} />
    </>
  );
}
