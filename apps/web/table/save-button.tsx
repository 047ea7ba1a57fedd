import { useDeed } from '../deed.ts';
import { api } from '../server.ts';
import { useWords } from '../taste.ts';
import { ProblemLine } from '../trouble-line.tsx';

/** Has the match as a save, as the world that its game comes from has them. */
export function SaveButton({ table }: { readonly table: string }) {
  const { table: words } = useWords();
  const { busy, problem, act } = useDeed();
  const save = (): void =>
    act(
      () => api.save(table),
      ({ name, bytes }) => download(name, bytes),
    );
  return (
    <>
      <button type="button" className="soft rail-save" aria-disabled={busy} onClick={save}>
        {words.save}
      </button>
      <ProblemLine problem={problem} />
    </>
  );
}

/** A page can only hand over a file through a link. */
function download(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const url = URL.createObjectURL(new Blob([bytes]));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // It is read after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
