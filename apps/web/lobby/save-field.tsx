import type { Reason } from '@ludoteca/kernel';
import { FILE_TOO_LARGE, MAX_FILE_BYTES, type OpenedSave, prefixLineNumber } from '@ludoteca/kit';
import type { GameInfo } from '@ludoteca/wire';
import { useId, useState } from 'react';
import { loadGame } from '../games.ts';
import { useLanguage, useWords } from '../taste.ts';

/** A save of the world that a game comes from: what it holds, and the file as it is sent. */
export interface UploadedSave {
  readonly opened: OpenedSave;
  readonly file: string;
}

/** What came of choosing a file, in the words of the game. */
interface Looked {
  readonly said: readonly string[];
  readonly refused: boolean;
}

/** Has a match go on from a save. It is read here by the game's own code, so that what is odd with it is said before anything is sent. */
export function SaveField(given: {
  readonly game: GameInfo;
  readonly onChange: (save: UploadedSave | undefined) => void;
}) {
  const { make } = useWords();
  const language = useLanguage();
  const [looked, setLooked] = useState<Looked>();
  const list = useId();
  const { game, onChange } = given;
  const ending = game.files?.ending ?? '';

  const choose = async (file: File | undefined): Promise<void> => {
    onChange(undefined);
    setLooked(undefined);
    if (file === undefined) return;
    const entry = (await loadGame(game.id))?.entry;
    const say = (reason: Reason): string =>
      prefixLineNumber(language, reason, entry?.texts[language].reason(reason, []) ?? reason.why);
    // Two things may be odd in the same words.
    const sentences = (reasons: readonly Reason[]): readonly string[] => [...new Set(reasons.map(say))];
    const bytes = file.size > MAX_FILE_BYTES ? undefined : new Uint8Array(await file.arrayBuffer());
    const opened = bytes && entry?.files?.open(bytes);
    if (bytes === undefined || opened?.ok !== true) {
      const problem = opened?.ok === false ? opened.problem : [FILE_TOO_LARGE];
      setLooked({ said: sentences(problem), refused: true });
      return;
    }
    setLooked({ said: sentences(opened.value.warnings), refused: false });
    onChange({ opened: opened.value, file: base64(bytes) });
  };

  return (
    <fieldset className="sheet">
      <legend>{make.save}</legend>
      <label className="own-file">
        {make.openSave(ending)}
        <input
          type="file"
          accept={ending}
          aria-describedby={list}
          aria-invalid={looked?.refused === true}
          onChange={({ target }) => void choose(target.files?.[0])}
        />
      </label>
      <ul id={list} className={looked?.refused === true ? 'trouble' : 'small'} aria-live="polite">
        {looked?.said.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Piece by piece: a function takes only so many arguments. */
function base64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
