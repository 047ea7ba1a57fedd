/** The comments on a replayed match, stored in this browser under the hash of its file. */
import { sha256Hex } from '@ludoteca/kernel';
import { makeMatchComments, type MatchComments, parseMatchComments } from '@ludoteca/kit';
import { useEffect, useMemo, useState } from 'react';
import { loadFile, saveFile } from '../state/file-store.ts';

interface StoredComments {
  /** Undefined until they are read. */
  readonly comments: MatchComments | undefined;
  /** The browser could not store the latest change. */
  readonly isUnsaved: boolean;
  readonly change: (comments: MatchComments) => void;
}

export function useComments(archive: Uint8Array): StoredComments {
  const name = useMemo(() => `comments ${sha256Hex(new TextDecoder('latin1').decode(archive))}`, [archive]);
  const [comments, setComments] = useState<MatchComments>();
  const [isUnsaved, setUnsaved] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void loadComments(name).then((loaded) => isCurrent && setComments(loaded));
    return () => {
      isCurrent = false;
    };
  }, [name]);
  const change = (changed: MatchComments): void => {
    setComments(changed);
    void saveFile(name, new Blob([Uint8Array.from(makeMatchComments(changed))])).then(
      () => setUnsaved(false),
      () => setUnsaved(true),
    );
  };
  return { comments, isUnsaved, change };
}

/** None if the browser has no storage. */
async function loadComments(name: string): Promise<MatchComments> {
  const text = await loadFile(name).then(
    (file) => file?.text(),
    () => undefined,
  );
  return (text === undefined ? undefined : parseMatchComments(text)) ?? new Map<number, string>();
}
