/** The download of a match as a save of the original program. */
import { useRequest } from '../connection/use-request.ts';
import { api } from '../connection/server.ts';
import { useTexts } from '../state/preferences.ts';
import { ProblemLine } from '../components/error-line.tsx';

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

/** Starts a download through a temporary link. */
function download(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const url = URL.createObjectURL(new Blob([bytes]));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The URL is read asynchronously after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
