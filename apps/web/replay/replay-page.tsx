/** The page of a replay: of a finished table, or of a file that a person opens. */
import './replay.css';
import { usePageTitle } from '@ludoteca/kit/web';
import { type DragEvent, type ReactNode, useEffect, useState } from 'react';
import { ErrorLine } from '../components/error-line.tsx';
import { Loading, ProblemPage } from '../components/error-page.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { api, ensureGuest } from '../connection/server.ts';
import { useLanguage } from '../state/preferences.ts';
import { ReplayView } from './replay-view.tsx';
import { REPLAY_TEXTS } from './texts.ts';
import { useReplay } from './use-replay.ts';

/** A file in memory. */
interface ReplayFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The replay of a finished table. */
export const TableReplayPage = ({ id }: { readonly id: string }): ReactNode => (
  <ServerReplay load={() => api.archive(id)} name={id} table={id} />
);

/** The replay of a match that the person has uploaded. */
export const UploadReplayPage = ({ id }: { readonly id: string }): ReactNode => (
  <ServerReplay load={() => loadUpload(id)} name={id.slice(0, 8)} />
);

async function loadUpload(id: string): Promise<ArchiveReply> {
  const guest = await ensureGuest();
  return guest.ok ? api.uploadedArchive(id) : guest;
}

type ArchiveReply = Awaited<ReturnType<typeof api.archive>>;

/** Loads an archive from the server once. */
function ServerReplay(given: {
  readonly load: () => Promise<ArchiveReply>;
  readonly name: string;
  readonly table?: string;
}): ReactNode {
  const [load] = useState(() => given.load);
  const [archive, setArchive] = useState<ArchiveReply>();
  useEffect(() => {
    let isCurrent = true;
    void load().then((reply) => isCurrent && setArchive(reply));
    return () => {
      isCurrent = false;
    };
  }, [load]);
  if (archive === undefined) return <Loading />;
  if (!archive.ok) return <ProblemPage problem={archive.problem} />;
  const file = { name: `${given.name}.archive`, bytes: Uint8Array.from(archive.value) };
  return <FileReplay file={file} {...(given.table === undefined ? {} : { table: given.table })} />;
}

/** The replay of a file, which never leaves the browser. */
export function FileReplayPage(): ReactNode {
  const [file, setFile] = useState<ReplayFile>();
  const open = (chosen: File | undefined): void => {
    if (chosen === undefined) return;
    void chosen.arrayBuffer().then((buffer) => setFile({ name: chosen.name, bytes: new Uint8Array(buffer) }));
  };
  const drop = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      open(event.dataTransfer.files[0]);
    },
  };
  return (
    <div className="replay-drop" {...drop}>
      {file === undefined ? (
        <FileChooser onChoose={open} />
      ) : (
        <FileReplay key={file.name} file={file} onClose={() => setFile(undefined)} />
      )}
    </div>
  );
}

function FileChooser(given: {
  readonly onChoose: (file: File | undefined) => void;
  readonly problem?: string;
}) {
  const texts = REPLAY_TEXTS[useLanguage()];
  usePageTitle(texts.title);
  return (
    <>
      <PageHeader />
      <main className="make">
        <h1>{texts.title}</h1>
        <section className="sheet replay-chooser">
          <p>{texts.drop}</p>
          <label className="press">
            {texts.choose}
            <input
              type="file"
              className="aloud"
              onChange={({ target }) => given.onChoose(target.files?.[0])}
            />
          </label>
          {given.problem !== undefined && <ErrorLine>{given.problem}</ErrorLine>}
        </section>
      </main>
    </>
  );
}

function FileReplay(given: {
  readonly file: ReplayFile;
  /** The table that the match was played at. */
  readonly table?: string;
  readonly onClose?: () => void;
}): ReactNode {
  const texts = REPLAY_TEXTS[useLanguage()];
  const { file, table, onClose } = given;
  const [bytes] = useState(file.bytes);
  const opened = useReplay(bytes);
  if (opened === undefined) return <Loading />;
  if ('problem' in opened)
    return (
      <>
        <PageHeader />
        <main className="make">
          <h1>{texts.title}</h1>
          <ErrorLine>{texts.problems[opened.problem]}</ErrorLine>
          {onClose !== undefined && (
            <button type="button" className="press" onClick={onClose}>
              {texts.otherFile}
            </button>
          )}
        </main>
      </>
    );
  return <ReplayView {...opened} file={file} table={table} onClose={onClose} />;
}
