/** The page of a replay: of a finished table, or of a file that a person opens. */
import './replay.css';
import { usePageTitle } from '@ludoteca/kit/web';
import type { ServerProblem } from '@ludoteca/wire';
import { type DragEvent, type ReactNode, useEffect, useState } from 'react';
import { ErrorLine } from '../components/error-line.tsx';
import { Loading, ProblemPage } from '../components/error-page.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { api } from '../connection/server.ts';
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
export function TableReplayPage({ id }: { readonly id: string }): ReactNode {
  const [bytes, setBytes] = useState<Uint8Array>();
  const [problem, setProblem] = useState<ServerProblem>();
  useEffect(() => {
    let isCurrent = true;
    void api.archive(id).then((archive) => {
      if (!isCurrent) return;
      if (archive.ok) setBytes(archive.value);
      else setProblem(archive.problem);
    });
    return () => {
      isCurrent = false;
    };
  }, [id]);
  if (problem !== undefined) return <ProblemPage problem={problem} />;
  if (bytes === undefined) return <Loading />;
  return <FileReplay file={{ name: `${id}.archive`, bytes: Uint8Array.from(bytes) }} table={id} />;
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
